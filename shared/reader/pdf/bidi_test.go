package pdf

import (
	"testing"

	"formwright/shared/reader/layout"
)

func TestRightToLeft(t *testing.T) {
	for in, want := range map[string]string{
		".1 ما هي عاصمة":   "1. ما هي عاصمة",
		"(2 چیست":          "2) چیست",
		"1. درست":          "1. درست",
		"الف( لندن":        "الف) لندن",
		"ب) پاریس":         "ب) پاریس",
		"نام )شهر( بزرگ":   "نام (شهر) بزرگ",
		"نام (شهر) بزرگ":   "نام (شهر) بزرگ",
		"f(x) = )y(":       "f(x) = )y(",
		"מהי )הבירה( כאן?": "מהי (הבירה) כאן?",
	} {
		if got := rightToLeft(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

// TestTurnNumbers: the sign of a number alone belongs behind it where the page is
// read from right to left, and stays where it is on any other page.
func TestTurnNumbers(t *testing.T) {
	leftward := []layout.Span{{Text: ":2"}, {Text: "پرسش دوم"}, {Text: "(3"}, {Text: "پرسش سوم"}, {Text: "پاسخ"}}
	if turnNumbers(leftward); leftward[0].Text != "2:" || leftward[2].Text != "3)" {
		t.Errorf("%q and %q", leftward[0].Text, leftward[2].Text)
	}
	rightward := []layout.Span{{Text: ".5"}, {Text: "litres of water"}, {Text: "نام"}}
	if turnNumbers(rightward); rightward[0].Text != ".5" {
		t.Errorf("%q", rightward[0].Text)
	}
}

// TestUnturnLigatures: the letters of one drawn sign are put in their order, which
// lam and alef may have already; letters with a box of their own stay.
func TestUnturnLigatures(t *testing.T) {
	of := func(s string, widths ...float64) string {
		all, at := []character{}, 0.0
		for i, c := range []rune(s) {
			if w := widths[i]; w > 0 {
				at += w
			}
			all = append(all, character{code: c, object: 1, box: rect{at, 0, at + 5, 10}})
		}
		unturnLigatures(all)
		var out []rune
		for _, c := range all {
			out = append(out, c.code)
		}
		return string(out)
	}
	for _, c := range []struct{ got, want string }{
		{of("اختالف", 5, 5, 5, 5, 0, 5), "اختلاف"},
		{of("اختلاف", 5, 5, 5, 5, 0, 5), "اختلاف"},
		{of("الف", 5, 5, 5), "الف"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}
