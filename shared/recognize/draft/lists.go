package draft

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// listGrammars lists the automatic lists that ask while other automatic lists
// of the same level offer the choices: 1 of one, 1 to 4 of the other, 2 of the
// first, 5 to 8 of the other, and so on.
func listGrammars(ts []Token) []Grammar {
	var lists []string
	asks, of := map[string]int{}, map[string]int{}
	last, length := "", 0 // the list before the one that is open, and how many it has in a row
	open, before := "", 0
	for _, t := range ts {
		q := t.question
		if !q.Auto || q.Level > 0 || q.Kind != line.PlainNumber || q.List == "" {
			continue
		}
		if of[q.List]++; of[q.List] == 1 {
			lists = append(lists, q.List)
		}
		if q.List == open {
			length++
		} else {
			last, before = open, length
			open, length = q.List, 1
		}
		if length == 2 && before == 1 {
			asks[last]++
		}
	}
	var out []Grammar
	for _, list := range lists {
		if asks[list] >= 2 && asks[list] == of[list] {
			out = append(out, Grammar{kind: line.PlainNumber, auto: autoTop, list: list})
		}
	}
	return out
}

// countingRun finds choices that the word processor numbers, from any number
// on: their list counts on from question to question.
func countingRun(ts []Token, from int, g Grammar) (run, bool) {
	first := ts[from]
	if first.choice.Kind != lexicon.DigitLabel || !first.choice.Auto || g.match(first) || g.Bare() {
		return run{}, false
	}
	out := run{at: []int{from}, last: from}
	for i := from + 1; i < len(ts) && len(out.at) < lexicon.MaxChoices; i++ {
		c := ts[i].choice
		if c.Kind == lexicon.DigitLabel && c.Auto && c.List == first.choice.List && line.LastNumber(c.Sign) == line.LastNumber(first.choice.Sign)+len(out.at) {
			out.at, out.last = append(out.at, i), i
		}
	}
	return out, len(out.at) >= 2
}
