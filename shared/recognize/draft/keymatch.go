package draft

import (
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// MatchKeys finds the entry of every draft: by number where numbers are used
// once, by section where they begin again as often as the key's, by position
// where the key counts on through the sections.
func (r *Reader) MatchKeys(ds []Draft) {
	for _, k := range []*KeyList{&r.Given, &r.Keys} {
		k.Of = map[*Draft]*answerkey.KeyEntry{}
		if len(k.Entries) > 0 {
			r.MatchList(k, ds)
		}
	}
}

func (r *Reader) MatchList(list *KeyList, ds []Draft) {
	list.leads = slices.ContainsFunc(list.Entries, r.leads)
	if r.matchCopy(list, ds) {
		r.reportUnused(list)
		return
	}
	withoutWorth(list.Entries)
	withoutTags(list.Entries)
	r.matchGaps(list, ds)
	r.matchDotted(list, ds)
	if r.matchPaths(list, ds) {
		r.reportUnused(list)
		return
	}
	r.matchNames(list, ds)
	runs, counted := countedRuns(ds)
	groups := withoutVerbRows(keyGroups(list.Entries), ds)
	if all := NumberRuns(ds); len(all) == len(groups) {
		runs = all // the key has the tasks that stand alone as well
	}
	switch {
	case len(groups) == 0, r.matchBelow(list, ds, groups), r.matchOnlyTask(list, ds, groups):
	case r.matchHeadings(list, ds, runs, groups), r.matchHeadings(list, ds, NumberRuns(ds), groups), r.matchHeadings(list, ds, signRuns(ds), groups), r.matchHeadings(list, ds, r.headedRuns(ds, groups), groups):
	case r.matchTasks(list, ds):
	case len(groups) > 1 && (r.matchTests(list, ds, runs, groups) || r.matchAnchored(list, ds, runs, groups)):
	case len(runs) == len(groups):
		for i, run := range runs {
			r.matchByNumber(list, ds, run, groups[i])
		}
	case len(runs) == 1:
		countOn(groups)
		for _, g := range groups {
			r.matchByNumber(list, ds, runs[0], g)
		}
	case len(groups) == 1 && countsThrough(ds, runs, len(groups[0])):
		for k, i := range counted {
			if k < len(groups[0]) && groups[0][k].Number == k+1 {
				r.pairKey(list, &ds[i], groups[0][k])
			}
		}
	default:
		r.matchBySection(list, ds, runs, groups)
	}
	r.reportUnused(list)
}

// countsThrough reports whether a key of so many answers can count the questions of all
// runs: each run counts from 1 on and leaves none out, and all but perhaps the last have
// one. As many answers as one run has questions may be for that one alone.
func countsThrough(ds []Draft, runs [][]int, answers int) bool {
	questions, alone := 0, false
	for _, run := range runs {
		alone = alone || len(run) == answers
		for k, i := range run {
			if n := ds[i].Label.Number; ds[i].Labelled && n != k+1 {
				return false
			}
		}
		questions += len(run)
	}
	return answers == questions || answers == questions-1 && !alone
}

// withoutWorth cuts what answers are worth off their ends, "True [1 mark]", "Rome (1)",
// where most entries tell it.
func withoutWorth(entries []*answerkey.KeyEntry) {
	cuts := map[*answerkey.KeyEntry]int{}
	for _, e := range entries {
		text := e.Value.Text
		if at := line.BracketPoints.FindStringIndex(text); at != nil && at[0] > 0 && at[1] == len(text) {
			cuts[e] = at[0]
		} else if at := bareWorth.FindStringIndex(text); at != nil && at[0] > 0 {
			cuts[e] = at[0]
		}
	}
	if len(cuts) < leastWorths || len(cuts)*3 < len(entries)*2 {
		return
	}
	for e, at := range cuts {
		e.Value = e.Value.Cut(0, len(strings.TrimRight(e.Value.Text[:at], " \t")))
	}
}

// leastWorths is how many answers show that the numbers behind them are points.
const leastWorths = 3

// reportUnused says which entries of a key fit no question.
func (r *Reader) reportUnused(list *KeyList) {
	for _, e := range list.Entries {
		if !e.Used {
			r.Findings = append(r.Findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Position: e.Value.Pos(),
				Message: "The answer key has an answer for number " + lexicon.DecimalText(e.Number) + " that fits no question.", Quote: e.Quote()})
		}
	}
}

