package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestWordTitles keeps the titles of lessons apart from questions that are
// numbered behind a word too.
func TestWordTitles(t *testing.T) {
	q, _ := read(t, paper("Bài 1: Cây cối\nCâu 1. Cây nào cao?\nA. tre\nB. cỏ\nCâu 2. Lá màu gì?\nA. xanh\nB. đen\nBài 2: Động vật\nCâu 1. Con nào bay?\nA. chim\nB. bò\nCâu 2. Con nào bơi?\nA. cá\nB. gà"))
	if len(q.Items) != 4 || len(q.Sections) != 2 || q.Sections[1].Title != "Bài 2: Động vật" {
		t.Errorf("%d items, sections %v", len(q.Items), q.Sections)
	}
}

// TestLessonWithSections: a lesson has numbered sections over its quiz, all of them
// headings; they are no choices of its title.
func TestLessonWithSections(t *testing.T) {
	doc := paper("Bài 6: Cây cối\n1. Tóm tắt\nTre cao, cỏ thấp.\n2. Ví dụ\nTre xanh.\n3. Câu hỏi\nCâu 1: Cây nào cao?\nA. tre\nB. cỏ\nCâu 2: Lá màu gì?\nA. xanh\nB. đen")
	for i, level := range map[int]int{0: 1, 1: 2, 3: 2, 5: 2, 6: 4, 9: 4} {
		p := doc.Blocks[i].(page.Paragraph)
		p.Style.Heading = level
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Câu 1 Cây nào cao? / tre / cỏ", "Câu 2 Lá màu gì? / xanh / đen"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestNamedInTheEnd: a long title that ends with the name of a test is one's, whatever
// code its tasks hold.
func TestNamedInTheEnd(t *testing.T) {
	code := "\nint n = 1;\nwhile (n < 9) {\nn = n * 2;\nn = n - 1;\n}\nreturn n;\nint m = 2;\nm = m + n;\nprintf(m);\nreturn m;"
	q, _ := read(t, paper("FOUNDATIONS OF SCIENTIFIC COMPUTING AND ENGINEERING FOR ALL DEPARTMENTS, SPRING MIDTERM 1\n1. Rewrite the following loop. Explain your answer."+code+"\n2. Find three faults in this program."+code+"\n3. Translate this into another language."+code+"\n4. Describe what it does."+code))
	if len(q.Items) != 4 {
		t.Errorf("%d questions", len(q.Items))
	}
}
