package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestGibberishIsNoQuiz: handwriting that a scanner took for text is refused,
// whatever of it looks like numbers and choices; formulas are not.
func TestGibberishIsNoQuiz(t *testing.T) {
	scan := strings.Repeat("4. {iv, ~ v~ -\ntb - /§ ?\nA) I0 o-,o~•s-\nB) ''-I I ,3\n;;, f / I , t),-1,\n", 8)
	if _, _, err := recognize.Recognize(paper(scan)); problem.CodeOf(err) != problem.NoQuestions || !strings.Contains(err.Error(), "cannot be read as words") {
		t.Errorf("a scan of handwriting: %v", err)
	}
	var formulas strings.Builder
	for i := range 12 {
		fmt.Fprintf(&formulas, "%d. 4(x + 3)2 − 3 = 17 + 2x − 6y, x = ?\nA) 2 − √ 5\nB) −3 ± 1\n", i+1)
	}
	if _, _, err := recognize.Recognize(paper(formulas.String())); err != nil {
		t.Errorf("formulas: %v", err)
	}
}
