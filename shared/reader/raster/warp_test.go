package raster_test

import (
	"image"
	"image/draw"
	"testing"

	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
)

// bent is a page as a camera shows it: where its places come from is given in
// widths and heights from its middle.
func bent(g *image.Gray, from func(u, v float64) (float64, float64)) *image.Gray {
	w, h := float64(g.Rect.Dx()), float64(g.Rect.Dy())
	out := image.NewGray(g.Rect)
	for y := range g.Rect.Dy() {
		for x := range g.Rect.Dx() {
			u, v := from(float64(x)/w-0.5, float64(y)/h-0.5)
			out.Pix[y*out.Stride+x] = 255
			if p := image.Pt(int((u+0.5)*w+0.5), int((v+0.5)*h+0.5)); p.In(g.Rect) {
				out.Pix[y*out.Stride+x] = g.Pix[p.Y*g.Stride+p.X]
			}
		}
	}
	return out
}

// emptyRows counts the rows between the lines of a page.
func emptyRows(g *image.Gray) (n int) {
	for y := range g.Rect.Dy() {
		if leftInk(g, y, y+1) < 0 {
			n++
		}
	}
	return n
}

func leftInk(g *image.Gray, top, bottom int) int {
	for x := range g.Rect.Dx() {
		for y := top; y < bottom; y++ {
			if g.Pix[y*g.Stride+x] < 128 {
				return x
			}
		}
	}
	return -1
}

// margins is how far the beginnings of the text are apart, above and below.
func margins(g *image.Gray) int {
	h := g.Rect.Dy()
	upper, lower := leftInk(g, 0, h/3), leftInk(g, h/2, h)
	return max(upper-lower, lower-upper)
}

func TestWarpOf(t *testing.T) {
	flat := page(t, 150)
	for name, from := range map[string]func(u, v float64) (float64, float64){
		"lines fan out": func(u, v float64) (float64, float64) { return u, v + 0.05*u*v - 0.02*v },
		"an arch":       func(u, v float64) (float64, float64) { return u, v + 0.03*u*u*(1+v) },
		"its head lifts off the table": func(u, v float64) (float64, float64) {
			return u, v + 0.25*(0.5-v)*(0.5-v)*(0.5+u)*(0.5+u)
		},
		"from below": func(u, v float64) (float64, float64) { return u * (1 - 0.1*v), v },
		"from aside": func(u, v float64) (float64, float64) { return u + 0.04*v, v + 0.06*u*v },
	} {
		g := bent(flat, from)
		letters, height := measure(g)
		w := raster.WarpOf(letters, height, g.Rect.Size(), nil)
		if w == (raster.Warp{}) {
			t.Errorf("%s: nothing seen", name)
			continue
		}
		got := w.Gray(g)
		if emptyRows(got) < emptyRows(flat)*85/100 || margins(got) > margins(flat)+5 {
			t.Errorf("%s: %d rows between lines, margins %d apart; flat %d and %d, bent %d and %d",
				name, emptyRows(got), margins(got), emptyRows(flat), margins(flat), emptyRows(g), margins(g))
		}
	}
}

func TestWarpOfLeavesStraightPages(t *testing.T) {
	for _, dpi := range []float64{100, 150, 300} {
		g := page(t, dpi)
		letters, height := measure(g)
		if w := raster.WarpOf(letters, height, g.Rect.Size(), nil); w != (raster.Warp{}) {
			t.Errorf("at %v dpi: %+v", dpi, w)
		}
	}
	if w := raster.WarpOf(nil, 0, image.Point{}, nil); w != (raster.Warp{}) {
		t.Errorf("an empty page: %+v", w)
	}
}

// TestWarpOfLeavesIndents: what stands further in below is no page seen from
// aside where it begins right below others of its kind.
func TestWarpOfLeavesIndents(t *testing.T) {
	s := ocrtest.Sized(450, 560, 100)
	for _, part := range []struct {
		x, y, size float64
		lines      []string
	}{
		{40, 40, 15, []string{"A town wants to keep its papers", "for many years, and nobody but", "the clerk may read them until the", "end of that time. Some of them are", "asked for on the very same day.", "Which of the ways below costs the", "least and keeps all of them well?"}},
		{70, 240, 9, []string{"A shelf in the cellar", "A box in a bank", "A room with a lock", "A garden shed"}},
		{52, 320, 9, []string{"This answer is wrong. The right one is the third of them, as", "the papers may be asked for on the same day, which a bank does", "not offer, and as a cellar is wet for most of the year.", "A shelf in the cellar would cost less but would not keep them", "well, and a garden shed is open to everybody who comes by.", "A bank is closed on some days of the week, and its boxes", "are too small for the papers of a town of this size.", "None of the others has a lock to which only one has the key."}},
	} {
		if _, err := s.Lines(part.x, part.y, part.size, part.lines); err != nil {
			t.Fatal(err)
		}
	}
	letters, height := measure(ocrtest.Gray(s.Image))
	if w := raster.WarpOf(letters, height, s.Image.Rect.Size(), nil); w != (raster.Warp{}) {
		t.Errorf("%+v", w)
	}
}

// TestWarpOfRulings: the lines of a table that lean as on a page seen from aside tell
// how it was seen; lines that lean each in its way are a drawing.
func TestWarpOfRulings(t *testing.T) {
	g := page(t, 150)
	letters, height := measure(g)
	size := g.Rect.Size()
	leaning := func(off func(x int) int) (out []raster.Ruling) {
		for _, x := range []int{200, 500, 800, 1100} {
			out = append(out, raster.Ruling{Top: image.Pt(x-off(x), 300), Foot: image.Pt(x+off(x), 1500)})
		}
		return out
	}
	fanned := leaning(func(x int) int { return (x - size.X/2) / 20 })
	w := raster.WarpOf(letters, height, size, fanned)
	if w == (raster.Warp{}) {
		t.Fatal("nothing seen")
	}
	drawn := image.NewGray(g.Rect)
	draw.Draw(drawn, drawn.Rect, image.White, image.Point{}, draw.Src)
	for _, r := range fanned {
		for y := r.Top.Y; y < r.Foot.Y; y++ {
			x := r.Top.X + (r.Foot.X-r.Top.X)*(y-r.Top.Y)/(r.Foot.Y-r.Top.Y)
			draw.Draw(drawn, image.Rect(x, y, x+3, y+1), image.Black, image.Point{}, draw.Src)
		}
	}
	if apart := margins(drawn); apart < 20 {
		t.Fatalf("the lines lean %d pixels", apart)
	}
	if apart := margins(w.Gray(drawn)); apart > 2 {
		t.Errorf("the lines lean %d pixels still", apart)
	}
	if w := raster.WarpOf(letters, height, size, leaning(func(x int) int { return x % 200 / 3 })); w != (raster.Warp{}) {
		t.Errorf("a drawing: %+v", w)
	}
	if w := raster.WarpOf(letters, height, size, leaning(func(int) int { return 0 })); w != (raster.Warp{}) {
		t.Errorf("a straight page: %+v", w)
	}
}
