package recognize

import (
	"strconv"
	"strings"

	"formwright/shared/recognize/pattern"
)

// wordedNumber is a number within a line of answers in words: "1. lung  2. heart".
var wordedNumber = pattern.New(`(?:^|[\s;,])(\d{1,3})[.)]\s+`)

// rowKeysOf reads the answers of a line, also several in words.
func rowKeysOf(l line, next []line) []keyEntry {
	found := keysOf(l)
	if len(found) == 1 {
		if row := wordedRow(l, next); row != nil {
			return row
		}
	}
	return found
}

// wordedRow reads several answers in words on one line of a key, counting on by
// one, with one left out here and there. A line whose second number begins the next
// line too has only mentioned it.
func wordedRow(l line, next []line) []keyEntry {
	if l.kind != textLine || l.label != nil || len(l.text) > maxRow {
		return nil
	}
	var out []keyEntry
	from := 0
	found := wordedNumber.FindAllStringSubmatchIndex(l.text, -1)
	for i, m := range found {
		n, err := strconv.Atoi(l.text[m[2]:m[3]])
		if len(out) == 0 {
			if err != nil || m[2] > 0 || n == 0 {
				return nil
			}
		} else if !countsOnRow(l.text, found[i:], out[len(out)-1].number, len(out)) {
			continue
		} else {
			out[len(out)-1].value = rowValue(l, from, m[0])
		}
		out = append(out, keyEntry{number: n})
		from = m[1]
	}
	if len(out) < 2 {
		return nil
	}
	out[len(out)-1].value = rowValue(l, from, len(l.text))
	for _, e := range out {
		if e.value.text == "" || hasQuestionMark(e.value.text) {
			return nil
		}
	}
	for _, l := range next[:min(1, len(next))] {
		if found := keysOf(l); len(found) > 0 && found[0].number == out[1].number {
			return nil
		}
	}
	return out
}

func rowValue(l line, from, to int) line {
	return l.cut(from, from+len(strings.TrimRight(l.text[from:to], whitespace+";,")))
}
