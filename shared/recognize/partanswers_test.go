package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPartAnswers: one line below the parts of a task answers all of them, each behind
// its number in brackets, and what explains them does so too.
func TestPartAnswers(t *testing.T) {
	for _, word := range []string{"答案：", "《答案》", "Answer: ", "Đáp án: ", "Ответ: ", "정답: ", "Jawaban: "} {
		text := "1. Which river is long?\n(A) Nile (B) Elbe\n#A\n2. Which lake is deep?\n(A) Como (B) Baikal\n#B\n3. Read the text about the sea.\n(1) Which sea is salty?\n(A) the Baltic (B) the Dead Sea\n(2) Which sea is cold?\n(A) the Kara Sea (B) the Red Sea\n#(1) B  (2)A\n4. Which hill is high?\n(A) Etna (B) Everest\n#B\n"
		q, _ := read(t, paper(strings.ReplaceAll(text, "#", word)))
		if diff := cmp.Diff([]string{"Nile", "Baikal", "the Dead Sea", "the Kara Sea", "Everest"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", word, diff)
		}
	}
	q, _ := read(t, paper("一、選擇\n1.哪一條河最長？\n(A)尼羅河 (B)易北河\n答案：A\n2.海水的鹽度不同。\n(1)哪一個海最鹹？\n(A)波羅的海 (B)死海\n(2)哪一個海最冷？\n(A)喀拉海 (B)紅海\n答案：(1)B　(2)A\n詳解：(1)死海的鹽度最高。\n(2)喀拉海在北極圈內，故選(A)。\n"))
	if got := keys(q); len(got) < 2 || !cmp.Equal(got[len(got)-2:], []string{"死海", "喀拉海"}) {
		t.Errorf("explained: %q of %q", got, stems(q))
	}
	q, _ = read(t, paper("1. Name two rivers.\nAnswer: (1) the Nile (2) the Elbe\n2. Name two lakes.\nAnswer: (1) Como (2) Baikal\n"))
	if len(q.Items) != 2 {
		t.Errorf("points of one answer: %v", stems(q))
	}
}
