package flatten

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	reviewNumber = pattern.Guarded(pattern.EndsWith("0123456789", ""), `^(?:Question|Pregunta|Pergunta|Questão|Frage|Domanda|Soru)\s+\d{1,3}$`)
	reviewScore  = pattern.Guarded(pattern.BeginsWith("0123456789"), `^\d+(?:[.,]\d+)?\s+(?:out of|de|em|sur|von|su)\s+\d+(?:[.,]\d+)?\s+(?i:points?|puntos?|pontos?|punkten?|punti|puan)$`)
	// reviewFlag is the word of a picture that says what is right or wrong.
	reviewFlag   = pattern.Guarded(pattern.BeginsWith("cCiIrRfF"), `(?i)^(in)?(?:correct[oae]?|corret[oa])(?:\s+|$)`)
	reviewLetter = pattern.Guarded(pattern.EndsWith(".)", ""), `^\(?[a-zA-Z][.)]$`)
)

// scoredHeads puts the score of a question behind its number, where it stands below.
func scoredHeads(lines []line.Line) []line.Line {
	at := func(i int) bool {
		return i+1 < len(lines) && lines[i].Kind == line.TextLine && lines[i+1].Kind == line.TextLine && lines[i].Label == nil &&
			reviewScore.MatchString(lines[i+1].Text) && reviewNumber.MatchString(lines[i].Text)
	}
	var out []line.Line
	from := 0
	for i := range lines {
		if !at(i) {
			continue
		}
		out = append(append(out, lines[from:i]...), line.NewLine(lines[i], []page.Run{{Text: lines[i].Text + " " + lines[i+1].Text}}))
		from = i + 2
	}
	if out == nil {
		return lines
	}
	return append(out, lines[from:]...)
}

// withoutFlags takes the words of pictures off the lines of a question, which stand before
// what is right or over it, and puts letters that stand alone before their choices. It gives the
// lines that are said to be right.
func withoutFlags(item []line.Line) (out []line.Line, right map[int]bool) {
	next, letter := false, ""
	for i, l := range item {
		if l.Kind != line.TextLine || i == 0 || reviewModel.MatchString(l.Text) {
			out = append(out, l)
			continue
		}
		if m := reviewFlag.FindStringSubmatchIndex(l.Text); m != nil && (m[1] == len(l.Text) || !goesOnInWords(l.Text[m[1]:])) {
			next = next || m[2] < 0
			if l = l.From(m[1]); l.Empty() {
				continue
			}
		}
		if reviewLetter.MatchString(l.Text) {
			letter = l.Text + " "
			continue
		}
		if letter != "" {
			l = line.NewLine(l, append([]page.Run{{Text: letter}}, l.Runs...))
			letter = ""
		}
		if next {
			if right == nil {
				right = map[int]bool{}
			}
			right[len(out)], next = true, false
		}
		out = append(out, l)
	}
	return out, right
}

// goesOnInWords reports whether a text is more of a sentence, as "grammar and spelling" behind
// "Correct", and no choice with its letter.
func goesOnInWords(s string) bool {
	c, size := utf8.DecodeRuneInString(s)
	return unicode.IsLower(c) && (size == len(s) || strings.IndexByte(".)", s[size]) < 0) || strings.HasPrefix(s, "Answer")
}
