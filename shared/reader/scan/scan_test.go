package scan_test

import (
	"context"
	"errors"
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
	"formwright/shared/reader/scan"
)

// fake is an OCR engine that gives what it was told.
type fake struct {
	spans []layout.Span
	err   error
	seen  *image.Gray
}

func (f *fake) Read(_ context.Context, page *image.Gray, _ float64) ([]layout.Span, error) {
	f.seen = page
	return slices.Clone(f.spans), f.err
}

// turning is an engine that found the page on its head.
type turning struct{ fake }

func (f *turning) ReadPosed(ctx context.Context, page *image.Gray, dpi float64, _ []image.Rectangle) ([]layout.Span, raster.Pose, error) {
	spans, err := f.Read(ctx, page, dpi)
	return spans, raster.Pose{Quarters: 2}, err
}

func read(t *testing.T, img *image.RGBA, ocr scan.OCR) layout.Page {
	t.Helper()
	p, err := scan.Page(context.Background(), img, 150, ocr)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func near(a, b finding.Box) bool {
	const off = 2.0
	return math.Abs(a.X-b.X) < off && math.Abs(a.Y-b.Y) < off && math.Abs(a.Width-b.Width) < off && math.Abs(a.Height-b.Height) < off
}

func TestBoxesToTick(t *testing.T) {
	ocr := &fake{}
	p := read(t, marked(t), ocr)
	var frames, ticks []finding.Box
	for _, a := range p.Areas {
		if a.Stroke != "" {
			frames = append(frames, a.Box)
		} else {
			ticks = append(ticks, a.Box)
		}
	}
	if len(frames) != 3 || len(ticks) != 2 {
		t.Fatalf("frames %v, ticks %v", frames, ticks)
	}
	for i, f := range frames {
		if want := (finding.Box{X: 80, Y: 247 + 18*float64(i), Width: 10, Height: 10}); !near(f, want) {
			t.Errorf("box %d at %v, want %v", i, f, want)
		}
	}
	if ticks[0].Y > 260 || ticks[1].Y < 280 {
		t.Errorf("ticks in the wrong boxes: %v", ticks)
	}
	if got := ocr.seen.GrayAt(int(85*150/72), int(248*150/72)).Y; got < 250 {
		t.Error("the engine was shown a box to tick, which it reads as a letter")
	}
}

// TestSmallBoxesMadeLarger holds that what is left of the sides inside a box is no
// tick: rows that two pixels of a small picture share are grey in it.
func TestSmallBoxesMadeLarger(t *testing.T) {
	s := ocrtest.Sized(300, 200, 100)
	for i, word := range []string{"Asia", "Brazil", "Africa"} {
		y := 60 + 19*i
		if _, err := s.Write(60, float64(y+11)*72/100, 10, word, color.Black); err != nil {
			t.Fatal(err)
		}
		set := func(x, dy int, grey uint8) { s.Image.Set(60+x, y+dy, color.Gray{grey}) }
		for k := range 12 {
			set(k, 0, 110)
			set(k, 1, 120)
			set(k, 12, 115)
			set(0, k, 80)
			set(11, k, 80)
			if i == 1 && k > 1 && k < 10 {
				set(k, k+1, 60)
				set(11-k, k+1, 60)
			}
		}
	}
	large := image.NewRGBA(image.Rect(0, 0, 3*s.Image.Rect.Dx(), 3*s.Image.Rect.Dy()))
	for y := range large.Rect.Dy() {
		for x := range large.Rect.Dx() {
			large.Set(x, y, s.Image.At(x/3, y/3))
		}
	}
	p, err := scan.Page(context.Background(), large, 300, &fake{})
	if err != nil {
		t.Fatal(err)
	}
	var ticks []finding.Box
	for _, a := range p.Areas {
		if a.Stroke == "" {
			ticks = append(ticks, a.Box)
		}
	}
	if len(p.Areas)-len(ticks) != 3 || len(ticks) != 1 || math.Abs(ticks[0].Y-85*72.0/100) > 12 {
		t.Errorf("areas %v, ticks %v", p.Areas, ticks)
	}
}

func TestLettersAreNoBoxes(t *testing.T) {
	for _, dpi := range []float64{72, 100, 130, 200} {
		s := ocrtest.New(dpi)
		if _, err := s.Lines(60, 70, 11, append(ocrtest.Quiz(), "DO ODD DOORS QUOTE B8 0O0 oooo nnn mmm mint minimum")); err != nil {
			t.Fatal(err)
		}
		if p := read(t, s.Image, &fake{}); len(p.Areas) > 0 || len(p.Lines) > 0 {
			t.Errorf("at %v dpi: boxes %v, lines %v", dpi, p.Areas, p.Lines)
		}
	}
}

func TestGapToWriteOn(t *testing.T) {
	p := read(t, marked(t), &fake{})
	if len(p.Lines) != 1 {
		t.Fatalf("lines: %v", p.Lines)
	}
	l := p.Lines[0]
	if l.Y1 != l.Y2 || math.Abs(l.X2-l.X1-90) > 2 || math.Abs(l.Y1-331.3) > 2 {
		t.Errorf("got %+v", l)
	}
}

func TestTableLinesBothWays(t *testing.T) {
	s := ocrtest.Sized(300, 300, 150)
	if _, err := s.Lines(60, 60, 11, []string{"Word", "Meaning"}); err != nil {
		t.Fatal(err)
	}
	for k := range 3 {
		s.Fill(50, 40+40*float64(k), 200, 0.7, color.Black)
		s.Fill(50+100*float64(k), 40, 0.7, 80, color.Black)
	}
	across, down := 0, 0
	for _, l := range read(t, s.Image, &fake{}).Lines {
		if l.Y1 == l.Y2 {
			across++
		} else {
			down++
		}
	}
	if across != 3 || down != 3 {
		t.Errorf("%d lines across, %d down", across, down)
	}
}

func TestColoursUnderWarmLight(t *testing.T) {
	word := func(text string, x, y, width float64) layout.Span {
		return layout.Span{Text: text, Box: finding.Box{X: x, Y: y - 8, Width: width, Height: 9}, Confidence: 0.9, Block: int(y)}
	}
	ocr := &fake{spans: []layout.Span{word("A.", 80, 136, 10), word("Paris", 95, 136, 25), word("London", 95, 152, 35),
		word("Rhine", 95, 196, 27), word("B.", 81, 212, 9), word("Danube", 95, 212, 37)}}
	p := read(t, photographed(t, marked(t)), ocr)
	for _, s := range p.Spans {
		red := s.Block == 212
		if (s.Color != "") != red {
			t.Errorf("%s has the colour %q", s.Text, s.Color)
		}
	}
	if p.Spans[4].Color != p.Spans[5].Color {
		t.Errorf("one line in two colours: %q and %q", p.Spans[4].Color, p.Spans[5].Color)
	}
	var marked []layout.Area
	for _, a := range p.Areas {
		if a.Fill != "" && a.Fill != "000000" {
			marked = append(marked, a)
		}
	}
	if len(marked) != 1 || marked[0].Box.X > 82 || marked[0].Box.X+marked[0].Box.Width < 118 || marked[0].Fill[4:] > "66" {
		t.Errorf("highlighted: %v", marked)
	}
}

func TestPageIsSetStraight(t *testing.T) {
	upright := marked(t)
	on := raster.TurnColor(upright, raster.Pose{Quarters: 1})
	p := read(t, on, &fake{})
	if p.Width > p.Height || len(p.Lines) != 1 {
		t.Errorf("%v x %v points, lines %v", p.Width, p.Height, p.Lines)
	}
	p = read(t, raster.TurnColor(upright, raster.Pose{Quarters: 2}), &turning{})
	if len(p.Lines) != 1 || math.Abs(p.Lines[0].Y1-331) > 3 {
		t.Errorf("what is drawn was not turned with the words: %v", p.Lines)
	}
}

func TestErrorOfTheEngine(t *testing.T) {
	broken := errors.New("out of order")
	if _, err := scan.Page(context.Background(), marked(t), 150, &fake{err: broken}); !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
}

func TestSmallAndEmptyPictures(t *testing.T) {
	for _, size := range []image.Point{{1, 1}, {2, 300}, {300, 2}, {40, 40}} {
		img := image.NewRGBA(image.Rectangle{Max: size})
		draw.Draw(img, img.Rect, image.Black, image.Point{}, draw.Src)
		p := read(t, img, &fake{})
		if p.Width != float64(size.X)*72/150 {
			t.Errorf("%v: %v points wide", size, p.Width)
		}
	}
}

func TestBullets(t *testing.T) {
	for _, size := range []float64{3.5, 7.5} {
		s := ocrtest.Sized(300, 200, 150)
		y, words := 60.0, []layout.Span{}
		for i, text := range []string{"Mercury. Venus.", "The Earth, not flat", "Jupiter or Saturn"} {
			s.Fill(40, y-4-size/2, size, size, color.RGBA{0, 0, 0, 255})
			end, err := s.Write(56, y, 11, text, color.Black)
			if err != nil {
				t.Fatal(err)
			}
			words = append(words, layout.Span{Text: text, Box: finding.Box{X: 56, Y: y - 9, Width: end - 56, Height: 11}, Size: 11, Confidence: 0.9, Block: i + 1})
			y += 20
		}
		engine := &fake{spans: words}
		var got []string
		for _, s := range read(t, s.Image, engine).Spans {
			got = append(got, s.Text)
		}
		if want := []string{"•", words[0].Text, "•", words[1].Text, "•", words[2].Text}; !slices.Equal(got, want) {
			t.Errorf("%v points: got %q", size, got)
		}
		if engine.seen.GrayAt(int(42*150/72), int(56*150/72)).Y < 250 {
			t.Errorf("%v points: the engine was shown a bullet, which it reads as a letter", size)
		}
	}
}

func TestLabelsAreNoCirclesToFill(t *testing.T) {
	for _, dpi := range []float64{130, 200, 300} {
		s := ocrtest.Sized(300, 200, dpi)
		lines := []string{"C. Mars", "D. Venus", "O. Earth", "Q. Saturn", "8. Pluto", "G. Sun", "0. Moon"}
		if _, err := s.Lines(60, 40, 11, lines); err != nil {
			t.Fatal(err)
		}
		if p := read(t, s.Image, &fake{}); len(p.Areas) > 0 {
			t.Errorf("at %v dpi: boxes %v", dpi, p.Areas)
		}
	}
}

// TestCirclesOfScreens: the circles of a web form are large, thin and grey; the
// one that was chosen has a disc in it.
func TestCirclesOfScreens(t *testing.T) {
	s := ocrtest.Sized(300, 200, 150)
	if _, err := s.Lines(60, 40, 9, []string{"One kilometre", "Two kilometres", "Three kilometres"}); err != nil {
		t.Fatal(err)
	}
	for i := range 3 {
		x, y := 44*150/72, int((36.5+12.15*float64(i))*150/72)
		if circle(s.Image, x, y, 11, 10, 180); i == 1 {
			circle(s.Image, x, y, 6, 0, 150)
		}
	}
	frames, ticks := 0, 0
	for _, a := range read(t, s.Image, &fake{}).Areas {
		if a.Stroke != "" {
			frames++
		} else {
			ticks++
		}
	}
	if frames != 3 || ticks != 1 {
		t.Errorf("%d circles, %d chosen", frames, ticks)
	}
}

// circle fills what lies between two distances from a point with a grey.
func circle(img *image.RGBA, x, y, outer, inner int, grey uint8) {
	for dy := -outer; dy <= outer; dy++ {
		for dx := -outer; dx <= outer; dx++ {
			if d := dx*dx + dy*dy; d <= outer*outer && d >= inner*inner {
				img.SetRGBA(x+dx, y+dy, color.RGBA{grey, grey, grey, 255})
			}
		}
	}
}
