package layout

import (
	"bytes"
	"image"
	"image/color"
	"slices"

	"formwright/shared/page"
)

// Pages of a browser that were copied or printed show the buttons before choices as small
// pictures, some of them with a dot. A picture alone may be anything: they are buttons where
// a document has several, and all are rings that are either empty or not.

const (
	buttonSide   = 24      // points of a side of a button at most
	buttonPixels = 128     // and pixels
	buttonBytes  = 1 << 14 // and bytes of its picture
	leastButtons = 4       // in a document
	ringTone     = 30      // how much darker than what is around it a ring is, of 255
	emptyTone    = 8       // how much darker than the rest of its inside the middle is at most where it is empty
	dottedTone   = 25      // and at least where there is a dot
)

// button is a small picture right before text.
type button struct {
	sheet  *sheet
	at     int   // of its objects
	text   piece // the text behind it
	dotted bool
}

// buttonPictures turns the pictures of the buttons before choices into signs, where some of
// them are dotted.
func buttonPictures(sheets []*sheet) {
	known := map[string]*bool{}
	var found []button
	dotted := 0
	for _, s := range sheets {
		for i, o := range s.objects {
			if o.picture == nil || max(o.width(), o.height()) > buttonSide || len(o.picture.Data) > buttonBytes {
				continue
			}
			text, ok := s.textBehind(o.rect)
			if !ok {
				continue
			}
			key := string(o.picture.Data)
			if _, ok := known[key]; !ok {
				known[key] = dotOf(o.picture.Data)
			}
			dot := known[key]
			if dot == nil {
				continue
			}
			if *dot {
				dotted++
			}
			found = append(found, button{s, i, text, *dot})
		}
	}
	if len(found) < leastButtons || dotted == 0 || dotted*2 > len(found) {
		return
	}
	for _, b := range slices.Backward(found) { // the places of those before stay as they are
		sign := "○"
		if b.dotted {
			sign = "●"
		}
		o := b.sheet.objects[b.at]
		b.sheet.pieces = append(b.sheet.pieces, piece{rect: o.rect, size: b.text.size, base: b.text.base, run: page.Run{Text: sign}})
		b.sheet.objects = slices.Delete(b.sheet.objects, b.at, b.at+1)
	}
}

// textBehind is the piece of text that begins right behind a picture on its line.
func (s *sheet) textBehind(r rect) (piece, bool) {
	for _, p := range s.pieces {
		if mid := p.base - 0.3*p.size; p.isText() && p.x0 >= r.x1-2 && p.x0-r.x1 < 1.5*p.size && mid > r.y0-2 && mid < r.y1+2 {
			return p, true
		}
	}
	return piece{}, false
}

// dotOf tells whether there is a dot in a picture of a ring; nil for other pictures.
func dotOf(data []byte) *bool {
	c, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil || max(c.Width, c.Height) > buttonPixels || min(c.Width, c.Height) < 8 {
		return nil
	}
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil
	}
	area := img.Bounds()
	tone := func(x, y int) int { return int(color.GrayModel.Convert(img.At(x, y)).(color.Gray).Y) }
	ground := tone(area.Max.X-1, area.Max.Y-1)
	ring := image.Rectangle{}
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if tone(x, y) < ground-ringTone {
				ring = ring.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if w, h := ring.Dx(), ring.Dy(); min(w, h) < 6 || max(w, h)*10 > min(w, h)*14 || isSquare(tone, ring, ground) {
		return nil
	}
	var inside, middle []int
	for y := ring.Min.Y; y < ring.Max.Y; y++ {
		for x := ring.Min.X; x < ring.Max.X; x++ {
			dx, dy := float64(2*x-ring.Min.X-ring.Max.X+1)/float64(ring.Dx()), float64(2*y-ring.Min.Y-ring.Max.Y+1)/float64(ring.Dy())
			switch far := dx*dx + dy*dy; {
			case far < 0.08:
				middle = append(middle, tone(x, y))
			case far < 0.36:
				inside = append(inside, tone(x, y))
			}
		}
	}
	if len(middle) == 0 || len(inside) == 0 {
		return nil
	}
	slices.Sort(inside)
	off := inside[len(inside)*9/10] - mean(middle)
	if off > emptyTone && off < dottedTone {
		return nil
	}
	dotted := off >= dottedTone
	return &dotted
}

// isSquare reports whether the corners of a picture of a ring are as dark as the ring: it is
// a square.
func isSquare(tone func(x, y int) int, ring image.Rectangle, ground int) bool {
	n := 0
	for _, x := range []int{ring.Min.X, ring.Max.X - 1} {
		for _, y := range []int{ring.Min.Y, ring.Max.Y - 1} {
			if tone(x, y) < ground-ringTone {
				n++
			}
		}
	}
	return n > 1
}

func mean(of []int) int {
	sum := 0
	for _, v := range of {
		sum += v
	}
	return sum / len(of)
}
