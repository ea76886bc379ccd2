package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestReviewNotes: a printed attempt names several right answers in lines of their own,
// says a truth in quotation marks, and goes on with a choice below the sign behind it.
func TestReviewNotes(t *testing.T) {
	const head = "\nPoprawnie\nPunkty: 1,00 z 1,00\n"
	text := "Stan Ukończone\nRozpoczęto wtorek, 4 listopada 2025, 21:49\nCzas trwania 3 min. 3 sek.\n" +
		"Pytanie 1" + head + "Sowy polują nocą.\nWybierz jedną odpowiedź:\n☒ Prawda ✓\n☐ Fałsz\nPoprawną odpowiedzią jest \"Prawda\".\n" +
		"Pytanie 2" + head + "Które z nich to ptaki?\n☒ a. sowa ✓\n☐ b. nietoperz\n☒ c. kaczka ✓\nTwoja odpowiedź jest poprawna.\nPrawidłowymi odpowiedziami są:\nsowa,\nkaczka\n" +
		"Pytanie 3" + head + "Która ryba jest płaska?\na. węgorz\nb. ta, która leży na dnie morza i ma oba oczy na jednej ✓\n>stronie\nc. karp\nTwoja odpowiedź jest poprawna.\nPoprawna odpowiedź to:\nta, która leży na dnie morza i ma oba oczy na jednej stronie"
	q, _ := read(t, aside(text))
	want := []string{"Pytanie 1 Sowy polują nocą.: true", "Pytanie 2 Które z nich to ptaki?: sowa | kaczka",
		"Pytanie 3 Która ryba jest płaska?: ta, która leży na dnie morza i ma oba oczy na jednej stronie"}
	if diff := cmp.Diff(want, askedWithKeys(t, aside(text))); diff != "" {
		t.Error(diff)
	}
	for _, item := range q.Items {
		if item.Feedback.General.Text() != "" {
			t.Errorf("%s: explained by %v", item.Label, item.Feedback.General.Text())
		}
	}
}

// TestReviewNotesStay: what no comma ends is no list, and a right pick without an answer
// below keeps its sign as the mark.
func TestReviewNotesStay(t *testing.T) {
	const head = "\nCorrect\nMark 1.00 out of 1.00\n"
	var doc page.Document = paper("Question 1" + head + "Which bird hoots?\n☐ a. duck\n☒ b. owl ✓\nThe correct answer is:\nowl\nWell seen\n" +
		"Question 2" + head + "Which fish is flat?\n☐ a. eel\n☐ b. sole\nThe correct answer is: sole\n" +
		"Question 3" + head + "Which beast is a mammal?\n☐ a. pike\n☒ b. whale ✓")
	want := []string{"Question 1 Which bird hoots?: owl", "Question 2 Which fish is flat?: sole", "Question 3 Which beast is a mammal?: whale"}
	if diff := cmp.Diff(want, askedWithKeys(t, doc)); diff != "" {
		t.Error(diff)
	}
}
