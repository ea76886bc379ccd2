package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// paper makes a document of lines as plain text gives them: a paragraph each,
// tabs as tab runs.
func paper(text string) page.Document { return recognize.Paper(text) }

// read recognises a document that must hold questions.
func read(t *testing.T, doc page.Document) (quiz.Quiz, []finding.Finding) {
	t.Helper()
	q, fs, err := recognize.Recognize(doc)
	if err != nil {
		t.Fatalf("Recognize: %v", err)
	}
	return q, fs
}

// keys gives the right choices of every item as text, "-" for none.
func labels(q quiz.Quiz) (out []string) {
	for _, item := range q.Items {
		out = append(out, item.Label)
	}
	return out
}

func keys(q quiz.Quiz) []string {
	var out []string
	for _, item := range q.Items {
		out = append(out, keyText(item.Response))
	}
	return out
}

func keyText(r quiz.Response) string {
	if !r.HasKey() {
		return "-"
	}
	var parts []string
	switch r := r.(type) {
	case quiz.Choice:
		for _, k := range r.Key {
			parts = append(parts, r.Choices[k].Content.Text())
		}
	case quiz.TrueFalse:
		return map[bool]string{true: "true", false: "false"}[*r.Key]
	case quiz.Text:
		for _, a := range r.Accepted {
			parts = append(parts, a.Text)
		}
	case quiz.Number:
		return r.Key.Min.String() + ".." + r.Key.Max.String() + r.Unit
	case quiz.Match:
		for i, k := range r.Key {
			parts = append(parts, r.Left[i].Text()+"="+r.Right[k].Text())
		}
	case quiz.Order:
		for _, k := range r.Key {
			parts = append(parts, r.Entries[k].Text())
		}
	case quiz.Blanks:
		for _, b := range r.Blanks {
			parts = append(parts, keyText(b.Response))
		}
	}
	return strings.Join(parts, " | ")
}

func noQuestions(t *testing.T, text string) {
	t.Helper()
	q, _, err := recognize.Recognize(paper(text))
	if problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("err = %v with %d items, want %s; first: %v", err, len(q.Items), problem.NoQuestions, firstStem(q))
	}
}

func firstStem(q quiz.Quiz) string {
	if len(q.Items) == 0 {
		return ""
	}
	return q.Items[0].Stem.Text()
}
