package recognize

import "strings"

// leastTogether is how many questions have their answers together in one line.
const leastTogether = 4

// answersTogether deals out an answer line below the last question that gives as
// many values as there are questions, "Answers: cats, mice, children", where none
// of them is answered otherwise. The last may ask for several things itself: then
// it says how many.
func answersTogether(ds []draft) {
	n := len(ds)
	if n < leastTogether {
		return
	}
	last := &ds[n-1]
	if len(last.notes) != 1 || last.notes[0].class != answerWord || strings.ContainsAny(last.stemText(), "0123456789") {
		return
	}
	for i := range ds {
		if d := &ds[i]; len(d.choices) > 0 || !d.labelled || i < n-1 && len(d.notes) > 0 {
			return
		}
	}
	told := last.notes[0]
	values := valuesOf(told.value, n)
	if values == nil {
		return
	}
	for i := range ds {
		ds[i].notes = []note{{class: answerWord, value: values[i]}}
	}
}

// valuesOf cuts a line into n values at its commas or semicolons, nil where it
// gives another number.
func valuesOf(l line, n int) []line {
	for _, sep := range []string{";", ",", "，", "、"} {
		pieces := strings.Split(l.text, sep)
		if len(pieces) != n || trimAll(pieces) == nil {
			continue
		}
		out := make([]line, n)
		for i, at := range placesOf(trimAll(pieces), l.text, 0) {
			out[i] = l.cut(at[0], at[1])
		}
		return out
	}
	return nil
}
