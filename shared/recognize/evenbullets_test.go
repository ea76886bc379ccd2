package recognize_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestEvenBullets reads numbered stems without question marks over as many
// bullets each, and leaves an outline alone.
func TestEvenBullets(t *testing.T) {
	write := func(stems ...string) string {
		var b strings.Builder
		for n, s := range stems {
			fmt.Fprintf(&b, "%d. %s\n• erstens %d\n• zweitens\n• drittens\n• viertens\n", n+1, s, n)
		}
		return b.String()
	}
	q, _ := read(t, paper(write("Welche Größe wird in Volt gemessen", "Was ist die Einheit der Kraft", "Wie heißt der Planet mit den Ringen",
		"Die Einheit der Arbeit heißt", "Welches Metall ist flüssig", "Wann friert Wasser", "Welcher Stoff leitet Strom")))
	if len(q.Items) != 7 {
		t.Errorf("%d questions", len(q.Items))
	}
	outline := paper(write("Herkunft", "Aufbau und Verwendung", "Pflege im Winter", "Werkzeug", "Lagerung", "Bezugsquellen", "Preise"))
	if _, _, err := recognize.Recognize(outline); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("an outline is read: %v", err)
	}
}

// TestEvenLetters: numbered stems with as many lettered choices each offer them,
// though none asks and the choices end as clauses do. Clauses that go on are none.
func TestEvenLetters(t *testing.T) {
	text := ""
	for i, word := range strings.Fields("Завод Банк Рынок Склад Магазин Биржа") {
		text += strconv.Itoa(i+1) + ". " + word + " служит прежде всего для.\nа) получения прибыли от своей работы;\nб) удовлетворения потребностей населения;\nв) накопления запасов готовой продукции;\nг) пополнения бюджета своего города;\n"
	}
	q, _ := read(t, paper(text))
	if len(q.Items) != 6 {
		t.Errorf("%d items, want 6", len(q.Items))
	}
	articles := strings.NewReplacer("работы;", "работы; и", " служит прежде всего для.", " обязуется содействовать.").Replace(text)
	if _, _, err := recognize.Recognize(paper(articles)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("clauses that go on: %v", err)
	}
}

// TestTickedEnds: statements that break off are asked by boxes of which one is ticked; lists of
// what is done are not.
func TestTickedEnds(t *testing.T) {
	q, _ := read(t, paper("The owl is a kind of\n\n- [ ] fish\n- [x] bird\n- [ ] plant\n\nThe sea is full of\n\n- [x] salt\n- [ ] sand\n- [ ] snow\n\nWater freezes at\n\n- [ ] 50 degrees\n- [x] 0 degrees\n- [ ] 9 degrees"))
	if diff := cmp.Diff([]string{"bird", "salt", "0 degrees"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if q, _, err := recognize.Recognize(paper("Still missing in the\n\n- [x] kitchen\n- [x] hall\n- [ ] attic\n\nTo be painted by the\n\n- [ ] fence\n- [ ] gate\n- [ ] door")); err == nil {
		t.Errorf("%q", labelled(q))
	}
}
