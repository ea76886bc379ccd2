package recognize_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestWordsBelow: words to fill in that stand below the sentences with the gaps are for all
// of them, on a line, under each other or in a table, with a title or none.
func TestWordsBelow(t *testing.T) {
	const sentences = "Bird test\nFill in the blanks with the words from the box.\n1. An ____ hoots.\n2. A ____ sings.\n3. The ____ swims.\n"
	const next = "\n4. Which bird is red?\na. owl\nb. robin"
	for name, doc := range map[string]page.Document{
		"line":     paper(sentences + "swan    owl    robin    wren" + next),
		"commas":   paper(sentences + "Word bank: swan, owl, robin" + next),
		"titled":   paper(sentences + "Word Bank\nswan, owl, robin" + next),
		"bullets":  paper(sentences + "• swan\n• owl\n• robin" + next),
		"table":    blocks(sentences, rowsOf([]string{"swan", "owl"}, []string{"robin", "wren"}), strings.TrimPrefix(next, "\n")),
		"answered": paper(strings.ReplaceAll(sentences, "s.\n", "s.\nAnswer: owl\n") + "swan    owl    robin    wren" + next),
	} {
		q, _ := read(t, doc)
		if diff := cmp.Diff([]string{"An _____ hoots.", "A _____ sings.", "The _____ swims.", "Which bird is red?"}, stems(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestWordsBelowElse: what stands below the last sentence is no list of words where it is the
// answers, the choices of that sentence or a sentence itself.
func TestWordsBelowElse(t *testing.T) {
	const sentences = "Bird test\nFill in the blanks.\n1. An ____ hoots.\n2. A ____ sings.\n3. The ____ swims.\n"
	q, _ := read(t, paper(sentences+"\nAnswer Key\n1. owl\n2. robin\n3. swan\n"))
	if diff := cmp.Diff([]string{"owl", "robin", "swan"}, keys(q)); diff != "" {
		t.Errorf("answers (-want +got):\n%s", diff)
	}
	for _, tail := range []string{"a. swan\nb. owl\nc. robin\n", "Swans swim on lakes, in rivers and at sea.\n"} {
		q, _ := read(t, paper(sentences+tail))
		if got := stems(q); len(got) != 3 || strings.Contains(got[0], "swan") {
			t.Errorf("%s: %q", tail, got)
		}
	}
}

// TestWordsOver: a bold line of words over the first sentence, or one under a bold title, is
// no section, and the order over sentences without numbers is no question.
func TestWordsOver(t *testing.T) {
	bold := func(text string) page.Block {
		return page.Paragraph{Runs: []page.Run{{Text: text, Marks: page.Marks{Bold: true}}}}
	}
	sentences := []any{"An ____ hoots at night.\nA ____ sings in spring.\nThe ____ swims on lakes."}
	want := []string{"An _____ hoots at night.", "A _____ sings in spring.", "The _____ swims on lakes."}
	for name, over := range map[string][]any{
		"bold words": {bold("II. Fill in the blanks"), "Complete the sentences using the words below.", bold("swan  owl  robin")},
		"bold title": {bold("II. Fill in the blanks"), "Complete the sentences using the words below.", bold("Word Bank"), "swan, owl, robin"},
		"no words":   {bold("II. Fill in the blanks"), "Complete the sentences."},
	} {
		q, _ := read(t, blocks(slices.Concat(over, sentences)...))
		if diff := cmp.Diff(want, stems(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestLetteredGaps: sentences with gaps behind letters that have an answer each are questions
// under an order without a number; choices have one answer for all of them.
func TestLetteredGaps(t *testing.T) {
	q, _ := read(t, paper("Bird test\nFill in the blanks.\na) An ____ hoots.\nAnswer: owl\nb) A ____ sings.\nAnswer: robin\nc) The ____ swims.\nAnswer: swan\n"))
	if diff := cmp.Diff([]string{"owl", "robin", "swan"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Bird test\n1. Which sentence is right?\na) An ____ hoots.\nb) A ____ sings.\nc) The ____ swims.\nAnswer: b\n2. Which bird is red?\na) owl\nb) robin\nAnswer: b\n"))
	if len(q.Items) != 2 {
		t.Errorf("choices are %d items", len(q.Items))
	}
}

// TestLeadingGaps: brackets that a sentence begins with are a gap beside sentences with such
// gaps within, and room for a sign in front of statements.
func TestLeadingGaps(t *testing.T) {
	q, _ := read(t, paper("Bird test\nFill in the blanks.\n1. The (      ) hoots.\n2. (      ) is the bird of Athena.\n3. A swan is (      ).\n"))
	if diff := cmp.Diff([]string{"The _____ hoots.", "_____ is the bird of Athena.", "A swan is _____."}, stems(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Bird test\nWrite T or F.\n1. (      ) owls hoot.\n2. (      ) swans bark.\n3. (      ) wrens are small.\n"))
	if got := stems(q); len(got) != 3 || strings.Contains(got[0], "_____") {
		t.Errorf("statements: %q", got)
	}
}
