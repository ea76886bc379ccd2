package vote

import (
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/line"
)

// leastRoundSum is how many questions show by their sum that the numbers in brackets
// at their ends are points.
const leastRoundSum = 3

// addsUpRound reports whether every question ends with a number in round brackets and
// all together are a round sum, as those of an exam are: 30, 30, 20 and 20. None of
// them numbers a choice of its question, and they are no series: those refer to
// formulas.
func addsUpRound(ds []draft.Draft) bool {
	var sum, last quiz.Decimal
	rising := true
	for _, d := range ds {
		p := endsWorth(d)
		if p == nil || p.Cmp(quiz.Int(int64(len(d.Choices)))) <= 0 {
			return false
		}
		sum = sum.Add(*p)
		rising = rising && p.Cmp(last) > 0
		last = *p
	}
	return len(ds) >= leastRoundSum && !rising && isRound(sum)
}

// isRound reports whether a sum is one of whole tens.
func isRound(sum quiz.Decimal) bool {
	for tens := int64(10); tens <= 200; tens += 10 {
		if sum.Cmp(quiz.Int(tens)) == 0 {
			return true
		}
	}
	return false
}

// endsWorth is the number in round brackets at the end of a line of a stem.
func endsWorth(d draft.Draft) *quiz.Decimal {
	for _, l := range d.Stem {
		if m := line.EndBare.FindStringSubmatch(l.Text); m != nil {
			return PointsOf(m[1])
		}
	}
	return nil
}
