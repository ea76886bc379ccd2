package sheet_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/sheet"
)

func TestNamesOfChoices(t *testing.T) {
	if got := sheet.Numbers([]int{0, 2, 9}) + " " + sheet.Letters([]int{0, 2, 9}) + sheet.Letters(nil); got != "1,3,10 A,C,J" {
		t.Error(got)
	}
}

func TestRightFirst(t *testing.T) {
	got := [][]string{sheet.RightFirst(quiztest.Choices([]int{2}, "a", "b", "C")), sheet.RightFirst(quiztest.Choices([]int{0}, "A", "b", "c")), sheet.Pad([]string{"x"}, 3)}
	if d := cmp.Diff([][]string{{"C", "a", "b"}, {"A", "b", "c"}, {"x", "", ""}}, got); d != "" {
		t.Error(d)
	}
}

// TestListed keeps one answer where the sign between answers would cut another.
func TestListed(t *testing.T) {
	for want, texts := range map[string][]string{"a; b": {"a", "b"}, "a;b": {"a;b"}, "": nil, "a": {"a", "b;c"}} {
		got, all := sheet.Listed(quiztest.Accept(texts...).Accepted)
		if got != want || all == (len(texts) == 2 && want == "a") {
			t.Errorf("%q became %q, %v", texts, got, all)
		}
	}
}
