package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestChoicesForSeveralQuestions: choices that stand once over a range of
// questions are those of each; what follows an answer is not of its question.
// Answers may be written on a line of strokes.
func TestChoicesForSeveralQuestions(t *testing.T) {
	lettered := func(doc page.Document, from int, upper bool) page.Document {
		for i := range 4 {
			p := doc.Blocks[from+i].(page.Paragraph)
			p.Label = &page.Label{Text: string(rune('a'+i)) + ".", Format: page.LowerAlpha, Number: i + 1, List: "low"}
			if upper {
				p.Label = &page.Label{Text: string(rune('A'+i)) + ".", Format: page.UpperAlpha, Number: i + 1, List: "up"}
			}
			doc.Blocks[from+i] = p
		}
		return doc
	}
	doc := paper("Exam\n1. (2 points) A bird with a long neck is a\nwren\nswan\ntit\nfinch\nAnswer:_____B.___\n" +
		"For problems 2-3, say where the bird nests. A place may be used twice.\non a cliff\nin a tree\nin a reed bed\non the ground\n" +
		"2. the lark, which sings in the sky\nAnswer: ___D___\n3. the kittiwake, which lives by the sea\nAnswer:_______A_\n4. A bird that cannot fly is the\nemu\nrook\nkite\nhobby\nAnswer: A")
	doc = lettered(lettered(lettered(doc, 2, false), 8, true), 17, false)
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"swan", "on the ground", "on a cliff", "emu"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if len(q.Stimuli) == 0 {
		t.Error("what is said for questions 2 and 3 is lost")
	}
	q, _ = read(t, paper("Exam\nFor questions 1-2 use this list of towns:\nA. Oslo\nB. Bonn\nC. Lima\n1. Which of them lies by the sea, and why?\n2. Which of them has a cathedral, and since when?\n"))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Errorf("open questions (-want +got):\n%s", diff)
	}
}

// TestListOverRange: the list that several questions use, under their numbers, is
// no row of choices of the question before.
func TestListOverRange(t *testing.T) {
	text := "Test\n\n1) Which is wet?\na) sand\nb) rain\nc) dust\n2) Which is hot?\na) ice\nb) fire\nc) snow\n" +
		"3-4. Use this list:\nI- Rhine\nII- Rome\nIII- Alps\n3) Which is a river?\na) I\nb) II\nc) III\n4) Which is a town?\na) I\nb) II\nc) III\n"
	q, _ := read(t, paper(text))
	if len(q.Items) != 4 {
		t.Fatalf("%d items", len(q.Items))
	}
	for i, want := range []string{"rain", "fire", "II", "II"} {
		if c, ok := q.Items[i].Response.(quiz.Choice); !ok || len(c.Choices) != 3 || c.Choices[1].Content.Text() != want {
			t.Errorf("%d: %+v", i+1, q.Items[i].Response)
		}
	}
}
