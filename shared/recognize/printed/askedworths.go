package printed

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// askedWorth is what a question is worth in words behind a gap at its right, as forms on pages
// print it: "Which river is long? *", a tab and "2 points".
var askedWorth = pattern.Guarded(pattern.Holds("\t"), `(?i)\s*\t\s*[(\[]?(\d{1,2}(?:[.,]\d{1,2})?)\s*`+line.PointWord+`\.?[)\]]?$`)

// askedWorths writes it right behind questions without numbers, which other rules could not
// tell from the rows of a table: behind what asks, and behind a sentence over a choice. The
// rows of a rubric do neither.
func askedWorths(lines []line.Line) []line.Line {
	var at []int
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Label != nil || !l.Has(tab) || !askedWorth.MatchString(l.Text) {
			continue
		}
		if _, numbered := l.QuestionLabelTyped(); numbered {
			continue
		} else if _, lettered := line.ChoiceLabelOf(l.Text); lettered {
			continue
		}
		if asked := strings.TrimRight(l.Text[:askedWorth.FindStringIndex(l.Text)[0]], " *"); strings.HasSuffix(asked, "?") || strings.HasSuffix(asked, "？") ||
			strings.HasSuffix(asked, "؟") || i+1 < len(lines) && offersFirst(lines[i+1]) && len(asked) > 0 && strings.ContainsAny(asked[len(asked)-1:], ".:_") {
			at = append(at, i)
		}
	}
	if len(at) < leastMarginPoints {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		m := askedWorth.FindStringSubmatchIndex(lines[i].Text)
		out[i] = withWorth(lines[i].Cut(0, m[0]), lines[i].Text[m[2]:m[3]])
	}
	return out
}

// offersFirst reports whether a line begins with the first of some choices.
func offersFirst(l line.Line) bool {
	c, ok := line.ChoiceLabelOf(l.Text)
	if !ok {
		_, ok = line.BoxOf(l.Text)
		return ok
	}
	return c.Kind != lexicon.LetterLabel || strings.ContainsAny(c.Text, "AaАаΑαأا")
}
