package scan

import (
	"image"
	"image/color"
	"testing"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"

	"formwright/shared/finding"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
)

// TestColouredPrintIsNoPen: words in any ink, large or small, and logos of them
// are print: nothing of them is taken for what a hand drew.
func TestColouredPrintIsNoPen(t *testing.T) {
	for _, ink := range []color.RGBA{{0x76, 0x92, 0x3c, 255}, {0x80, 0x80, 0, 255}, {200, 0, 0, 255}, {0, 0, 200, 255}, {0, 128, 0, 255}, {230, 120, 0, 255}, {150, 0, 150, 255}, {0x9b, 0xbb, 0x59, 255}, {0xff, 0xc0, 0, 255}} {
		for _, dpi := range []float64{150, 200, 300} {
			s := ocrtest.Sized(420, 420, dpi)
			y := 40.0
			for _, w := range []string{"Mercury", "The heart", "Seven", "Paris", "Venus", "Rome", "non", "Leonardo da Vinci", "VOO", "Carbon dioxide", "D. Mercury", "Section Two"} {
				for x, size := range map[float64]float64{60: 11, 180: 14, 300: 20} {
					if _, err := s.Write(x, y, size, w, ink); err != nil {
						t.Fatal(err)
					}
				}
				if _, err := s.Write(20, y, 11, "1. a", color.Black); err != nil {
					t.Fatal(err)
				}
				y += 30
			}
			even, threshold := raster.Even(grey(s.Image))
			sight := look(s.Image, even, threshold)
			for _, m := range sight.pen {
				t.Errorf("%v at %v dpi: kind %d at %v", ink, dpi, m.kind, points(m.box, dpi))
			}
		}
	}
}

// TestPaleInkKeepsItsEdges: small coloured print of a screen is darkened as a whole; as
// flat black its letters run into each other.
func TestPaleInkKeepsItsEdges(t *testing.T) {
	s := ocrtest.Sized(300, 60, 96)
	for y, ink := range map[float64]color.Color{20: color.Black, 40: color.RGBA{255, 70, 70, 255}} {
		if _, err := s.Write(20, y, 10, "Renal stones", ink); err != nil {
			t.Fatal(err)
		}
	}
	even, threshold := raster.Even(grey(s.Image))
	sight := look(s.Image, even, threshold)
	flat, ink := 0, 0
	for y := 40; y < 58; y++ {
		for _, v := range sight.even.Pix[y*sight.even.Stride:][:sight.even.Stride] {
			if v <= palest {
				ink++
			}
			if v == paleInk {
				flat++
			}
		}
	}
	if flat == 0 || flat*3 > ink {
		t.Errorf("%d of %d pixels of coloured print are as dark as can be", flat, ink)
	}
}

// TestPaleInk: print in pale colours becomes dark, what a highlighter went over
// white.
func TestPaleInk(t *testing.T) {
	for _, ink := range []color.RGBA{{0x9b, 0xbb, 0x59, 255}, {0xff, 0xc0, 0, 255}} {
		s := ocrtest.Sized(300, 120, 200)
		s.Fill(55, 70, 80, 14, ink)
		for _, w := range []struct {
			y    float64
			text string
			ink  color.Color
		}{{30, "A line of black print", color.Black}, {50, "Mercury", ink}, {81, "highlighted", color.Black}} {
			if _, err := s.Write(60, w.y, 12, w.text, w.ink); err != nil {
				t.Fatal(err)
			}
		}
		even, threshold := raster.Even(grey(s.Image))
		sight := look(s.Image, even, threshold)
		word := sight.inkIn(image.Rect(160, 110, 330, 150))
		if word < 300 {
			t.Errorf("%v: %d pixels of ink in a pale word", ink, word)
		}
		if at := image.Pt(360, 215); sight.even.GrayAt(at.X, at.Y).Y < 240 {
			t.Errorf("%v: a highlight became ink", ink)
		}
	}
}

