package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// TestKeyOnLinesOfItsOwn: the number of the right choice may stand before its
// question or below the choices; flags may stand as fields of objects. Pages and
// points are no answers.
func TestKeyOnLinesOfItsOwn(t *testing.T) {
	below := func(numbers ...int) string {
		var b strings.Builder
		for i, n := range numbers {
			fmt.Fprintf(&b, "Question %d. Which word of list %d is a colour?\nA. red%d\nB. blue%d\nC. grey%d\n\n%d\n\n", i+1, i+1, i+1, i+1, i+1, n)
		}
		return b.String()
	}
	ahead := func(sign string, numbers ...int) string {
		var b strings.Builder
		for i, n := range numbers {
			fmt.Fprintf(&b, "%s\n%d\n%d. Which word of list %d is a colour?\n- red%d\n- blue%d\n- grey%d\n", sign, n, i+1, i+1, i+1, i+1, i+1)
		}
		return b.String()
	}
	fields := func(last string) string {
		var b strings.Builder
		for i := 1; i <= 3; i++ {
			fmt.Fprintf(&b, "Q%d:\nQuestion.questionText: In which year was bridge number %d built?\nAnswer1.answerText: 18%d1\nAnswer1.isCorrect: false\nAnswer2.answerText: 18%d2\nAnswer2.isCorrect: %s\n\n", i, i, i, i, last)
		}
		return b.String()
	}
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"below", below(2, 1, 3, 2), []string{"blue1", "red2", "grey3", "blue4"}},
		{"pages", below(1, 2, 3), []string{"-", "-", "-"}},
		{"points", below(1, 2, 1, 2), []string{"-", "-", "-", "-"}},
		{"ahead", ahead("+ans", 2, 1, 3), []string{"blue1", "red2", "grey3"}},
		{"ahead, of no word", ahead("+abc", 2, 1, 3), []string{"-", "-", "-"}},
		{"fields", fields("true"), []string{"1812", "1822", "1832"}},
		{"fields, slip", fields("ture"), []string{"-", "-", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// TestAskingGrid: a table with a question in every cell, by subject, holds
// questions; a table that asks in one column only does not.
func TestAskingGrid(t *testing.T) {
	grid := func(cell func(row, column int) string) (table page.Table) {
		for row := range 5 {
			var r page.Row
			for column := range 3 {
				p := page.Paragraph{Runs: []page.Run{{Text: cell(row, column)}}}
				r.Cells = append(r.Cells, page.Cell{Blocks: []page.Block{p}})
			}
			table.Rows = append(table.Rows, r)
		}
		return table
	}
	titles := []string{"Sums", "Rivers", "Birds"}
	q, _ := read(t, page.Document{Blocks: []page.Block{grid(func(row, column int) string {
		switch {
		case row == 0:
			return titles[column]
		case column == 0:
			return fmt.Sprintf("%d + 5", row)
		}
		return fmt.Sprintf("What is the name of number %d of the %s?", row, titles[column])
	})}})
	if len(q.Items) != 12 || q.Items[0].Stem.Text() != "1 + 5" || q.Items[1].Stem.Text() != "What is the name of number 1 of the Rivers?" {
		t.Errorf("%d items, %q", len(q.Items), labelled(q))
	}
	_, _, err := recognize.Recognize(page.Document{Blocks: []page.Block{grid(func(row, column int) string {
		if column == 1 && row > 0 {
			return fmt.Sprintf("Was stop %d clean?", row)
		}
		return fmt.Sprintf("note %d on %d", row, column)
	})}})
	if err == nil {
		t.Error("a table of notes is read as questions")
	}
}

// TestStruckTwice: a letter that was struck twice for the last choice loses none.
func TestStruckTwice(t *testing.T) {
	q, _ := read(t, paper("1. Which is a planet?\na) Rome\nb) Mars\nb) Oslo\nAnswer: a\n\n2. Which is hot?\nA. fire\nB. ice\nC. snow\nC. rain\nAnswer: A\n"))
	want := []string{"1. Which is a planet? / Rome / Mars / Oslo: Rome", "2. Which is hot? / fire / ice / snow / rain: fire"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestLeftBehindAnswer: text behind an answer that is read as nothing is
// reported, between questions and at the end.
func TestLeftBehindAnswer(t *testing.T) {
	one := "%d. Which of these is planet number %d?\na) Rome\nb) Mars\nAnswer: b\n%s\n\n"
	_, fs := read(t, paper(fmt.Sprintf(one, 1, 1, "The red one looks small from here.")+fmt.Sprintf(one, 2, 2, "BONUS")+fmt.Sprintf(one, 3, 3, "")+"\nThis sheet was made in the spring.\n"))
	var got []string
	for _, f := range fs {
		if f.Code == finding.UnreadPart {
			got = append(got, f.Quote)
		}
	}
	if diff := cmp.Diff([]string{"The red one looks small from here.", "This sheet was made in the spring."}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestExplainedParts: small letters that all say what to explain are questions
// under an order; capitals are choices.
func TestExplainedParts(t *testing.T) {
	for _, c := range []struct {
		text string
		want int
	}{
		{"1. Compare rivers to lakes. (See the map.)\na. Explain how rivers are like lakes\nb. Explain how rivers differ from lakes\n2. Which is wet?\na. rain\nb. sand\n", 3},
		{"1. Compare rivers to lakes. (See the map.)\nA. Explain how rivers are like lakes\nB. Explain how rivers differ from lakes\n2. Which is wet?\nA. rain\nB. sand\n", 2},
	} {
		q, _ := read(t, paper(c.text))
		if len(q.Items) != c.want {
			t.Errorf("%q", labelled(q))
		}
	}
}

// TestBoldBreaks: a bold choice may run over breaks within its paragraph; these
// lines are no title.
func TestBoldBreaks(t *testing.T) {
	doc := paper("1. What does the program print?\nA. tea\nB.\n2. What is hot?\nA. fire\nB. ice")
	bold := page.Marks{Bold: true}
	doc.Blocks[2] = page.Paragraph{Runs: []page.Run{{Text: "B.", Marks: bold}, {Kind: page.BreakRun}, {Text: "tea", Marks: bold}, {Kind: page.BreakRun}, {Text: "milk", Marks: bold}}}
	q, _ := read(t, doc)
	if c, ok := q.Items[0].Response.(quiz.Choice); !ok || len(c.Choices) != 2 || !strings.Contains(c.Choices[1].Content.Text(), "milk") || len(q.Sections) > 0 {
		t.Errorf("%q, %d sections", labelled(q), len(q.Sections))
	}
}
