package raster_test

import (
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"testing"

	"formwright/shared/reader/raster"
)

// tiles is a screen with a light banner and two tiles of other grounds, each with words
// of blocks in a shade of its own, on a dark ground; grain makes a photograph of it.
func tiles(grain int) *image.Gray {
	g := image.NewGray(image.Rect(0, 0, 640, 400))
	box := func(x, y, w, h int, v uint8) {
		draw.Draw(g, image.Rect(x, y, x+w, y+h), image.NewUniform(color.Gray{Y: v}), image.Point{}, draw.Src)
	}
	words := func(x, y int, v uint8) {
		for i := range 12 {
			box(x+14*i, y, 3, 12, v)
			box(x+14*i, y+9, 9, 3, v)
		}
	}
	box(0, 0, 640, 400, 60)
	box(20, 20, 600, 80, 255)
	words(200, 50, 40)
	words(240, 150, 255)
	box(20, 220, 290, 120, 95)
	words(80, 270, 255)
	box(330, 220, 290, 120, 160)
	words(390, 270, 255)
	random := rand.New(rand.NewPCG(1, 2))
	for i, v := range g.Pix {
		if grain > 0 {
			g.Pix[i] = uint8(min(255, max(0, int(v)+random.IntN(2*grain)-grain)))
		}
	}
	return g
}

func letterCount(g *image.Gray) int { return len(raster.Letters(raster.Components(g, 128))) }

// TestRelief: print on tiles of many grounds, lighter or darker than they are, is dark
// on white in a relief; a picture full of grain has none.
func TestRelief(t *testing.T) {
	relief, ok := raster.Relief(tiles(0))
	if n := letterCount(relief); !ok || n < 44 || n > 60 {
		t.Errorf("%d letters of 48, %v", n, ok)
	}
	noise := image.NewGray(image.Rect(0, 0, 400, 400))
	random := rand.New(rand.NewPCG(3, 4))
	for i := range noise.Pix {
		noise.Pix[i] = uint8(random.IntN(256))
	}
	if _, ok := raster.Relief(noise); ok {
		t.Error("noise is calm")
	}
}

// TestMotley: a screen of tiles is motley, a photograph of one and a white page are not.
func TestMotley(t *testing.T) {
	motley := func(g *image.Gray) bool {
		even, _ := raster.Even(g)
		return raster.IsMotley(g, even)
	}
	page := image.NewGray(image.Rect(0, 0, 640, 400))
	for i := range page.Pix {
		page.Pix[i] = 255
	}
	if !motley(tiles(0)) || motley(tiles(12)) || motley(page) {
		t.Error(motley(tiles(0)), motley(tiles(12)), motley(page))
	}
}

// TestLightPrintStays: the ground of a screen that bears light print is no table that
// its banner lies on, as the same in a photograph may be.
func TestLightPrintStays(t *testing.T) {
	colour := func(g *image.Gray) *image.RGBA {
		m := image.NewRGBA(g.Rect)
		draw.Draw(m, m.Rect, g, image.Point{}, draw.Src)
		return m
	}
	g := tiles(0)
	m := colour(g)
	raster.Surroundings(g, m)
	if v := m.RGBAAt(241, 155).R; v != 255 {
		t.Errorf("the print is painted over: %d", v)
	}
	if v := m.RGBAAt(10, 380).R; v != 60 {
		t.Errorf("the ground is painted over: %d", v)
	}
	draw.Draw(g, image.Rect(0, 110, 640, 400), image.White, image.Point{}, draw.Src)
	for i := range 12 {
		draw.Draw(g, image.Rect(100+14*i, 3, 109+14*i, 14), image.White, image.Point{}, draw.Src)
	}
	m = colour(g)
	raster.Surroundings(g, m)
	if v := m.RGBAAt(10, 60).R; v < 200 {
		t.Errorf("the bar of a program stays: %d", v)
	}
}
