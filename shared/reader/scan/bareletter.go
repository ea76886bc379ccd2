package scan

import (
	"unicode"
	"unicode/utf8"

	"formwright/shared/reader/layout"
)

// farLetters is within how many lines the bare letters of choices stand that show a
// third to be one.
const farLetters = 3

// withBareLetters takes the letter of a choice off the word that it stuck to, where the
// lines above and below begin with the letters before and after it: "A the 15th",
// "Bthe 16th", "C the 17th".
func withBareLetters(spans []layout.Span) []layout.Span {
	lines := linesOf(spans)
	var out []layout.Span
	for k, l := range lines {
		first := l[0]
		letter, size := utf8.DecodeRuneInString(first.Text)
		next, _ := utf8.DecodeRuneInString(first.Text[size:])
		glued := letter > 'A' && letter < 'Z' && (unicode.IsLower(next) || unicode.IsDigit(next)) && first.Confidence < doubtfulWord
		if glued && bareNear(lines, k, -1, letter-1) && bareNear(lines, k, 1, letter+1) {
			own, rest := first, first
			own.Text, rest.Text = string(letter), first.Text[size:]
			sign := first.Box.Width / float64(utf8.RuneCountInString(first.Text))
			own.Box.Width = sign * 0.7 // the space between them was too narrow to be seen
			rest.Box.X += sign * 1.2
			rest.Box.Width -= sign * 1.2
			l = append([]layout.Span{own, rest}, l[1:]...)
		}
		out = append(out, l...)
	}
	return out
}

// doubtfulWord is how sure an engine is at most of a word that is none.
const doubtfulWord = 0.85

// bareNear reports whether a line near another begins at its place with a bare letter.
func bareNear(lines [][]layout.Span, k, step int, letter rune) bool {
	at := lines[k][0]
	for n := 1; n <= farLetters; n++ {
		j := k + n*step
		if j < 0 || j >= len(lines) {
			return false
		}
		l := lines[j]
		if d := l[0].Box.X - at.Box.X; len(l) > 1 && l[0].Text == string(letter) && max(d, -d) < at.Size {
			return true
		}
	}
	return false
}
