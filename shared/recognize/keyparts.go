package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// partSign is the letter of the part that a value of a key is for, "a) Paris", or
// its number in brackets or a circle, "(1) Paris".
func partSign(value string) string {
	c, ok := partLabelOf(value)
	if !ok || c.end >= len(value) {
		return ""
	}
	return c.sign
}

func partLabelOf(value string) (choiceLabel, bool) {
	c, ok := choiceLabelOf(value)
	return c, ok && (c.kind == letterLabel || c.kind == digitLabel && (c.delim == '(' || isCircled(value)))
}

// nextPart reports whether a line of a key answers the next part of the question
// before: "b) ..." behind "1. a) ...".
func (r *recognizer) nextPart(entries []keyEntry, l line) bool {
	if len(entries) == 0 || l.kind != textLine {
		return false
	}
	last, sign := partSign(entries[len(entries)-1].value.text), partSign(l.text)
	return last != "" && sign != "" && follows(last, sign, r.letters, false)
}

// pairPart gives an entry to the parts it names of the question whose first part
// is draft i.
func (r *recognizer) pairPart(list *keyList, ds []draft, i int, e *keyEntry) {
	values := r.partValues(e.value)
	if len(values) < 2 {
		values = valuesInOrder(e.value, openParts(list, ds, i))
	}
	if len(values) < 2 {
		values = r.truthsInOrder(ds, i, e.value)
	}
	if len(values) > 1 {
		for _, v := range values {
			one := *e
			one.value, one.used, one.why = v, false, nil
			r.pairOne(list, ds, i, &one)
		}
		e.used = true
		return
	}
	r.pairOne(list, ds, i, e)
}

// pairOne gives an entry to the part it names; without a letter, to the first part
// that has none yet.
func (r *recognizer) pairOne(list *keyList, ds []draft, i int, e *keyEntry) {
	sign := partSign(e.value.text)
	for k := i; k < len(ds) && ds[k].part && ds[k].label.number == ds[i].label.number; k++ {
		own := fold(strings.Trim(ds[k].label.text[strings.LastIndexByte(ds[k].label.text, ' ')+1:], ".)( "))
		if sign == "" && list.of[&ds[k]] == nil || sign != "" && own == sign {
			if c, ok := choiceLabelOf(e.value.text); ok && sign != "" {
				e.value = e.value.from(c.end)
			}
			r.pairKey(list, &ds[k], e)
			return
		}
	}
}

// openParts is how many parts the question has whose first part is draft i, 0 where
// one of them has its answer.
func openParts(list *keyList, ds []draft, i int) int {
	k := i
	for ; k < len(ds) && ds[k].part && ds[k].label.number == ds[i].label.number; k++ {
		if list.of[&ds[k]] != nil {
			return 0
		}
	}
	return k - i
}

// valuesInOrder cuts a value that answers as many parts as it has pieces, "V, F, F";
// nil for any other number of parts.
func valuesInOrder(l line, parts int) []line {
	if parts < 2 || l.kind != textLine || partSign(l.text) != "" {
		return nil
	}
	for _, sign := range []string{"; ", ", "} {
		pieces := strings.Split(l.text, sign)
		if len(pieces) != parts {
			continue
		}
		var out []line
		for _, at := range placesOf(pieces, l.text, 0) {
			out = append(out, l.cut(at[0], at[1]))
		}
		return out
	}
	return nil
}

// partValues cuts a value that answers several parts, "a) 6 b) 12 c) 5/8".
func (r *recognizer) partValues(l line) []line {
	first, ok := partLabelOf(l.text)
	if !ok {
		return nil
	}
	return cutAt(nil, l, continued(first, findSpots(l), nil, r.letters))
}

// letterDash is the letter of a part and its answer behind a dash: "A – true".
var letterDash = pattern.New(`^(\p{L})\s*[-–—=:]\s*(\S.*)$`)

// numberedTruth is the number of a part and its answer, "1. P", "1P", "1 – true".
var numberedTruth = pattern.New(`^(\d{1,2})\s*[-–—=:.)]?\s*(\pL.*)$`)

