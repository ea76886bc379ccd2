package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// joinedBelowSigns joins the choices of such a print that go on below the sign of right
// behind their first line.
func (r *Reader) joinedBelowSigns(lines []line.Line) []line.Line {
	out := lines[:0]
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if r.wrapsBelowSign(lines, i) {
			sign := rightSign(l)
			l = joinedLines(l.Cut(0, len(l.Text)-len(sign)), lines[i+1])
			l = line.NewLine(l, append(l.Runs, page.Run{Text: sign}))
			i++
		}
		out = append(out, l)
	}
	return out
}

// reviewNotes reads what the print of a platform says of the answers of a question: right
// answers in lines of their own ("The correct answers are:", "Owl,", "Duck"), and signs
// behind what was picked, which say nothing more where an answer is named below.
func (r *Reader) reviewNotes(lines []line.Line) []line.Line {
	out := make([]line.Line, 0, len(lines))
	start := 0 // in out, of the question
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Kind == line.WordNumber {
			start = len(out)
		}
		class, valued := l.NoteClass(r.Vocabulary)
		if class != lexicon.AnswerWord {
			out = append(out, l)
			continue
		}
		for !valued || strings.HasSuffix(l.Text, ",") {
			if i+1 == len(lines) || !goesOn(lines[i+1]) || !valued && !strings.HasSuffix(lines[i+1].Text, ",") {
				break
			}
			i++
			l, valued = joinedLines(l, lines[i]), true
		}
		for k := start; k < len(out); k++ {
			if sign := rightSign(out[k]); sign != "" && sign != out[k].Text {
				out[k] = out[k].Cut(0, len(out[k].Text)-len(sign))
			}
		}
		out = append(out, l)
	}
	return out
}

// rightSign is the sign of right at the end of a line, with the space before it.
func rightSign(l line.Line) string {
	m := pickedSign.FindStringSubmatch(l.Text)
	if m == nil || l.Kind != line.TextLine || strings.ContainsAny(m[3], "✗✘✕✖") {
		return ""
	}
	return m[3]
}

// wrapsBelowSign reports whether the choice in line i, with the sign of right at its end,
// goes on in the line below: that stands where its words do.
func (r *Reader) wrapsBelowSign(lines []line.Line, i int) bool {
	if rightSign(lines[i]) == "" || i+1 == len(lines) || !goesOn(lines[i+1]) {
		return false
	}
	if !r.isReviewChoice(lines[i]) {
		return false
	}
	class, _ := lines[i+1].NoteClass(r.Vocabulary)
	return class == lexicon.NoClass && lines[i+1].Indent() > lines[i].Indent()
}

// goesOn reports whether a line may go on with the one above.
func goesOn(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || l.Gap || l.Text == "" {
		return false
	}
	_, lettered := l.ChoiceLabel()
	_, numbered := l.NumberLabel()
	return !lettered && !numbered
}

// joinedLines writes two lines as one.
func joinedLines(a, b line.Line) line.Line {
	out := line.NewLine(a, slices.Concat(a.Runs, []page.Run{{Text: " "}}, b.Runs))
	out.Label, out.Gap, out.Soft = a.Label, a.Gap, a.Soft
	return out
}
