package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// form is what a marked form shows: lines that begin with "~" are grey, the
// others have the colour of the text.
func form(text string) page.Document {
	doc := paper(text)
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		for k := range p.Runs {
			p.Runs[k].Marks.Color = "202124"
			if rest, ok := strings.CutPrefix(p.Runs[k].Text, "~"); ok {
				p.Runs[k].Text, p.Runs[k].Marks.Color = rest, "70757A"
			}
		}
		doc.Blocks[i] = p
	}
	return doc
}

// TestFormScores: in the view of a marked form full marks make the choice that
// was taken right, and the right answer is named under one that was not.
func TestFormScores(t *testing.T) {
	q, _ := read(t, form("Geography\n\nWhich one is a planet?\n*\n1/1\n~Rome\nMars\n~Oslo\nName the largest sea\nof the north\n1/1\n~a) Lima\nb) Baltic\n~c) Adriatic\nWhich is hot?*\n0/1\nIce\n~Fire\n~Snow\n~Correct answer\nFire\nThe wettest of these is\n0/1\n~Sand\nDust\n~Rain"))
	if diff := cmp.Diff([]string{"Mars", "Baltic", "Fire", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	var stems []string
	for _, item := range q.Items {
		stems = append(stems, item.Stem.Text())
	}
	if diff := cmp.Diff([]string{"Which one is a planet?", "Name the largest sea of the north", "Which is hot?", "The wettest of these is"}, stems); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, form("Was ist ein Planet?\n1/1\nMars\n~Rom\n~Oslo\nWas ist heiß?\n0/1\nEis\n~Feuer\n~Richtige Antwort\nFeuer\nWas ist ein Meer?\n1/1\n~Lima\nOstsee\n~Rom"))
	if diff := cmp.Diff([]string{"Mars", "Feuer", "Ostsee"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestFormScoresBesideTitles: scores at the right end of the titles, buttons before
// the choices, and a remark under a title.
func TestFormScoresBesideTitles(t *testing.T) {
	doc := form("(1) Which one is a planet\n~Rome\n◦ Mars\n~Oslo\n(2) Which pair is hot?\nSee the table.\n◦ snow\n~fire\n~rain\n正確答案\n◦ fire\n(3) Name the seas\nBaltic\n~Lima\nAdriatic\n~Oslo")
	for i, score := range map[int]string{0: "10/10", 4: "0/10", 11: "5/5"} {
		p := doc.Blocks[i].(page.Paragraph)
		p.Runs = append(p.Runs, page.Run{Text: " " + score}, page.Run{Text: " *"})
		doc.Blocks[i] = p
	}
	for _, i := range []int{1, 3, 7, 8} {
		p := doc.Blocks[i].(page.Paragraph)
		p.Runs = append([]page.Run{{Kind: page.CheckRun, Check: page.Unchecked}}, p.Runs...)
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Mars", "fire", "Baltic | Adriatic"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if c, ok := q.Items[1].Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
		t.Errorf("%+v", q.Items[1].Response)
	}
}

// TestScoresWithoutForm: scores under questions of which no choice is grey, or
// fractions, are what they look like.
func TestScoresWithoutForm(t *testing.T) {
	q, _ := read(t, paper("1. Which is more?\nA. half\nB. all\n2. Which fraction is less?\nA)\n1/2\nB)\n1/3\n3. Which fraction is more?\nA)\n1/4\nB)\n1/5"))
	if got := len(q.Items); got != 3 {
		t.Errorf("%d items", got)
	}
}

// TestFormPoints: in a form that nobody has filled in the choices end one line
// above the next star, or where there are as many as elsewhere.
func TestFormPoints(t *testing.T) {
	q, _ := read(t, paper("Which one is a planet?\n*\n1 point\nRome\nMars\nOslo\nRead this:\nthe sea of the north\n*\n2 points\na) Lima\nb) Baltic\nc) Adriatic\nWhich is hot? *\n1 point\nIce\nFire\nSnow\nWhich is wet?\n*\n1 point\nSand\nDust\nRain"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
			t.Errorf("%q has no three choices", item.Stem.Text())
		}
	}
	if diff := cmp.Diff([]string{"Which one is a planet?", "Read this:\nthe sea of the north", "Which is hot?", "Which is wet?"}, got); diff != "" {
		t.Error(diff)
	}
}
