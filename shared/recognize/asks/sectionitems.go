package asks

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	// leastSectionItems is how many entries the list of a section has at least.
	leastSectionItems = 2
	// leastItemSections is how many sections begin such lists anew.
	leastItemSections = 2
)

// itemList is the list of a section: where its entries stand.
type itemList struct {
	at    []int
	roman bool
}

// SectionItems numbers the questions of sections that count them by small letters or
// Roman numbers, anew in each: "Section A / i. Define force. / ii. ..." Most entries ask,
// order or have gaps, or the head of the section says what to do with all.
func (r *Reader) SectionItems(lines []line.Line) []line.Line {
	var heads []int
	for i := range lines {
		if l := &lines[i]; l.Kind == line.TextLine && l.Label == nil && answerkey.IsSectionWord(*l, r.Vocabulary) {
			heads = append(heads, i)
		}
	}
	if len(heads) < leastItemSections {
		return lines
	}
	var lists []itemList
	for n, i := range heads {
		end := len(lines)
		if n+1 < len(heads) {
			end = heads[n+1]
		}
		if list := r.itemsBelow(lines, i, end); list.at != nil {
			lists = append(lists, list)
		}
	}
	if len(lists) < leastItemSections {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, list := range lists {
		for n, k := range list.at {
			c, _ := out[k].ChoiceLabel()
			sign := c.Text
			out[k] = out[k].From(c.End)
			out[k].Label = &page.Label{Text: sign, Format: page.Decimal, Number: n + 1, List: line.OpenList}
		}
	}
	r.numberKey(out, lists[0].roman)
	return out
}

// numberKey writes the answers of a key, behind its heading, with the numbers that their
// questions got: "ii. newton".
func (r *Reader) numberKey(lines []line.Line, roman bool) {
	from := slices.IndexFunc(lines, r.IsKeyHeading)
	if from < 0 {
		return
	}
	n := 0
	for i, l := range lines[from:] {
		c, ok := l.ChoiceLabel()
		if !ok || c.Kind != lexicon.LetterLabel || c.Upper {
			continue
		}
		switch c.Sign {
		case signAt(0, roman):
			n = 0
		case signAt(n, roman):
		default:
			continue
		}
		n++
		lines[from+i] = line.NewLine(l, append([]page.Run{{Text: lexicon.DecimalText(n) + ". "}}, l.From(c.End).Runs...))
	}
}

// signAt is the sign of entry n, from 0.
func signAt(n int, roman bool) string {
	if signs := flatten.RomanParts(); roman {
		return signs[min(n, len(signs)-1)]
	}
	return string(rune('a' + n))
}

// itemsBelow reads the list of the section whose head is line i; no entries where it
// holds numbered questions, or a stem over choices.
func (r *Reader) itemsBelow(lines []line.Line, i, end int) itemList {
	list, asking, counted := itemList{}, 0, false
	for k := i + 1; k < end; k++ {
		l := lines[k]
		if r.IsKeyHeading(l) {
			break
		}
		if l.Kind != line.TextLine || l.Text == "" && l.Label == nil {
			continue
		}
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && (q.Kind == line.WordNumber || q.Kind == line.PlainNumber && q.Delim != line.BareDelim) {
			return itemList{}
		}
		c, ok := l.ChoiceLabel()
		if ok && c.Kind == lexicon.LetterLabel && !c.Upper && list.at == nil {
			list.roman = c.Sign == "i"
		}
		n := len(list.at)
		switch {
		case !ok || c.Kind != lexicon.LetterLabel || c.Upper:
			if n == 0 && flatten.EndsAsking(l.Text) {
				return itemList{} // the stem of choices
			}
			continue
		case n < maxSectionItems && c.Sign == signAt(n, list.roman):
			list.at = append(list.at, k)
		case !list.roman:
			return itemList{} // letters begin anew: choices
		default:
			if c.Sign == "a" && n > 0 && !counted { // it offers choices
				asking, counted = asking+1, true
			}
			continue
		}
		body := l.From(c.End)
		if counted = IsTask(body) || flatten.HasBlank(body) || lexicon.OrdersByForm(body.Text); counted {
			asking++
		}
	}
	ordered := lines[i].OrdersTruth(r.Lexicon) || i+1 < end && lines[i+1].OrdersTruth(r.Lexicon)
	if len(list.at) < leastSectionItems || asking*3 < len(list.at)*2 && !ordered {
		return itemList{}
	}
	return list
}

// maxSectionItems is how many entries small letters count.
const maxSectionItems = 26
