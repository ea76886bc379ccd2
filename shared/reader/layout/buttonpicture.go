package layout

import (
	"bytes"
	"image"
	"image/color"
	"slices"

	"formwright/shared/page"
)

// Pages of a browser that were copied or printed show the buttons before choices as small
// pictures, some of them with a dot, and the boxes as squares, some of them with a tick. A
// picture alone may be anything: they are buttons where a document has several of a shape,
// some of them empty and others not.

const (
	buttonSide   = 24      // points of a side of a button at most
	buttonPixels = 128     // and pixels
	buttonBytes  = 1 << 14 // and bytes of its picture
	leastButtons = 4       // in a document
	ringTone     = 30      // how much darker than what is around it a ring is, of 255
	emptyTone    = 8       // how much darker than the rest of its inside the middle is at most where it is empty
	dottedTone   = 25      // and at least where there is a dot
	sideTone     = 15      // how much darker than what is around it the side of a square is, where light falls on it
	inkTone      = 60      // and a tick within it
)

// face is what a small picture shows of a button.
type face struct{ square, filled bool }

// sign is how text shows such a button.
func (f face) sign() string {
	switch {
	case f.square && f.filled:
		return "☒ "
	case f.square:
		return "☐ "
	case f.filled:
		return "● "
	}
	return "○ "
}

// button is a small picture right before text.
type button struct {
	sheet *sheet
	at    int   // of its objects
	text  piece // the text behind it
	face  face
}

// buttonPictures turns the pictures of the buttons and boxes before choices into signs, of
// each shape where some of its pictures are filled.
func buttonPictures(sheets []*sheet) {
	known := map[string]*face{}
	var found []button
	count := map[face]int{}
	for _, s := range sheets {
		for i, o := range s.objects {
			if o.picture == nil || max(o.width(), o.height()) > buttonSide || len(o.picture.Data) > buttonBytes {
				continue
			}
			text, ok := s.textBehind(o.rect)
			if !ok {
				if text, ok = s.textUnder(o.rect); !ok {
					continue
				}
			}
			key := string(o.picture.Data)
			if _, ok := known[key]; !ok {
				known[key] = faceOf(o.picture.Data)
			}
			if f := known[key]; f != nil {
				count[*f]++
				found = append(found, button{s, i, text, *f})
			}
		}
	}
	// Of the rings of a question one can be filled, of its squares all.
	rings, dotted := count[face{}]+count[face{filled: true}], count[face{filled: true}]
	empty, ticked := count[face{square: true}], count[face{square: true, filled: true}]
	shown := map[bool]bool{
		false: rings >= leastButtons && dotted > 0 && dotted*2 <= rings,
		true:  empty+ticked >= leastButtons && ticked > 0 && empty > 0,
	}
	for _, b := range slices.Backward(found) { // the places of those before stay as they are
		if !shown[b.face.square] {
			continue
		}
		o := b.sheet.objects[b.at]
		if o.y1 < b.text.y0+2 { // the text is under it
			o.rect = rect{b.text.x0 - 2, b.text.y0, b.text.x0 - 1, b.text.y1}
		}
		b.sheet.pieces = append(b.sheet.pieces, piece{rect: o.rect, size: b.text.size, base: b.text.base, run: page.Run{Text: b.face.sign()}})
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

// textUnder is the piece of text that begins right under a picture, where none stands on its
// line: a browser puts a choice of several lines there.
func (s *sheet) textUnder(r rect) (piece, bool) {
	for _, p := range s.pieces {
		if p.isText() && p.y0 < r.y1-2 && p.y1 > r.y0+2 {
			return piece{}, false
		}
	}
	for _, p := range s.pieces {
		if p.isText() && abs(p.x0-r.x0) < 3 && p.y0 > r.y1-2 && p.y0-r.y1 < p.size {
			return p, true
		}
	}
	return piece{}, false
}

// faceOf tells whether there is a dot in a picture of a ring, or a tick in one of a square;
// nil for other pictures.
func faceOf(data []byte) *face {
	c, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil || max(c.Width, c.Height) > buttonPixels || min(c.Width, c.Height) < 8 {
		return nil
	}
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil
	}
	area := img.Bounds()
	tone, ground := contrasted(func(x, y int) int { return int(color.GrayModel.Convert(img.At(x, y)).(color.Gray).Y) }, area)
	ring := image.Rectangle{}
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if tone(x, y) < ground-ringTone {
				ring = ring.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if w, h := ring.Dx(), ring.Dy(); min(w, h) < 6 || max(w, h)*10 > min(w, h)*14 {
		return nil
	}
	if f := squareOf(tone, ring, ground); f != nil || isSquare(tone, ring, ground) {
		return f
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
	return &face{filled: off >= dottedTone}
}

// contrasted are the tones of a picture on its ground, as dark as those of others: what nobody
// can click any more is shown pale.
func contrasted(tone func(x, y int) int, area image.Rectangle) (func(x, y int) int, int) {
	const pale, strong = 20, 120 // how much darker than the ground the darkest tone is
	ground := tone(area.Max.X-1, area.Max.Y-1)
	darkest := ground
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			darkest = min(darkest, tone(x, y))
		}
	}
	if off := ground - darkest; off >= pale && off < strong {
		return func(x, y int) int { return ground - (ground-tone(x, y))*strong/off }, ground
	}
	return tone, ground
}

// squareOf tells whether there is a tick in a square: nil where it has no sides, or so much
// in it that it may be a picture of anything.
func squareOf(tone func(x, y int) int, square image.Rectangle, ground int) *face {
	const leastInk, mostInk, sides = 3, 60, 80 // of a hundred
	share := func(r image.Rectangle, on func(x, y int) bool) int {
		n := 0
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				if on(x, y) {
					n++
				}
			}
		}
		return n * 100 / max(1, r.Dx()*r.Dy())
	}
	deep := max(2, square.Dx()/8) // a ring is not as dark along its sides
	darkest := func(x, y, dx, dy int) bool {
		for range deep {
			if tone(x, y) < ground-sideTone {
				return true
			}
			x, y = x+dx, y+dy
		}
		return false
	}
	across := image.Rect(square.Min.X, 0, square.Max.X, 1)
	down := image.Rect(0, square.Min.Y, 1, square.Max.Y)
	if share(across, func(x, _ int) bool { return darkest(x, square.Min.Y, 0, 1) }) < sides ||
		share(across, func(x, _ int) bool { return darkest(x, square.Max.Y-1, 0, -1) }) < sides ||
		share(down, func(_, y int) bool { return darkest(square.Min.X, y, 1, 0) }) < sides ||
		share(down, func(_, y int) bool { return darkest(square.Max.X-1, y, -1, 0) }) < sides {
		return nil
	}
	ink := share(square.Inset(max(2, square.Dx()/4)), func(x, y int) bool { return tone(x, y) < ground-inkTone })
	if ink > mostInk {
		return nil
	}
	return &face{square: true, filled: ink >= leastInk}
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
