package recognize_test

import (
	"testing"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

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

// TestSubjectOfPaper: what a test is about makes no other paper of it, nor does the course
// over its title; the rules for a test are one.
func TestSubjectOfPaper(t *testing.T) {
	const tasks = "\n1. Define a gate.\n2. List and discuss the parts of a mill.\n3. Define a lock.\n4. List and discuss the kinds of rope."
	for _, title := range []string{"Quiz in Architecture", "Contract Law Quiz 2", "Arquitectura de Computadoras\nExamen parcial", "Examen de arquitectura", "Computer Architecture\nMidterm Exam"} {
		if q, _ := read(t, paper(title+tasks)); len(q.Items) != 4 {
			t.Errorf("%q: %d items, want 4", title, len(q.Items))
		}
	}
	for _, title := range []string{"Rules for the exam", "Schedule of exams", "Syllabus for the exam"} {
		if _, _, err := recognize.Recognize(paper(title + tasks)); problem.CodeOf(err) != problem.NoQuestions {
			t.Errorf("%q: read as a test", title)
		}
	}
}
