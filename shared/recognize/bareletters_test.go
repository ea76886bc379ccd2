package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestBareLetters: capitals without a sign behind them are labels where a whole
// row of them stands, and words elsewhere.
func TestBareLetters(t *testing.T) {
	q, _ := read(t, paper("1. Which one is a planet?\nA Rome\nB Mars, the\nred one\nC Lima\nD Oslo\n(1 mark)\n2. Name a sea.\nA Baltic\nB Oder\nC Rome\nAnswers: 1. B 2. A"))
	if diff := cmp.Diff([]string{"Mars, the\nred one", "Baltic"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("1. Яке місто є столицею?\nА Львів\nБ Київ\nВ Одеса\nГ Суми\nВідповідь: Б\n2. Що є морем?\nА Дніпро\nБ Чорне\nВ Карпати\nВідповідь: Б"))
	if diff := cmp.Diff([]string{"Київ", "Чорне"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("QUESTÃO 91\nA coruja é uma ave. Ela come\nA ratos.\nB pedras.\nC papel.\n\nQUESTÃO 92\nA galinha põe\nA leite.\nB ovos.\nC mel.\n\nGABARITO\n91 A\n92 B"))
	if diff := cmp.Diff([]string{"ratos.", "ovos."}, keys(q)); diff != "" {
		t.Error(diff)
	}
	row := "\nA Rome\nB Oslo\nC Lima\n"
	q, _ = read(t, paper("1. Which lies on the Tiber?"+row+"2. Which lies on a fjord?"+row+"3. Which lies in Peru?"+row+"4. Is Rome a capital?\nA Yes\nB No\n5. Is Oslo a river?\nA Yes\nB No\nAnswers: 1. A 2. B 3. C 4. A 5. B"))
	if diff := cmp.Diff([]string{"Rome", "Oslo", "Lima", "Yes", "No"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Question 1\nWhich one is a planet?\n• A Rome\n• B Mars\n• C Lima\nAnswer: B\nQuestion 2\nName a sea.\n• A Baltic\n• B Oder\n• C Rome\nAnswer: A"))
	if diff := cmp.Diff([]string{"Mars", "Baltic"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("1. Explain the sentence.\nA dog barks at night.\nB is its owner.\n2. Explain the word."))
	for _, item := range q.Items {
		if _, ok := item.Response.(quiz.Choice); ok {
			t.Errorf("%s has choices", item.Label)
		}
	}
}

// TestBareLettersFromF: every other question of some tests is lettered from F on.
func TestBareLettersFromF(t *testing.T) {
	q, _ := read(t, paper("Reading test\n\n1  Where is the kite?\n   A  hill\n   B  beach\n   C  school\n   D  store\n\n2  What broke?\n   F  wind\n   G  string\n   H  tree\n   J  bird\n\nAnswers\n1 A\n2 G\n"))
	if len(q.Items) != 2 {
		t.Fatalf("read are %q", stems(q))
	}
	c, ok := q.Items[1].Response.(quiz.Choice)
	if !ok || len(c.Choices) != 4 || len(c.Key) != 1 {
		t.Errorf("the second is %#v", q.Items[1].Response)
	}
}
