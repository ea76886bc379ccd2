package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastVoted is how many questions of such a page have what readers voted for, and how
// many heads with a topic tell where a discussion ends.
const leastVoted = 2

var (
	// topicHead is the head of a question on such a page, with the topic glued to it.
	topicHead = pattern.Guarded(pattern.OpensWith("QT"), `^(?:Topic\s\d{1,3}\s?[-–]?\s?)?(?:Question|QUESTION) #?\s?(\d{1,4})\s*(?:[-–|]\s*)?(?:(?:Topic|Exam)\b.{0,40})?$`)
	// voteLine heads what readers voted for, or opens the answer: nothing of the question.
	voteLine = pattern.Guarded(pattern.OpensWith("CRHSD"), `^(?:Community vote distribution|(?:Reveal|Hide|Show) (?:Solution|Answer)\b.{0,60}|Discussion\s?\(?\d{0,4}\)?)$`)
	// votes is the share that a letter got: "C (80%)", "A (20%) Other", "5%".
	votes = pattern.Guarded(pattern.Holds("%O"), `^(?:(?:[A-H]{1,6} \(\d{1,3}%\)|\d{1,3}%|Other)\s*)+$`)
	// mostVoted stands behind the choice that most readers picked.
	mostVoted = pattern.Guarded(pattern.EndsWith("d", ""), `\s*\(?Most Voted\)?$`)
	// votedAnswer is the answer of the page with the sign of a ballot box behind it.
	votedAnswer = pattern.Guarded(pattern.OpensWith("C"), `^Correct Answers?:\s*[A-H](?:[, ]*[A-H])*(\s*[^\pL\pN\s,.;:()]+)$`)
)

// WithoutVotes leaves out what readers of a page with exams voted for, its buttons and what
// they discuss: the answer is what the page says.
func WithoutVotes(lines []line.Line) []line.Line {
	voted, heads := 0, 0
	for _, l := range lines {
		switch {
		case l.Kind != line.TextLine:
		case voteLine.MatchString(l.Text):
			voted++
		case topicHead.MatchString(l.Text):
			heads++
		}
	}
	if voted < leastVoted {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	discussed := false
	for _, l := range lines {
		if l.Kind != line.TextLine {
			out = append(out, l)
			continue
		}
		if m := topicHead.FindStringSubmatch(l.Text); m != nil {
			discussed = false
			out = append(out, line.NewLine(l, []page.Run{{Text: "Question " + m[1]}}))
			continue
		}
		if voteLine.MatchString(l.Text) {
			discussed = l.Text[0] == 'C'
			continue
		}
		if discussed && (heads >= leastVoted || votes.MatchString(l.Text)) {
			continue
		}
		if m := mostVoted.FindStringIndex(l.Text); m != nil && m[0] > 0 {
			l = l.Cut(0, m[0])
		}
		if m := votedAnswer.FindStringSubmatchIndex(l.Text); m != nil {
			l = l.Cut(0, m[2])
		}
		out = append(out, l)
	}
	return out
}
