package fit

import (
	"cmp"
	"fmt"
	"slices"

	"formwright/shared/quiz"
)

// notes gathers the losses of one item, one for each code however often it
// happens there.
type notes struct {
	item   string
	losses []quiz.Loss
	left   bool // the item asks nothing in the export
}

func (n *notes) add(code quiz.LossCode, format string, args ...any) {
	if n.left || slices.ContainsFunc(n.losses, func(l quiz.Loss) bool { return l.Code == code }) {
		return
	}
	n.losses = append(n.losses, quiz.Loss{Code: code, Item: n.item, Message: fmt.Sprintf(format, args...)})
}

// leave notes that the item was left out, which makes its other losses idle.
func (n *notes) leave(code quiz.LossCode, format string, args ...any) {
	n.losses = nil
	n.add(code, format, args...)
	n.left = true
}

func (n *notes) sorted() []quiz.Loss {
	slices.SortStableFunc(n.losses, byCode)
	return n.losses
}

func byCode(a, b quiz.Loss) int { return cmp.Compare(a.Code, b.Code) }

// Sort puts losses in the order of q's items, those of the whole quiz first, and
// by code within an item.
func Sort(q quiz.Quiz, losses []quiz.Loss) {
	place := make(map[string]int, len(q.Items))
	for i, item := range q.Items {
		place[item.ID] = i + 1
	}
	slices.SortStableFunc(losses, func(a, b quiz.Loss) int {
		return cmp.Or(cmp.Compare(place[a.Item], place[b.Item]), byCode(a, b))
	})
}

// Merge adds a writer's own losses to those of fitting, one for each item and
// code, in the order of Sort.
func Merge(q quiz.Quiz, losses, more []quiz.Loss) []quiz.Loss {
	type key struct {
		item string
		code quiz.LossCode
	}
	seen := map[key]bool{}
	for _, l := range losses {
		seen[key{l.Item, l.Code}] = true
	}
	for _, l := range more {
		if k := (key{l.Item, l.Code}); l.Item == "" || !seen[k] {
			seen[k] = true
			losses = append(losses, l)
		}
	}
	Sort(q, losses)
	return losses
}
