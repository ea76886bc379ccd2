package printed

import (
	"strings"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// bareLetter is a letter on a line of its own.
	bareLetter = pattern.New(`^[(\[]?[A-Ha-h][)\].]?$`)
	// judgedReply is what is said of one: "Wrong ✗", "Correct!".
	judgedReply = pattern.New(`^[^\pL]{0,4}(\pL+(?: \pL+)?)[^\pL\d]{0,4}$`)
)

// TakenLetters drops letters that stand alone below choices where one of them is called
// wrong on the next line: they are what a person replied. One that is called right
// stays, and letters that go on over the lines ("a.", "True", "b.", "False") are labels of
// choices.
func (r *Reader) TakenLetters(lines []line.Line) []line.Line {
	replied := map[int]bool{}
	wrong := false
	last, lastAt := byte(0), -1
	for i, l := range lines {
		if len(l.Text) > len("(A)") || l.Kind != line.TextLine || l.Label != nil || !bareLetter.MatchString(l.Text) {
			continue
		}
		letter := strings.Trim(l.Text, "([)].")[0]
		if letter == last+1 && textBetween(lines[lastAt+1:i]) == 1 {
			return lines
		}
		last, lastAt = letter, i
		right, ok := r.judgedBelow(lines[i+1:])
		wrong = wrong || ok && !right
		replied[i] = !ok || !right
	}
	if !wrong {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if !replied[i] {
			out = append(out, l)
		}
	}
	return out
}

// textBetween is how many lines have text.
func textBetween(lines []line.Line) int {
	n := 0
	for _, l := range lines {
		if l.Text != "" {
			n++
		}
	}
	return n
}

// judgedBelow reads what the next line of text says of a reply.
func (r *Reader) judgedBelow(lines []line.Line) (right, ok bool) {
	for _, l := range lines {
		if l.Text == "" && l.Kind == line.TextLine {
			continue
		}
		m := judgedReply.FindStringSubmatch(l.Text)
		if m == nil {
			return false, false
		}
		t, ok := r.TruthOf(strings.ToLower(m[1]), true)
		return t.Value, ok && len([]rune(m[1])) > 1
	}
	return false, false
}
