package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLinesUnderEveryNumber reads pages of learning platforms copied into a
// document, in any language, and keeps what every question begins with when that
// is all it has.
func TestLinesUnderEveryNumber(t *testing.T) {
	stems := []string{"The capital of Peru is", "Which river is longer?", "A desert without sand"}
	write := func(head, under string) string {
		var b strings.Builder
		for i, s := range stems {
			fmt.Fprintf(&b, head+"\n", i+1)
			b.WriteString(strings.ReplaceAll(under, "STEM", s))
			fmt.Fprintf(&b, "a. first %d\nb. second %d\n", i, i)
		}
		return b.String()
	}
	want := func(head string, stems ...string) []string {
		var out []string
		for i, s := range stems {
			out = append(out, fmt.Sprintf(head, i+1)+" "+s+fmt.Sprintf(" / first %d / second %d", i, i))
		}
		return out
	}
	for _, c := range []struct {
		head, under string
		want        []string
	}{
		{"Question %d", "Not yet answered\nMarked out of 2.00\nFlag question\nQuestion text\nSTEM\nSelect one:\n", stems},
		{"Frage %d", "Bisher nicht beantwortet\nErreichbare Punkte: 2,00\nFrage markieren\nFragetext\nSTEM\n", stems},
		{"Câu hỏi %d", "Chưa trả lời\nĐạt điểm 2,00\nĐặt cờ\nSTEM\n", stems},
	} {
		q, _ := read(t, paper(write(c.head, c.under)))
		if diff := cmp.Diff(want(c.head, c.want...), labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.head, diff)
		}
		if p := q.Items[1].Points; p == nil || p.String() != "2" && p.String() != "2.00" {
			t.Errorf("%s: the second is worth %v", c.head, p)
		}
	}
	q, _ := read(t, paper(write("Question %d", "Listen to the text.\nChoose what you hear.\n")))
	if got := q.Items[0].Stem.Text(); got != "Listen to the text.\nChoose what you hear." {
		t.Errorf("the stem of every question is lost: %q", got)
	}
}
