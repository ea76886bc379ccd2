package recognize

import (
	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/line"
)

// RecognizeWithKey finds the questions of a document whose answers stand in a
// document of their own: a list of answers in any form a key at the end of a test
// has, letters in a row, or a copy of the test with its answers marked. What of
// the key fits no question, and what contradicts the document, is a finding.
func RecognizeWithKey(doc, key page.Document) (quiz.Quiz, []finding.Finding, error) {
	return recognise(doc, &key)
}

// takeKey reads the key that came beside the document.
func (r *recognizer) takeKey(key page.Document) {
	r.AddGiven(r.copied(key))
	if len(r.Given.Entries) == 0 {
		r.AddGiven(r.Listed(key))
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

// copied reads a copy of the test with its answers marked; nil when the key is
// something else.
func (r *recognizer) copied(key page.Document) []answerkey.KeyEntry {
	q, _, err := Recognize(key)
	if err != nil {
		return nil
	}
	var out []answerkey.KeyEntry
	offered := 0
	for i, item := range q.Items {
		if _, ok := item.Response.(quiz.Choice); ok {
			offered++
		}
		e := answerkey.KeyEntry{Number: i + 1, Why: nil}
		if n := line.LastNumber(item.Label); n > 0 {
			e.Number = n
		}
		if value := draft.AnswerOf(item.Response, &e); value != "" {
			e.Value = line.NewLine(line.LineAt(item.Position), []page.Run{{Text: value}})
			out = append(out, e)
		}
	}
	if len(q.Items) < 2 || offered*2 < len(q.Items) || len(out)*2 < len(q.Items) {
		return nil
	}
	return out
}
