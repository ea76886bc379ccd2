package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// kindWorth is the kind of a question and what it is worth in brackets behind its number,
	// "3. (单选题, 2.0 分)", "(Multiple choice; 2 points)", with a worth of its own behind it that
	// says the same.
	kindWorth = pattern.Guarded(lexicon.MayPoints, `(?i)^\s*[(（\[【]\s*([^()（）\[\]【】,，;；:：]{2,40}?)\s*[,，;；:：]\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*`+line.PointWord+`\.?\s*[)）\]】](?:\s*[(（\[【]\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*`+line.PointWord+`\.?\s*[)）\]】])?\s*`)
	// earnedLine is what was earned for a question, on a line of its own behind its answer.
	earnedLine = pattern.Guarded(lexicon.HasDigit, `(?i)^\d{1,3}(?:[.,]\d{1,2})?\s*`+line.PointWord+`\.?$`)
)

// leastKindWorths is how many questions must say both.
const leastKindWorths = 3

// KindWorths leaves the kind of a question out of what stands in brackets behind its number
// beside its worth. The choices tell the kind; that several of them may be right, and what
// kind of a question it is that offers none, is still said. Where all questions say what they
// are worth so, a number of points on a line of its own is what somebody earned, and so it is
// where some earned none and the page shows what was answered.
func (r *Reader) KindWorths(lines []line.Line) []line.Line {
	heads := map[int]line.Line{}
	numbered := 0
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine {
			continue
		}
		q, ok := l.QuestionLabel(r.Vocabulary)
		if !ok {
			continue
		}
		numbered++
		if m := kindWorth.FindStringSubmatchIndex(l.Text[q.End:]); m != nil && r.HeadsKind(lexicon.Fold(l.Text[q.End+m[2]:q.End+m[3]])) {
			heads[i] = r.withoutKind(*l, q.End, m, offersBelow(lines[i+1:]))
		}
	}
	if len(heads) < leastKindWorths {
		heads = nil
	}
	earned := len(heads) > 0 && len(heads)*10 >= numbered*9 || showsScores(lines)
	if len(heads) == 0 && !earned {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if head, ok := heads[i]; ok {
			l = head
		} else if earned && tellsEarned(l) {
			continue
		}
		out = append(out, l)
	}
	return out
}

// tellsEarned reports whether a line is a number of points.
func tellsEarned(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && len(l.Text) < asks.VerdictLength && earnedLine.MatchString(l.Text)
}

// showsScores reports whether lines show what somebody answered and that some of it earned
// nothing.
func showsScores(lines []line.Line) bool {
	taken := 0
	for i := range lines {
		if l := &lines[i]; l.Kind == line.TextLine && takenAnswer.MatchString(l.Text) {
			taken++
		}
	}
	return taken >= takenLeast && slices.ContainsFunc(lines, func(l line.Line) bool {
		return tellsEarned(l) && strings.Trim(l.Text[:strings.IndexFunc(l.Text, isNoFigure)], "0.,") == ""
	})
}

// isNoFigure reports whether a rune is no part of a number.
func isNoFigure(r rune) bool { return !strings.ContainsRune("0123456789.,", r) }

// withoutKind is the head of a question whose label ends at a byte, with what it is worth; m is
// where kind and worth stand behind the label.
func (r *Reader) withoutKind(l line.Line, end int, m []int, offers bool) line.Line {
	kind := l.Text[end+m[2] : end+m[3]]
	said := "(" + l.Text[end+m[4]:end+m[5]] + " points) "
	if !offers || r.Multiple.In(lexicon.Fold(kind)) {
		said += "(" + kind + ") "
	}
	label, rest := l.Cut(0, end), l.Cut(end+m[1], len(l.Text))
	return line.NewLine(l, slices.Concat(label.Runs, []page.Run{{Text: strings.Repeat(" ", min(end, 1)) + said}}, rest.Runs))
}

// offersBelow reports whether the first of lines that are no part of a stem offers a choice.
func offersBelow(lines []line.Line) bool {
	for i := range min(len(lines), mostStemLines) {
		if c, ok := lines[i].ChoiceLabel(); ok {
			return c.Kind != lexicon.DigitLabel
		}
	}
	return false
}

// mostStemLines is how many lines of a stem may stand over its choices.
const mostStemLines = 4
