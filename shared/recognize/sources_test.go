package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestSources: the exam a question comes from stands behind its last choice.
func TestSources(t *testing.T) {
	var doc page.Document
	for _, text := range []string{
		"1. Which river is the longest?|(a) the Elbe|(b) the Nile|(c) the Rhine|Harbour Board (Mains) 2010|Answer - (b)",
		"2. Which lake is the deepest?|(a) Baikal|(b) Garda|(c) Como|Harbour Board (Mains) 2012|Answer - (a)",
		"3. Which sea is the saltiest?|(a) the Baltic|(b) the Dead Sea|(c) the Red Sea|Harbour Board (Mains) 2013|Answer - (b)",
	} {
		var p page.Paragraph
		for _, l := range strings.Split(text, "|") {
			p.Runs = append(p.Runs, page.Run{Text: l}, page.Run{Kind: page.BreakRun})
		}
		doc.Blocks = append(doc.Blocks, p)
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"the Nile", "Baikal", "the Dead Sea"}, keys(q)); diff != "" {
		t.Errorf("keys: (-want +got):\n%s", diff)
	}
	if got := q.Items[1].Response.(quiz.Choice).Choices[2].Content.Text(); got != "Como" {
		t.Errorf("last choice = %q", got)
	}
	if got := q.Items[1].Stem.Text(); got != "Which lake is the deepest?\nHarbour Board (Mains) 2012" {
		t.Errorf("stem = %q", got)
	}
}

// TestYearTags: the year of an exam at the right of stems stands behind a choice
// where the last line of the stem is full.
func TestYearTags(t *testing.T) {
	q, _ := read(t, paper("1. Which river is the longest? [1995]\n(a) the Elbe\n(b) the Nile\n2. Which lake is the deepest? [1996]\n(a) Baikal\n(b) Garda\n3. Which sea is the saltiest? [2004 - II]\n(a) the Baltic\n(b) the Dead Sea\n4. Which of these towns lies by the sea?\n(a) Oslo [1997]\n(b) Bern\n"))
	if got := q.Items[3].Response.(quiz.Choice).Choices[0].Content.Text(); got != "Oslo" {
		t.Errorf("choice = %q", got)
	}
}
