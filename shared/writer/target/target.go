// Package target is the table of the 25 targets: what each is called, what its
// file is, which questions it holds and within which limits. It is the single
// place that knows a platform's capabilities; the fitting of a quiz, the API's
// list of formats and docs/targets.md all read it. It leaves the making of files
// to the writers.
package target

import "formwright/shared/quiz"

// ID is a value of the API's format field.
type ID string

// The targets, in the order of the contract.
const (
	CloudForm   ID = "cloud_form"
	ServiceForm ID = "service_form"
	LMSA        ID = "lms_a"
	LMSB        ID = "lms_b"
	LMSC        ID = "lms_c"
	LMSD        ID = "lms_d"
	LMSE        ID = "lms_e"
	LMSF        ID = "lms_f"
	QuizA       ID = "quiz_a"
	QuizB       ID = "quiz_b"
	QuizC       ID = "quiz_c"
	QuizD       ID = "quiz_d"
	QuizE       ID = "quiz_e"
	QuizF       ID = "quiz_f"
	QuizG       ID = "quiz_g"
	QuizH       ID = "quiz_h"
	QuizI       ID = "quiz_i"
	QTI21       ID = "qti_21"
	QTI22       ID = "qti_22"
	GIFT        ID = "gift"
	Aiken       ID = "aiken"
	Cloze       ID = "cloze"
	Word        ID = "word"
	OtherA      ID = "other_a"
	H5P         ID = "h5p"
)

// Kind groups targets as the contract does.
type Kind string

// The kinds of target.
const (
	LiveForm     Kind = "live form"
	LMS          Kind = "learning management system"
	QuizPlatform Kind = "quiz platform"
	Interchange  Kind = "interchange format"
	Other        Kind = "other platform"
)

// Target is one row of the table.
type Target struct {
	ID        ID
	Kind      Kind
	Platform  string // the platform's own name, for people
	Extension string // with its dot; empty for live forms
	MediaType string // of the file
	Available bool   // false: no writer yet, convert answers TARGET_NOT_AVAILABLE
	Holds     Holds
	Typed     Holds // of a quiz that has none of these but typed questions: a file of its own; see For
	Math      Math
	Markup    Markup
	PlainMenu bool // the right entries of a match and gaps are plain text whatever Markup says
	Limits    Limits
	Keeps
	Printed   bool      // a paper, which may come without its answers
	AnswerKey AnswerKey // of a printed one, as the options asked; empty for KeyIncluded
}

// Keeps is what a target keeps of an item beside its question and key; what it
// does not keep is reported as a loss.
type Keeps struct {
	Images         bool // pictures travel with the file
	Unkeyed        bool // takes items whose key is not known
	Points         bool
	Feedback       bool // general feedback (explanations)
	Verdicts       bool // feedback for any right and for any wrong answer
	ChoiceFeedback bool // feedback of single choices and accepted answers
	Hints          bool
	Tags           bool
	Sections       bool // the titles of sections, as headings or categories
	Notes          bool // text between items: the introduction, instructions
	Stimuli        bool // can share a passage between items
	Shuffle        bool // says whether choices are shuffled
	Pins           bool // says which choices keep their place when shuffled
	CaseRule       bool // can tell case-sensitive answers apart
	Credit         bool // accepted answers may earn a part of the points
	Units          bool // a unit may follow a number
	NumberGaps     bool // a gap can compare its answer as a number
	Words          bool // word limits or lines of an essay
	Model          bool // a model answer or rubric for the marker
}

// Holds says for each kind of item what becomes of it.
type Holds struct {
	Single, Multiple, TrueFalse, Text, Number, Match, Order, Essay, Blanks, Dropdowns How
}

// How is what a target does with one kind of item.
type How string

// The ways. AsX ways are rewrites, reported as type_rewritten.
const (
	Native    How = "native"
	Skip      How = ""          // cannot be held; left out and reported as type_unsupported
	AsText    How = "text"      // becomes a short answer
	AsMatch   How = "match"     // an order becomes a matching of positions
	AsSingles How = "singles"   // a match becomes one single choice for each left entry
	EachGap   How = "each gap"  // a text with blanks becomes one question for each of them
	AsSingle  How = "single"    // a true/false becomes a single choice
	AsBlanks  How = "blanks"    // becomes a text with blanks
	AsDrop    How = "dropdowns" // becomes a text with dropdowns
	AsDrag    How = "drag"      // becomes words to drag into a text; the writer spells it
	AsEssay   How = "essay"     // becomes an open question marked by a person
	OneBlank  How = "one blank" // held when there is one blank, else left out
	AsNote    How = "note"      // only its text stays, with nothing to answer; reported as type_unsupported
)

// Math is the notation a platform renders.
type Math string

// The notations.
const (
	MathText   Math = ""       // none: formulas are flattened to a line of text
	MathLaTeX  Math = "latex"  // \( \) delimiters
	MathDollar Math = "dollar" // $ $ or $$ $$ delimiters
	MathML     Math = "mathml"
	MathOMML   Math = "omml"
)

// Markup is what a platform keeps of bold, lists, tables and code.
type Markup string

// The markups.
const (
	PlainText Markup = ""
	HTML      Markup = "html"
	WordML    Markup = "wordml"
)

// Limits bound what one export or item may hold; 0 is no limit. Text lengths
// are in characters.
type Limits struct {
	Items, Choices, Accepted, Pairs int
	Right                           int  // right choices of one item
	MinPairs                        int  // of a match
	OneToOne                        bool // no two pairs of a match may share an entry
	Title, Stem, Choice, Feedback   int
	Seconds                         Seconds
}

// Seconds is the time that a question is given: what the file says, and the
// least and most that the platform takes. Zero where files say nothing.
type Seconds struct{ Given, Least, Most int }

// All returns every target in the order of the contract.
func All() []Target { return table() }

// Find returns the target of an id.
func Find(id ID) (Target, bool) {
	for _, t := range table() {
		if t.ID == id {
			return t, true
		}
	}
	return Target{}, false
}

// For is the target as it takes q: one with a file of its own for typed questions
// takes those, when q has no question that it would rather take.
func (t Target) For(q quiz.Quiz) Target {
	typed := false
	for _, item := range q.Items {
		if t.Holds.Of(item.Response) != Skip {
			return t
		}
		typed = typed || t.Typed.Of(item.Response) != Skip
	}
	if typed {
		t.Holds = t.Typed
	}
	return t
}

// Of says what the target does with an item's response.
func (h Holds) Of(r quiz.Response) How {
	switch r := r.(type) {
	case quiz.Choice:
		if r.Multiple {
			return h.Multiple
		}
		return h.Single
	case quiz.TrueFalse:
		return h.TrueFalse
	case quiz.Text:
		return h.Text
	case quiz.Number:
		return h.Number
	case quiz.Match:
		return h.Match
	case quiz.Order:
		return h.Order
	case quiz.Essay:
		return h.Essay
	case quiz.Blanks:
		if HasDropdown(r) {
			return h.Dropdowns
		}
		return h.Blanks
	}
	return Skip
}

// HasDropdown reports whether a blank is a menu to choose from.
func HasDropdown(b quiz.Blanks) bool {
	for _, blank := range b.Blanks {
		if blank.Response.Type() == quiz.TypeChoice {
			return true
		}
	}
	return false
}
