package cloudform

import (
	"fmt"
	"strconv"
	"strings"

	"formwright/shared/quiz"
)

// maxPoints is the most that the service's field for points holds.
const maxPoints = 1<<31 - 1

// shares deals an item's points out to the questions that it became.
type shares struct {
	points map[string]*quiz.Decimal // of the quiz's items, by their id
	parts  map[string]int           // questions that an item became
	dealt  map[string]int
}

func newShares(q, fitted quiz.Quiz) shares {
	s := shares{points: map[string]*quiz.Decimal{}, parts: map[string]int{}, dealt: map[string]int{}}
	for _, item := range q.Items {
		s.points[item.ID] = item.Points
	}
	for _, section := range q.Sections {
		for _, id := range section.Items {
			if s.points[id] == nil {
				s.points[id] = section.Points
			}
		}
	}
	for _, item := range fitted.Items {
		n := 1
		if m, ok := item.Response.(quiz.Match); ok {
			n = len(m.Left)
		}
		s.parts[s.origin(item.ID)] += n
	}
	return s
}

// origin is the id of the quiz's item that an item of the fitted quiz came from.
func (s shares) origin(id string) string {
	if _, ok := s.points[id]; ok {
		return id
	}
	if i := strings.LastIndexByte(id, '-'); i >= 0 {
		return id[:i]
	}
	return id
}

// next is what the next question of an item is worth; given is false when the
// document does not say and it counts 1. Parts that are not even are the first
// ones' gain.
func (p *planner) next(item string) (points int, given bool) {
	id := p.shares.origin(item)
	at, n := p.shares.dealt[id], p.shares.parts[id]
	p.shares.dealt[id]++
	worth := p.shares.points[id]
	if worth == nil {
		return 1, false
	}
	total := whole(*worth)
	if worth.Sign() > 0 && total < n { // each right answer earns something
		total = n
	}
	if !quiz.Int(int64(total)).Equal(*worth) && at == 0 {
		p.lose(item, quiz.PointsChanged, fmt.Sprintf("%s points became %d: the cloud service takes whole points for each answer.", worth, total))
	}
	points = total / n
	if at < total%n {
		points++
	}
	return points, true
}

// whole rounds points to what the service takes.
func whole(d quiz.Decimal) int {
	rounded := d.DivRound(quiz.Int(1), 0)
	switch {
	case d.Sign() <= 0:
		return 0
	case rounded.Cmp(quiz.Int(maxPoints)) > 0:
		return maxPoints
	}
	n, _ := strconv.Atoi(rounded.String()) // in range by now
	return max(n, 1)
}
