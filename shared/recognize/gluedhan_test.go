package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestGluedHan: letters of choices right behind the Chinese text of the choice before them
// begin choices as those that stand apart do.
func TestGluedHan(t *testing.T) {
	q, _ := read(t, paper("1、自（  ）开始施行。\nA、十二月B、一月C、二月D、三月\n答案：D\n2、规定不包括（  ）。\nA.专项 B.企业C.行业 D.标准\n答案：A\n3、党员必须提倡（ ）。\nA、警告\tB、告诫\tC、行业D、标准\n答案：A\n4. 我们（ ）。\nA．1936年B．1937年 C．1938年D．1939年\n答案：A"))
	if len(q.Items) != 4 {
		t.Fatalf("%d questions", len(q.Items))
	}
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 4 {
			t.Errorf("%q: %v", item.Stem.Text(), item.Response)
		}
	}
}

// TestGluedHanPoints: points of a drawing that a line counts up are no choices.
func TestGluedHanPoints(t *testing.T) {
	q, _ := read(t, paper("1. 已知三点，它们是什么？\nA、B、C三点共线，求长度。\n2. 求面积。\nA点在上，B、C点在下。\n3. 求体积？\n"))
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); ok {
			t.Errorf("%q: %v", item.Stem.Text(), c)
		}
	}
}
