package asks

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Bounds of the tickets of an exam.
const (
	leastTickets  = 2 // that do not call themselves those of an exam
	leastOfTicket = 2 // topics of a ticket, of most of them: one may have lost a number
	leastFurnish  = 3 // times a line stands on tickets that belongs to each
)

// ExamTickets makes every number below the head of a ticket of an oral exam that of a
// question, "Exam ticket No. 4" over "1. ..." and "2. ...": what is named there is asked,
// whether its words ask or not. What stands on every ticket, the name of the school and
// who signed, belongs to none of its topics. Tickets that offer something below most
// numbers are tests; what a program shall do may be listed below one of them.
func (r *Reader) ExamTickets(lines []line.Line) []line.Line {
	heads, full := ticketHeads(lines)
	if len(heads) == 0 || len(heads) < leastTickets && !full {
		return lines
	}
	var topics []int
	var tests []ticketTest
	offering, whole := 0, 0
	for k, from := range heads {
		to := len(lines)
		if k+1 < len(heads) {
			to = heads[k+1]
		}
		ticket, offers := r.topicsOf(lines[:to], from+1)
		if len(ticket) >= leastOfTicket {
			whole++
		}
		for n := 0; n < len(ticket); n++ {
			end := to
			if n+1 < len(ticket) {
				end = ticket[n+1]
			}
			if test := r.testBelow(lines[:end], ticket[n]); len(test.asked) > 0 {
				tests, offers = append(tests, test), offers-1
				ticket = slices.Delete(ticket, n, n+1)
				n--
			}
		}
		topics, offering = append(topics, ticket...), offering+offers
	}
	if whole*10 < len(heads)*8 || offering*3 > len(topics)*2 {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range heads {
		out[i] = out[i].Titled() // what stands over it does not go on there
		out[i].Gap = true
	}
	for _, i := range topics {
		out[i] = r.topic(out[i])
		if n := listedBelow(out[i:]); n > 0 {
			out[i] = flatten.Broken(out[i : i+n+1])
			out[i].Open = true
			for k := range n {
				out[i+1+k] = line.NewLine(out[i+1+k], nil)
			}
		}
	}
	for _, test := range tests {
		test.write(out)
	}
	return withoutFurnished(out, heads[0], tests)
}

// listedBelow is how many lines in letters below the first complete it, as what a program
// shall do: "that does the following:".
func listedBelow(lines []line.Line) int {
	if !strings.HasSuffix(lines[0].Text, ":") {
		return 0
	}
	n := 0
	for n+1 < len(lines) {
		if c, ok := lines[n+1].ChoiceLabel(); !ok || c.Kind == lexicon.DigitLabel {
			break
		}
		n++
	}
	return n
}

// topicsOf are the places of the topics of a ticket, and how many of them have letters
// below, as choices have. The first number may be lost.
func (r *Reader) topicsOf(lines []line.Line, from int) (topics []int, offering int) {
	next, letters, plain := 1, false, false
	for i := from; i < len(lines); i++ {
		if c, ok := lines[i].ChoiceLabel(); ok && c.Kind != lexicon.DigitLabel && len(topics) > 0 && !letters {
			offering, letters = offering+1, true
		}
		if dotted := dottedTask.MatchString(lines[i].Text) && lines[i].Label == nil; dotted && plain {
			continue // of a test among them
		} else if n := r.topicNumber(lines[i]); n == next || n == 2 && next == 1 {
			plain = !dotted
			topics, next, letters = append(topics, i), n+1, false
		}
	}
	return topics, offering
}

// ticketHeads are the places of the heads of tickets, and whether one says of what.
func ticketHeads(lines []line.Line) (heads []int, full bool) {
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, rewrite.TaskHeading) || !lexicon.MayHeadTicket(l.Text) {
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

// withoutFurnished drops what stands on the tickets again and again, from the first on,
// and the pictures between, by which it is signed.
func withoutFurnished(lines []line.Line, first int, tests []ticketTest) []line.Line {
	offered := map[int]bool{}
	for _, test := range tests {
		for _, i := range test.offered {
			offered[i] = true
		}
	}
	times := map[string]int{}
	for _, l := range lines[first:] {
		if mayFurnish(l) {
			times[furnishing(l)]++
		}
	}
	again := func(l line.Line) bool { return mayFurnish(l) && l.Text != "" && times[furnishing(l)] >= leastFurnish }
	out := lines[:0:0]
	for i, l := range lines {
		signs := l.Kind == line.ObjectLine && i > 0 && i+1 < len(lines) && again(lines[i+1])
		if offered[i] || !signs && !again(l) {
			out = append(out, l)
		}
	}
	return out
}

// mayFurnish reports whether a line may stand on every ticket: no part of a topic.
func mayFurnish(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && !l.Open
}

// furnishing is what a line says, however wide its room is.
func furnishing(l line.Line) string {
	return strings.Join(strings.FieldsFunc(l.Folded(), func(r rune) bool { return r == '_' || r == ' ' }), " ")
}
