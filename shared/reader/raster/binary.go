package raster

import "image"

// Threshold is the grey level that parts ink from paper best (Otsu's method: the
// variance between the two is largest).
func Threshold(g *image.Gray) uint8 {
	var counts [256]int
	w := g.Rect.Dx()
	for y := range g.Rect.Dy() {
		for _, p := range g.Pix[y*g.Stride : y*g.Stride+w] {
			counts[p]++
		}
	}
	total, sum := 0, 0
	for v, n := range counts {
		total += n
		sum += v * n
	}
	return split(counts, total, sum)
}

func split(counts [256]int, total, sum int) uint8 {
	best, at := -1.0, 127
	below, belowSum := 0, 0
	for v := range 255 {
		below += counts[v]
		belowSum += v * counts[v]
		above := total - below
		if below == 0 || above == 0 {
			continue
		}
		d := float64(belowSum)/float64(below) - float64(sum-belowSum)/float64(above)
		if between := d * d * float64(below) * float64(above); between > best {
			best, at = between, v
		}
	}
	return uint8(at)
}
