package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSameDigits: questions and choices may be numbered in one style; the answer
// lines tell them apart.
func TestSameDigits(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1. Which is a planet\nof the sun?\n1. Rome\n2. Mars\n3. Oslo\nCorrect Answer: 2\n2. Which is hot?\n1. Fire\n2. Ice\nCorrect Answer: 1\n3. The sea is _____\n1. dry\n2. sweet\n3. salt\n4. small\nCorrect Answer: 3\n4. Rain is\n1. wet\n2. dry\nCorrect Answer: 1", []string{"Mars", "Fire", "salt", "wet"}},
		{"1) Что такое планета?\n1) Рим\n2) Марс\nОтвет: 2\n2) Что горячее?\n1) огонь\n2) лёд\nОтвет: 1\n3) Что мокрое?\n1) песок\n2) дождь\nОтвет: 2", []string{"Марс", "огонь", "дождь"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
	q, _ := read(t, paper("1. How many moons has Earth?\nAnswer: 1\n2. How many has Mars?\nAnswer: 2\n3. How many sides has a square?\nAnswer: 4\n4. How many has a triangle?\nAnswer: 3"))
	if got := len(q.Items); got != 4 {
		t.Errorf("%d items", got)
	}
}
