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
