package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/page"
)

// TestRuledOpen: choices between lines of "====" need no sign before the right one where a
// highlighter tells it; with a sign at some questions those without have no key.
func TestRuledOpen(t *testing.T) {
	doc := func(sign string, look page.Marks) (d page.Document) {
		add := func(text string, m page.Marks) {
			d.Blocks = append(d.Blocks, page.Paragraph{Runs: []page.Run{{Text: text, Marks: m}}})
		}
		rule := func(text string) {
			d.Blocks = append(d.Blocks, page.Paragraph{Runs: []page.Run{{Text: text}}})
		}
		for i := range 6 {
			add(fmt.Sprintf("Daryo %d qayerda boshlanadi?", i), page.Marks{})
			for k := range 4 {
				rule("====")
				text, m := fmt.Sprintf("joy %d-%d", i, k), page.Marks{}
				if k == i%4 {
					text, m = sign+text, look
				}
				add(text, m)
			}
			rule("++++")
		}
		return d
	}
	want := "joy 0-0 joy 1-1 joy 2-2 joy 3-3 joy 4-0 joy 5-1"
	for name, test := range map[string]struct {
		doc  page.Document
		want string
	}{
		"highlighted": {doc("", page.Marks{Highlight: "ffff00"}), want},
		"a sign":      {doc("#", page.Marks{}), want},
		"neither":     {doc("", page.Marks{}), "- - - - - -"},
	} {
		q, _ := read(t, test.doc)
		if got := strings.Join(keys(q), " "); got != test.want || offeredBy(q.Items[1]) != "joy 1-0|joy 1-1|joy 1-2|joy 1-3" {
			t.Errorf("%s: %s, want %s; choices %s", name, got, test.want, offeredBy(q.Items[1]))
		}
	}
}
