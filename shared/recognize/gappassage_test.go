package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// TestGapPassages: questions that are only choices ask for the gaps of the text above,
// also where its lines begin with a gap; they get the sentence their gap stands in.
func TestGapPassages(t *testing.T) {
	text := "Old boats\nOld boats are fun to (6) ____ when the sea is calm. Many people keep them\n(7) ____ fashion and paint them (8) ____ the winter is over. \"They need (9) ____ a lot!\" one says. Some\n(10) ____ them to friends.\n"
	stems := []string{"Old boats are fun to (6) ____ when the sea is calm.", "Many people keep them (7) ____ fashion and paint them (8) ____ the winter is over.", "Many people keep them (7) ____ fashion and paint them (8) ____ the winter is over.", "\"They need (9) ____ a lot!\" one says.", "Some (10) ____ them to friends."}
	beside := "6. A) sail B) sale C) salt D) sell\n7. A) on B) to C) at D) in\n8. A) when B) then C) that D) than\n9. A) care B) car C) dare D) cure\n10. A) let B) lend C) hire D) borrow\n"
	for name, c := range map[string]struct{ gaps, rows string }{
		"beside their numbers": {text, beside},
		"below their numbers":  {text, strings.NewReplacer(" A)", "\nA)", " B)", "\nB)", " C)", "\nC)", " D)", "\nD)").Replace(beside)},
		"dots for gaps":        {strings.ReplaceAll(text, "____", "......"), beside},
		"numbered choices":     {text, strings.NewReplacer("A)", "1)", "B)", "2)", "C)", "3)", "D)", "4)").Replace(beside)},
		"numbers for gaps":     {strings.ReplaceAll(text, " ____", ""), beside},
		"numbers behind":       {strings.NewReplacer("(6) ____", "____ (6)", "(7) ____", "____ (7)", "(8) ____", "____ (8)", "(9) ____", "____ (9)", "(10) ____", "____ (10)").Replace(text), beside},
	} {
		q, _ := read(t, paper("English test\n5. Where is the ship?\nA) sea\nB) land\n\nFill in the gaps with the right words.\n"+c.gaps+"\n"+c.rows+"\n11. He has ____ hats.\nA) much\nB) many"))
		if len(q.Items) != 7 {
			t.Errorf("%s: %d items, want 7", name, len(q.Items))
			continue
		}
		for i, want := range stems {
			item := q.Items[i+1]
			if got := item.Stem.Text(); letters(got) != letters(want) {
				t.Errorf("%s: %q, want %q", name, got, want)
			}
			if choice, ok := item.Response.(quiz.Choice); !ok || len(choice.Choices) != 4 {
				t.Errorf("%s: %+v", name, item.Response)
			}
		}
	}
	for name, text := range map[string]string{
		"sums":        "Sums\nCalculate.\n1. 1) 12 + 7 2) 18 - 5 3) 3 + 9\n2. 1) 22 + 7 2) 28 - 5 3) 23 + 9\n3. 1) 32 + 7 2) 38 - 5 3) 33 + 9",
		"what to buy": "For the trip\nWe need a lot (1) on the ship and (2) on land.\n1. 1) ropes 2) sails 3) paint\n2. 1) boots 2) coats 3) bread",
	} {
		if q, _, err := recognize.Recognize(paper(text)); err == nil {
			for _, item := range q.Items {
				if c, ok := item.Response.(quiz.Choice); ok {
					t.Errorf("%s: choices %v", name, c)
				}
			}
		}
	}
	noText := "English test\nChoose the word that is spelled well.\n1. A) sail B) sael C) sayl\n2. A) shep B) ship C) shipp\n3. A) fleat B) flete C) fleet"
	if q, _ := read(t, paper(noText)); len(q.Items) != 3 || strings.Contains(q.Items[0].Stem.Text(), "_") {
		t.Errorf("%d items without a text", len(q.Items))
	}
}

// letters keeps the letters and digits of a text in the order of its words.
func letters(s string) string {
	words := strings.Fields(strings.NewReplacer("_", " ", ".", " ", "(", " ", ")", " ").Replace(s))
	return strings.Join(words, " ")
}

// TestChoicesInRowsAreNoHeads: rows of two choices over numbered lines are no sections
// that a choice further down would order something of.
func TestChoicesInRowsAreNoHeads(t *testing.T) {
	q, _ := read(t, paper("Reading\n1. Cats swim.\nA) True    B) False\n2. Dogs fly.\nA) True    B) False\n3. The cat thinks ...\nA) is good for all.\nB) is that it should be fed.\nC) is that it should be quiet.\nD) is not told.\n4. Fish walk.\nA) True    B) False"))
	if len(q.Items) != 4 {
		t.Fatalf("%d items", len(q.Items))
	}
	if c, ok := q.Items[2].Response.(quiz.Choice); !ok || len(c.Choices) != 4 {
		t.Errorf("%+v", q.Items[2].Response)
	}
}

// TestKeyTablesBeside: the tables of a key go on with each other, and what the
// questions are worth is no answer, whatever the columns are called.
func TestKeyTablesBeside(t *testing.T) {
	test := "Проба\n1. Кой град е стар?\nА) Рим\nБ) Осло\n2. Кой град е млад?\nА) Рим\nБ) Осло\n3. Кое е море?\nА) Нил\nБ) Балтика\n4. Кое е река?\nА) Нил\nБ) Балтика\n\nКлюч с верните отговори"
	q, _ := read(t, blocks(test, grid("Въпрос | Верен отговор | Брой точки", "1. | А | 1", "2. | Б | 2"), grid("Въпрос | Верен отговор | Брой точки", "3. | Б | 1", "4. | А | 2")))
	if got := strings.Join(keys(q), ", "); got != "Рим, Осло, Балтика, Нил" {
		t.Errorf("keys %s", got)
	}
}
