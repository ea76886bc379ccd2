package recognize_test

import "testing"

// TestWordTitles keeps the titles of lessons apart from questions that are
// numbered behind a word too.
func TestWordTitles(t *testing.T) {
	q, _ := read(t, paper("Bài 1: Cây cối\nCâu 1. Cây nào cao?\nA. tre\nB. cỏ\nCâu 2. Lá màu gì?\nA. xanh\nB. đen\nBài 2: Động vật\nCâu 1. Con nào bay?\nA. chim\nB. bò\nCâu 2. Con nào bơi?\nA. cá\nB. gà"))
	if len(q.Items) != 4 || len(q.Sections) != 2 || q.Sections[1].Title != "Động vật" {
		t.Errorf("%d items, sections %v", len(q.Items), q.Sections)
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
