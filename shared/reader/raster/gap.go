package raster

import "image"

// Gap is a row of pixels near the middle of a page at which it can be cut
// without cutting letters: the middle of the widest empty stretch there. It is 0
// when there is none, and for pages too small to be worth cutting.
func Gap(g *image.Gray) int {
	const smallest, widest = 600, 8 // pixels: of a page, of an empty stretch between two lines
	w, h := g.Rect.Dx(), g.Rect.Dy()
	if h < smallest {
		return 0
	}
	best, at, empty := widest-1, 0, 0
	for y := h * 2 / 5; y < h*3/5; y++ {
		if !emptyRow(g.Pix[y*g.Stride : y*g.Stride+w]) {
			empty = 0
			continue
		}
		if empty++; empty > best {
			best, at = empty, y-empty/2
		}
	}
	return at
}

// emptyRow allows for specks.
func emptyRow(row []uint8) bool {
	dark := 0
	for _, p := range row {
		if p < 128 {
			dark++
		}
	}
	return dark*800 <= len(row)
}
