package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
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
