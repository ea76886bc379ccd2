package scan

import (
	"image"
	"image/color"
	"image/draw"
	"slices"
	"unicode/utf8"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/raster"
)

// icon is a sign that a program draws on a disc or square: green ticks stand at
// what is right, red crosses at what is wrong; any other tick shows what was
// chosen, as a box to tick does.
type icon struct {
	box   image.Rectangle
	sign  string // empty for a box that is ticked
	green bool
}

// screen is what a screen shows in patches of colour: icons, and where print
// stands that was lighter than its ground.
type screen struct {
	icons   []icon
	patches []image.Rectangle
}

// screenOf draws what is light on dark anew as print on paper and takes icons out
// of the picture.
func screenOf(img *image.RGBA) screen {
	g := grey(img)
	if raster.Lighten(g, img) {
		g = grey(img)
	}
	patches := raster.Patches(raster.WithoutGrain(g), img)
	out := screen{icons: iconsOf(patches, img)}
	for _, p := range patches {
		out.patches = append(out.patches, p.Box)
	}
	return out
}

// largestIcon bounds icons, in pixels.
const largestIcon = 72

// iconsOf finds the icons among the patches of a screen and takes them out of
// the picture.
func iconsOf(patches []raster.Patch, img *image.RGBA) []icon {
	var out []icon
	for _, p := range patches {
		w, h := p.Box.Dx(), p.Box.Dy()
		if max(w, h) > largestIcon || max(w-h, h-w)*6 > max(w, h) {
			continue
		}
		at := func(x, y int) bool { return p.Light[(y-p.Box.Min.Y)*w+x-p.Box.Min.X] }
		red, green, blue := int(p.Fill[0]), int(p.Fill[1]), int(p.Fill[2])
		i := icon{box: p.Box, green: green > red+20 && green > blue}
		switch sign := signOf(p.Box, at); {
		case sign == "":
			continue
		case sign == tickSign && p.Round && i.green:
			i.sign = tickSign
		case sign == crossSign && red > max(green, blue)+40:
			i.sign = crossSign
		case sign == crossSign:
			continue
		}
		whiteOut(img, p.Box.Inset(-2))
		out = append(out, i)
	}
	return out
}

func whiteOut(img *image.RGBA, r image.Rectangle) {
	r = r.Intersect(img.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			copy(img.Pix[img.PixOffset(x, y):], []uint8{255, 255, 255})
		}
	}
}

const (
	tickSign  = "✓"
	crossSign = "✗"
)

// signOf tells a tick from a cross by its shape, and both from letters: a tick is
// lowest left of its middle, begins halfway up and ends at the top right; a cross
// reaches into the corners and leaves room between them.
func signOf(b image.Rectangle, at func(x, y int) bool) string {
	box, n := image.Rectangle{}, 0
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if at(x, y) {
				box, n = box.Union(image.Rect(x, y, x+1, y+1)), n+1
			}
		}
	}
	w, h := box.Dx(), box.Dy()
	if min(w, h) < 4 || n*3 > w*h*2 || max(w, h) > 2*min(w, h) {
		return ""
	}
	low, left, right, top := 0, 0, 0, 0 // where the sign touches its box, in percent
	low = meanAlong(w, func(k int) bool { return at(box.Min.X+k, box.Max.Y-1) })
	top = meanAlong(w, func(k int) bool { return at(box.Min.X+k, box.Min.Y) })
	left = meanAlong(h, func(k int) bool { return at(box.Min.X, box.Min.Y+k) })
	right = meanAlong(h, func(k int) bool { return at(box.Max.X-1, box.Min.Y+k) })
	if low >= 20 && low <= 52 && left >= 35 && left <= 85 && right <= 35 && top >= 68 {
		return tickSign
	}
	filled := func(x, y int) bool { // of a ninth of the box
		n, all := 0, 0
		for dy := h * y / 3; dy < h*(y+1)/3; dy++ {
			for dx := w * x / 3; dx < w*(x+1)/3; dx++ {
				all++
				if at(box.Min.X+dx, box.Min.Y+dy) {
					n++
				}
			}
		}
		return n*4 > all
	}
	edges := []bool{at(box.Min.X+w/2, box.Min.Y), at(box.Min.X+w/2, box.Max.Y-1), at(box.Min.X, box.Min.Y+h/2), at(box.Max.X-1, box.Min.Y+h/2)}
	if filled(0, 0) && filled(2, 0) && filled(0, 2) && filled(2, 2) && filled(1, 1) && !slices.Contains(edges, true) && max(w, h)*4 <= min(w, h)*5 {
		return crossSign
	}
	return ""
}

// meanAlong is where along a side it is touched, in percent.
func meanAlong(length int, at func(k int) bool) int {
	sum, n := 0, 0
	for k := range length {
		if at(k) {
			sum, n = sum+k, n+1
		}
	}
	return sum * 100 / max(1, n*max(1, length-1))
}

