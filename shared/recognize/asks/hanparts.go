package asks

import (
	"slices"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// hanOpenHead is the head of a section whose tasks are answered in words or worked out:
	// "三、简答题（每题5分）".
	hanOpenHead = pattern.Guarded(func(s string) bool { return !lexicon.IsASCII(s) && answerkey.HanSection.MatchString(s) }, `^[一二三四五六七八九十]{1,3}\s*[、.．]\s*(?:简答|問答|问答|解答|计算|計算|应用|應用|证明|證明|分析|综合|綜合|论述|論述|编程|程序设计|设计|作图|实验|案例分析|材料分析|计算分析|综合应用)题`)
	// hanPart is the number of a part in brackets of either width.
	hanPart = pattern.New(`^[（(]\s*(\d{1,2})\s*[)）]\s*`)
)

// leastHanParts is how many parts a task has at the least.
const leastHanParts = 2

// HanParts keeps the lines in brackets under the numbered tasks of such a section, "（1）" and
// "（2）", within these: nothing is offered there, so they are no choices. Where each of them
// asks or has a worth of its own they are the parts that they are elsewhere.
func HanParts(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, opensHan) {
		return lines
	}
	var out []line.Line
	open, under := false, false
	for i := 0; i < len(lines); i++ {
		l := &lines[i]
		if answerkey.HanSection.MatchString(l.Text) {
			open, under = opensHan(*l), false
		}
		part := partOf(l)
		if part == 0 {
			_, numbered := l.NumberLabel()
			under = under || numbered || l.Label != nil && l.Label.Number > 0
		}
		if !open || !under || part != 1 {
			continue
		}
		at := hanPartsFrom(lines, i)
		if len(at) < leastHanParts || !slices.ContainsFunc(at, func(k int) bool { return !asksAsPart(lines[k].Text) }) {
			continue
		}
		if out == nil {
			out = slices.Clone(lines)
		}
		for _, k := range at {
			out[k].Inside, out[k].Open = true, true
		}
		i = at[len(at)-1]
	}
	if out == nil {
		return lines
	}
	return out
}

// asksAsPart reports whether a line asks by its mark, or has a worth of its own.
func asksAsPart(text string) bool {
	return flatten.EndsAsking(text) || line.BracketPoints.MatchString(text)
}

// opensHan reports whether a line is the head of such a section.
func opensHan(l line.Line) bool { return l.Kind == line.TextLine && hanOpenHead.MatchString(l.Text) }

// partOf is the number of the part that a line begins, 0 for none.
func partOf(l *line.Line) int {
	if l.Kind != line.TextLine || l.Label != nil || l.Text == "" || l.Text[0] != '(' && l.Text[0] != "（"[0] {
		return 0
	}
	if m := hanPart.FindStringSubmatch(l.Text); m != nil && len(m[0]) < len(l.Text) {
		return line.LastNumber(m[1])
	}
	return 0
}

// hanPartsFrom lists the lines that count on from the first part, up to the next task or
// section.
func hanPartsFrom(lines []line.Line, i int) []int {
	at := []int{i}
	for k := i + 1; k < len(lines); k++ {
		l := &lines[k]
		switch n := partOf(l); {
		case n == len(at)+1:
			at = append(at, k)
			continue
		case n > 0:
			return at
		}
		if _, numbered := l.NumberLabel(); numbered && l.Label == nil || l.Label != nil || answerkey.HanSection.MatchString(l.Text) {
			return at
		}
	}
	return at
}
