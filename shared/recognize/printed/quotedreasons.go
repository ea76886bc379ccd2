package printed

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastQuotedReasons is how many questions have a quotation behind their choices
// before quotations explain.
const leastQuotedReasons = 2

// QuotedReasons reads what is set as a quotation right behind choices, "> Rome is the
// capital.", as the explanation, where that is so for most questions with choices.
func (r *Reader) QuotedReasons(lines []line.Line) []line.Line {
	var at [][2]int
	groups, choices := 0, 0
	for i := 0; i < len(lines); i++ {
		_, offered := lines[i].ChoiceLabel()
		if offered && lines[i].Kind == line.TextLine && !lines[i].Quoted() {
			choices++
			continue
		}
		if choices >= 2 {
			groups++
			if end := r.quotationEnd(lines, i); end > i {
				at = append(at, [2]int{i, end})
			}
		}
		choices = 0
	}
	if len(at) < leastQuotedReasons || len(at)*10 < groups*7 {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	from := 0
	for _, q := range at {
		out = append(out, lines[from:q[0]]...)
		out = append(out, explaining(lines[q[0]:q[1]]))
		from = q[1]
	}
	return append(out, lines[from:]...)
}

// quotationEnd is where a quotation ends that begins at a line and says nothing of
// which choice is right; no later than that line for none.
func (r *Reader) quotationEnd(lines []line.Line, from int) int {
	end := from
	for end < len(lines) && lines[end].Quoted() && lines[end].Kind == line.TextLine {
		if c, _ := lines[end].NoteClass(r.Vocabulary); c != lexicon.NoClass {
			return from
		}
		end++
	}
	return end
}
