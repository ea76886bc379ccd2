package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	leastBehind  = 5 // letters behind the choices of questions
	leastLetters = 3 // different ones among them
)

var (
	// letterBehind is a letter apart behind the end of a Chinese or Japanese choice.
	letterBehind = pattern.Guarded(pattern.EndsWith("ABCDEF", ""), `[\p{Han}\p{Hiragana}\p{Katakana}。？！」』）%％]([ \t\x{3000}]+)([A-F])$`)
	// firstOffered is the first letter of choices in brackets, wherever it stands.
	firstOffered = pattern.New(`[(（]A[)）]`)
	// ownLetter is a letter that is all of a line.
	ownLetter = pattern.New(`^[A-F]$`)
)

// LettersBehind puts the letter of the answer that stands at the end of the choices, as in
// a table with a column for it that was copied as text, on a line of its own, where
// nearly all questions with choices in brackets have it there or on such a line.
func LettersBehind(lines []line.Line) []line.Line {
	behind, own, offered := 0, 0, 0
	different := map[string]bool{}
	for _, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		offered += len(firstOffered.FindAllStringIndex(l.Text, -1))
		if m := letterBehind.FindStringSubmatch(l.Text); m != nil {
			behind++
			different[m[2]] = true
		} else if ownLetter.MatchString(l.Text) {
			own++
		}
	}
	if behind < leastBehind || len(different) < leastLetters || (behind+own)*5 < offered*4 || behind+own > offered+offered/5 {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+behind)
	for _, l := range lines {
		m := letterBehind.FindStringSubmatchIndex(l.Text)
		if l.Kind != line.TextLine || m == nil {
			out = append(out, l)
			continue
		}
		out = append(out, l.Cut(0, m[2]), line.NewLine(l, []page.Run{{Text: strings.TrimSpace(l.Text[m[4]:])}}))
	}
	return out
}
