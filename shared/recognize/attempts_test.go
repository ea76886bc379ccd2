package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAttempts reads pages of attempts that say over the choices, or before them, what was
// picked and what is right.
func TestAttempts(t *testing.T) {
	for _, c := range []struct {
		name string
		text string
		want []string // label stem: key
	}{
		{"verdicts over the choices", "Animals\nDue Oct 12 at 11:59pm\nPoints 8\nQuestions 4\nTime Limit 30 Minutes\nScore for this quiz: 4 out of 8\n\nQuestion 1\n2 / 2 pts\nWhich bird hunts by night?\nduck\nCorrect!\nowl\nswan\n\nQuestion 2\n0 / 2 pts\nBees live together in a\nYou Answered\nden\nnest\nCorrect Answer\nhive\n\nQuestion 3\n0 / 2 pts\nA young dog is called a ____.\nYou Answered\ncub\nCorrect Answers\npuppy\npup\n\nQuestion 4\n2 / 2 pts\nSelect all that swim.\nCorrect!\nduck\nowl\nCorrect!\nswan\n\nDucks and swans have webbed feet.\nQuiz Score: 4 out of 8",
			[]string{"Question 1 Which bird hunts by night?: owl", "Question 2 Bees live together in a: hive", "Question 3 A young dog is called a _____.: puppy | pup", "Question 4 Select all that swim.: duck | swan"}},
		{"beside them, with a score behind the number, in another language", "Pregunta 1 1 / 1 pts\n¿Qué ave caza de noche?\n¡Correcto!\tel búho\nel pato\nPregunta 2 0 / 1 pts\n¿Qué pez es plano?\nUsted respondió\tla anguila\nRespuesta correcta\tel lenguado\nPregunta 3 0 / 1 pts\n¿Cuántas patas tiene una araña?\nUsted respondió\n6\nRespuestas correctas\n8 (con margen: 0)",
			[]string{"Pregunta 1 ¿Qué ave caza de noche?: el búho", "Pregunta 2 ¿Qué pez es plano?: el lenguado", "Pregunta 3 ¿Cuántas patas tiene una araña?: 8..8"}},
		{"what was picked before what was offered", "Question 1\n2 out of 2 points\nCorrect\nWhich bird hunts by night?\nSelected Answer:\nCorrect\nb.\nowl\nAnswers:\na.\nduck\nCorrect\nb.\nowl\nc.\nswan\nResponse Feedback:\nIt hears very well.\nQuestion 2\n0 out of 2 points\nBats are birds.\nSelected Answer:\nIncorrect True\nAnswers:\nTrue\nCorrect False\nQuestion 3\n0 out of 2 points\nA young dog is called a ____.\nSelected Answer:\nIncorrect\ncub\nCorrect Answer:\nCorrect\npuppy\nQuestion 4\n1 out of 5 points\nDescribe the bee.\nSelected Answer:\nIt flies and it stings.\nCorrect Answer:\n[None]\nQuestion 5\n2 out of 2 points\nA young cat is called a ____.\nSelected Answer: kitten",
			[]string{"Question 1 Which bird hunts by night?: owl", "Question 2 Bats are birds.: false", "Question 3 A young dog is called a _____.: puppy", "Question 4 Describe the bee.: -", "Question 5 A young cat is called a _____.: kitten"}},
		{"what is said under a button", "Question 1\n1 / 1 point\nWhich bird hunts by night?\nQuestion options:\nowl\nhen\nduck\nHide question 1 feedback\nIt sees in the dark.\nQuestion 2\n0 / 1 point\nHens lay eggs.\nQuestion options:\nTrue\nFalse\nQuestion 3\n1 / 1 point\nWhich bird swims?\nQuestion options:\nswan\nwren\nowl",
			[]string{"Question 1 Which bird hunts by night?: -", "Question 2 Hens lay eggs.: -", "Question 3 Which bird swims?: -"}},
		{"one such line only", "Question 1\n2 points\nWhich bird hunts by night?\nA. duck\nB. owl\nAnswer: B\nQuestion 2\n2 points\nWhich reply is shown?\nA. Correct!\nB. You Answered\nAnswer: A",
			[]string{"Question 1 Which bird hunts by night?: owl", "Question 2 Which reply is shown?: Correct!"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, askedWithKeys(t, paper(c.text))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
