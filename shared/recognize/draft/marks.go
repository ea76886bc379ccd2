package draft

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// CoverNeeded is the share of a choice's letters a mark must cover to count: a
// bold label or full stop, or one stressed word, marks nothing.
const CoverNeeded = 0.65

// MarksOf lists the marks that cover a choice.
func MarksOf(c Choice) map[rewrite.Mark]bool {
	if !slices.ContainsFunc(c.Lines, line.Line.IsMarked) {
		return nil
	}
	weights := map[rewrite.Mark]int{}
	own := marksBesideLinks(c)
	total := 0
	weigh := Weight
	if c.onlySigns() {
		weigh = signWeight
	}
	for _, l := range c.Lines {
		for _, r := range l.Runs {
			n := weigh(r)
			total += n
			linked, marks := looksLinked(r), r.Marks
			marks.Link = "" // what the text beside it has marks the address too
			for _, m := range rewrite.RunMarks(marks) {
				if !linked || own[m] {
					weights[m] += n
				}
			}
			if linked {
				continue
			}
			if l.Shade() != "" {
				weights[rewrite.Mark{Kind: quiz.ByShading}] += n
			}
		}
	}
	out := map[rewrite.Mark]bool{}
	code := isCode(c)
	for m, n := range weights {
		needed := CoverNeeded
		if code && (m.Kind == quiz.ByColour || m.Kind == quiz.ByBold || m.Kind == quiz.ByItalic) {
			needed = 1
		}
		if total > 0 && float64(n) >= needed*float64(total) {
			out[m] = true
		}
	}
	return out
}

// marksBesideLinks are the marks of what stands in a choice beside the address of a
// page: one that goes on over the address is no look of links. Nil without an address.
func marksBesideLinks(c Choice) map[rewrite.Mark]bool {
	var own map[rewrite.Mark]bool
	linked := func(l line.Line) bool { return slices.ContainsFunc(l.Runs, looksLinked) }
	if !slices.ContainsFunc(c.Lines, linked) {
		return nil
	}
	for _, l := range c.Lines {
		for _, r := range l.Runs {
			if looksLinked(r) || Weight(r) == 0 {
				continue
			}
			for _, m := range rewrite.RunMarks(r.Marks) {
				if own == nil {
					own = map[rewrite.Mark]bool{}
				}
				own[m] = true
			}
		}
	}
	return own
}

// onlySigns reports whether a choice is a sign of writing and nothing else, as "?".
func (c Choice) onlySigns() bool {
	for _, l := range c.Lines {
		if slices.ContainsFunc(l.Runs, func(r page.Run) bool { return Weight(r) > 0 }) {
			return false
		}
	}
	return true
}

// signWeight is the same for a choice that is only signs; room to write on has none.
func signWeight(r page.Run) int {
	n := 0
	for _, c := range r.Text {
		if !unicode.IsSpace(c) && !strings.ContainsRune("_.…-–—", c) {
			n++
		}
	}
	return n
}

// Weight is how much of a text a run is: its letters and digits, or its signs
// when it has neither.
func Weight(r page.Run) int {
	if r.Kind != page.TextRun {
		if r.Kind == page.TabRun || r.Kind == page.BreakRun {
			return 0
		}
		return 2
	}
	letters, signs := 0, 0
	for _, c := range r.Text {
		switch {
		case unicode.IsLetter(c) || unicode.IsDigit(c):
			letters++
		case !unicode.IsSpace(c) && !unicode.IsPunct(c):
			signs++
		}
	}
	return letters*4 + signs
}

func IsGreen(hex string) bool {
	r, g, b, _ := rewrite.RGB(hex)
	return g > r && g > b
}

// Strength orders the kinds of marks by how surely they are meant.
func Strength(k quiz.EvidenceKind) int {
	switch k {
	case quiz.ByHighlight:
		return 6
	case quiz.ByColour:
		return 5
	case quiz.ByBold:
		return 4
	case quiz.ByUnderline:
		return 3
	case quiz.ByShading:
		return 2
	}
	return 1
}

// Covered lists the choices of a question that a mark covers, none when it
// covers them all.
func Covered(d Draft, m rewrite.Mark) []int {
	var out []int
	for i, c := range d.Choices {
		if c.Marks[m] {
			out = append(out, i)
		}
	}
	if len(out) == len(d.Choices) {
		return nil
	}
	return out
}

// marksOfLabel lists the marks of a typed label.
func marksOfLabel(l line.Line, end int) []rewrite.Mark {
	if !l.IsMarked() {
		return nil
	}
	for _, run := range line.SliceRuns(l.Runs, 0, end) {
		if Weight(run) > 0 {
			return rewrite.RunMarks(run.Marks)
		}
	}
	return nil
}

// looksLinked reports whether a run is printed as the address of a page is: blue
// and underlined, and it reads as one.
func looksLinked(r page.Run) bool {
	return r.Marks.Link != "" || r.Marks.Underline && readsAsAddress(r.Text)
}

// readsAsAddress reports whether a text is the address of a page or of a mailbox.
func readsAsAddress(s string) bool { return addressForm.MatchString(s) }

var addressForm = pattern.Guarded(pattern.Holds(":.@"), `^\s*(?:https?://|www\.|[\w.+-]+@[\w-]+\.)\S+\s*$`)
