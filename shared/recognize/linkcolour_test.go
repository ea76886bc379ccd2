package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/page"
)

// TestColourOverALink: a colour that goes on over the address in a choice marks it, and
// the blue that addresses have marks nothing.
func TestColourOverALink(t *testing.T) {
	const address = "https://git.example.com/one/project.git"
	doc := paper("1. What copies it?\nA. git clone \nB. git remote \nC. git add \n2. What shows it?\nA. log\nB. show\nC. tag")
	for i, colour := range map[int]string{1: "FF0000", 2: "337AB7", 3: "337AB7"} {
		p := doc.Blocks[i].(page.Paragraph)
		if i == 1 {
			p.Runs[0].Marks.Color = colour
		}
		p.Runs = append(p.Runs, page.Run{Text: address, Marks: page.Marks{Color: colour, Link: address}})
		doc.Blocks[i] = p
	}
	doc.Blocks[6].(page.Paragraph).Runs[0].Marks.Color = "FF0000"
	q, _ := read(t, doc)
	if got := strings.Join(keys(q), "; "); got != "git clone "+address+"; show" {
		t.Errorf("keys %s", got)
	}
}
