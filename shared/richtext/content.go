// Package richtext is what stems, choices, passages and feedback are made of:
// paragraphs of marked text, pictures, formulas, code, lists and tables. It
// promises one JSON form that round-trips exactly, and one renderer each to
// HTML, plain text and Markdown that every writer shares. It knows nothing of
// questions, and it leaves bytes of pictures to a Library beside the content.
package richtext

// Content is a flow of blocks. Nil is empty content.
type Content []Block

// Block is one of Paragraph, Code, List and Table.
type Block interface{ block() }

// Paragraph is a line of running text. Heading is 1 to 6 for a heading inside
// a passage, 0 for ordinary text.
type Paragraph struct {
	Inlines []Inline
	Heading int
}

// Code is preformatted text: its line breaks and spaces are kept.
type Code struct {
	Text     string // lines joined by \n, no trailing newline
	Language string // such as "go"; empty when unknown
}

// List is a bulleted or numbered list.
type List struct {
	Style ListStyle
	Start int // the first number of a numbered list; 0 and 1 are the same
	Items []Content
}

// ListStyle is how a list's items are labelled.
type ListStyle string

// The list styles.
const (
	Bullet     ListStyle = "bullet"
	Decimal    ListStyle = "decimal"
	LowerAlpha ListStyle = "lower-alpha"
	UpperAlpha ListStyle = "upper-alpha"
	LowerRoman ListStyle = "lower-roman"
	UpperRoman ListStyle = "upper-roman"
)

// Table is rows of cells. Spanned-over cells are left out of later rows, as in
// HTML.
type Table struct {
	Rows []Row
}

// Row is one row of a table.
type Row struct {
	Cells []Cell
}

// Cell is one cell of a table. Spans of 0 and 1 are the same.
type Cell struct {
	Content Content
	Header  bool
	ColSpan int
	RowSpan int
}

func (Paragraph) block() {}
func (Code) block()      {}
func (List) block()      {}
func (Table) block()     {}

// Inline is one of Text, Image, Math, Break and Blank.
type Inline interface{ inline() }

// Text is a run of characters in NFC with the same marks throughout. It holds
// no newline; a Break stands between lines.
type Text struct {
	Text  string
	Marks Marks
}

// Marks are the ways text is set that carry meaning. Colours and highlights
// are evidence for the recogniser, not content, so they are not here.
type Marks struct {
	Bold, Italic, Underline, Strike bool
	Code                            bool
	Super, Sub                      bool
	Link                            string // an absolute http, https or mailto URL; empty for none
}

// Image is one appearance of a picture whose bytes are in the Library.
type Image struct {
	Hash   string // the key of the Library
	Alt    string // alternative text; empty when the author gave none
	Width  int    // as displayed, in CSS pixels; 0 when unknown
	Height int
}

// Math is a formula in the notations that platforms render.
type Math struct {
	LaTeX   string // without delimiters
	MathML  string // one <math> element; empty when only LaTeX is known
	Text    string // a readable line such as "(a+b)/2", for places that take only text
	Display bool   // set on a line of its own
}

// Break is a line break inside a paragraph.
type Break struct{}

// Blank is a gap to fill in. ID names the blank of a Blanks response; it is
// empty where the blank is only drawn, as in the stem of a short answer.
type Blank struct {
	ID string
}

func (Text) inline()  {}
func (Image) inline() {}
func (Math) inline()  {}
func (Break) inline() {}
func (Blank) inline() {}

// Plain makes content of unmarked text: one paragraph, a Break for each
// newline. Empty text is nil content.
func Plain(text string) Content {
	if text == "" {
		return nil
	}
	return Content{Paragraph{Inlines: lines(text)}}
}

func lines(text string) []Inline {
	var out []Inline
	start := 0
	for i := 0; i <= len(text); i++ {
		if i < len(text) && text[i] != '\n' {
			continue
		}
		if i > start {
			out = append(out, Text{Text: text[start:i]})
		}
		if i < len(text) {
			out = append(out, Break{})
		}
		start = i + 1
	}
	return out
}
