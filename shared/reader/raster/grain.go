package raster

import "image"

// Grain is how dark the paper of a page is speckled, in grey levels: what part
// of it is measured, so much that the soft edges of letters do not count, from
// where on it is grain, and from where on so much that the page is smoothed.
const (
	grainPercent = 15
	someGrain    = 9
	muchGrain    = 24
	palestInk    = 176 // on a page with grain
)

// Even makes the paper of a page white: its light evened out, and without its
// grain. Not lighter than the threshold is ink.
func Even(g *image.Gray) (page *image.Gray, threshold uint8) {
	page = Normalize(g)
	grain := grainOf(page)
	if grain > muchGrain {
		page = Smooth(page)
		grain = grainOf(page)
	}
	threshold = Threshold(page)
	if grain > someGrain {
		threshold = min(threshold, palestInk)
		page = clean(page, threshold, 255-grain*16/10)
	}
	return page, threshold
}

// grainOf measures the paper of a page whose light is even.
func grainOf(g *image.Gray) int {
	const paper = 128
	var counts [256]int
	w, all := g.Rect.Dx(), 0
	for y := range g.Rect.Dy() {
		for _, p := range g.Pix[y*g.Stride : y*g.Stride+w] {
			counts[p]++
		}
	}
	for _, n := range counts[paper:] {
		all += n
	}
	left := all * grainPercent / 100
	for v := paper; v < 255; v++ {
		if left -= counts[v]; left < 0 {
			return 255 - v
		}
	}
	return 0
}

// clean keeps what is near ink, and makes white there what is as light as nearly
// all paper; the ink is stretched, which keeps its edges.
func clean(g *image.Gray, threshold uint8, white int) *image.Gray {
	all := Components(g, threshold)
	height := LetterHeight(Letters(all))
	white = max(white, int(threshold)+(255-int(threshold))/4)
	out := image.NewGray(image.Rect(0, 0, g.Rect.Dx(), g.Rect.Dy()))
	for i := range out.Pix {
		out.Pix[i] = 255
	}
	lonely := specks(all, height)
	for k, c := range all {
		if lonely[k] {
			continue
		}
		r := c.Box.Inset(-max(2, height/5)).Intersect(out.Rect)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			dst := out.Pix[y*out.Stride+r.Min.X : y*out.Stride+r.Max.X]
			for x, p := range g.Pix[y*g.Stride+r.Min.X : y*g.Stride+r.Max.X] {
				dst[x] = uint8(min(255, int(p)*255/white))
			}
		}
	}
	return out
}

// mostInk is the part of a page that may be ink; printed ones have up to 0.15.
const mostInk = 0.35

// IsPoster reports whether an evened page is dark all over: a poster or a photograph
// with some words on it. Evening out fills such a picture with specks, which look
// like thousands of letters and take a minute to read.
func IsPoster(even *image.Gray, threshold uint8) bool {
	ink, w := 0, even.Rect.Dx()
	for y := range even.Rect.Dy() {
		for _, p := range even.Pix[y*even.Stride : y*even.Stride+w] {
			if p <= threshold {
				ink++
			}
		}
	}
	return float64(ink) > mostInk*float64(w*even.Rect.Dy())
}
