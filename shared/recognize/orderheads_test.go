package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestOrdersOverWords: an order over numbered words asks for something with each of
// them, whatever sign the section has, in the middle of a paper too. It ends the
// question above.
func TestOrdersOverWords(t *testing.T) {
	for _, heads := range []string{
		"A. Write the right word.|B. Write the opposite.|C. Answer the questions.",
		"Write the right word.|Write the opposite.|Answer the questions.",
		"I. Write the right word|II. Translate into French|III. Answer the questions",
		"Part A: Write the right word|Part B: Write the plural of each word|Part C: Answer the questions",
		"Exercise 1: Write the right word|Exercise 2: Write the opposite|Exercise 3: Answer the questions",
		"Exercice 1 : Complète les phrases|Exercice 2 : Donne le contraire|Exercice 3 : Réponds aux questions",
		"A. Ergänze das Wort.|B. Schreibe das Gegenteil.|C. Beantworte die Fragen.",
		"I. Вставь слово.|II. Напиши множественное число.|III. Ответь на вопросы.",
		"A. Write the right word.|B. True or false?|C. Answer the questions.",
		"I. Write the right word. (3 points)|II. Unscramble the words. (3 points)|III. Answer the questions. (3 points)",
		"A. Complète les phrases.|B. Conjugue les verbes.|C. Réponds aux questions.",
		"Exercise 1. Fill in the gaps.|Exercise 2. Unscramble the words|Exercise 3. Answer the questions.",
		"一、填空题|二、写出下列词的反义词|三、回答问题",
		"أولاً: أكمل الفراغات|ثانياً: هات جمع الكلمات الآتية|ثالثاً: أجب عن الأسئلة الآتية",
	} {
		head := strings.Split(heads, "|")
		q, _ := read(t, paper("English test\n"+head[0]+"\n1. The cat ____ milk.\n2. A dog ____ bones.\n3. Sheep ____ grass.\n"+head[1]+"\n1. big\n2. slow\n3. wet\n"+head[2]+"\n1. How old are you?\n2. Where do you live?\n3. What is your name?"))
		if len(q.Items) != 9 || len(q.Sections) != 3 {
			t.Errorf("%s: %d items in %d sections, want 9 in 3", heads, len(q.Items), len(q.Sections))
			continue
		}
		if third, fourth := q.Items[2].Stem.Text(), q.Items[3].Stem.Text(); third != "Sheep _____ grass." || fourth != "big" {
			t.Errorf("%s: %q, %q", heads, third, fourth)
		}
	}
	rules := "English test\nI. Write the right word.\n1. The cat ____ milk.\n2. A dog ____ bones.\nII. Read these instructions.\n1. phones off\n2. no talking\nIII. Answer the questions.\n1. How old are you?\n2. Where do you live?"
	if q, _ := read(t, paper(rules)); len(q.Items) != 4 {
		t.Errorf("%d items beside a list of rules, want 4", len(q.Items))
	}
	steps := "How to bake bread\nA. Prepare the things below.\n1. flour\n2. water\n3. salt\nB. Do the following.\n1. Mix the flour and the water.\n2. Wait an hour.\n3. Bake it."
	if q, _, err := recognize.Recognize(paper(steps)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("a recipe has %d items", len(q.Items))
	}
}
