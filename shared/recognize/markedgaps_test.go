package recognize_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// coloured is a paper in which what stands between braces is red.
func coloured(text string) page.Document {
	doc := paper(text)
	for i, b := range doc.Blocks {
		p, ok := b.(page.Paragraph)
		if !ok {
			continue
		}
		var runs []page.Run
		for _, r := range p.Runs {
			for k, piece := range strings.FieldsFunc(strings.ReplaceAll(r.Text, "{", "}{"), func(c rune) bool { return c == '}' }) {
				red := strings.TrimPrefix(piece, "{")
				if run := (page.Run{Text: red}); len(red) < len(piece) {
					run.Marks.Color = "FF0000"
					runs = append(runs, run)
				} else if k == 0 || piece != "" {
					runs = append(runs, run)
				}
			}
		}
		p.Runs = runs
		doc.Blocks[i] = p
	}
	return doc
}

// TestMarkedGaps: words in another colour fill the gaps of sentences under an order to
// fill in, and stand below or behind what they answer; where the order speaks of how
// words are set they answer nothing.
func TestMarkedGaps(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"tasks with numbered sentences", "Exercise 1: Complete the sentences.\n1. Yesterday we {ate} fish at home.\n2. She {is} in the garden now.\n3. They {have} two dogs.\n\nExercise 2: Put the sentences into the past.\n1. I see a film.\n{I saw a film.}\n2. He comes late.\n{He came late.}",
			[]string{"ate", "is", "have", "I saw a film.", "He came late."}},
		{"a text with several gaps", "Unit test\nComplete the text.\nThe town lies on a {river} . An old {bridge} crosses it, and many {boats} wait there at night.",
			[]string{"river | bridge | boats"}},
		{"an open text with several gaps", "Unit test\nComplete the text.\nThe town lies on a ______ . An old ______ crosses it, and many ______ wait there at night.",
			[]string{"-"}},
		{"words to replace", "Test\nFill in the opposite of the words in colour.\n1. The {old} man went home ____ .\n2. He has a {big} house ____ .\n3. We are {late} today ____ .",
			[]string{"-", "-", "-"}},
		{"answers behind questions", "Quiz\n1. What is the capital of Norway? {Oslo}\n2. What is the capital of Chile? {Santiago}\n3. What is the capital of Kenya? {Nairobi}",
			[]string{"Oslo", "Santiago", "Nairobi"}},
		{"orders behind questions", "Quiz\n1. Is Oslo a port? {Explain.}\n2. Is Lima a port? {Explain.}\n3. Is Rome a port? {Explain.}",
			[]string{"-", "-", "-"}},
	} {
		doc := coloured(c.text)
		if c.name == "a text with several gaps" {
			doc.Blocks = slices.Insert(doc.Blocks, 2, page.Block(grid("river | bridge | boats")))
		}
		q, _ := read(t, doc)
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// TestColouredCode: what an editor sets in colours under an order to fill in are no
// words in gaps.
func TestColouredCode(t *testing.T) {
	blue := func(word, rest string) page.Paragraph {
		return page.Paragraph{Runs: []page.Run{{Text: word, Marks: page.Marks{Color: "0000ff"}}, {Text: rest}}}
	}
	q, _ := read(t, blocks("1. What does a test of units test? Fill in your own words.", "2. Fill the blanks to write a test.",
		blue("public class", " TestOccurrence of things {"), blue("public void", " countsThem () {"), blue("return", " the ( number of them );"), "}", "}",
		"3. Why is it written first?"))
	for _, item := range q.Items {
		if text := item.Stem.Text(); strings.Contains(text, "___") || strings.Contains(text, "2.") {
			t.Errorf("a program lost its words: %q", text)
		}
	}
	if all := strings.Join(stems(q), "\n"); !strings.Contains(all, "public class") {
		t.Errorf("the program is not in %q", all)
	}
}

// TestNumbersOfGapsFillNone: the numbers of the gaps of a text that are set apart from it
// are no words that a teacher filled in.
func TestNumbersOfGapsFillNone(t *testing.T) {
	q, _ := read(t, coloured("Find out the word that fills each blank of the text.\nThe town lies on a {(1)} in the north. An old {(2)} crosses it, and many {(3)} wait there at night.\n1. A) river B) roof C) rose\n2. A) bread B) bridge C) breath\n3. A) boots B) books C) boats\n"))
	if len(q.Items) != 3 || q.Items[0].Stem.Text() != "The town lies on a (1) in the north." {
		t.Errorf("%d items: %v", len(q.Items), labelled(q))
	}
}
