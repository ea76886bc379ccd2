package layout

import (
	"strconv"
	"testing"
)

// tasks is a paper with its numbers at the left, its texts, and what they are worth at
// the right margin; specks stand left of them.
func tasks(specks ...string) *paper {
	p := newPaper()
	texts := []string{"Explain what a long line of text is", "Define the word", "Tell of another line, and of its end", "Give three reasons", "Say what follows", "Say why it does"}
	for i, text := range texts {
		y := 100 + 20*float64(i)
		p.at(90, y, strconv.Itoa(i+1)).at(130, y, text).at(500, y, "3")
	}
	for i, s := range specks {
		p.at(8, 110+40*float64(i), s)
	}
	return p
}

const tasksRead = "1⇥Explain what a long line of text is⇥3\n2⇥Define the word⇥3\n3⇥Tell of another line, and of its end⇥3\n" +
	"4⇥Give three reasons⇥3\n5⇥Say what follows⇥3\n6⇥Say why it does⇥3\n"

// TestTasksWithBareNumbers: numbers without a sign are no column by themselves, though
// specks of a scan make it wide, and tasks with what they are worth are no table.
func TestTasksWithBareNumbers(t *testing.T) {
	check(t, []sample{
		{"tasks", tasks(), tasksRead},
		{"with specks", tasks("»", "."), "1⇥Explain what a long line of text is⇥3\n»\n2⇥Define the word⇥3\n\n3⇥Tell of another line, and of its end⇥3\n.\n" +
			"4⇥Give three reasons⇥3\n\n5⇥Say what follows⇥3\n\n6⇥Say why it does⇥3\n"},
	})
}
