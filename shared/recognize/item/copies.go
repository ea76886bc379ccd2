package item

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
)

// leastCopied is how many questions a test has at least that is printed twice.
const leastCopied = 3

// leastBlock is how many such a part of a test has.
const leastBlock = 8

// withoutCopies makes one test of two: authors print a test for the class and again
// with its answers marked. Nearly every question without a key must come again with
// one, and the other way round. The first of each pair stays, with what is right.
func (a *assembly) withoutCopies(ds []draft.Draft) []draft.Draft {
	pairs := a.copies()
	if pairs == nil {
		return ds
	}
	items := a.quiz.Items
	gone := make(map[string]bool, len(pairs))
	for first, second := range pairs {
		if one, again := &items[first], &items[second]; !one.Response.HasKey() {
			one.Response, one.Evidence, one.Feedback = again.Response, again.Evidence, again.Feedback
			if one.Points == nil {
				one.Points = again.Points
			}
		}
		gone[items[second].ID] = true
	}
	renamed := make(map[string]string, len(items))
	kept, drafts := items[:0:0], ds[:0:0]
	for i, it := range items {
		if gone[it.ID] {
			continue
		}
		id := "q" + lexicon.DecimalText(len(kept)+1)
		renamed[it.ID] = id
		it.ID = id
		kept, drafts = append(kept, it), append(drafts, ds[i])
	}
	a.rename(renamed)
	a.quiz.Items = kept
	a.r.Findings = append(a.r.Findings, finding.Finding{Code: finding.UnreadPart, Severity: finding.Info, Position: ds[secondOf(pairs)].Position(),
		Message: fmt.Sprintf("%d questions are printed twice, without and with their answers; they were read once.", len(pairs))})
	return drafts
}

// copies finds the items that are printed twice, the second of each by the first; nil
// where they are not most of the items.
func (a *assembly) copies() map[int]int {
	open, keyed := 0, 0
	for i := range a.quiz.Items {
		switch it := &a.quiz.Items[i]; {
		case it.Response.HasKey():
			keyed++
		case it.Response.Type() != quiz.TypeEssay:
			open++
		}
	}
	few := func(n, of int) bool { return n < leastCopied || n*5 < of*4 }
	if min(open, keyed) < leastCopied { // each pair has one of both
		return nil
	}
	first, pairs := map[string]int{}, map[int]int{}
	for i, it := range a.quiz.Items {
		says := saysOf(it)
		if says == "" {
			continue
		}
		at, ok := first[says]
		if _, paired := pairs[at]; !ok || paired {
			first[says] = i
		} else if other := a.quiz.Items[at]; it.Response.HasKey() != other.Response.HasKey() && !fromSection(it) && !fromSection(other) {
			pairs[at] = i
		}
	}
	if few(len(pairs), max(open, keyed)) && !inBlocks(pairs) {
		return nil
	}
	return pairs
}

// inBlocks reports whether pairs are a block of items and the same block again further
// down, nearly all of both, among others.
func inBlocks(pairs map[int]int) bool {
	if len(pairs) < leastBlock {
		return false
	}
	from, end, again, to := math.MaxInt, -1, math.MaxInt, -1
	for first, second := range pairs {
		from, end, again, to = min(from, first), max(end, first), min(again, second), max(to, second)
	}
	return end < again && len(pairs)*5 >= (end-from+1)*4 && len(pairs)*5 >= (to-again+1)*4
}

// fromSection reports whether the key of an item is from the list of answers, which
// may answer one section of two and leaves nothing printed at the questions.
func fromSection(it quiz.Item) bool {
	return slices.ContainsFunc(it.Evidence, func(e quiz.Evidence) bool { return e.Kind == quiz.ByKeySection })
}

// saysOf is what a question with choices says, however it is set; empty for others.
func saysOf(it quiz.Item) string {
	parts := []string{}
	switch r := it.Response.(type) {
	case quiz.Choice:
		for _, c := range r.Choices {
			parts = append(parts, lexicon.LettersOf(c.Content.Text()))
		}
	case quiz.TrueFalse:
	default:
		return ""
	}
	stem := lexicon.LettersOf(it.Stem.Text())
	if stem == "" {
		return ""
	}
	slices.Sort(parts)
	return stem + "|" + strings.Join(parts, "|")
}

func secondOf(pairs map[int]int) int {
	at := -1
	for _, second := range pairs {
		if at < 0 || second < at {
			at = second
		}
	}
	return at
}

// rename gives items their new ids; those without one are left out.
func (a *assembly) rename(ids map[string]string) {
	renamed := func(old []string) []string {
		out := old[:0:0]
		for _, id := range old {
			if id = ids[id]; id != "" {
				out = append(out, id)
			}
		}
		return out
	}
	for i := range a.quiz.Sections {
		a.quiz.Sections[i].Items = renamed(a.quiz.Sections[i].Items)
	}
	for i := range a.quiz.Stimuli {
		a.quiz.Stimuli[i].Items = renamed(a.quiz.Stimuli[i].Items)
	}
	a.r.Findings = slices.DeleteFunc(a.r.Findings, func(f finding.Finding) bool { return f.Item != "" && ids[f.Item] == "" })
	for i, f := range a.r.Findings {
		if f.Item != "" {
			a.r.Findings[i].Item = ids[f.Item]
		}
	}
	explained := map[string]bool{}
	for id := range a.r.explained {
		if ids[id] != "" {
			explained[ids[id]] = true
		}
	}
	a.r.explained = explained
}
