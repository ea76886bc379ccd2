package recognize

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// flatten turns blocks into lines. Paragraphs are cut at their line breaks,
// tables that only serve layout become the lines of their cells.
func flatten(blocks []page.Block, v vocabulary) []line {
	f := &flattener{vocabulary: v, lines: make([]line, 0, len(blocks)), origins: make([]origin, 0, len(blocks))}
	for i, b := range blocks {
		f.block = i
		f.add(b)
	}
	return f.lines
}

type flattener struct {
	rule       string // typed across the page before the next line
	vocabulary vocabulary
	lines      []line
	origins    []origin // of paragraphs, made many at a time
	gap        bool
	turn       bool
	block      int
	cell       bool
	shade      string
}

func (f *flattener) add(b page.Block) {
	switch b := b.(type) {
	case page.Paragraph:
		f.paragraph(b)
	case page.Table:
		f.table(b)
	case page.ImageBlock:
		img := b.Image
		f.push(line{kind: objectLine, origin: &origin{pos: b.Position}, runs: []page.Run{{Kind: page.ImageRun, Image: &img}}})
	case page.FormulaBlock:
		formula := b.Formula
		formula.Display = true
		l := newLine(lineAt(b.Position), []page.Run{{Kind: page.FormulaRun, Formula: &formula}})
		f.push(l)
	case page.Rule:
		f.gap, f.turn = true, false
	case page.Break:
		f.turn = !f.gap || f.turn
		f.gap = true
	}
}

func (f *flattener) push(l line) {
	l.gap, l.block = f.gap && !l.soft, f.block
	l.turn = l.gap && f.turn
	if o := l.known(); o.cell != f.cell || o.shade != f.shade || o.rule != f.rule {
		inside := *o
		inside.cell, inside.shade, inside.rule = f.cell, f.shade, f.rule
		l.origin = &inside
	}
	f.gap, f.turn, f.rule = false, false, ""
	f.lines = append(f.lines, l)
}

// paragraph cuts a paragraph into its lines. An empty one is a gap, and so is
// one that only draws a line.
func (f *flattener) paragraph(p page.Paragraph) {
	f.origins = append(f.origins, origin{pos: p.Position, style: p.Style, indent: p.Indent, align: p.Align, cell: f.cell, shade: f.shade})
	base := line{label: p.Label, origin: &f.origins[len(f.origins)-1]}
	first := true
	var piece []page.Run
	flush := func() {
		l := newLine(base, piece)
		piece = piece[len(piece):]
		if l.empty() && l.label == nil || isRule(l.text) && l.label == nil && l.runs[0].Kind != page.ImageRun {
			f.gap, f.turn = f.gap || first, f.turn && !first
			if l.text != "" {
				f.rule = l.text
			}
			return
		}
		l.soft = !first
		if l.lead == 0 && first && p.Position.Line > 0 {
			l.lead = int(p.Indent / spaceWidth)
		}
		f.push(l)
		first = false
		base.label = nil
	}
	if !slices.ContainsFunc(p.Runs, isUnclean) {
		piece = p.Runs
		flush()
		return
	}
	piece = make([]page.Run, 0, len(p.Runs))
	for _, r := range p.Runs {
		if r.Kind == page.BreakRun {
			flush()
			continue
		}
		if r.Kind == page.TextRun {
			r.Text = clean(r.Text)
		}
		piece = append(piece, r)
	}
	flush()
}

// isUnclean reports whether a run ends a line or has something to clean.
func isUnclean(r page.Run) bool {
	return r.Kind == page.BreakRun || r.Kind == page.TextRun && !isPlain(r.Text)
}

// spaceWidth is how far a space indents a line of plain text, in points.
const spaceWidth = 5

// isRule reports whether a text is a line typed across the page: dashes, equal
// signs, tildes, stars. Underscores and dots are room for an answer, not rules, and
// one sign or two, "*" or "+=", are an answer.
func isRule(s string) bool {
	s = strings.TrimSpace(s)
	return utf8.RuneCountInString(s) > 2 && strings.Trim(s, "-=~*#+─━═—–· \t") == ""
}

// positionOf is the place of the first line that has one.
func positionOf(lines []line) finding.Position {
	for _, l := range lines {
		if !l.pos().IsZero() {
			return l.pos()
		}
	}
	return finding.Position{}
}
