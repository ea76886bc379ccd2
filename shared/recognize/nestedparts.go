package recognize

import (
	"slices"
	"strings"
)

// partLine is a line with the label of a part: its letter, its Roman number, or
// both, "(c) (i) How many ...".
type partLine struct {
	letter, roman string
	text          line
}

// romanParts are the Roman numbers of parts within parts.
func romanParts() []string { return []string{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii"} }

// nestedParts cuts a question with parts within parts, "1 (a) ... (b) ... (c) An
// atom ... (i) ... (ii) ...", into one draft for each that is asked; nil where its
// letters are no such parts.
func (r *recognizer) nestedParts(d draft, ts []token, g grammar) []draft {
	if g.bare() {
		return nil
	}
	var out []draft
	var over []line // what stands over the next part
	letters, within, most := 0, 0, 0
	label, romans := "", romanParts()
	for i, t := range ts {
		p, ok := partLineOf(t)
		if !ok || i == 0 {
			if t.isChoice() && i > 0 {
				return nil
			}
			if n := len(out); n == 0 || within < 0 {
				over = append(over, t.line)
			} else if isRoom(t.text) || isRoomWithUnit(t.line) {
				out[n-1].room++
			} else {
				out[n-1].stem = append(out[n-1].stem, t.line)
			}
			continue
		}
		if isNext := letters < maxLetters && p.letter == string(rune('a'+letters)); p.letter != "" && isNext && !(within > 0 && p.letter == romans[within%len(romans)]) {
			letters, within, label = letters+1, 0, t.choice.text
		} else if p.letter != "" && p.roman == "" && letters > 0 {
			p.letter, p.roman = "", p.letter
		} else {
			return nil
		}
		text := label
		if p.roman != "" {
			if within = max(within, 0); within == len(romans) || p.roman != romans[within] {
				return nil
			}
			within++
			most = max(most, within)
			text = strings.TrimSpace(label + " (" + p.roman + ")")
		} else if opensRomans(ts[i+1:]) {
			within, over = -1, append(over, p.text)
			continue
		}
		part := draft{part: true, labelled: true, shared: over, label: questionLabel{kind: plainNumber, text: text}, stem: []line{p.text}}
		out, over = append(out, part), nil
	}
	if most < 2 || within < 0 {
		return nil
	}
	shareNotes(out, d.notes)
	asking := 0
	for i := range out {
		if r.asksAsPart(&out[i]) {
			asking++
		}
	}
	if asking*3 < len(out)*2 {
		return nil
	}
	return out
}

// asksAsPart reports whether a part asks: it has room or points, a gap, or the form
// of a question or an order.
func (r *recognizer) asksAsPart(d *draft) bool {
	text := withoutMargin(strings.TrimSpace(d.stemText()))
	return d.room > 0 || d.worth() || slices.ContainsFunc(d.stem, hasBlank) || r.asksWhole(text) || r.ordersWhole(text) ||
		slices.ContainsFunc(d.notes, func(n note) bool { return n.class == pointsWord })
}

const maxLetters = 26

// partLineOf reads the label of a part.
func partLineOf(t token) (partLine, bool) {
	c := t.choice
	if c.kind != letterLabel || c.upper || c.mark != "" || t.kind != textLine {
		return partLine{}, false
	}
	rest := t.behindLabel()
	p := partLine{letter: c.sign, text: rest}
	if inner, ok := choiceLabelOf(rest.text); ok && inner.kind == letterLabel && !inner.upper && inner.sign == "i" && c.sign != "i" {
		p.roman, p.text = "i", rest.from(inner.end)
	}
	return p, true
}

// opensRomans reports whether the next label of a part is the first Roman number.
func opensRomans(ts []token) bool {
	for _, t := range ts {
		if p, ok := partLineOf(t); ok {
			return p.letter == "i"
		}
	}
	return false
}

// romanItems cuts a question whose Roman numbers each have choices of their own
// below, "Q1. Choose: i) We breathe ... a) oxygen b) neon ii) ...", into one draft
// for each; nil where it is no such question.
func (r *recognizer) romanItems(ts []token, g grammar) []draft {
	if g.bare() {
		return nil
	}
	romans := romanParts()
	var at []int
	letters := leastItemChoices // choices since the last Roman number
	for i, t := range ts {
		c := t.choice
		if i == 0 || c.kind != letterLabel || c.upper {
			continue
		}
		switch {
		case len(at) < len(romans) && c.sign == romans[len(at)] && letters >= leastItemChoices:
			at, letters = append(at, i), 0
		case len(at) > 0 && c.sign == string(rune('a'+letters)):
			letters++
		default:
			return nil
		}
	}
	if len(at) < 2 || letters < leastItemChoices {
		return nil
	}
	out := make([]draft, 0, len(at))
	for k, from := range at {
		end := len(ts)
		if k+1 < len(at) {
			end = at[k+1]
		}
		first := *ts[from]
		text := first.choice.text
		first.line = first.behindLabel()
		first.asks, first.choice, first.behind = asksLine(first.line), choiceLabel{}, nil
		item := r.segment(append([]token{&first}, ts[from+1:end]...), g)[0]
		item.part, item.labelled, item.label = true, true, questionLabel{kind: plainNumber, text: text}
		if k == 0 {
			item.shared = lineList(ts[:from])
		}
		out = append(out, item)
	}
	return out
}

// leastItemChoices is how many choices each of several items has at least.
const leastItemChoices = 2
