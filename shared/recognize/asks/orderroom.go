package asks

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
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
		if i < from || l.Kind != line.TextLine || !r.ordersEntries(l) {
			continue
		}
		entries, told := r.entriesWithRoom(lines[i+1:], l)
		if len(entries) == 0 {
			continue
		}
		end := i + 1 + len(entries)
		out = append(append(out, lines[from:i]...), r.matchStem(lines, i, 1)...)
		entries, signed := withoutLetters(entries)
		for _, entry := range entries {
			if _, ok := line.NumberLabel(entry.Text); ok {
				signed = true
			}
			entry.Label = &page.Label{Text: "•", Format: page.Bullet, List: OrderedList}
			out = append(out, entry)
		}
		if told != "" {
			out = append(out, line.NewLine(line.LineAt(lines[i+1].Pos()), []page.Run{{Text: told}}))
		}
		if from = end; told == "" && !signed && doubtfulOrder(lines[end:], end-i-1) {
			r.Findings = append(r.Findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Position: lines[end].Pos(),
				Message: "The order may tell the places of the entries, or the entries in their order, and is not taken.", Quote: finding.Quote(lines[end].Text)})
			from++
		}
	}
	if out == nil {
		return lines
	}
	return append(out, lines[from:]...)
}

// ordersEntries reports whether a line is short and orders to put in order what stands below.
func (r *Reader) ordersEntries(l line.Line) bool {
	return !lexicon.IsLonger(l.Text, matchHead) && l.Says(r.Order)
}

// entriesWithRoom reads the entries under an order, which have room for their places before
// or behind them, or their places in it, and tells the answer that these are.
func (r *Reader) entriesWithRoom(lines []line.Line, head line.Line) (entries []line.Line, told string) {
	if entries, told = placedEntries(lines); told != "" {
		return entries, told
	}
	asking := 0
	for _, l := range lines {
		if !isEntryWithRoom(l) {
			break
		}
		bare := l.From(len(rewrite.LeadRoom.FindString(l.Text)))
		if b, ok := line.BoxOf(l.Text); ok {
			bare = l.From(b.End)
		}
		if entries = append(entries, bare); lexicon.HasQuestionMark(l.Text) {
			asking++ // of a dialogue
		}
	}
	if len(entries) >= leastOrdered && asking*3 <= len(entries)*2 {
		return entries, ""
	}
	entries = nil
	if !r.OrdersPlaces(head.Folded()) {
		return nil, ""
	}
	for _, l := range lines {
		m := placeBehind.FindStringSubmatchIndex(l.Text)
		if l.Kind != line.TextLine || l.Label != nil || m == nil || flatten.IsSequence(l.Text) {
			break
		}
		entries = append(entries, l.Cut(0, m[3]))
	}
	if len(entries) < leastOrdered {
		return nil, ""
	}
	return entries, ""
}

// placeBehind is the only room of an entry, for its place, behind it. What ends in a sign
// before the room, or holds signs between words, asks to write something else there.
var placeBehind = pattern.New(`^([\p{L}\p{M}\d '’().,;-]*[\p{L}\p{M}).])\s*(?:_{2,}|\.{4,}|…+|[(\[]\s*[)\]]|[□☐])$`)

// withoutLetters are entries without the letters that count them from the first on, by which
// an answer may still name them.
func withoutLetters(entries []line.Line) ([]line.Line, bool) {
	out := make([]line.Line, len(entries))
	for i, l := range entries {
		c, ok := l.ChoiceLabel()
		if !ok || c.Kind != lexicon.LetterLabel || c.Sign != string(rune('a'+i)) || c.End >= len(l.Text) {
			return entries, false
		}
		out[i] = l.From(c.End)
	}
	return out, true
}

// saidOrder is an order that is told in numbers.
var saidOrder = pattern.New(`(?i)^(?:the )?(?:correct|right) (?:order|sequence)\s*(?:is)?\s*[:=–-]?\s*((?:\d{1,2}[\s,;.–-]*)+)$`)

// doubtfulOrder reports whether the line behind entries without numbers tells an order of
// them that differs as they are counted: in "3, 1, 2" the third entry is the first or the
// first is the third.
func doubtfulOrder(lines []line.Line, entries int) bool {
	if len(lines) == 0 || lines[0].Kind != line.TextLine {
		return false
	}
	m := saidOrder.FindStringSubmatch(lines[0].Text)
	if m == nil {
		return false
	}
	var at []int
	for _, digits := range strings.FieldsFunc(m[1], func(c rune) bool { return c < '0' || c > '9' }) {
		at = append(at, line.LastNumber(digits))
	}
	if len(at) != entries || orderTold(at) == "" {
		return false
	}
	for k, place := range at {
		if at[place-1] != k+1 {
			return true
		}
	}
	return false
}

// isEntryWithRoom reports whether a line is an entry with room for its place.
func isEntryWithRoom(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && orderRoom.MatchString(l.Text)
}

// bracketPlace is the place of an entry in brackets before it, where the number of a list may
// stand too.
var bracketPlace = pattern.New(`^[(\[]\s*(\d{1,2})\s*[)\]]\s*(\S)`)

// placedEntries reads entries whose places in the order are filled in, "__2__ Lunch", "Lunch
// __2__" or "(2) Lunch", and tells the answer: each place from 1 on is that of one entry.
func placedEntries(lines []line.Line) (entries []line.Line, told string) {
	for _, placed := range []func(line.Line) (line.Line, int){placedAhead, placedBehind, placedInBrackets} {
		var at []int
		entries = nil
		for _, l := range lines {
			if l.Kind != line.TextLine || l.Label != nil || len(l.Runs) == 0 {
				break
			}
			entry, place := placed(l)
			if place == 0 {
				break
			}
			entries, at = append(entries, entry), append(at, place)
		}
		if told = orderTold(at); told != "" {
			return entries, told
		}
	}
	return nil, ""
}

// placedAhead reads "__2__ Lunch".
func placedAhead(l line.Line) (line.Line, int) {
	return l.From(len(l.Text) - len(strings.TrimLeft(l.Text, "_ "))), placeIn(l.Runs[0])
}

// placedBehind reads "Lunch __2__".
func placedBehind(l line.Line) (line.Line, int) {
	return l.Cut(0, len(strings.TrimRight(l.Text, "_ "))), placeIn(l.Runs[len(l.Runs)-1])
}

// placedInBrackets reads "(2) Lunch".
func placedInBrackets(l line.Line) (line.Line, int) {
	m := bracketPlace.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return l, 0
	}
	return l.From(m[4]), line.LastNumber(l.Text[m[2]:m[3]])
}

// placeIn is the number that fills a gap, 0 for anything else.
func placeIn(r page.Run) int {
	if r.Kind != page.BlankRun || !lexicon.IsNumber(r.Answer) {
		return 0
	}
	return line.LastNumber(r.Answer)
}

// orderTold is the answer that the places of entries tell; empty where they are no order of
// all of them. Places that count on are the numbers of a list.
func orderTold(at []int) string {
	if len(at) < leastOrdered {
		return ""
	}
	taken, counts := make([]bool, len(at)), true
	var places []string
	for k, place := range at {
		if place < 1 || place > len(at) || taken[place-1] {
			return ""
		}
		taken[place-1], counts = true, counts && place == k+1
		places = append(places, lexicon.DecimalText(place))
	}
	if counts {
		return ""
	}
	return "Answer: " + strings.Join(places, ", ")
}
