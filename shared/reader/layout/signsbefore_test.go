package layout

import (
	"fmt"
	"strings"
	"testing"
)

// TestLettersBeforeChoices: letters without a sign and the numbers of questions are no
// column of their own, also where what is offered are numbers.
func TestLettersBeforeChoices(t *testing.T) {
	p := newPaper()
	y := 60.0
	for i, offered := range [][]string{{"9", "15", "21", "23"}, {"Pacific Ocean", "Atlantic Ocean", "Indian Ocean", "Arctic Ocean"}, {"Leaf", "Flower", "Root", "Fruit"}} {
		p.at(63, y, fmt.Sprint(7+i)).at(80, y, "Which of these is the right one of the four?")
		for k, text := range offered {
			p.at(89, y+22+15*float64(k), string(rune('A'+k))).at(116, y+22+15*float64(k), text)
		}
		y += 104
	}
	got := blocksOf(p)
	for _, want := range []string{"A⇥9\n", "D⇥23\n", "B⇥Atlantic Ocean\n", "A⇥Leaf\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing:\n%s", want, got)
		}
	}
}
