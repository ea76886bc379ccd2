package vote

import (
	"slices"
	"strings"

	"formwright/shared/page"
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

// leastBoldEnds is how many open questions show by a look of their own that the numbers in
// brackets at their ends are points.
const leastBoldEnds = 4

// setsApart reports whether most open questions end with a number in round brackets that
// is bold behind a sentence which is not: "Explain how a loop ends. (2)". The numbers of
// formulas look as their sentences do.
func setsApart(ds []draft.Draft) bool {
	open, apart := 0, 0
	for _, d := range ds {
		if len(d.Choices) > 0 || len(d.Stem) == 0 {
			continue
		}
		open++
		if slices.ContainsFunc(d.Stem, endsInBold) {
			apart++
		}
	}
	return apart >= leastBoldEnds && apart*3 >= open*2
}

// endsInBold reports whether only the number in brackets at the end of a line is bold.
func endsInBold(l line.Line) bool {
	at := line.EndBare.FindStringIndex(l.Text)
	if at == nil || at[0] == 0 {
		return false
	}
	before, worth := l.Cut(0, at[0]), l.Cut(at[0], len(l.Text))
	return worth.IsBold() && !slices.ContainsFunc(before.Runs, func(r page.Run) bool { return r.Marks.Bold && strings.TrimSpace(r.Text) != "" })
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