// matchDotted matches the answers to questions called by the number of a task and
// their own, "1.2". A name that several questions or answers have is left alone.
func (r *Reader) matchDotted(list *KeyList, ds []Draft) {
	given := map[string]int{}
	for _, e := range list.Entries {
		given[e.Dotted]++
	}
	if given[""] == len(list.Entries) {
		return
	}
	at := map[string][]int{}
	for i, d := range ds {
		name, letter, _ := strings.Cut(d.Label.Text, " ")
		if k := strings.LastIndexByte(d.Label.Text, ' '); k >= 0 && strings.Contains(d.Label.Text[k:], ".") && lexicon.IsDigit(d.Label.Text[k+1]) {
			name, letter = d.Label.Text[k+1:], "" // "Task 3 3.1"
		}
		if name = strings.TrimRight(name, ".): "); d.Labelled && (letter == "" || len(at[name]) == 0) {
			at[name] = append(at[name], i)
		}
	}
	for _, e := range list.Entries {
		switch found := at[e.Dotted]; {
		case e.Dotted == "" || len(found) != 1 || given[e.Dotted] != 1:
		case ds[found[0]].Part && strings.HasSuffix(strings.TrimRight(ds[found[0]].Label.Text, ".) "), e.Dotted):
			r.pairKey(list, &ds[found[0]], e)
		case ds[found[0]].Part:
			r.pairPart(list, ds, found[0], e, 1)
		default:
			r.pairKey(list, &ds[found[0]], e)
		}
	}
}

// matchNames matches the answers whose numbers have the letters of the test's parts,
// "A1", "B1". A name that several variants use is matched in their order, where the
// key has as many answers of that name.
func (r *Reader) matchNames(list *KeyList, ds []Draft) {
	at := map[string][]int{}
	for i, d := range ds {
		if !d.Labelled {
			continue
		}
		name := lexicon.Fold(d.Label.Text)
		if over, _, parted := strings.Cut(name, " "); parted && d.Part {
			name = over
			if k := len(at[name]); k > 0 && ds[at[name][k-1]].Part && ds[i-1].Part {
				continue // the first of its parts stands for all
			}
		}
		at[name] = append(at[name], i)
	}
	named := map[string][]*answerkey.KeyEntry{}
	for _, e := range list.Entries {
		if e.Name != "" {
			name := lexicon.Fold(e.Name)
			named[name] = append(named[name], e)
		}
	}
	for name, entries := range named {
		if len(at[name]) != len(entries) {
			continue
		}
		for k, e := range entries {
			if i := at[name][k]; ds[i].Part {
				r.pairPart(list, ds, i, e, len(entries))
			} else {
				r.pairKey(list, &ds[i], e)
			}
		}
	}
}

// matchSection matches the answers of a section. One that is a single task has one
// answer whatever its number, or one for each of its parts.
func (r *Reader) matchSection(list *KeyList, ds []Draft, run []int, group []*answerkey.KeyEntry) {
	first := ds[run[0]]
	lone := first.Labelled && ds[run[len(run)-1]].Label.Number == first.Label.Number
	switch {
	case lone && first.Part && len(group) == 1:
		r.pairPart(list, ds, run[0], group[0], 1)
	case lone && first.Part:
		r.pairOwnSigns(list, ds, run, group)
	case lone && len(run) == 1 && len(group) == 1:
		r.pairKey(list, &ds[run[0]], group[0])
	default:
		r.matchByNumber(list, ds, run, group)
	}
}

// pairOwnSigns gives the parts of a task the answers with their own numbers, "(1)".
func (r *Reader) pairOwnSigns(list *KeyList, ds []Draft, run []int, group []*answerkey.KeyEntry) {
	for _, e := range group {
		for _, i := range run {
			if ownSign(ds[i]) == lexicon.DecimalText(e.Number) {
				r.pairKey(list, &ds[i], e)
			}
		}
	}
}

func (r *Reader) pairKey(list *KeyList, d *Draft, e *answerkey.KeyEntry) {
	if e.Used || r.answersTask(*d, e.Value) || asksAgain(d, e.Value.Text) {
		return
	}
	if strings.Trim(e.Value.Text, "—") == "" && e.Value.Text != "" { // nothing to compare with
		e.Used = true
		return
	}
	if list.Of[d] != nil {
		if n, ok := line.NoteOf(e.Value, r.Vocabulary); ok {
			e.Used = true
			d.Notes = append(d.Notes, n)
		}
		r.contest(list, d, e)
		return
	}
	e.Used = true
	list.Of[d] = e
	if n, ok := line.NoteOf(e.Value, r.Vocabulary); ok {
		e.Value = n.Value
		if n.Class != lexicon.AnswerWord {
			d.Notes, e.Value = append(d.Notes, n), line.Line{}
		}
	}
	for _, l := range e.Why {
		n, ok := line.NoteOf(l, r.Vocabulary)
		if !ok || e.Worked && n.Class == lexicon.AnswerWord {
			n = line.Note{Class: lexicon.ExplainWord, Value: l}
		}
		d.Notes = append(d.Notes, n)
	}
}

