package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestNumberBelowChoices: the number of the right answer stands below choices
// without labels; numbers that are choices themselves are no answers.
func TestNumberBelowChoices(t *testing.T) {
	asks := func(below ...int) string {
		var b strings.Builder
		for i, n := range below {
			fmt.Fprintf(&b, "Quel film de la série numéro %d a gagné ?\nLe Parrain\nTitanic\nParasite\n%d\n\n", i+1, n)
		}
		return b.String()
	}
	q, _ := read(t, paper(asks(2, 1, 3, 3, 2, 1, 2)))
	if got := labelled(q); len(got) != 7 || !strings.HasSuffix(got[0], "/ Le Parrain / Titanic / Parasite: Titanic") || !strings.HasSuffix(got[2], ": Parasite") {
		t.Errorf("%q", got)
	}
	q, _ = read(t, paper(asks(1938, 2001, 1984, 1900, 2010)))
	if got := labelled(q); len(got) != 5 || !strings.HasSuffix(got[0], "/ Parasite / 1938") {
		t.Errorf("%q", got)
	}
}

// TestSaidTruths: answers that are all T or F are those of statements, letters
// that name something are not.
func TestSaidTruths(t *testing.T) {
	asks := func(answers string) string {
		var b strings.Builder
		for i, a := range strings.Fields(answers) {
			fmt.Fprintf(&b, "Q%d. The body of person number %d grows as the mind does.\nANSWER\n%s\n\n", i+1, i+1, a)
		}
		return b.String()
	}
	truths := func(text string) (n int) {
		q, _ := read(t, paper(text))
		for _, i := range q.Items {
			if _, ok := i.Response.(quiz.TrueFalse); ok {
				n++
			}
		}
		return n
	}
	if diff := cmp.Diff([]int{6, 0}, []int{truths(asks("T F F T F T")), truths(asks("T F K N H S"))}); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestSpacedGaps: room for a word is typed with spaces in Chinese.
func TestSpacedGaps(t *testing.T) {
	q, _ := read(t, paper("二、填空题（共6分,每空2分）\n1、下面程序段的时间复杂度是              。\n2、该树的叶结点个数为              。\n3、可能的输入序列有              种。\n"))
	want := []string{"1、 下面程序段的时间复杂度是_____。", "2、 该树的叶结点个数为_____。", "3、 可能的输入序列有_____种。"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestSpacedGapsOfASentence: where one room of a sentence is a gap the others are,
// and the words for them stand apart.
func TestSpacedGapsOfASentence(t *testing.T) {
	q, _ := read(t, paper("填空题\n1.树叶落在      、      和      以外，时间从        之日算起。\n正确答案：山上  水里  路边  立秋\n2.全国       个县种树，        农村修路。\n正确答案：八百 近一亿\n3.河流的源头是      ，终点是        。\n正确答案：雪山  大海\n"))
	if diff := cmp.Diff([]string{"山上 | 水里 | 路边 | 立秋", "八百 | 近一亿", "雪山 | 大海"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestFoldedAnswers: an answer that folds away under a button is an answer.
func TestFoldedAnswers(t *testing.T) {
	q, _ := read(t, paper("¿Cuánto es 2 por 16?\nA) 37\nB) 32\n\n📝 Ver Respuesta y Explicación\n- Respuesta Correcta: B) 32\n- Por qué: se multiplica.\n\n¿Cuánto es 2 por 8?\nA) 16\nB) 32\n\n📝 Ver Respuesta y Explicación\n- Respuesta Correcta: A) 16\n- Por qué: se multiplica.\n"))
	want := []string{" ¿Cuánto es 2 por 16? / 37 / 32: 32", " ¿Cuánto es 2 por 8? / 16 / 32: 16"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
