// Package quiz is what a document asks: the model that stands between every
// reader and every writer. It promises that Validate names every invariant in
// one place, and one canonical JSON, formwright.quiz/v1, that round-trips
// exactly. It knows no document format and no target.
package quiz

import (
	"formwright/shared/finding"
	"formwright/shared/richtext"
)

// Quiz is a whole test, in document order.
type Quiz struct {
	Title        string
	Introduction richtext.Content
	Language     string // BCP 47; empty when unknown
	Sections     []Section
	Stimuli      []Stimulus
	Items        []Item
	Media        richtext.Library // every picture the content shows, by hash
}

// Section is a titled stretch of items.
type Section struct {
	ID           string // "s1", "s2", ...
	Title        string
	Instructions richtext.Content
	Points       *Decimal // what each item of the section is worth unless it says otherwise
	Items        []string // ids, in document order, consecutive
}

// Stimulus is content that several items share: a passage, table or picture.
type Stimulus struct {
	ID      string // "p1", "p2", ...
	Title   string
	Content richtext.Content
	Items   []string // ids, in document order
}

// Item is one question.
type Item struct {
	ID       string // "q1", "q2", ... in order
	Label    string // as printed: "12.", "T1A01", "Question 3"; empty for none
	Stem     richtext.Content
	Response Response
	Points   *Decimal // nil when the document does not say; that is not 0
	Feedback Feedback
	Hint     richtext.Content
	Tags     []string
	Required bool
	Position finding.Position
	Evidence []Evidence // how the key was known; empty without a key
}

// Feedback is what a person is told after answering.
type Feedback struct {
	General   richtext.Content // explanations stand here
	Correct   richtext.Content
	Incorrect richtext.Content
}

// Evidence is one reason for an item's key.
type Evidence struct {
	Kind     EvidenceKind     `json:"kind"`
	Position finding.Position `json:"position,omitzero"`
	Quote    string           `json:"quote,omitempty"`
}

// EvidenceKind names how a key was marked.
type EvidenceKind string

// The kinds of evidence.
const (
	ByBold       EvidenceKind = "bold"
	ByItalic     EvidenceKind = "italic"
	ByUnderline  EvidenceKind = "underline"
	ByHighlight  EvidenceKind = "highlight"
	ByColour     EvidenceKind = "colour"
	ByShading    EvidenceKind = "shading"
	ByMarker     EvidenceKind = "marker"       // a sign at the choice: *, !, ✓, "<-", "(correct)"
	ByAnswerLine EvidenceKind = "answer_line"  // "Answer: B" after the choices
	ByKeySection EvidenceKind = "key_section"  // a list of answers elsewhere in the document
	ByColumn     EvidenceKind = "column"       // a column of a table or sheet
	ByCheckBox   EvidenceKind = "check_box"    // a ticked box
	ByLabel      EvidenceKind = "label_letter" // a letter in the label: "T1A01 (C)"
	ByText       EvidenceKind = "text"         // the stem or choice itself says it: "→ False"
	ByFormat     EvidenceKind = "format"       // a quiz format with keys of its own (GIFT, QTI, ...)
	ByPerson     EvidenceKind = "person"       // no document: a person wrote the question
)

// Response is how an item is answered: one of Choice, TrueFalse, Text, Number,
// Match, Order, Essay and Blanks. Responses lists the set for tests.
type Response interface {
	// Type is the response's name in JSON: "choice", "trueFalse", ...
	Type() Type
	// HasKey reports whether the response knows its right answer. It is false
	// for an essay, which is marked by a person.
	HasKey() bool
}

// Type names a response type.
type Type string

// The response types.
const (
	TypeChoice    Type = "choice"
	TypeTrueFalse Type = "trueFalse"
	TypeText      Type = "text"
	TypeNumber    Type = "number"
	TypeMatch     Type = "match"
	TypeOrder     Type = "order"
	TypeEssay     Type = "essay"
	TypeBlanks    Type = "blanks"
)

// Choice offers entries to pick one or several of.
type Choice struct {
	Choices  []Entry
	Multiple bool
	Shuffle  bool
	Key      []int // indexes of the right choices, ascending; nil when not marked
}

// Entry is one choice. Its id in APIs is "c" and its place from 1.
type Entry struct {
	Content  richtext.Content
	Feedback richtext.Content
	Pinned   bool // keeps its place when the others are shuffled ("none of the above")
}

