// Package aiken reads Aiken: a stem, a line for each choice, and the letter of
// the right one. The format has no markup. Moodle wants the stem on one line;
// other programs write several, which are read as lines.
package aiken

import (
	"context"
	"regexp"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/htmltext"
	"formwright/shared/quiz"
)

var (
	choiceLine = regexp.MustCompile(`^\s*([A-Z])[.)][ \t]+(\S.*)$`)
	answerLine = regexp.MustCompile(`^\s*ANSWER:\s*([A-Z])\s*$`)
	numberLine = regexp.MustCompile(`^\s*(\p{L}+ )?\d+\s*[.):]\s`)
)

// question is the lines of one question.
type question struct {
	line    int // of the stem, from 1
	stem    []string
	choices []string
	key     int  // index, or -1 where the letter names no choice
	loose   bool // a choice goes on over several lines
}

// Sniff reports whether data is Aiken and nothing else: every question has its
// lettered choices and its ANSWER line. A file with numbered questions is a text
// like any other, which the recogniser reads with the numbers for labels.
func Sniff(data []byte) bool {
	questions, rest := split(draft.Text(data))
	numbered := 0
	for _, q := range questions {
		if q.key < 0 || q.loose || len(q.choices) < 2 || len(q.stem) != 1 {
			return false
		}
		if numberLine.MatchString(q.stem[0]) {
			numbered++
		}
	}
	if len(questions) == 0 || len(rest) > 0 || 2*numbered > len(questions) {
		return false
	}
	_, _, err := Read(context.Background(), data)
	return err == nil // a stem may hold nothing that shows
}

// Read reads an Aiken file.
func Read(ctx context.Context, data []byte) (quiz.Quiz, []finding.Finding, error) {
	d := draft.New()
	questions, rest := split(draft.Text(data))
	for _, q := range questions {
		if err := ctx.Err(); err != nil {
			return quiz.Quiz{}, nil, err
		}
		add(d, q)
	}
	if len(rest) > 0 {
		d.Unread(finding.Position{Line: rest[0].line}, rest[0].text, "Lines without an ANSWER line after them were left out.")
	}
	return d.Finish("Aiken file")
}

func add(d *draft.Draft, q question) {
	at := finding.Position{Line: q.line}
	plain := htmltext.Reader{Drawn: true}
	c := quiz.Choice{}
	for _, text := range q.choices {
		c.Choices = append(c.Choices, quiz.Entry{Content: htmltext.Reader{}.Plain(text)})
	}
	if q.key >= 0 {
		c.Key = []int{q.key}
	} else {
		d.Report(finding.Warning, finding.KeyUnmatched, at, strings.Join(q.stem, " "), "The ANSWER line names a letter that no choice has.")
	}
	d.Add(quiz.Item{Stem: plain.Plain(strings.Join(q.stem, "\n")), Response: c, Position: at})
}

// line is a line that belongs to no question.
type line struct {
	line int
	text string
}

// maxLines bounds the lines of one question.
const maxLines = 500

// split cuts a file at its ANSWER lines; rest are the lines after the last one.
func split(text string) (questions []question, rest []line) {
	for i, s := range strings.Split(text, "\n") {
		if m := answerLine.FindStringSubmatch(s); m != nil && len(rest) > 0 && len(rest) <= maxLines {
			questions = append(questions, questionOf(rest, int(m[1][0]-'A')))
			rest = nil
			continue
		}
		if strings.TrimSpace(s) != "" {
			rest = append(rest, line{i + 1, s})
		}
	}
	return questions, rest
}

// questionOf reads the lines before an ANSWER line: the choices are the last
// lines, lettered from A; a line that goes on belongs to the choice before it.
func questionOf(lines []line, key int) question {
	q := question{line: lines[0].line, key: key}
	for i, l := range lines {
		m := choiceLine.FindStringSubmatch(l.text)
		switch {
		case m != nil && i > 0 && int(m[1][0]-'A') == len(q.choices):
			q.choices = append(q.choices, m[2])
		case len(q.choices) > 0:
			q.choices[len(q.choices)-1] += "\n" + l.text
			q.loose = true
		default:
			q.stem = append(q.stem, l.text)
		}
	}
	if q.key >= len(q.choices) {
		q.key = -1
	}
	return q
}
