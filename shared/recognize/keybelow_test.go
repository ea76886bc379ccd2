package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestAnswersBelowEachText: the answers under each of several lists of questions are
// those of the list over them, whatever was numbered before, and their kinds are no part
// of them.
func TestAnswersBelowEachText(t *testing.T) {
	list := func(bird string) string {
		return "Text about a " + bird + "\nThe " + bird + " sat on the roof of the barn and sang until noon.\n\nQuestions:\n1. Where did the " + bird + " sit?\n2. What did it do there?\n3. Which title fits best?\nA) A day at sea\nB) A song on a roof\nC) A barn in snow\n\nAnswers:\n"
	}
	head := "Exercises in reading\nFor each text:\n1. Read it slowly.\n2. Then answer what is asked.\n\n"
	for _, kinds := range []string{"", "(W) ", "(THK) "} {
		text := head
		var want []string
		for i, bird := range []string{"wren", "tit", "finch"} {
			text += list(bird) + fmt.Sprintf("1. %sOn barn %d.\n2. %sIt sang %d songs.\n3. %sB.\n\n", kinds, i, kinds, i, kinds)
			want = append(want, fmt.Sprintf("On barn %d.", i), fmt.Sprintf("It sang %d songs.", i), "A song on a roof")
		}
		doc := paper(text)
		for i, b := range doc.Blocks {
			if p := b.(page.Paragraph); strings.HasPrefix(p.Text(), "Text about") {
				p.Style.Heading = 2
				doc.Blocks[i] = p
			}
		}
		q, _ := read(t, doc)
		got := keys(q)
		if len(got) > len(want) {
			got = got[len(got)-len(want):] // what the head says may be taken for questions
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", kinds, diff)
		}
	}
}

// TestFramesOfPastedPages: tables inside tables of a pasted page hold the same questions
// as the lines in them, however deep they are.
func TestFramesOfPastedPages(t *testing.T) {
	rest := paper("12. Which bird is the smallest?\nAnswer: wren").Blocks
	for i := 11; i > 0; i-- {
		inside := append(paper(fmt.Sprintf("%d. Which bird has ring %d?\nAnswer: tit %d", i, i, i)).Blocks, rest...)
		frame := page.Row{Cells: []page.Cell{{ColSpan: 1, RowSpan: 1}, {ColSpan: 1, RowSpan: 1, Blocks: inside}}}
		rest = []page.Block{page.Table{Rows: []page.Row{frame}}}
	}
	q, _ := read(t, page.Document{Blocks: rest})
	var want []string
	for i := range 11 {
		want = append(want, fmt.Sprintf("tit %d", i+1))
	}
	if diff := cmp.Diff(append(want, "wren"), keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestStatementsWithKeyBesideLists: numbered sentences under orders of their own are
// questions where a key answers them in words, though bullets with gaps stand further down.
func TestStatementsWithKeyBesideLists(t *testing.T) {
	heads := map[string]bool{"Part A: Name the bird": true, "Part B: More gaps": true, "Answer Key": true}
	doc := paper("Worksheet\nRead each question carefully.\n\nPart A: Name the bird\nRead each sentence. Identify the bird it tells of.\n\n1. It has a red breast.\n2. It hunts mice at night.\n3. It sings before sunrise.\n4. It swims on the pond.\n\n" +
		"Part B: More gaps\nWrite of your own.\n\nColours:\n• The wren was as brown as ____.\n• The swan was as white as ____.\n\nSounds:\n• The owl went ____.\n• The duck went ____.\n\nSizes:\n• The crane is as tall as ____.\n• The wren is as small as ____.\n\n" +
		"Answer Key\n\nPart A\n1. Robin\n2. Barn owl\n3. Blackbird\n4. Mallard\n\nPart B is open.")
	for i, b := range doc.Blocks {
		if p := b.(page.Paragraph); heads[p.Text()] {
			p.Style.Heading = 2
			doc.Blocks[i] = p
		}
	}
	q, _ := read(t, doc)
	if got := keys(q); len(got) < 4 || !cmp.Equal(got[:4], []string{"Robin", "Barn owl", "Blackbird", "Mallard"}) {
		t.Errorf("the keys are %q", got)
	}
}
