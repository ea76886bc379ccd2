package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestReviewFeedback reads attempts copied from a learning platform with all that it
// writes around the questions: states, marks, and what it says of the picked choice.
func TestReviewFeedback(t *testing.T) {
	for _, c := range []struct {
		name string
		text string
		want []string // label stem: key
	}{
		{"states and feedback", "Question 1\nCorrect\nMark 1.00 out of 1.00\nOwls hunt by night.\nSelect one:\n☒ True ✓\n☐ False\nWell done\nThe correct answer is 'True'.\nQuestion 2\nIncorrect\nMark 0.00 out of 1.00\nBats are birds.\nSelect one:\n☒ True ✗\n☐ False\nRead it again\nThe correct answer is 'False'.\nQuestion 3\nCorrect\nMark 1.00 out of 1.00\nWhich fish is flat?\nSelect one:\n☐ a.\neel\n☒ b.\nsole ✓\nYour answer is correct.\nThe correct answer is:\nsole",
			[]string{"Question 1 Owls hunt by night.: true", "Question 2 Bats are birds.: false", "Question 3 Which fish is flat?: sole"}},
		{"states of another language", "Frage 1\nRichtig\nErreichte Punkte 1,00 von 1,00\nWelcher Vogel ruft nachts?\nWählen Sie eine Antwort:\n☐ a. Ente\n☒ b. Eule ✓\nGut gemacht\nDie richtige Antwort ist: Eule\nFrage 2\nFalsch\nErreichte Punkte 0,00 von 1,00\nWelcher Fisch ist flach?\nWählen Sie eine Antwort:\n☒ a. Aal ✗\n☐ b. Scholle\nSchau noch einmal nach\nDie richtige Antwort ist: Scholle\nFrage 3\nNicht beantwortet\nErreichbare Punkte 1,00\nWelches Tier ist ein Säugetier?\nWählen Sie eine Antwort:\n☐ a. Hecht\n☐ b. Wal\nDie richtige Antwort ist: Wal",
			[]string{"Frage 1 Welcher Vogel ruft nachts?: Eule", "Frage 2 Welcher Fisch ist flach?: Scholle", "Frage 3 Welches Tier ist ein Säugetier?: Wal"}},
		{"a gap before its answer", "Question 1\nCorrect\nMark 1.00 out of 1.00\nOwls are\na. birds\nb. fish\nThe correct answer is: birds\nQuestion 2\nCorrect\nMark 1.00 out of 1.00\nIce is frozen ____.\nThe correct answer is: water\nQuestion 3\nCorrect\nMark 1.00 out of 1.00\nFire is hot and so is ____.\nThe correct answer is: steam",
			[]string{"Question 1 Owls are: birds", "Question 2 Ice is frozen _____.: water", "Question 3 Fire is hot and so is _____.: steam"}},
		{"a summary, heads of what is said, several right, pairs behind an arrow", "Started on\tMonday, 3 March, 10:00 AM\nState\tFinished\nMarks\t2.00/4.00\nQuestion 1\nCorrect\nMark 1.00 out of 1.00\nFlag question\nQuestion text\nWhich are birds?\nSelect one or more:\na. Owl\nb. Bat\nc. Duck\nFeedback\nYour answer is correct.\nThe correct answers are: Owl, Duck\n\nQuestion 2\nPartially correct\nMark 1.00 out of 3.00\nFlag question\nQuestion text\nMatch each animal with its home, see the table.\nBee\tAnswer 1 Choose...\nAnt, red\tAnswer 2 Choose...\nFox\tAnswer 3 Choose...\nFeedback\nThe correct answer is: Bee → hive, of wax, Ant, red → hill, Fox → den\n\nQuestion 3\nComplete\nMarked out of 4.00\nFlag question\nQuestion text\nDescribe the bee.",
			[]string{"Question 1 Which are birds?: Owl | Duck", "Question 2 Match each animal with its home, see the table.: Bee=hive, of wax | Ant, red=hill | Fox=den", "Question 3 Describe the bee.: -"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, askedWithKeys(t, paper(c.text))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
