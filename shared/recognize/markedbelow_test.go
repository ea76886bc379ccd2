package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// TestAnswersInTheColourOfTheKey: where a colour marks the right choices, what stands in it under
// an open question is the answer to it, and what stands there in black is not.
func TestAnswersInTheColourOfTheKey(t *testing.T) {
	doc := paper("1. Which of these is a river?\nA. Oslo\nB. Rhine\nC. Etna\n2. Which of these is a city?\nA. Oslo\nB. Rhine\nC. Etna\n" +
		"3. Which of these is a volcano?\nA. Oslo\nB. Rhine\nC. Etna\n4. What are mountains made of?\nRock\n5. What are rivers made of? Think of a lake.\nWater")
	for _, i := range []int{2, 5, 11, 13} {
		p := doc.Blocks[i].(page.Paragraph)
		p.Runs[0].Marks.Color = "FF0000"
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Rhine", "Oslo", "Etna", "Rock", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestColouredHeadsOverAnswers: lines in a colour that nothing but the lines over
// first questions has are heads of sections, and no answers of the question above;
// what a picture shows stands between a question and its answer.
func TestColouredHeadsOverAnswers(t *testing.T) {
	doc := set("{v:Days}\n1. When is the town founded?\n{r:In May}\n2. When does the fair begin?\n{r:In June}\n" +
		"{v:Places}\n1. Where is the mill?\n{r:At the river}\n2. What is this building?\nPICTURE\n{r:The old school}\n" +
		"{v:People}\n1. Who built the bridge?\n{r:A miller of the town}\n2. Who is buried there?\n{r:Nobody}")
	for i, b := range doc.Blocks {
		if p := b.(page.Paragraph); len(p.Runs) == 1 && strings.HasPrefix(p.Runs[0].Text, "PICTURE") {
			p.Runs = []page.Run{{Kind: page.ImageRun, Image: &page.Image{}}}
			doc.Blocks[i] = p
		}
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"In May", "In June", "At the river", "The old school", "A miller of the town", "Nobody"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if len(q.Sections) != 3 {
		t.Errorf("%d sections", len(q.Sections))
	}
}

// TestLongAnswersInAColour: an answer below an open question may be of any length.
func TestLongAnswersInAColour(t *testing.T) {
	long := strings.Repeat("The water of the river comes from the mountains and goes to the sea. ", 8)
	q, _ := read(t, set("1. Describe the river.\n{r:"+long+"}\n2. Describe the lake.\n{r:It is deep.}\n3. Describe the sea.\n{r:It is salty.}"))
	if e, ok := q.Items[0].Response.(quiz.Essay); !ok || e.Model.IsEmpty() || len(q.Items) != 3 {
		t.Errorf("%+v", q.Items[0].Response)
	}
}

// TestExamplesInAColour: what an example gives is no answer, however it is set; the
// line that asks for an example has its answer below.
func TestExamplesInAColour(t *testing.T) {
	q, _ := read(t, set("1. Write a function that doubles a number. For example:\ndouble(2)\n{r:4}\n2. Write a function that halves a number. For example:\nhalve(2)\n{r:1}\n3. Write a function that adds two numbers. E.g.:\nadd(1, 2)\n{r:3}"))
	for _, item := range q.Items {
		if item.Response.HasKey() {
			t.Errorf("%s has a key: %+v", item.Label, item.Response)
		}
	}
	q, _ = read(t, set("1. Give an example:\n{r:iron}\n2. Name a planet.\n{r:Mars}\n3. Name a river.\n{r:Rhine}"))
	if diff := cmp.Diff([]string{"iron", "Mars", "Rhine"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestEditorColours: the last word of a program in the colour of its keywords is no answer to
// what is asked of it, nor are the names in its comments numbers of questions.
func TestEditorColours(t *testing.T) {
	loop, test, more := "\n{v:while} counter < limit", "\n{v:if} counter > 3, counter = 0", "\n{v:for} k = 1 to counter\n    show(k)"
	q, _ := read(t, set("1. What does the first loop do?"+loop+test+"\n{v:end}\n2. What does the second loop do?"+loop+more+test+test+"\n{v:end}\n3. When does the third loop stop?"+loop+more+test+"\n{v:end}\n4. What does the last one show?"+loop+more+more+test+"\n{v:end}"))
	if diff := cmp.Diff([]string{"-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	listing := "// a1 has d1, d2 and d3\na1 = area(d1, d2, d3);\n// a2 has d3, d4 and d5\na2 = area(d3, d4, d5);\n// a3 has d5, d6 and d7\na3 = area(d5, d6, d7);\nreturn a1 + a2 + a3;"
	if _, _, err := recognize.Recognize(paper(listing)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("a program is read as a test: %v", err)
	}
}

// TestAnswersBehindInAColour: where answers stand below most questions in a colour, what
// stands in it behind a question mark is one too; in black it belongs to the question.
func TestAnswersBehindInAColour(t *testing.T) {
	q, _ := read(t, set("1. Who built the bridge? {r:A miller.}\n2. When does the fair begin?\n{r:In June}\n3. Where is the mill?\n{r:At the river}\n4. What is the tower?\n{r:A school}\n5. What is a lake? Think of the town."))
	if diff := cmp.Diff([]string{"A miller.", "In June", "At the river", "A school", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestColourOfTheQuestionBelowATable: what stands below a table in the colour of the
// question itself is no answer to it.
func TestColourOfTheQuestionBelowATable(t *testing.T) {
	doc := set("1. Which bird hoots?\n{r:A. the owl}\nB. the wren\n2. Which one barks?\nA. the cat\n{r:B. the dog}\n" +
		"3. {r:Put the names to the birds.}\nTABLE\n{r:the wren and the gull}\n4. Who lives here?\n{r:The old owl}")
	for i, b := range doc.Blocks {
		if p := b.(page.Paragraph); strings.HasPrefix(p.Runs[0].Text, "TABLE") {
			cell := func(text string) page.Cell {
				return page.Cell{Blocks: []page.Block{page.Paragraph{Position: p.Position, Runs: []page.Run{{Text: text}}}}}
			}
			doc.Blocks[i] = page.Table{Position: p.Position, Rows: []page.Row{{Cells: []page.Cell{cell("grey"), cell(""), cell("white")}}, {Cells: []page.Cell{cell(""), cell("brown"), cell("")}}}}
		}
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"the owl", "the dog", "-", "The old owl"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
