package scan

import (
	"image"
	"image/color"
	"image/draw"
	"testing"
)

// TestRims: the rims of fields with round corners are neither letters nor lines to write
// on; those with sharp corners are the lines of a table.
func TestRims(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 400, 300))
	draw.Draw(img, img.Rect, image.White, image.Point{}, draw.Src)
	field := func(y, round int) {
		r := image.Rect(40, y, 340, y+40)
		for x := r.Min.X + round; x < r.Max.X-round; x++ {
			img.Set(x, r.Min.Y, color.Black)
			img.Set(x, r.Max.Y-1, color.Black)
		}
		for y := r.Min.Y + round; y < r.Max.Y-round; y++ {
			img.Set(r.Min.X, y, color.Black)
			img.Set(r.Max.X-1, y, color.Black)
		}
		for k := range round {
			for _, p := range []image.Point{{r.Min.X + k, r.Min.Y + round - k}, {r.Max.X - 1 - k, r.Min.Y + round - k}, {r.Min.X + k, r.Max.Y - 1 - round + k}, {r.Max.X - 1 - k, r.Max.Y - 1 - round + k}} {
				img.Set(p.X, p.Y, color.Black)
			}
		}
	}
	field(60, 4)
	field(120, 4)
	field(200, 0)
	s := look(img, grey(img), 128)
	if len(s.rims) != 2 {
		t.Fatalf("%d rims", len(s.rims))
	}
	if len(s.across) != 2 || s.across[0].Min.Y < 190 {
		t.Errorf("lines across: %v", s.across)
	}
	out := s.withoutFrames()
	for y := range 180 {
		for x := range 400 {
			if out.GrayAt(x, y).Y < 128 {
				t.Fatalf("ink is left at %d, %d", x, y)
			}
		}
	}
}
