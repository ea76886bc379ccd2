package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestServesRange: a line that says which questions material serves may have its words in any
// order, and its numbers in front; a question about two numbers serves nothing.
func TestServesRange(t *testing.T) {
	const passage = "An owl lives in the old tower and hunts mice at night. The mice live in the barn."
	const questions = "\n\n1. Where does the owl live?\nA. tower\nB. barn\nC. house\n\n2. What does it hunt?\nA. hens\nB. mice\nC. fish\n\n3. Which one swims?\nA. duck\nB. cow\nC. hen\n"
	serves := func(q quiz.Quiz) int {
		n := 0
		for _, s := range q.Stimuli {
			n += len(s.Items)
		}
		return n
	}
	for _, said := range []string{
		"Answer questions 1 to 2 based on the following text.", "RESPONDA LAS PREGUNTAS 1 A 2 DE ACUERDO CON LA SIGUIENTE INFORMACIÓN", "Texto para as questões 1 e 2", "Die Fragen 1 und 2 beziehen sich auf den folgenden Text.",
		"Tekst do zadań 1–2", "1. ve 2. soruları aşağıdaki metne göre cevaplayınız.", "阅读下面的文字，完成1～2题。", "متن زیر را بخوانید و به سؤالات ۱ تا ۲ پاسخ دهید.", "Прочитайте текст и выполните задания 1–2.",
	} {
		q, _ := read(t, paper("Test\n\n"+said+"\n"+passage+questions))
		if len(q.Items) != 3 || serves(q) != 2 {
			t.Errorf("%q serves %d of %d", said, serves(q), len(q.Items))
		}
	}
	q, _ := read(t, paper("Test\n\n1. Find the sum of items 1 and 3 in the table.\nA. 4\nB. 5\n\nQuestion 2: Which items 2 to 4 does the figure show\nA. owls\nB. hens"))
	if len(q.Items) != 2 || serves(q) != 0 {
		t.Errorf("%d questions, %d served", len(q.Items), serves(q))
	}
}
