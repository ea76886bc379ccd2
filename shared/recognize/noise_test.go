package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestFooters: what stands at the foot of pages is left out, but not the rest of a
// choice that the last question of each page offers.
func TestFooters(t *testing.T) {
	for foot, want := range map[string]string{"that does not run dry": "a lake\nthat does not run dry", "Course 101": "a lake"} {
		var doc page.Document
		for n, what := range []string{"wet", "cold", "deep", "wide"} {
			last := "c) a lake"
			if foot == "Course 101" {
				last += " " + what
			}
			for _, text := range []string{string(rune('1'+n)) + ". Which of these is " + what + "?", "a) a hill", "b) a town", last, foot} {
				p := paper(text).Blocks[0].(page.Paragraph)
				p.Position.Page = n + 1
				doc.Blocks = append(doc.Blocks, p)
			}
		}
		q, _ := read(t, doc)
		if len(q.Items) != 4 {
			t.Fatalf("%q: %d items", foot, len(q.Items))
		}
		for _, item := range q.Items {
			c, ok := item.Response.(quiz.Choice)
			if !ok || len(c.Choices) != 3 {
				t.Fatalf("%q: %+v", foot, item.Response)
			}
			if got := c.Choices[2].Content.Text(); !strings.HasPrefix(got, want) || strings.Contains(got, "Course") {
				t.Errorf("%q: %q", foot, got)
			}
		}
	}
}

// TestRepeatedStems: a line that begins the stems of many questions is no header,
// though some pages happen to begin with it.
func TestRepeatedStems(t *testing.T) {
	var doc page.Document
	for n, what := range []string{"wet", "cold", "deep", "wide", "long", "red", "old", "new", "soft"} {
		for _, text := range []string{"Question " + string(rune('1'+n)), "Only one of these is true. Which?", "a) a hill that is " + what, "b) a town", "c) a lake"} {
			p := paper(text).Blocks[0].(page.Paragraph)
			p.Position.Page = 1 + n/3
			if n%3 > 0 || !strings.HasPrefix(text, "Question") {
				doc.Blocks = append(doc.Blocks, p)
				continue
			}
			p.Position.Page = max(1, n/3) // the heading stayed at the foot of the page before
			doc.Blocks = append(doc.Blocks, p)
		}
	}
	q, _ := read(t, doc)
	for _, item := range q.Items {
		if got := item.Stem.Text(); !strings.Contains(got, "Only one") {
			t.Errorf("%s: %q", item.Label, got)
		}
	}
	if len(q.Items) != 9 {
		t.Errorf("%d items", len(q.Items))
	}
}

// TestRightsNotices: what a publisher prints below a paper belongs to no question.
func TestRightsNotices(t *testing.T) {
	q, _ := read(t, paper("Exam\n1. What is a mole?\n2. Explain how a mole digs.\n\nPermission to reproduce items where others own the rights has been sought.\n© School Press 2023\nReservados todos los derechos. No se permite la copia."))
	if len(q.Items) != 2 || q.Items[1].Stem.Text() != "Explain how a mole digs." {
		t.Errorf("%d items, the last %q", len(q.Items), q.Items[len(q.Items)-1].Stem.Text())
	}
}
