package cloze

import (
	"math/big"

	"formwright/shared/quiz"
)

// maxScale bounds by how much points are multiplied to make them whole.
const maxScale = 1000

// weigh gives every gap of an item its weight, which is a whole number from 1 up.
// A document without points gives every gap 1; otherwise all points are
// multiplied by the least number that makes the gaps' shares whole, so that items
// keep their proportions.
func weigh(q quiz.Quiz) (map[string]int64, []quiz.Loss) {
	weights := map[string]int64{}
	if !hasPoints(q) {
		return weights, nil
	}
	scale := big.NewInt(1)
	shares := map[string]*big.Rat{}
	for _, item := range q.Items {
		if n := gapCount(item); n > 0 {
			share := points(item)
			share.Quo(share, big.NewRat(int64(n), 1))
			shares[item.ID] = share
			if scale.Cmp(big.NewInt(maxScale)) <= 0 {
				scale = lcm(scale, share.Denom())
			}
		}
	}
	var losses []quiz.Loss
	switch {
	case scale.Cmp(big.NewInt(maxScale)) > 0:
		scale.SetInt64(1)
	case scale.Cmp(big.NewInt(1)) > 0:
		losses = append(losses, quiz.Loss{Code: quiz.PointsChanged,
			Message: "All points were multiplied by " + scale.String() + ": the weight of a gap is a whole number."})
	}
	for _, item := range q.Items {
		share := shares[item.ID]
		if share == nil {
			continue
		}
		weight, exact := whole(share.Mul(share, new(big.Rat).SetInt(scale)))
		weights[item.ID] = weight
		if !exact {
			losses = append(losses, quiz.Loss{Code: quiz.PointsChanged, Item: item.ID,
				Message: "The points were rounded: the weight of a gap is a whole number, and at least 1."})
		}
	}
	return weights, losses
}

func hasPoints(q quiz.Quiz) bool {
	for _, item := range q.Items {
		if item.Points != nil {
			return true
		}
	}
	return false
}

func points(item quiz.Item) *big.Rat {
	if item.Points == nil {
		return big.NewRat(1, 1)
	}
	r, _ := new(big.Rat).SetString(item.Points.String())
	return r
}

func gapCount(item quiz.Item) int {
	switch r := item.Response.(type) {
	case quiz.Choice, quiz.Text, quiz.Number:
		return 1
	case quiz.Blanks:
		return len(r.Blanks)
	}
	return 0
}

func lcm(a, b *big.Int) *big.Int {
	gcd := new(big.Int).GCD(nil, nil, a, b)
	return new(big.Int).Mul(a, new(big.Int).Quo(b, gcd))
}

// maxWeight is what Moodle's column holds with room to spare.
const maxWeight = 1_000_000

// whole rounds r to the nearest whole number from 1 to maxWeight.
func whole(r *big.Rat) (n int64, exact bool) {
	switch {
	case r.Cmp(big.NewRat(1, 1)) < 0:
		return 1, false
	case r.Cmp(big.NewRat(maxWeight, 1)) > 0:
		return maxWeight, false
	}
	half := new(big.Rat).Add(r, big.NewRat(1, 2))
	n = new(big.Int).Quo(half.Num(), half.Denom()).Int64()
	return n, r.IsInt()
}
