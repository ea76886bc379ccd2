package recognize

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// slip is a label of a choice with a comma, or with nothing, for its full stop.
var slip = pattern.Guarded(maySlip, `^(\p{L})(,?)\s+\S`)

// mendLabels gives choices whose label is mistyped, "D, Rome", the label that
// the letters right before them make certain.
func (r *recognizer) mendLabels(lines []line) []line {
	letters := r.letters
	out := make([]line, 0, len(lines))
	var last choiceLabel
	count := 0
	for i, l := range lines {
		var next *line
		if i+1 < len(lines) {
			next = &lines[i+1]
		}
		c, ok := l.choiceLabel()
		switch {
		case ok && c.kind == letterLabel && isFirst(c.sign, letters):
			count = 1
		case ok && c.kind == letterLabel && count > 0 && c.upper == last.upper && follows(last.sign, c.sign, letters, false):
			count++
		case ok && c.kind == letterLabel && otherCase(&l, &c, last, count, next, letters):
			count++
		case ok && c.kind == letterLabel && (misled(&l, &c, last, count, next, letters) || struckTwice(&l, &c, last, count, next, letters)):
			count++
		case !ok && l.kind == textLine && l.label == nil && slipped(l.text, last, count, next, letters):
			l = mended(l)
			c, _ = l.choiceLabel()
			count++
		default:
			count = 0
		}
		last = c
		out = append(out, l)
		for at := slipBehindTab(l, last, count, next, letters); at > 0; at = slipBehindTab(l, last, count, next, letters) {
			out[len(out)-1] = l.cut(0, at)
			l = mended(l.cut(at, len(l.text)))
			l.soft, l.gap = false, false
			out = append(out, l)
			last, _ = l.choiceLabel()
			count++
		}
	}
	return out
}

// slipped reports whether a text begins with the letter after last. A comma
// needs two letters in a row before it, a letter alone three.
func slipped(text string, last choiceLabel, count int, next *line, letters [][]string) bool {
	if count < 2 {
		return false
	}
	m := slip.FindStringSubmatch(text)
	if m == nil || m[2] == "" && count < 3 {
		return false
	}
	c, ok := choiceLabelOf(m[1] + ". x")
	return ok && c.upper == last.upper && follows(last.sign, c.sign, letters, false) && !nextHas(next, c)
}

// slipBehindTab is the place behind a tab where a mistyped label begins, 0 for
// none.
func slipBehindTab(l line, last choiceLabel, count int, next *line, letters [][]string) int {
	if l.kind != textLine || count < 2 {
		return 0
	}
	for i := range len(l.text) - 1 {
		if l.text[i] == '\t' && slipped(l.text[i+1:], last, count, next, letters) {
			return i + 1
		}
	}
	return 0
}

// mended writes a full stop behind the letter a line begins with.
func mended(l line) line {
	m := slip.FindStringSubmatchIndex(l.text)
	label := slices.Clone(sliceRuns(l.runs, 0, m[3]))
	return newLine(l, append(append(label, page.Run{Text: ". "}), l.from(m[5]).runs...))
}
