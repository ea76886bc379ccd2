package scan

import (
	"image"
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/raster"
)

// Layer is a page whose words somebody else's OCR read and put below its picture,
// each with its line as Block. The picture says what is drawn around them. What
// was read for a circle or box to tick is dropped or becomes one. ok is false
// where the words do not stand on those of the picture.
func Layer(img *image.RGBA, dpi float64, words []layout.Span) (page layout.Page, ok bool) {
	even, threshold := raster.Even(grey(img))
	s := look(img, even, threshold)
	if !s.stand(words, dpi) {
		return layout.Page{}, false
	}
	words = s.withoutSigns(words, dpi)
	words = s.withSteadySigns(words, dpi)
	s.relabel(words, dpi)
	s.boldness(words, dpi)
	page = layout.Page{Scanned: true, Spans: words,
		Width: float64(s.grey.Rect.Dx()) * 72 / dpi, Height: float64(s.grey.Rect.Dy()) * 72 / dpi}
	s.describe(&page, dpi)
	s.withPicks(&page, dpi)
	return page, true
}

// stand reports whether there is ink in most words' boxes and hardly any right
// above and below them.
func (s *sight) stand(words []layout.Span, dpi float64) bool {
	good := 0
	for _, w := range words {
		r := s.pixels(w.Box, dpi)
		inside := s.inkIn(r.Inset(s.height / 8))
		gap := image.Rect(r.Min.X, r.Max.Y, r.Max.X, r.Max.Y+s.height/3)
		if inside > 0 && s.inkIn(gap.Intersect(s.grey.Rect)) <= inside {
			good++
		}
	}
	return good*10 >= len(words)*8
}

// inkIn counts the pixels of ink in a box.
func (s *sight) inkIn(r image.Rectangle) (n int) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if s.ink(x, y) {
				n++
			}
		}
	}
	return n
}

// signRead lists what engines read for circles and boxes, empty or not.
func signRead(text string) bool {
	return slices.Contains(strings.Fields("O o 0 © ® @ Q C D () ( ) (_) (o) (O) (*) (@) Oo • ● ○ ◯ e © □ ☐ ☑ ☒ [] [ ] [_] L] LI Ll Li L1 CI Cl CJ EJ El [1 [x] [X] [J [I I] |_| X x V v ✓ ■ a 8 & 6 (e) (e"), text)
}

// withoutSigns drops the words that were read for a circle or box, which the
// picture shows.
func (s *sight) withoutSigns(words []layout.Span, dpi float64) []layout.Span {
	return slices.DeleteFunc(slices.Clone(words), func(w layout.Span) bool {
		return signRead(w.Text) && slices.ContainsFunc(s.frames, func(f frame) bool {
			return inBox(w.Box, points(f.box.Inset(-s.height/3), dpi))
		})
	})
}

// withSteadySigns makes boxes of the signs that begin three lines and more at one
// place, where the picture has a round or square outline that was too small or
// badly drawn to be taken for one by itself. Sentences may begin with an O: signs
// that are all the same and stand no further from the text than words do are words.
func (s *sight) withSteadySigns(words []layout.Span, dpi float64) []layout.Span {
	drop := map[int]bool{}
	for _, group := range s.steady(words) {
		texts, apart := map[string]bool{}, 0
		for _, i := range group {
			texts[words[i].Text] = true
			if b := s.inkBox(s.pixels(words[i].Box, dpi)); !b.Empty() && !s.isCapital(b) {
				apart++
			}
		}
		if len(texts) == 1 && apart < len(group) {
			continue
		}
		for _, i := range group {
			drop[i] = true
			s.frames = append(s.frames, s.signFrame(words[i].Box, dpi))
		}
	}
	out := words[:0]
	for i, w := range words {
		if !drop[i] {
			out = append(out, w)
		}
	}
	return out
}

// fewestSteady is how many lines must begin with a sign for it to be none of the
// letters it is read as.
const fewestSteady = 3

// steady lists groups of words that may be signs: the first ones of lines that
// follow each other, at one place.
func (s *sight) steady(words []layout.Span) [][]int {
	var out [][]int
	var now []int
	flush := func() {
		if len(now) >= fewestSteady {
			out = append(out, now)
		}
		now = nil
	}
	for i, w := range words {
		if !opens(words, i) {
			continue
		}
		if i+1 >= len(words) || words[i+1].Block != w.Block || !signRead(w.Text) {
			if len(now) > 0 && w.Box.X <= words[now[0]].Box.X+2 { // not the second line of a choice
				flush()
			}
			continue
		}
		if len(now) > 0 {
			last := words[now[len(now)-1]]
			if d := w.Box.X - last.Box.X; max(d, -d) > 0.5*w.Size || w.Box.Y-last.Box.Y > 5*w.Size || w.Box.Y < last.Box.Y {
				flush()
			}
		}
		now = append(now, i)
	}
	flush()
	return out
}

// signFrame is the circle or box at a word: the ink there, filled in or not.
func (s *sight) signFrame(b finding.Box, dpi float64) frame {
	r := s.pixels(b, dpi)
	if ink := s.inkBox(r); !ink.Empty() {
		r = ink
	}
	if side := max(r.Dx(), r.Dy()); side > min(r.Dx(), r.Dy()) { // boxes are square
		r = image.Rect(r.Min.X, r.Max.Y-side, r.Min.X+side, r.Max.Y)
	}
	return frame{box: r, ticked: s.inside(r) > 30}
}

// inkBox is the box around the ink in a box.
func (s *sight) inkBox(r image.Rectangle) (out image.Rectangle) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if s.ink(x, y) {
				out = out.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return out
}
