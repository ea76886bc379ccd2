package recognize_test

import (
	"slices"
	"testing"
)

// A table of values for letters by letters is given, and offers nothing.
func TestMatrixOfLetters(t *testing.T) {
	q, _ := read(t, blocks("1. Which town is a capital?\nA. Rome\nB. Milan\nC. Turin\n2. The table gives the costs between depots and shops.", grid("from|A|B|C|stock", "W|35|20||55", "X||25||25", "Y|||35|35", "need|35|45|35|"),
		"Which statement is wrong?\nA. Depot X serves one shop\nB. Shop C needs most\nC. Depot W serves two shops\n3. Which town lies by the sea?\nA. Turin\nB. Genoa\nC. Milan"))
	if len(q.Items) != 3 {
		t.Errorf("%d items: %q", len(q.Items), labels(q))
	}
}

// The table or the figure of a question is no question.
func TestTableOfQuestion(t *testing.T) {
	q, _ := read(t, paper("1. 下列城市中是首都的是（  ）\nA. 罗马\nB. 米兰\nC. 都灵\n2.题2表给出的是运输费用，费用最高的是（  ）\n题2表\nA. 甲地\nB. 乙地\nC. 丙地\n3. 下列城市中沿海的是（  ）\nA. 都灵\nB. 热那亚\nC. 米兰"))
	if got := labels(q); !slices.Equal(got, []string{"1.", "2.", "3."}) {
		t.Errorf("labels = %q", got)
	}
}
