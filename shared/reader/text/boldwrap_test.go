package text

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// boldOf are the paragraphs of a Markdown text, bold between signs.
func boldOf(t *testing.T, lines ...string) (out []string) {
	for _, b := range read(t, strings.Join(lines, "\n")) {
		p, ok := b.(page.Paragraph)
		if !ok || len(p.Runs) == 0 {
			continue
		}
		s := ""
		for _, run := range p.Runs {
			if run.Marks.Bold {
				s += "[" + run.Text + "]"
			} else {
				s += run.Text
			}
		}
		out = append(out, s)
	}
	return out
}

// TestBoldOverLines: bold goes on where its author wrapped the line.
func TestBoldOverLines(t *testing.T) {
	got := boldOf(t, "## Rivers", "**1) Which river is the longest of", "all that flow north?** \\", "a. Ob \\", "b. Nile", "", "**2) Where does it begin? \\", "Name the lake.** Be short.")
	want := []string{"Rivers", "[1) Which river is the longest of all that flow north?]", "a. Ob", "b. Nile", "[2) Where does it begin?]", "[Name the lake.] Be short."}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestBoldOfOneLine: powers, forgotten signs and lists join nothing.
func TestBoldOfOneLine(t *testing.T) {
	want := []string{"Sums", "What is 2**3", "and what is 2**4?", "**Forgotten sign", "and text.", "**1. Which?", "a) one", "b) [two]"}
	got := boldOf(t, "## Sums", "What is 2**3", "and what is 2**4?", "", "**Forgotten sign", "and text.", "", "**1. Which?", "a) one", "b) **two**")
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
