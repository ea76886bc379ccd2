package recognize_test

import (
	"strings"
	"testing"
)

// TestLinesOfAnAnswer: an answer of several lines, which only the first begins with the
// word, is no list of choices, also where no space stands behind the numbers.
func TestLinesOfAnAnswer(t *testing.T) {
	q, _ := read(t, textPage(t, strings.Join([]string{
		"1.Show the list of files.", "Ans:- ls", "",
		"2.Count to three in a script.", "Ans:- for i in 1 2 3", "do", "echo $i", "done", "",
		"3.Name all text files anew.", "Ans:- touch a.txt", "rename txt md", "",
		"4.Show the day.", "Ans:- date", "",
		"5.Count down in a script.", "Ans:- until zero", "do", "echo $i", "done", "",
		"6.Make a folder and enter it.", "Ans:- mkdir a", "cd a", "",
	}, "\n")))
	if got := strings.Join(labels(q), " "); got != "1. 2. 3. 4. 5. 6." {
		t.Errorf("numbers %s: %q", got, keys(q))
	}
}
