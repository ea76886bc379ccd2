package raster

import "image"

// Bounds of what is a dark screen: what is dark, how much of the picture it is,
// and how many times as many light letters as dark ones it shows.
const (
	darkScreen    = 90
	darkShare     = 60 // percent
	fewestLight   = 12
	lightOverDark = 3
)

// Lighten turns a picture of light print on a dark screen into dark print on
// light, by the lightness of its colours. A page on a dark table bears dark print.
func Lighten(g *image.Gray, m *image.RGBA) bool {
	dark := 0
	for _, v := range g.Pix {
		if v < darkScreen {
			dark++
		}
	}
	if dark*100 < len(g.Pix)*darkShare {
		return false
	}
	const middle = 128
	opposite := image.NewGray(g.Rect)
	for i, v := range g.Pix {
		opposite.Pix[i] = 255 - v
	}
	light, print := len(Letters(Components(opposite, 255-middle))), len(Letters(Components(g, middle)))
	if light < fewestLight || light < print*lightOverDark {
		return false
	}
	for i := 0; i < len(m.Pix); i += 4 {
		p := m.Pix[i : i+3]
		shift := 255 - int(max(p[0], p[1], p[2])) - int(min(p[0], p[1], p[2]))
		for k, v := range p {
			p[k] = uint8(int(v) + shift)
		}
	}
	return true
}
