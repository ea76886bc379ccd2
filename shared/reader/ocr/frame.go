package ocr

import (
	"image"
	"image/draw"
	"strings"
	"unicode"
	"unicode/utf8"
)

// againHeight is the height of letters, between x and X, at which the engine
// tells words of one letter apart best.
const againHeight = 28.0

// frame is a word of the page that the engine is sure of, with its picture.
type frame struct {
	text string
	box  image.Rectangle // of its ink
}

// frameOf chooses the surest word of a page that stands on its line without
// reaching below it.
func frameOf(page *image.Gray, words []word, height int) (frame, bool) {
	best, at := 0.9, -1
	for i, w := range words {
		n := utf8.RuneCountInString(w.text)
		if w.confidence > best && n >= 4 && n <= 9 && plainWord(w.text) && w.box.Dy() < height*2 && w.box.Dx() < height*n*3/2 {
			best, at = w.confidence, i
		}
	}
	if at < 0 {
		return frame{}, false
	}
	ink := inkOf(page, words[at].box)
	return frame{words[at].text, ink}, !ink.Empty()
}

// plainWord reports whether a word consists of letters that stand on the line.
func plainWord(text string) bool {
	for _, c := range text {
		if !unicode.IsLetter(c) || strings.ContainsRune("gjpqyQçşţ", c) {
			return false
		}
	}
	return true
}

// inkOf is the box around the ink in a box.
func inkOf(page *image.Gray, box image.Rectangle) image.Rectangle {
	box = box.Intersect(page.Rect)
	var out image.Rectangle
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if page.Pix[y*page.Stride+x] < 150 {
				out = out.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return out
}

// strip is a picture with a line for each place: the framing word, the place,
// the framing word.
type strip struct {
	picture *image.Gray
	frame   frame
	places  []image.Rectangle // on the page
	at      []image.Rectangle // on the strip
}

// around draws the strip.
func (f frame) around(page *image.Gray, places []place, height int) strip {
	margin, gap, pitch := height, height*3/4, height*4
	widest := 0
	for _, p := range places {
		widest = max(widest, p.box.Dx())
	}
	s := strip{frame: f, picture: image.NewGray(image.Rect(0, 0, 2*margin+2*f.box.Dx()+2*gap+widest+2, pitch*len(places)+margin))}
	for i := range s.picture.Pix {
		s.picture.Pix[i] = 255
	}
	paste := func(r image.Rectangle, x, foot int) image.Rectangle {
		to := image.Rect(x, foot-r.Dy(), x+r.Dx(), foot)
		draw.Draw(s.picture, to, page, r.Min, draw.Src)
		return to
	}
	for k, p := range places {
		foot := pitch*(k+1) - height/2
		x := paste(f.box.Inset(-1), margin, foot).Max.X + gap
		at := paste(p.box.Inset(-1), x, foot)
		paste(f.box.Inset(-1), at.Max.X+gap, foot)
		s.places, s.at = append(s.places, p.box.Inset(-1)), append(s.at, at)
	}
	return s
}

// words are what was seen of a place, where it stands on the page; none when the
// framing words were not recognised.
func (s strip) words(k int, seen []word, zoom float64) []word {
	at, framed := s.at[k], 0
	var out []word
	for _, w := range seen {
		box := image.Rect(int(float64(w.box.Min.X)/zoom), int(float64(w.box.Min.Y)/zoom), int(float64(w.box.Max.X)/zoom)+1, int(float64(w.box.Max.Y)/zoom)+1)
		middle := image.Pt((box.Min.X+box.Max.X)/2, (box.Min.Y+box.Max.Y)/2)
		switch {
		case middle.Y < at.Max.Y-s.frame.box.Dy()*2 || middle.Y > at.Max.Y+s.frame.box.Dy():
		case middle.X >= at.Min.X && middle.X < at.Max.X:
			w.box = box.Intersect(at).Add(s.places[k].Min.Sub(at.Min))
			out = append(out, w)
		case w.text == s.frame.text:
			framed++
		}
	}
	if framed < 2 {
		return nil
	}
	return out
}
