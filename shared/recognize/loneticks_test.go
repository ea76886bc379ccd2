package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLoneTicks: a tick on a line of its own belongs to the bold choice below it;
// a root that lost its number, over plain text, marks nothing.
func TestLoneTicks(t *testing.T) {
	q, _ := read(t, set("Quiz\n1. (5 points) Which of these numbers is the largest?\nThe root of 2\n√\n{b:The number} 4\nThe number 3\nNone of the above.\n2. (5 points) What does the sequence converge to?\nThe sequence converges to\n√\nn.\n√\n{b:The sequence diverges.}\nNone of the above."))
	if diff := cmp.Diff([]string{"The number 4", "The sequence diverges."}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestTicksForCircles: a tick on a line of its own stands for the circle that the
// other choices have.
func TestTicksForCircles(t *testing.T) {
	q, _ := read(t, set("Quiz\n1. Mark all that fly.\n√\n{b:owl}\n○ hen\n○ dog\n√\n{b:bat}\n2. Mark all that swim.\n○ cow\n√\n{b:eel}\n○ fox"))
	if diff := cmp.Diff([]string{"owl | bat", "eel"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestNamesOfFiles: the name of a file that a task comes with heads no question.
func TestNamesOfFiles(t *testing.T) {
	q, _ := read(t, paper("Контрольная\nЗадание 1. Найдите в тексте имя героя и запишите его.\n11 задание.rar\nЗадание 2. Определите сумму чисел в таблице.\ntask 14.ods\nЗадание 3. Сколько файлов лежит в каталоге?"))
	if len(q.Items) != 3 {
		t.Errorf("%d questions", len(q.Items))
	}
}
