package text

import (
	"strings"
	"testing"

	"formwright/shared/page"
)

// TestLeansThroughout: a text whose only Markdown is whole lines in italics is read as such;
// single choices between stars keep them, for they are the right ones of a test.
func TestLeansThroughout(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want bool
	}{
		"questions":           {"*Q1. Name a river.*\n____\n*Q2. Name a lake.*\n____\n*Q3. Name a sea.*\n____", true},
		"all choices":         {"1. Which?\n*A. one*\n*B. two*\n2. Which?\n*A. three*\n*B. four*", true},
		"right choices":       {"1. Which?\nA. one\n*B. two*\n2. Which?\n*A. three*\nB. four\n3. Which?\nA. five\n*B. six*", false},
		"stars at the front":  {"1. Which?\n*A. one\nB. two\n*Note*\n*This*\n*That*", false},
		"two lines in italic": {"*Name*\n1. Which?\n*Class*", false},
	} {
		if got := isMarkdown(strings.Split(c.text, "\n")); got != c.want {
			t.Errorf("%s: Markdown %v, want %v", name, got, c.want)
		}
	}
	blocks := read(t, "*Q1. Name a river.*\n\n*Q2. Name a lake.*\n\n*Q3. Name a sea.*")
	p := blocks[0].(page.Paragraph)
	if p.Text() != "Q1. Name a river." || !p.Runs[0].Marks.Italic {
		t.Errorf("got %q, italic %v", p.Text(), p.Runs[0].Marks.Italic)
	}
}
