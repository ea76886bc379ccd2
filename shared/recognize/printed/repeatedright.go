package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// repeatedRight is a line that may say a choice again: behind a tick or an arrow, behind
// "A:", or behind a word for the answer and its letter with a bracket, "Ans b) wood".
var repeatedRight = pattern.Guarded(mayRepeat, `^(?:(?:✓|✔|√|☑|✅|→|⇒|➔|➜|=>|->|►|>>)\s*|A\s*[:.]\s*|(?i:ans(?:wer)?)\.?\s+|[(\[]?\*{0,2}(?:R|Letra|Letter|Option|ĐA|Korrekt|Correct|Správně|Прав(?:ильн)?\.\s?ответ)\s*(?:[:.–-]+\*{0,2}\s*|\s))()\S`)

// mayRepeat looks for the first sign of such a line.
func mayRepeat(s string) bool {
	return s != "" && (s[0] >= 0x80 || strings.IndexByte("AaRLOCKS=->([*", s[0]) >= 0)
}

// leastRepeated is how many questions say their right choice again so.
const leastRepeated = 2

// RepeatedRight writes a word for the answer where lines below lettered choices say one
// of them again: "✓ wood", "→ b) wood", "A: wood".
func RepeatedRight(lines []line.Line) []line.Line {
	said := map[int]int{} // where the choice begins in the line
	var row []offeredText // the choices above
	var first lexicon.ChoiceLabel
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine {
			row = row[:0]
			continue
		}
		if l.Text == "" {
			continue
		}
		c, ok := l.ChoiceLabel()
		var m []int
		if len(row) >= leastRepeated && l.Label == nil {
			m = repeatedRight.FindStringSubmatchIndex(l.Text)
		}
		if m != nil && !(l.Text[0] == 'A' && ok && c.Kind == first.Kind && c.Delim == first.Delim) && names(unbracketed(l.Text, m[2]), row) {
			said[i] = m[2]
			row = row[:0]
			continue
		}
		if !ok || c.Kind != lexicon.LetterLabel && c.Kind != lexicon.DigitLabel {
			row = row[:0]
			continue
		}
		if len(row) == 0 || c.Kind != first.Kind {
			row, first = row[:0], c
		}
		end := c.End
		if l.Label != nil {
			end = 0
		}
		row = append(row, offeredText{l.Text[end:], c.Sign})
	}
	if len(said) < leastRepeated {
		return lines
	}
	out := slices.Clone(lines)
	for i, from := range said {
		rest := lines[i].Cut(from, from+len(unbracketed(lines[i].Text, from)))
		out[i] = line.NewLine(lines[i], append([]page.Run{{Text: "Answer: "}}, rest.Runs...))
	}
	return out
}

// unbracketed is what a line says from a byte on, without the bracket that closes one at
// its front.
func unbracketed(text string, from int) string {
	if text[0] == '(' || text[0] == '[' {
		return strings.TrimRight(text[from:], " )]")
	}
	return text[from:]
}

// offeredText is the text of a choice and its letter.
type offeredText struct{ text, sign string }

// names reports whether a text is one of the choices, or the letter of one with its text
// or alone.
func names(text string, row []offeredText) bool {
	same := lexicon.Same(text)
	if slices.ContainsFunc(row, func(o offeredText) bool { return lexicon.Same(o.text) == same }) {
		return true
	}
	c, ok := line.ChoiceLabelOf(text)
	sign := c.Sign
	if !ok {
		sign = lexicon.Fold(strings.Trim(text, " ()."))
	}
	k := slices.IndexFunc(row, func(o offeredText) bool { return o.sign == sign })
	if k < 0 || !ok {
		return k >= 0
	}
	return lexicon.Same(row[k].text) == lexicon.Same(text[c.End:]) || strings.TrimSpace(text[c.End:]) == ""
}
