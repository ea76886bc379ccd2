package vote

import (
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/printed"
)

// leastTogether is how many questions have their answers together in one line.
const leastTogether = 4

// answersTogether deals out an answer line below the last question that gives as
// many values as there are questions, "Answers: cats, mice, children", where none
// of them is answered otherwise. The last may ask for several things itself: then
// it says how many.
func answersTogether(ds []draft.Draft) {
	n := len(ds)
	if n < leastTogether {
		return
	}
	last := &ds[n-1]
	if len(last.Notes) != 1 || last.Notes[0].Class != lexicon.AnswerWord || strings.ContainsAny(last.StemText(), "0123456789") {
		return
	}
	for i := range ds {
		if d := &ds[i]; len(d.Choices) > 0 || !d.Labelled || i < n-1 && len(d.Notes) > 0 {
			return
		}
	}
	told := last.Notes[0]
	values := valuesOf(told.Value, n)
	if values == nil {
		return
	}
	for i := range ds {
		ds[i].Notes = []line.Note{{Class: lexicon.AnswerWord, Value: values[i]}}
	}
}

// valuesOf cuts a line into n values at its commas or semicolons, nil where it
// gives another number.
func valuesOf(l line.Line, n int) []line.Line {
	for _, sep := range []string{";", ",", "，", "、"} {
		pieces := strings.Split(l.Text, sep)
		if len(pieces) != n || printed.TrimAll(pieces) == nil {
			continue
		}
		out := make([]line.Line, n)
		for i, at := range asks.PlacesOf(printed.TrimAll(pieces), l.Text, 0) {
			out[i] = l.Cut(at[0], at[1])
		}
		return out
	}
	return nil
}
