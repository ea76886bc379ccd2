package layout

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// style is what the pages of a document have in common.
type style struct {
	size     float64 // of most text
	leading  float64 // from line to line of a paragraph, in sizes
	margins  margins
	code     bool            // a monospaced font means code
	headings []float64       // the sizes of headings, the largest first
	words    map[string]bool // words as they stand in lines, for hyphens
}

// bodySize is the font size of most letters.
func bodySize(sheets []*sheet) float64 {
	weights := map[int]int{}
	for _, s := range sheets {
		for _, p := range s.pieces {
			weights[int(math.Round(p.size*2))] += len(p.run.Text)
		}
		for _, g := range s.grids {
			for _, c := range g.cells {
				for _, p := range c.pieces {
					weights[int(math.Round(p.size*2))] += len(p.run.Text)
				}
			}
		}
	}
	best, most := 22, 0
	for size, n := range weights {
		if n > most || n == most && size < best {
			best, most = size, n
		}
	}
	return float64(best) / 2
}

// prepare makes the lines of a region and measures them.
func (r *region) prepare() {
	if r.key != "cell" {
		r.alignedTables()
	}
	for _, w := range wrappedBeside(centredLabels(rowsOf(r.pieces))) {
		w, worth := r.sheet.withoutWorth(w)
		l := newLine(w, r.sheet)
		l.worth = worth
		r.lines = append(r.lines, l)
	}
	if len(r.lines) == 0 {
		return
	}
	r.left, r.right = r.lines[0].x0, r.lines[0].x1
	for _, l := range r.lines {
		r.left, r.right = min(r.left, l.x0), max(r.right, l.x1)
	}
	withoutRoomLabels(r.lines, r.left, r.right)
	for _, l := range r.lines {
		l.place(r.left, r.right)
	}
}

// styleOf measures what the regions of a document have in common.
func styleOf(regions []*region, size float64) style {
	st := style{size: size, margins: marginsOf(regions), words: map[string]bool{}}
	mono, all := 0, 0
	for _, r := range regions {
		if len(r.lines) == 0 {
			continue
		}
		for _, l := range r.lines {
			all += len(l.text)
			if l.mono {
				mono += len(l.text)
			}
			st.learn(l.text)
		}
	}
	for _, r := range regions {
		for _, o := range r.objects {
			st.learnCells(o.grid)
		}
	}
	st.code = mono*2 < all
	st.leading = leadingOf(regions, st)
	st.headings = headingSizes(regions, size)
	return st
}

// maxWords bounds the words that are remembered.
const maxWords = 200_000

// learn remembers the words of a line but for its first and last.
func (st *style) learn(text string) {
	words := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '/' })
	for i := 1; i+1 < len(words) && len(st.words) < maxWords; i++ {
		if w := bareWord(words[i]); w != "" {
			st.words[w] = true
		}
	}
}

// learnCells remembers the words of a table.
func (st *style) learnCells(g *grid) {
	if g == nil {
		return
	}
	for _, c := range g.cells {
		for _, p := range c.pieces {
			st.learn(p.run.Text)
		}
	}
}

func bareWord(w string) string {
	return strings.ToLower(strings.TrimFunc(w, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }))
}

// The distances between lines, in sizes, when a document does not show its own.
const (
	usualLeading = 1.25
	leastLeading = 0.9
	mostLeading  = 2.6

	sureLeading  = 8   // lines that show it
	apartLeading = 1.3 // how much wider than a quarter of all lines it may be
)

// leadingOf is the distance of the lines within paragraphs: of lines that
// follow one that is full and do not begin anew.
func leadingOf(regions []*region, st style) float64 {
	var full, all []float64
	for _, r := range regions {
		edge := st.margins.edge(r)
		for i := 1; i < len(r.lines); i++ {
			a, b := r.lines[i-1], r.lines[i]
			d := (b.base - a.base) / max(a.size, 1)
			if d < leastLeading || d > mostLeading || !sameSize(a, b) {
				continue
			}
			all = append(all, d)
			if b.label.kind == noLabel && a.end+b.firstWord > edge {
				full = append(full, d)
			}
		}
	}
	slices.Sort(full)
	slices.Sort(all)
	switch {
	case len(full) >= sureLeading:
		return full[len(full)/3]
	case len(full) >= 3: // of few, some may end full by chance, over the title of a section
		return min(full[len(full)/3], max(apartLeading*all[len(all)/4], usualLeading))
	case len(all) >= 3:
		return max(all[len(all)/10], 1.1)
	}
	return usualLeading
}

func sameSize(a, b *line) bool {
	return max(a.size, b.size) <= 1.13*min(a.size, b.size)
}

// A heading is at most this long, and at least this much larger than the text.
const (
	headingLength = 110
	headingGrowth = 1.17
)

// headingSizes lists the sizes that only headings have: much larger than the
// text and rare.
func headingSizes(regions []*region, size float64) []float64 {
	counts := map[float64]int{}
	lines := 0
	for _, r := range regions {
		for _, l := range r.lines {
			lines++
			if l.size >= headingGrowth*size && !r.sheet.scanned {
				counts[math.Round(l.size*2)/2]++
			}
		}
	}
	var out []float64
	for s, n := range counts {
		if n*5 <= lines || n <= 2 {
			out = append(out, s)
		}
	}
	slices.Sort(out)
	slices.Reverse(out)
	return out
}

// heading is the rank of a paragraph by its size, 0 for text. What begins like
// a question or ends like one is text however large it is.
func (st style) heading(first *line, text string) int {
	if utf8.RuneCountInString(text) > headingLength || first.label.kind == numberLabel || first.label.kind == letterLabel || first.label.kind == bulletLabel || strings.ContainsAny(text, "?？؟_") {
		return 0
	}
	if i := slices.Index(st.headings, math.Round(first.size*2)/2); i >= 0 {
		return min(i+1, 6)
	}
	return 0
}
