package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// shown is a paragraph with a picture behind some text.
func shown(text, hash string) page.Paragraph {
	return page.Paragraph{Runs: []page.Run{{Text: text}, {Kind: page.ImageRun, Image: &page.Image{Hash: hash, Width: 100, Height: 60}}}}
}

// TestPicturesAsChoices: the picture behind a typed letter is the choice, also under
// letters in a table.
func TestPicturesAsChoices(t *testing.T) {
	table := grid("A|B|C", "x|x|x")
	for i, hash := range []string{"h1", "h2", "h3"} {
		table.Rows[1].Cells[i].Blocks = []page.Block{shown("", hash)}
	}
	for name, doc := range map[string]page.Document{
		"lines": blocks("1. Which picture shows a circle?", shown("A) ", "h1"), shown("B) ", "h2"), shown("C) ", "h3"), "2. Which one is blue?\nA) this\nB) that"),
		"cells": blocks("1. Which picture shows a circle?", table, "2. Which one is blue?\nA) this\nB) that"),
	} {
		doc.Media = richtext.Library{"h1": {Type: "image/png"}, "h2": {Type: "image/png"}, "h3": {Type: "image/png"}}
		q, _ := read(t, doc)
		c, _ := q.Items[0].Response.(quiz.Choice)
		var got []string
		for _, one := range c.Choices {
			got = append(got, one.Content.Text()+strings.Join(one.Content.Hashes(), " "))
		}
		if strings.Join(got, ", ") != "h1, h2, h3" {
			t.Errorf("%s: %q", name, got)
		}
	}
}
