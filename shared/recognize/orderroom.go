package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastOrdered is how many entries are put in order at least.
const leastOrdered = 3

// orderRoom is the room for the place of an entry in an order, in front of it.
var orderRoom = pattern.New(`^(?:_{2,}|\.{3,}|…+|[(\[（]\s*[)\]）]|[□☐])\s*[^\s_.…)]`)

// orderedRoom makes entries of the lines with room in front that stand under an
// order to put them in order: "__ Lunch", "__ Breakfast".
func (r *recognizer) orderedRoom(lines []line) []line {
	var out []line // nil as long as every line is kept
	for i, l := range lines {
		if l.kind != textLine || len(l.text) > matchHead || !r.order.in(fold(l.text)) {
			continue
		}
		n := 0
		for i+1+n < len(lines) && isEntryWithRoom(lines[i+1+n]) {
			n++
		}
		if n < leastOrdered {
			continue
		}
		if out == nil {
			out = append([]line(nil), lines...)
		}
		for k := i + 1; k <= i+n; k++ {
			text := lines[k].text
			out[k] = lines[k].from(len(leadRoom.FindString(text)))
			if b, ok := boxOf(text); ok {
				out[k] = lines[k].from(b.end)
			}
			out[k].label = &page.Label{Text: "•", Format: page.Bullet, List: "ordered"}
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// isEntryWithRoom reports whether a line is an entry with room for its place.
func isEntryWithRoom(l line) bool {
	return l.kind == textLine && l.label == nil && orderRoom.MatchString(l.text) && !hasQuestionMark(l.text)
}
