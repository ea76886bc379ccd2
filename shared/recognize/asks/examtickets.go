package asks

import (
	"slices"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Bounds of the tickets of an exam.
const (
	leastTickets  = 2 // that do not call themselves those of an exam
	leastOfTicket = 2 // topics of a ticket, of most of them
	leastFurnish  = 3 // times a line stands on tickets that belongs to each
)

// ExamTickets makes every number below the head of a ticket of an oral exam that of a
// question, "Exam ticket No. 4" over "1. ..." and "2. ...": what is named there is asked,
// whether its words ask or not. What stands on every ticket, the name of the school and
// who signed, belongs to none of its topics. Tickets that offer something are tests.
func (r *Reader) ExamTickets(lines []line.Line) []line.Line {
	heads, full := ticketHeads(lines)
	if len(heads) == 0 || len(heads) < leastTickets && !full {
		return lines
	}
	var topics []int
	offered := 0
	for k, from := range heads {
		to := len(lines)
		if k+1 < len(heads) {
			to = heads[k+1]
		}
		next := 1
		for i := from + 1; i < to; i++ {
			l := lines[i]
			if c, ok := l.ChoiceLabel(); ok && c.Kind != lexicon.DigitLabel {
				offered++
			}
			if n := r.topicNumber(l); n == next {
				topics, next = append(topics, i), next+1
			}
		}
	}
	if len(topics) < leastOfTicket*len(heads) || offered > len(topics) {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range topics {
		out[i] = r.topic(out[i])
	}
	return withoutFurnished(out, heads[0])
}

// ticketHeads are the places of the heads of tickets, and whether one says of what.
func ticketHeads(lines []line.Line) (heads []int, full bool) {
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || len(l.Text) > rewrite.TaskHeading || !lexicon.MayHeadTicket(l.Text) {
			continue
		}
		head, said := lexicon.TicketHead(l.Folded())
		if head {
			heads = append(heads, i)
		}
		full = full || said
	}
	return heads, full
}

// topicNumber is the number of a topic, behind that of its ticket too, "4.1"; 0 for none.
func (r *Reader) topicNumber(l line.Line) int {
	switch q, ok := l.QuestionLabel(r.Vocabulary); {
	case r.isTopic(l) && l.Label != nil:
		return l.Label.Number
	case r.isTopic(l), l.Label == nil && ok && q.Kind == line.DottedNumber && q.End < len(l.Text):
		return q.Number
	}
	return 0
}

// withoutFurnished drops what stands on the tickets again and again, from the first on.
func withoutFurnished(lines []line.Line, first int) []line.Line {
	times := map[string]int{}
	for _, l := range lines[first:] {
		if l.Kind == line.TextLine && l.Label == nil {
			times[l.Folded()]++
		}
	}
	return slices.DeleteFunc(lines, func(l line.Line) bool {
		return l.Kind == line.TextLine && l.Label == nil && l.Text != "" && times[l.Folded()] >= leastFurnish
	})
}
