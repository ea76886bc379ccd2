package layout

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/formula"
	"formwright/shared/page"
)

// maxBar is the longest bar of a fraction, in points.
const maxBar = 220

// fractions puts what stands close above and below a short bar into a formula.
func (s *sheet) fractions(across []stroke) {
	if len(across) == 0 {
		return
	}
	s.rootBars(across)
	rows := rowsOf(s.pieces)
	var made []piece
	for i := range across {
		h := across[i].rect
		if across[i].used || h.width() > maxBar || h.width() < 2 {
			continue
		}
		if p, ok := fractionAt(rows, h); ok {
			across[i].used = true
			made = append(made, p)
		}
	}
	if len(made) == 0 {
		return
	}
	s.pieces = s.pieces[:0:0]
	for _, r := range rows {
		s.pieces = append(s.pieces, r.pieces...)
	}
	s.pieces = append(s.pieces, made...)
}

// rootReach is how far the bar of a root begins from its sign, in points.
const rootReach = 0.5

// rootBars takes the bars that go on from the signs of roots: they part no fraction and
// leave no room to write.
func (s *sheet) rootBars(across []stroke) {
	for _, p := range s.pieces {
		if !p.isText() || !strings.HasSuffix(p.run.Text, "√") {
			continue
		}
		for i := range across {
			if h := across[i].rect; h.width() <= maxBar && abs(h.x0-p.x1) <= rootReach && h.y0 >= p.y0-p.size && h.y0 <= p.y1 {
				across[i].used = true
			}
		}
	}
}

// fractionAt takes a numerator and a denominator out of the rows around a bar.
func fractionAt(rows []row, h rect) (piece, bool) {
	first, _ := slices.BinarySearchFunc(rows, h.y0-nearLine, func(r row, y float64) int { return order(r.base, y) })
	over, under := -1, -1
	for i := first; i < len(rows) && rows[i].base < h.y0+2*nearLine && i < first+2*nearRows; i++ {
		r := rows[i]
		if over, under := r.halves(h); len(under) > 0 {
			size := max(over[0].size, under[0].size)
			rows[i].take(h)
			return stacked(over, under, h, size), true
		}
		base, size := r.part(h)
		d := (base - h.y0) / size
		switch {
		case !r.inside(h):
		case -0.95 <= d && d <= -0.08:
			over = i
		case 0.6 <= d && d <= 1.5 && under < 0:
			under = i
		}
	}
	if over < 0 || under < 0 || !mathLike(rows, over, under, h) {
		return piece{}, false
	}
	_, upper := rows[over].part(h)
	_, lower := rows[under].part(h)
	a, b := rows[over].take(h), rows[under].take(h)
	return stacked(a, b, h, max(upper, lower)), true
}

// halves is what stands over a bar and under it where both were taken for scripts of the
// row that the fraction stands in: they are smaller than it, and nothing else meets the bar.
func (r row) halves(h rect) (over, under []piece) {
	for _, p := range r.near(h) {
		if p.sharedX(h) <= 0 {
			continue
		}
		switch d := (p.base - h.y0) / p.size; {
		case p.size > smallHalf*r.size || p.x0 < h.x0-2.5 || p.x1 > h.x1+2.5 || !p.isText() || p.run.Marks.Link != "":
			return nil, nil
		case -0.95 <= d && d <= -0.08:
			over = append(over, p)
		case 0.6 <= d && d <= 1.5:
			under = append(under, p)
		default:
			return nil, nil
		}
	}
	if len(over) == 0 {
		return nil, nil
	}
	return over, under
}

// smallHalf is how large the halves of a fraction in a line of text are, as a part of it.
const smallHalf = 0.85

// part is the line that what stands over a bar is set on, and its size. A small
// half may have been taken for a script of the row that the fraction stands in.
func (r row) part(h rect) (base, size float64) {
	for _, p := range r.near(h) {
		if p.sharedX(h) > 0 && p.size > size {
			base, size = p.base, p.size
		}
	}
	if size == 0 {
		return r.base, r.size
	}
	return base, size
}

// inside reports whether the row has pieces over the bar that do not go beyond
// it and stand in its middle.
func (r row) inside(h rect) bool {
	left, right, found := h.x1, h.x0, false
	for _, p := range r.near(h) {
		if p.sharedX(h) <= 0 {
			continue
		}
		if p.x0 < h.x0-2.5 || p.x1 > h.x1+2.5 || !p.isText() || p.run.Marks.Link != "" {
			return false
		}
		left, right, found = min(left, p.x0), max(right, p.x1), true
	}
	return found && abs((left+right)/2-h.midX()) <= 0.45*r.size+1
}

