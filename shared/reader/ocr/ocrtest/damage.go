package ocrtest

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"

	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
)

// Gray is the picture without its colours.
func Gray(img image.Image) *image.Gray {
	out := image.NewGray(image.Rect(0, 0, img.Bounds().Dx(), img.Bounds().Dy()))
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out
}

// Noise adds grain of a strength in grey levels, the same for the same seed.
func Noise(g *image.Gray, strength float64, seed uint64) {
	r := rand.New(rand.NewPCG(seed, seed))
	for i, p := range g.Pix {
		g.Pix[i] = clamp(float64(p) + r.NormFloat64()*strength)
	}
}

// Shade lays a shadow over the page as a lamp beside it does: from light to dark
// along the diagonal, with less contrast in the dark.
func Shade(g *image.Gray, light, dark float64) {
	w, h := float64(g.Rect.Dx()), float64(g.Rect.Dy())
	for y := range g.Rect.Dy() {
		for x := range g.Rect.Dx() {
			t := (float64(x)/w + float64(y)/h) / 2
			k := light + (dark-light)*t*t
			i := g.PixOffset(x, y)
			g.Pix[i] = clamp(float64(g.Pix[i])*k + 12)
		}
	}
}

// Rotate turns the picture clockwise about its middle by a few degrees.
func Rotate(g *image.Gray, degrees float64) *image.Gray {
	out := image.NewGray(g.Rect)
	for i := range out.Pix {
		out.Pix[i] = 255
	}
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	cx, cy := float64(g.Rect.Dx())/2, float64(g.Rect.Dy())/2
	m := f64.Aff3{cos, -sin, cx - cos*cx + sin*cy, sin, cos, cy - sin*cx - cos*cy}
	draw.BiLinear.Transform(out, m, g, g.Rect, draw.Src, nil)
	return out
}

// Scale makes the picture smaller or larger.
func Scale(g *image.Gray, factor float64) *image.Gray {
	out := image.NewGray(image.Rect(0, 0, int(float64(g.Rect.Dx())*factor), int(float64(g.Rect.Dy())*factor)))
	draw.BiLinear.Scale(out, out.Rect, g, g.Rect, draw.Src, nil)
	return out
}

// Blur is what a lens slightly out of focus does, of a radius in pixels.
func Blur(g *image.Gray, radius int) *image.Gray {
	out := image.NewGray(g.Rect)
	for y := range g.Rect.Dy() {
		for x := range g.Rect.Dx() {
			sum, n := 0, 0
			for dy := -radius; dy <= radius; dy++ {
				for dx := -radius; dx <= radius; dx++ {
					if p := image.Pt(x+dx, y+dy); p.In(g.Rect) {
						sum += int(g.GrayAt(p.X, p.Y).Y)
						n++
					}
				}
			}
			out.SetGray(x, y, color.Gray{Y: uint8(sum / n)})
		}
	}
	return out
}

func clamp(v float64) uint8 { return uint8(max(0, min(255, v+0.5))) }
