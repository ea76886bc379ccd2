package recognize

// Bounds of answers that stand as numbers below the last choice.
const (
	lastNumbers     = 4
	numbersOfChoice = 3 // different ones
)

// lastNumberVote reads the number of the right answer that stands on a line of
// its own below choices without labels, of which it was taken for one. All questions without another key must
// have one, and most offer words: four numbers may be choices.
func (r *recognizer) lastNumberVote(ds []draft) {
	var at []int
	open, words := 0, 0
	different := map[int]bool{}
	for i := range ds {
		d := &ds[i]
		if len(d.choices) < 3 || d.hasAnswer() || d.stemKey != "" || d.label.key != "" {
			continue
		}
		open++
		n, ok := numberBelow(d)
		if !ok {
			continue
		}
		at = append(at, i)
		different[n] = true
		if !isNumber(d.choices[0].text()) || !isNumber(d.choices[1].text()) {
			words++
		}
	}
	if len(at) < lastNumbers || len(different) < numbersOfChoice || len(at)*10 < open*9 || words*10 < len(at)*8 {
		return
	}
	for _, i := range at {
		d := &ds[i]
		n, _ := numberBelow(d)
		if d.stemKey = d.choices[n-1].label.sign; d.stemKey == "" {
			d.stemKey = decimalText(n)
		}
		d.choices = d.choices[:len(d.choices)-1]
	}
}

// numberBelow is the number that the last of the choices is, when it counts one
// of the others.
func numberBelow(d *draft) (int, bool) {
	last := d.choices[len(d.choices)-1]
	if len(last.lines) != 1 {
		return 0, false
	}
	n, ok := justNumber(last.lines[0].text)
	return n, ok && n >= 1 && n < len(d.choices)
}
