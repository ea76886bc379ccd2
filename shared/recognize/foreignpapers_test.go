package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// stems gives the stem of every item.
func stemsOf(q quiz.Quiz) (out []string) {
	for _, item := range q.Items {
		out = append(out, item.Stem.Text())
	}
	return out
}

// TestBoldQuestionsOverFormulas: brief bullets under bold questions are choices, also where
// a formula stands between: no answer is made of them.
func TestBoldQuestionsOverFormulas(t *testing.T) {
	var doc page.Document
	say := func(runs ...page.Run) { doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: runs}) }
	offer := func(choices string) {
		for _, c := range strings.Fields(choices) {
			doc.Blocks = append(doc.Blocks, page.Paragraph{Label: &page.Label{Text: "•", Format: page.Bullet, List: "bullets"}, Runs: []page.Run{{Text: c}}})
		}
	}
	for i, sum := range []string{"20 + 30", "40 - 15", "6 \\times 7", "81 \\div 9", "12 + 19", "70 - 1"} {
		say(page.Run{Text: string(rune('1'+i)) + ". Wat is de uitkomst?", Marks: page.Marks{Bold: true}})
		say(page.Run{Kind: page.FormulaRun, Formula: &page.Formula{LaTeX: sum, Text: sum}})
		offer("9 25 31 42 50 69")
	}
	q, _ := read(t, doc)
	if len(q.Items) != 6 {
		t.Fatalf("%d items, want 6", len(q.Items))
	}
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 6 || c.HasKey() {
			t.Errorf("%q is read as %#v", item.Stem.Text(), item.Response)
		}
	}
}

// TestSignedStems: a sign stands before each question, where others have numbers.
func TestSignedStems(t *testing.T) {
	for _, sign := range []string{"# ", "?", "@ "} {
		text := "SIGNCá nào sống ở biển:\nA. cá thu\nB. cá chép\nC. cá trê\nSIGNSố 24 chia hết cho\nA. 5\nB. 7\nC. 8\nSIGNCây nào cho gỗ :\nA. lim\nB. lúa\nC. khoai"
		q, _ := read(t, paper(strings.ReplaceAll(text, "SIGN", sign)))
		want := []string{"Cá nào sống ở biển:", "Số 24 chia hết cho", "Cây nào cho gỗ :"}
		if diff := cmp.Diff(want, stemsOf(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", sign, diff)
		}
	}
	q, _ := read(t, paper("# made for the spring term\n1. Which one swims?\nA. trout\nB. oak\n# easier than the next\n2. Which one grows?\nA. stone\nB. fern\n# not used\n3. Which one flies?\nA. mole\nB. swift"))
	if diff := cmp.Diff([]string{"Which one swims?", "Which one grows?", "Which one flies?"}, stemsOf(q)); diff != "" {
		t.Errorf("comments (-want +got):\n%s", diff)
	}
}

// TestTasksInHanNumerals: tasks are counted in Chinese numerals, with what they are worth.
func TestTasksInHanNumerals(t *testing.T) {
	for _, form := range []string{"题%.（20分）", "第%题（20分）", "第%問（20点）"} {
		text := "物理模拟卷\n" + strings.Replace(form, "%", "一", 1) + "\n一个小球从塔顶落下，求它落地时的速度。\n" +
			strings.Replace(form, "%", "二", 1) + "\n一根细杆在水平面上转动，求它的动能。\n" +
			strings.Replace(form, "%", "三", 1) + "\n一束光射入水中，求折射角。"
		q, _ := read(t, paper(text))
		want := []string{"一个小球从塔顶落下，求它落地时的速度。", "一根细杆在水平面上转动，求它的动能。", "一束光射入水中，求折射角。"}
		if diff := cmp.Diff(want, stemsOf(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", form, diff)
		}
		if q.Items[0].Points == nil {
			t.Errorf("%s: no points", form)
		}
	}
}
