package raster

import (
	"image"
	"slices"
)

// cells is how many cells a page is wide for measuring its light: small enough
// to follow a shadow, large enough that every cell shows some paper.
const cells = 48

// Normalize makes the paper white everywhere: every pixel is divided by the
// brightness of the paper around it, so that shadows, gradients and highlighters
// vanish and one threshold fits the whole page.
func Normalize(g *image.Gray) *image.Gray {
	w, h := g.Rect.Dx(), g.Rect.Dy()
	size := max(8, max(w, h)/cells)
	light := measureLight(g, size)
	light.smooth()
	out := image.NewGray(image.Rect(0, 0, w, h))
	row := make([]int, w)
	for y := range h {
		light.row(y, row)
		src := g.Pix[y*g.Stride : y*g.Stride+w]
		dst := out.Pix[y*out.Stride : y*out.Stride+w]
		for x, p := range src {
			dst[x] = uint8(min(255, int(p)*255/row[x]))
		}
	}
	return out
}

// light is the brightness of the paper, measured in cells.
type light struct {
	size, columns, rows int
	paper               []int
}

func measureLight(g *image.Gray, size int) light {
	w, h := g.Rect.Dx(), g.Rect.Dy()
	l := light{size: size, columns: (w + size - 1) / size, rows: (h + size - 1) / size}
	l.paper = make([]int, l.columns*l.rows)
	for cy := range l.rows {
		for cx := range l.columns {
			cell := image.Rect(cx*size, cy*size, min(w, (cx+1)*size), min(h, (cy+1)*size))
			l.paper[cy*l.columns+cx] = percentile(g, cell, 80)
		}
	}
	return l
}

// percentile is the brightness that so many of a hundred pixels do not exceed.
func percentile(g *image.Gray, r image.Rectangle, percent int) int {
	var counts [256]int
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for _, p := range g.Pix[y*g.Stride+r.Min.X : y*g.Stride+r.Max.X] {
			counts[p]++
		}
	}
	left := r.Dx() * r.Dy() * percent / 100
	for v, n := range counts {
		if left -= n; left < 0 {
			return v
		}
	}
	return 255
}

// smooth takes out what is no paper, such as a headline or a filled cell, by the
// median of the neighbours, then evens out the steps. Paper is never taken for
// darker than a dark shadow: a black margin would be noise otherwise.
func (l *light) smooth() {
	const darkest = 24
	l.each(1, func(around []int) int {
		slices.Sort(around)
		return max(darkest, around[len(around)*2/3])
	})
	l.each(1, func(around []int) int {
		sum := 0
		for _, v := range around {
			sum += v
		}
		return sum / len(around)
	})
}

// each replaces every cell by a function of the cells around it.
func (l *light) each(reach int, f func(around []int) int) {
	next := make([]int, len(l.paper))
	around := make([]int, 0, (2*reach+1)*(2*reach+1))
	for y := range l.rows {
		for x := range l.columns {
			around = around[:0]
			for ny := max(0, y-reach); ny <= min(l.rows-1, y+reach); ny++ {
				around = append(around, l.paper[ny*l.columns+max(0, x-reach):ny*l.columns+min(l.columns-1, x+reach)+1]...)
			}
			next[y*l.columns+x] = f(around)
		}
	}
	l.paper = next
}

// row fills in the paper of a line of pixels, between the middles of the cells.
func (l light) row(y int, out []int) {
	top, down := l.between(y, l.rows)
	upper, lower := l.paper[top*l.columns:][:l.columns], l.paper[min(top+1, l.rows-1)*l.columns:][:l.columns]
	for x := range out {
		left, right := l.between(x, l.columns)
		next := min(left+1, l.columns-1)
		a := upper[left]*(256-right) + upper[next]*right
		b := lower[left]*(256-right) + lower[next]*right
		out[x] = max(1, (a*(256-down)+b*down)>>16)
	}
}

// between finds the cell whose middle lies before a pixel, and how far the pixel
// is on the way to the next middle, of 256.
func (l light) between(at, count int) (cell, part int) {
	shifted := max(0, at-l.size/2)
	cell = min(shifted/l.size, count-1)
	if cell == count-1 {
		return cell, 0
	}
	return cell, shifted % l.size * 256 / l.size
}
