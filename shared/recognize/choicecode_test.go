package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestChoicesOfCode: choices that are program code go on to their last brace, and
// the colours of an editor mark none; one wholly in colour is marked.
func TestChoicesOfCode(t *testing.T) {
	build := func(marked int) page.Document {
		doc := paper("Java test\n1. Which of these classes is not valid?")
		for i, name := range []string{"Owl", "Tit", "Rook"} {
			lines := []string{"class " + name + " {", "int wings() {", "return 2;", "}", "}", "class Nest extends " + name + " {", "}"}
			for k, text := range lines {
				word, rest, _ := strings.Cut(text, " ")
				p := page.Paragraph{Runs: []page.Run{{Text: word, Marks: page.Marks{Bold: true, Color: "7F0055"}}, {Text: " " + rest}}}
				if rest == "" {
					p.Runs = []page.Run{{Text: text}}
				}
				if i == marked {
					p.Runs = []page.Run{{Text: text, Marks: page.Marks{Color: "FF0000"}}}
				}
				if k == 0 {
					p.Label = &page.Label{Text: string(rune('a'+i)) + ")", Format: page.LowerAlpha, Number: i + 1, List: "1"}
				}
				doc.Blocks = append(doc.Blocks, p)
			}
		}
		doc.Blocks = append(doc.Blocks, paper("2. Which bird is black?\na) rook\nb) swan\nc) egret").Blocks...)
		return doc
	}
	for marked, want := range map[int]string{-1: "-", 1: "class Tit"} {
		q, _ := read(t, build(marked))
		if len(q.Items) != 2 || !strings.HasPrefix(keys(q)[0], want) {
			t.Fatalf("%d items, keys %q, want %s", len(q.Items), keys(q), want)
		}
		c := q.Items[0].Response.(quiz.Choice)
		if len(c.Choices) != 3 || !strings.Contains(c.Choices[2].Content.Text(), "Nest extends Rook") {
			t.Errorf("the last of %d choices is %q", len(c.Choices), c.Choices[len(c.Choices)-1].Content.Text())
		}
	}
}

// TestChoicesBreakOff: a last choice that stops at a word no sentence ends with
// goes on, and a remark in brackets behind the answer explains it.
func TestChoicesBreakOff(t *testing.T) {
	q, _ := read(t, paper("1. What does a ringer do?\nA. He counts the eggs.\nB. He writes a number of the ring into the book of the\nRinging Centre.\nAnswer: B\n(So that the bird is known again.)\n2. What does a warden do?\nA. He guards.\nB. He sleeps.\nAnswer: A\n"))
	if diff := cmp.Diff([]string{"He writes a number of the ring into the book of the\nRinging Centre.", "He guards."}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := q.Items[0].Feedback.General.Text(); got != "(So that the bird is known again.)" {
		t.Errorf("explained by %q", got)
	}
	// Short paragraphs as a word processor breaks them.
	doc := paper("1. Who was there?\nA. Nobody.\nB. The ringer and\nWilma.\n2. Who slept?\nA. Nobody.\nB. Wilma.\nAnswer: A")
	for i := range doc.Blocks {
		p := doc.Blocks[i].(page.Paragraph)
		p.Position.Line, p.Position.Paragraph = 0, i+1
		doc.Blocks[i] = p
	}
	q, _ = read(t, doc)
	if c := q.Items[0].Response.(quiz.Choice).Choices; len(q.Items) != 2 || c[1].Content.Text() != "The ringer and\nWilma." {
		t.Errorf("%d items, choices %v", len(q.Items), c)
	}
}

// TestColonChoices: choices that are lines of a program end in colons, and stay choices;
// fields to fill in are parts.
func TestColonChoices(t *testing.T) {
	q, _ := read(t, paper("1. Which line begins a loop?\nA. loop x:\nB. while x:\nC. until x:\n2. Was beginnt eine Schleife\na) while (x > 0):\nb) loop (x > 0):\nc) until (x > 0):\n3. What is 3?\nA. int\nB. str\nC. list\n"))
	want := []string{
		"1. Which line begins a loop? / loop x: / while x: / until x:",
		"2. Was beginnt eine Schleife / while (x > 0): / loop (x > 0): / until (x > 0):",
		"3. What is 3? / int / str / list",
	}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
