package answerkey

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of a listing whose lines are numbered.
const (
	longListing  = 8 // lines
	shortListing = 3 // lines between others of program code
	topicWords   = 3 // with nothing but a semicolon behind them are no code
)

// listed is a line of a program: it ends like one, or begins with its words.
var ListedCode = pattern.New(`[;{}]\s*$|^[{}]|^//|^#include|^(?:public|private|static|void|int|float|double|char|bool|long|class|import|using|return|if|for|while|else|try|catch|do|switch|case|throw|std::\w+)\b.*[(:;{=<]|^\w+(?:\.\w+)*\(.*\);?$|^\w+\s*[-+*/]?=\s*\S.*$|<<`)

// NumberedCode takes the numbers of the lines of a program for no numbers of
// questions: "4. int i = 0;" becomes "4| int i = 0;". Few such lines may be
// choices; they need code without numbers on both sides, and the number of none as
// the answer below.
func (r *Reader) NumberedCode(lines []line.Line) []line.Line {
	lines = withoutProgramLabels(lines)
	if !mayList(lines) {
		return lines
	}
	var out []line.Line
	for i := 0; i < len(lines); {
		end, code, numbered := listing(lines, i)
		n := len(numbered)
		inside := i > 0 && end < len(lines) && isListed(lines[i-1]) && isListed(lines[end])
		if n >= longListing && code*10 >= n*6 || n >= shortListing && code == n && inside && !r.answersNumber(lines[end:], n) {
			if out == nil {
				out = append(out, lines...)
			}
			for k := i; k < end; k++ {
				out[k] = listedLine(lines[k])
			}
		}
		i = max(end, i+1)
	}
	if out == nil {
		return lines
	}
	return out
}

// withoutProgramLabels takes the automatic numbers off the lines of a program, which opens
// and closes a block.
func withoutProgramLabels(lines []line.Line) []line.Line {
	var out []line.Line
	for i := 0; i < len(lines); i++ {
		if l := lines[i].Label; l == nil || l.Format != page.Decimal || !ListedCode.MatchString(lines[i].Text) {
			continue
		}
		end, code, opens, closes := i, 0, false, false
		for ; end < len(lines) && lines[end].Label != nil && lines[end].Label.List == lines[i].Label.List && lines[end].Label.Level == lines[i].Label.Level; end++ {
			text := strings.TrimSpace(lines[end].Text)
			if ListedCode.MatchString(text) || text == "" {
				code++
			}
			opens, closes = opens || strings.HasSuffix(text, "{"), text == "}"
		}
		if !opens || !closes || code*10 < (end-i)*8 {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		for k := i; k < end; k++ {
			out[k].Label = nil
		}
		i = end - 1
	}
	if out == nil {
		return lines
	}
	return out
}

// mayList looks for enough lines that begin with a digit and have a sign of code.
func mayList(lines []line.Line) bool {
	n := 0
	for _, l := range lines {
		if l.Text != "" && l.Label == nil && lexicon.IsDigit(l.Text[0]) && strings.ContainsAny(l.Text, ";{}(<=") {
			if n++; n == shortListing {
				return true
			}
		}
	}
	return false
}

// listing reads numbered lines that count on by one from i, with at most two
// lines without numbers between them, and how many are program code.
func listing(lines []line.Line, i int) (end, code int, numbered []int) {
	next, between := 0, 0
	for end = i; end < len(lines); end++ {
		l := lines[end]
		q, ok := line.QuestionLabel{}, false
		if l.Kind == line.TextLine && l.Label == nil {
			q, ok = codeNumber(l.Text)
		}
		if !ok || q.Kind != line.PlainNumber || q.Delim != '.' && q.Delim != ')' && q.Delim != ':' {
			if between++; len(numbered) == 0 || between > 2 {
				break
			}
			continue
		}
		if len(numbered) > 0 && q.Number != next {
			break
		}
		next, between = q.Number+1, 0
		numbered = append(numbered, end)
		if isCode(l.Text[q.End:]) {
			code++
		}
	}
	if len(numbered) > 0 {
		end = numbered[len(numbered)-1] + 1
	}
	return end, code, numbered
}

// answersNumber reports whether an answer right below numbered lines is one of their
// numbers.
func (r *Reader) answersNumber(lines []line.Line, most int) bool {
	for _, l := range lines[:min(len(lines), shortListing)] {
		if n, ok := line.NoteOf(l, r.Vocabulary); ok {
			number := line.LastNumber(n.Value.Text)
			return n.Class == lexicon.AnswerWord && lexicon.IsNumber(n.Value.Text) && number >= 1 && number <= most
		}
	}
	return false
}

// colonCode is the number editors print before a line of a program, "12: }".
var colonCode = pattern.Guarded(pattern.OpensWith("0123456789"), `^(\d{1,3}):(?:\s+|$)`)

// codeNumber reads the number a line of a program begins with.
func codeNumber(s string) (line.QuestionLabel, bool) {
	if m := colonCode.FindStringSubmatch(s); m != nil {
		return line.QuestionLabel{Kind: line.PlainNumber, Delim: ':', Number: line.LastNumber(m[1]), Text: m[1], End: len(m[0])}, true
	}
	return line.NumberLabel(s)
}

// listedLine writes the number of a line of a program, or the letter of one
// inside another, so that it labels nothing.
func listedLine(l line.Line) line.Line {
	if l.Kind != line.TextLine || l.Label != nil {
		return l
	}
	if q, ok := codeNumber(l.Text); ok && q.Kind == line.PlainNumber {
		return line.NewLine(l, append([]page.Run{{Text: lexicon.DecimalText(q.Number) + "| "}}, l.From(q.End).Runs...))
	}
	if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && ListedCode.MatchString(l.Text[c.End:]) {
		return line.NewLine(l, append([]page.Run{{Text: c.Sign + "| "}}, l.From(c.End).Runs...))
	}
	return l
}

func isListed(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && isCode(l.Text)
}

// isCode reports whether a line is one of a program. Words alone are none for the
// semicolon behind them: lists of topics end so as well.
func isCode(s string) bool {
	if !ListedCode.MatchString(s) {
		return false
	}
	words, closed := strings.CutSuffix(strings.TrimSpace(s), ";")
	return !closed || strings.ContainsAny(words, "(){}[]<>=+*/&|#@\"'") || lexicon.IsASCII(words) && len(strings.Fields(words)) < topicWords || ListedCode.MatchString(words)
}
