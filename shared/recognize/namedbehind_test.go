package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestNamedBehind: the right choice stands in brackets behind each stem, also where the
// closing one was forgotten, and by its first letters only; a bracket that is part of the
// question names nothing, nor do a few.
func TestNamedBehind(t *testing.T) {
	asks := func(behind ...string) string {
		text := ""
		for i, b := range behind {
			text += string(rune('1'+i)) + ". Wen hört man um " + string(rune('1'+i)) + " Uhr im Wald" + b + "\na. Uhu\nb. Kuckuck\nc. Specht\nd. Waldkauz\n\n"
		}
		return text
	}
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"named":  {asks("? (Uhu)", " (Waldkauz", "( Specht", "? (Kuck)"), []string{"Uhu", "Waldkauz", "Specht", "Kuckuck"}},
		"same":   {asks("? (Uhu)", "? (Uhu)", "? (Uhu)"), nil},
		"other":  {asks(" (Harz)?", " (Eifel)?", " (Uhu)?", " (Rhön)?"), nil},
		"seldom": {asks("? (Uhu)", "?", "? (Specht)", "? (Kuckuck)"), nil},
		"gaps":   {strings.ReplaceAll(asks(" ____ (Uhu)", " ____ (Specht)", " ____ (Kuckuck)"), "Wald ", "Wald: "), nil},
		"forms":  {"1. What is the past of the verb? (go)\na. go\nb. went\n2. What is the past of the verb? (see)\na. saw\nb. see\n3. What is the past of the verb? (do)\na. do\nb. did\n4. What is the past of the verb? (be)\na. was\nb. be", nil},
	} {
		q, _ := read(t, paper(c.text))
		var got []string
		for _, k := range keys(q) {
			if k != "" && k != "-" {
				got = append(got, k)
			}
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		if c.want != nil && strings.Contains(labelled(q)[1], "Waldkauz /") {
			t.Errorf("%s: the answer is left in the stem: %q", name, labelled(q)[1])
		}
	}
}

// TestWordAhead: what is right is called so in brackets in front of the choice, in bold
// and in any language; where all choices begin with a bracket it is text.
func TestWordAhead(t *testing.T) {
	for _, word := range []string{"[Đáp án đúng]", "(correct)", "[Правильный ответ]:", "（正确）", "[Richtige Antwort]"} {
		text := ""
		for i := range 3 {
			text += string(rune('1'+i)) + ". What is asked by number " + string(rune('1'+i)) + "?\nA. one\nB. " + word + " two\nC. three\n"
		}
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"two", "two", "two"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", word, diff)
		}
	}
}