// boxed are the icons that are boxes to tick: they begin a line. A green one that
// begins none is a sign, as that which stands behind what is right.
func (s *sight) boxed() (out []frame) {
	s.icons = slices.Clone(s.icons)
	for k, i := range s.icons {
		switch {
		case i.sign != "":
		case s.startsLine(i.box):
			out = append(out, frame{box: i.box, ticked: true})
		case i.green:
			s.icons[k].sign = tickSign
		}
	}
	return out
}

// shown is what a screen showed on a page that is turned: its icons, where they
// come to lie.
func (s *sight) shown(turn func(*image.RGBA) *image.RGBA) screen {
	if len(s.icons) == 0 {
		return screen{}
	}
	places := image.NewRGBA(s.colour.Rect)
	for k, i := range s.icons {
		draw.Draw(places, i.box, image.NewUniform(color.RGBA{R: uint8(k), G: uint8(k >> 8), B: 1, A: 255}), image.Point{}, draw.Src)
	}
	places = turn(places)
	out := screen{icons: slices.Clone(s.icons)}
	for k := range out.icons {
		out.icons[k].box = image.Rectangle{}
	}
	for y := range places.Rect.Dy() {
		for x := range places.Rect.Dx() {
			p := places.Pix[places.PixOffset(x, y):]
			if k := int(p[0]) + int(p[1])<<8; p[2] == 1 && k < len(out.icons) {
				out.icons[k].box = out.icons[k].box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return out
}

// withIcons puts the signs among the words of their lines: a sign ends the line
// it stands behind, and begins the one it stands before.
func withIcons(spans []layout.Span, icons []icon, dpi float64) []layout.Span {
	for _, i := range icons {
		if i.sign == "" {
			continue
		}
		box := points(i.box, dpi)
		middle, at, gap := box.Y+box.Height/2, -1, 0.0
		for k, w := range spans {
			if middle < w.Box.Y-0.3*w.Box.Height || middle > w.Box.Y+1.3*w.Box.Height {
				continue
			}
			d := max(box.X-(w.Box.X+w.Box.Width), w.Box.X-(box.X+box.Width))
			if at < 0 || d < gap {
				at, gap = k, d
			}
		}
		if at < 0 {
			continue
		}
		w := spans[at]
		sign := layout.Span{Text: i.sign, Box: box, Size: w.Size, Confidence: 0.9, Block: w.Block}
		sign.Box.Y, sign.Box.Height = w.Box.Y, w.Box.Height
		if box.X > w.Box.X {
			at++
		}
		spans = slices.Insert(spans, at, sign)
	}
	return spans
}

// mendSigns makes ticks and crosses of words that are drawn like one, which an engine
// reads as letters: ticks in green or black, crosses in red, as an x in black may be a
// letter. Signs stand at an end of their line: within a green sentence "of" and "is"
// look like ticks.
func (s *sight) mendSigns(spans []layout.Span, dpi float64) {
	for i, w := range spans {
		n := utf8.RuneCountInString(w.Text)
		if n > 2 || w.Color == "" && n > 1 || !opens(spans, i) && !closes(spans, i) {
			continue
		}
		green, red := w.Color == "", false
		if !green {
			green, red = w.Color[2:4] > w.Color[:2], w.Color[:2] > w.Color[2:4]
		}
		switch b := s.inkBox(s.pixels(w.Box, dpi)); {
		case green && isStroke(b, s.ink):
			spans[i].Text = tickSign
		case red && signOf(b, s.ink) == crossSign:
			spans[i].Text = crossSign
		}
	}
}

// isStroke reports whether a tick fills a box that was drawn in one stroke, as no
// letter is: down a little way and up to the right, with nothing above or below.
func isStroke(b image.Rectangle, at func(x, y int) bool) bool {
	w, h := b.Dx(), b.Dy()
	if min(w, h) < 6 || max(w, h) > 2*min(w, h) {
		return false
	}
	middles, lowest := make([]int, w), 0 // twice how far down the stroke is
	for x := range w {
		top, bottom, drawn := h, -1, 0
		for y := range h {
			if at(b.Min.X+x, b.Min.Y+y) {
				top, bottom, drawn = min(top, y), y, drawn+1
			}
		}
		if drawn == 0 || drawn <= bottom-top || drawn*20 > h*12 {
			return false
		}
		if middles[x] = top + bottom; middles[x] > middles[lowest] {
			lowest = x
		}
	}
	for x := 1; x < w; x++ {
		if d := middles[x] - middles[x-1]; x <= lowest && d < -2 || x > lowest && d > 2 {
			return false
		}
	}
	return lowest*10 >= w && lowest*2 <= w && middles[0] >= h*7/10 && middles[0]*10 <= h*19 && middles[w-1]*10 <= h*6
}
