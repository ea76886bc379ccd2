package recognize

import "formwright/shared/page"

// boxVote takes back the ticks of a document that ticks all choices wherever it
// ticks any, more than leastBoxes: they are drawn in a way that looks so, or filled signs
// that only set choices apart, and tell none of them.
func boxVote(ds []draft) {
	boxes := 0
	for _, d := range ds {
		ticked := 0
		for _, c := range d.choices {
			if c.label.check == page.Checked {
				ticked++
			}
		}
		if ticked > 0 && ticked < len(d.choices) {
			return
		}
		boxes += ticked
	}
	if boxes <= leastBoxes {
		return
	}
	for _, d := range ds {
		for k, c := range d.choices {
			if c.label.check == page.Checked {
				d.choices[k].label.check = page.Unchecked
			}
		}
	}
}

// leastBoxes is how many boxes may all be ticked and meant.
const leastBoxes = 2
