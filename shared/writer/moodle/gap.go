package moodle

import (
	"fmt"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Gap is one gap of a text with embedded answers.
type Gap struct {
	Response quiz.Response // a Text, Number or Choice with a key
	Weight   int64         // at least 1
	List     bool          // the choices stand under each other instead of in a menu
	// Correct and Incorrect are what right and wrong answers are told that have
	// no feedback of their own.
	Correct, Incorrect richtext.Content
}

// Code writes the gap: {1:MULTICHOICE:=right~wrong}. rounded says that a share of
// the points had to be changed to one that Moodle knows.
func (g Gap) Code() (code string, rounded bool) {
	var kind string
	var answers []string
	switch r := g.Response.(type) {
	case quiz.Text:
		kind = "SHORTANSWER"
		if r.CaseSensitive {
			kind = "SHORTANSWER_C"
		}
		answers, rounded = g.texts(r)
		answers = append(answers, g.others()...)
	case quiz.Number:
		kind = "NUMERICAL"
		answers = append([]string{"=" + Numeric(*r.Key) + g.feedback(nil, true)}, g.others()...)
	case quiz.Choice:
		kind = choiceKind(r, g.List)
		answers, rounded = g.choices(r)
	}
	return fmt.Sprintf("{%d:%s:%s}", max(g.Weight, 1), kind, strings.Join(answers, "~")), rounded
}

func choiceKind(r quiz.Choice, list bool) string {
	kind := "MULTICHOICE"
	switch {
	case r.Multiple && r.Shuffle:
		return "MULTIRESPONSE_S"
	case r.Multiple:
		return "MULTIRESPONSE"
	case list && r.Shuffle:
		return kind + "_VS"
	case list:
		return kind + "_V"
	case r.Shuffle:
		return kind + "_S"
	}
	return kind
}

// Numeric writes a number as value:tolerance. A range is its middle and half its
// width.
func Numeric(k quiz.NumberKey) string {
	if t, ok := k.Tolerance(); ok {
		return k.Value.String() + ":" + t.String()
	}
	half := quiz.MustDecimal("0.5")
	return k.Min.Add(k.Max).Mul(half).String() + ":" + k.Max.Sub(k.Min).Mul(half).String()
}

func (g Gap) texts(r quiz.Text) (answers []string, rounded bool) {
	shares, exact := Grades(r.Accepted)
	for i, a := range r.Accepted {
		mark := "="
		if shares[i] != "100" {
			mark = "%" + shares[i] + "%"
		}
		answers = append(answers, mark+Entities(Wildcards(a.Text))+g.feedback(a.Feedback, true))
	}
	return answers, !exact
}

// others tells every other typed answer that it is wrong.
func (g Gap) others() []string {
	if len(g.Incorrect) == 0 {
		return nil
	}
	return []string{"*" + g.feedback(nil, false)}
}

func (g Gap) choices(r quiz.Choice) (answers []string, rounded bool) {
	shares, even := Shares(min(max(len(r.Key), 1), MaxRight))
	penalty := Penalty(len(r.Choices) - len(r.Key))
	right := 0
	for i, e := range r.Choices {
		is := slices.Contains(r.Key, i)
		text := Entities(g.html(e.Content))
		switch {
		case r.Multiple && is:
			text = "%" + shares[right] + "%" + text
			right++
		case r.Multiple:
			text = "%" + penalty + "%" + text
		case is:
			text = "=" + text
		case strings.HasPrefix(text, "=") || strings.HasPrefix(text, "%"):
			text = "%0%" + text
		}
		answers = append(answers, text+g.feedback(e.Feedback, is))
	}
	return answers, !even
}

func (g Gap) feedback(own richtext.Content, right bool) string {
	switch {
	case len(own) > 0:
	case right:
		own = g.Correct
	default:
		own = g.Incorrect
	}
	if len(own) == 0 {
		return ""
	}
	return "#" + Entities(g.html(own))
}

// html is a choice or feedback, which Moodle stores as HTML. Ordinary text that
// means the same in HTML stays as it is, so that people read it so when editing.
func (g Gap) html(c richtext.Content) string {
	has := c.Features()
	if len(c) == 1 && has == (richtext.Features{}) && !c.RightToLeft() {
		if line := c.Text(); !strings.Contains(line, "\n") && Harmless(line) {
			return line
		}
	}
	return c.InlineHTML(HTML(nil, nil))
}

// Entities spells text inside a gap. The importer decodes character references,
// then takes the backslash from \} and \#; it ends an answer at ~, # and } unless
// a backslash, & or &amp; stands right before, so those at the end are written as
// numbers (question/type/multianswer/questiontype.php).
func Entities(s string) string {
	s = strings.NewReplacer(`\}`, `\\}`, `\#`, `\\#`).Replace(s)
	var b strings.Builder
	for i, r := range s {
		last := i == len(s)-1
		switch {
		case r == '&' && last:
			b.WriteString("&#38;")
		case r == '&':
			b.WriteString("&amp;")
		case strings.ContainsRune("~}#{\n", r), r == '\\' && last:
			fmt.Fprintf(&b, "&#%d;", r)
		case r == '<':
			b.WriteString("&lt;")
		case r == '>':
			b.WriteString("&gt;")
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Outside spells HTML around the gaps: a brace that would open a gap becomes a
// character reference, and so does one that Braces changes.
func Outside(html string) string {
	return braces(html, func(rest string) bool { return opensGap(rest) || spansTag(rest) })
}

// Braces spells HTML so that no tag stands between two braces. In a text with a
// formula Moodle's MathJax filter takes what braces enclose for LaTeX and would
// show the tags.
func Braces(html string) string { return braces(html, spansTag) }

func braces(html string, escaped func(rest string) bool) string {
	var b strings.Builder
	for i := 0; i < len(html); i++ {
		if html[i] == '{' && escaped(html[i+1:]) {
			b.WriteString("&#123;")
			continue
		}
		b.WriteByte(html[i])
	}
	return b.String()
}

// spansTag reports whether a tag, the place of a gap (which writers mark with
// NUL) or the end comes before the brace is closed.
func spansTag(rest string) bool {
	at := strings.IndexAny(rest, "}<\x00")
	return at < 0 || rest[at] != '}'
}

// opensGap reports whether what follows a brace makes it one of Moodle's: a
// weight and a colon, or # as in the {#1} that it stores in place of a gap.
func opensGap(rest string) bool {
	rest = strings.TrimLeft(rest, "0123456789")
	return strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "#")
}
