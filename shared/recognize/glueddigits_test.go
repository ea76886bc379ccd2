package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGluedDigits: a text may begin with a figure right behind the stop of its number, and
// a dash stand before a number by mistake, where all others count on.
func TestGluedDigits(t *testing.T) {
	const text = "1.Where is Oslo?\na. Norway\nb. Spain\n2.2 plus 2 is\na. four\nb. five\n3.Who hoots?\na. an owl\nb. a cod\n4.100 years are\na. a century\nb. a month\n5.Who barks?\na. a dog\nb. a hen\n6.What is red?\na. blood\nb. milk\n-7.What is white?\na. blood\nb. milk\n8.Who sings?\na. a wren\nb. an ant\n9.Who runs?\na. a hare\nb. a tree\n10.Who swims?\na. a cod\nb. a hen\n11.Who flies?\na. a bee\nb. a cow\n12.Who digs?\na. a mole\nb. a cod\n"
	q, _ := read(t, paper(text))
	want := []string{"Where is Oslo?", "2 plus 2 is", "Who hoots?", "100 years are", "Who barks?", "What is red?", "What is white?"}
	if diff := cmp.Diff(want, stems(q)[:7]); diff != "" || len(q.Items) != 12 {
		t.Errorf("%d questions, -want +got:\n%s", len(q.Items), diff)
	}
}

// TestWideDigits: the signs that Chinese papers put behind a number are in no decimal; lists
// of numbers have them, and numbers that count nothing.
func TestWideDigits(t *testing.T) {
	q, _ := read(t, paper("一、计算题\n1．5×6等于多少？\n2．200的一半是多少？\n3、7减2等于多少？\n"))
	if diff := cmp.Diff([]string{"5×6等于多少？", "200的一半是多少？", "7减2等于多少？"}, stems(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, paper("一、选择题\n1、2小题各3分。\n1. 谁会飞？\nA. 鹰\nB. 牛\n2. 谁会游？\nA. 鱼\nB. 鸡\n3. 谁会跑？\nA. 3、4两种\nB. 马\n"))
	if diff := cmp.Diff([]string{"谁会飞？", "谁会游？", "谁会跑？"}, stems(q)); diff != "" {
		t.Errorf("lists of numbers: -want +got:\n%s", diff)
	}
}
