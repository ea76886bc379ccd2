package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestStatementsBeforeLetters: signs in circles before the letters of the choices in
// one cell name what these speak of; alone they are the choices.
func TestStatementsBeforeLetters(t *testing.T) {
	table := rowsOf([]string{"答案", "題目"},
		[]string{"B", "1. 下列敘述：①貓會飛；②魚會游；③狗會叫。何者正確？ (A)①②； (B)②③； (C)①③； (D)①②③"},
		[]string{"C", "2. 小明養了寵物，包含：（甲）貓；（乙）魚；（丙）狗。下列何者住在水裡？ (A)甲； (B)丙； (C)乙； (D)皆非"},
		[]string{"A", "3. 哪一個會飛？ (A)鳥； (B)貓； (C)狗； (D)魚"})
	q, _ := read(t, page.Document{Blocks: []page.Block{words("考試樣題", ""), table}})
	if diff := cmp.Diff([]string{"②③；", "乙；", "鳥；"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if got := q.Items[2].Stem.Line(); got != "哪一個會飛？" {
		t.Errorf("the number stays: %q", got)
	}
}

// TestNamesInStem: letters side by side in a stem name what a picture shows; the
// choices are the ones behind them.
func TestNamesInStem(t *testing.T) {
	table := rowsOf([]string{"答案", "題目"},
		[]string{"B", "1. 圖中（a）、（b）、（c）、（d）所代表的動物為何？ (A)貓狗鳥魚； (B)狗貓魚鳥； (C)鳥魚貓狗； (D)魚鳥狗貓"},
		[]string{"A", "2. 哪一個會飛？ (A)鳥； (B)貓； (C)狗； (D)魚"})
	q, _ := read(t, page.Document{Blocks: []page.Block{words("考試樣題", ""), table}})
	if diff := cmp.Diff([]string{"狗貓魚鳥；", "鳥；"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
