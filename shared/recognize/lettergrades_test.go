package recognize_test

import (
	"testing"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestLetterGrades: the scale of grades of a course offers nothing; ranges that a
// question offers stay.
func TestLetterGrades(t *testing.T) {
	course := "Calculus for foresters\n\nGrading:\nGrade Points, Percentage\nA. 720-800, 90% - 100%\nB. 640-719, 80% - 89%\nC. 560-639, 70% - 79%\nD. 480-559, 60% - 69%\nF. 0-479, 0% - 59%\n\nMakeup Policy:\nWrite to the office within one week to make up a missed exam."
	if q, _, err := recognize.Recognize(paper(course)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("%d items", len(q.Items))
	}
	q, _ := read(t, paper("1. How tall is an oak in metres?\nA. 60-80\nB. 40-60\nC. 20-40\nD. 0-20\n2. How old is it?\nA. 10-20\nB. 20-30\nC. 30-40\nD. 40-50"))
	if len(q.Items) != 2 {
		t.Errorf("%d items, want 2", len(q.Items))
	}
}
