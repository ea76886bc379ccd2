package printed

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// wideNumber is a number in wide digits that wide room parts from what it heads, as
// Japanese papers count their tasks: "１　次の問いに答えなさい。".
var wideNumber = pattern.Guarded(pattern.BeginsWith("０１２３４５６７８９"), `^([０-９]{1,2})\s+[\p{Han}\p{Hiragana}\p{Katakana}「『]`)

// leastWide is how many such numbers must count on from 1.
const leastWide = 2

// WideNumbers gives such numbers the sign that others have, "１．", where they count on
// from 1; in a key as well, "１　(1)イ　(2)ア".
func WideNumbers(lines []line.Line) []line.Line {
	var at []int
	next := 1
	for i, l := range lines {
		if n := wideNumberOf(l, wideNumber); n == next {
			at, next = append(at, i), next+1
		}
	}
	if len(at) < leastWide {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		out[i] = withSign(lines[i])
	}
	for i := at[len(at)-1] + 1; i < len(lines); i++ {
		if wideNumberOf(lines[i], wideAnswers) > 0 {
			out[i] = withSign(lines[i])
		}
	}
	for i, l := range out {
		out[i] = withNarrow(l)
	}
	return out
}

// wideBrackets is a number in wide digits in brackets, as such papers count what their
// tasks ask, "（１）", and its answer in the key.
var wideBrackets = pattern.New(`[(（][０-９]{1,2}[)）]`)

// withNarrow writes such numbers in the digits of all others.
func withNarrow(l line.Line) line.Line {
	if l.Kind != line.TextLine || l.Label != nil || !wideBrackets.MatchString(l.Text) {
		return l
	}
	runs := slices.Clone(l.Runs)
	for i, run := range runs {
		runs[i].Text = narrowed(run.Text)
	}
	narrow := line.NewLine(l, runs)
	narrow.Gap, narrow.Turn, narrow.Soft = l.Gap, l.Turn, l.Soft
	return narrow
}

// narrowed is a text with such numbers in the digits of all others.
func narrowed(s string) string {
	var b strings.Builder
	at := 0
	for _, m := range wideBrackets.FindAllStringIndex(s, -1) {
		b.WriteString(s[at:m[0]])
		b.WriteString(lexicon.DecimalDigits(s[m[0]:m[1]]))
		at = m[1]
	}
	return b.String() + s[at:]
}

// wideAnswers is such a number before the answers to the questions of its task.
var wideAnswers = pattern.Guarded(pattern.BeginsWith("０１２３４５６７８９"), `^([０-９]{1,2})\s+[(（][\d０-９]{1,2}[)）]`)

// wideNumberOf is the number that a line begins with in such a form, 0 for none.
func wideNumberOf(l line.Line, form pattern.Pattern) int {
	if l.Kind != line.TextLine || l.Label != nil {
		return 0
	}
	m := form.FindStringSubmatch(l.Text)
	if m == nil {
		return 0
	}
	n, err := strconv.Atoi(lexicon.DecimalDigits(m[1]))
	if err != nil {
		return 0
	}
	return n
}

// withSign writes the number of a line with a sign behind it.
func withSign(l line.Line) line.Line {
	digits := l.Text[:strings.IndexAny(l.Text, " \t\u3000")]
	rest := l.From(len(digits))
	rest.Gap, rest.Turn, rest.Soft = l.Gap, l.Turn, l.Soft
	return line.NewLine(rest, append([]page.Run{{Text: lexicon.DecimalDigits(digits) + ". "}}, rest.Runs...))
}
