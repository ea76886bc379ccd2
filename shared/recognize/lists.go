package recognize

// listGrammars lists the automatic lists that ask while other automatic lists
// of the same level offer the choices: 1 of one, 1 to 4 of the other, 2 of the
// first, 5 to 8 of the other, and so on.
func listGrammars(ts []token) []grammar {
	var lists []string
	asks, of := map[string]int{}, map[string]int{}
	last, length := "", 0 // the list before the one that is open, and how many it has in a row
	open, before := "", 0
	for _, t := range ts {
		q := t.question
		if !q.auto || q.level > 0 || q.kind != plainNumber || q.list == "" {
			continue
		}
		if of[q.list]++; of[q.list] == 1 {
			lists = append(lists, q.list)
		}
		if q.list == open {
			length++
		} else {
			last, before = open, length
			open, length = q.list, 1
		}
		if length == 2 && before == 1 {
			asks[last]++
		}
	}
	var out []grammar
	for _, list := range lists {
		if asks[list] >= 2 && asks[list] == of[list] {
			out = append(out, grammar{kind: plainNumber, auto: autoTop, list: list})
		}
	}
	return out
}

// countingRun finds choices that the word processor numbers, from any number
// on: their list counts on from question to question.
func countingRun(ts []token, from int, g grammar) (run, bool) {
	first := ts[from]
	if first.choice.kind != digitLabel || !first.choice.auto || g.match(first) || g.bare() {
		return run{}, false
	}
	out := run{at: []int{from}, last: from}
	for i := from + 1; i < len(ts) && len(out.at) < maxChoices; i++ {
		c := ts[i].choice
		if c.kind == digitLabel && c.auto && c.list == first.choice.list && lastNumber(c.sign) == lastNumber(first.choice.sign)+len(out.at) {
			out.at, out.last = append(out.at, i), i
		}
	}
	return out, len(out.at) >= 2
}
