package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestSignsBetweenKeyParts: the signs between the answers to the parts of a question are
// no part of them, so that letters for true and false and numbers are known.
func TestSignsBetweenKeyParts(t *testing.T) {
	truths := "PHẦN II. Câu trắc nghiệm đúng sai. Trong mỗi ý a), b), c) ở mỗi câu, thí sinh chọn đúng hoặc sai.\nCâu 1. Sông này dài.\na) Vùng lớn.\nb) Vùng nhỏ.\nc) Vùng xa.\nCâu 2. Núi này cao.\na) Vùng lớn.\nb) Vùng nhỏ.\nc) Vùng xa.\nĐÁP ÁN\n"
	for key, want := range map[string][]string{
		"Câu 1: a) Đ; b) S; c) Đ\nCâu 2: a) S, b) Đ, c) S": {"true", "false", "true", "false", "true", "false"},
	} {
		q, _ := read(t, paper(truths+key))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s: %s", key, diff)
		}
	}
	q, _ := read(t, paper("Exercise 1. Solve.\na) What is 3 + 4?\nb) What is 5 + 6?\nc) What is 10 + 3?\n\nAnswers\nExercise 1: a) 7; b) 11; c) 13"))
	for _, item := range q.Items {
		if _, ok := item.Response.(quiz.Number); !ok {
			t.Errorf("%T, want a number", item.Response)
		}
	}
}
