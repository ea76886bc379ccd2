package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// reasonLetter is the letter of a choice with what is said of it: "A) it is a fish",
// "- B: right". Behind a bullet a space will do.
var reasonLetter = pattern.New(`^([-•*–]\s*)?\(?([A-Ha-h])(?:[).:]+|\s+[–—:-]|\s)\s*\S+\s+\S`)

// ReasonsBelow reads the list right behind an answer that says of the choices above
// it why each is right or wrong, "- A is a fish.", as the explanation: in the letters
// of the choices, all of them or all but the right one.
func (r *Reader) ReasonsBelow(lines []line.Line) []line.Line {
	var out []line.Line
	choices, upper := 0, false
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if out != nil {
			out = append(out, l)
		}
		if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && l.Kind == line.TextLine {
			if choices++; lexicon.IsFirst(c.Sign, r.Letters) {
				choices, upper = 1, c.Upper
			}
			continue
		}
		if c, valued := l.NoteClass(r.Vocabulary); c == lexicon.AnswerWord && valued && choices >= 2 {
			if from, end := r.reasonsBehind(lines, i, choices, upper); end > 0 {
				if out == nil {
					out = append(make([]line.Line, 0, len(lines)), lines[:i+1]...)
				}
				out = append(out, explaining(lines[from:end]))
				i = end - 1
			}
		}
		choices = 0
	}
	if out == nil {
		return lines
	}
	return out
}

// reasonsBehind finds the reasons behind the answer on line i, also under a line that
// announces them: the word for an explanation, or "Why the others are wrong:" over all
// but one.
func (r *Reader) reasonsBehind(lines []line.Line, i, choices int, upper bool) (from, end int) {
	if end := r.reasonsFrom(lines, i+1, choices, upper); end > 0 {
		return i + 1, end
	}
	if i+2 >= len(lines) || lines[i+1].Kind != line.TextLine || lines[i+1].Label != nil {
		return 0, 0
	}
	if c, valued := lines[i+1].NoteClass(r.Vocabulary); c != lexicon.NoClass {
		if c != lexicon.ExplainWord || valued {
			return 0, 0
		}
		return i + 2, r.reasonsFrom(lines, i+2, choices, upper)
	}
	if _, numbered := lines[i+1].QuestionLabel(r.Vocabulary); numbered || !strings.HasSuffix(lines[i+1].Text, ":") {
		return 0, 0
	}
	if end = r.reasonsFrom(lines, i+2, choices, upper); end-i-2 != choices-1 {
		return 0, 0
	}
	return i + 1, end
}

// reasonsFrom is where the reasons for so many choices end that begin at a line, 0
// for none.
func (r *Reader) reasonsFrom(lines []line.Line, from, choices int, upper bool) int {
	last, skipped, end := "", 0, from
	for ; end < len(lines); end++ {
		l := lines[end]
		m := reasonLetter.FindStringSubmatch(l.Text)
		if m == nil || l.Kind != line.TextLine || l.Label != nil && l.Label.Format != page.Bullet || end > from && l.Gap && l.Label == nil {
			break
		}
		if bare := strings.HasPrefix(m[0][len(m[1])+1:], " "); bare && m[1] == "" && l.Label == nil {
			break // "A dog barks."
		}
		sign := lexicon.Fold(m[2])
		if (sign != m[2]) != upper {
			return 0
		}
		switch {
		case last == "" && lexicon.IsFirst(sign, r.Letters), last != "" && flatten.Follows(last, sign, r.Letters, false):
		case skipped == 0 && (last == "" && sign == "b" || last != "" && flatten.Follows(last, sign, r.Letters, true)):
			skipped++
		default:
			return 0
		}
		last = sign
	}
	if n := end - from; n < 2 || n+skipped > choices || n < choices-1 || end < len(lines) && r.offersOn(lines[end], last) {
		return 0
	}
	return end
}

// offersOn reports whether a line goes on with the choices whose last letter is given, or
// answers them: these are those of the next question.
func (r *Reader) offersOn(l line.Line, last string) bool {
	if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && l.Kind == line.TextLine && flatten.Follows(last, c.Sign, r.Letters, false) {
		return true
	}
	c, _ := l.NoteClass(r.Vocabulary)
	return c == lexicon.AnswerWord
}

// explaining joins reasons to one explanation.
func explaining(reasons []line.Line) line.Line {
	runs := []page.Run{{Text: "Explanation:"}}
	for _, l := range reasons {
		runs = append(append(runs, page.Run{Text: " "}), l.Runs...)
	}
	out := line.NewLine(reasons[0], runs)
	out.Label, out.Soft, out.Gap = nil, false, false
	return out
}
