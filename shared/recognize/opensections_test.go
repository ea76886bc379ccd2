package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestOpenSections: tasks without numbers stand under a heading that announces
// them.
func TestOpenSections(t *testing.T) {
	const choices = "Bird test\nA. Multiple choice\n1. Which bird hoots?\na) owl\nb) swan\nc) robin\n2. Which bird swims?\na) owl\nb) swan\nc) robin\n"
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"only":          {"Ujian Biologi\nB. Essay\nJelaskan pengertian sel!\nSebutkan tiga bagian tumbuhan!\nApa fungsi daun?", []string{"1.", "2.", "3."}},
		"behind others": {choices + "B. Short answer\nExplain how an owl hears.\nDescribe the nest of a swan.\nName three birds.", []string{"1.", "2.", "1.", "2.", "3."}},
		"gaps":          {choices + "II. Fill in the blanks\nThe ____ hoots at night.\nA swan has ____ toes.\nThe ____ sings first.", []string{"1.", "2.", "1.", "2.", "3."}},
		"Chinese":       {"期末考试\n简答题\n请画出鸟的翅膀。\n某鸟重2公斤，请说明它如何飞行。\n试比较猫头鹰与天鹅。\n什么是羽毛？", []string{"1.", "2.", "3.", "4."}},
	} {
		q, _ := read(t, paper(c.text))
		got := labels(q)
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
	noQuestions(t, "Notes of the bird club\nEssay\nOur essay on owls won a prize.\nIt was read aloud in May.\nThe club thanks all who wrote.\nThe next walk is in June.")
}

// TestSessionTitles: a course counts its sessions and lessons as others their sections,
// with a dash before the number or none, also behind a space. Here the word processor counts what stands above.
func TestSessionTitles(t *testing.T) {
	for _, title := range []string{" Session -2 ", " Session - 2", " Lesson 2", " Sesión 2", " Leçon 2", " Lektion 2"} {
		doc := paper("What can fly at all?\na cow.\nan owl.\nWhat can run?\na cow.\nan owl.\n" + title + "\n3. What can swim?\na. a cat\nb. a cod\n4. What can crawl?\na. a cat\nb. a cod")
		for i := range 6 {
			label := page.Label{Text: string(rune('1'+i/3)) + ".", Number: 1 + i/3, List: "q"}
			if n := i % 3; n > 0 {
				label = page.Label{Text: string(rune('a'+n-1)) + ".", Format: page.LowerAlpha, Number: n, Level: 1, List: "q"}
			}
			p := doc.Blocks[i].(page.Paragraph)
			p.Label = &label
			doc.Blocks[i] = p
		}
		q, _ := read(t, doc)
		if last := q.Items[1].Response.(quiz.Choice).Choices[1].Content.Text(); last != "an owl." || len(q.Items) != 4 {
			t.Errorf("%s: the last choice is %q", title, last)
		}
	}
}
