package recognize_test

import (
	"slices"
	"testing"
)

// Signs in a row part each question from its answer.
func TestStrungSigns(t *testing.T) {
	for name, text := range map[string]string{
		"truths":  "题目：月亮是恒星。^*^答案：错误\n题目：太阳是恒星。^*^答案：正确\n题目：火星是行星。^*^答案：正确",
		"answers": "Question: Is the moon a star?###Answer: False\nQuestion: Is the sun a star?###Answer: True\nQuestion: Is Mars a planet?###Answer: True",
	} {
		q, _ := read(t, paper(text))
		if got := keys(q); len(got) != 3 || got[0] == got[1] || got[1] != got[2] {
			t.Errorf("%s: keys = %q", name, got)
		}
	}
}

// The signs of a program are part of what is asked.
func TestNoStrungSigns(t *testing.T) {
	q, _ := read(t, paper("1. What does a == b mean in a program?\nA. equal\nB. assigned\n2. What does a && b mean?\nA. both\nB. either\n3. What does a || b mean?\nA. both\nB. either"))
	if got, want := stems(q), []string{"What does a == b mean in a program?", "What does a && b mean?", "What does a || b mean?"}; !slices.Equal(got, want) {
		t.Errorf("stems = %q, want %q", got, want)
	}
}
