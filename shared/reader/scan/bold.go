package scan

import (
	"image"
	"math"
	"slices"
	"unicode"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// What it takes to call print bold: how much thicker its strokes are than those
// of the page's other print, how much one kind of print differs in itself, how many
// letters there are of it, and what part of the page is not.
const (
	boldRatio   = 1.22
	sameWeight  = 0.13 // of the logarithm, as a standard deviation
	fewestBold  = 3
	leastPlain  = 0.3
	sureOfWord  = 3 // letters; shorter words are as their neighbours
	largerPrint = 1.25
)

// boldness tells bold words by their strokes, which are of two kinds then on the
// page. Where one goes over into the other, or the difference is that of two
// fonts, nothing is bold.
func (s *sight) boldness(spans []layout.Span, dpi float64) {
	size := middleSize(spans)
	logs, weights := make([]float64, len(spans)), make([]int, len(spans))
	for i, w := range spans {
		thick := s.stroke(s.inner(w.Box, dpi)) / max(1, w.Size/size/largerPrint)
		if thick > 0 && w.Text != picked {
			logs[i], weights[i] = math.Log(thick), signs(w.Text)
		}
	}
	limit, ok := parted(logs, weights)
	if !ok {
		return
	}
	from := 0
	for _, l := range linesOf(spans) {
		embolden(l, logs[from:from+len(l)], weights[from:from+len(l)], limit)
		from += len(l)
	}
	steady(spans)
}

// unsteady is how often a line turns bold or plain that no person set so, and
// leastUnsteady how many such lines show that the print of the page is uneven.
const (
	unsteady      = 3
	leastUnsteady = 3
)

// steady takes bold off the lines that are so in part where several turn from one to
// the other again and again: the picture is too coarse to tell, but for whole lines.
func steady(spans []layout.Span) {
	lines := linesOf(spans)
	var mixed [][]layout.Span
	odd := 0
	for _, l := range lines {
		turns := 0
		for i := 1; i < len(l); i++ {
			if l[i].Bold != l[i-1].Bold {
				turns++
			}
		}
		if turns > 0 {
			mixed = append(mixed, l)
		}
		if turns >= unsteady {
			odd++
		}
	}
	if odd < leastUnsteady {
		return
	}
	for _, l := range mixed {
		for i := range l {
			l[i].Bold = false
		}
	}
}

// embolden marks the words of a line. Short words are as bold as the next longer
// one, or the one before; on a line of short words all are what most of it is.
func embolden(line []layout.Span, logs []float64, weights []int, limit float64) {
	var all kind
	last, known := false, false
	for i := len(line) - 1; i >= 0; i-- {
		all.add(logs[i], weights[i])
		if weights[i] >= sureOfWord {
			last, known = logs[i] > limit, true
		}
		line[i].Bold = last
	}
	for i := range line {
		switch {
		case !known:
			line[i].Bold = all.n > 0 && all.mean() > limit
		case weights[i] >= sureOfWord:
			last = line[i].Bold
		case !slices.ContainsFunc(weights[i:], func(n int) bool { return n >= sureOfWord }):
			line[i].Bold = last
		}
	}
}

// signs counts the letters and digits of a word.
func signs(text string) (n int) {
	for _, c := range text {
		if unicode.IsLetter(c) || unicode.IsDigit(c) {
			n++
		}
	}
	return n
}

// inner is the box of a word in pixels, without a rim.
func (s *sight) inner(b finding.Box, dpi float64) image.Rectangle {
	f := dpi / 72
	return image.Rect(int(b.X*f+0.5), int(b.Y*f+0.5), int((b.X+b.Width)*f+0.5), int((b.Y+b.Height)*f+0.5)).Intersect(s.grey.Rect)
}

// stroke is how thick the letters in a box are drawn, in pixels: twice their area
// by the length of their edges. Both are weighed by how dark a pixel is, so that
// neither blur nor pale ink changes it much.
func (s *sight) stroke(r image.Rectangle) float64 {
	const paper = 235 // lighter is grain
	dark := func(x, y int) int { return max(0, paper-int(s.grey.Pix[y*s.grey.Stride+x])) }
	area, edge := 0.0, 0.0
	for y := r.Min.Y; y < r.Max.Y-1; y++ {
		for x := r.Min.X; x < r.Max.X-1; x++ {
			d := dark(x, y)
			dx, dy := dark(x+1, y)-d, dark(x, y+1)-d
			area += float64(d)
			edge += math.Sqrt(float64(dx*dx + dy*dy))
		}
	}
	if edge == 0 {
		return 0
	}
	return 2 * area / edge
}

func middleSize(spans []layout.Span) float64 {
	sizes := make([]float64, 0, len(spans))
	for _, w := range spans {
		if w.Size > 0 {
			sizes = append(sizes, w.Size)
		}
	}
	if len(sizes) == 0 {
		return 1
	}
	slices.Sort(sizes)
	return sizes[len(sizes)/2]
}

// parted finds the value that parts two kinds best (Otsu's method), if there are
// two: far apart, and each much alike.
func parted(values []float64, weights []int) (limit float64, ok bool) {
	var order []int
	for i, n := range weights {
		if n >= sureOfWord {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int { return sign(values[a] - values[b]) })
	var all, below kind
	for _, i := range order {
		all.add(values[i], weights[i])
	}
	best := 0.0
	for k := 0; k+1 < len(order); k++ {
		below.add(values[order[k]], weights[order[k]])
		above := all.without(below)
		d := above.mean() - below.mean()
		two := d > math.Log(boldRatio) && below.n >= leastPlain*all.n && above.n >= fewestBold &&
			below.spread() < sameWeight && above.spread() < sameWeight && d > 2.5*max(below.spread(), above.spread())
		if between := d * d * below.n * above.n; two && between > best {
			best, limit = between, (below.mean()+above.mean())/2
		}
	}
	return limit, best > 0
}

// kind sums up values that are weighed.
type kind struct{ n, sum, squares float64 }

func (k *kind) add(v float64, weight int) {
	n := float64(weight)
	k.n, k.sum, k.squares = k.n+n, k.sum+n*v, k.squares+n*v*v
}

func (k kind) without(o kind) kind { return kind{k.n - o.n, k.sum - o.sum, k.squares - o.squares} }

func (k kind) mean() float64 { return k.sum / max(k.n, 1) }

func (k kind) spread() float64 { return math.Sqrt(max(0, k.squares/max(k.n, 1)-k.mean()*k.mean())) }
