package line

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/richtext"
)

// Titled is a line as a heading.
func (l Line) Titled() Line {
	from := *l.Known()
	from.Style.Heading = max(from.Style.Heading, 2)
	l.Origin = &from
	return l
}

func (l Line) Heading() bool { return l.Style().Heading > 0 || l.Align() == page.Center }

func (l Line) CutSign(n int) Line {
	if n == 0 {
		return l
	}
	return l.From(n)
}

// QuestionLabelTyped reads a plain number the author typed himself.
func (l *Line) QuestionLabelTyped() (QuestionLabel, bool) {
	q, ok := l.NumberLabel()
	return q, ok && q.Delim != BareDelim && q.Delim != GluedDelim
}

// IsMarked reports whether anything in a line is set apart.
func (l Line) IsMarked() bool {
	for i := range l.Runs { // no copies: every choice is asked
		if !l.Runs[i].Marks.None() {
			return true
		}
	}
	return l.Shade() != ""
}

func (l Line) HasStrike() bool {
	return slices.ContainsFunc(l.Runs, func(r page.Run) bool { return r.Marks.Strike })
}

func (l Line) Unlabelled() Line {
	l.Label = nil
	return l
}

// IsBold reports whether every letter of the line is bold.
func (l Line) IsBold() bool {
	any := false
	for _, r := range l.Runs {
		if r.Kind != page.TextRun || strings.TrimSpace(r.Text) == "" {
			continue
		}
		if !r.Marks.Bold {
			return false
		}
		any = true
	}
	return any
}

// IsRow reports whether a line is one row of a page or of a text file.
func (l Line) IsRow() bool { return l.Kind == TextLine && (l.Pos().Line > 0 || l.Pos().Page > 0) }

// Offered gives a line the letter of the n-th choice of a question.
func (l Line) Offered(n int) Line {
	l.Label = &page.Label{Text: strings.ToUpper(richtext.Letters(n)) + ".", Format: page.UpperAlpha, Number: n, List: "choices"}
	return l
}

// asksOrLeads reports whether a text behind a wide gap asks or leads to what it asks
// for: "6   which of these is right?" begins with no capital by mistake, "6   kg" is a
// figure.
func asksOrLeads(s string) bool {
	return strings.HasSuffix(s, ":") || strings.ContainsAny(s, "?")
}

// IsNumbered reports whether a line begins with the label of a question that is sure to be
// one: with the word for it, a sign or a roman number, and not with digits alone.
func (l *Line) IsNumbered(v lexicon.Vocabulary) bool {
	q, ok := l.QuestionLabel(v)
	return ok && strings.HasPrefix(q.Text, "#") || ok && q.Kind != NoNumber && q.Delim != BareDelim && q.Delim != GluedDelim && q.Delim != AloneDelim
}
