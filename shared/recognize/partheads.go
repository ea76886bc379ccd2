package recognize

import "formwright/shared/page"

// partsList is the list of the lettered questions under a task with a number.
const partsList = "headed parts"

// partHeads tells the letters of questions from those of their choices where a
// numbered task has several questions with choices under it, "1. Choose the right
// answer: a) ... i) ... ii) ... b) ... i) ... ii) ...".
func (r *recognizer) partHeads(lines []line) []line {
	var out []line
	for i := range lines {
		for n, at := range r.partsUnder(lines, i) {
			if out == nil {
				out = append([]line(nil), lines...)
			}
			c, _ := lines[at].choiceLabel()
			text := c.text
			l := lines[at]
			if !c.auto {
				l = l.from(c.end)
				l.gap = lines[at].gap
			}
			l.label = &page.Label{Text: text, Format: page.Decimal, Number: n + 1, List: partsList, Level: 1}
			out[at] = l
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// partsUnder is the places of the lettered questions under the task at line i, each
// with choices of another manner; nil for none.
func (r *recognizer) partsUnder(lines []line, i int) []int {
	head, ok := lines[i].questionLabel(r.vocabulary)
	if !ok || i+2 >= len(lines) || hasQuestionMark(lines[i].text) || hasBlank(lines[i]) || spanOf(lines[i].text) > taskHeading {
		return nil
	}
	first, ok := lines[i+1].choiceLabel()
	if f := fold(lines[i].text); !ok || first.kind != letterLabel || !r.otherKinds.in(f) && !r.filling.in(f) && cueOf(lines[i].from(head.end), r.vocabulary) == noClass {
		return nil
	}
	for _, alphabet := range r.letters {
		if alphabet[0] == first.sign {
			if at := partRow(lines[i+1:], first, head, alphabet, r.vocabulary); at != nil {
				for k := range at {
					at[k] += i + 1
				}
				return at
			}
		}
	}
	return nil
}

// partRow is the lines that go on with the letters of the first one, up to the
// next number like that of the task; nil unless all have choices under them.
func partRow(lines []line, first choiceLabel, head questionLabel, alphabet []string, v vocabulary) []int {
	var at []int
	under := 0
	for k, l := range lines {
		if q, ok := l.questionLabel(v); ok && q.kind == head.kind && q.delim == head.delim && q.auto == head.auto {
			break
		}
		c, ok := l.choiceLabel()
		if !ok || c.kind != letterLabel && c.kind != digitLabel {
			continue
		}
		if c.kind == letterLabel && c.delim == first.delim && c.level == first.level && c.list == first.list && len(at) < len(alphabet) && c.sign == alphabet[len(at)] {
			if len(at) > 0 && under < 2 {
				return nil
			}
			at, under = append(at, k), 0
			continue
		}
		under++
	}
	if len(at) < 2 || under < 2 {
		return nil
	}
	return at
}