func (r *Reader) matchByNumber(list *KeyList, ds []Draft, run []int, group []*answerkey.KeyEntry) {
	byNumber := byNumberOf(ds, run)
	if !r.counts(ds, run, byNumber, group) || r.isForeign(ds, byNumber, group) || r.pairsElsewhere(ds, run, group) {
		return
	}
	if len(run) == 1 && len(group) > 1 && r.isMatching(ds[run[0]]) {
		r.pairKey(list, &ds[run[0]], joinedPairs(group))
		return
	}
	group = r.joinSaid(ds, byNumber, r.joinLists(ds, run, byNumber, group))
	given := map[int]int{}
	for _, e := range group {
		given[e.Number]++
	}
	for _, e := range group {
		if i, ok := byNumber[e.Number]; ok && ds[i].Part {
			r.pairPart(list, ds, i, e, given[e.Number])
		} else if ok && e.Path == "" {
			r.pairKey(list, &ds[i], e)
		}
	}
}

// byNumberOf finds the questions of a run by the numbers that are printed, and one
// without a number by its place where no number says otherwise.
func byNumberOf(ds []Draft, run []int) map[int]int {
	out := map[int]int{}
	for _, labelled := range []bool{true, false} {
		for k, i := range run {
			n := ds[i].Label.Number
			if !labelled {
				n = k + 1
			}
			if _, taken := out[n]; ds[i].Labelled == labelled && !taken {
				out[n] = i
			}
		}
	}
	return out
}

// countedRuns cuts the drafts that a key may count where their numbers begin again.
// A task that got its number here stands between those that a key knows by theirs.
func countedRuns(ds []Draft) (runs [][]int, counted []int) {
	for i, d := range ds {
		if d.Label.List != asks.LoneList && !isLoneTask(ds, i) {
			counted = append(counted, i)
		}
	}
	return runsOf(ds, counted), counted
}

// isLoneTask reports whether a draft got a number here that no further one counts on.
func isLoneTask(ds []Draft, i int) bool {
	l := ds[i].Label
	return l.List == line.OpenList && l.Number == 1 && i > 0 && (i+1 == len(ds) || ds[i+1].Label.List != l.List)
}

// NumberRuns cuts the drafts where their numbers begin again.
func NumberRuns(ds []Draft) [][]int {
	all := make([]int, len(ds))
	for i := range ds {
		all[i] = i
	}
	return runsOf(ds, all)
}

// signRuns cuts the drafts where their numbers begin again and before and behind each
// task that has the sign of a section for its number, "III a)", "IV".
func signRuns(ds []Draft) [][]int {
	var out [][]int
	for _, run := range NumberRuns(ds) {
		from := 0
		for k := 1; k < len(run); k++ {
			if signOf(ds[run[k]]) != signOf(ds[run[k-1]]) {
				out, from = append(out, run[from:k]), k
			}
		}
		out = append(out, run[from:])
	}
	return out
}

// headedRuns cuts the drafts where their numbers begin again and before those that stand
// under the name of a group of the key.
func (r *Reader) headedRuns(ds []Draft, groups [][]*answerkey.KeyEntry) [][]int {
	var out [][]int
	for _, run := range NumberRuns(ds) {
		from := 0
		for k := 1; k < len(run); k++ {
			if slices.ContainsFunc(groups, func(g []*answerkey.KeyEntry) bool {
				return r.standsUnder(ds[run[k]], g[0].Under) && !r.standsUnder(ds[run[k-1]], g[0].Under)
			}) {
				out, from = append(out, run[from:k]), k
			}
		}
		out = append(out, run[from:])
	}
	return out
}

// signOf is the Roman number in front of a label, or its number in brackets, "【3】";
// empty for any other label.
func signOf(d Draft) string {
	sign, _, _ := strings.Cut(d.Label.Text, " ")
	if strings.HasPrefix(sign, "【") {
		return sign
	}
	if sign = strings.TrimRight(sign, ".):"); !d.Labelled || line.RomanValue(sign) != d.Label.Number {
		return ""
	}
	return sign
}

// runsOf cuts some of the drafts where their numbers begin again.
func runsOf(ds []Draft, of []int) [][]int {
	var out [][]int
	last := 0
	for _, i := range of {
		d := &ds[i]
		if len(out) == 0 || d.Labelled && d.Label.Number <= last && d.Label.Number <= 1 && !(d.Part && d.Label.Number == last) {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], i)
		if d.Labelled {
			last = d.Label.Number
		}
	}
	return out
}

func keyGroups(entries []*answerkey.KeyEntry) [][]*answerkey.KeyEntry {
	var out [][]*answerkey.KeyEntry
	last := -1
	for _, e := range entries {
		if e.Dotted != "" || e.Name != "" {
			continue
		}
		if e.Group != last {
			out = append(out, nil)
			last = e.Group
		}
		out[len(out)-1] = append(out[len(out)-1], e)
	}
	return out
}
