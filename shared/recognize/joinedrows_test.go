package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// printedAsk is a question as a program prints it into a table of its own.
type printedAsk struct {
	stem    string
	choices []string
	right   int
}

// printedAsks are questions with choices in tables of their own; the stems of some break off.
var printedAsks = []printedAsk{
	{"Which of these birds hoots at night?", []string{"The owl", "The swan", "The duck"}, 0},
	{"The first step of a journey is to", []string{"Read the map with care.", "Pack the bags at once.", "Ask the driver first."}, 1},
	{"Which of these rivers is the longest?", []string{"The Spree", "The Isar", "The Nile"}, 2},
	{"All of these are fish EXCEPT", []string{"Find the pike in the lake.", "Watch the whale at sea.", "Catch the cod for dinner."}, 1},
}

// textCell is a cell of blocks, a string for a paragraph.
func textCell(parts ...any) page.Cell {
	c := page.Cell{ColSpan: 1, RowSpan: 1}
	for _, part := range parts {
		switch part := part.(type) {
		case string:
			c.Blocks = append(c.Blocks, page.Paragraph{Runs: []page.Run{{Text: part}}})
		case page.Block:
			c.Blocks = append(c.Blocks, part)
		}
	}
	return c
}

// rowOf is a table of one row.
func rowOf(cells ...page.Cell) page.Table { return page.Table{Rows: []page.Row{{Cells: cells}}} }

// printAsk prints a question into a table: its number, and its stem over one table for each
// choice. With the answer the letter of the right one is bold and a reason stands below.
func printAsk(n int, a printedAsk, answered bool) page.Table {
	parts := []any{a.stem}
	for k, text := range a.choices {
		letter := page.Paragraph{Runs: []page.Run{{Text: string(rune('A'+k)) + ". ", Marks: page.Marks{Bold: answered && k == a.right}}}}
		parts = append(parts, rowOf(page.Cell{ColSpan: 1, RowSpan: 1, Blocks: []page.Block{letter}}, textCell(text)), page.Paragraph{})
	}
	if answered {
		parts = append(parts, "This is told in the third part of the book.")
	}
	return rowOf(textCell(fmt.Sprintf("%d. ", n)), textCell(parts...))
}

// TestTablesOfChoices reads questions whose choices stand in tables of their own inside the
// table of the question, also where the test is printed again with its key.
func TestTablesOfChoices(t *testing.T) {
	var test, key []page.Block
	for i, a := range printedAsks {
		test = append(test, printAsk(i+1, a, false), page.Paragraph{})
		key = append(key, printAsk(i+1, a, true), page.Paragraph{})
		for _, field := range []string{"AACSB: Analytic", "Blooms: Remember", fmt.Sprintf("Doe - Chapter 04 #%d", i+1), "Level of Difficulty: 1 Easy"} {
			key = append(key, page.Paragraph{Runs: []page.Run{{Text: field}}})
		}
	}
	var want, right []string
	for _, a := range printedAsks {
		want = append(want, a.stem+" / "+strings.Join(a.choices, " / "))
		right = append(right, a.choices[a.right])
	}
	title := func(text string) page.Block { return page.Paragraph{Runs: []page.Run{{Text: text}}} }
	for name, c := range map[string]struct {
		blocks []page.Block
		keys   []string
	}{
		"test":         {append([]page.Block{title("Chapter 4")}, test...), []string{"-", "-", "-", "-"}},
		"key":          {append([]page.Block{title("Chapter 4")}, key...), right},
		"test and key": {append(append(append([]page.Block{title("Chapter 4")}, test...), title("Chapter 4 Key")), key...), right},
	} {
		q, fs, err := recognize.Recognize(page.Document{Blocks: c.blocks})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, f := range fs {
			if strings.Contains(f.Quote, "AACSB") || strings.Contains(f.Quote, "Doe - ") {
				t.Errorf("%s: a field is told: %q", name, f.Quote)
			}
		}
		var got []string
		for _, item := range q.Items {
			says := item.Stem.Text()
			if r, ok := item.Response.(quiz.Choice); ok {
				for _, choice := range r.Choices {
					says += " / " + choice.Content.Text()
				}
			}
			got = append(got, says)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
		if diff := cmp.Diff(c.keys, keys(q)); diff != "" {
			t.Errorf("%s keys: %s", name, diff)
		}
	}
}

// TestTwoVersionsAreNoCopy keeps both versions of a test whose second one names no key.
func TestTwoVersionsAreNoCopy(t *testing.T) {
	var text strings.Builder
	for _, version := range []string{"Version A", "Version B"} {
		text.WriteString(version + "\n\n")
		for i, a := range printedAsks {
			fmt.Fprintf(&text, "%d. %s\nA. %s\nB. %s\nC. %s\n\n", i+1, a.stem, a.choices[0], a.choices[1], a.choices[2])
		}
	}
	if q, _ := read(t, paper(text.String())); len(q.Items) != 2*len(printedAsks) {
		t.Errorf("%d questions", len(q.Items))
	}
}
