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
