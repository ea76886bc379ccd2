package recognize_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestLonePoint: a list of one entry under most questions holds their answers; an
// entry that asks is a part of its question.
func TestLonePoint(t *testing.T) {
	outline := func(lines ...string) page.Document {
		var doc page.Document
		for i, l := range lines {
			label := page.Label{Text: string(rune('1'+i/2)) + ".", Format: page.Decimal, Number: 1 + i/2, List: "list 1"}
			if i%2 == 1 {
				label = page.Label{Text: "a.", Format: page.LowerAlpha, Number: 1, List: "list 1", Level: 1}
			}
			doc.Blocks = append(doc.Blocks, page.Paragraph{Label: &label, Runs: []page.Run{{Text: l}}})
		}
		return doc
	}
	for _, c := range []struct {
		name string
		doc  page.Document
		want []string
	}{
		{"answers", outline("Which is the capital of Norway?", "Oslo", "Which river crosses Paris?", "The Seine", "What is frozen water called?", "Ice"), []string{"Oslo", "The Seine", "Ice"}},
		{"parts", outline("Which is the capital of Norway?", "Which sea is near it?", "Which river crosses Paris?", "Where does it end?", "What is frozen water called?", "When does it melt?"), []string{"-", "-", "-"}},
	} {
		q, _ := read(t, c.doc)
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// TestPointsOfAnOutline: where the questions of an outline have one entry each
// further in, all entries of another question are its answer, and so are those
// under its parts; a sentence is no order because it has the word of one.
func TestPointsOfAnOutline(t *testing.T) {
	numbers := map[int]int{}
	var doc page.Document
	for _, l := range []string{
		"Which is the capital of Norway?", ">Oslo", "What does a lock of a canal do?", ">It lifts boats when the water in it rises with them in it.",
		"Which birds cannot fly?", ">Penguins", ">Ostriches", "What is frozen water called?", ">Ice",
		"Two boats meet on a river.", ">Which of them gives way?", ">>The one that goes upstream.", ">How does it say so?", ">>By a long tone.", ">>By a lamp.",
		"Which river crosses Paris?", ">The Seine", "Which river crosses Rome?", ">The Tiber",
	} {
		text := strings.TrimLeft(l, ">")
		level := len(l) - len(text)
		numbers[level]++
		numbers[level+1] = 0
		label := page.Label{Format: page.Decimal, Number: numbers[level], List: "list 1", Level: level}
		switch level {
		case 0:
			label.Text = strconv.Itoa(numbers[0]) + "."
		case 1:
			label.Text, label.Format = string(rune('a'+numbers[1]-1))+".", page.LowerAlpha
		case 2:
			label.Text, label.Format = strings.Repeat("i", numbers[2])+".", page.LowerRoman
			numbers[3] = 0
		}
		doc.Blocks = append(doc.Blocks, page.Paragraph{Label: &label, Runs: []page.Run{{Text: text}}})
	}
	q, _ := read(t, doc)
	var got []string
	for _, item := range q.Items {
		if e, ok := item.Response.(quiz.Essay); ok {
			got = append(got, e.Model.Text())
		} else {
			got = append(got, keyText(item.Response))
		}
	}
	want := []string{"Oslo", "It lifts boats when the water in it rises with them in it.", "Penguins | Ostriches", "Ice", "The one that goes upstream.", "By a long tone. | By a lamp.", "The Seine", "The Tiber"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
