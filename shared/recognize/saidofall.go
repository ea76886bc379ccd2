package recognize

import "unicode"

// leastSaid is how many questions say of all their choices whether they are
// right.
const leastSaid = 2

// saidOfAll reads the words in brackets that say behind every choice of a question
// whether it is right, "Paris (true)" among "Rome (false)", and takes them off.
func (r *recognizer) saidOfAll(ds []draft) {
	var at []int
	for i := range ds {
		if r.saysOfAll(ds[i]) {
			at = append(at, i)
		}
	}
	if len(at) < leastSaid && len(ds) > len(at) {
		return
	}
	for _, i := range at {
		for k, c := range ds[i].choices {
			end, right, _ := r.saidBehind(c)
			if right {
				ds[i].choices[k].sign = "(correct)"
			}
			ds[i].choices[k].lines = replaceLine(c.lines, len(c.lines)-1, c.lines[len(c.lines)-1].cut(0, end))
		}
	}
}

// saysOfAll reports whether all choices of a question have such a word, and not
// all the same.
func (r *recognizer) saysOfAll(d draft) bool {
	rights := 0
	for _, c := range d.choices {
		end, right, ok := r.saidBehind(c)
		if !ok || end == 0 {
			return false
		}
		if right {
			rights++
		}
	}
	return rights > 0 && rights < len(d.choices)
}

// saidBehind reads the word behind a choice and where it begins.
func (r *recognizer) saidBehind(c draftChoice) (end int, right, ok bool) {
	text := c.lines[len(c.lines)-1].text
	m := backWord.FindStringSubmatchIndex(text)
	if m == nil {
		return 0, false, false
	}
	word := text[m[2]:m[3]]
	if t, ok := r.truthOf(word, false); ok {
		return m[0], t.value, true
	}
	right, ok = flagOf(word)
	return m[0], right, ok && unicode.IsLetter(firstRune(word))
}
