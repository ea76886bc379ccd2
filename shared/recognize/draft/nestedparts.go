package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// partLine is a line with the label of a part: its letter, its Roman number, or
// both, "(c) (i) How many ...".
type partLine struct {
	letter, roman string
	text          line.Line
}

// nestedParts cuts a question with parts within parts, "1 (a) ... (b) ... (c) An
// atom ... (i) ... (ii) ...", into one draft for each that is asked; nil where its
// letters are no such parts.
func (r *Reader) nestedParts(d Draft, ts []Token, g Grammar) []Draft {
	if g.Bare() {
		return nil
	}
	var out []Draft
	var over []line.Line // what stands over the next part
	letters, within, most := 0, 0, 0
	label, romans := "", flatten.RomanParts()
	for i, t := range ts {
		p, ok := partLineOf(t)
		if !ok || i == 0 {
			if t.isChoice() && i > 0 {
				return nil
			}
			if n := len(out); n == 0 || within < 0 {
				over = append(over, t.Line)
			} else if line.IsRoom(t.Text) || line.IsRoomWithUnit(t.Line) {
				out[n-1].Room++
			} else {
				out[n-1].Stem = append(out[n-1].Stem, t.Line)
			}
			continue
		}
		if isNext := letters < maxLetters && p.letter == string(rune('a'+letters)); p.letter != "" && isNext && !(within > 0 && p.letter == romans[within%len(romans)]) {
			letters, within, label = letters+1, 0, t.choice.Text
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
		part := Draft{Part: true, Labelled: true, Shared: over, Label: line.QuestionLabel{Kind: line.PlainNumber, Text: text}, Stem: []line.Line{p.text}}
		out, over = append(out, part), nil
	}
	if most < 2 || within < 0 {
		return nil
	}
	shareNotes(out, d.Notes)
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
func (r *Reader) asksAsPart(d *Draft) bool {
	text := withoutMargin(strings.TrimSpace(d.StemText()))
	return d.Room > 0 || d.worth() || slices.ContainsFunc(d.Stem, flatten.HasBlank) || r.asksWhole(text) || r.ordersWhole(text) ||
		slices.ContainsFunc(d.Notes, func(n line.Note) bool { return n.Class == lexicon.PointsWord })
}

const maxLetters = 26

// partLineOf reads the label of a part.
func partLineOf(t Token) (partLine, bool) {
	c := t.choice
	if c.Kind != lexicon.LetterLabel || c.Upper || c.Mark != "" || t.Kind != line.TextLine {
		return partLine{}, false
	}
	rest := t.behindLabel()
	p := partLine{letter: c.Sign, text: rest}
	if inner, ok := rest.TypedChoice(); ok && inner.Kind == lexicon.LetterLabel && !inner.Upper && inner.Sign == "i" && c.Sign != "i" {
		p.roman, p.text = "i", rest.From(inner.End)
	}
	return p, true
}

// opensRomans reports whether the next label of a part is the first Roman number.
func opensRomans(ts []Token) bool {
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
func (r *Reader) romanItems(ts []Token, g Grammar) []Draft {
	if g.Bare() {
		return nil
	}
	romans := flatten.RomanParts()
	var at []int
	letters := leastItemChoices // choices since the last Roman number
	for i, t := range ts {
		c := t.choice
		if i == 0 || c.Kind != lexicon.LetterLabel || c.Upper {
			continue
		}
		switch {
		case len(at) < len(romans) && c.Sign == romans[len(at)] && letters >= leastItemChoices:
			at, letters = append(at, i), 0
		case len(at) > 0 && c.Sign == string(rune('a'+letters)):
			letters++
		default:
			return nil
		}
	}
	if len(at) < 2 || letters < leastItemChoices {
		return nil
	}
	out := make([]Draft, 0, len(at))
	for k, from := range at {
		end := len(ts)
		if k+1 < len(at) {
			end = at[k+1]
		}
		item := r.segment(append([]Token{ts[from].asStem()}, ts[from+1:end]...), g)[0]
		item.Part, item.Labelled, item.Label = true, true, line.QuestionLabel{Kind: line.PlainNumber, Text: ts[from].choice.Text}
		if k == 0 {
			item.Shared = LineList(ts[:from])
		}
		out = append(out, item)
	}
	return out
}

// leastItemChoices is how many choices each of several items has at least.
const leastItemChoices = 2
