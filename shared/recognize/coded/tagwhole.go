package coded

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// wrappedChoice is how many characters a choice has at least before its line is
// broken by hand.
const wrappedChoice = 35

// tagInside is a tag anywhere on a line.
var tagInside = pattern.New(`(?i)<(?:question\d*|variant[-_]?right|variant\d*)>`)

// labelAlone is what may stand before a tag as its own number or letter.
var labelAlone = pattern.New(`^\s*(?:[\p{L}\d]{1,4}\s*[.)]|\d{0,4})\s*$`)

// tagsApart cuts lines on which several tags stand, where nearly every tag begins
// a line.
func tagsApart(lines []line.Line) []line.Line {
	cuts := map[int][]int{}
	inside, ahead := 0, 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || strings.IndexByte(l.Text, '<') < 0 {
			continue
		}
		from := 0
		for _, m := range tagInside.FindAllStringIndex(l.Text, -1) {
			before := l.Text[from:m[0]]
			if from = m[1]; labelAlone.MatchString(before) {
				ahead++
				continue
			}
			inside++
			cuts[i] = append(cuts[i], m[0])
		}
	}
	if inside == 0 || ahead < 4 || inside*5 > ahead {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+inside)
	for i, l := range lines {
		if cuts[i] == nil {
			out = append(out, l)
			continue
		}
		out = rewrite.CutAt(out, l, cuts[i])
	}
	return out
}

// tagsWhole joins choices behind tags that were broken into two lines by hand:
// the second begins in small letters, right between the tags of a choice and of
// what follows.
func tagsWhole(lines []line.Line) []line.Line {
	full := fullyTagged(lines)
	var out []line.Line
	for i := range lines {
		wraps := wrapsTag(lines, i) || full != nil && full[i]
		if out == nil && wraps {
			out = append(make([]line.Line, 0, len(lines)), lines[:i]...)
		}
		if out == nil {
			continue
		}
		if !wraps {
			out = append(out, lines[i])
			continue
		}
		last := len(out) - 1
		runs := append(append([]page.Run(nil), out[last].Runs...), page.Run{Text: " "})
		out[last] = line.NewLine(out[last], append(runs, lines[i].Runs...))
	}
	if out == nil {
		return lines
	}
	return out
}

// fullyTagged finds the lines without tags behind choices with tags, in questions
// that have as many of them as most others: no tag was forgotten there, and the
// lines go on with the choices. It is nil where questions have what they like.
func fullyTagged(lines []line.Line) []bool {
	counts, at := map[int]int{}, make([]int, len(lines)) // the question of each line
	tags := []int{0}
	for i, l := range lines {
		p := tagPart(l)
		switch {
		case p == stemPart:
			tags = append(tags, 0)
		case p >= rightPart && p != skippedPart:
			tags[len(tags)-1]++
		}
		at[i] = len(tags) - 1
	}
	usual := 0
	for _, n := range tags[1:] {
		if counts[n]++; counts[n] > counts[usual] {
			usual = n
		}
	}
	if usual < 2 || counts[usual]*10 < (len(tags)-1)*6 {
		return nil
	}
	out := make([]bool, len(lines))
	for i := 1; i < len(lines); i++ {
		l := lines[i]
		if l.Kind != line.TextLine || l.Label != nil || l.Gap || tags[at[i]] != usual || at[i] != at[i-1] || l.Heading() {
			continue
		}
		out[i] = tagPart(l) == plainPart && (isTagged(lines[i-1]) || out[i-1])
	}
	return out
}

// wrapsTag reports whether line i goes on with the choice on the line before it.
func wrapsTag(lines []line.Line, i int) bool {
	if i == 0 || !isTagged(lines[i-1]) || i+1 < len(lines) && !isTagged(lines[i+1]) && !asksByTag(lines[i+1]) {
		return false
	}
	l := lines[i]
	if l.Kind != line.TextLine || l.Label != nil || l.Gap || utf8.RuneCountInString(lines[i-1].Text) < wrappedChoice || answerkey.EndsSentence(lines[i-1].Text) || strings.HasSuffix(lines[i-1].Text, ";") {
		return false
	}
	return tagPart(l) == plainPart && unicode.IsLower(rewrite.FirstRune(l.Text))
}

// isTagged reports whether a line is a choice behind a tag, asksByTag whether it is
// a question.
func isTagged(l line.Line) bool {
	p := tagPart(l)
	return p >= rightPart && p != skippedPart
}

func asksByTag(l line.Line) bool { return tagPart(l) == stemPart }

func tagPart(l line.Line) part {
	if l.Kind != line.TextLine || l.Label != nil {
		return plainPart
	}
	p, _ := (tagCode{}).read(l)
	return p
}
