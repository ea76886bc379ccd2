package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// counted makes a paper of lines of which "list 2|text" has the automatic number 2 of a list,
// and "list b|text" the letter of one below it.
func counted(text string) page.Document {
	var doc page.Document
	for i, l := range strings.Split(text, "\n") {
		p := page.Paragraph{Position: finding.Position{Paragraph: i + 1}}
		if sign, rest, ok := strings.Cut(l, "|"); ok {
			list, label, _ := strings.Cut(sign, " ")
			p.Label, l = &page.Label{Text: label + ".", Format: page.Decimal, Number: int(label[0] - '0'), List: list}, rest
			if label[0] >= 'a' {
				p.Label.Format, p.Label.Number, p.Label.Level = page.LowerAlpha, int(label[0]-'a')+1, 1
			}
		}
		p.Runs = []page.Run{{Text: l}}
		doc.Blocks = append(doc.Blocks, p)
	}
	return doc
}

// TestSetsOfPaper: the numbers under the name of another set of questions, in the words of its
// language, are no list within the last question of the first set.
func TestSetsOfPaper(t *testing.T) {
	for _, name := range []string{"Đề số 2:", "Wariant 2:", "Grupa B:", "Нұсқа 2:", "Skupina B:"} {
		q, _ := read(t, counted(strings.Replace("x 1|Write a program that adds.\nx 2|Write a program that counts.\nx 3|Write a function that sorts.\nSET\ny 1|Write a program that multiplies.\ny 2|Write a function that reads.\ny 3|Write a program that grades by this list\ny a|over 8: good\ny b|over 6: fair\ny c|over 4: poor\ny 4|Write a function that prints.", "SET", name, 1)))
		if got := stems(q); len(got) < 6 || got[3] != "Write a program that multiplies." || got[4] != "Write a function that reads." {
			t.Errorf("%s: %q", name, got)
		}
	}
}
