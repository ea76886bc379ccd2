package recognize

import (
	"regexp"
	"unicode/utf8"

	"formwright/shared/page"
)

var (
	// truthLead is an answer written before a statement: "_T_", "(F)".
	truthLead = regexp.MustCompile(`^(?:_+\s*([\p{L}√×✓✗+-]{1,6})\s*_+|[(\[]\s*([\p{L}√×✓✗+-]{1,6})\s*[)\]])\s*`)
	// roomNumber is room for an answer, or the answer, before the number of a
	// question: "____ 1. ", "_T_ 2) ".
	roomNumber = regexp.MustCompile(`^(?:_+\s*([\p{L}√×✓✗]?)\s*_+|[(\[]\s*([\p{L}√×✓✗]?)\s*[)\]])\s*\d{1,3}\s*[.)]\s*`)
	roomFront  = regexp.MustCompile(`^(?:_+\s*[\p{L}√×✓✗]?\s*_+|[(\[]\s*[\p{L}√×✓✗]?\s*[)\]])\s*`)
)

// behindRoom takes the room for an answer off the front of numbered lines and
// puts an answer that stands in it behind the line, in brackets.
func behindRoom(lines []line) []line {
	count := 0
	for _, l := range lines {
		if l.kind == textLine && l.label == nil && roomNumber.MatchString(l.text) {
			count++
		}
	}
	if count < 2 {
		return lines
	}
	out := append([]line(nil), lines...)
	for i, l := range lines {
		if l.kind != textLine || l.label != nil {
			continue
		}
		m := roomNumber.FindStringSubmatch(l.text)
		if m == nil {
			continue
		}
		out[i] = l.from(len(roomFront.FindString(l.text)))
		if said := m[1] + m[2]; said != "" {
			runs := append(out[i].runs, page.Run{Text: " (" + said + ")"})
			out[i] = newLine(out[i], runs)
		}
	}
	return out
}

// truthInitials finds two neighbouring heads of columns that are the first
// letters of a pair of words for true and false, "P | F"; -1 for none.
func truthInitials(head []line) (yes, no int) {
	for i := 0; i+1 < len(head); i++ {
		for _, p := range truthPairs() {
			if fold(head[i].text) == initial(p[0]) && fold(head[i+1].text) == initial(p[1]) {
				return i, i + 1
			}
		}
	}
	return -1, -1
}

func initial(word string) string {
	_, size := utf8.DecodeRuneInString(word)
	return fold(word[:size])
}

// truthVote finds the statements of a test that are answered by a letter, "(T)"
// and "(F)" at their ends or "_T_" and "_F_" at their fronts, where several
// questions do it and both answers occur.
func (r *recognizer) truthVote(ds []draft) {
	var said []int
	bare, right, wrong := 0, 0, 0
	for i, d := range ds {
		if len(d.choices) > 0 || len(d.stem) == 0 || d.hasAnswer() {
			continue
		}
		bare++
		value, ok := r.truthWritten(d)
		if !ok {
			continue
		}
		said = append(said, i)
		if value {
			right++
		} else {
			wrong++
		}
	}
	if right == 0 || wrong == 0 || len(said)*2 < bare {
		return
	}
	for _, i := range said {
		ds[i].truth = true
	}
}

// truthWritten reads the letter for true or false at a statement.
func (r *recognizer) truthWritten(d draft) (value, ok bool) {
	last := d.stem[len(d.stem)-1].text
	for _, m := range [][]string{truthTail.FindStringSubmatch(last), truthLead.FindStringSubmatch(d.stem[0].text)} {
		if m == nil {
			continue
		}
		if t, ok := r.truthOf(firstOf(m[1], m[2]), true); ok {
			return t.value, true
		}
	}
	return false, false
}

// truthInFront takes "_T_" off the front of a statement.
func (r *recognizer) truthInFront(d *draft, out *statement) {
	m := truthLead.FindStringSubmatch(d.stem[0].text)
	if !out.found || out.key != nil || m == nil || len(m[0]) == len(d.stem[0].text) {
		return
	}
	if t, ok := r.truthOf(firstOf(m[1], m[2]), true); ok {
		out.key = &t.value
		if out.labels == [2]string{} {
			out.labels = t.labels
		}
		d.stem[0] = d.stem[0].from(len(m[0]))
	}
}

// underTruth reports, for every draft, whether the instructions over it ask for
// true or false.
func (r *recognizer) underTruth(p parsed) []bool {
	out := make([]bool, len(p.drafts))
	under := r.truthCue.in(foldLines(lineList(p.intro[max(0, len(p.intro)-3):])))
	for i, d := range p.drafts {
		if len(d.prelude) > 0 {
			under = r.truthCue.in(foldLines(d.prelude))
		}
		out[i] = under
	}
	return out
}
