package ocr

import (
	"cmp"
	"context"
	"image"
	"slices"
)

// Lines of short signs, such as "(1) I, III & V" or "I. 1. B 2. A", are hopeless to an
// engine that knows words: it takes several for one. The picture shows the gaps
// between them, so that each is shown to it between words that it is sure of.
const (
	poorLine   = 0.7 // the mean confidence of such a line is below it
	mostPoor   = 10  // such lines of a page are looked at, the worst
	mostSigns  = 16  // of such a line
	gainedLine = 0.15
)

// poor is a line that is read word by word.
type poor struct {
	from, to   int // its words
	confidence float64
	places     []place
}

// wordByWord reads again the lines that were read badly, each word on its own.
func (e *Engine) wordByWord(ctx context.Context, page *image.Gray, words []word, height int) ([]word, error) {
	frame, ok := frameOf(page, words, height)
	if !ok {
		return words, nil
	}
	lines := poorLines(page, words, height)
	var places []place
	for _, l := range lines {
		places = append(places, l.places...)
	}
	if len(places) == 0 {
		return words, nil
	}
	found, err := e.looks(ctx, page, frame, places, height)
	if err != nil {
		return nil, err
	}
	return reread(words, lines, found), nil
}

// poorLines lists the worst of them in their order.
func poorLines(page *image.Gray, words []word, height int) (lines []poor) {
	for _, l := range lineGroups(words) {
		if p, ok := poorLineOf(page, words, l, height); ok {
			lines = append(lines, p)
		}
	}
	slices.SortStableFunc(lines, func(a, b poor) int { return cmp.Compare(a.confidence, b.confidence) })
	lines = lines[:min(len(lines), mostPoor)]
	slices.SortFunc(lines, func(a, b poor) int { return a.from - b.from })
	return lines
}

// poorLineOf is a line as one to be read word by word, if it was read badly and consists
// of short words.
func poorLineOf(page *image.Gray, words []word, l [2]int, height int) (poor, bool) {
	line := words[l[0]:l[1]]
	out := poor{from: l[0], to: l[1], confidence: meanConfidence(line)}
	if out.confidence >= poorLine {
		return poor{}, false
	}
	band := line[0].box
	for _, w := range line {
		band = band.Union(w.box)
	}
	boxes := stretches(page, band, height, height*2/5)
	if band.Dy() > 3*height || len(boxes) < 2 || len(boxes) > mostSigns {
		return poor{}, false
	}
	for _, b := range boxes {
		if b.Dx() > widestShort*height || b.Dy() < height/2 || b.Dy() > height*2 {
			return poor{}, false
		}
		out.places = append(out.places, place{box: b, line: line[0]})
	}
	return out, true
}

func meanConfidence(line []word) float64 {
	return reading{words: line}.quality()
}

// reread puts what was found word by word in place of lines, where every word was read
// and all in all far surer than before.
func reread(words []word, lines []poor, found [][]word) []word {
	var out []word
	from, at := 0, 0
	for _, l := range lines {
		seen := found[at : at+len(l.places)]
		at += len(l.places)
		var line []word
		all := true
		for _, s := range seen {
			all = all && len(s) > 0
			line = append(line, s...)
		}
		if !all || meanConfidence(line) < l.confidence+gainedLine {
			continue
		}
		for i := range line {
			line[i].number, line[i].line = words[l.from].number, words[l.from].line
		}
		out = append(append(out, words[from:l.from]...), line...)
		from = l.to
	}
	return append(out, words[from:]...)
}
