package raster_test

import (
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"testing"

	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
)

func TestEvenTakesGrainAndDustAway(t *testing.T) {
	clean := page(t, 150)
	grainy := page(t, 150)
	for x := 900; x < 912; x += 3 { // dust far from all text
		grainy.SetGray(x, 1600, color.Gray{Y: 60})
	}
	ocrtest.Noise(grainy, 25, 7)
	even, threshold := raster.Even(grainy)
	lost, dirty := 0, 0
	for i, p := range clean.Pix {
		if p == 0 && even.Pix[i] > threshold {
			lost++
		}
		if p == 255 && even.Pix[i] < 200 {
			dirty++
		}
	}
	if lost*200 > len(clean.Pix)/30 || dirty*200 > len(clean.Pix) {
		t.Errorf("%d pixels of ink were lost, %d of paper are dirty", lost, dirty)
	}
	for y := 1590; y < 1610; y++ {
		for x := 890; x < 920; x++ {
			if even.GrayAt(x, y).Y != 255 {
				t.Fatalf("dust was left at %d, %d", x, y)
			}
		}
	}
}

func TestEvenKeepsCleanPages(t *testing.T) {
	clean := page(t, 100)
	even, _ := raster.Even(clean)
	for i, p := range clean.Pix {
		if even.Pix[i] != p {
			t.Fatalf("pixel %d was %d and is %d", i, p, even.Pix[i])
		}
	}
}

func TestEvenKeepsLeaders(t *testing.T) {
	s := ocrtest.Sized(400, 200, 150)
	if _, err := s.Lines(30, 50, 11, []string{"Which of these animals can fly? Write", "the names of two of them below here."}); err != nil {
		t.Fatal(err)
	}
	for k := range 40 {
		s.Fill(30+5*float64(k), 130, 1.2, 1.2, color.Black)
	}
	g := ocrtest.Gray(s.Image)
	ocrtest.Noise(g, 20, 3)
	even, threshold := raster.Even(g)
	dots := 0
	for _, c := range raster.Components(even, threshold) {
		if c.Box.Min.Y > 260 {
			dots++
		}
	}
	if dots != 40 {
		t.Errorf("%d of 40 dots are left", dots)
	}
}

// lying is a page on something, 100 pixels wide on every side.
func lying(t *testing.T, on func(x, y int) uint8) *image.RGBA {
	t.Helper()
	p := page(t, 100)
	out := image.NewRGBA(image.Rect(0, 0, p.Rect.Dx()+200, p.Rect.Dy()+200))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			v := on(x, y)
			out.SetRGBA(x, y, color.RGBA{v, v, v, 255})
		}
	}
	draw.Draw(out, p.Rect.Add(image.Pt(100, 100)), p, image.Point{}, draw.Src)
	return out
}

func TestSurroundings(t *testing.T) {
	grain := rand.New(rand.NewPCG(1, 2))
	for name, on := range map[string]func(x, y int) uint8{
		"a table":            func(x, y int) uint8 { return uint8(70 + grain.IntN(20) + x/40) },
		"a rough cloth":      func(x, y int) uint8 { return uint8(25 + grain.IntN(90)*grain.IntN(2)) },
		"a scanner's border": func(int, int) uint8 { return 10 },
	} {
		t.Run(name, func(t *testing.T) {
			img := lying(t, on)
			before := ocrtest.Gray(img)
			raster.Surroundings(before, img)
			after := ocrtest.Gray(img)
			page := image.Rect(120, 120, img.Rect.Dx()-120, img.Rect.Dy()-120)
			for y := range img.Rect.Dy() {
				for x := range img.Rect.Dx() {
					at := image.Pt(x, y)
					if !at.In(page.Inset(-20)) && after.GrayAt(x, y).Y < 200 {
						t.Fatalf("%v lies outside and is dark", at)
					}
					if at.In(page) && after.GrayAt(x, y) != before.GrayAt(x, y) {
						t.Fatalf("%v is on the page and changed", at)
					}
				}
			}
		})
	}
}

func TestShadowOnPrintIsNoSurroundings(t *testing.T) {
	img := image.NewRGBA(page(t, 100).Rect)
	draw.Draw(img, img.Rect, page(t, 100), image.Point{}, draw.Src)
	for y := range img.Rect.Dy() {
		for x := range 300 { // a hard shadow over the left of the text
			i := img.PixOffset(x, y)
			for k := range 3 {
				img.Pix[i+k] = uint8(int(img.Pix[i+k]) * 45 / 100)
			}
		}
	}
	before := ocrtest.Gray(img)
	raster.Surroundings(before, img)
	if after := ocrtest.Gray(img); string(after.Pix) != string(before.Pix) {
		t.Error("print in a shadow was painted over")
	}
}

// TestPaperAround: the faint grain of a page with little print becomes white away
// from the print, which stays as it is.
func TestPaperAround(t *testing.T) {
	g := image.NewGray(image.Rect(0, 0, 600, 800))
	draw.Draw(g, g.Rect, image.White, image.Point{}, draw.Src)
	print := image.Rect(100, 100, 110, 115)
	ocrtest.Noise(g, 5, 3)
	draw.Draw(g, print, image.Black, image.Point{}, draw.Src)
	even, threshold := raster.Even(g)
	out := raster.PaperAround(even, raster.Components(even, threshold))
	near, grain := print.Inset(-2), 0
	for y := range 800 {
		for x := range 600 {
			at, was := out.GrayAt(x, y).Y, even.GrayAt(x, y).Y
			if image.Pt(x, y).In(near) && at != was {
				t.Fatalf("pixel %d, %d at the print was %d and is %d", x, y, was, at)
			}
			if !image.Pt(x, y).In(print.Inset(-20)) && at != 255 {
				t.Fatalf("pixel %d, %d of the paper is %d", x, y, at)
			}
			if was < 255 {
				grain++
			}
		}
	}
	if grain < 1000 {
		t.Errorf("only %d pixels of the evened page had grain", grain)
	}
}

// TestEmptyPage: the paper of a page with a page number alone, photographed, has no ink.
func TestEmptyPage(t *testing.T) {
	g := image.NewGray(image.Rect(0, 0, 600, 800))
	for y := range 800 {
		for x := range 600 {
			g.SetGray(x, y, color.Gray{Y: uint8(180 + x/20)})
		}
	}
	ocrtest.Noise(g, 3, 3)
	number := image.Rect(300, 700, 306, 710)
	draw.Draw(g, number, image.Black, image.Point{}, draw.Src)
	even, threshold := raster.Even(g)
	if ink := raster.Components(even, threshold); len(ink) != 1 || !ink[0].Box.In(number.Inset(-2)) {
		t.Errorf("%d patches of ink by threshold %d, want the number", len(ink), threshold)
	}
}

// What a program fills in a light grey or colour is no grain, on account of which
// the pale outlines beside it would be lost.
func TestEvenKeepsPaleOutlinesBesideFilledRows(t *testing.T) {
	g := page(t, 100)
	w := g.Rect.Dx()
	for y := range g.Rect.Dy() {
		if y/20%4 == 0 {
			for x := range w {
				if p := g.GrayAt(x, y).Y; p > 230 {
					g.SetGray(x, y, color.Gray{Y: 230})
				}
			}
		}
	}
	for y := 25; y < 45; y++ {
		g.SetGray(10, y, color.Gray{Y: 184})
	}
	even, _ := raster.Even(g)
	for y := 25; y < 45; y++ {
		if p := even.GrayAt(10, y).Y; p > 215 {
			t.Fatalf("the outline is %d at %d", p, y)
		}
	}
}
