package pattern

import (
	"reflect"
	"regexp"
	"slices"
	"testing"
)

// TestDemand sees that a demand turns no text away that its expression matches,
// and some that it does not.
func TestDemand(t *testing.T) {
	texts := []string{"", "a", "B", "ſ", "K", "12.", "12. x", "x (3 points)", "x（3）", " ", "\t", "Ответ: Б", "balls [балл]", "why?", "что？", "___", "a\xffb", "\xff", "ab", "ba", "(True)", "Q: 1", "the ſKill", "ANSWERS", "Відповіді", "kill", "keys"}
	for _, e := range []string{
		`^a?$`, `^(?:a|b)`, `(?:^|\s)x`, `a$|b$`, `^\s*(\d{1,3})[.)]`, `(?i)\(\d+ (?:points|балл)`, `(?i)k|s`, `[?？]\s*$`, `_{2,}`, `^(?:^a|^)b`,
		`x*^a`, `a$\s*`, `[^a]`, `\x{fffd}`, `^\b\w`, `(?i)^ответ\s*[:：]`, `(?:[(（]|\d)\S*[)）]$`, `^(?:(?i:q)|Q)\s*:`, `(?s).`, `\pL+$`, `(?:ab){1,2}`, `(?:a|){2}`,
		`(?i)\b(?:skills?|answers?|відповід[іь]|keys)\b`, `(?i)(?:an|the )sk?i`, `[TQ]ru|s{3}`,
	} {
		d, re, away := newDemand(factsOf(e)), regexp.MustCompile(e), 0
		for _, s := range texts {
			at := d.start(s)
			if at < 0 {
				away++
			}
			if re.MatchString(s) && !New(e).Among(SignsOf(s)) {
				t.Errorf("%s matches %q, which lacks signs that it needs", e, s)
			}
			if m := re.FindStringIndex(s); m != nil && (at < 0 || at > m[0] || !slices.Equal(m, New(e).FindStringIndex(s))) {
				t.Errorf("%s matches %q at %d; its demand says %d", e, s, m[0], at)
			}
		}
		if away == 0 && e != `^a?$` && e != `x*^a` && e != `[^a]` && e != `(?:a|){2}` && e != `(?s).` {
			t.Errorf("the demand of %s turns nothing away", e)
		}
	}
}

// FuzzDemand looks for a text that a demand turns away from its expression.
func FuzzDemand(f *testing.F) {
	f.Add(`^(?:a|b?)c$|\s+[(（]`, "ac")
	f.Fuzz(func(t *testing.T, e, s string) {
		re, err := regexp.Compile(e)
		if err != nil || len(e) > 200 {
			return
		}
		if got, want := New(e).FindAllStringSubmatchIndex(s, -1), re.FindAllStringSubmatchIndex(s, -1); !reflect.DeepEqual(got, want) {
			t.Errorf("%q in %q: %v, want %v", e, s, got, want)
		}
		if re.MatchString(s) && !New(e).Among(SignsOf(s)) {
			t.Errorf("%q matches %q, which lacks signs that it needs", e, s)
		}
	})
}

// TestDemandGoesOn sees that a text is turned away where it has only the beginning of a
// word of the expression.
func TestDemandGoesOn(t *testing.T) {
	d := newDemand(factsOf(`(?i)\b(?:does(?: not|n[’']t) belong|odd one|misspel(?:led|t) word)\b`))
	for text, want := range map[string]bool{"Which number below is odd?": false, "Does one not BELONG here?": true, "the odd on the left": false, "a Misspelt word": true, "misspelling": false} {
		if got := d.start(text) >= 0; got != want {
			t.Errorf("the demand lets %q through: %v", text, got)
		}
	}
}
