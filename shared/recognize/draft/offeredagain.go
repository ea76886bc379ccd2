package draft

import (
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// AgainIn is one in how many questions whose lists are offered again show that the lists under
// the others are choices too, however many each has.
const AgainIn = 4

// mostTruths is how many lines there are where "yes" and "no" are among them: "don't know".
const mostTruths = 3

// OfferedAgain counts the lists that are surely offered to choose from, of those that stand
// under questions: "yes" and "no", and what stands under another question too, as in surveys.
// Answers are not said twice.
func (r *Reader) OfferedAgain(lists [][]line.Line) int {
	again, seen := 0, make(map[string]int, len(lists))
	for _, list := range lists {
		yes, no, all := 0, 0, ""
		for _, l := range list {
			if value, ok := r.SaysYes(l.Text); ok && value {
				yes++
			} else if ok {
				no++
			}
			all += lexicon.Fold(l.Text) + "\n"
		}
		if yes == 1 && no == 1 && len(list) <= mostTruths {
			again++
			continue
		}
		seen[all]++
	}
	for _, n := range seen {
		if n > 1 {
			again += n
		}
	}
	return again
}

// offersAgain reports whether nearly the whole document is lines that ask, each with a few
// brief ones below that are offered to choose from.
func (r *Reader) offersAgain(ts []Token, beats []beat) bool {
	if len(beats) < plainGroups {
		return false
	}
	lines, lists := 0, make([][]line.Line, 0, len(beats))
	for _, b := range beats {
		if b.body < 2 || !flatten.EndsAsking(ts[b.stem].Text) {
			return false
		}
		body := LineList(ts[b.stem+1 : b.stem+1+b.body])
		for _, l := range body {
			if IsTold(l.Text) || utf8.RuneCountInString(l.Text) > briefLimit {
				return false
			}
		}
		lines += 1 + b.body
		lists = append(lists, body)
	}
	return lines*10 >= (len(ts)-beats[0].stem)*9 && r.OfferedAgain(lists)*AgainIn >= len(beats)
}
