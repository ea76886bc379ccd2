package printed

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	// leastBoldReplies is how many questions of a list must end in a bold answer before the
	// bold words of its sentences are taken for answers.
	leastBoldReplies = 3
	// mostBoldSay is how many characters such an answer has.
	mostBoldSay = 60
)

// boldSay is the bold words of a numbered line.
type boldSay struct {
	from, to int
	replies  bool // they stand behind a question mark, and nothing behind them
}

// BoldGaps takes the bold words of the sentences of a numbered list for what belongs there,
// where other lines of it are questions with bold answers behind them: "Which shape is it?
// <b>A pyramid</b>", "The masks were known as the <b>persona</b>." Nearly all lines of the list
// have bold words, at one place; those of notes stand in no list of questions.
func (r *Reader) BoldGaps(lines []line.Line) []line.Line {
	var out []line.Line
	for from := 0; from < len(lines); {
		to, said := r.boldList(lines, from)
		if said == nil {
			from = to
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		for i, s := range said {
			l := lines[i]
			runs := line.SliceRuns(l.Runs, 0, s.from)
			if !strings.HasSuffix(line.Plain(runs), " ") {
				runs = append(runs, page.Run{Text: " "})
			}
			runs = append(runs, page.Run{Kind: page.BlankRun, Answer: strings.Trim(l.Text[s.from:s.to], " .")})
			out[i] = line.NewLine(l, append(runs, line.SliceRuns(l.Runs, s.to, len(l.Text))...))
		}
		from = to
	}
	if out == nil {
		return lines
	}
	return out
}

// boldList is where the list that begins at a line ends, and the bold words of its lines,
// nil where these are no answers.
func (r *Reader) boldList(lines []line.Line, from int) (to int, said map[int]boldSay) {
	number := 0
	replies, inner, labelled := 0, 0, 0
	for to = from; to < len(lines); to++ {
		l := lines[to]
		next := numberOf(l)
		if l.Text == "" && labelled > 0 {
			continue
		}
		if next == 0 || labelled > 0 && next != number+1 {
			break
		}
		number = next
		labelled++
		s, ok := boldWordsOf(l)
		if !ok {
			continue
		}
		if said == nil {
			said = map[int]boldSay{}
		}
		if said[to] = s; s.replies {
			replies++
		} else {
			inner++
		}
	}
	if replies < leastBoldReplies || inner == 0 || (replies+inner)*10 < labelled*8 {
		said = nil
	}
	return max(to, from+1), said
}

// numberOf is the number of a line of a list, 0 for others.
func numberOf(l line.Line) int {
	switch {
	case l.Kind != line.TextLine || l.Text == "":
		return 0
	case l.Label != nil && l.Label.Format == page.Decimal:
		return l.Label.Number
	case l.Label != nil || !lexicon.IsDigit(l.Text[0]):
		return 0
	}
	q, _ := l.NumberLabel()
	return q.Number
}

// boldWordsOf finds the bold words of a line, at one place behind its beginning.
func boldWordsOf(l line.Line) (s boldSay, ok bool) {
	at := 0
	for _, run := range l.Runs {
		n := len(run.Plain())
		if run.Kind != page.TextRun {
			return boldSay{}, false
		}
		if run.Marks.Bold && strings.TrimSpace(run.Text) != "" {
			if !ok {
				s.from, ok = at, true
			} else if strings.TrimSpace(l.Text[s.to:at]) != "" {
				return boldSay{}, false
			}
			s.to = at + n
		}
		at += n
	}
	if !ok || at != len(l.Text) {
		return boldSay{}, false
	}
	s.from += len(l.Text[s.from:s.to]) - len(strings.TrimLeft(l.Text[s.from:s.to], " \t"))
	s.to = s.from + len(strings.TrimRight(l.Text[s.from:s.to], " \t"))
	before := strings.TrimSpace(l.Text[:s.from])
	if strings.Trim(before, "0123456789.) ") == "" || utf8.RuneCountInString(l.Text[s.from:s.to]) > mostBoldSay {
		return boldSay{}, false
	}
	s.replies = flatten.EndsAsking(before) && strings.Trim(l.Text[s.to:], " .") == ""
	return s, true
}
