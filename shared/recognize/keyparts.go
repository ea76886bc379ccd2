package recognize

import "strings"

// partSign is the letter of the part that a value of a key is for: "a) Paris".
func partSign(value string) string {
	c, ok := choiceLabelOf(value)
	if !ok || c.kind != letterLabel || c.end >= len(value) {
		return ""
	}
	return c.sign
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

// pairPart gives an entry to the part it names of the question whose first part
// is draft i; without a letter, to the first part that has none yet.
func (r *recognizer) pairPart(list *keyList, ds []draft, i int, e *keyEntry) {
	values := r.partValues(e.value)
	if len(values) < 2 {
		values = valuesInOrder(e.value, openParts(list, ds, i))
	}
	if len(values) > 1 {
		for _, v := range values {
			one := *e
			one.value, one.used, one.why = v, false, nil
			r.pairPart(list, ds, i, &one)
		}
		e.used = true
		return
	}
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
	first, ok := choiceLabelOf(l.text)
	if !ok || first.kind != letterLabel {
		return nil
	}
	return cutAt(nil, l, continued(first, findSpots(l), nil, r.letters))
}

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
