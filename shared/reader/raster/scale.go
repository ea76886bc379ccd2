package raster

import (
	"image"
	"math"
)

// Scale makes a picture larger or smaller. Growing goes through four points a
// side (Catmull-Rom), which keeps the edges of small print; shrinking takes the
// mean of what falls together.
func Scale(g *image.Gray, factor float64) *image.Gray {
	if factor == 1 {
		return g
	}
	w, h := int(float64(g.Rect.Dx())*factor+0.5), int(float64(g.Rect.Dy())*factor+0.5)
	if w < 1 || h < 1 {
		return image.NewGray(image.Rect(0, 0, max(w, 1), max(h, 1)))
	}
	across, down := newTaps(g.Rect.Dx(), w), newTaps(g.Rect.Dy(), h)
	out := image.NewGray(image.Rect(0, 0, w, h))
	lines := newLines(g, across)
	sum := make([]int, w)
	for y := range h {
		clear(sum)
		t := down[y]
		for k, weight := range t.weights {
			for x, v := range lines.at(t.first + k) {
				sum[x] += v * weight
			}
		}
		dst := out.Pix[y*out.Stride : y*out.Stride+w]
		for x, v := range sum {
			dst[x] = uint8(max(0, min(255, (v+1<<19)>>20)))
		}
	}
	return out
}

// taps are the pixels that make one of the scaled line, with their weights of
// 1024.
type taps struct {
	first   int
	weights []int
}

func newTaps(from, to int) []taps {
	ratio := float64(from) / float64(to)
	reach, stretch := 2.0, 1.0
	if ratio > 1 {
		reach, stretch = 2*ratio, ratio
	}
	out := make([]taps, to)
	for i := range out {
		centre := (float64(i)+0.5)*ratio - 0.5
		first, last := int(math.Ceil(centre-reach)), int(math.Floor(centre+reach))
		out[i] = weigh(centre, stretch, first, last, from)
	}
	return out
}

// weigh folds what lies outside the picture onto its edge.
func weigh(centre, stretch float64, first, last, size int) taps {
	low, high := max(first, 0), min(last, size-1)
	low, high = min(low, size-1), max(high, 0)
	weights, total := make([]float64, high-low+1), 0.0
	for k := first; k <= last; k++ {
		v := catmullRom((float64(k) - centre) / stretch)
		weights[min(max(k, low), high)-low] += v
		total += v
	}
	t := taps{first: low, weights: make([]int, len(weights))}
	for k, v := range weights {
		t.weights[k] = int(math.Round(v / total * 1024))
	}
	return t
}

func catmullRom(x float64) float64 {
	x = math.Abs(x)
	switch {
	case x < 1:
		return (1.5*x-2.5)*x*x + 1
	case x < 2:
		return ((-0.5*x+2.5)*x-4)*x + 2
	}
	return 0
}

// lines holds the source's lines scaled across, each made once.
type lines struct {
	g      *image.Gray
	across []taps
	made   [][]int
	free   [][]int
	low    int
}

func newLines(g *image.Gray, across []taps) *lines {
	return &lines{g: g, across: across, made: make([][]int, g.Rect.Dy())}
}

func (l *lines) at(y int) []int {
	if l.made[y] != nil {
		return l.made[y]
	}
	const kept = 64 // lines further up are not asked for again
	for ; l.low < y-kept; l.low++ {
		if l.made[l.low] != nil {
			l.free = append(l.free, l.made[l.low])
			l.made[l.low] = nil
		}
	}
	var row []int
	if n := len(l.free); n > 0 {
		row, l.free = l.free[n-1], l.free[:n-1]
	} else {
		row = make([]int, len(l.across))
	}
	src := l.g.Pix[y*l.g.Stride:]
	for x, t := range l.across {
		v := 0
		for k, weight := range t.weights {
			v += int(src[t.first+k]) * weight
		}
		row[x] = v
	}
	l.made[y] = row
	return row
}
