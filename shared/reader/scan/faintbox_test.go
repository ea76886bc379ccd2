package scan

import (
	"image"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
)

// TestFaintBoxes holds that an o in line with boxes to tick is one, and elsewhere none.
func TestFaintBoxes(t *testing.T) {
	s := ocrtest.Sized(300, 200, 150)
	for i, word := range []string{"Asia", "Brazil", "Africa", "o o o"} {
		if _, err := s.Write(80, 40+30*float64(i), 11, word, image.Black); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.Write(62, 100, 11, "o", image.Black); err != nil {
		t.Fatal(err)
	}
	even, threshold := raster.Even(grey(s.Image))
	seen := look(s.Image, even, threshold)
	o := layout.Span{Text: "o", Block: 3, Box: finding.Box{X: 62, Y: 94, Width: 6, Height: 6}}
	for _, y := range []int{70, 132} { // what two boxes above were found to be
		seen.frames = append(seen.frames, frame{box: image.Rect(129, y, 142, y+13)})
	}
	word := layout.Span{Text: "Africa", Block: 3, Box: finding.Box{X: 80, Y: 90, Width: 30, Height: 10}}
	if left := seen.framesOf([]layout.Span{o, word}, 150); len(left) != 1 || left[0].Text != "Africa" || len(seen.frames) != 3 {
		t.Errorf("left %v, boxes %v", left, seen.frames)
	}
	o.Box.X = 80
	o.Box.Y = 124
	if left := seen.framesOf([]layout.Span{o}, 150); len(left) != 1 {
		t.Error("an o elsewhere is a box")
	}
}
