// Package page is what a document shows, before anybody asks what it means:
// blocks in reading order, each with its place in the source. Every reader ends
// in a Document and the recogniser begins with one. A reader resolves what a
// person would see (automatic numbers, inherited marks, check boxes) and never
// decides what a question is.
package page

import (
	"formwright/shared/finding"
	"formwright/shared/richtext"
)

// Document is everything a reader found.
type Document struct {
	Blocks   []Block
	Media    richtext.Library // pictures the blocks show, by hash
	Title    string           // from the document's properties; often empty or wrong
	Language string           // BCP 47, when the document says it
}

// Block is one of Paragraph, Table, ImageBlock, FormulaBlock, Rule and Break.
type Block interface {
	// Pos is where the block stands in the source.
	Pos() finding.Position
}

// Paragraph is one paragraph, or one laid-out line group of a PDF.
type Paragraph struct {
	Position finding.Position
	Label    *Label // its automatic number or bullet; nil for none. Typed numbers stay in the text
	Style    Style
	Indent   float64 // of the first line, in points from the margin
	Align    Align
	Later    bool // of slides: an animation shows it on a click
	Leads    int  // of slides: the number of the slide that a click on it shows; 0 for none
	Runs     []Run
}

// Label is what the numbering of the document puts before a paragraph. It is
// not part of the runs.
type Label struct {
	Text   string // as displayed: "12.", "b)", "•", "☐"
	Format LabelFormat
	Number int    // the counter's value at Level, from 1; 0 for bullets
	List   string // identifies the list, so that two lists are told apart
	Level  int    // from 0
	Check  Check  // for lists whose glyph is a check box
}

// LabelFormat is how a list counts.
type LabelFormat string

// The label formats.
const (
	Decimal    LabelFormat = "decimal"
	LowerAlpha LabelFormat = "lower-alpha"
	UpperAlpha LabelFormat = "upper-alpha"
	LowerRoman LabelFormat = "lower-roman"
	UpperRoman LabelFormat = "upper-roman"
	Bullet     LabelFormat = "bullet"
	OtherLabel LabelFormat = "other"
)

// Check is the state of a check box.
type Check int

// The states of a check box.
const (
	NoCheck   Check = iota // not a check box
	Unchecked              // an empty box
	Checked                // a ticked or crossed box
)

// Style is what a paragraph is by its style, not by its looks.
type Style struct {
	Name    string // as the author sees it, such as "heading 1"
	Heading int    // 1 to 9; 0 for none
	List    bool   // a list style
	Caption bool
	Code    bool // a style or font that sets program code
}

// Align is how the lines of a paragraph stand.
type Align string

// The alignments; the empty one is the start of the line.
const (
	Start   Align = ""
	Center  Align = "center"
	End     Align = "end"
	Justify Align = "justify"
)

// Run is a stretch of a paragraph set in one way.
type Run struct {
	Kind       RunKind
	Text       string // TextRun: NFC, no tab or newline. BlankRun: what was typed, if anything
	Answer     string // BlankRun: what the document knows belongs there; several forms are parted by " | "
	Marks      Marks
	Image      *Image   // ImageRun
	Formula    *Formula // FormulaRun
	Check      Check    // CheckRun
	Round      bool     // CheckRun: a radio button, of which one can be picked
	Confidence float64  // of OCR, 0 to 1; 0 where nothing was guessed
}

// RunKind tells what a run is.
type RunKind int

// The kinds of run.
const (
	TextRun    RunKind = iota
	TabRun             // a tab stop
	BreakRun           // a line break inside the paragraph
	ImageRun           // a picture in the line
	FormulaRun         // a formula in the line
	BlankRun           // a gap: typed underscores, an empty underlined stretch, a form field
	CheckRun           // a check box in the line
)

// Marks are the ways text is set. Colours are six upper-case hex digits; empty
// is the ordinary one (automatic or black text, no highlight, no shading).
type Marks struct {
	Bold, Italic, Underline, Strike bool
	Code                            bool // set in a monospaced font
	Super, Sub                      bool
	Color                           string
	Highlight                       string
	Shading                         string
	Link                            string
}

// None reports whether a text is set apart in no way.
func (m *Marks) None() bool {
	return !(m.Bold || m.Italic || m.Underline || m.Strike || m.Code || m.Super || m.Sub) && m.Color == "" && m.Highlight == "" && m.Shading == "" && m.Link == ""
}

// FieldBox is the Alt of the picture of a box to tick, of a form that was copied in.
const FieldBox = "☐"

// Image is a picture where it is shown.
type Image struct {
	Hash   string // key of Document.Media; empty when the bytes could not be had
	Alt    string
	Width  int // as displayed, CSS pixels
	Height int
}

// Formula is one formula in each notation that could be made.
type Formula struct {
	LaTeX   string // without delimiters
	MathML  string // one <math> element
	Text    string // a readable line
	Display bool
}

// Table is rows of cells, as in richtext: spanned-over cells are left out.
type Table struct {
	Position finding.Position
	Rows     []Row
}

// Row is one row of a table.
type Row struct {
	Cells  []Cell
	Header bool
}

// Cell is one cell. Spans are at least 1.
type Cell struct {
	Blocks  []Block
	ColSpan int
	RowSpan int
	Shading string // six upper-case hex digits, empty for none
}

// ImageBlock is a picture that stands by itself on a page or slide.
type ImageBlock struct {
	Position finding.Position
	Image    Image
}

// FormulaBlock is a formula that stands by itself.
type FormulaBlock struct {
	Position finding.Position
	Formula  Formula
}

// Rule is a line drawn or typed across the page.
type Rule struct{ Position finding.Position }

// Break is the start of a new page, slide, sheet or section.
type Break struct{ Position finding.Position }

// Pos is where the block stands in the source.
func (p Paragraph) Pos() finding.Position { return p.Position }

// Pos is where the block stands in the source.
func (t Table) Pos() finding.Position { return t.Position }

// Pos is where the block stands in the source.
func (i ImageBlock) Pos() finding.Position { return i.Position }

// Pos is where the block stands in the source.
func (f FormulaBlock) Pos() finding.Position { return f.Position }

// Pos is where the block stands in the source.
func (r Rule) Pos() finding.Position { return r.Position }

// Pos is where the block stands in the source.
func (b Break) Pos() finding.Position { return b.Position }

// Text is the paragraph as one line of text: tabs and breaks as \t and \n,
// blanks as underscores, formulas by their readable line, check boxes as ☐ and
// ☒. The label is not in it.
func (p Paragraph) Text() string {
	n := 0
	for _, r := range p.Runs {
		n += len(r.Text)
	}
	out := make([]byte, 0, n+8)
	for _, r := range p.Runs {
		out = append(out, r.Plain()...)
	}
	return string(out)
}

// Plain is the run as text, the way Paragraph.Text shows it.
func (r Run) Plain() string {
	switch r.Kind {
	case TextRun:
		return r.Text
	case TabRun:
		return "\t"
	case BreakRun:
		return "\n"
	case BlankRun:
		if r.Text != "" {
			return r.Text
		}
		return "_____"
	case FormulaRun:
		if r.Formula != nil {
			return r.Formula.Text
		}
	case CheckRun:
		if r.Check == Checked {
			return "☒"
		}
		return "☐"
	}
	return ""
}
