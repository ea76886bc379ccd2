package rewrite

import (
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastRules is how many lettered lines are the rules of a paper.
const leastRules = 2

// LetteredRules takes the letters or numbers off the rules of a paper: "(a) Answer all
// questions" and those after it, under a heading that says "Instructions" and nothing
// else, over the first number of what is asked. They would be the choices of that heading,
// or questions.
func (r *Reader) LetteredRules(lines []line.Line) []line.Line {
	at := slices.IndexFunc(lines, r.headsRules)
	if at < 0 {
		return lines
	}
	for i := range lines[:at] {
		if q, ok := lines[i].QuestionLabel(r.Vocabulary); ok && q.Number > 0 && (q.Kind != line.PlainNumber || q.Signed()) { // but for the code of a paper
			return lines
		}
	}
	end := at + 1
	for end < len(lines) && isRule(lines[end], end-at) {
		end++
	}
	if end == at+1 {
		end = r.numberedRules(lines, at)
	} else if q, ok := lines[min(end, len(lines)-1)].QuestionLabel(r.Vocabulary); !ok || q.Number != 1 {
		return lines
	}
	if end-at-1 < leastRules || end == len(lines) {
		return lines
	}
	runs := slices.Clone(lines[at].Runs)
	if !strings.HasSuffix(lines[at].Text, ":") {
		runs = append(runs, page.Run{Text: ":"})
	}
	for _, l := range lines[at+1 : end] {
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Kind == line.PlainNumber {
			text := l.Text
			if l.Label == nil {
				l = l.From(q.End)
			}
			r.ReportSkipped(l.Pos(), q.Text+" "+text[len(text)-len(l.Text):])
		} else if c, _ := l.ChoiceLabel(); l.Label == nil {
			l = l.From(c.End)
		}
		runs = append(append(runs, page.Run{Text: " "}), l.Runs...)
	}
	out := append(slices.Clone(lines[:at]), line.NewLine(lines[at], runs))
	return append(out, lines[end:]...)
}

// headsRules reports whether a line is a word for instructions and nothing else.
func (r *Reader) headsRules(l line.Line) bool {
	f := strings.TrimRight(l.Folded(), " :.")
	return l.Kind == line.TextLine && l.Label == nil && f != "" && r.Instructing.Begins(f) == len(f)
}

// isRule reports whether a line has the letter of the nth of several, and asks nothing.
func isRule(l line.Line, n int) bool {
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel && c.Mark == "" && strings.EqualFold(c.Sign, string(rune('a'+n-1))) && !lexicon.HasQuestionMark(l.Text)
}

// mostUnderRules is how many lines may stand between rules and the first section: the
// table of the marks, how many pages the paper has.
const mostUnderRules = 6

// numberedRules is where rules with numbers from 1 on end, under the heading at a line: the
// name of a section comes next, or little else before it, and a 1 again below it.
func (r *Reader) numberedRules(lines []line.Line, at int) int {
	end := at + 1
	spaced := at+2 < len(lines) && lines[at+2].Gap
	for ; end < len(lines); end++ {
		l := &lines[end]
		if q, ok := l.QuestionLabel(r.Vocabulary); !ok || q.Kind != line.PlainNumber || q.Number != end-at || l.Gap && end > at+1 && !spaced || lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(*l) {
			break
		}
	}
	section := end
	for section < len(lines) && section-end < mostUnderRules && !r.headsQuestions(lines[section]) {
		if _, ok := lines[section].QuestionLabel(r.Vocabulary); ok || lexicon.HasQuestionMark(lines[section].Text) || r.headsRules(lines[section]) {
			return at + 1
		}
		section++
	}
	if section == len(lines) || !r.headsQuestions(lines[section]) {
		return at + 1
	}
	for i := range lines[section:] {
		if q, ok := lines[section+i].QuestionLabel(r.Vocabulary); ok && q.Kind != line.RomanNumber {
			if q.Number == 1 {
				return end
			}
			break
		}
	}
	return at + 1
}

// headsQuestions reports whether a line is the name of a section or of a kind of questions.
func (r *Reader) headsQuestions(l line.Line) bool {
	return NamesSection(l, r.Vocabulary) || r.KindTitles.In(l.Folded()) || r.OtherKinds.In(l.Folded())
}

// ReportSkipped says that a numbered paragraph is no question.
func (r *Reader) ReportSkipped(at finding.Position, quote string) {
	r.Findings = append(r.Findings, finding.Finding{Code: finding.NumberSkipped, Severity: finding.Info, Position: at,
		Message: "A numbered paragraph was not read as a question: it asks nothing.", Quote: finding.Quote(quote)})
}
