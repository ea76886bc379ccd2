package scan_test

import (
	"context"
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/scan"
)

// TestPoster: a dark picture is read as it is, not evened out into specks, and what
// the engine is not sure of there is no word.
func TestPoster(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 600, 400))
	random := rand.New(rand.NewPCG(1, 2))
	draw.Draw(img, img.Rect, image.White, image.Point{}, draw.Src)
	for y := 60; y < 340; y += 6 { // not to the edges, or it would be a page that lies on something dark
		for x := 60; x < 540; x += 6 {
			v := uint8(20 + 100*(random.IntN(4)/3))
			draw.Draw(img, image.Rect(x, y, x+6, y+6), image.NewUniform(color.RGBA{v, v, v, 255}), image.Point{}, draw.Src)
		}
	}
	for y := 180; y < 220; y++ {
		for x := 100; x < 500; x++ {
			if x/20%2 == 0 {
				img.Set(x, y, color.White)
			}
		}
	}
	engine := &fake{spans: []layout.Span{
		{Text: "Quiz", Confidence: 0.9, Size: 20, Box: finding.Box{X: 48, Y: 86, Width: 190, Height: 20}},
		{Text: "]|:", Confidence: 0.3, Size: 20, Box: finding.Box{X: 48, Y: 20, Width: 30, Height: 20}},
	}}
	p, err := scan.Page(context.Background(), img, 150, engine)
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Spans) != 1 || p.Spans[0].Text != "Quiz" || !p.Scanned || p.Width != 288 {
		t.Errorf("got %+v", p)
	}
	for x := range 600 {
		if seen, is := engine.seen.GrayAt(x, 120).Y, img.RGBAAt(x, 120).R; max(seen, is)-min(seen, is) > 1 {
			t.Fatalf("at %d the engine saw %d where the picture is %d", x, seen, is)
		}
	}
}
