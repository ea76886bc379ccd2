package recognize

import "formwright/shared/recognize/pattern"

// stemLetter is the letter of a choice in brackets at the end of a stem, in any
// alphabet: "(b)", "[B]", "（ ก ）".
var stemLetter = pattern.Guarded(pattern.EndsWith(")]", whitespace+".:"), `\s*[(（\[]\s*(`+alphabetLetter+`)\s*[)）\]]\s*[.。:：]?$`)

// minStemLetters is how many stems end in a letter before it is believed to be
// the right one: "the function f (a)" ends so too.
const minStemLetters = 3

// stemLetters takes the right letters out of stems where next to all questions
// with choices end in one of their letters, and not all in the same.
func (r *recognizer) stemLetters(ds []draft) {
	asked, same := 0, ""
	var found []int
	varied := false
	for i, d := range ds {
		if len(d.choices) < 2 || len(d.stem) == 0 {
			continue
		}
		asked++
		m := stemLetter.FindStringSubmatch(d.stem[len(d.stem)-1].text)
		if m == nil || len(m[0]) == len(d.stem[len(d.stem)-1].text) {
			continue
		}
		if _, ok := r.signIndex(d)[fold(m[1])]; !ok {
			return
		}
		varied = varied || len(found) > 0 && fold(m[1]) != same
		same = fold(m[1])
		found = append(found, i)
	}
	if len(found) < minStemLetters || len(found)*5 < asked*4 || !varied {
		return
	}
	for _, i := range found {
		d := &ds[i]
		last := &d.stem[len(d.stem)-1]
		m := stemLetter.FindStringSubmatchIndex(last.text)
		d.stemKey = last.text[m[2]:m[3]]
		*last = last.cut(0, m[0])
	}
}
