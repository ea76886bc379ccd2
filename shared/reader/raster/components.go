package raster

import "image"

// Component is a patch of ink whose pixels touch.
type Component struct {
	Box    image.Rectangle
	Pixels int
}

// run is a stretch of ink on one line of pixels.
type run struct{ from, to, label int }

// Components finds the patches that are not lighter than a threshold, in the
// order in which they begin from the top.
func Components(g *image.Gray, threshold uint8) []Component {
	f := finder{}
	var above, here []run
	w := g.Rect.Dx()
	for y := range g.Rect.Dy() {
		here = runs(g.Pix[y*g.Stride:y*g.Stride+w], threshold, here[:0])
		f.join(above, here, y)
		above, here = here, above
	}
	return f.components()
}

func runs(line []uint8, threshold uint8, out []run) []run {
	for x := 0; x < len(line); x++ {
		if line[x] > threshold {
			continue
		}
		from := x
		for x < len(line) && line[x] <= threshold {
			x++
		}
		out = append(out, run{from, x, -1})
	}
	return out
}

// finder keeps which labels are one patch (union and find), and what each holds.
type finder struct {
	parent []int
	found  []Component
}

// join labels the runs of a line by those they touch above, corners included.
func (f *finder) join(above, here []run, y int) {
	next := 0
	for i := range here {
		r := &here[i]
		for next < len(above) && above[next].to < r.from {
			next++
		}
		for j := next; j < len(above) && above[j].from <= r.to; j++ {
			if r.label < 0 {
				r.label = f.root(above[j].label)
			} else {
				r.label = f.unite(r.label, above[j].label)
			}
		}
		f.add(r, y)
	}
}

// add gives a run that touches nothing a label of its own, and its patch its pixels.
func (f *finder) add(r *run, y int) {
	if r.label < 0 {
		r.label = len(f.parent)
		f.parent = append(f.parent, r.label)
		f.found = append(f.found, Component{})
	}
	c := &f.found[r.label]
	c.Box = c.Box.Union(image.Rect(r.from, y, r.to, y+1))
	c.Pixels += r.to - r.from
}

func (f *finder) root(label int) int {
	for f.parent[label] != label {
		f.parent[label] = f.parent[f.parent[label]]
		label = f.parent[label]
	}
	return label
}

func (f *finder) unite(a, b int) int {
	a, b = f.root(a), f.root(b)
	if a == b {
		return a
	}
	a, b = min(a, b), max(a, b)
	f.parent[b] = a
	f.found[a].Box = f.found[a].Box.Union(f.found[b].Box)
	f.found[a].Pixels += f.found[b].Pixels
	return a
}

func (f *finder) components() []Component {
	var out []Component
	for label, c := range f.found {
		if f.parent[label] == label {
			out = append(out, c)
		}
	}
	return out
}

// Letters are the components that may be letters: neither specks nor lines,
// frames or pictures.
func Letters(all []Component) []Component {
	var out []Component
	for _, c := range all {
		w, h := c.Box.Dx(), c.Box.Dy()
		if h >= 4 && w >= 2 && c.Pixels >= 8 && w <= 12*h && h <= 6*w+6 && h <= 200 && c.Pixels*12 >= w*h {
			out = append(out, c)
		}
	}
	return out
}

// blotted is from how many times the height of most letters on the ink is no
// letters' ink: a patch of a table beside the sheet outweighs hundreds of them.
const blotted = 3

// LetterHeight is the height that most of the ink of letters has, in pixels: of
// print in Latin letters, between that of an x and that of an X. It is 0 where
// there are too few letters to say.
func LetterHeight(letters []Component) int {
	if len(letters) < 12 {
		return 0
	}
	byInk := middleHeight(letters, func(c Component) int { return c.Pixels })
	const fine = 64 // parts of a pixel
	byWidth := middleHeight(letters, func(c Component) int { return c.Pixels * fine / c.Box.Dy() })
	if byInk > blotted*byWidth {
		return byWidth
	}
	return byInk
}

// middleHeight is the height that half of the letters do not exceed, by weight.
func middleHeight(letters []Component, weight func(Component) int) int {
	var weights [201]int
	total := 0
	for _, c := range letters {
		weights[c.Box.Dy()] += weight(c)
		total += weight(c)
	}
	left := total / 2
	for h, n := range weights {
		if left -= n; left <= 0 {
			return h
		}
	}
	return 0
}
