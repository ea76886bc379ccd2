package vote

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/rewrite"
)

// Bounds of marks that end too early in a choice.
const (
	leastWhole      = 5 // questions of which the mark covers one whole choice
	leastMarkedHead = 3 // words that are set apart at the beginning of a long choice
)

// partlyMarked marks the choice of which only the beginning is set apart, where the same
// mark covers a whole choice of most questions and nothing of the others of this one: the
// author dragged the pointer not far enough. A word stressed at the beginning is no mark.
func (r *Reader) partlyMarked(ds []draft.Draft) {
	for _, m := range r.Verdict {
		var open []int
		whole, asked := 0, 0
		for i, d := range ds {
			if len(d.Choices) < 2 {
				continue
			}
			asked++
			switch n := len(draft.Covered(d, m)); {
			case n == 1:
				whole++
			case n == 0 && !r.answered(d):
				open = append(open, i)
			}
		}
		if whole < leastWhole || whole*2 < asked {
			continue
		}
		for _, i := range open {
			if k := headMarked(ds[i].Choices, m); k >= 0 {
				ds[i].Choices[k].Marks = map[rewrite.Mark]bool{m: true}
			}
		}
	}
}

// answered reports whether a question has an answer, by words or by another mark.
func (r *Reader) answered(d draft.Draft) bool {
	if d.HasAnswer() {
		return true
	}
	for _, m := range r.Verdict {
		if len(draft.Covered(d, m)) > 0 {
			return true
		}
	}
	return false
}

// headMarked is the only choice that a mark touches, where it begins with it and goes on
// over half of its letters or a few words, but not over all: a whole choice was left
// unread for another reason; -1 for none.
func headMarked(choices []draft.Choice, m rewrite.Mark) int {
	found := -1
	for k, c := range choices {
		head, set, all := markedHead(c, m)
		if set == 0 {
			continue
		}
		if found >= 0 || set == all || lettersOf(head) != set || set*2 < all && len(strings.Fields(head)) < leastMarkedHead {
			return -1
		}
		found = k
	}
	return found
}

// markedHead is what a mark sets apart at the beginning of a choice, how many letters it
// sets apart in all, and how many there are.
func markedHead(c draft.Choice, m rewrite.Mark) (head string, set, all int) {
	front := true
	for _, l := range c.Lines {
		for _, run := range l.Runs {
			n := lettersOf(run.Text)
			all += n
			switch {
			case run.Kind != page.TextRun || n == 0 && !front:
			case hasMark(run, m):
				if set += n; front {
					head += run.Text
				}
			case n > 0:
				front = false
			}
		}
	}
	return head, set, all
}

// hasMark reports whether a run has a mark.
func hasMark(run page.Run, m rewrite.Mark) bool {
	for _, own := range rewrite.RunMarks(run.Marks) {
		if own == m {
			return true
		}
	}
	return false
}

// lettersOf counts the letters and digits of a text.
func lettersOf(s string) int {
	n := 0
	for _, c := range s {
		if unicode.IsLetter(c) || unicode.IsDigit(c) {
			n++
		}
	}
	return n
}
