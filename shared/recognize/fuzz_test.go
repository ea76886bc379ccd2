package recognize_test

import (
	"os"
	"path/filepath"
	"testing"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// FuzzRecognize feeds text, and the same text with marks and labels put on by
// its bytes. Whatever it is, the quiz is valid or the problem is a clear one,
// and reading it again gives the same.
func FuzzRecognize(f *testing.F) {
	for _, pattern := range []string{"testdata/cases/*/in.txt", "testdata/negatives/*.txt"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			f.Fatal(err)
		}
		for _, name := range files {
			data, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(string(data), uint8(3))
		}
	}
	f.Fuzz(func(t *testing.T, text string, seed uint8) {
		if len(text) > 20_000 {
			return
		}
		for _, doc := range []page.Document{paper(text), decorated(text, seed)} {
			q, _, err := recognize.Recognize(doc)
			if err != nil && problem.CodeOf(err) != problem.NoQuestions {
				t.Fatalf("error that is no NoQuestions: %v", err)
			}
			again, _, _ := recognize.Recognize(doc)
			if len(again.Items) != len(q.Items) {
				t.Fatalf("%d items, then %d", len(q.Items), len(again.Items))
			}
		}
	})
}

// decorated sets text the way word processors do: automatic labels, bold and
// coloured runs, tables, blanks, boxes.
func decorated(text string, seed uint8) page.Document {
	doc := paper(text)
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		p.Position.Line = 0
		n := int(seed) + i
		if n%3 == 0 {
			p.Label = &page.Label{Text: []string{"1.", "a)", "•", "☐", "ii."}[n%5], Format: []page.LabelFormat{page.Decimal, page.LowerAlpha, page.Bullet, page.Bullet, page.LowerRoman}[n%5], Number: n % 7, List: "l", Level: n % 2}
		}
		for k := range p.Runs {
			if (n+k)%4 == 0 {
				p.Runs[k].Marks = page.Marks{Bold: n%2 == 0, Color: "FF0000", Highlight: []string{"", "FFFF00"}[n%2]}
			}
		}
		if n%11 == 0 {
			p.Runs = append(p.Runs, page.Run{Kind: page.BlankRun}, page.Run{Kind: page.CheckRun, Check: page.Checked}, page.Run{Kind: page.ImageRun, Image: &page.Image{Hash: "none"}})
		}
		doc.Blocks[i] = p
		if n%7 == 0 {
			doc.Blocks[i] = page.Table{Rows: []page.Row{{Cells: []page.Cell{{Blocks: []page.Block{p}}, {Blocks: []page.Block{p}}}}, {Cells: []page.Cell{{Blocks: []page.Block{p}}}}}}
		}
	}
	return doc
}
