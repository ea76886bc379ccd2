package draft

import (
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/printed"
)

// OffersBulleted reports whether the bullets under questions are choices and no
// answers: signs tell the right ones apart, or most questions have the same
// number of them, three or more.
func (r *Reader) OffersBulleted(ds []Draft) bool {
	signed, listed := 0, 0
	sizes := map[int]int{}
	for _, d := range ds {
		if !d.Bullets || len(d.Choices) < 2 {
			continue
		}
		listed++
		sizes[len(d.Choices)]++
		n := 0
		for _, c := range d.Choices {
			if at, sign := asks.BackSign(c.Lines[len(c.Lines)-1].Text, "", r.Right); at > 0 && sign != "letter" {
				n++
			}
		}
		if n > 0 && n < len(d.Choices) {
			signed++
		}
	}
	if signed >= 2 {
		return true
	}
	delete(sizes, 2)
	return listed >= 4 && Most(sizes)*3 >= listed*2
}

// signed reports whether signs tell some choices from the others.
func (d *Draft) signed() bool {
	n := 0
	for _, c := range d.Choices {
		if c.Sign != "" {
			n++
		}
	}
	return n > 0 && n < len(d.Choices)
}

// TellsRight reports whether signs tell the right choices of many questions.
func TellsRight(ds []Draft) bool {
	n := 0
	for _, d := range ds {
		if len(d.Choices) >= 3 && d.signed() {
			n++
		}
	}
	return n >= printed.LeastSigned && n*5 >= len(ds)
}
