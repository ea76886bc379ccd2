package moodle_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/moodle"
	"formwright/shared/writer/moodle/moodletest"
)

// allowed are the grades of the importer, from its documentation.
const allowed = " 100 90 83.33333 80 75 70 66.66667 60 50 40 33.33333 30 25 20 16.66667 14.28571 12.5 11.11111 10 5 0 "

func TestSharesAreAllowedAndAddUp(t *testing.T) {
	for n := 1; n <= moodle.MaxRight; n++ {
		shares, even := moodle.Shares(n)
		total := 0.0
		for _, s := range shares {
			if !strings.Contains(allowed, " "+s+" ") {
				t.Errorf("%d right: %s is not allowed", n, s)
			}
			f, err := strconv.ParseFloat(s, 64)
			if err != nil {
				t.Fatal(err)
			}
			total += f
		}
		if len(shares) != n || total < 99.995 || total > 100.005 {
			t.Errorf("%d right: %v add up to %v", n, shares, total)
		}
		if same := len(slices.Compact(slices.Clone(shares))) == 1; same != even {
			t.Errorf("%d right: even is %v for %v", n, even, shares)
		}
	}
}

func TestPenaltiesAreAllowed(t *testing.T) {
	for n := range 30 {
		if p := strings.TrimPrefix(moodle.Penalty(n), "-"); !strings.Contains(allowed, " "+p+" ") {
			t.Errorf("%d wrong: %s is not allowed", n, p)
		}
	}
	if got := moodle.Penalty(1); got != "-100" {
		t.Errorf("one wrong choice costs %s", got)
	}
}

func TestGrade(t *testing.T) {
	for credit, want := range map[string]string{"1": "100", "0.5": "50", "0.3333": "33.33333", "0.34": "33.33333", "0.001": "5", "0.97": "100", "0.92": "90"} {
		d := quiz.MustDecimal(credit)
		got, exact := moodle.Grade(&d)
		if got != want || exact != (credit == "1" || credit == "0.5" || credit == "0.3333") {
			t.Errorf("Grade(%s) = %s, exact %v; want %s", credit, got, exact, want)
		}
	}
	if got, exact := moodle.Grade(nil); got != "100" || !exact {
		t.Errorf("Grade(nil) = %s, %v", got, exact)
	}
}

func TestSomeAnswerEarnsEverything(t *testing.T) {
	half, third := quiz.MustDecimal("0.5"), quiz.MustDecimal("0.3333")
	for _, c := range []struct {
		credits []*quiz.Decimal
		want    string
		exact   bool
	}{
		{[]*quiz.Decimal{&half, nil}, "50 100", true}, {[]*quiz.Decimal{&third, &half, &half}, "33.33333 100 100", false},
		{[]*quiz.Decimal{&third}, "100", false}, {nil, "", true},
	} {
		var accepted []quiz.Accepted
		for _, credit := range c.credits {
			accepted = append(accepted, quiz.Accepted{Text: "x", Credit: credit})
		}
		shares, exact := moodle.Grades(accepted)
		if got := strings.Join(shares, " "); got != c.want || exact != c.exact {
			t.Errorf("got %s, exact %v; want %s", got, exact, c.want)
		}
	}
}

func TestMenuEscapesOnlyWhatLooksLikeMarkup(t *testing.T) {
	for text, want := range map[string]string{
		"plain": "plain", "a < b": "a < b", "a & b": "a & b", "a<b": "a&lt;b", "<b>x</b>": "&lt;b&gt;x&lt;/b&gt;",
		"&amp;": "&amp;amp;", "&#38;": "&amp;#38;", "x <": "x &lt;", "R&D": "R&amp;D", "5<6": "5&lt;6",
	} {
		if got, cut := moodle.Menu(richtext.Plain(text)); got != want || cut {
			t.Errorf("Menu(%q) = %q, cut %v; want %q", text, got, cut, want)
		}
	}
}

func TestName(t *testing.T) {
	stem := slices.Concat(richtext.Plain("A passage."), richtext.Plain("What now?"), richtext.Plain("Choose one."))
	for _, c := range []struct {
		item quiz.Item
		want string
	}{
		{quiz.Item{Label: "7.", Stem: stem}, "7. What now?"},
		{quiz.Item{Stem: richtext.Plain("Statement")}, "Statement"},
		{quiz.Item{Stem: slices.Concat(richtext.Plain("First"), richtext.Plain("Second"))}, "First"},
	} {
		if got := moodle.Name(c.item); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
	if got, want := moodle.Name(quiz.Item{Stem: richtext.Plain("What is <br>?")}), "What is &lt;br&gt;?"; got != want {
		t.Errorf("got %q, want %q: Moodle takes tags out of names", got, want)
	}
	if got := []rune(moodle.Name(quiz.Item{Stem: richtext.Plain(strings.Repeat("ж", 400))})); len(got) != 255 {
		t.Errorf("a name of %d characters", len(got))
	}
}

func TestEntitiesAreReadBack(t *testing.T) {
	texts := append(quiztest.HostileTexts(), "a~b}c#d&e", "1 < 2", "x=y", "{k:", `\frac{a}{b}`, `a\`, `a\\`, "a&", "a&amp;", `\}\#\~`)
	check := func(t rapid.TB, a, b string) {
		text, gaps := moodletest.Gaps("x {1:SHORTANSWER:=" + moodle.Entities(a) + "#" + moodle.Entities(b) + "~" + "%50%" + moodle.Entities(b) + "} y")
		want := []moodletest.Gap{{Weight: "1", Kind: "SHORTANSWER", Answers: []moodletest.Answer{{Share: "100", Text: a, Feedback: b}, {Share: "50", Text: b}}}}
		if d := cmp.Diff(want, gaps); d != "" || text != "x {#} y" {
			t.Errorf("%q, %q: text %q\n%s", a, b, text, d)
		}
	}
	for i, a := range texts {
		check(t, a, texts[(i+1)%len(texts)])
	}
	rapid.Check(t, func(t *rapid.T) {
		draw := func(label string) string {
			return strings.Join(rapid.SliceOfN(rapid.SampledFrom([]string{`\`, "~", "#", "}", "{", "&", "amp;", ";", "=", "%", "5", "x", "<", " "}), 1, 8).Draw(t, label), "")
		}
		check(t, draw("a"), draw("b"))
	})
}

func TestOutsideOpensNoGap(t *testing.T) {
	for _, s := range []string{"{1:SHORTANSWER:=x}", "{:MC:=x}", "{#1}", "{12:NM:=1}", "{{1:SA:=x}}", "a {b} c"} {
		text, gaps := moodletest.Gaps(moodle.Outside(s))
		if len(gaps) > 0 || strings.Contains(text, "{#") {
			t.Errorf("%q became %q with %d gaps", s, text, len(gaps))
		}
	}
	if got := moodle.Outside("{</p>\x00b1\x00}"); got != "&#123;</p>\x00b1\x00}" {
		t.Errorf("a brace around a tag became %q", got)
	}
	if got := moodle.Outside("a {b} c"); got != "a {b} c" {
		t.Errorf("a harmless brace changed: %q", got)
	}
}