// TrueFalse asks whether a statement holds.
type TrueFalse struct {
	True, False string // the labels as printed: "True", "Vrai", "Đúng"; empty for the usual ones
	Key         *bool
}

// Text is answered with a word or a line.
type Text struct {
	CaseSensitive bool
	Accepted      []Accepted // the first is the one to show; none when there is no key
}

// Accepted is one answer that counts.
type Accepted struct {
	Text     string
	Credit   *Decimal // share of the points, over 0 and up to 1; nil is all of them
	Feedback richtext.Content
}

// Number is answered with a number.
type Number struct {
	Unit string
	Key  *NumberKey
}

// NumberKey is the range of numbers that count, both ends included. Value is
// the one to show; a key given as a range alone has none.
type NumberKey struct {
	Value    *Decimal
	Min, Max Decimal
}

// Near is the key for value, give or take tolerance.
func Near(value, tolerance Decimal) *NumberKey {
	return &NumberKey{Value: &value, Min: value.Sub(tolerance), Max: value.Add(tolerance)}
}

// Between is the key for any number from min to max.
func Between(min, max Decimal) *NumberKey { return &NumberKey{Min: min, Max: max} }

// Tolerance is how far an answer may be from Value, when the range is even on
// both sides of it; ok is false for other ranges.
func (k NumberKey) Tolerance() (tolerance Decimal, ok bool) {
	if k.Value == nil {
		return Decimal{}, false
	}
	below, above := k.Value.Sub(k.Min), k.Max.Sub(*k.Value)
	return above, below.Equal(above)
}

// Match pairs each left entry with a right one. Right entries may be more than
// left ones (distractors), and one may serve several left ones.
type Match struct {
	Left, Right []richtext.Content
	Shuffle     bool
	Key         []int // for each left entry the index of its right one; nil when not known
}

// Order puts entries into a sequence.
type Order struct {
	Entries []richtext.Content // as printed
	Key     []int              // indexes of Entries in their right order; nil when not known
}

// Essay is answered at length and marked by a person.
type Essay struct {
	Lines              int // to leave on paper; 0 when the document does not say
	MinWords, MaxWords int // 0 for no limit
	Model              richtext.Content
	Rubric             richtext.Content
}

// Blanks is answered inside the stem: each richtext.Blank with an ID stands for
// the blank of that id, in the same order.
type Blanks struct {
	Blanks []Blank
}

// Blank is one gap. Its response is a Text, a Number or a Choice (a dropdown).
type Blank struct {
	ID       string // "b1", "b2", ...
	Response Response
}

// Type names the response.
func (Choice) Type() Type { return TypeChoice }

// Type names the response.
func (TrueFalse) Type() Type { return TypeTrueFalse }

// Type names the response.
func (Text) Type() Type { return TypeText }

// Type names the response.
func (Number) Type() Type { return TypeNumber }

// Type names the response.
func (Match) Type() Type { return TypeMatch }

// Type names the response.
func (Order) Type() Type { return TypeOrder }

// Type names the response.
func (Essay) Type() Type { return TypeEssay }

// Type names the response.
func (Blanks) Type() Type { return TypeBlanks }

// HasKey reports whether the right choices are known.
func (c Choice) HasKey() bool { return len(c.Key) > 0 }

// HasKey reports whether the right side is known.
func (t TrueFalse) HasKey() bool { return t.Key != nil }

// HasKey reports whether any answer is known.
func (t Text) HasKey() bool { return len(t.Accepted) > 0 }

// HasKey reports whether the number is known.
func (n Number) HasKey() bool { return n.Key != nil }

// HasKey reports whether the pairs are known.
func (m Match) HasKey() bool { return len(m.Key) > 0 }

// HasKey reports whether the order is known.
func (o Order) HasKey() bool { return len(o.Key) > 0 }

// HasKey is false: a person marks an essay.
func (Essay) HasKey() bool { return false }

// HasKey reports whether every blank has its key.
func (b Blanks) HasKey() bool {
	for _, blank := range b.Blanks {
		if !blank.Response.HasKey() {
			return false
		}
	}
	return len(b.Blanks) > 0
}

// Responses gives an empty value of every response type, in the order of the
// documentation. A test that ranges over it notices a missing case.
func Responses() []Response {
	return []Response{Choice{}, TrueFalse{}, Text{}, Number{}, Match{}, Order{}, Essay{}, Blanks{}}
}
