package scan

import (
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
