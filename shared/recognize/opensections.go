package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastOpenLines is how many lines under a heading ask something.
const leastOpenLines = 3

// leastUnder is how many do with bullets under the number of a question.
const leastUnder = 2

// openList is the list of such lines.
const openList = "open tasks"

// hanClause begins a Chinese clause with what is to be done.
var hanClause = pattern.New(`(?:^|[，。；：,;:])\s*(?:请|試|试|简述|描述|说明|比较|分析|设计|完成|列举|指出|阐述|概述|论述|解释|给出)`)

// openSections numbers the tasks under a heading that announces such, "B. Essay",
// where they stand one under the other without numbers: nearly every line asks or
// orders something.
func (r *recognizer) openSections(lines []line) []line {
	var out []line // nil as long as no line is numbered
	for i := range lines {
		if !r.opensTasks(lines[i]) {
			continue
		}
		under := r.numbersOwn(lines[i])
		for number, at := range r.openLines(lines[i+1:], under) {
			if out == nil {
				out = append([]line(nil), lines...)
			}
			l := bulleted(lines[i+1+at])
			l.label = &page.Label{Text: decimalText(number+1) + ".", Format: page.Decimal, Number: number + 1, List: openList}
			if under && number < 26 {
				l.label = &page.Label{Text: string(rune('a'+number)) + ")", Format: page.LowerAlpha, Number: number + 1, List: openList}
			}
			out[i+1+at] = l
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// opensTasks reports whether a line is a heading over open tasks or sentences with
// gaps.
func (r *recognizer) opensTasks(l line) bool {
	if l.kind != textLine || spanOf(l.text) > taskHeading || hasQuestionMark(l.text) || hasBlank(l) {
		return false
	}
	f := fold(l.text)
	return r.openTasks.in(f) || r.filling.in(f)
}

// openLines is the places of the tasks at the beginning of some lines, up to the
// next heading; nil where these are numbered, have choices or mostly tell.
func (r *recognizer) openLines(lines []line, under bool) []int {
	var at []int
	said, least := 0, leastOpenLines
	if under && len(lines) > 0 && isBulleted(lines[0]) {
		least = leastUnder
	}
	for i, l := range lines {
		if l.kind != textLine || l.text == "" || isRoom(l.text) {
			continue
		}
		if under && r.numbersOwn(l) {
			break // the next question
		}
		if isHeading(l) || isSectionWord(l, r.vocabulary) || hanSection.MatchString(l.text) || isAlphaSection(l.text) || r.opensTasks(l) && !r.ordersOpenly(l) {
			break
		}
		if l.label != nil && !isBulleted(l) || l.label == nil && !isBulleted(l) && r.startsLabelled(l) {
			if c, ok := l.choiceLabel(); len(at) == 0 || ok && c.kind == letterLabel {
				return nil
			}
			continue // of the task above
		}
		said++
		if r.ordersOpenly(l) {
			at = append(at, i)
		}
		if len(at) == 0 {
			return nil
		}
	}
	if len(at) < least || len(at)*10 < said*7 {
		return nil
	}
	return at
}

// ordersOpenly reports whether a line asks or orders something, or has a gap.
func (r *recognizer) ordersOpenly(l line) bool {
	f := fold(bulleted(l).text)
	return hasQuestionMark(l.text) || hasBlank(l) || r.ordersAtHead(f) || ordersByForm(l.text) || ordersInHan(l.text) || hanClause.MatchString(l.text) || r.ordersEssay(f)
}
