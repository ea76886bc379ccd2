package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// markBehind is the sign of a right choice behind it, before the next of a row or at its
// end: "(b) Paris ✓ (c) Oslo", "B. the heart (correct) C. the lungs".
var markBehind = pattern.New(`[\pL\pM\d.] (✓|✔|√|\*|\(\pL+\))(?: \(?[B-Hb-h][.)]|$)`)

// wordInFront is a word in brackets in front of a choice.
var wordInFront = pattern.Guarded(pattern.BeginsWith("("), `^\((\pL{3,})\) (\(?([B-Hb-h])[.)] ?\S)`)

// WrappedMarks puts the sign of a right choice back behind it where the width of the page
// has put it in front of the next one, as in "(c) Oxygen" over "✓ (d) Helium", on papers
// whose rows have it behind choices.
func (r *Reader) WrappedMarks(lines []line.Line) []line.Line {
	var at []int
	behind := 0
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if _, place, ok := r.markInFront(l); ok {
			if place < 2 || i == 0 || !endsInChoice(lines[i-1], place-1) {
				return lines // in front is where signs stand
			}
			at = append(at, i)
		}
		if m := markBehind.FindStringSubmatch(l.Text); m != nil && r.marksRight(m[1]) {
			behind++
		}
	}
	if len(at) == 0 || behind < len(at) {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		sign, _, _ := r.markInFront(&out[i])
		out[i-1] = line.NewLine(out[i-1], append(append([]page.Run(nil), out[i-1].Runs...), page.Run{Text: " " + sign}))
		out[i] = out[i].From(len(sign))
	}
	return out
}

// markInFront is the sign of a right choice in front of a lettered one, and the place of
// the letter.
func (r *Reader) markInFront(l *line.Line) (sign string, place int, ok bool) {
	if m := wordInFront.FindStringSubmatch(l.Text); m != nil && r.marksRight("("+m[1]+")") {
		return "(" + m[1] + ")", int(m[3][0]|0x20-'a') + 1, true
	}
	c, ok := l.ChoiceLabel()
	if !ok || c.Kind != lexicon.LetterLabel || !strings.Contains("✓✔√*", c.Mark) || c.Mark == "" || len(c.Sign) != 1 {
		return "", 0, false
	}
	return c.Mark, int(c.Sign[0]|0x20-'a') + 1, true
}

// marksRight reports whether a sign or a word in brackets marks a right choice.
func (r *Reader) marksRight(sign string) bool {
	word, bracketed := strings.CutPrefix(sign, "(")
	return !bracketed || r.Right[lexicon.Fold(strings.TrimSuffix(word, ")"))]
}

// endsInChoice reports whether the last choice on a line has the letter of a place, and
// others or a stem before it.
func endsInChoice(l line.Line, place int) bool {
	found := rowLetter.FindAllStringSubmatchIndex(l.Text, -1)
	if len(found) == 0 {
		return false
	}
	m := found[len(found)-1]
	return m[0] > 0 && int(l.Text[m[2]]|0x20-'a')+1 == place
}

var rowLetter = pattern.New(`(?:^|\s)\(?([A-Ha-h])[.)]\s?\S`)
