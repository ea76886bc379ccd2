package scan

import (
	"image"
	"math"
	"slices"
	"strings"
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
			logs[i], weights[i] = math.Log(thick), telling(w.Text)
		}
	}
	if !levelled(spans, logs, weights) {
		return
	}
	from := 0
	for _, l := range linesOf(spans) {
		embolden(l, logs[from:from+len(l)], weights[from:from+len(l)])
		from += len(l)
	}
	steady(spans)
}

// levelled makes the limits between plain and bold print zero: that of words with small
// letters, and that of words of capitals and digits, which are drawn thicker in many
// fonts. Where these alone are not of two kinds, they must be as thick as what is bold
// of the others.
func levelled(spans []layout.Span, logs []float64, weights []int) bool {
	small, capital := slices.Clone(weights), slices.Clone(weights)
	for i, w := range spans {
		if smallLetters(w.Text) >= sureOfWord {
			capital[i] = 0
		} else {
			small[i] = 0
		}
	}
	limit, bold, ok := parted(logs, small)
	high, highest, okHigh := parted(logs, capital)
	switch {
	case !ok && !okHigh:
		return false
	case !ok:
		limit, bold = high, highest
	case !okHigh:
		high = (limit + bold) / 2
	}
	if isMotley(logs, small, limit, bold) {
		return false
	}
	for i := range logs {
		if capital[i] > 0 {
			logs[i] -= high
		} else {
			logs[i] -= limit
		}
	}
	return true
}

// Two kinds of print that differ less than clearlyBold have hardly a word in the middle
// third between them: small print of a screen is of any thickness, as its letters fall
// on its pixels. mostAmid is what part of the print may stand there.
const (
	clearlyBold = 0.3 // of the logarithm
	mostAmid    = 0.05
)

// isMotley reports whether print is too often about as thick as the limit of what is
// bold for that to tell anything.
func isMotley(logs []float64, weights []int, limit, bold float64) bool {
	amid, all := 0, 0
	for i, n := range weights {
		if n < sureOfWord {
			continue
		}
		all += n
		if math.Abs(logs[i]-limit) < (bold-limit)/3 {
			amid += n
		}
	}
	return 2*(bold-limit) < clearlyBold && float64(amid) > mostAmid*float64(all)
}

// smallLetters counts them.
func smallLetters(text string) (n int) {
	for _, c := range text {
		if unicode.IsLower(c) {
			n++
		}
	}
	return n
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
func embolden(line []layout.Span, logs []float64, weights []int) {
	var all kind
	last, known := false, false
	for i := len(line) - 1; i >= 0; i-- {
		all.add(logs[i], weights[i])
		if weights[i] >= sureOfWord {
			last, known = logs[i] > 0, true
		}
		line[i].Bold = last
	}
	for i := range line {
		switch {
		case !known:
			line[i].Bold = all.n > 0 && all.mean() > 0
		case weights[i] >= sureOfWord:
			last = line[i].Bold
		case !slices.ContainsFunc(weights[i:], func(n int) bool { return n >= sureOfWord }):
			line[i].Bold = last
		}
	}
}

// telling counts the letters and digits of a word that tell how thick its print is: what
// is a mere upright is thick in any, as the "III" of a font with feet.
func telling(text string) (n int) {
	for _, c := range text {
		if (unicode.IsLetter(c) || unicode.IsDigit(c)) && !strings.ContainsRune("Iil1", c) {
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

// parted finds the value that parts two kinds best (Otsu's method) and the mean of the
// thicker, if there are two: far apart, and each much alike.
func parted(values []float64, weights []int) (limit, bold float64, ok bool) {
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
			best, limit, bold = between, (below.mean()+above.mean())/2, above.mean()
		}
	}
	return limit, bold, best > 0
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
