package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestQueries: queries of a database are choices, though they begin like orders; orders
// to the one who takes the test are parts.
func TestQueries(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want int // questions with choices
	}{
		"queries":    {"1.A clerk wants to see the names of the staff and where they work. Some of them work nowhere, and their names should come too.\nA. Select s.name, w.place from staff s, work w;\nB. Select s.name, w.place from staff s, work w where s.id = w.id;\nC. Select s.name, w.place from staff s, work w where s.id = w.id (+);\nD. None of these\n2. A clerk wants to hire somebody and write the name down.\nA. INSERT INTO staff VALUES (1, 'Ann');\nB. UPDATE staff SET name = 'Ann';\nC. CREATE TABLE ann (name);\n3. What is a row?\nA. a record\nB. a field\nC. a file", 3},
		"one column": {"1. The table of the staff is shown below, with all who work there and what they earn.\nA. SELECT * FROM staff;\nB. SELECT name FROM staff WHERE pay > 9;\nC. SELECT name FROM staff ORDER BY pay;\n2. What is a row?\nA. a record\nB. a field\nC. a file", 2},
		"orders":     {"Exam\n1. The staff of a mill is listed below, with all who work there and what they earn. (10 marks)\na. Select the names of three millers from the list above. (4)\nb. Explain what a miller earns. (3)\nc. Describe the work of a miller. (3)\n2. What is a mill?\na. a house\nb. a wheel\nc. a stone", 1},
	} {
		q, _ := read(t, paper(c.text))
		n := 0
		for _, item := range q.Items {
			if _, ok := item.Response.(quiz.Choice); ok {
				n++
			}
		}
		if n != c.want {
			t.Errorf("%s: %d with choices, want %d: %q", name, n, c.want, labelled(q))
		}
	}
}
