package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestLinesUnderEveryNumber reads pages of learning platforms copied into a
// document, in any language, and keeps what every question begins with when that
// is all it has.
func TestLinesUnderEveryNumber(t *testing.T) {
	stems := []string{"The capital of Peru is", "Which river is longer?", "A desert without sand"}
	write := func(head, under string) string {
		var b strings.Builder
		for i, s := range stems {
			fmt.Fprintf(&b, head+"\n", i+1)
			b.WriteString(strings.ReplaceAll(under, "STEM", s))
			fmt.Fprintf(&b, "a. first %d\nb. second %d\n", i, i)
		}
		return b.String()
	}
	want := func(head string, stems ...string) []string {
		var out []string
		for i, s := range stems {
			out = append(out, fmt.Sprintf(head, i+1)+" "+s+fmt.Sprintf(" / first %d / second %d", i, i))
		}
		return out
	}
	for _, c := range []struct {
		head, under string
		want        []string
	}{
		{"Question %d", "Not yet answered\nMarked out of 2.00\nFlag question\nQuestion text\nSTEM\nSelect one:\n", stems},
		{"Frage %d", "Bisher nicht beantwortet\nErreichbare Punkte: 2,00\nFrage markieren\nFragetext\nSTEM\n", stems},
		{"Câu hỏi %d", "Chưa trả lời\nĐạt điểm 2,00\nĐặt cờ\nSTEM\n", stems},
	} {
		q, _ := read(t, paper(write(c.head, c.under)))
		if diff := cmp.Diff(want(c.head, c.want...), labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.head, diff)
		}
		if p := q.Items[1].Points; p == nil || p.String() != "2" && p.String() != "2.00" {
			t.Errorf("%s: the second is worth %v", c.head, p)
		}
	}
	q, _ := read(t, paper(write("Question %d", "Listen to the text.\nChoose what you hear.\n")))
	if got := q.Items[0].Stem.Text(); got != "Listen to the text.\nChoose what you hear." {
		t.Errorf("the stem of every question is lost: %q", got)
	}
}

// TestScoresUnderEveryNumber reads the results of a test copied from a platform: each
// number has a bullet, its score below, and the stem in the only filled cell of a
// table. The number of the next question is no answer.
func TestScoresUnderEveryNumber(t *testing.T) {
	cell := func(text string) page.Cell {
		return page.Cell{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: text}}}}}
	}
	stems := []string{"Is a desert without sand a desert?", "A whale is a fish.", "Which river is longer than the Rhine?", "Name a sea."}
	var doc page.Document
	for i, stem := range stems {
		empty := page.Row{Cells: []page.Cell{cell(""), cell(""), cell("")}}
		doc.Blocks = append(doc.Blocks,
			page.Paragraph{Label: &page.Label{Text: "•", Format: page.Bullet, List: "q"}, Runs: []page.Run{{Text: fmt.Sprintf("Question %d", i+1)}}},
			page.Paragraph{Runs: []page.Run{{Text: fmt.Sprintf("%d out of 1.5 points", i%2)}}},
			page.Table{Rows: []page.Row{empty, {Cells: []page.Cell{cell(""), cell(stem), cell("")}}, empty}})
	}
	q, _ := read(t, doc)
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
		if p := item.Points; p == nil || p.String() != "1.5" {
			t.Errorf("%q is worth %v", item.Stem.Text(), p)
		}
	}
	if diff := cmp.Diff(stems, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	for _, key := range keys(q) {
		if key != "-" {
			t.Errorf("a key %q", key)
		}
	}
}
