package layout

import (
	"regexp"
	"strconv"
)

// goesOnCounting reports whether the questions at the right count on from those
// at the left: 1, 2, 3 and then 4. Choices set in two columns have the numbers of
// their questions at the left alone, and questions set row by row leave numbers
// out at the left.
func goesOnCounting(left, right side) bool {
	for _, kind := range []labelKind{wordLabel, numberLabel} {
		last := 0
		for _, m := range left.firsts {
			switch {
			case m.label.kind != kind || m.counted() == 0:
			case last > 0 && m.counted() != last+1:
				return false
			default:
				last = m.counted()
			}
		}
		if last == 0 {
			continue
		}
		for _, m := range right.firsts {
			if m.label.kind == kind && m.counted() > 0 {
				return m.counted() == last+1
			}
		}
	}
	return false
}

// wordAndNumber is a label such as "Question 5".
var wordAndNumber = regexp.MustCompile(`^[^\d]{1,16}(\d{1,3})\b`)

// counted is the number of a label, also behind a word; 0 for none.
func (m mass) counted() int {
	if m.label.kind != wordLabel || m.segment == nil {
		return m.label.value
	}
	found := wordAndNumber.FindStringSubmatch(m.segment.plain())
	if found == nil {
		return 0
	}
	n, err := strconv.Atoi(found[1])
	if err != nil {
		return 0
	}
	return n
}

// covered counts the masses of bands. Of two gutters with as many lines at either
// side, the one that cuts fewer lines below them is the better.
func covered(bands []band) int {
	n := 0
	for _, b := range bands {
		n += b.to - b.from
	}
	return n
}
