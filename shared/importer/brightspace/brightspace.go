// Package brightspace reads the comma-separated text that Brightspace takes into
// its question library: a field on each line, its name in front, and a line
// "NewQuestion" with the kind at the beginning of each question.
package brightspace

import (
	"context"
	"encoding/csv"
	"io"
	"regexp"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/htmltext"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// opening is the first line of a question.
var opening = regexp.MustCompile(`(?m)^\x{feff}?"?NewQuestion"?([,;\t])"?(?:MC|MS|TF|SA|WR|LA|M|O|MSA)"?[,;\t\r\n]`)

// Sniff reports whether data has questions of Brightspace's.
func Sniff(data []byte) bool {
	head := draft.Text(data[:min(len(data), 16<<10)])
	return opening.MatchString(head+"\n") && strings.Contains(head, "QuestionText")
}

// Read reads a file of questions.
func Read(ctx context.Context, data []byte) (quiz.Quiz, []finding.Finding, error) {
	d := draft.New()
	text := draft.Text(data)
	in := csv.NewReader(strings.NewReader(text))
	in.FieldsPerRecord, in.LazyQuotes, in.ReuseRecord = -1, true, false
	if m := opening.FindStringSubmatch(text + "\n"); m != nil {
		in.Comma = rune(m[1][0])
	}
	var q *question
	for {
		if err := ctx.Err(); err != nil {
			return quiz.Quiz{}, nil, err
		}
		fields, err := in.Read()
		if err == io.EOF {
			break
		}
		if err != nil {
			continue // LazyQuotes leaves a quote that nothing closes
		}
		line, _ := in.FieldPos(0)
		name := strings.ToLower(strings.TrimSpace(strings.TrimPrefix(fields[0], "\ufeff")))
		for len(fields) < 5 {
			fields = append(fields, "")
		}
		if name == "newquestion" {
			q.add(d)
			q = &question{kind: strings.ToUpper(strings.TrimSpace(fields[1])), at: finding.Position{Line: line}}
		} else if q != nil {
			q.field(name, fields[1:])
		}
	}
	q.add(d)
	return d.Finish("Brightspace question file")
}

// question is what the lines of one question have said.
type question struct {
	kind     string
	at       finding.Position
	item     quiz.Item
	choices  []quiz.Entry
	key      []int
	truth    *bool
	accepted []quiz.Accepted
	left     map[string]richtext.Content
	order    []string // the names of left entries
	right    [][2]string
	entries  []richtext.Content
	model    richtext.Content
}

// text reads a field; one beside it may say that it is HTML.
func text(field, kind string) richtext.Content {
	if !strings.EqualFold(strings.TrimSpace(kind), "HTML") {
		return richtext.Plain(draft.Line(field))
	}
	return htmltext.Reader{Drawn: true}.HTML(htmltext.Known(field))
}

// field takes a line; of names that are not known nothing is kept.
func (q *question) field(name string, f []string) {
	switch name {
	case "questiontext":
		q.item.Stem = text(f[0], f[1])
	case "points":
		if p, ok := draft.Number(f[0]); ok && p.Sign() >= 0 {
			q.item.Points = &p
		}
	case "hint":
		q.item.Hint = text(f[0], f[1])
	case "feedback":
		q.item.Feedback.General = text(f[0], f[1])
	case "option":
		if share, ok := draft.Number(f[0]); ok && share.Sign() > 0 {
			q.key = append(q.key, len(q.choices))
		}
		q.choices = append(q.choices, quiz.Entry{Content: text(f[1], f[2]), Feedback: text(f[3], "")})
	case "true", "false":
		if share, ok := draft.Number(f[0]); ok && share.Sign() > 0 {
			right := name == "true"
			q.truth = &right
		}
	case "answer":
		if credit, ok := draft.Share(f[0]); ok && strings.TrimSpace(f[1]) != "" {
			q.accepted = append(q.accepted, draft.Accepted(f[1], credit, nil))
		}
	case "answerkey":
		q.model = text(f[0], f[1])
	case "choice":
		if q.left == nil {
			q.left = map[string]richtext.Content{}
		}
		number := strings.TrimSpace(f[0])
		if _, ok := q.left[number]; !ok {
			q.order = append(q.order, number)
		}
		q.left[number] = text(f[1], f[2])
	case "match":
		q.right = append(q.right, [2]string{strings.TrimSpace(f[0]), f[1]})
	case "item":
		q.entries = append(q.entries, text(f[0], f[1]))
	}
}

// add adds the question that is complete.
func (q *question) add(d *draft.Draft) {
	if q == nil || len(q.item.Stem) == 0 {
		return
	}
	q.item.Position = q.at
	switch q.kind {
	case "MC":
		q.item.Response = quiz.Choice{Choices: q.choices, Key: q.key, Multiple: len(q.key) > 1}
	case "MS":
		q.item.Response = quiz.Choice{Choices: q.choices, Key: q.key, Multiple: true}
	case "TF":
		q.item.Response = quiz.TrueFalse{Key: q.truth}
	case "SA", "MSA":
		q.item.Response = quiz.Text{Accepted: q.accepted}
	case "WR", "LA":
		q.item.Response = quiz.Essay{Model: q.model}
	case "M":
		q.item.Response = q.pairs()
	case "O":
		q.item.Response = draft.Ordered(q.entries)
	default:
		d.Unread(q.at, q.item.Stem.Text(), "A question of the kind %s was left out: it is not read.", q.kind)
		return
	}
	d.Add(q.item)
}

// pairs puts the entries together that have one number.
func (q *question) pairs() quiz.Match {
	var out draft.Pairs
	for _, number := range q.order {
		for _, r := range q.right {
			if r[0] == number {
				out.Add(q.left[number], richtext.Plain(draft.Line(r[1])))
				break
			}
		}
	}
	for _, r := range q.right {
		if _, ok := q.left[r[0]]; !ok {
			out.Add(nil, richtext.Plain(draft.Line(r[1])))
		}
	}
	return out.Match()
}
