package ocr

import (
	"context"
	"errors"
	"image"
	"regexp"
	"slices"
	"sync"
	"unicode/utf8"

	"formwright/shared/reader/raster"
)

// A second look is taken at short words that stand apart and were doubtful or
// not read at all: labels before a tab, answers of one letter, "75 °C". The
// engine reads such words far better between words of a sentence, so they are
// shown to it again between a word of the page that it is sure of.
const (
	doubtfulShort = 0.87 // of a word apart from others
	longestShort  = 9    // characters of it
	widestShort   = 9    // letters' heights
	mostAgain     = 24   // places of a page
	trusted       = 0.6  // of what the second look must be sure at least
	agreed        = 0.8  // of what makes good for a word that was not seen at all
)

// again mends the words of a page by a second look.
func (e *Engine) again(ctx context.Context, page *image.Gray, words []word, height int) ([]word, error) {
	frame, ok := frameOf(page, words, height)
	if !ok {
		return words, nil
	}
	var places []place
	for _, l := range lineGroups(words) {
		places = append(places, doubtful(page, words, l, height)...)
	}
	if len(places) == 0 || len(places) > mostAgain*2 {
		return words, nil // so many doubts are no slips
	}
	places = places[:min(len(places), mostAgain)]
	found, err := e.looks(ctx, page, frame, places, height)
	if err != nil {
		return nil, err
	}
	for k, p := range places {
		if better(found[k], p.words) {
			words = replaced(words, p, found[k])
		}
	}
	return words, nil
}

// fewPlaces is how many places are not worth a second engine.
const fewPlaces = 4

// looks reads the places again, many in two halves side by side, as the page was.
func (e *Engine) looks(ctx context.Context, page *image.Gray, f frame, places []place, height int) ([][]word, error) {
	found, errs := make([][]word, len(places)), [2]error{}
	zoom := againHeight / float64(height)
	look := func(turn, from, to int) {
		strip := f.around(page, places[from:to], height)
		var seen []word
		if seen, errs[turn] = e.pool.read(ctx, raster.Scale(strip.picture, zoom)); errs[turn] != nil {
			return
		}
		for k := from; k < to; k++ {
			found[k] = strip.words(k-from, seen, zoom)
		}
	}
	half := len(places)
	if len(places) >= fewPlaces {
		half = (len(places) + 1) / 2
	}
	var wait sync.WaitGroup
	if half < len(places) {
		wait.Go(func() { look(1, half, len(places)) })
	}
	look(0, 0, half)
	wait.Wait()
	return found, errors.Join(errs[:]...)
}

// place is a stretch of a line that is looked at again.
type place struct {
	box   image.Rectangle
	line  word   // any word of its line
	words []word // what was read there
}

// lineGroups lists the first and last index of the words of each line.
func lineGroups(words []word) (out [][2]int) {
	for from := 0; from < len(words); {
		to := from + 1
		for to < len(words) && words[to].number == words[from].number {
			to++
		}
		out = append(out, [2]int{from, to})
		from = to
	}
	return out
}

// doubtful lists the places of a line that deserve a second look.
func doubtful(page *image.Gray, words []word, l [2]int, height int) []place {
	line := words[l[0]:l[1]]
	band := line[0].line
	for _, w := range line {
		band = band.Union(w.box)
	}
	if band.Dy() > 3*height {
		return nil // a drawing, or a formula
	}
	reach := sideways(words, l, band, page.Rect)
	band.Min.X, band.Max.X = reach.Min.X, reach.Max.X
	var out []place
	for _, box := range stretches(page, band, height, height*5/4) {
		p := place{box: box, line: line[0]}
		for _, w := range line {
			if middle := (w.box.Min.X + w.box.Max.X) / 2; box.Min.X <= middle && middle < box.Max.X {
				p.words = append(p.words, w)
			}
		}
		if p.deserves(height) {
			out = append(out, p)
		}
	}
	return out
}

// sideways is how far a line may go on before other lines at its height begin.
func sideways(words []word, l [2]int, band, page image.Rectangle) image.Rectangle {
	out := page
	for i, w := range words {
		if i >= l[0] && i < l[1] || w.box.Max.Y <= band.Min.Y || w.box.Min.Y >= band.Max.Y {
			continue
		}
		if w.box.Max.X <= band.Min.X {
			out.Min.X = max(out.Min.X, w.box.Max.X)
		} else if w.box.Min.X >= band.Max.X {
			out.Max.X = min(out.Max.X, w.box.Min.X)
		}
	}
	return out
}

// deserves reports whether a stretch is short, looks like letters and is not
// read with certainty.
func (p place) deserves(height int) bool {
	w, h := p.box.Dx(), p.box.Dy()
	if w > widestShort*height || h < height*6/10 || h > height*2 || w < height/6 {
		return false
	}
	runes, least := 0, 1.0
	for _, w := range p.words {
		runes += utf8.RuneCountInString(w.text)
		least = min(least, w.confidence)
	}
	return runes <= longestShort && (runes == 0 || least < doubtfulShort || len(p.words) == 1 && keyEntry.MatchString(p.words[0].text))
}

// keyEntry is an entry of a key whose space was overlooked: "1B".
var keyEntry = regexp.MustCompile(`^\d{1,3}[A-Za-z]$`)

// stretches parts the ink of a band at gaps that are wider than one.
func stretches(page *image.Gray, band image.Rectangle, height, gap int) []image.Rectangle {
	band = band.Intersect(page.Rect)
	var out []image.Rectangle
	last := -height * 10
	for x := band.Min.X; x < band.Max.X; x++ {
		top, bottom := -1, -1
		for y := band.Min.Y; y < band.Max.Y; y++ {
			if page.Pix[y*page.Stride+x] < 150 {
				if top < 0 {
					top = y
				}
				bottom = y + 1
			}
		}
		if top < 0 {
			continue
		}
		column := image.Rect(x, top, x+1, bottom)
		if x-last > gap {
			out = append(out, column)
		} else {
			out[len(out)-1] = out[len(out)-1].Union(column)
		}
		last = x
	}
	return out
}

// better reports whether the second look is surer than the first.
func better(found, old []word) bool {
	if len(found) == 0 {
		return false
	}
	now, before := 1.0, 0.0
	for _, w := range found {
		now = min(now, w.confidence)
	}
	if len(old) == 0 {
		return now >= agreed
	}
	before = 1
	for _, w := range old {
		before = min(before, w.confidence)
	}
	return now >= trusted && (now > before || len(found) > len(old) && joinedText(found) == joinedText(old))
}

func joinedText(words []word) (text string) {
	for _, w := range words {
		text += w.text
	}
	return text
}

// replaced puts what was found in place of what was read there.
func replaced(words []word, p place, found []word) []word {
	number, line := p.line.number, p.line.line
	at := slices.IndexFunc(words, func(w word) bool { return w.number == number && w.box.Max.X > p.box.Min.X })
	if at < 0 { // behind everything on its line
		for i, w := range words {
			if w.number == number {
				at = i + 1
			}
		}
	}
	for i := range found {
		found[i].number, found[i].line = number, line
	}
	out := slices.Clone(words[:at])
	out = append(out, found...)
	for _, w := range words[at:] {
		if !slices.Contains(p.words, w) {
			out = append(out, w)
		}
	}
	return out
}
