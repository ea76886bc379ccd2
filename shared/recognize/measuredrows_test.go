package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// TestMeasuredRows: numbers behind numbers are values of a table without lines, no
// questions and no choices; calculations and numbers to choose from stay what they are.
func TestMeasuredRows(t *testing.T) {
	q, _ := read(t, paper("Task 1\nFive lamps lasted so many months:\nLamp\tMonths\n1\t83\n2\t119\n3\t49\n4\t79\n5\t79\n\na) Is the mean greater than the median? (5 points)\nb) Calculate the variance. (5 points)\n\nTask 2\nSix fields gave so many tons:\nField\tTons\n1\t85\n2\t78\n3\t73\n4\t76\n5\t76\n6\t81\nCheck whether that is more than before. (10 points)\n"))
	if len(q.Items) != 3 {
		t.Errorf("tables of values and their tasks are read as %d questions: %q", len(q.Items), stems(q))
	}
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); ok {
			t.Errorf("%q offers %d choices", item.Stem.Text(), len(c.Choices))
		}
	}
	if q, _ := read(t, paper("Calculate.\n1\t5 + 3 = ____\n2\t9 - 4 = ____\n3\t6 × 7 = ____\n")); len(q.Items) != 3 {
		t.Errorf("calculations are read as %d questions: %q", len(q.Items), stems(q))
	}
}

// TestPricedTasks: letters that each say what they are worth are tasks, though no
// number stands over them; those of a questionnaire are choices.
func TestPricedTasks(t *testing.T) {
	q, _ := read(t, paper("These values were measured: 83, 119, 49.\n\na) Is the mean greater than the median? (5 points)\nb) Calculate the variance. (5 points)\n"))
	if len(q.Items) != 2 {
		t.Errorf("two tasks are read as %d questions: %q", len(q.Items), stems(q))
	}
	if q, _, err := recognize.Recognize(paper("How often do you read?\na) Every day (3 points)\nb) Once a week (2 points)\nc) Never (1 point)\n")); err == nil && len(q.Items) != 1 {
		t.Errorf("choices with points are read as %d questions: %q", len(q.Items), stems(q))
	}
}
