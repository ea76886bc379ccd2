package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// Bounds of answers that stand as letters behind the last choice.
const (
	lastLetters   = 5
	lastDifferent = 3
)

var letterAtEnd = pattern.Guarded(pattern.EndsWith("ABCDEFGH", ""), `[\s)）;；。.\]]\s*([A-H])$`)

// lastLetterVote reads the letter of the right answer that stands behind the
// last choice, "D. none of them  B", where most questions that have no other key
// do so, with letters of their own that differ.
func (r *recognizer) lastLetterVote(ds []draft) {
	hits := map[int][]int{}
	different := map[string]bool{}
	open := 0
	for i, d := range ds {
		if len(d.choices) < 3 || d.hasAnswer() || d.stemKey != "" || d.label.key != "" || r.otherwiseSigned(d) {
			continue
		}
		open++
		if m := letterBehind(d); m != nil {
			hits[i] = m
			last := d.lastLine().text
			different[last[m[2]:m[3]]] = true
		}
	}
	if len(hits) < lastLetters || len(different) < lastDifferent || len(hits)*10 < open*6 {
		return
	}
	for i, m := range hits {
		d := &ds[i]
		c := &d.choices[len(d.choices)-1]
		l := d.lastLine()
		d.stemKey = l.text[m[2]:m[3]]
		c.lines = replaceLine(c.lines, len(c.lines)-1, l.cut(0, m[2]))
	}
}

// otherwiseSigned reports whether a choice carries the sign of a right answer
// that is no letter.
func (r *recognizer) otherwiseSigned(d draft) bool {
	for _, c := range d.choices {
		if m := signOn(c, r.right); m.sign != "" && m.sign != "letter" || c.label.check == page.Checked {
			return true
		}
	}
	return false
}

// letterBehind is the place of a letter of a choice behind the last one, nil
// where there is none or another choice ends in one too.
func letterBehind(d draft) []int {
	m := letterAtEnd.FindStringSubmatchIndex(d.lastLine().text)
	if m == nil || m[0] == 0 {
		return nil
	}
	letter := fold(d.lastLine().text[m[2]:m[3]])
	own := false
	for k, c := range d.choices {
		own = own || c.label.kind == letterLabel && c.label.sign == letter
		if k+1 < len(d.choices) && len(c.lines) > 0 && letterAtEnd.MatchString(c.lines[len(c.lines)-1].text) {
			return nil
		}
	}
	if !own {
		return nil
	}
	return m
}

// lastLine is the last line of the last choice.
func (d *draft) lastLine() line {
	lines := d.choices[len(d.choices)-1].lines
	return lines[len(lines)-1]
}
