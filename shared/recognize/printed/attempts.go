package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// The page of an attempt, copied out of a learning platform, heads every question with its
// number and its score, and says over each choice whether it was picked or is right:
//
//	Question 1
//	0 / 2 pts
//	Plants take in carbon dioxide through their
//	You Answered
//	roots
//	Correct Answer
//	stomata
var (
	// attemptScore is what a question earned, if it says so, and what it is worth.
	attemptScore = pattern.Guarded(asks.MayWholePoints, `(?i)^(?:(\d+(?:[.,]\d+)?)\s*(?:/|out of|von|sur|de|em|su|из|van)\s*)?(\d+(?:[.,]\d+)?)\s*`+line.PointWord+`$`)
	attemptHead  = pattern.Guarded(pattern.Holds("/0123456789"), `(?i)^(\pL[\pL ]*\s\d{1,3})\s*[\t ]\s*(\d+(?:[.,]\d+)?\s*(?:/|out of|von|sur|de|em|su|из|van)\s*\d+(?:[.,]\d+)?\s*`+line.PointWord+`)$`)

	// rightOver and takenOver stand over a choice, acceptedOver over all that is accepted
	// as the answer to a question without choices.
	rightOver    = pattern.Guarded(pattern.BeginsWith("cCrR¡"), `(?i)^(?:(?:`+saidRight+`)(?:\s*(?:`+rightOne+`))?|`+rightOne+`)$`)
	takenOver    = pattern.Guarded(pattern.BeginsWith("yYrRuUvVsS"), `(?i)^(?:`+saidTaken+`)$`)
	acceptedOver = pattern.Guarded(pattern.BeginsWith("cCrR"), `(?i)^(?:`+rightOnes+`)$`)

	// attemptMatter is what stands over the first question of such a page and behind the
	// last: when, how long, how many, which attempt.
	attemptMatter = pattern.New(`(?i)^(?:due\b.{0,40}|points? \d+.{0,12}|questions \d{1,3}|available\b.{0,60}|time limit\b.{0,30}|allowed attempts\b.{0,20}|attempts? history|attempt\t.*|(?:latest|kept)\b.{0,60}|score for this (?:quiz|attempt)\s*:.*|submitted\b.{0,40}|this attempt took\b.*|take the quiz again|quiz score\s*:.*|fecha de entrega\b.{0,40}|puntos \d+|preguntas \d{1,3}|límite de tiempo\b.{0,30}|pontos \d+|perguntas \d{1,3}|punkte \d+|fragen \d{1,3}|zeitlimit\b.{0,30})$`)
	withMargin    = pattern.Guarded(pattern.EndsWith(")", ""), `(?i)^(-?\d+(?:[.,]\d+)?)\s*\((?:with (?:a )?margin|con margen|com margem)(?: of)?\s*:?\s*(\d+(?:[.,]\d+)?)\)$`)
)

// leastAttempted is how many questions of such a page say what is right.
const leastAttempted = 2

// attempted is a question of such a page.
type attempted struct {
	head  line.Line // its number
	score string
	worth string
	body  []line.Line
	from  int // the line of its number
}

// Attempts writes such pages as tests with the right answers behind their questions.
func (r *Reader) Attempts(lines []line.Line) []line.Line {
	if !saysAttempt(lines) {
		return lines
	}
	found := r.attempts(lines)
	out := withoutMatter(lines[:firstOf(found, len(lines))])
	told, scored := 0, 0
	for k := range found {
		q := &found[k]
		if k == len(found)-1 {
			q.body = withoutMatter(q.body)
		}
		if q.score != "" {
			scored++
		}
		body, ok := q.judgedOver()
		if ok {
			told++
		} else {
			body = q.body
		}
		head := q.head
		if q.worth != "" {
			head = line.NewLine(head, []page.Run{{Text: head.Text + " (" + q.worth + " points)"}})
		}
		out = append(append(out, head), body...)
	}
	if told < leastAttempted || scored*10 < len(found)*8 {
		return lines
	}
	return out
}

// saysAttempt is a quick look for enough lines that say so.
func saysAttempt(lines []line.Line) bool {
	n := 0
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if over, _, _ := strings.Cut(l.Text, "\t"); len(over) < asks.VerdictLength && saysOver(over) {
			if n++; n == leastAttempted {
				return true
			}
		}
	}
	return false
}

func firstOf(found []attempted, none int) int {
	if len(found) == 0 {
		return none
	}
	return found[0].from
}

// attempts cuts the lines at the numbers of questions, and takes their scores off.
func (r *Reader) attempts(lines []line.Line) []attempted {
	var out []attempted
	for i, l := range lines {
		q := attempted{head: l, from: i}
		if m := attemptHead.FindStringSubmatchIndex(l.Text); m != nil && l.Kind == line.TextLine && l.Label == nil && r.isNumberAlone(l.Cut(0, m[3])) {
			q.head, q.score = l.Cut(0, m[3]), l.Text[m[4]:m[5]]
		} else if !r.isNumberAlone(l) || attemptMatter.MatchString(l.Text) {
			if n := len(out); n > 0 {
				out[n-1].body = append(out[n-1].body, l)
			}
			continue
		}
		out = append(out, q)
	}
	for k := range out {
		out[k].takeScore()
	}
	return slices.DeleteFunc(out, func(q attempted) bool { return len(q.body) == 0 && q.score == "" })
}

