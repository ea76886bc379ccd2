package scan

import (
	"image"
	"image/color"
	"testing"

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

// TestPaleInk: print in pale colours becomes dark, what a highlighter went over
// does not.
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
		if at := image.Pt(360, 215); sight.even.GrayAt(at.X, at.Y) != even.GrayAt(at.X, at.Y) {
			t.Errorf("%v: a highlight became ink", ink)
		}
	}
}
