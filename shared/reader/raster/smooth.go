package raster

import "image"

// Smooth takes grain out by weighing every pixel with its neighbours (1 2 1 both
// ways).
func Smooth(g *image.Gray) *image.Gray {
	w, h := g.Rect.Dx(), g.Rect.Dy()
	out := image.NewGray(image.Rect(0, 0, w, h))
	var rows [3][]int
	for k := range rows {
		rows[k] = make([]int, w)
	}
	for y := range h {
		for k := range rows {
			across(g.Pix[min(max(y+k-1, 0), h-1)*g.Stride:][:w], rows[k])
		}
		dst := out.Pix[y*out.Stride:][:w]
		for x := range dst {
			dst[x] = uint8((rows[0][x] + 2*rows[1][x] + rows[2][x] + 8) / 16)
		}
	}
	return out
}

func across(line []uint8, out []int) {
	last := len(line) - 1
	for x, p := range line {
		out[x] = int(line[max(x-1, 0)]) + 2*int(p) + int(line[min(x+1, last)])
	}
}
