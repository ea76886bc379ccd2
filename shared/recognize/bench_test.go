package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/recognize"
)

// manyItems is a test of n questions.
func manyItems(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "%d. Which of the numbers below is equal to %d plus one?\nA. %d\nB. %d\nC. %d\nD. none of them\nAnswer: B\n\n", i+1, i, i-1, i+1, i+2)
	}
	return b.String()
}

func BenchmarkRecognize(b *testing.B) {
	for _, n := range []int{20, 100, 200, 10_000} {
		doc := paper(manyItems(n))
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, _, err := recognize.Recognize(doc); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
