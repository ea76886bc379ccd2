package recognize_test

import "testing"

// TestKindOfPaper: what is ticked on the cover of a paper about its kind is no question.
func TestKindOfPaper(t *testing.T) {
	for _, cover := range []string{
		"开课院系：物理学院 试卷类型：☒A卷 ☐B卷\n考试形式：☐开卷 ☒闭卷 ☐其他",
		"Exam form: ☐ open book ☒ closed book",
		"Tipo de examen: ☒ parcial ☐ final",
		"Rodzaj egzaminu: ☐ ustny ☒ pisemny",
		"Форма контроля: ☒ экзамен ☐ зачёт",
	} {
		q, _ := read(t, paper(cover+"\n\n1. Explain the law of inertia.\n2. Define the density of a body.\n3. Prove that the sum of the angles is constant."))
		if len(q.Items) != 3 {
			t.Errorf("%d items under %q", len(q.Items), cover)
		}
	}
}

// TestTextbookOfTest: a test may name one thing that the description of a course has.
func TestTextbookOfTest(t *testing.T) {
	q, _ := read(t, paper("Midterm exam\nTextbook: The Water Atlas\nOffice hours\n1. Describe the course of a river.\n2. Explain why deltas form.\n3. Compare a lake and a pond.\n"))
	if len(q.Items) != 3 {
		t.Errorf("%d questions: %v", len(q.Items), labelled(q))
	}
}
