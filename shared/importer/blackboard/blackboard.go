// Package blackboard reads the tab-delimited text that Blackboard takes under
// "Upload Questions": a question on each line, its kind in the first field.
package blackboard

import (
	"context"
	"regexp"
	"strconv"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/htmltext"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// kindLine is a line of a kind that is read. QUIZ_BOWL and the other games of
// Blackboard Original are told apart so that a file with them is still one.
var kindLine = regexp.MustCompile(`^(MC|MA|TF|ESS|ORD|MAT|FIB|FIB_PLUS|NUM|SR|OP|FIL|QUIZ_BOWL|JUMBLED_SENTENCE)\t[^\t]*[^\s]`)

// Sniff reports whether every line of data is a question of Blackboard's.
func Sniff(data []byte) bool {
	if !kindLine.Match(data[:min(len(data), 64)]) && !strings.HasPrefix(string(data[:min(len(data), 3)]), "\ufeff") {
		return false
	}
	lines := 0
	for line := range strings.Lines(draft.Text(data)) {
		if strings.TrimSpace(line) == "" {
			continue
		}
		if !kindLine.MatchString(line) {
			return false
		}
		lines++
	}
	return lines > 0
}

// Read reads a file of questions.
func Read(ctx context.Context, data []byte) (quiz.Quiz, []finding.Finding, error) {
	d := draft.New()
	n := 0
	for line := range strings.Lines(draft.Text(data)) {
		n++
		if err := ctx.Err(); err != nil {
			return quiz.Quiz{}, nil, err
		}
		fields := strings.Split(strings.TrimRight(line, "\r\n"), "\t")
		if len(fields) < 2 || strings.TrimSpace(fields[1]) == "" {
			continue
		}
		add(d, fields[0], fields[1], fields[2:], finding.Position{Line: n})
	}
	return d.Finish("Blackboard question file")
}

func add(d *draft.Draft, kind, stem string, fields []string, at finding.Position) {
	item := quiz.Item{Stem: text(stem), Position: at}
	switch kind {
	case "MC", "MA":
		item.Response = choices(fields, kind == "MA")
	case "TF":
		item.Response = truth(fields)
	case "ESS", "SR":
		item.Response = quiz.Essay{Model: text(strings.Join(fields, " "))}
	case "ORD":
		item.Response = order(fields)
	case "MAT":
		item.Response = pairs(fields)
	case "FIB":
		item.Response = accepted(fields)
	case "FIB_PLUS":
		item.Stem, item.Response = gaps(stem, fields)
	case "NUM":
		item.Response = number(fields)
	default:
		d.Unread(at, stem, "A question of the kind %s was left out: it is not read.", kind)
		return
	}
	d.Add(item)
}

// text reads a field, which may be HTML.
func text(field string) richtext.Content {
	return htmltext.Reader{Drawn: true}.HTML(htmltext.Known(field))
}

func choices(fields []string, multiple bool) quiz.Choice {
	c := quiz.Choice{Multiple: multiple}
	for i := 0; i+1 < len(fields); i += 2 {
		if strings.EqualFold(strings.TrimSpace(fields[i+1]), "correct") {
			c.Key = append(c.Key, len(c.Choices))
		}
		c.Choices = append(c.Choices, quiz.Entry{Content: text(fields[i])})
	}
	c.Multiple = c.Multiple || len(c.Key) > 1
	return c
}

func truth(fields []string) quiz.TrueFalse {
	var r quiz.TrueFalse
	if value, err := strconv.ParseBool(strings.ToLower(strings.Join(fields, ""))); err == nil {
		r.Key = &value
	}
	return r
}

// order lists entries in their right order; see draft.Sorted.
func order(fields []string) quiz.Order {
	var entries []richtext.Content
	for _, f := range fields {
		if f = strings.TrimSpace(f); f != "" {
			entries = append(entries, text(f))
		}
	}
	var o quiz.Order
	o.Entries, o.Key = draft.Sorted(entries)
	return o
}

// pairs are a left and a right entry in turns; the right ones are sorted.
func pairs(fields []string) quiz.Match {
	var m quiz.Match
	var right []richtext.Content
	for i := 0; i+1 < len(fields); i += 2 {
		m.Left, right = append(m.Left, text(fields[i])), append(right, text(fields[i+1]))
	}
	m.Right, m.Key = draft.Sorted(right)
	return m
}

func accepted(fields []string) quiz.Text {
	var r quiz.Text
	for _, f := range fields {
		if f = strings.TrimSpace(f); f != "" {
			r.Accepted = append(r.Accepted, draft.Accepted(f, nil, nil))
		}
	}
	return r
}

func number(fields []string) quiz.Number {
	var values []quiz.Decimal
	for _, f := range fields {
		if v, ok := draft.Number(f); ok {
			values = append(values, v)
		}
	}
	switch {
	case len(values) == 1:
		return quiz.Number{Key: quiz.Near(values[0], quiz.Int(0))}
	case len(values) > 1 && values[1].Sign() >= 0:
		return quiz.Number{Key: quiz.Near(values[0], values[1])}
	}
	return quiz.Number{}
}

// maxGaps bounds the gaps of one question.
const maxGaps = 200

// gaps reads variables and their answers, an empty field between them; the stem
// holds each name in brackets.
func gaps(stem string, fields []string) (richtext.Content, quiz.Response) {
	var out quiz.Blanks
	names := map[string]bool{}
	for i := 0; i < len(fields) && len(out.Blanks) < maxGaps; {
		end := i
		for end < len(fields) && strings.TrimSpace(fields[end]) != "" {
			end++
		}
		if name := strings.TrimSpace(fields[i]); end > i && !names[name] && strings.Contains(stem, "["+name+"]") {
			names[name] = true
			id := "g" + strconv.Itoa(len(out.Blanks)+1)
			stem = strings.Replace(stem, "["+name+"]", htmltext.Mark(id), 1)
			out.Blanks = append(out.Blanks, quiz.Blank{ID: id, Response: accepted(fields[i+1 : end])})
		}
		i = end + 1
	}
	reader := htmltext.Reader{Gap: func(id string) ([]richtext.Inline, bool) {
		return []richtext.Inline{richtext.Blank{ID: id}}, true
	}}
	if len(out.Blanks) == 0 {
		return text(stem), quiz.Text{}
	}
	return reader.HTML(stem), out
}
