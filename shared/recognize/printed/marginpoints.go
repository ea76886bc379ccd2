package printed

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastMarginPoints is how many questions must have their worth before them.
const leastMarginPoints = 3

// marginPoint is what a question is worth in the margin before its number:
// "4 1. Explain", "[3p] 2. Draw", "(2½) 3) Name".
var marginPoint = pattern.Guarded(startsWorth, `(?i)^(?:[(\[]\s*)?(\d{1,2}(?:[.,]\d{1,2})?|\d?½)\s*`+line.PointWord+`?\.?\s*[)\]]?\s+((\d{1,2})[.)]\s+\S)`)

// marginNumber is the same before a number without a sign, in a column of its own,
// "1p	4	Which gas burns?": the word for points tells it from other figures.
var marginNumber = pattern.Guarded(startsColumns, `(?i)^(?:[(\[]\s*)?(\d{1,2}(?:[.,]\d{1,2})?|\d?½)\s*`+line.PointWord+`\.?\s*[)\]]?\s+(?:(\d{1,2})\s+)(\S)`)

// startsColumns looks for a number with the first sign of a word behind it, as all
// words for points begin with a letter.
func startsColumns(s string) bool {
	if len(s) <= 4 || !lexicon.IsDigit(s[0]) && s[0] != '(' && s[0] != '[' && s[0] != "½"[0] {
		return false
	}
	s = strings.TrimLeft(strings.TrimLeft(s, "(["), lexicon.Whitespace)
	rest := strings.TrimLeft(s, "0123456789")
	if len(rest) > 1 && (rest[0] == '.' || rest[0] == ',') && lexicon.IsDigit(rest[1]) {
		rest = strings.TrimLeft(rest[1:], "0123456789")
	}
	rest = strings.TrimLeft(rest, lexicon.Whitespace)
	return rest != "" && (rest[0] >= utf8.RuneSelf || lexicon.IsASCIILetter(rest[0]))
}

func startsWorth(s string) bool {
	if len(s) <= 4 || !lexicon.IsDigit(s[0]) && s[0] != '(' && s[0] != '[' && s[0] != "½"[0] {
		return false
	}
	for i := 1; i+1 < len(s); i++ { // the number behind a space
		if !lexicon.IsDigit(s[i]) || strings.IndexByte(lexicon.Whitespace, s[i-1]) < 0 {
			continue
		}
		if rest := lexicon.BehindDigits(s[i:]); rest != "" && (rest[0] == '.' || rest[0] == ')') {
			return true
		}
	}
	return false
}

// marginPartPoint is the same of a part, in brackets: "[5] i. Explain", "(2) b) Draw".
var marginPartPoint = pattern.Guarded(pattern.OpensWith("(["), `(?i)^[(\[]\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*`+line.PointWord+`?\.?\s*[)\]]\s+(\(?(?:[ivx]{1,5}|[a-h])[.)]\s+\S)`)

var (
	// worthHead says that the figures at the right are what tasks are worth: the head
	// of their column, or a sentence.
	worthHead = pattern.New(`(?i)^\[?(?:max\.?\s*)?` + line.PointWord + `\]?$|\b(?:figures|numbers|marks)\s+(?:to|at|on)\s+the\s+right\b`)
	// worthAtRight is such a figure behind a gap.
	worthAtRight = pattern.Guarded(pattern.Holds("\t"), `\s*\t[(\[]?0?(\d{1,2}(?:[.,]5)?)[)\]]?$`)
)

// tab is the sign without which there is no column at the right.
var tab = line.SignsOf("\t")

// rightPoints writes what tasks are worth from a column at the right margin behind
// them, where a head or a sentence says what the column is.
func rightPoints(lines []line.Line) []line.Line {
	var at []int
	for i := range lines {
		if lines[i].Has(tab) && worthAtRight.MatchString(lines[i].Text) {
			at = append(at, i)
		}
	}
	if len(at) < leastMarginPoints { // also before the head is sought, which is dear
		return lines
	}
	head := slices.IndexFunc(lines, func(l line.Line) bool { return worthHead.MatchString(l.Text) && !isInitial(l.Text) })
	if head < 0 {
		return evenWorths(lines)
	}
	for len(at) > 0 && (head < 0 || at[0] < head) {
		at = at[1:]
	}
	if len(at) < leastMarginPoints {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		m := worthAtRight.FindStringSubmatchIndex(lines[i].Text)
		out[i] = withWorth(lines[i].Cut(0, m[0]), lines[i].Text[m[2]:m[3]])
	}
	return out
}

// partAtRight is what a part is worth at the right of it, behind room: "(b) Explain
// hashing.      7".
var partAtRight = pattern.New(`(?:\s{3,}|\s*\t)\s*[(\[]?(\d{1,2})[)\]]?$`)

