package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// headedAsks is the list of the headings that ask.
const headedAsks = "headed asks"

// headAsks numbers the headings of a paper that calls itself one of questions,
// where most headings ask and have what answers them below, without choices.
func (r *recognizer) headAsks(lines []line) []line {
	if top := foldLines(lines[:min(3, len(lines))]); !r.quizTitle.in(top) || r.faqTitle.in(top) {
		return lines
	}
	heads, asking, over, told := 0, 0, 0, 0 // over lines, that tell
	seen := map[string]bool{}
	for i, l := range lines {
		if !isHeading(l) {
			continue
		}
		if l.label != nil || r.startsLabelled(l) {
			return lines
		}
		heads++
		if !headingAsks(l) {
			continue
		}
		asking++
		below, ok := r.toldBelow(lines[i+1:])
		if below != "" {
			over++
		}
		if ok && !seen[below] {
			seen[below] = true
			told++
		}
	}
	if asking < leastAsked || asking*10 < heads*6 || told < leastAsked || told*10 < over*8 {
		return lines
	}
	out := make([]line, len(lines))
	number := 0
	for i, l := range lines {
		if isHeading(l) && headingAsks(l) {
			number++
			l.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: headedAsks}
		}
		out[i] = l
	}
	return out
}

func isHeading(l line) bool { return l.kind == textLine && l.text != "" && l.style().Heading > 0 }

// remarkBehind is what an author adds to a question: "(in short)".
var remarkBehind = pattern.New(`\s*\([^()]*\)$`)

func headingAsks(l line) bool {
	return endsAsking(l.text) || endsAsking(remarkBehind.ReplaceAllString(l.text, ""))
}

// toldBelow is the first line under a heading, and whether it tells something:
// it is no choice, no room, no worth and no order how to answer.
func (r *recognizer) toldBelow(lines []line) (string, bool) {
	for _, l := range lines {
		if l.kind == textLine && l.text == "" {
			continue
		}
		if isHeading(l) {
			break
		}
		ok := l.kind == textLine && l.label == nil && !isBulleted(l) && !r.startsLabelled(l) &&
			!endsAsking(l.text) && !hasBlank(l) && !isRoom(l.text) && !bracketPoints.MatchString(l.text) && !r.cued(l.text)
		return l.text, ok
	}
	return "", false
}
