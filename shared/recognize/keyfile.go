package recognize

import (
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/richtext"
)

// RecognizeWithKey finds the questions of a document whose answers stand in a
// document of their own: a list of answers in any form a key at the end of a test
// has, letters in a row, or a copy of the test with its answers marked. What of
// the key fits no question, and what contradicts the document, is a finding.
func RecognizeWithKey(doc, key page.Document) (quiz.Quiz, []finding.Finding, error) {
	return recognise(doc, &key)
}

// takeKey reads the key that came beside a document of these lines, nil for a workbook.
func (r *recognizer) takeKey(key page.Document, lines []line.Line) {
	if r.LetteredRows {
		key.Blocks = r.CountedKey(key.Blocks)
	}
	if entries, ok := r.copied(key, lines); ok {
		r.AddGiven(entries)
	} else {
		listed := r.Listed(key)
		if below := r.listedBelow(key, lines, len(listed) > 1); len(below) > 0 && len(below) >= len(listed) {
			listed = below
		}
		r.AddGiven(listed)
	}
	for _, e := range r.Given.Entries {
		if o := *e.Value.Known(); o.Pos.Part == "" {
			o.Pos.Part = "answer key"
			e.Value.Origin = &o
		}
	}
	if len(r.Given.Entries) == 0 {
		r.Findings = append(r.Findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Position: finding.Position{Part: "answer key"},
			Message: "No answer was found in the answer key. A key is a list such as \"1. B\", a table of numbers and answers, or a copy of the test with its answers marked."})
	}
}

// titleLines is how many lines stand over the heading of a key at the most.
const titleLines = 6

// listedBelow reads a list as if it stood at the end of the document, which tells what its
// titles and rows are; nil where something of it would be left. Without a heading only
// what is a list by itself is sure to be one.
func (r *recognizer) listedBelow(key page.Document, lines []line.Line, sure bool) []answerkey.KeyEntry {
	if len(lines) == 0 {
		return nil
	}
	below := r.WithoutNoise(flatten.Flatten(key.Blocks, r.Vocabulary))
	heading := slices.IndexFunc(below[:min(len(below), titleLines)], r.IsKeyHeading)
	if heading < 0 && !sure {
		return nil
	}
	if heading < 0 {
		heading = 0
		below = r.WithoutNoise(flatten.Flatten(append([]page.Block{page.Paragraph{Runs: []page.Run{{Text: "Answer key"}}}}, key.Blocks...), r.Vocabulary))
	}
	all := append(lines[:len(lines):len(lines)], below[heading:]...)
	entries, end := r.KeyAt(all, len(lines))
	if end < len(all) || isSheetHead(entries) {
		return nil
	}
	return entries
}

// isSheetHead reports whether answers are the letters in their order, and figures at most:
// what stands over a sheet to mark answers on, "1 2 3 4" over "A B C D".
func isSheetHead(entries []answerkey.KeyEntry) bool {
	letters := 0
	for _, e := range entries {
		switch text := e.Value.Text; {
		case strings.EqualFold(text, richtext.Letters(letters+1)):
			letters++
		case strings.Trim(text, "0123456789 ") != "":
			return false
		}
	}
	return letters >= leastSheetLetters
}

// leastSheetLetters is how many choices such a sheet has.
const leastSheetLetters = 3

// copied reads a copy of the test with its answers marked. ok is false when the key is
// something else; a copy need not mark any.
func (r *recognizer) copied(key page.Document, lines []line.Line) (entries []answerkey.KeyEntry, ok bool) {
	q, _, err := Recognize(key)
	if err != nil || len(q.Items) < 2 {
		return nil, false
	}
	offered, again, numbered := 0, 0, 0
	said, asked := r.lettersOf(lines, false), r.lettersOf(lines, true)
	for i, item := range q.Items {
		if _, ok := item.Response.(quiz.Choice); ok {
			offered++
		}
		e := answerkey.KeyEntry{Number: i + 1, Asks: draft.AskedLetters(item.Stem.Text())}
		if n := line.LastNumber(item.Label); n > 0 {
			e.Number = n
		}
		first, _, _ := strings.Cut(item.Stem.Text(), "\n")
		if letters := draft.AskedLetters(first); beginsOne(said, letters) {
			again++
			if beginsOne(asked, letters) {
				numbered++
			}
		}
		if value := draft.AnswerOf(item.Response, &e); value != "" {
			e.Value = line.NewLine(line.LineAt(item.Position), []page.Run{{Text: value}})
			entries = append(entries, e)
		}
	}
	if len(entries) > 0 && again*3 >= len(q.Items)*2 || numbered*3 >= len(q.Items)*2 {
		return entries, true
	}
	return entries, offered*2 >= len(q.Items) && len(entries)*2 >= len(q.Items)
}

// lettersOf are what lines say behind their numbers that are no choices, without what
// they are worth, in order: all of them or those with numbers.
func (r *recognizer) lettersOf(lines []line.Line, numbered bool) []string {
	out := make([]string, 0, len(lines))
	for i := range lines {
		l := &lines[i]
		text := l.Text
		if q, ok := l.QuestionLabel(r.Vocabulary); ok {
			text = text[q.End:]
		} else if _, ok := l.ChoiceLabel(); ok || numbered {
			continue
		}
		out = append(out, draft.AskedLetters(text))
	}
	slices.Sort(out)
	return out
}

// beginsOne reports whether one of some sorted texts begins with another.
func beginsOne(sorted []string, text string) bool {
	at, _ := slices.BinarySearch(sorted, text)
	return text != "" && at < len(sorted) && strings.HasPrefix(sorted[at], text)
}