// partsAtRight writes what parts are worth behind them, where nearly all letters of a
// paper have a figure at the right and at least half of them order or ask.
func partsAtRight(lines []line.Line) []line.Line {
	lettered, priced, tasks := 0, 0, 0
	for i := range lines {
		text := behindLetter(lines[i])
		if text == "" {
			continue
		}
		lettered++
		m := partAtRight.FindStringIndex(text)
		if m == nil || m[0] == 0 {
			continue
		}
		priced++
		text = strings.TrimSpace(text[:m[0]])
		if strings.HasSuffix(text, "?") || lexicon.Words().Asking.Begins(lexicon.Fold(text)) > 0 {
			tasks++
		}
	}
	if priced < leastMarginPoints || priced*10 < lettered*7 || tasks*2 < priced {
		return lines
	}
	out := slices.Clone(lines)
	for i, l := range lines {
		text := behindLetter(l)
		front := len(l.Text) - len(text)
		if m := partAtRight.FindStringSubmatchIndex(text); m != nil && m[0] > 0 {
			out[i] = withWorth(l.Cut(0, front+m[0]), text[m[2]:m[3]])
		} else if m := partAtEnd.FindStringSubmatchIndex(text); m != nil && m[0] > 0 {
			out[i] = withWorth(l.Cut(0, front+m[0]+1), text[m[2]:m[3]])
		}
	}
	return out
}

// behindLetter is what stands behind the typed letter of a part; empty for other lines.
func behindLetter(l line.Line) string {
	c, ok := l.TypedChoice()
	if !ok || c.Kind != lexicon.LetterLabel || l.Kind != line.TextLine || l.Label != nil {
		return ""
	}
	return l.Text[c.End:]
}

// partAtEnd is the same behind a sentence that leaves no room.
var partAtEnd = pattern.New(`[.?!]\s[(\[]?(\d{1,2})[)\]]?$`)

// isInitial reports whether a text is one letter of a script that writes words with
// several: the name of a point in a figure is no head of a column.
func isInitial(s string) bool {
	r, n := utf8.DecodeRuneInString(s)
	return n == len(s) && !unicode.Is(unicode.Lo, r)
}

// MarginPoints moves what questions and their parts are worth from before their
// labels, and from a column at the right margin, behind their first lines.
func MarginPoints(lines []line.Line) []line.Line {
	lines = askedWorths(partsAtRight(rightPoints(lines)))
	lines = worthBehind(lines, marginPoint, pricedNumbers(lines, marginPoint, 3))
	lines = signedNumbers(lines, pricedNumbers(lines, marginNumber, 2))
	return worthBehind(lines, marginPartPoint, pricedParts(lines))
}

// worthBehind moves what some lines are worth to their ends.
func worthBehind(lines []line.Line, form pattern.Pattern, at []int) []line.Line {
	if len(at) < leastMarginPoints {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		m := form.FindStringSubmatchIndex(lines[i].Text)
		out[i] = withWorth(lines[i].From(m[4]), lines[i].Text[m[2]:m[3]])
	}
	return out
}

// withWorth writes what a line is worth behind it.
func withWorth(l line.Line, worth string) line.Line {
	return line.NewLine(l, append(slices.Clone(l.Runs), page.Run{Text: " (" + worth + " points)"}))
}

// signedNumbers writes numbers from behind what they are worth as "4. ".
func signedNumbers(lines []line.Line, at []int) []line.Line {
	if len(at) < leastMarginPoints {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		l := lines[i]
		m := marginNumber.FindStringSubmatchIndex(l.Text)
		runs := append([]page.Run{{Text: l.Text[m[4]:m[5]] + ". "}}, l.From(m[6]).Runs...)
		out[i] = withWorth(line.NewLine(l, runs), l.Text[m[2]:m[3]])
	}
	return out
}

// pricedNumbers are the lines with their worth before the number, which is the group
// of the form that is said. The numbers must count on from 1, so that the first of
// two numbers is none of them.
func pricedNumbers(lines []line.Line, form pattern.Pattern, number int) (at []int) {
	last := 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		m := form.FindStringSubmatch(l.Text)
		if m == nil {
			continue
		}
		n, err := strconv.Atoi(m[number])
		if err != nil || n <= last || n > last+2 {
			return nil
		}
		last = n
		at = append(at, i)
	}
	return at
}

func pricedParts(lines []line.Line) (at []int) {
	for i, l := range lines {
		if l.Kind == line.TextLine && l.Label == nil && marginPartPoint.MatchString(l.Text) {
			at = append(at, i)
		}
	}
	return at
}
