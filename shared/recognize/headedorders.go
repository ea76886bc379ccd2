package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// headedOrders makes a question of the heading of a section that orders something
// itself and has no more under it than room to write: "IV. Write about your town.
// (6 points)". The next section, the key or the end of the paper follows.
func (r *recognizer) headedOrders(lines []line) []line {
	heads, lone := 0, []int(nil)
	before := ""
	for i, l := range lines {
		if heads > 0 && r.isKeyHeading(l) {
			break
		}
		if !isLetteredHead(l) {
			continue
		}
		c, ok := l.choiceLabel()
		if !ok || heads == 0 && !isFirst(c.sign, r.letters) || heads > 0 && !follows(before, c.sign, r.letters, false) {
			continue // a choice
		}
		switch {
		case heads > 0 && r.ordersWriting(l) && r.nothingUnder(lines, i+1):
			lone = append(lone, i)
		case !r.numbersUnder(lines, i+1):
			continue
		}
		heads, before = heads+1, c.sign
	}
	if len(lone) == 0 || len(lone)*2 > heads {
		return lines
	}
	out := make([]line, 0, len(lines)+len(lone))
	for i, l := range lines {
		if len(lone) > 0 && lone[0] == i {
			lone = lone[1:]
			out = append(out, r.matchStem(lines, i)...)
			continue
		}
		out = append(out, l)
	}
	return out
}

// numbersUnder reports whether a numbered line or a table stands right under a
// heading, with no more than a list of words between.
func (r *recognizer) numbersUnder(lines []line, i int) bool {
	for said := 0; i < len(lines) && said < 2; i++ {
		l := lines[i]
		if l.kind == tableLine || r.numbersOwn(l) {
			return true
		}
		if l.kind != textLine || isLetteredHead(l) {
			return false
		}
		if l.text != "" {
			said++
		}
	}
	return false
}

// isLetteredHead reports whether a line stands behind the letter or Roman number of
// a section.
func isLetteredHead(l line) bool {
	if l.kind != textLine || len(l.text) > matchHead {
		return false
	}
	if l.label != nil {
		return l.label.Format == page.UpperRoman || l.label.Format == page.UpperAlpha
	}
	return isAlphaSection(l.text) || romanSection.MatchString(l.text)
}

// behindHead is what stands behind the letter or number of a heading, without what
// it is worth.
func behindHead(l line) string {
	text := l.text
	if l.label == nil {
		text = text[len(headSign.FindString(text)):]
	}
	return strings.TrimSpace(pointsAside.ReplaceAllString(text, ""))
}

var headSign = pattern.New(`^\p{Lu}{1,5}\s*[.):–-]\s*`)

// ordersWriting reports whether a heading is an order with its object, at its front
// or, where languages put the verb last, at its end; one that speaks of questions
// or sentences stands over them.
func (r *recognizer) ordersWriting(l line) bool {
	text := behindHead(l)
	f := strings.TrimRight(fold(text), " .:!")
	if countWords(text, leastHeadOrder) < leastHeadOrder || r.filling.in(f) || r.truthCue.in(f) || r.openTasks.in(f) || strings.HasSuffix(text, ":") {
		return false
	}
	return r.asking.begins(f) > 0 || r.asksByWord(text) || ordersByForm(text) || r.endsOrdering(f)
}

// leastHeadOrder is how many words an order with its object has.
const leastHeadOrder = 3

// endsOrdering reports whether a folded text ends with an order.
func (r *recognizer) endsOrdering(f string) bool {
	at := strings.LastIndexByte(f, ' ')
	return at > 0 && (r.asking.begins(f[at+1:]) == len(f)-at-1 || strings.LastIndexByte(f[:at], ' ') > 0 && r.asking.begins(f[strings.LastIndexByte(f[:at], ' ')+1:]) == len(f)-strings.LastIndexByte(f[:at], ' ')-1)
}

// nothingUnder reports whether nothing but room to write stands under a line before
// the next section, the key or the end.
func (r *recognizer) nothingUnder(lines []line, i int) bool {
	for ; i < len(lines); i++ {
		l := lines[i]
		switch {
		case l.kind == breakLine || l.kind == ruleLine || l.kind == textLine && (l.text == "" || isRoom(l.text)):
			continue
		case endOfPaper.MatchString(l.text):
			continue
		}
		return isLetteredHead(l) && l.label == nil || r.isKeyHeading(l) || r.namesKey(lines, i)
	}
	return true
}
