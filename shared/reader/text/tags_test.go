package text

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

func TestTagsInMarkdown(t *testing.T) {
	got := read(t, strings.Join([]string{
		"**1. Which?**",
		"- A. <font color='red'>over **the** wire</font>",
		`- B. <span style="background-color: #ff0">x</span>`,
		"- C. a <font color=red>never closed",
		"- D. List<span> y",
	}, "\n"))
	var runs [][]page.Run
	for _, b := range got[1:] {
		runs = append(runs, b.(page.Paragraph).Runs)
	}
	red := page.Marks{Color: "FF0000"}
	want := [][]page.Run{
		{text("A. "), {Text: "over ", Marks: red}, {Text: "the", Marks: page.Marks{Color: "FF0000", Bold: true}}, {Text: " wire", Marks: red}},
		{text("B. "), {Text: "x", Marks: page.Marks{Highlight: "FFFF00"}}},
		{text("C. a <font color=red>never closed")},
		{text("D. List<span> y")},
	}
	if diff := cmp.Diff(want, runs); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestSymbolBullets: bullets of symbol fonts come as characters of a private
// area when a document is saved as text.
func TestSymbolBullets(t *testing.T) {
	got := read(t, "Which floats?\n\uf0a7\twood\n\uf0fc\toak\n\uf0a7lead")
	var lines []string
	for _, b := range got {
		lines = append(lines, b.(page.Paragraph).Runs[0].Text)
	}
	if diff := cmp.Diff([]string{"Which floats?", "• wood", "✓ oak", "\uf0a7lead"}, lines); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestColourAlone: colours set by hand on several lines are read where a text
// has no other sign of Markdown; one line of tags may be what is asked about.
func TestColourAlone(t *testing.T) {
	line := "B) <font color=\"#00B050\">Venus</font>"
	green := page.Marks{Color: "00B050"}
	for n, want := range map[int][]page.Run{
		1: {text(line)},
		3: {text("B) "), {Text: "Venus", Marks: green}},
	} {
		got := read(t, strings.Repeat("1. Which?\nA) Mars\n"+line+"\n", n))
		if diff := cmp.Diff(want, got[2].(page.Paragraph).Runs); diff != "" {
			t.Errorf("%d lines (-want +got):\n%s", n, diff)
		}
	}
}

// TestColouredLines: a colour over a whole line is kept.
func TestColouredLines(t *testing.T) {
	got := read(t, strings.Repeat("<span style=\"background-color:#FFFF00\">A) Mars</span>\n", 3))
	want := []page.Run{{Text: "A) Mars", Marks: page.Marks{Highlight: "FFFF00"}}}
	if diff := cmp.Diff(want, got[0].(page.Paragraph).Runs); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestShortDelimiters: one dash between colons is enough under the head of a
// table.
func TestShortDelimiters(t *testing.T) {
	got := read(t, "Question|A|B\n:-:|:-:|:-:\n1+1=?|2|3\n")
	if _, ok := got[0].(page.Table); !ok || len(got) != 1 {
		t.Errorf("no table: %v", got)
	}
}
