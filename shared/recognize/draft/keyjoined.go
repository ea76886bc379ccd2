package draft

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// joinLists joins the answers to the entries of each list to match that has the
// numbers of several questions: "1-c, 2-a, 3-b" for the list of 1 to 3 before
// question 4. All of them must be letters.
func (r *Reader) joinLists(ds []Draft, run []int, byNumber map[int]int, group []*answerkey.KeyEntry) []*answerkey.KeyEntry {
	var out []*answerkey.KeyEntry
	for at := 0; at < len(group); {
		end := at + 1
		for end < len(group) && group[end].Number == group[end-1].Number+1 {
			if _, asked := byNumber[group[end].Number]; asked {
				break
			}
			end++
		}
		i, ok := byNumber[group[at].Number]
		if list := group[at:end]; len(list) > 1 && ok && !ds[i].Part && r.isMatching(ds[i]) && !slices.ContainsFunc(list, func(e *answerkey.KeyEntry) bool {
			return !flatten.LetterValue.MatchString(e.Value.Text)
		}) {
			out = append(out, joinedPairs(list))
		} else {
			out = append(out, list...)
		}
		at = end
	}
	return out
}

// joinedPairs joins the answers to the entries of one list: "1. c 2. a" are its pairs.
func joinedPairs(group []*answerkey.KeyEntry) *answerkey.KeyEntry {
	return joinedEntry(group, func(i int) string {
		sign := lexicon.DecimalText(group[i].Number) + "-"
		if i > 0 {
			sign = ", " + sign
		}
		return sign
	})
}

// joinSaid joins what a key says of each choice on lines of their own, "1. A) Wrong, it
// is dry.", "B) Correct.": no one of them is its answer.
func (r *Reader) joinSaid(ds []Draft, byNumber map[int]int, group []*answerkey.KeyEntry) []*answerkey.KeyEntry {
	var out []*answerkey.KeyEntry
	for at := 0; at < len(group); {
		end := at + 1
		for end < len(group) && group[end].Number == group[at].Number {
			end++
		}
		switch i, ok := byNumber[group[at].Number]; {
		case ok && end > at+1 && r.saysOfEach(ds[i], group[at:end]):
			out = append(out, joinedEntry(group[at:end], func(int) string { return " " }))
		case ok && end > at+1 && !ds[i].Part && r.isMatching(ds[i]): // one pair to a line
			out = append(out, joinedEntry(group[at:end], func(k int) string { return "\n"[:min(k, 1)] }))
		default:
			out = append(out, group[at:end]...)
		}
		at = end
	}
	return out
}

// saysOfEach reports whether entries of a key give reasons for the choices of one
// question from the first of them on, in their order.
func (r *Reader) saysOfEach(d Draft, entries []*answerkey.KeyEntry) bool {
	if d.Part || len(d.Choices) < 2 || len(entries) > len(d.Choices) {
		return false
	}
	for k, e := range entries {
		c, ok := answerkey.PartLabelOf(e.Value.Text)
		if !ok || lexicon.Fold(c.Sign) != lexicon.Fold(d.Choices[k].Label.Sign) {
			return false
		}
		said := strings.TrimSpace(e.Value.Text[c.End:])
		if flatten.CountWords(said, leastSaid) < leastSaid && !r.beginsWith(said, true) && !r.beginsWith(said, false) {
			return false
		}
	}
	return true
}

// joinedEntry joins entries of a key into one, with what front gives before each.
func joinedEntry(group []*answerkey.KeyEntry, front func(i int) string) *answerkey.KeyEntry {
	var runs []page.Run
	for i, e := range group {
		runs = append(append(runs, page.Run{Text: front(i)}), e.Value.Runs...)
		e.Used = true
	}
	all := *group[0]
	all.Value, all.Used = line.NewLine(group[0].Value, runs), false
	return &all
}
