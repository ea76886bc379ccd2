package flatten

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Flatten turns blocks into lines. Paragraphs are cut at their line breaks,
// tables that only serve layout become the lines of their cells.
func Flatten(blocks []page.Block, v lexicon.Vocabulary) []line.Line {
	f := &Flattener{Vocabulary: v, Lines: make([]line.Line, 0, len(blocks)), origins: make([]line.Origin, 0, len(blocks))}
	for i, b := range blocks {
		f.block = i
		f.Add(b)
	}
	return f.Lines
}

type Flattener struct {
	rule       string // typed across the page before the next line
	Vocabulary lexicon.Vocabulary
	Lines      []line.Line
	origins    []line.Origin // of paragraphs, made many at a time
	gap        bool
	turn       bool
	block      int
	keyed      int // lines there were behind the last table of a key
	cellNumber int // of the last question that stood in a row of its own
	// fieldNumber is that of the last question without one whose fields stood one below the other.
	fieldNumber int
	paper       paperHead
	scale       []line.Line // titles of the last table of statements to rate
	Cell        bool
	Shade       string
}

func (f *Flattener) Add(b page.Block) {
	switch b := b.(type) {
	case page.Paragraph:
		f.paragraph(b)
	case page.Table:
		f.table(b)
	case page.ImageBlock:
		img := b.Image
		f.push(line.Line{Kind: line.ObjectLine, Origin: &line.Origin{Pos: b.Position}, Runs: []page.Run{{Kind: page.ImageRun, Image: &img}}})
	case page.FormulaBlock:
		formula := b.Formula
		formula.Display = true
		l := line.NewLine(line.LineAt(b.Position), []page.Run{{Kind: page.FormulaRun, Formula: &formula}})
		f.push(l)
	case page.Rule:
		f.gap, f.turn = true, false
	case page.Break:
		f.turn = !f.gap || f.turn
		f.gap = true
	}
}

func (f *Flattener) push(l line.Line) {
	l.Gap, l.Block = f.gap && !l.Soft, f.block
	l.Turn = l.Gap && f.turn
	if o := l.Known(); o.Cell != f.Cell || o.Shade != f.Shade || o.Rule != f.rule {
		inside := *o
		inside.Cell, inside.Shade, inside.Rule = f.Cell, f.Shade, f.rule
		l.Origin = &inside
	}
	f.gap, f.turn, f.rule = false, false, ""
	f.Lines = append(f.Lines, l)
}

// paragraph cuts a paragraph into its lines. An empty one is a gap, and so is
// one that only draws a line.
func (f *Flattener) paragraph(p page.Paragraph) {
	f.origins = append(f.origins, line.Origin{Pos: p.Position, Style: p.Style, Indent: p.Indent, Align: p.Align, Cell: f.Cell, Shade: f.Shade})
	base := line.Line{Label: p.Label, Origin: &f.origins[len(f.origins)-1]}
	first := true
	var piece []page.Run
	flush := func() {
		l := line.NewLine(base, piece)
		piece = piece[len(piece):]
		if l.Empty() && l.Label == nil || IsRule(l.Text) && l.Label == nil && l.Runs[0].Kind != page.ImageRun {
			f.gap, f.turn = f.gap || first, f.turn && !first
			if l.Text != "" {
				f.rule = l.Text
			}
			return
		}
		l.Soft = !first
		if l.Lead == 0 && first && p.Position.Line > 0 {
			l.Lead = int(p.Indent / spaceWidth)
		}
		f.push(l)
		first = false
		base.Label = nil
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
			r.Text = line.Clean(r.Text)
		}
		piece = append(piece, r)
	}
	flush()
}

// isUnclean reports whether a run ends a line or has something to clean.
func isUnclean(r page.Run) bool {
	return r.Kind == page.BreakRun || r.Kind == page.TextRun && !lexicon.IsPlain(r.Text)
}

// spaceWidth is how far a space indents a line of plain text, in points.
const spaceWidth = 5

// IsRule reports whether a text is a line typed across the page: dashes, equal
// signs, tildes, stars. Underscores and dots are room for an answer, not rules, and
// one sign or two, "*" or "+=", are an answer.
func IsRule(s string) bool {
	s = strings.TrimSpace(s)
	if s != "" && (lexicon.IsASCIILetter(s[0]) || lexicon.IsDigit(s[0])) {
		return false
	}
	return utf8.RuneCountInString(s) > 2 && strings.Trim(s, "-=~*#+─━═—–· \t") == ""
}

// PositionOf is the place of the first line that has one.
func PositionOf(lines []line.Line) finding.Position {
	for _, l := range lines {
		if !l.Pos().IsZero() {
			return l.Pos()
		}
	}
	return finding.Position{}
}
