package vote

import (
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Bounds of what stands under a question whose right line is bold.
const (
	fewestLooks = 2
	mostLooks   = 8
)

// ForgottenLooks cuts questions apart that follow a numbered one without numbers of
// their own: where under most questions one of several lines is bold, each line that asks
// with such lines under it begins another.
func ForgottenLooks(ds []draft.Draft) []draft.Draft {
	open, whole, cut := 0, 0, map[int][]int{}
	for i, d := range ds {
		if len(d.Choices) > 0 || d.HasAnswer() || !d.Labelled {
			continue
		}
		open++
		switch at := looksApart(d.Stem); {
		case at == nil:
		case len(at) == 1:
			whole++
		default:
			cut[i] = at
		}
	}
	if len(cut) == 0 || whole < lookQuestions || (whole+len(cut))*2 < open {
		return ds
	}
	out := make([]draft.Draft, 0, len(ds)+len(cut))
	for i, d := range ds {
		at := append(cut[i], len(d.Stem))
		out = append(out, d)
		if len(at) < 2 {
			continue
		}
		out[len(out)-1].Stem = d.Stem[:at[1]:at[1]]
		for k := 1; k+1 < len(at); k++ {
			out = append(out, draft.Draft{Grammar: d.Grammar, Stem: d.Stem[at[k]:at[k+1]:at[k+1]]})
		}
	}
	return out
}

// looksApart are the places in a stem where questions begin that have a bold line among
// those under each, nil where a part of it is none.
func looksApart(stem []line.Line) []int {
	at := []int{0}
	bold, n := 0, 0
	whole := func() bool { return n >= fewestLooks && n <= mostLooks && bold > 0 && bold < n }
	for k, l := range stem {
		strong := draft.MarksOf(draft.Choice{Lines: []line.Line{l}})[rewrite.Mark{Kind: quiz.ByBold}]
		switch {
		case k == 0:
			if strong {
				return nil
			}
		case l.Kind != line.TextLine || l.Label != nil:
			return nil
		case !strong && flatten.EndsAsking(l.Text) && whole():
			at, bold, n = append(at, k), 0, 0
		default:
			if n++; strong {
				bold++
			}
		}
	}
	if last := len(at) - 1; !whole() && (n > 0 || last == 0 || !stem[at[last]].Gap) {
		return nil
	}
	return at
}
