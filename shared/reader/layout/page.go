// Package layout is the stage that PDF pages and pictures share: it takes words
// with their boxes, whether they come from a text layer or from OCR, and makes
// the lines, columns, tables and paragraphs a person sees. What it is given is
// plain data, so that the engines can run in a process of their own.
package layout

import "formwright/shared/finding"

// Document is what an engine took from a PDF or a picture.
type Document struct {
	Pages    []Page
	Title    string // from the document's properties
	Language string // BCP 47, when the document says it
	Findings []finding.Finding
}

// Page is one page as displayed, turned upright. Every measure is in points (1/72
// inch) from the top left corner of what is shown.
type Page struct {
	Number        int // from 1
	Width, Height float64
	Spans         []Span // in the order the file draws them, or the engine read them
	Lines         []Line
	Areas         []Area
	Strokes       []Stroke
	Pictures      []Picture
	Fields        []Field
	Scanned       bool      // the spans are words of OCR
	Parts         []float64 // where the next of several pictures below each other begins; each is read by itself
}

// Span is a stretch of text on one line, set in one way: a rectangle of a text
// layer, or one word of OCR.
type Span struct {
	Text       string
	Box        finding.Box
	Font       string  // its name without the subset's prefix; empty for OCR
	Size       float64 // of the font in points; of OCR, the height of the line
	Bold       bool
	Italic     bool
	Mono       bool
	Color      string  // six upper-case hex digits; empty for black
	Link       string  // where a link over it leads
	Confidence float64 // of OCR, 0 to 1; 0 where nothing was guessed
	Block      int     // of OCR: the engine's own line, from 1, so that words keep together; 0 for none
}

// Line is a straight line that is drawn: a rule, an underline, a strike, the
// border of a table or a gap to write on. Thin filled rectangles are lines too.
type Line struct {
	X1, Y1, X2, Y2 float64 // X1 <= X2, Y1 <= Y2
	Width          float64
	Color          string
}

// Area is a rectangle with a colour behind the text (a highlight, the shading of
// a cell) or an outline (a box to tick, a frame).
type Area struct {
	Box     finding.Box
	Fill    string // six upper-case hex digits; empty for none or white
	Stroke  string // six upper-case hex digits; empty for none
	Comment bool   // an annotation laid over the page: a highlighter's stroke
}

// Stroke is what a pen drew: one side of a cross, a tick, a ring around a letter.
// Level and upright ones are lines, closed shapes may be areas.
type Stroke struct {
	Points []Point // at least two
}

// Point is a place on the page.
type Point struct{ X, Y float64 }

// Picture is a picture on the page. Data is an encoded PNG, JPEG or GIF.
type Picture struct {
	Box  finding.Box
	Data []byte
	Type string // media type
	Alt  string
}

// Field is a field of a form.
type Field struct {
	Box     finding.Box
	Kind    FieldKind
	Name    string
	Value   string   // what is filled in
	Checked bool     // of check boxes and radio buttons
	Options []string // of lists
}

// FieldKind tells what a field is.
type FieldKind string

// The kinds of field.
const (
	TextField  FieldKind = "text"
	CheckField FieldKind = "check"
	RadioField FieldKind = "radio"
	ListField  FieldKind = "list"
)
