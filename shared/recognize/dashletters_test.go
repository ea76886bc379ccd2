package recognize_test

import (
	"slices"
	"testing"
)

// Dashes as close as words stand behind the letters of choices, in rows or one below the other.
func TestDashLetters(t *testing.T) {
	for name, text := range map[string]string{
		"rows":  "1) Hangisi bir spordur?\nA-Squash B-Buz C-Kar D-Su\n2) Hangisi bir hayvandır?\nA-Taş B-Kedi C-Masa D-Kum\nCevaplar\n1) A\n2) B",
		"lines": "1) Hangisi bir spordur?\nA-Squash\nB-Buz\nC-Kar\n2) Hangisi bir hayvandır?\nA-Taş\nB-Kedi\nC-Masa\nCevaplar\n1) A\n2) B",
	} {
		q, _ := read(t, paper(text))
		if got, want := keys(q), []string{"Squash", "Kedi"}; !slices.Equal(got, want) {
			t.Errorf("%s: keys = %q, want %q", name, got, want)
		}
	}
}

// A row of letters and figures pairs two lists, and lengths between points are no choices.
func TestNoDashLetters(t *testing.T) {
	q, _ := read(t, paper("1. Which of a-b, b-c and c-d is longest?\nA. a-b\nB. b-c\nC. c-d\n2. Which of a-b, b-c and c-d is shortest?\nA. a-b\nB. b-c\nC. c-d\nAnswers\n1. B\n2. C"))
	if got, want := keys(q), []string{"b-c", "c-d"}; !slices.Equal(got, want) {
		t.Errorf("keys = %q, want %q", got, want)
	}
	q, _ = read(t, paper("1. Which level is the highest?\nA. A - level\nB. B - level\nC. C - level\n2. Which level is the lowest?\nA. A - level\nB. B - level\nC. C - level\nAnswers\n1. A\n2. C"))
	if got, want := keys(q), []string{"A - level", "C - level"}; !slices.Equal(got, want) {
		t.Errorf("keys = %q, want %q", got, want)
	}
	q, _ = read(t, paper("Match the towns with the countries.\n1. Rome\n2. Oslo\n3. Bern\nA. Norway\nB. Italy\nC. Swiss\nAnswers\nA-2 B-1 C-3"))
	if got := len(q.Items); got != 1 {
		t.Errorf("%d questions", got)
	}
}
