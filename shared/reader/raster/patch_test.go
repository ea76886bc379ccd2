package raster_test

import (
	"image"
	"image/color"
	"image/draw"
	"strings"
	"testing"

	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
)

// art draws a picture from rows of signs: # is ink, + the filling of a patch, a
// space paper.
func art(rows string, scale int) *image.RGBA {
	lines := strings.Split(strings.Trim(rows, "\n"), "\n")
	width := 0
	for _, l := range lines {
		width = max(width, len(l))
	}
	m := image.NewRGBA(image.Rect(0, 0, width*scale, len(lines)*scale))
	draw.Draw(m, m.Rect, image.White, image.Point{}, draw.Src)
	for y, l := range lines {
		for x, c := range l {
			fill := map[rune]color.RGBA{'#': {A: 255}, '+': {R: 200, G: 40, B: 40, A: 255}}[c]
			if c == '#' || c == '+' {
				draw.Draw(m, image.Rect(x*scale, y*scale, (x+1)*scale, (y+1)*scale), image.NewUniform(fill), image.Point{}, draw.Src)
			}
		}
	}
	return m
}

func greyOf(m *image.RGBA) *image.Gray {
	g := image.NewGray(m.Rect)
	draw.Draw(g, g.Rect, m, image.Point{}, draw.Src)
	return g
}

const (
	onSquare = `
            
 ++++++++++ 
 ++++++++++ 
 +++    +++ 
 +++ ++++++ 
 +++   ++++ 
 +++ ++++++ 
 +++    +++ 
 ++++++++++ 
 ++++++++++ 
            `
	letterO = `
            
  ######## 
 ##########
 ###    ###
 ###    ###
 ###    ###
 ###    ###
 ##########
  ######## `
	chosen = `
            
   ++++++   
  ++++++++  
 +++    +++ 
 ++      ++ 
 ++  ++  ++ 
 ++  ++  ++ 
 ++      ++ 
 +++    +++ 
  ++++++++  
   ++++++   `
)

// TestPatches: light print on a filled square becomes ink on paper; a letter with
// a hole and a circle that is filled in are left as they are.
func TestPatches(t *testing.T) {
	for name, c := range map[string]struct {
		rows string
		want int
	}{"a letter on a square": {onSquare, 1}, "an O": {letterO, 0}, "a circle that is filled in": {chosen, 0}} {
		m := art(c.rows, 4)
		g := greyOf(m)
		found := raster.Patches(g, m)
		if len(found) != c.want {
			t.Errorf("%s: %d patches, want %d", name, len(found), c.want)
			continue
		}
		if c.want == 0 {
			continue
		}
		if p := found[0]; p.Box != image.Rect(4, 4, 44, 40) || p.Fill != [3]uint8{200, 40, 40} || p.Round {
			t.Errorf("%s: %v %v %v", name, p.Box, p.Fill, p.Round)
		}
		if at := m.RGBAAt(18, 14); at.R > 40 {
			t.Errorf("%s: print is %v", name, at)
		}
		if at := m.RGBAAt(6, 6); at.R < 250 || g.GrayAt(6, 6).Y < 250 {
			t.Errorf("%s: the filling is %v", name, at)
		}
	}
}

// TestLighten: a dark screen with light print is turned, a page on a dark table
// is not.
func TestLighten(t *testing.T) {
	dark := image.NewRGBA(image.Rect(0, 0, 400, 200))
	draw.Draw(dark, dark.Rect, image.NewUniform(color.RGBA{R: 20, G: 20, B: 30, A: 255}), image.Point{}, draw.Src)
	for k := range 20 {
		draw.Draw(dark, image.Rect(10+18*k, 50, 18+18*k, 64), image.White, image.Point{}, draw.Src)
	}
	if !raster.Lighten(greyOf(dark), dark) || dark.RGBAAt(1, 1).R < 200 || dark.RGBAAt(12, 55).R > 20 {
		t.Errorf("screen: %v, print %v", dark.RGBAAt(1, 1), dark.RGBAAt(12, 55))
	}
	table := image.NewRGBA(image.Rect(0, 0, 400, 200))
	draw.Draw(table, table.Rect, image.Black, image.Point{}, draw.Src)
	draw.Draw(table, image.Rect(100, 40, 250, 150), image.White, image.Point{}, draw.Src)
	for k := range 10 {
		draw.Draw(table, image.Rect(105+14*k, 50, 111+14*k, 64), image.Black, image.Point{}, draw.Src)
	}
	if raster.Lighten(greyOf(table), table) || table.RGBAAt(1, 1).R > 10 {
		t.Error("a page on a dark table was turned")
	}
}

// TestTallPages: letters below each other on a page of the web are no lines of a
// page on its side.
func TestTallPages(t *testing.T) {
	var letters []raster.Component
	for y := range 200 {
		for x := range 2 { // two letters of every line stand below those above
			at := image.Pt(20+12*x, 20+40*y)
			letters = append(letters, raster.Component{Box: image.Rect(at.X, at.Y, at.X+8, at.Y+10), Pixels: 40})
		}
		for x := range 6 {
			at := image.Pt(60+70*x+(y*37+x*11)%53, 20+40*y)
			letters = append(letters, raster.Component{Box: image.Rect(at.X, at.Y, at.X+8, at.Y+10), Pixels: 40})
		}
	}
	if p := raster.PoseOf(letters, 10); p.Quarters != 0 {
		t.Errorf("turned by %d quarters", p.Quarters)
	}
}

// TestPatchesUnderGrain: a filling that a camera speckled is one filling all the
// same.
func TestPatchesUnderGrain(t *testing.T) {
	square := art(onSquare, 4)
	page := image.NewRGBA(image.Rect(0, 0, 300, 300))
	draw.Draw(page, page.Rect, image.White, image.Point{}, draw.Src)
	draw.Draw(page, square.Rect.Add(image.Pt(40, 40)), square, image.Point{}, draw.Src)
	g := greyOf(page)
	ocrtest.Noise(g, 7, 5)
	if n := len(raster.Patches(raster.WithoutGrain(g), page)); n != 1 {
		t.Errorf("%d patches", n)
	}
	if clean := greyOf(page); raster.WithoutGrain(clean) != clean {
		t.Error("a page without grain was smoothed")
	}
}