// truthsInOrder cuts a value that answers all parts of a question in their order,
// "true, true, false", "1. T, 2. F", "A – T, B – F", "TTF": as many words for true
// and false as there are parts.
func (r *recognizer) truthsInOrder(ds []draft, i int, value line) []line {
	n := 0
	for i+n < len(ds) && ds[i+n].part && ds[i+n].label.number == ds[i].label.number {
		n++
	}
	said := strings.FieldsFunc(value.text, func(c rune) bool { return strings.ContainsRune(",;/", c) })
	if len(said) == 1 {
		said = strings.Fields(value.text)
	}
	if len(said) == 1 && utf8.RuneCountInString(value.text) == n {
		said = strings.Split(value.text, "")
	}
	if n < 2 || len(said) != n {
		return nil
	}
	letters := map[string]int{}
	for k, s := range said {
		s = strings.TrimSpace(s)
		if m := letterDash.FindStringSubmatch(s); m != nil {
			if own := ds[i+k].label.text; fold(m[1]) != partSign(own[strings.LastIndexByte(own, ' ')+1:]+" x") {
				return nil
			}
			s = m[2]
		} else if m := numberedTruth.FindStringSubmatch(s); m != nil {
			if m[1] != decimalText(k+1) {
				return nil
			}
			s = m[2]
		}
		said[k] = strings.Trim(s, " .")
		if utf8.RuneCountInString(said[k]) == 1 {
			letters[fold(said[k])]++
		} else if _, ok := r.saysYes(said[k]); !ok {
			return nil
		}
	}
	pair, ok := pairOfLetters(letters, "")
	if len(letters) > 0 && !ok {
		return nil
	}
	out := make([]line, n)
	for k, s := range said {
		switch {
		case utf8.RuneCountInString(s) > 1:
		case fold(s) == initial(pair[0]):
			s = pair[0]
		default:
			s = pair[1]
		}
		own := ds[i+k].label.text
		out[k] = newLine(value, []page.Run{{Text: own[strings.LastIndexByte(own, ' ')+1:] + " " + s}})
	}
	return out
}

// partBeside reports whether the next line or the one before gives the answers to
// the next section or the one before, so that what stands behind a letter is the
// only answer to its own.
func (r *recognizer) partBeside(lines []line, at int) bool {
	sign := func(i int) string {
		if i < 0 || i >= len(lines) || lines[i].label != nil {
			return ""
		}
		c, _ := choiceLabelOf(strings.TrimSpace(partStart.FindString(lines[i].text)) + " x")
		return c.sign
	}
	own := sign(at)
	return own != "" && (follows(own, sign(at+1), r.letters, false) || follows(sign(at-1), own, r.letters, false))
}

// partStart is the number or letter of a section before its answers.
var partStart = pattern.New(`^(?:[IVX]{1,4}|[A-HА-Г])\s*[.)、:]\s*`)

// beforeQuestion ends a key where the line at asks a question with choices below
// it. Between the last answer and that line, a gap or a number behind a word
// begins what is no reason for the answer: the name of the next section, or the
// question itself.
func (r *recognizer) beforeQuestion(entries []keyEntry, lines []line, from, at int) ([]keyEntry, int) {
	end := from
	for end < at && !lines[end].gap {
		if _, ok := wordLabel(lines[end].text, lines[end].head, r.vocabulary); ok {
			break
		}
		end++
	}
	last := &entries[len(entries)-1]
	last.why = last.why[:min(len(last.why), end-from)]
	return entries, end
}

// namesPart reports whether a line of a key is the name of the part that its
// next answers are for: "True / False:" between 5 and 6.
func (r *recognizer) namesPart(entries []keyEntry, lines []line, at int) bool {
	l := lines[at]
	if l.label != nil || len(l.text) > headingLimit || !strings.HasSuffix(l.text, ":") && !r.namesSection(l, l.text) {
		return false
	}
	more, _ := r.entriesAt(lines, at+1)
	return len(more) > 0 && more[0].number == entries[len(entries)-1].number+1
}
