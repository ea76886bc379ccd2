package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestLettersBehindSigns: the letters of right choices stand behind a sign at the end of what
// is asked. Where few lines end so, or all in the same letter, they are part of it.
func TestLettersBehindSigns(t *testing.T) {
	asked := []struct{ stem, right, key string }{
		{"What burns well?", "b", "wood"}, {"Which are cold...", "a, c", "ice | snow"}, {"A stone is:", "a", "hard"},
		{"What swims?", "c", "the swan"}, {"x + 1 = ?", "b", "two"}, {"Which one barks?", "a", "the dog"},
	}
	offers := [][3]string{{"ice", "wood", "sand"}, {"ice", "fire", "snow"}, {"hard", "soft", "wet"}, {"the cat", "the hen", "the swan"}, {"one", "two", "three"}, {"the dog", "the cow", "the owl"}}
	test := func(behind func(i int) string, letters string) string {
		text := ""
		for i, a := range asked {
			text += fmt.Sprintf("%d. %s%s\n", i+1, a.stem, behind(i))
			for k, r := range []rune(letters) {
				text += fmt.Sprintf("%c. %s\n", r, offers[i][k])
			}
		}
		q, _ := read(t, paper(text))
		return strings.Join(keys(q), "; ")
	}
	want := "wood; ice | snow; hard; the swan; two; the dog"
	for _, sign := range []string{" = ", "= ", " -> ", " → ", " - ", " – "} {
		if got := test(func(i int) string { return sign + asked[i].right + "." }, "abc"); got != want {
			t.Errorf("%q: %s", sign, got)
		}
	}
	cyrillic := strings.NewReplacer("a", "а", "b", "б", "c", "в")
	if got := test(func(i int) string { return " = " + cyrillic.Replace(asked[i].right) }, "абв"); got != want {
		t.Errorf("Cyrillic: %s", got)
	}
	for name, behind := range map[string]func(i int) string{
		"few": func(i int) string { return map[bool]string{true: " = b"}[i < 2] }, "the same": func(int) string { return " = a" },
	} {
		if got := test(behind, "abc"); strings.ContainsAny(got, "acdeh") {
			t.Errorf("%s: %s", name, got)
		}
	}
}
