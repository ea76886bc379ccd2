package text

import (
	"testing"

	"formwright/shared/page"
)

// TestFrontMatter: fields between lines of dashes before a document are for
// programs, unless they are those of a question or nothing follows.
func TestFrontMatter(t *testing.T) {
	for name, c := range map[string]struct {
		text  string
		first string
	}{
		"fields":      {"---\ntitle: \"Test on plants\"\ntags: [roots, leaves]\ngoals:\n  - name roots\n- count leaves\n---\n\n## Plants\n1. What are roots?", "Plants"},
		"digits":      {"---\ntitle: >-\n  Leaves\nsource_1: a book\n---\nText here", "Text here"},
		"blank ahead": {"\n---\nlang: de\n---\nText here", "Text here"},
		"a question":  {"---\nquestion: What are roots?\nanswer: parts\n---\nquestion: What are leaves?\n---\n", "---"},
		"prose":       {"---\nWhat are roots?\n---\nA part", "---"},
		"twice":       {"---\nitem: a root\nitem: a leaf\n---\nWhat is it?", "---"},
		"nothing on":  {"---\nsubject: plants\n---", "---"},
	} {
		got := ""
		for _, b := range read(t, c.text) {
			if p, ok := b.(page.Paragraph); ok && len(p.Runs) > 0 {
				got = p.Runs[0].Text
				break
			}
		}
		if got != c.first {
			t.Errorf("%s: begins with %q, want %q", name, got, c.first)
		}
	}
}
