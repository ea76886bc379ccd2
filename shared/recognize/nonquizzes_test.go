package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestOtherPapersAskNothing reads what looks like a test in one way or another and asks
// nothing.
func TestOtherPapersAskNothing(t *testing.T) {
	for name, text := range map[string]string{
		"addresses are no labels":           "Where to look\n\n//wiki. All that was written.\n//www. The disc of the year.\n//list. Letters of readers.",
		"calls of a program":                "The printer\n\nA page is printed so:\n\n1. set up the printer:\n2. read the page with readPage()\n3. turn it with turnPage()\n4. send it with Printer.send()\n5. free all with free_all()",
		"articles over numbered paragraphs": "ZAKON O MOSTOVIMA\n\nIspit\n" + strings.Repeat("Član 1.\n(1) Ako radnik prelazi most, most se mjeri.\n(2) Radnik koji mjeri most piše mjeru.\n(3) Ako je most star, mjeri se svakog mjeseca.\n(4) Mjera se čuva.\n\n", 5),
		"a list of what is to do":           "BEFORE THE SHIP SAILS\n\nDeck:\n☐ Ropes counted\n☐ Sails dry\n☐ Anchor up\n\nGalley:\n☐ Bread baked\n☐ Water filled\n☐ Stove cleaned\n☐ Knives locked\n☐ Salt weighed\n☐ Cups hung\n☐ Floor swept\n\nEngine:\n☐ Oil measured\n☐ Pump greased\n☐ Filter new\n☐ Belt tight\n\nPapers:\n☐ List of the crew signed\n☐ Harbour paid\n☐ Chart corrected",
		"the date of a letter":              "Herrn\nOtto Seil\n\n19. Januar 2012\nSehr geehrter Herr Seil,\n" + strings.Repeat("wir haben das Tau gemessen, das Sie uns im Herbst geschickt haben, und es ist lang genug für das Schiff.\n", 5) + "Darf es noch eine Leine mehr sein?\nMit freundlichen Grüßen\nAnna Knoten",
		"steps of a chapter":                "2.1 Lending\nLending works like this:\n1. The reader brings the book\n2. The clerk finds its card\n3. Both sign it\n4. The card goes into the box\n\n2.2 Bringing back\nBringing back works like this:\n1. The reader brings the book\n2. The clerk finds the box\n3. The card goes into the book\n4. The book goes to its shelf\n\n2.3 Losing\nLosing works like this:\n1. The reader says so\n2. The clerk writes it down\n3. The reader pays",
		"points behind arrows":              "Pumps:\n-> should start when it rains\n-> are loud and need a box\n\nRopes:\n-> must be counted\n-> are too short\n\nSails:\n-> dry them\n-> fold them",
		"the path to a page":                "Rope house\n\n- Home/\n- What is a splice?\n\nWhat is a splice?\n\n- Home/\n- What is a splice?",
	} {
		t.Run(name, func(t *testing.T) { noQuestions(t, text) })
	}
}

// TestSlidesThatAnswerThemselves: a heading that asks over a sentence or two informs.
func TestSlidesThatAnswerThemselves(t *testing.T) {
	says := "\n• The crew measures every rope in the harbour, because what is not measured in time will break at sea." +
		"\n• The mate writes down what was measured, so that the owner of the ship can read it when the year is over."
	doc := deck("What do we want?"+says, "Why do we want it?"+says, "Thank you")
	if q, _, err := recognize.Recognize(doc); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("%d questions, %v", len(q.Items), err)
	}
}

// TestArticlesJudgeNothing: the letter of a statement behind the room for its answer is no
// sentence, and the article behind it no verdict.
func TestArticlesJudgeNothing(t *testing.T) {
	q, _ := read(t, paper("Escreve V (verdadeira) ou F (falsa).\n\n___ A. O barco flutua.\n___ B. A corda parte.\n___ C. O mastro dobra."))
	if len(q.Items) != 3 {
		t.Fatalf("%d questions, want 3", len(q.Items))
	}
	for _, i := range q.Items {
		if len(i.Evidence) > 0 {
			t.Errorf("%s has a key: %v", i.Stem.Text(), i.Evidence)
		}
	}
}

// TestTestsThatLookLikeOtherPapers reads tests that are near to what asks nothing.
func TestTestsThatLookLikeOtherPapers(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		n    int
	}{
		"a gap at the end of a line": {"Fill in.\n\n1. The mast of the ship is made of ()\n2. The sails are sewn by ()\n3. The ropes are wound by ()", 3},
		"a question of a later page": {"34. The knot that ties two ropes of one size is the ____ knot.", 1},
		"one answer behind an arrow": {"1. What holds a ship?\n-> The anchor\n\n2. What turns a ship?\n-> The rudder\n\n3. What moves a ship?\n-> The wind", 3},
		"articles that are asked":    {"Test on the law\n\nArticle 1. Bridges are of stone.\nArticle 2. Bridges are measured.\nArticle 3. Bridges are paid for.\n\n1. What are bridges made of?\na) stone\nb) wood\nc) rope\n\n2. What is done with bridges?\na) they are measured\nb) they are sold\nc) they are sung of", 2},
	} {
		t.Run(name, func(t *testing.T) {
			if q, _ := read(t, paper(c.text)); len(q.Items) != c.n {
				t.Errorf("%d questions, want %d", len(q.Items), c.n)
			}
		})
	}
}

// TestKeyedUnderManual: instructions over a test do not make it a manual where a key
// answers its questions; steps of a manual that offer ways have none.
func TestKeyedUnderManual(t *testing.T) {
	asked := "Anleitung\nLest jede Frage.\n\n1. Wähle das Wort, das zum Teich passt.\nA) Der Reiher steht darin.\nB) Der Adler kreist.\nC) Der Specht klopft.\n\n2. Wähle das Wort, das zum Wald passt.\nA) Die Möwe schreit.\nB) Der Specht klopft.\nC) Der Reiher steht.\n\n3. Wähle das Wort, das zum Meer passt.\nA) Der Specht klopft.\nB) Der Reiher steht.\nC) Die Möwe schreit."
	q, _, err := recognize.Recognize(paper(asked + "\n\nLösungen\n1. A\n2. B\n3. C"))
	if err != nil || len(q.Items) != 3 {
		t.Errorf("%d questions, %v", len(q.Items), err)
	}
	if q, _, err := recognize.Recognize(paper(asked)); err == nil {
		t.Errorf("without a key: %d questions", len(q.Items))
	}
}
