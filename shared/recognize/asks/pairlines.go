package asks

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// leastPairLines is how many statements in a row show the words to choose from where
// nothing over them says so.
const leastPairLines = 3

// pairInFront is the pair of words, or their letters, in front of a statement: "T F ",
// "True / False: ".
var pairInFront = pattern.New(`^[(\[]?\s?(\p{L}{1,12})\s?(?:/|\s)\s?(\p{L}{1,12})\s?[)\]]?\s?[:.]?\s+(\S.*\pL.*)$`)

// PairLines numbers statements without a number that stand one under the other, each
// with the words for true and false, or for yes and no, to choose from at one end.
func (r *Reader) PairLines(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no line is labelled
	for i := 0; i < len(lines); i++ {
		var at []int
		end := i
		for ; end < len(lines) && (lines[end].Empty() && len(at) > 0 || r.choosesPair(lines[end])); end++ {
			if !lines[end].Empty() {
				at = append(at, end)
			}
		}
		if len(at) >= leastPairLines && !(lettered(lines[at[0]]) && r.anyNumbered(lines[:at[0]])) {
			if out == nil {
				out = append([]line.Line(nil), lines...)
			}
			if k := r.bareOver(out, at[0]); k >= 0 {
				out[k] = line.NewLine(out[k], nil) // "5." over statements is the number of all of them
			}
			for n, k := range at {
				sign := lexicon.DecimalText(n+1) + "."
				if c, ok := out[k].ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
					sign = c.Text
				}
				out[k] = r.pairBehind(Bulleted(withoutLetter(out[k])))
				out[k].Label = &page.Label{Text: sign, Format: page.Decimal, Number: n + 1, List: line.OpenList}
			}
		}
		i = max(i, end-1)
	}
	if out == nil {
		return lines
	}
	return out
}

// bareOver is the line over line i that is the number of a question and nothing else, -1
// for none.
func (r *Reader) bareOver(lines []line.Line, i int) int {
	for i--; i >= 0 && lines[i].Empty(); {
		i--
	}
	if i < 0 || lines[i].Kind != line.TextLine || lines[i].Label != nil {
		return -1
	}
	if q, ok := lines[i].QuestionLabel(r.Vocabulary); !ok || q.Number == 0 || strings.TrimSpace(lines[i].Text[min(q.End, len(lines[i].Text)):]) != "" {
		return -1
	}
	return i
}

// lettered reports whether a line begins with the letter of a list.
func lettered(l line.Line) bool {
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel
}

// anyNumbered reports whether a line has the number of a question, whose parts letters
// may be.
func (r *Reader) anyNumbered(lines []line.Line) bool {
	return slices.ContainsFunc(lines, func(l line.Line) bool {
		q, ok := l.QuestionLabel(r.Vocabulary)
		return ok && q.Number > 0
	})
}

// withoutLetter is a line without the letter that it begins with.
func withoutLetter(l line.Line) line.Line {
	if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
		return l.From(c.End)
	}
	return l
}

// choosesPair reports whether a line without a number is a statement with the pair.
func (r *Reader) choosesPair(l line.Line) bool {
	if l.Kind != line.TextLine || l.Open || l.Label != nil && !rewrite.IsBulleted(l) && l.Label.Format != page.LowerAlpha {
		return false
	}
	if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Kind != line.NoNumber {
		return false
	}
	if !opensPair(l) && !(closesPair(l.Text) && rewrite.TruthSlash.MatchString(l.Text)) {
		return false // as nearly all lines, which need not be cut
	}
	text := Bulleted(withoutLetter(l)).Text
	if m := pairInFront.FindStringSubmatch(text); m != nil && (r.AreOpposed(m[1], m[2]) || lexicon.AreTruthInitials(m[1], m[2])) {
		return flatten.CountWords(m[3], leastPairWords) >= leastPairWords
	}
	m := rewrite.TruthSlash.FindStringSubmatchIndex(text)
	if m == nil || flatten.CountWords(text[:m[0]], leastPairWords) < leastPairWords {
		return false
	}
	return r.AreOpposed(text[m[2]:m[3]], text[m[4]:m[5]]) || lexicon.AreTruthInitials(text[m[2]:m[3]], text[m[4]:m[5]])
}

// opensPair looks at the first word of a line, behind its letter and its bullet: whether
// it, or what it begins, is one of a pair.
func opensPair(l line.Line) bool {
	text := l.Text
	if c, ok := l.ChoiceLabel(); ok && l.Label == nil {
		text = text[c.End:]
	}
	text = strings.TrimLeftFunc(text, func(c rune) bool { return !unicode.IsLetter(c) })
	end := strings.IndexFunc(text, func(c rune) bool { return !unicode.IsLetter(c) })
	return end > 0 && lexicon.MayOppose(text[:end])
}

// closesPair looks at the last word of a text in ASCII.
func closesPair(s string) bool {
	if !lexicon.IsASCII(s) {
		return true
	}
	s = strings.TrimRight(s, lexicon.Whitespace+".?:)]")
	from := len(s)
	for from > 0 && (lexicon.IsASCIILetter(s[from-1]) || s[from-1] == '\'') {
		from--
	}
	return lexicon.MayOppose(strings.Trim(s[from:], "'"))
}

// leastPairWords is how many words such a statement has.
const leastPairWords = 3

// pairBehind writes a pair in front of a statement behind it.
func (r *Reader) pairBehind(l line.Line) line.Line {
	m := pairInFront.FindStringSubmatchIndex(l.Text)
	if m == nil || !r.AreOpposed(l.Text[m[2]:m[3]], l.Text[m[4]:m[5]]) && !lexicon.AreTruthInitials(l.Text[m[2]:m[3]], l.Text[m[4]:m[5]]) {
		return l
	}
	return rewrite.PairBehind(l.From(m[6]), l.Cut(m[2], m[3]).Runs, l.Cut(m[4], m[5]).Runs)
}
