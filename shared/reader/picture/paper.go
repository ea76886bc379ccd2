package picture

import (
	"image"
	"math"

	"golang.org/x/image/draw"
)

// enoughPixels is what a page is reduced to: 12 million are a sheet of A4 at 350
// dots an inch, more than OCR can use.
const enoughPixels = 12_000_000

// onPaper draws any kind of picture on white, so that what is transparent is
// paper, and answers by how much it was made smaller.
func onPaper(img image.Image) (*image.RGBA, float64) {
	w, h := img.Bounds().Dx(), img.Bounds().Dy()
	factor := math.Min(1, math.Sqrt(enoughPixels/float64(w*h)))
	out := image.NewRGBA(image.Rect(0, 0, max(1, int(float64(w)*factor)), max(1, int(float64(h)*factor))))
	draw.Draw(out, out.Rect, image.White, image.Point{}, draw.Src)
	if factor == 1 {
		draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Over)
		return out, 1
	}
	draw.ApproxBiLinear.Scale(out, out.Rect, img, img.Bounds(), draw.Over, nil)
	return out, factor
}

// oriented turns a picture by the EXIF orientation of its file (EXIF 2.32, tag
// 0x0112): 1 is upright, 2 to 8 are mirrored or turned.
func oriented(m *image.RGBA, orientation int) *image.RGBA {
	if orientation < 2 || orientation > 8 {
		return m
	}
	w, h := m.Rect.Dx(), m.Rect.Dy()
	size := image.Rect(0, 0, w, h)
	if orientation >= 5 {
		size = image.Rect(0, 0, h, w)
	}
	out := image.NewRGBA(size)
	for y := range size.Dy() {
		for x := range size.Dx() {
			sx, sy := stored(orientation, x, y, w, h)
			copy(out.Pix[y*out.Stride+4*x:], m.Pix[sy*m.Stride+4*sx:][:4])
		}
	}
	return out
}

// stored is where the pixel to be shown at x, y stands in the file.
func stored(orientation, x, y, w, h int) (int, int) {
	switch orientation {
	case 2:
		return w - 1 - x, y
	case 3:
		return w - 1 - x, h - 1 - y
	case 4:
		return x, h - 1 - y
	case 5:
		return y, x
	case 6:
		return y, h - 1 - x
	case 7:
		return w - 1 - y, h - 1 - x
	default: // 8
		return w - 1 - y, x
	}
}