// takeScore finds the score in the first lines of a question, and drops what stands before
// it there.
func (q *attempted) takeScore() {
	const near = 3
	for i := 0; q.score == "" && i < min(near, len(q.body)); i++ {
		if l := q.body[i]; l.Kind == line.TextLine && attemptScore.MatchString(l.Text) {
			q.score, q.body = l.Text, q.body[i+1:]
		}
	}
	if m := attemptScore.FindStringSubmatch(q.score); m != nil {
		q.worth = m[2]
	}
}

// withoutMatter leaves out what such a page says of itself.
func withoutMatter(lines []line.Line) []line.Line {
	return slices.DeleteFunc(slices.Clone(lines), func(l line.Line) bool {
		return l.Kind == line.TextLine && attemptMatter.MatchString(l.Text)
	})
}

// judgedOver writes a question whose choices have a verdict over them.
func (q *attempted) judgedOver() ([]line.Line, bool) {
	body := ownVerdicts(q.body)
	first := slices.IndexFunc(body, isOver)
	if first < 1 {
		return nil, false
	}
	if at := slices.IndexFunc(body, func(l line.Line) bool { return acceptedOver.MatchString(l.Text) }); at >= 0 {
		var texts []string
		for _, l := range body[at+1:] {
			if l.Kind == line.TextLine && l.Text != "" {
				texts = append(texts, accepted(l.Text))
			}
		}
		said := line.NewLine(body[at], []page.Run{{Text: strings.Join(texts, " | ")}})
		return append(slices.Clone(body[:first]), flatten.Answering(said)), len(texts) > 0 && first <= at
	}
	asked := stemOf(body[:first])
	var choices []line.Line
	var right []bool
	var why []line.Line
	next := false
	for _, l := range body[asked:] {
		switch {
		case isOver(l):
			next = rightOver.MatchString(l.Text)
			continue
		case l.Text == "" && len(l.Runs) == 0:
			continue
		case l.Gap && len(choices) > 1 && !slices.ContainsFunc(choices[1:], func(c line.Line) bool { return c.Gap }):
			why = append(why, flatten.Explaining(l))
			continue
		}
		choices, right, next = append(choices, l.From(len(leadingSign.FindString(l.Text)))), append(right, next), false
	}
	return keyed(body[:asked], choices, right, why)
}

// keyed is a question with letters before its choices and a line with those of the right ones;
// one that offers nothing has the answer itself.
func keyed(stem, choices []line.Line, right []bool, why []line.Line) ([]line.Line, bool) {
	out := slices.Clone(stem)
	switch {
	case len(choices) == 0:
		return nil, false
	case len(choices) == 1 && right[0]:
		out = append(out, flatten.Answering(choices[0]))
	case len(choices) > 1:
		var letters []string
		for k := range choices {
			c := line.NewLine(choices[k], append([]page.Run{{Text: strings.ToUpper(richtext.Letters(k+1)) + ". "}}, choices[k].Runs...))
			c.Soft, c.Gap, c.Label = false, false, nil
			out = append(out, c)
			if right[k] {
				letters = append(letters, strings.ToUpper(richtext.Letters(k+1)))
			}
		}
		if len(letters) > 0 {
			out = append(out, flatten.Answering(line.NewLine(choices[0], []page.Run{{Text: strings.Join(letters, ", ")}})))
		}
	}
	return append(out, why...), true
}

// accepted is an answer in words or a number with its margin.
func accepted(s string) string {
	m := withMargin.FindStringSubmatch(s)
	switch {
	case m == nil:
		return s
	case strings.Trim(m[2], "0.,") == "":
		return m[1]
	}
	return m[1] + " ± " + m[2]
}

// ownVerdicts gives verdicts that share a line with their choice lines of their own.
func ownVerdicts(lines []line.Line) []line.Line {
	out := make([]line.Line, 0, len(lines))
	for _, l := range lines {
		if at := strings.IndexByte(l.Text, '\t'); at > 0 && l.Kind == line.TextLine && isOver(l.Cut(0, at)) {
			out = append(out, l.Cut(0, at), l.From(at+1))
			continue
		}
		out = append(out, l)
	}
	return out
}

// isOver reports whether a line says of the choice below it what it is.
func isOver(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && saysOver(l.Text)
}

func saysOver(s string) bool {
	return rightOver.MatchString(s) || takenOver.MatchString(s) || acceptedOver.MatchString(s)
}

// stemOf counts the lines that ask, of those before the first verdict: to the first that ends as a
// question does or, where none does, to the first gap; one at least.
func stemOf(lines []line.Line) int {
	for i, l := range lines {
		if flatten.EndsAsking(l.Text) || strings.HasSuffix(l.Text, ":") || flatten.HasBlank(l) {
			return i + 1
		}
	}
	for i := 1; i < len(lines); i++ {
		if lines[i].Gap {
			return i
		}
	}
	return min(1, len(lines))
}
