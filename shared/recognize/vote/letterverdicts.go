package vote

import (
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// leastLetterVerdicts is how many questions must have letters before their choices
// that judge them.
const leastLetterVerdicts = 5

// letterVerdict is a letter that stands before the text of a choice.
var letterVerdict = pattern.New(`^(\p{L})\s+(\S)`)

// letterVerdicts reads the letters with which some banks judge their choices, "r
// the Rhine", "w Etna": of the two before all choices the one that most questions
// have at a single choice, and that is the rarer, is that of the right ones.
func letterVerdicts(ds []draft.Draft) {
	offering, judged, all := 0, map[int]bool{}, map[string]int{}
	single := map[string]int{}
	for i, d := range ds {
		if len(d.Choices) < 2 {
			continue
		}
		offering++
		counts := letterCounts(d)
		if len(counts) != 2 {
			continue
		}
		judged[i] = true
		for letter, n := range counts {
			if all[letter] += n; n == 1 {
				single[letter]++
			}
		}
	}
	if len(judged) < leastLetterVerdicts || len(judged)*20 < offering*19 || len(all) != 2 {
		return
	}
	for right, n := range all {
		if single[right]*5 < len(judged)*4 {
			continue
		}
		for other, most := range all {
			if other != right && most*2 >= n*3 {
				takeVerdicts(ds, judged, right)
				return
			}
		}
	}
}

// letterCounts counts the letters before the choices of a question; nil where some
// choice has none, or has another sign.
func letterCounts(d draft.Draft) map[string]int {
	counts := map[string]int{}
	for _, c := range d.Choices {
		if c.Sign != "" || len(c.Lines) == 0 {
			return nil
		}
		m := letterVerdict.FindStringSubmatch(c.Lines[0].Text)
		if m == nil {
			return nil
		}
		counts[lexicon.Fold(m[1])]++
	}
	return counts
}

// takeVerdicts takes the letters off the choices and keeps that of the right ones
// as their sign.
func takeVerdicts(ds []draft.Draft, judged map[int]bool, right string) {
	for i := range judged {
		for k := range ds[i].Choices {
			c := &ds[i].Choices[k]
			m := letterVerdict.FindStringSubmatchIndex(c.Lines[0].Text)
			if letter := lexicon.Fold(c.Lines[0].Text[m[2]:m[3]]); letter == right {
				c.Sign = letter
			}
			c.Lines = draft.ReplaceLine(c.Lines, 0, c.Lines[0].From(m[4]))
		}
	}
}
