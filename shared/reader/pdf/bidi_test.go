package pdf

import "testing"

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
