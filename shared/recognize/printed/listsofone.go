package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// ListsOfOne takes the number off the text of questions that a platform sets as a list of one
// below their own number, where most have it and none goes on with a 2:
//
//	QUESTION 7
//	1. What is the capital of Peru?
func (r *Reader) ListsOfOne(lines []line.Line) []line.Line {
	heads := 0
	var at []int
	for i := range lines {
		if !r.isNumberAlone(lines[i]) {
			if len(at) > 0 && firstNumber(lines[i]) == 2 && listOf(lines[i]) == listOf(lines[at[len(at)-1]]) {
				return lines
			}
			continue
		}
		heads++
		k := i + 1
		for k < len(lines) && lines[k].Empty() {
			k++
		}
		if k < len(lines) && firstNumber(lines[k]) == 1 {
			at = append(at, k)
		}
	}
	if len(at) < leastUnderHeads || len(at)*10 < heads*6 {
		return lines
	}
	out := slices.Clone(lines)
	for _, k := range at {
		if l := lines[k]; l.Label != nil {
			out[k].Label = nil
		} else {
			out[k] = l.From(len(numberAhead(l.Text)))
		}
	}
	return slices.DeleteFunc(out, func(l line.Line) bool {
		return l.Kind == line.TextLine && l.Text == "" && len(l.Runs) == 0 && l.Label == nil && !l.Gap
	})
}

// listOf is the automatic list of a line, "" for a number that was typed.
func listOf(l line.Line) string {
	if l.Label == nil {
		return ""
	}
	return "list " + l.Label.List
}

// firstNumber is the number that a line begins with as an entry of a list, 0 for none.
func firstNumber(l line.Line) int {
	switch {
	case l.Kind != line.TextLine:
		return 0
	case l.Label != nil && (l.Label.Format != page.Decimal || l.Label.Level > 0):
		return 0
	case l.Label != nil:
		return l.Label.Number
	}
	return line.LastNumber(strings.TrimRight(numberAhead(l.Text), ".) \t"))
}

// numberAhead is the digits, the sign and the space at the front of a text, or nothing.
func numberAhead(s string) string {
	digits := len(s) - len(strings.TrimLeft(s, "0123456789"))
	if digits == 0 || digits == len(s) || strings.IndexByte(".)", s[digits]) < 0 {
		return ""
	}
	rest := strings.TrimLeft(s[digits+1:], " \t")
	if rest != "" && len(rest) == len(s)-digits-1 {
		return "" // a figure, "1.5"
	}
	return s[:len(s)-len(rest)]
}
