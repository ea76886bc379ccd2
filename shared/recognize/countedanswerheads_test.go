package recognize_test

import (
	"slices"
	"testing"
)

// Answers at the end, each below the word and the number of its question.
func TestCountedAnswerHeads(t *testing.T) {
	for _, text := range []string{
		"Problem 1\nName the largest planet.\nProblem 2\nWrite the formula of water.\nProblem 3\nName the metal that is liquid.\nAnswer 1\nJupiter\nAnswer 2\nH2O\nAnswer 3\nMercury",
		"Problem 1\nName the largest planet.\nProblem 2\nWrite the formula of water.\nProblem 3\nName the metal that is liquid.\nAnswer 1:\nJupiter\nAnswer 2:\nH2O\nAnswer 3:\nMercury",
		"問題1\n最も大きい惑星を書け。\n問題2\n水の化学式を書け。\n問題3\n液体の金属を書け。\n答え1\nJupiter\n答え2\nH2O\n答え3\nMercury",
	} {
		q, _ := read(t, paper(text))
		if got := keys(q); !slices.Equal(got, []string{"Jupiter", "H2O", "Mercury"}) {
			t.Errorf("%.20q: keys = %q", text, got)
		}
	}
}

// The number of a question that a sentence speaks of begins no other.
func TestNumberWithinSentence(t *testing.T) {
	q, _ := read(t, paper("問題1\n関数f(x)を微分せよ。\n問題2\n問題1の関数の最大値を求めよ。\n問題3\n問題2で求めた値を説明せよ。"))
	if got := labels(q); len(got) != 3 {
		t.Errorf("labels = %q", got)
	}
	q, _ = read(t, paper("문제 1\n함수를 미분하시오.\n문제 2\n문제 1의 함수의 최댓값을 구하시오.\n문제 3\n문제 2에서 구한 값을 설명하시오."))
	if got := labels(q); len(got) != 3 {
		t.Errorf("labels = %q", got)
	}
}
