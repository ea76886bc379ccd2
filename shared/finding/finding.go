// Package finding says where in a document something stands and what a reader
// could not be sure of there. It is the one vocabulary that readers, the
// recogniser, the quiz model and the API share about places and doubts, so it
// imports nothing of ours.
package finding

// Severity grades how much a finding matters to the person who checks a quiz.
type Severity string

// The three severities. An Error means content was lost or contradicts itself,
// a Warning that a person should look, Info that a decision was taken.
const (
	Error   Severity = "error"
	Warning Severity = "warning"
	Info    Severity = "info"
)

// Code names one kind of doubt. The set is closed and documented in
// docs/findings.md; clients branch on it.
type Code string

// Every code a reader or the recogniser may report.
const (
	NoKey            Code = "no_key"             // an item whose answer is not marked anywhere
	TwoKeysSingle    Code = "two_keys_single"    // more answers marked than the question allows
	NumberSkipped    Code = "number_skipped"     // a numbered stem that became no item, or a gap in the numbers
	NumberRepeated   Code = "number_repeated"    // the same printed number twice in one section
	ChoicesRepeated  Code = "choices_repeated"   // two choices of a question read the same
	ChoicesMissing   Code = "choices_missing"    // a letter is missing between two choices, or a stem announces choices it has not
	LowConfidenceOCR Code = "low_confidence_ocr" // words the OCR engine was unsure of
	UnreadPart       Code = "unread_part"        // a part of the document that could not be read
	KeyConflict      Code = "key_conflict"       // two pieces of evidence name different answers
	KeyUnmatched     Code = "key_unmatched"      // a key entry or answer line that fits no question or choice
	ImageUnreadable  Code = "image_unreadable"   // a picture that is missing, linked from outside or of an unknown kind
	TypeUncertain    Code = "type_uncertain"     // the kind of question had to be chosen between two readings
	TypeMismatch     Code = "type_mismatch"      // the content is of another kind than documentType said
)

// Position points a person to a place in the source. Zero fields are unknown
// or do not apply: a Word file has no pages before it is laid out, a sheet has
// cells, a PDF has pages and boxes.
type Position struct {
	Part      string `json:"part,omitempty"`      // "document", "footnotes", a sheet's name, "slide 3"
	Page      int    `json:"page,omitempty"`      // from 1
	Paragraph int    `json:"paragraph,omitempty"` // from 1 within the part, counted through tables
	Line      int    `json:"line,omitempty"`      // from 1, for plain text
	Cell      string `json:"cell,omitempty"`      // "B7" in a sheet, "r2c3" in a table
	Box       *Box   `json:"box,omitempty"`
}

// IsZero reports whether the position says nothing.
func (p Position) IsZero() bool { return p == Position{} }

// Box is a rectangle on a page in points (1/72 inch), from its top left.
type Box struct {
	X      float64 `json:"x"`
	Y      float64 `json:"y"`
	Width  float64 `json:"width"`
	Height float64 `json:"height"`
}

// Finding is one thing a reader could not be sure of.
type Finding struct {
	Code     Code     `json:"code"`
	Severity Severity `json:"severity"`
	Item     string   `json:"item,omitempty"` // the quiz item's id, where there is one
	Position Position `json:"position,omitzero"`
	Message  string   `json:"message"`         // for a teacher, in whole sentences
	Quote    string   `json:"quote,omitempty"` // at most QuoteLimit characters of the source
}

// QuoteLimit bounds how much of a document a finding or evidence repeats, in
// characters, so that reports stay small however long a paragraph is.
const QuoteLimit = 80

// Quote cuts s to QuoteLimit characters and marks the cut.
func Quote(s string) string {
	runes := []rune(s)
	if len(runes) <= QuoteLimit {
		return s
	}
	return string(runes[:QuoteLimit-1]) + "…"
}
