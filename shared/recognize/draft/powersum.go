package draft

import (
	"strconv"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// powerSum is a sum with its terms behind it or not: "21", "21 (01+04+16)", "Soma: 21".
var powerSum = pattern.New(`^(?:\p{L}+\s*[:=]?\s*)?(\d{1,3})(?:\s*[=(:]\s*[\d+\s]+\)?)?$`)

// pickBySum finds the choices that a sum of powers of two names: 21 is 01, 04 and 16.
func pickBySum(d Draft, value string) (Picked, bool) {
	m := powerSum.FindStringSubmatch(value)
	if m == nil || len(d.Choices) == 0 || d.Choices[0].Label.List != line.PowerList {
		return Picked{}, false
	}
	sum, err := strconv.Atoi(m[1])
	if err != nil || sum == 0 || sum >= 1<<len(d.Choices) {
		return Picked{}, false
	}
	var p Picked
	for k := range d.Choices {
		if sum&(1<<k) != 0 {
			p.Keys = append(p.Keys, k)
		}
	}
	return p, true
}
