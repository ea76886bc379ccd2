package recognize_test

import (
	"strings"
	"testing"
)

// TestLoneQuestion: a document of one question, as the picture of one is, need
// not ask; a list of a contract is none.
func TestLoneQuestion(t *testing.T) {
	for name, text := range map[string]string{
		"unfinished":        "7. The weight of the whole basket is\n(A) two pounds\n(B) three pounds\n(C) four pounds\n(D) five pounds",
		"order":             "33. Look at the tree below :\nUsing the length of its branches, find its tallest one.\nA. the left one\nB. the right one\nC. none\nD. both",
		"letters of a plot": "12. Look at the map given below :\na\tb\ng\n\nFind every town on the river that has a bridge.\n(A) a and b\n(B) b and g\n(C) g\n(D) all of them",
		"chosen from":       "Nama: Ayu\nTugas 2\n\n1. Pilih pernyataan di bawah ini yang salah\na. satu\nb. dua\nc. tiga\nd. empat",
	} {
		t.Run(name, func(t *testing.T) {
			if q, _ := read(t, paper(text)); len(q.Items) != 1 {
				t.Errorf("%d items", len(q.Items))
			}
		})
	}
	for _, text := range []string{
		"3. The tenant has to look after\n(a) the roof\n(b) the garden\n(c) the lamps\n(d) the stairs",
		"This contract is made between the owner of the house and the tenant.\n\n3. The tenant has to look after\n(A) the roof, the gutters and the chimney of the house and whatever else is on top of it\n(B) the garden\n(C) the lamps\n(D) the stairs",
		"Our inns\n" + strings.Repeat("The inns of our valley lie at the river, and all of them have rooms.\n", 8) + "1. Choose the inn that you like most\na) The Owl\nb) The Rook\nc) The Crow\nd) The Jay",
	} {
		noQuestions(t, text)
	}
}
