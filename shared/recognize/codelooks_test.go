package recognize_test

import "testing"

// The next line of a choice of several is no title where its code is as bold as the choice.
func TestBoldCode(t *testing.T) {
	doc := paper("1. How is a file written?\na) let f = open('a');\nf.read('text');\nb) let f = open('b');\nf.write('text');\nc) let f = open('c');\nf.close('text');\n2. How is a file closed?\na) by read\nb) by close\nc) by write\n3. How is a file read?\na) by read\nb) by close\nc) by write")
	bold(doc, 5, 6, 9, 12)
	q, _ := read(t, doc)
	if len(q.Items) != 3 || len(q.Sections) > 0 {
		t.Fatalf("%d questions in %d sections", len(q.Items), len(q.Sections))
	}
	if got, want := offeredBy(q.Items[0]), "let f = open('a');\nf.read('text');|let f = open('b');\nf.write('text');|let f = open('c');\nf.close('text');"; got != want {
		t.Errorf("choices = %q, want %q", got, want)
	}
}
