package recognize_test

import (
	"strings"
	"testing"
)

// TestEachWorthOfSections: the title of a section says what each of its questions is worth, in
// the words of its language, beside how many there are and what they are worth together.
func TestEachWorthOfSections(t *testing.T) {
	for _, title := range []string{"一、填充題：(2 小題，每題 7 分，共 14 分)", "一、填空（每空7分）", "I. 단답형 (문항당 7점)", "חלק א: שאלות קצרות (כל שאלה 7 נקודות)", "ভাগ ক: সংক্ষিপ্ত প্রশ্ন (প্রতিটি 7 নম্বর)", "Partea I (fiecare 7 puncte)", "Часть 1 (каждое 7 баллов)"} {
		q, _ := read(t, paper(title+"\n1. The number behind six is ____.\n2. The number behind nine is ____."))
		for _, item := range q.Items {
			if item.Points == nil || item.Points.String() != "7" {
				t.Errorf("%s: %v points", title, item.Points)
			}
		}
	}
}

// TestSoughtInHan: numbers under an order to find name what is sought in two signs; values
// under it are choices.
func TestSoughtInHan(t *testing.T) {
	q, _ := read(t, paper("三、計算題：\n1. 有一等差數列，其前三項的和為 15 ，第四項和第五項的和為 20 ，試求：\n(1)公差。\n(2)第 10 項。\n2. 若一等差數列第 5 項為 27 ，試求此數列第幾項開始為正數？\n3. 一物體從靜止開始下落，經過三秒到達地面，求：\n(1) 19米\n(2) 44米\n(3) 78米"))
	choices := 0
	for _, item := range labelled(q) {
		choices += strings.Count(item, " / ")
	}
	if len(q.Items) != 4 || choices != 3 {
		t.Errorf("%d questions with %d choices: %q", len(q.Items), choices, labelled(q))
	}
}
