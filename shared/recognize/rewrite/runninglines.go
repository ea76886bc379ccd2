package rewrite

import (
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	leastRunning  = 5  // pages that a text was copied from
	leastPageRows = 12 // lines of such a page
	leastRunes    = 10 // characters of what ran over it
)

// runningLines finds what ran over the pages that a text without pages was copied from:
// the same line after about as many lines each time, in the middle of stems as well as
// of choices. What comes again in the same place of questions is a part of them.
func runningLines(lines []line.Line, v lexicon.Vocabulary) map[string]bool {
	if len(lines) < leastRunning*leastPageRows {
		return nil
	}
	first, again := map[string]int{}, map[string][]int{}
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || utf8.RuneCountInString(l.Text) < leastRunes {
			continue
		}
		at, seen := first[l.Text]
		if !seen {
			first[l.Text] = i
			continue
		}
		if again[l.Text] == nil {
			again[l.Text] = []int{at}
		}
		again[l.Text] = append(again[l.Text], i)
	}
	var out map[string]bool
	for text, at := range again {
		if len(at) >= leastRunning && evenly(at) && inManyPlaces(lines, at, v) && !isLabelled(lines[at[0]], v) {
			if out == nil {
				out = map[string]bool{}
			}
			out[text] = true
		}
	}
	return out
}

// evenly reports whether places are about as far from each other, and a page apart.
func evenly(at []int) bool {
	usual := (at[len(at)-1] - at[0]) / (len(at) - 1)
	odd := 0
	for i := 1; i < len(at); i++ {
		if d := at[i] - at[i-1]; d*3 < usual*2 || d*2 > usual*3 {
			odd++
		}
	}
	return usual >= leastPageRows && odd*5 <= len(at)
}

// inManyPlaces reports whether lines stand behind lines of many kinds: numbers, the
// letters of several choices, answers, plain text.
func inManyPlaces(lines []line.Line, at []int, v lexicon.Vocabulary) bool {
	kinds := map[string]int{}
	for _, i := range at {
		if i == 0 {
			continue
		}
		l := lines[i-1]
		kind := ""
		if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
			kind = c.Sign
		} else if isLabelled(l, v) {
			kind = "labelled"
		}
		kinds[kind]++
	}
	for _, n := range kinds {
		if n*5 > len(at)*3 {
			return false
		}
	}
	return len(kinds) > 2
}
