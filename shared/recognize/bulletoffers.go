package recognize

import (
	"slices"

	"formwright/shared/quiz"
)

// offersBulleted reports whether the bullets under questions are choices and no
// answers: signs tell the right ones apart, or most questions have the same
// number of them, three or more.
func (r *recognizer) offersBulleted(ds []draft) bool {
	signed, listed := 0, 0
	sizes := map[int]int{}
	for _, d := range ds {
		if !d.bullets || len(d.choices) < 2 {
			continue
		}
		listed++
		sizes[len(d.choices)]++
		n := 0
		for _, c := range d.choices {
			if at, sign := backSign(c.lines[len(c.lines)-1].text, "", r.right); at > 0 && sign != "letter" {
				n++
			}
		}
		if n > 0 && n < len(d.choices) {
			signed++
		}
	}
	if signed >= 2 {
		return true
	}
	delete(sizes, 2)
	return listed >= 4 && most(sizes)*3 >= listed*2
}

// signed reports whether signs tell some choices from the others.
func (d *draft) signed() bool {
	n := 0
	for _, c := range d.choices {
		if c.sign != "" {
			n++
		}
	}
	return n > 0 && n < len(d.choices)
}

// leastSigned is how many questions with signs at right choices make a test of
// a document that looks like a manual.
const leastSigned = 5

// tellsRight reports whether signs tell the right choices of many questions.
func tellsRight(ds []draft) bool {
	n := 0
	for _, d := range ds {
		if len(d.choices) >= 3 && d.signed() {
			n++
		}
	}
	return n >= leastSigned && n*5 >= len(ds)
}

// marksRight reports whether a highlighter or a colour sets one line apart under
// most numbered questions: nothing but a test with its answers looks so, whatever
// its title says.
func (r *recognizer) marksRight(ds []draft) bool {
	n := 0
	for _, d := range ds {
		if d.labelled && len(d.choices) >= 2 && slices.ContainsFunc(r.verdict, func(m mark) bool {
			return strength(m.kind) > strength(quiz.ByBold) && len(covered(d, m)) == 1
		}) {
			n++
		}
	}
	return n >= leastSigned && n*2 > len(ds)
}

// underWords point at what stands below a question, which is then about it.
func underWords() *phrases {
	return newPhrases([]string{"below", "unten", "untenstehende", "untenstehenden", "ci-dessous", "abajo", "a continuación", "abaixo", "a seguir", "sotto", "qui sotto", "hieronder", "poniżej", "ниже", "нижче", "aşağıda", "dưới đây", "di bawah", "di bawah ini", "quyida", "下面", "下方", "ด้านล่าง", "lent", "در زیر", "أدناه"})
}
