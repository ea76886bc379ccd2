package moodle_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/moodle"
)

func TestMenuIsCutToItsColumn(t *testing.T) {
	for _, line := range []string{strings.Repeat("ö", 256), strings.Repeat("<", 100), strings.Repeat("word & <b> ", 60)} {
		got, cut := moodle.Menu(richtext.Plain(line))
		if n := utf8.RuneCountInString(got); n > 255 || !cut || !strings.HasSuffix(got, "…") {
			t.Errorf("%d characters, cut %v: %q", n, cut, got)
		}
	}
	if got, cut := moodle.Menu(richtext.Plain(strings.Repeat("ö", 255))); cut || utf8.RuneCountInString(got) != 255 {
		t.Errorf("255 characters became %q, cut %v", got, cut)
	}
}

func TestCategory(t *testing.T) {
	for name, want := range map[string]string{
		" a/b\n c ": "a//b c", "/a/": " //a// ", "a <b>": "a &lt;b&gt;", "a < b": "a < b", "": "",
		strings.Repeat("x", 300): strings.Repeat("x", 254) + "…",
	} {
		if got := moodle.Category(name); got != want {
			t.Errorf("Category(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestCutCategoriesAreReported(t *testing.T) {
	long := strings.Repeat("x", 300)
	for _, q := range []quiz.Quiz{{Title: long}, {Title: "x", Sections: []quiz.Section{{Title: long}}}} {
		if got := moodle.CutCategories(q); len(got) != 1 || got[0].Code != quiz.TextCut {
			t.Errorf("losses are %v", got)
		}
	}
	if got := moodle.CutCategories(quiz.Quiz{Title: "short"}); len(got) > 0 {
		t.Errorf("losses are %v", got)
	}
}

func TestTags(t *testing.T) {
	kept, same := moodle.Tags([]string{"unit [1]", "a  b", "<x>", "`", "0", "2024", "tab\tbed", "\x7f"})
	if d := cmp.Diff([]string{"unit [1]", "a b", "x", "2024", "tab bed"}, kept); d != "" || same {
		t.Errorf("same is %v\n%s", same, d)
	}
	if kept, same := moodle.Tags([]string{"science", "Größe"}); len(kept) != 2 || !same {
		t.Errorf("kept %q, same %v", kept, same)
	}
	if kept, _ := moodle.Tags([]string{strings.Repeat("ö", 300)}); utf8.RuneCountInString(kept[0]) != 255 {
		t.Errorf("a tag of %d characters", utf8.RuneCountInString(kept[0]))
	}
}

func TestBracesEncloseNoTag(t *testing.T) {
	for html, want := range map[string]string{
		`\frac{a}{b} {c}`:              `\frac{a}{b} {c}`,
		"{<br>}":                       "&#123;<br>}",
		"<p>{</p><p>}</p>":             "<p>&#123;</p><p>}</p>",
		"{{a}<b>":                      "{{a}<b>",
		"never closed {":               "never closed &#123;",
		"<code>if x { y }</code> {a<b": "<code>if x { y }</code> &#123;a<b",
	} {
		if got := moodle.Braces(html); got != want {
			t.Errorf("Braces(%q) = %q, want %q", html, got, want)
		}
	}
}
