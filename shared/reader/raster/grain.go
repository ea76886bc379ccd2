package raster

import "image"

// Grain is how dark the paper of a page is speckled, in grey levels: what part
// of it is measured, so much that the soft edges of letters do not count, from
// where on it is grain, and from where on so much that the page is smoothed.
const (
	grainPercent = 15
	fineGrain    = 4
	someGrain    = 9
	muchGrain    = 24
	palestInk    = 176 // on a page with grain
	grainReach   = 6   // what is so many times the grain darker than white is no paper
)

// Even makes the paper of a page white: its light evened out, and without its
// grain. Not lighter than the threshold is ink.
func Even(g *image.Gray) (page *image.Gray, threshold uint8) {
	page = Normalize(g)
	grain := grainOf(page, g)
	if grain > muchGrain {
		page = Smooth(page)
		grain = grainOf(page, g)
	}
	threshold = min(Threshold(page), uint8(max(palestInk, 255-grainReach*grain))) // an empty page has its threshold in the paper
	if grain > someGrain {
		threshold = min(threshold, palestInk)
		page = clean(page, threshold, 255-grain*16/10)
	}
	return page, threshold
}

// WithoutGrain is a picture smoothed where its paper is speckled, so that a filling
// on it is of one grey.
func WithoutGrain(g *image.Gray) *image.Gray {
	if grainOf(Normalize(g), g) <= fineGrain {
		return g
	}
	return Smooth(g)
}

// flatRun is how many pixels in a row are of one grey where a program filled the
// ground of a line or a box: cameras and scanners do not draw so.
const flatRun = 12

// grainOf measures the paper of a page whose light is even. What a program filled
// with one grey in the picture as it was is none.
func grainOf(page, asItWas *image.Gray) int {
	const paper = 128
	var counts [256]int
	w, all := page.Rect.Dx(), 0
	for y := range page.Rect.Dy() {
		row := page.Pix[y*page.Stride : y*page.Stride+w]
		was := asItWas.Pix[y*asItWas.Stride : y*asItWas.Stride+w]
		for from := 0; from < w; {
			to := from + 1
			for to < w && was[to] == was[from] {
				to++
			}
			if to-from >= flatRun {
				counts[255] += to - from
				from = to
				continue
			}
			for ; from < to; from++ {
				counts[row[from]]++
			}
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
	lonely := specks(all, height)
	kept := make([]Component, 0, len(all))
	for k, c := range all {
		if !lonely[k] {
			kept = append(kept, c)
		}
	}
	return nearInk(g, kept, max(2, height/5), max(white, int(threshold)+(255-int(threshold))/4))
}

// PaperAround makes the paper white that lies further from all patches of ink than
// letters are high; nearer are the pale parts of letters. On a page with little
// print faint grain weighs as much as the print: an engine that looks for its own
// threshold finds it there, and reads a minute at the specks.
func PaperAround(g *image.Gray, ink []Component) *image.Gray {
	const asItIs = 255
	return nearInk(g, ink, max(2, LetterHeight(Letters(ink))), asItIs)
}

// nearInk is what lies within so many pixels of the ink, where so light a grey is
// white, on white paper.
func nearInk(g *image.Gray, ink []Component, reach, white int) *image.Gray {
	out := image.NewGray(image.Rect(0, 0, g.Rect.Dx(), g.Rect.Dy()))
	for i := range out.Pix {
		out.Pix[i] = 255
	}
	for _, c := range ink {
		r := c.Box.Inset(-reach).Intersect(out.Rect)
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
