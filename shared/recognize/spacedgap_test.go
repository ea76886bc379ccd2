package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestGapsBesideStops: rooms of spaces between Han and stops are gaps, and their values
// stand in one row with room between them.
func TestGapsBesideStops(t *testing.T) {
	q, _ := read(t, paper("1.树木有      、      和      。\n正确答案：根、须  干  叶\n\n2.春季、        、秋季、冬季。\n正确答案：夏季\n\n3.北方有“        ”，南方有水。\n正确答案：山"))
	var got []string
	for _, item := range q.Items {
		b, ok := item.Response.(quiz.Blanks)
		if !ok {
			got = append(got, keyText(item.Response))
			continue
		}
		for _, blank := range b.Blanks {
			if text, ok := blank.Response.(quiz.Text); ok && len(text.Accepted) > 0 {
				got = append(got, text.Accepted[0].Text)
			}
		}
	}
	if diff := cmp.Diff([]string{"根、须", "干", "叶", "夏季", "山"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
