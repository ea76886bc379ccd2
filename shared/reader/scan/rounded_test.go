package scan

import (
	"image"
	"image/color"
	"testing"

	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
)

// TestRoundedBoxes holds that the pale boxes with round corners of a screen are boxes
// to tick, ticked or not, and that a large pale 0 is none.
func TestRoundedBoxes(t *testing.T) {
	s := ocrtest.Sized(300, 200, 150)
	pale := color.Gray{Y: 184}
	for i, word := range []string{"Asia", "Brazil", "Africa"} {
		if _, err := s.Write(90, 40+40*float64(i), 9, word, image.Black); err != nil {
			t.Fatal(err)
		}
		roundBox(s.Image, 140, 57+83*i, 24, pale)
		if i == 1 {
			for k := range 12 {
				s.Image.Set(145+k/2, 70+83*i+k/2, pale)
				s.Image.Set(146+k/2, 70+83*i+k/2, pale)
				s.Image.Set(151+k/2, 76+83*i-k, pale)
				s.Image.Set(152+k/2, 76+83*i-k, pale)
			}
		}
	}
	even, threshold := raster.Even(grey(s.Image))
	seen := look(s.Image, even, threshold)
	if len(seen.frames) != 3 {
		t.Fatalf("boxes %v, letters %d high", seen.frames, seen.height)
	}
	for _, f := range seen.frames {
		if f.ticked != near(f.box.Min.Y, 57+83, 2) {
			t.Errorf("box %v", f)
		}
	}
}

func TestPaleDigitsAreNoBoxes(t *testing.T) {
	s := ocrtest.Sized(300, 200, 150)
	for i, word := range []string{"Asia", "Brazil", "Africa"} {
		y := 40 + 40*float64(i)
		if _, err := s.Write(90, y, 9, word, image.Black); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Write(60, y, 20, "0", color.Gray{Y: 184}); err != nil {
			t.Fatal(err)
		}
	}
	even, threshold := raster.Even(grey(s.Image))
	seen := look(s.Image, even, threshold)
	if got := seen.rounded(raster.Components(seen.grey, paleOutline), nil); len(got) != 0 {
		t.Errorf("boxes %v", got)
	}
}

// roundBox draws the outline of a square with round corners, one pixel thin.
func roundBox(m *image.RGBA, x, y, side int, ink color.Color) {
	const corner = 4
	for k := corner; k < side-corner; k++ {
		m.Set(x+k, y, ink)
		m.Set(x+k, y+side-1, ink)
		m.Set(x, y+k, ink)
		m.Set(x+side-1, y+k, ink)
	}
	for _, p := range []image.Point{{1, 4}, {1, 3}, {1, 2}, {2, 2}, {2, 1}, {3, 1}, {4, 1}} {
		m.Set(x+p.X, y+p.Y, ink)
		m.Set(x+side-1-p.X, y+p.Y, ink)
		m.Set(x+p.X, y+side-1-p.Y, ink)
		m.Set(x+side-1-p.X, y+side-1-p.Y, ink)
	}
}
