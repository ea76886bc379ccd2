package raster

import "image"

// Bounds of a relief: how much smaller the ground is measured, how wide the part around
// a pixel that tells its ground is (of the picture's longer side), how much what stands
// out from it is deepened, and what part of a calm one is ink. A photograph has more.
const (
	groundScale = 4
	groundShare = 40 // to either side
	deepened    = 1.7
	reliefInk   = 0.12
)

// Relief draws what stands out from the ground around it, darker or lighter, as dark on
// white: the slides and screens of quiz games bear light print on coloured tiles beside
// dark print on light ones. ok is false for a picture that is not made of even grounds.
func Relief(g *image.Gray) (relief *image.Gray, ok bool) {
	small := Scale(g, 1.0/groundScale)
	ground := medianOf(small, max(4, max(small.Rect.Dx(), small.Rect.Dy())/groundShare))
	w, h := g.Rect.Dx(), g.Rect.Dy()
	out := image.NewGray(image.Rect(0, 0, w, h))
	ink := 0
	for y := range h {
		row := ground.Pix[min(y/groundScale, ground.Rect.Dy()-1)*ground.Stride:]
		for x := range w {
			d := int(g.Pix[y*g.Stride+x]) - int(row[min(x/groundScale, ground.Rect.Dx()-1)])
			v := 255 - min(255, int(float64(max(d, -d))*deepened))
			if v < 128 {
				ink++
			}
			out.Pix[y*out.Stride+x] = uint8(v)
		}
	}
	return withoutCorners(out), float64(ink) <= reliefInk*float64(w*h)
}

// Bounds of a screen of many grounds: what is darker than paper after the light was
// evened out, and how much of that there is, in percent.
const (
	paperLike = 225
	motley    = 25
)

// IsMotley reports whether a picture is a screen, without the grain of a camera, of
// which much is no paper after its light was evened out: tiles of many colours.
func IsMotley(g, even *image.Gray) bool {
	dark := 0
	for _, v := range even.Pix {
		if v < paperLike {
			dark++
		}
	}
	return dark*100 >= len(even.Pix)*motley && isDrawn(g, g.Rect)
}

// isDrawn reports whether most pixels are as bright as the next: no camera took them.
func isDrawn(g *image.Gray, parts ...image.Rectangle) bool {
	same, all := 0, 0
	for _, r := range parts {
		for y := r.Min.Y; y < r.Max.Y; y++ {
			row := g.Pix[y*g.Stride : y*g.Stride+g.Rect.Dx()]
			for x := r.Min.X + 1; x < r.Max.X; x++ {
				if d := int(row[x]) - int(row[x-1]); max(d, -d) <= sameShade {
					same++
				}
				all++
			}
		}
	}
	return same*100 >= all*evenGround
}

// medianOf gives every pixel the middle brightness of those up to so far around it.
func medianOf(g *image.Gray, reach int) *image.Gray {
	w, h := g.Rect.Dx(), g.Rect.Dy()
	out := image.NewGray(g.Rect)
	for y := range h {
		var counts [256]int
		n := 0
		top, foot := max(0, y-reach), min(h-1, y+reach)
		column := func(x, by int) {
			for ny := top; ny <= foot; ny++ {
				counts[g.Pix[ny*g.Stride+x]] += by
			}
			n += by * (foot - top + 1)
		}
		for x := range min(reach, w) {
			column(x, 1)
		}
		for x := range w {
			if x+reach < w {
				column(x+reach, 1)
			}
			if x-reach-1 >= 0 {
				column(x-reach-1, -1)
			}
			out.Pix[y*out.Stride+x] = middleOf(&counts, n)
		}
	}
	return out
}

func middleOf(counts *[256]int, n int) uint8 {
	left := n / 2
	for v, c := range counts {
		if left -= c; left < 0 {
			return uint8(v)
		}
	}
	return 255
}

// withoutCorners leaves of a relief what may be letters: the corners and sides of tiles,
// whose ground is told by what lies beside them, are larger.
func withoutCorners(g *image.Gray) *image.Gray {
	most := max(g.Rect.Dx(), g.Rect.Dy()) / 8
	var kept []Component
	for _, c := range Components(g, 200) {
		if max(c.Box.Dx(), c.Box.Dy()) <= most {
			kept = append(kept, c)
		}
	}
	return PaperAround(g, kept)
}
