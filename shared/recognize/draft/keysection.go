package draft

import (
	"slices"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// matchBySection gives every group of the key to a section when there are not
// as many of one as of the other. Both stand in the same order, so a group goes
// to the section behind the one before it that its entries fit best; answers by
// letter fit questions with choices only.
func (r *Reader) matchBySection(list *KeyList, ds []Draft, runs [][]int, groups [][]*answerkey.KeyEntry) {
	from := 0
	for i, g := range groups {
		tied, most := []int(nil), 0
		for k := from; k < len(runs); k++ {
			if n := r.fit(ds, runs[k], g); n > most {
				tied, most = []int{k}, n
			} else if n == most && n > 0 {
				tied = append(tied, k)
			}
		}
		if len(tied) == 0 || most*2 <= len(g) {
			if len(groups) == 1 {
				r.matchByNumber(list, ds, r.lonely(ds, runs, g), g)
			}
			continue
		}
		if best := r.sectionOf(ds, runs, tied, g, len(groups)-i); best >= 0 {
			r.matchByNumber(list, ds, runs[best], g)
			from = best + 1
		}
	}
}

// sectionOf picks among the sections that a group of the key fits equally well:
// by the heading both stand under, by how many questions there are, or by their
// order where no section is left over. -1 means that nobody can tell.
func (r *Reader) sectionOf(ds []Draft, runs [][]int, tied []int, g []*answerkey.KeyEntry, left int) int {
	named, long, signed := []int(nil), []int(nil), []int(nil)
	sign := titleSign(g[0].Under)
	for _, k := range tied {
		if r.standsUnder(ds[runs[k][0]], g[0].Under) {
			named = append(named, k)
		}
		if len(runs[k]) == len(g) {
			long = append(long, k)
		}
		if sign != "" && slices.ContainsFunc(ds[runs[k][0]].Prelude, func(l line.Line) bool { return titleSign(signedLine(l)) == sign }) {
			signed = append(signed, k)
		}
	}
	switch {
	case len(named) != 1 && len(signed) == 1:
		return signed[0] // "B. Gaps" of the key, and "B. Fill in the gaps" of the test
	case len(tied) == 1 || len(named) == 0 && len(tied) <= left:
		return tied[0]
	case len(named) == 1:
		return named[0]
	case len(long) == 1:
		return long[0]
	}
	return -1
}

// titleSign is the letter or Roman number that a title begins with, also behind a
// word for a section, folded; empty for none.
func titleSign(title string) string {
	if m := signedTitle.FindStringSubmatch(title); m != nil {
		return lexicon.Fold(m[1])
	}
	return ""
}

// signedLine is a line with the label that it has of itself.
func signedLine(l line.Line) string {
	if l.Label != nil {
		return l.Label.Text + " " + l.Text
	}
	return l.Text
}

var signedTitle = pattern.New(`^\s*(?:\p{L}{3,}\s+)?([A-H]|[А-Г]|[IVX]{1,4})(?:\s*[.):–-]|\s*$)`)

// standsUnder reports whether a section of questions has the heading of a key, or
// its sign behind the word for a section.
func (r *Reader) standsUnder(d Draft, title string) bool {
	want := lexicon.Same(title)
	if want == "" {
		return false
	}
	if sign := signOf(d); sign != "" {
		return lexicon.Same(sign) == want
	}
	if d.Labelled && (d.Part || d.Label.Kind == line.WordNumber) && startsWord(lexicon.Same(d.Label.Text), want) {
		return true // "Exercise 2", or "Exercise 2 1." of its parts
	}
	if d.Label.List == line.OpenList && len(d.Stem) == 1 && lexicon.Same(d.Stem[0].Text) == want {
		return true // the name is all that orders something
	}
	for _, l := range d.Prelude {
		if have := lexicon.Same(l.Text); have != "" && (startsWord(have, want) || startsWord(want, have) || sameDotted(have, want)) {
			return true
		}
		if answerkey.IsSectionWord(l, r.Vocabulary) {
			_, end := r.Vocabulary.Find(l.Head(), lexicon.SectionWord)
			if sign := lexicon.Same(behindArticle.ReplaceAllString(l.Text[end:], "")); len(want) <= longestSign && startsWord(sign, want) {
				return true
			}
		}
	}
	return false
}

// longestSign is how many bytes the sign of a section has: "viii".
const longestSign = 4

// behindArticle is the article before the number of a section: "Subiectul al II-lea".
var behindArticle = pattern.New(`^\s*al?\s+`)

// fit counts the entries that could answer questions of a section, less those
// that could not.
func (r *Reader) fit(ds []Draft, run []int, group []*answerkey.KeyEntry) int {
	n := 0
	judged := r.tellTruths(ds, group)
	for _, e := range group {
		for _, i := range run {
			if !ds[i].Labelled || ds[i].Label.Number != e.Number {
				continue
			}
			if judged && len(ds[i].Choices) == 0 || r.suits(ds[i], e.Value) {
				n++
			} else {
				n--
			}
			break
		}
	}
	return n
}

// tellTruths reports whether the answers of a group are the first letters of words for true
// and false, "1. Σ  2. Λ".
func (r *Reader) tellTruths(ds []Draft, group []*answerkey.KeyEntry) bool {
	letters := map[string]int{}
	for _, e := range group {
		letter := lexicon.Fold(e.Value.Text)
		if utf8.RuneCountInString(letter) != 1 {
			return false
		}
		letters[letter]++
	}
	_, ok := asks.PairOfLetters(letters, r.languageOfStems(ds))
	return ok && len(letters) > 1
}

// suits reports whether a value of the key is of the kind a question takes: the
// answers to several parts fit a question with parts.
func (r *Reader) suits(d Draft, said line.Line) bool {
	value := said.Text
	if !d.Part && len(r.partValues(said)) > 1 {
		return false
	}
	if len(d.Choices) > 0 {
		_, ok := r.Pick(d, value)
		return ok
	}
	if _, ok := r.TruthOf(value, true); ok {
		return true
	}
	letter, ok := line.ChoiceLabelOf(value + ". x")
	return !ok || letter.Kind != lexicon.LetterLabel || utf8.RuneCountInString(value) > 2
}

// lonely are the questions of all sections whose numbers no other has: the
// numbers begin again somewhere by mistake, and one key counts through. They
// must be most of what the key answers.
func (r *Reader) lonely(ds []Draft, runs [][]int, group []*answerkey.KeyEntry) []int {
	count := map[int]int{}
	var all, out []int
	for _, run := range runs {
		all = append(all, run...)
	}
	for _, i := range all {
		if ds[i].Labelled {
			count[ds[i].Label.Number]++
		}
	}
	for _, i := range all {
		if ds[i].Labelled && count[ds[i].Label.Number] == 1 {
			out = append(out, i)
		}
	}
	if r.fit(ds, out, group)*2 <= len(group) {
		return nil
	}
	return out
}

// matchHeadings matches a key whose groups are each headed by the name of their own
// section, "C) 1-B 2-A", in whatever order it has them. Elsewhere it does nothing.
func (r *Reader) matchHeadings(list *KeyList, ds []Draft, runs [][]int, groups [][]*answerkey.KeyEntry) bool {
	of, named := r.namedSections(ds, runs, groups)
	if named < len(groups) || len(runs) < 2 {
		return false
	}
	for i, g := range groups {
		r.matchSection(list, ds, runs[of[i]], g)
	}
	return true
}

// matchAnchored matches a key only some of whose groups are headed by the name of a
// section, as where a test has fewer of them. Groups between two such are matched in
// their order, where there are as many sections there; the others are left. It does
// nothing where no group has such a name.
func (r *Reader) matchAnchored(list *KeyList, ds []Draft, runs [][]int, groups [][]*answerkey.KeyEntry) bool {
	of, named := r.namedSections(ds, runs, groups)
	if named == 0 || !slices.IsSorted(slices.DeleteFunc(slices.Clone(of), func(k int) bool { return k < 0 })) {
		return false
	}
	for i := 0; i < len(groups); {
		if of[i] >= 0 {
			r.matchSection(list, ds, runs[of[i]], groups[i])
			i++
			continue
		}
		from, to := i, i // of the groups without a name
		for to < len(groups) && of[to] < 0 {
			to++
		}
		first, last := 0, len(runs) // the sections that may be theirs
		if from > 0 {
			first = of[from-1] + 1
		}
		if to < len(groups) {
			last = of[to]
		}
		for k := from; k < to && last-first == to-from; k++ {
			r.matchSection(list, ds, runs[first+k-from], groups[k])
		}
		i = to
	}
	return true
}

// namedSections tells the run under the heading of each group, -1 for none, and how many
// have one. A heading over several runs, and runs under several, count for nothing.
func (r *Reader) namedSections(ds []Draft, runs [][]int, groups [][]*answerkey.KeyEntry) (of []int, named int) {
	of, taken := make([]int, len(groups)), map[int]bool{}
	for i, g := range groups {
		of[i] = -1
		for k, run := range runs {
			if !r.standsUnder(ds[run[0]], g[0].Under) {
				continue
			}
			if of[i] >= 0 || taken[k] {
				return nil, 0
			}
			of[i], taken[k] = k, true
		}
	}
	if len(taken) > 0 && len(taken) == len(groups)-1 && of[0] < 0 && !taken[0] && groups[0][0].Under != "" && r.fit(ds, runs[0], groups[0])*2 > len(groups[0]) {
		of[0], taken[0] = 0, true // its name went into what stands before all questions
	}
	return of, len(taken)
}
