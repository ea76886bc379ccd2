package asks

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// leastOrdered is how many entries are put in order at least.
const leastOrdered = 3

// OrderedList is the list that entries to put in order are of.
const OrderedList = "ordered"

// orderRoom is the room for the place of an entry in an order, in front of it.
var orderRoom = pattern.New(`^(?:_{2,}|\.{3,}|…+|[(\[（]\s*[)\]）]|[□☐])\s*[^\s_.…)]`)

// OrderedRoom makes entries of the lines with room in front that stand under an
// order to put them in order: "__ Lunch", "__ Breakfast".
func (r *Reader) OrderedRoom(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	from := 0
	for i, l := range lines {
		if i < from || l.Kind != line.TextLine || lexicon.IsLonger(l.Text, matchHead) || !l.Says(r.Order) {
			continue
		}
		end, asking := i+1, 0
		for end < len(lines) && isEntryWithRoom(lines[end]) {
			if end++; lexicon.HasQuestionMark(lines[end-1].Text) {
				asking++ // of a dialogue
			}
		}
		if end-i-1 < leastOrdered || asking*3 > (end-i-1)*2 {
			continue
		}
		out = append(append(out, lines[from:i]...), r.matchStem(lines, i, 1)...)
		for _, entry := range lines[i+1 : end] {
			bare := entry.From(len(rewrite.LeadRoom.FindString(entry.Text)))
			if b, ok := line.BoxOf(entry.Text); ok {
				bare = entry.From(b.End)
			}
			bare.Label = &page.Label{Text: "•", Format: page.Bullet, List: OrderedList}
			out = append(out, bare)
		}
		from = end
	}
	if out == nil {
		return lines
	}
	return append(out, lines[from:]...)
}

// isEntryWithRoom reports whether a line is an entry with room for its place.
func isEntryWithRoom(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && orderRoom.MatchString(l.Text)
}
