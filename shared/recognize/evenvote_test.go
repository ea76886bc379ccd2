package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// TestEvenLines: numbered stems with as many short lines each offer them, though
// few of the stems ask.
func TestEvenLines(t *testing.T) {
	for _, text := range []string{
		"1. A volt is a unit of\ncharge\npotential\nenergy\n2. Which is a planet?\nRome\nMars\nOslo\n3. The volume of the cube is\n64 m\n216 m\n512 m\n4. Force times way is\nwork\npower\nweight\n5. What is hot?\nice\nfire\nsnow\n6. Rain falls from\nclouds\nstars\nseas\n7. Snow is\nwhite\nblack\ngreen",
		"1. Единица заряда\nкулон\nвольт\nампер\n2. Что такое планета?\nРим\nМарс\nОсло\n3. Объём куба равен\n64\n216\n512\n4. Сила на путь\nработа\nмощность\nвес\n5. Что горячее?\nлёд\nогонь\nснег\n6. Дождь идёт из\nоблаков\nзвёзд\nморей",
	} {
		q, _ := read(t, paper(text))
		for _, item := range q.Items {
			if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
				t.Errorf("%q has no three choices", item.Stem.Text())
			}
		}
		if want := strings.Count(text, "\n") / 4; len(q.Items) < want {
			t.Errorf("%d items, want %d at least", len(q.Items), want)
		}
	}
	list := "1. Anna Berg\nHigh Street 5\nRome\nTel. 123\n2. Carl Dahl\nLow Street 7\nOslo\nTel. 124\n3. Eva Frost\nOld Street 1\nLima\nTel. 125\n4. Gus Hall\nNew Street 2\nCairo\nTel. 126\n5. Ida Jung\nWide Street 3\nBonn\nTel. 127\n6. Kim Lund\nDark Street 4\nParis\nTel. 128"
	if _, _, err := recognize.Recognize(paper(list)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("a list of people: %v", err)
	}
}

// TestLongPlainChoices: where ten questions have short lines under them for
// choices, long lines under another one are choices too.
func TestLongPlainChoices(t *testing.T) {
	var b strings.Builder
	for i := range 10 {
		fmt.Fprintf(&b, "%d. Which bird sings in month number %d?\nThe owl %d\nThe robin %d\nThe wren %d\n\n", i+1, i+1, i, i, i)
	}
	long := strings.Repeat("which lives in the wood behind the mill and hunts when the moon is high ", 3)
	fmt.Fprintf(&b, "11. Which bird has the best description?\nThe owl, %sand sleeps\nThe robin\nThe wren\n", long)
	q, _ := read(t, paper(b.String()))
	if len(q.Items) != 11 {
		t.Fatalf("%d questions", len(q.Items))
	}
	if c, ok := q.Items[10].Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
		t.Errorf("%+v", q.Items[10].Response)
	}
}

// TestForgottenNumber: a question between even ones whose number was forgotten is one of
// its own where the next number shows that; what only goes on stays with the question.
func TestForgottenNumber(t *testing.T) {
	head := "1. A volt is a unit of\ncharge\npotential\nenergy\n2. Which is a planet?\nRome\nMars\nOslo\n3. The volume of the cube is\n64 m\n216 m\n512 m\n4. Force times way is\nwork\npower\nweight\n5. What is hot?\nice\nfire\nsnow\n"
	tail := ". A newton is a unit of\nforce\npower\nwork\n"
	for name, c := range map[string]struct {
		text string
		want int
	}{
		"forgotten":     {head + "6. What is wet?\nrain\nsand\nsalt\nWhich of these is dry?\nrain\nsea\nsand\n8" + tail, 8},
		"goes on":       {head + "6. What is wet?\nrain\nsand\nsalt\nNone of these here\nrain\nsea\nsand\n8" + tail, 7},
		"no number due": {head + "6. What is wet?\nrain\nsand\nsalt\nNobody can tell what is\nrain\nsea\nsand\n7" + tail, 7},
	} {
		q, _ := read(t, paper(c.text))
		if len(q.Items) != c.want {
			t.Errorf("%s: %q", name, labelled(q))
		}
	}
}
