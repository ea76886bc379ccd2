package recognize_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestNumberedCode: the numbers of the lines of a program label no questions.
func TestNumberedCode(t *testing.T) {
	for _, text := range []string{
		"Code 1.0\n1. #include <iostream>\n2. void divide(double a[], int i) {\n3. if (i < 0)\n4. throw \"Outside\";\n5. else\n6. a[i] = i;\n7. }\n8. int main() {\n9. int i;\n10. divide(a, i);\n11. }\nAnswer Questions 1-2 using Code 1.0\n1. Line 4 throws\na. a text\nb. a number\nc. a sign\n2. Line 6 stores\na. a text\nb. a number\nc. a sign",
		"int main() {\n1. int i = 5;\n2. i += 2;\n3. print(i);\n}\nBeantworte die Fragen 1 und 2.\n1. Zeile 3 druckt\na. 5\nb. 7\nc. 8\n2. Zeile 1 setzt\na. 5\nb. 7\nc. 8",
		"1. What does it print?\n1: class Test\n2: {\n3: Test(int i)\n4: {\n5: print(i);\n6: }\n7: }\n8:\n9: static int k = 3;\n10: static int n = 4;\n11: Test t = new Test(n);\na. Test(3)\nb. Test(4)\nc. nothing\n2. What does Test(2) print?\na. Test(2)\nb. 2\nc. nothing",
		"1. In which order are the lines printed?\nTest(2)\nTest(3)\nTest(1)\na. as they stand\nb. the other way\n2. Which is printed last?\na. Test(2)\nb. Test(1)",
	} {
		q, _ := read(t, paper(text))
		got := labels(q)
		if diff := cmp.Diff([]string{"1.", "2."}, got); diff != "" {
			t.Errorf("%s\n%s", text, diff)
		}
	}
	q, _ := read(t, paper("Q1. What comes out of this?\nint i = 16;\nprint(i >> 1);\n1. i = 8\ni += 1\n2. i = 7\ni += 2\n3. i = 9\ni += 3\nCorrect Answer: 2\nQ2. What is hot?\n1. ice\n2. fire\nCorrect Answer: 2"))
	if diff := cmp.Diff([]string{"i = 7\ni += 2", "fire"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Question 1: Which one is right?\n1. int i = 5;\n2. i == 5;\n3. int = 5;\nAnswer: 1\nQuestion 2: Which one is wrong?\n1. int i = 5;\n2. i = 5;\n3. int = 5;\nAnswer: 3"))
	if diff := cmp.Diff([]string{"int i = 5;", "int = 5;"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestOrdersAreNoCode: what is numbered and ends in semicolons is no program where it
// has nothing else of one.
func TestOrdersAreNoCode(t *testing.T) {
	text := "Written test"
	for i, topic := range []string{"kinds of rock", "layers of the Earth", "volcanoes near Naples", "quakes of the sea floor", "glaciers of the north", "rivers with deltas", "deserts of Asia", "coasts with cliffs", "caves in soft stone"} {
		text += fmt.Sprintf("\n%d. Describe the %s;", i+1, topic)
	}
	if q, _ := read(t, paper(text)); len(q.Items) != 9 {
		t.Errorf("%q", labelled(q))
	}
}

// TestProgramLabels: a program whose lines are numbered by the list they stand in belongs to
// the stem above it; calls that are to be explained one by one do not.
func TestProgramLabels(t *testing.T) {
	doc := paper("What does this program print?\nclass Test {\nvoid main() {\nprint(7);\n}\n}\na) 7\nb) 8\nc) nothing\nWhich of these is a loop?\na) for\nb) if\nc) do nothing")
	for i := 1; i <= 5; i++ {
		p := doc.Blocks[i].(page.Paragraph)
		p.Label = &page.Label{Text: fmt.Sprint(i, "."), Format: page.Decimal, Number: i, List: "list 1"}
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"What does this program print?\nclass Test {\nvoid main() {\nprint(7);\n}\n}", "Which of these is a loop?"}, stems(q)); diff != "" {
		t.Error(diff)
	}
	doc = paper("Question 1: Which one is right?\nint i = 5;\ni == 5;\nint = 5;\nAnswer: 1\nQuestion 2: Which one is wrong?\nint i = 5;\ni = 5;\nint = 5;\nAnswer: 3")
	for _, i := range []int{1, 2, 3, 6, 7, 8} {
		p, n := doc.Blocks[i].(page.Paragraph), i%5
		p.Label = &page.Label{Text: fmt.Sprint(n, "."), Format: page.Decimal, Number: n, List: fmt.Sprint("list ", i/5)}
		doc.Blocks[i] = p
	}
	q, _ = read(t, doc)
	if diff := cmp.Diff([]string{"int i = 5;", "int = 5;"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
