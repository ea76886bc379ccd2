package sheet

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestCellTags: cells of a bank exported from a web editor are HTML; one cell
// that shows a tag is a question about it.
func TestCellTags(t *testing.T) {
	read := func(rows string) (out []string) {
		doc, _, err := ReadCSV(context.Background(), []byte(rows))
		if err != nil {
			t.Fatal(err)
		}
		eachCell(doc.Blocks, func(p *page.Paragraph) { out = append(out, shown(p.Runs)) })
		return out
	}
	row := "\"<p style='x'>Is 1 &lt; 2?<br>Say&nbsp;so</p>\",\"A、<p>yes</p>\nB、<p>no</p>\"\n"
	if diff := cmp.Diff([]string{"Is 1 < 2?\nSay so", "A、yes\nB、no"}, read(strings.Repeat(row, 3))[:2]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"What is <p>x</p>?", "A"}, read("What is <p>x</p>?,A\n")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	card := "Which bird <b>hoots</b>?\tAn owl.<br><br><a href='https://example.org/1'>more</a>\n"
	if diff := cmp.Diff([]string{"Which bird hoots?", "An owl.\n\nmore"}, read(strings.Repeat(card, 6))[:2]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	asked := "Which tag breaks a line?\t<br>\t<b>\t<lb>\t1\n"
	if diff := cmp.Diff([]string{"Which tag breaks a line?", "<br>", "<b>", "<lb>"}, read(strings.Repeat(asked, 6))[:4]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func shown(runs []page.Run) string {
	var b strings.Builder
	for _, r := range runs {
		if r.Kind == page.BreakRun {
			b.WriteByte('\n')
		}
		b.WriteString(r.Text)
	}
	return b.String()
}
