package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/richtext"
)

func button() page.Run {
	return page.Run{Kind: page.ImageRun, Image: &page.Image{Hash: "b0", Width: 20, Height: 20}}
}

func words(text string, highlight string) page.Paragraph {
	return page.Paragraph{Runs: []page.Run{{Text: text, Marks: page.Marks{Highlight: highlight}}}}
}

// TestButtonTables: rows of a small picture and one text, of several paragraphs at
// times, are choices.
func TestButtonTables(t *testing.T) {
	var doc page.Document
	for i, rows := range [][]string{{"Rome", "Mars"}, {"Baltic", "Lima"}} {
		doc.Blocks = append(doc.Blocks, words([]string{"QUESTION 1", "QUESTION 2"}[i], ""), words("Which one is right?", ""))
		var table page.Table
		for k, text := range rows {
			mark := ""
			if k == 1-i {
				mark = "FFFF00"
			}
			table.Rows = append(table.Rows, page.Row{Cells: []page.Cell{
				{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{button()}}}}, {},
				{Blocks: []page.Block{words(text, mark), words("or near it", mark), page.Paragraph{}}}}})
		}
		doc.Blocks = append(doc.Blocks, table)
	}
	doc.Media = richtext.Library{"b0": {Type: "image/png"}}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Mars or near it", "Baltic or near it"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestButtonLines: so are lines behind one picture that comes again and again.
func TestButtonLines(t *testing.T) {
	doc := page.Document{Media: richtext.Library{"b0": {Type: "image/png"}}}
	for i, rows := range [][]string{{"1. Name a planet", "Rome", "Mars", "Oslo"}, {"2. Name a sea", "Baltic", "Lima", "Alps"}} {
		for k, text := range rows {
			mark := ""
			if k == 2-i {
				mark = "FFFF00"
			}
			if k > 0 {
				doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{button()}})
			}
			doc.Blocks = append(doc.Blocks, words(text, mark))
		}
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Mars", "Baltic"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
