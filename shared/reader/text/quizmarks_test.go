package text

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestUnmarked: the marks of wikis and of web pages that show quizzes are read,
// and other brackets and signs are kept.
func TestUnmarked(t *testing.T) {
	for in, want := range map[string]string{
		"<quiz display=simple>\n{ Why?\n|type=\"()\"}\n+ x\n- y\n{ How? |type=\"[]\"}\n+ x\n</quiz>": "\nWhy?\n\n+ x\n- y\nHow?\n+ x\n",
		"?[Why?](multiple)\n-[ ] x\n-[x] y": "Why?\n- [ ] x\n- [x] y",
		"1. [ ] x\n1. [x] y\n    > so":      "- [ ] x\n- [x] y\n    > so",
		"<quiz>\nWhy?\n- [x] y\n</quiz>":    "\nWhy?\n- [x] y\n",
		"<div class=\"o\" data-correct=\"false\" data-say=\"No: a > b.\">x</div>\n  <li data-correct=true>y</li>\n</div>": "- [ ] x\n- [x] y\n</div>",
		"<div data-correct=\"true\">x</div>":                                   "<div data-correct=\"true\">x</div>",
		"Why?\n<input type=\"text\" data-answer=\"x\">\n<input type=\"text\">": "Why?\n\n<input type=\"text\">",
		"{ a set }\n[x] y\n1. [x]\n?[\n-[x] once":                              "{ a set }\n[x] y\n1. [x]\n?[\n-[x] once",
	} {
		if diff := cmp.Diff(strings.Split(want, "\n"), unmarked(strings.Split(in, "\n"))); diff != "" {
			t.Errorf("%q (-want +got):\n%s", in, diff)
		}
	}
}
