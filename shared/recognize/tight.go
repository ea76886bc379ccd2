package recognize

import "strings"

// tightQuestions is how many questions in a row a document without labels and
// gaps must show to be read as such.
const tightQuestions = 3

// isTight reports whether a document is nothing but questions without labels:
// from the first line that ends in a question mark on, every such line is
// followed by the same number of short lines, and nothing else stands between.
func isTight(ts []token) bool {
	size, count, questions := 0, 0, 0
	for _, t := range ts {
		switch {
		case t.kind != textLine || t.label != nil || t.note.class != noClass || t.question.kind != noNumber && questions > 0 && t.gap:
			return false
		case asksTight(t):
			if questions == 1 {
				size = count
			}
			if questions > 0 && count != size {
				return false
			}
			questions, count = questions+1, 0
		case questions > 0:
			if count++; t.gap || len(t.text) > headingLimit || endsClause(t.text) || t.choice.kind == letterLabel {
				return false
			}
		}
	}
	return questions >= tightQuestions && count == size && size >= 2 && size <= 8
}

// asksTight reports whether a line is a stem of such a document. The first line
// of a slide may be one that ends in a colon.
func asksTight(t token) bool {
	return endsAsking(t.text) || t.turn && t.kind == textLine && closesStem(t.text)
}

func endsAsking(s string) bool {
	s = strings.TrimRight(s, " *)")
	return strings.HasSuffix(s, "?") || strings.HasSuffix(s, "？") || strings.HasSuffix(s, "؟")
}

// endsClause reports whether a line ends the way sentences and verses do.
func endsClause(s string) bool {
	return strings.HasSuffix(s, ".") || strings.HasSuffix(s, ",") || strings.HasSuffix(s, ";") || strings.HasSuffix(s, "!") || strings.HasSuffix(s, "。")
}

// tightEnd is where the choices that begin at i end in such a document.
func tightEnd(ts []token, i int) int {
	if !asksTight(ts[i-1]) {
		return 0
	}
	end := i
	for end < len(ts) && !asksTight(ts[end]) {
		end++
	}
	return end
}