// near is the pieces of the row that may touch a stretch of the page.
func (r row) near(h rect) []piece {
	i, _ := slices.BinarySearchFunc(r.pieces, h.x0-maxBar, func(p piece, x float64) int { return order(p.x0, x) })
	k, _ := slices.BinarySearchFunc(r.pieces, h.x1, func(p piece, x float64) int { return order(p.x0, x) })
	return r.pieces[i:k]
}

// take removes the pieces over a bar from the row and gives them.
func (r *row) take(h rect) []piece {
	var out, rest []piece
	for _, p := range r.pieces {
		if p.sharedX(h) > 0 {
			out = append(out, p)
		} else {
			rest = append(rest, p)
		}
	}
	r.pieces = rest
	return out
}

// mathLike tells a fraction from an underlined word above another word: it is
// as wide as one of its parts, and either goes on beside its bar or has the
// signs of mathematics in it.
func mathLike(rows []row, over, under int, h rect) bool {
	width := max(span(rows[over].near(h), h), span(rows[under].near(h), h))
	top, upper := rows[over].part(h)
	foot, lower := rows[under].part(h)
	size := max(upper, lower)
	if h.width() > width+1.2*size || foot-top > 2.1*size {
		return false
	}
	if top != rows[over].base || foot != rows[under].base {
		return true // its row goes on beside the bar
	}
	if isMath(rows[over].near(h), h) && isMath(rows[under].near(h), h) {
		return true
	}
	for i := max(over-nearRows, 0); i < min(under+nearRows, len(rows)); i++ {
		d := rows[i].base - h.y0
		if i == over || i == under || d < 0.05*rows[i].size || d > 0.5*rows[i].size {
			continue
		}
		if rows[i].gapTo(piece{rect: h}) < 1.2*rows[i].size {
			return true
		}
	}
	return false
}

func span(ps []piece, h rect) float64 {
	var r rect
	for _, p := range ps {
		if p.sharedX(h) > 0 {
			r = r.union(p.rect)
		}
	}
	return r.width()
}

// isMath reports whether pieces over a bar hold no word of three letters.
func isMath(ps []piece, h rect) bool {
	for _, p := range ps {
		if p.sharedX(h) <= 0 {
			continue
		}
		letters := 0
		for _, r := range p.run.Text {
			if !unicode.IsLetter(r) {
				letters = 0
			} else if letters++; letters > 2 {
				return false
			}
		}
	}
	return true
}

// stacked makes the formula of a fraction; its axis is the bar.
func stacked(a, b []piece, h rect, size float64) piece {
	out := piece{rect: h, size: size, base: h.y0 + 0.25*size}
	for _, p := range append(slices.Clone(a), b...) {
		out.rect = out.rect.union(p.rect)
	}
	top, bottom := newRow(a), newRow(b)
	if node, err := formula.FromLaTeX(`\frac{` + top.latex() + `}{` + bottom.latex() + `}`); err == nil {
		f := node.Formula(false)
		out.run = page.Run{Kind: page.FormulaRun, Formula: &f, Confidence: a[0].run.Confidence}
		return out
	}
	out.run = a[0].run
	out.run.Text = grouped(top.plain()) + "/" + grouped(bottom.plain())
	return out
}

func newRow(ps []piece) row {
	r := row{pieces: ps}
	for _, p := range ps {
		r.rect = r.rect.union(p.rect)
	}
	r.settle()
	return r
}

func grouped(s string) string {
	if strings.ContainsAny(s, " +-−=·×/") {
		return "(" + s + ")"
	}
	return s
}

// latex is the row as LaTeX, its raised and lowered pieces as scripts.
func (r row) latex() string {
	var b strings.Builder
	for _, p := range r.pieces {
		text := latexText(p.run.Text)
		switch r.script(p) {
		case 1:
			b.WriteString("^{" + text + "}")
		case -1:
			b.WriteString("_{" + text + "}")
		default:
			b.WriteString(text + " ")
		}
	}
	return b.String()
}

// latexText keeps words together and escapes the signs LaTeX reads itself.
func latexText(s string) string {
	s = strings.NewReplacer(`\`, `\backslash `, `{`, `\{`, `}`, `\}`, `$`, `\$`, `%`, `\%`, `&`, `\&`, `#`, `\#`, `_`, `\_`, `^`, `\hat{}`, `−`, `-`).Replace(s)
	var out []string
	text := false
	for _, w := range strings.Fields(s) {
		isWord := len(w) > 2 && strings.IndexFunc(w, func(r rune) bool { return !unicode.IsLetter(r) }) < 0
		switch n := len(out); {
		case isWord && text:
			out[n-1] = strings.TrimSuffix(out[n-1], "}") + " " + w + "}"
		case isWord:
			out = append(out, `\text{`+w+`}`)
		default:
			out = append(out, w)
		}
		text = isWord
	}
	return strings.Join(out, " ")
}
