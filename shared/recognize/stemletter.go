package recognize

import "formwright/shared/recognize/pattern"

// stemLetter is the letter of a choice in brackets at the end of a stem, in any
// alphabet: "(b)", "[B]", "（ ก ）".
var stemLetter = pattern.Guarded(pattern.EndsWith(")]", whitespace+".:"), `\s*[(（\[]\s*(`+alphabetLetter+`)\s*[)）\]]\s*[.。:：]?$`)

// stemFront is such a letter in front of a stem: "(b) Which ...".
var stemFront = pattern.Guarded(pattern.BeginsWith("(["), `^[(（\[]\s*(`+alphabetLetter+`)\s*[)）\]]\s*(\S)`)

// minStemLetters is how many stems end in a letter before it is believed to be
// the right one: "the function f (a)" ends so too.
const minStemLetters = 3

// stemLetters takes the right letters out of stems where next to all questions
// with choices end in one of their letters, or begin with one, and not all in
// the same.
func (r *recognizer) stemLetters(ds []draft) {
	if !r.takeStemLetters(ds, letterAfterStem) && !r.takeStemLetters(ds, letterBeforeStem) {
		r.bareStemLetters(ds)
	}
}

// bareStemLetter is such a letter without brackets behind what closes a stem: "Which
// is a sea? B".
var bareStemLetter = pattern.New(`[?？:：…_.)]\s+([A-H])$`)

// bareStemLetters takes them where most questions without another key have one, and
// they differ, as lastLetterVote does behind the last choice.
func (r *recognizer) bareStemLetters(ds []draft) {
	found := map[int][]int{}
	different := map[string]bool{}
	open := 0
	for i, d := range ds {
		if len(d.choices) < 2 || len(d.stem) == 0 || d.hasAnswer() || d.stemKey != "" || d.label.key != "" || r.otherwiseSigned(d) {
			continue
		}
		open++
		text := d.stem[len(d.stem)-1].text
		if m := bareStemLetter.FindStringSubmatchIndex(text); m != nil {
			if _, ok := r.signIndex(d)[fold(text[m[2]:m[3]])]; ok {
				found[i] = m
				different[text[m[2]:m[3]]] = true
			}
		}
	}
	if len(found) < lastLetters || len(different) < lastDifferent || len(found)*10 < open*6 {
		return
	}
	for i, m := range found {
		d := &ds[i]
		at := len(d.stem) - 1
		l := d.stem[at]
		d.stemKey = l.text[m[2]:m[3]]
		d.stem = replaceLine(d.stem, at, l.cut(0, m[2]))
	}
}

// letterAfterStem is the letter at the end of a stem: its line, where it stands and
// what is left of the line without it.
func letterAfterStem(d draft) (at, from, to int, rest line) {
	at = len(d.stem) - 1
	l := d.stem[at]
	m := stemLetter.FindStringSubmatchIndex(l.text)
	if m == nil || m[0] == 0 {
		return 0, 0, 0, line{}
	}
	return at, m[2], m[3], l.cut(0, m[0])
}

// letterBeforeStem is the same of a letter in front of a stem.
func letterBeforeStem(d draft) (at, from, to int, rest line) {
	l := d.stem[0]
	m := stemFront.FindStringSubmatchIndex(l.text)
	if m == nil || l.kind != textLine {
		return 0, 0, 0, line{}
	}
	return 0, m[2], m[3], l.from(m[4])
}

func (r *recognizer) takeStemLetters(ds []draft, find func(draft) (at, from, to int, rest line)) bool {
	asked, same := 0, ""
	var found []int
	varied := false
	for i, d := range ds {
		if len(d.choices) < 2 || len(d.stem) == 0 {
			continue
		}
		asked++
		at, from, to, _ := find(d)
		if to == 0 {
			continue
		}
		sign := fold(d.stem[at].text[from:to])
		if _, ok := r.signIndex(d)[sign]; !ok {
			return false
		}
		varied = varied || len(found) > 0 && sign != same
		same = sign
		found = append(found, i)
	}
	if len(found) < minStemLetters || len(found)*5 < asked*4 || !varied {
		return false
	}
	for _, i := range found {
		d := &ds[i]
		at, from, to, rest := find(*d)
		d.stemKey = d.stem[at].text[from:to]
		d.stem[at] = rest
	}
	return true
}