// TestHeadingIsNoRing: the round letters of large print are not what a hand drew
// around something.
func TestHeadingIsNoRing(t *testing.T) {
	for _, dpi := range []float64{100, 150, 200} {
		s := ocrtest.Sized(420, 300, dpi)
		s.Font(gobold.TTF)
		for y, text := range map[float64]string{40: "Question 6", 70: "QUOTES", 100: "Quiz", 130: "8 Geography"} {
			if _, err := s.Write(40, y, 17, text, color.Black); err != nil {
				t.Fatal(err)
			}
		}
		s.Font(goregular.TTF)
		if _, err := s.Lines(40, 160, 10, []string{"What does the programme print when it is run?", "It prints the number of the lines that it has read", "and then waits for the next key to be pressed."}); err != nil {
			t.Fatal(err)
		}
		even, threshold := raster.Even(grey(s.Image))
		for _, m := range look(s.Image, even, threshold).pen {
			t.Errorf("at %v dpi: kind %d at %v", dpi, m.kind, points(m.box, dpi))
		}
	}
}

// TestDarkHighlight: black print on dark green can be read.
func TestDarkHighlight(t *testing.T) {
	s := ocrtest.Sized(400, 120, 150)
	s.Fill(55, 70, 110, 14, color.RGBA{0, 128, 0, 255})
	for y, text := range map[float64]string{30: "A line of black print on white paper", 50: "And one more line of it", 81: "B. highlighted"} {
		if _, err := s.Write(60, y, 12, text, color.Black); err != nil {
			t.Fatal(err)
		}
	}
	even, threshold := raster.Even(grey(s.Image))
	sight := look(s.Image, even, threshold)
	box := image.Rect(116, 148, 340, 173)
	if ink, all := sight.inkIn(box), box.Dx()*box.Dy(); ink < all/20 || ink > all/3 {
		t.Errorf("%d of %d pixels are ink", ink, all)
	}
}

// fringed is a page as screens show it: every third of a pixel has a colour of
// its own, which sharpens black letters and gives them reddish and bluish edges.
func fringed(t *testing.T, dpi float64, lines []string) *image.RGBA {
	t.Helper()
	s := ocrtest.Sized(400, 200, 3*dpi)
	if _, err := s.Lines(30, 30, 9, lines); err != nil {
		t.Fatal(err)
	}
	out := image.NewRGBA(image.Rect(0, 0, s.Image.Rect.Dx()/3, s.Image.Rect.Dy()/3))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			p := out.Pix[out.PixOffset(x, y):][:4]
			p[3] = 255
			for k := range 3 {
				sum := 0
				for at := range 9 { // with those beside it, as screens soften it
					from := min(max(3*x+k+at%3-1, 0), s.Image.Rect.Dx()-1)
					sum += int(s.Image.Pix[s.Image.PixOffset(from, 3*y+at/3)])
				}
				p[k] = uint8(sum / 9)
			}
		}
	}
	return out
}

// TestFringesAreNoColour: the coloured edges of black letters on a screen are
// neither pale print nor a pen's, and their words have no colour.
func TestFringesAreNoColour(t *testing.T) {
	for _, dpi := range []float64{80, 96, 120} {
		img := fringed(t, dpi, []string{"1. Which of these layers always lies lowest?", "A. The sky of the key", "B. Shelves of clay", "C. Egyptian silk", "D. Why, the bank", "2. Which typist has the highest pay?"})
		even, threshold := raster.Even(grey(img))
		s := look(img, even, threshold)
		changed := 0
		for i, v := range s.even.Pix {
			if v != even.Pix[i] {
				changed++
			}
		}
		if changed > 60 { // of thousands of edges
			t.Errorf("at %v dpi: %d pixels were taken for pale print", dpi, changed)
		}
		for _, m := range s.pen {
			t.Errorf("at %v dpi: kind %d at %v", dpi, m.kind, points(m.box, dpi))
		}
		for y := 24.0; y < 90; y += 11 {
			if c := s.shadeOf(s.pixels(finding.Box{X: 30, Y: y, Width: 60, Height: 10}, dpi)); c.ok && c.ink.under(c.paper).chroma() > colouredInk {
				t.Errorf("at %v dpi: a line has the colour %s", dpi, c.ink.hex())
			}
		}
	}
}
