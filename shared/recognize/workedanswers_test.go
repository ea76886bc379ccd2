package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestWorkedAnswers: a solution under the answer line of a question with choices tells
// why it is right, in words that may name other choices. One that is a letter, or the
// text of a choice, answers too.
func TestWorkedAnswers(t *testing.T) {
	for _, words := range [][2]string{{"Answer Key", "Solution"}, {"Antwort", "Lösung"}, {"Respuesta", "Solución"}, {"Ответ", "Решение"}, {"Cevap", "Çözüm"}, {"Đáp án", "Lời giải"}} {
		text := strings.NewReplacer("KEY", words[0], "WHY", words[1]).Replace("1. Which one floats?\n(1) lead\n(2) wood\nKEY: (2)\nWHY:\nWood is light, and (1) is not.\nHence it floats.\n2. Which one rusts?\n(1) iron\n(2) gold\nKEY: (1)\nWHY: Iron takes up oxygen from the air.\n3. Which one burns?\n(1) dry straw\n(2) wet sand\nKEY: (1)\nWHY: dry straw\n")
		q, fs := read(t, paper(text))
		if diff := cmp.Diff([]string{"wood", "iron", "dry straw"}, keys(q)); diff != "" || len(fs) > 0 {
			t.Errorf("%s: (-want +got):\n%s%v", words[1], diff, fs)
		}
		if got := q.Items[0].Feedback.General.Text(); !strings.Contains(got, "Hence it floats") {
			t.Errorf("%s: feedback %q", words[1], got)
		}
		if len(q.Items[0].Evidence) != 1 || len(q.Items[2].Evidence) != 2 {
			t.Errorf("%s: evidence %v, %v", words[1], q.Items[0].Evidence, q.Items[2].Evidence)
		}
	}
}
