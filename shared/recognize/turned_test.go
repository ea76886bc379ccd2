package recognize_test

import (
	"strings"
	"testing"
)

// TestTurnedSheet: titles one below the other have their questions beside them.
func TestTurnedSheet(t *testing.T) {
	q, _ := read(t, sheetOfCSV(t, "Question,Which bird hoots?,Which one swims?,Which one barks?\nOption A,Owl,Cat,Hen\nOption B,Hen,Cod,Dog\nAnswer,A,B,B"))
	if got := strings.Join(keys(q), " "); got != "Owl Cod Dog" {
		t.Errorf("keys = %s", got)
	}
}

// TestOrdersAmongPairs: an order among questions with their answers below is one of
// them; a list of orders is none.
func TestOrdersAmongPairs(t *testing.T) {
	q, _ := read(t, paper("Quiz questions and answers\nWhat is the capital of Portugal?\nLisbon\nName the largest lake of Africa.\nVictoria\nWho found the way?\nVasco\nWhich one is red?\nMars"))
	if got := strings.Join(keys(q), ", "); got != "Lisbon, Victoria, Vasco, Mars" {
		t.Errorf("keys = %s", got)
	}
}

// TestWorthsOfAShow: what a question of a show is worth stands over it and is no part of
// it, and the title of the show is no question.
func TestWorthsOfAShow(t *testing.T) {
	q, _ := read(t, deck("Who wants to win?", "$100\nWhich bird hoots?\nA: the owl\nB: the hen", "$200\nWho barks?\nA: the cat\nB: the dog", "$400\nWho purrs?\nA: the cat\nB: the cow"))
	if got := strings.Join(stems(q), " "); got != "Which bird hoots? Who barks? Who purrs?" {
		t.Errorf("stems = %s", got)
	}
}

// TestPermissionSlip: a slip to sign asks no question of a test.
func TestPermissionSlip(t *testing.T) {
	noQuestions(t, "Permission slip\nMy child ______________ may take part in the trip.\n☐ Yes   ☐ No\nMy child:\n☐ can swim\n☐ needs medicine\nSignature: ____________")
}
