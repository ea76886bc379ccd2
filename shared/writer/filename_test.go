package writer_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer"
	"formwright/shared/writer/target"
)

func TestFileName(t *testing.T) {
	gift, _ := target.Find(target.GIFT)
	for in, want := range map[string]string{
		"My quiz":            "My quiz-gift.txt",
		"":                   "Untitled Document-gift.txt",
		" . ":                "Untitled Document-gift.txt",
		"../../etc/passwd":   "_.._etc_passwd-gift.txt",
		`a\b:c*d?e"f<g>h|i`:  "a_b_c_d_e_f_g_h_i-gift.txt",
		"CON":                "CON-gift.txt",
		"con.x":              "_con.x-gift.txt",
		"LPT1.a":             "_LPT1.a-gift.txt",
		"Prüfung — 試験 مرحبا": "Prüfung — 試験 مرحبا-gift.txt",
		"e\u0301":            "é-gift.txt",
		"tab\tnew\nline":     "tab new line-gift.txt",
		"a\u202etxt.exe":     "atxt.exe-gift.txt",
		"nul\x00l":           "null-gift.txt",
		"trailing. . ":       "trailing-gift.txt",
		".hidden":            "hidden-gift.txt",
		"a\xffb":             "ab-gift.txt",
	} {
		if got := writer.FileName(in, gift); got != want {
			t.Errorf("FileName(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestFileNameIsCutBetweenCharacters(t *testing.T) {
	word, _ := target.Find(target.Word)
	for _, unit := range []string{"a", "é", "日", "👩", "ạ\u0323"} {
		got := writer.FileName(strings.Repeat(unit, 300), word)
		if len(got) > 200 || len(got) < 190 || !utf8.ValidString(got) || !strings.HasSuffix(got, "-word.docx") {
			t.Errorf("%q: %d bytes, %q", unit, len(got), got)
		}
	}
}

func TestFileNameOfAnyText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := strings.Join(rapid.SliceOf(rapid.OneOf(rapid.String(), rapid.SampledFrom(quiztest.HostileTexts()))).Draw(t, "name"), "")
		for _, tg := range target.All() {
			got := writer.FileName(in, tg)
			if len(got) > 200 || !utf8.ValidString(got) || strings.ContainsAny(got, "/\\:*?\"<>|\x00\n\r\t\u202e") || strings.HasSuffix(got, ".") || got != strings.TrimSpace(got) {
				t.Fatalf("%q gives %q", in, got)
			}
		}
	})
}
