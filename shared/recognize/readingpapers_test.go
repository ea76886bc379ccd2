package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// readingPaper is a text with statements to judge and sentences to complete, as tests of
// reading print them: numbers have no sign, and those of gaps stand before their room.
const readingPaper = `READING PASSAGE 1
Storks nest on chimneys in the villages along the river. In autumn they fly south over the sea, and in spring they come back to the same nest.
Questions 1-4
Do the following statements agree with the information in the passage? Write
TRUE if the statement agrees with the information
FALSE if the statement contradicts the information
NOT GIVEN if there is no information on this
1	Storks nest in the villages along the river.
2	Storks fly north when autumn comes.
3	Storks lay three eggs each year.
4	Storks come back to the same nest.
Questions 5-7
Complete the sentences below. Write ONE WORD ONLY.
The nests of storks stand on 5 ______________.
Storks leave the villages in 6 ______________.
They fly over the 7 ______________.
`

// TestReadingPaper: three verdicts told on lines of their own are the choices of the
// statements below, whose numbers have no sign; numbers before gaps number their lines.
func TestReadingPaper(t *testing.T) {
	q, _ := read(t, paper(readingPaper+"\nAnswer key\n1 TRUE\n2 FALSE\n3 NOT GIVEN\n4 TRUE\n5 chimneys\n6 autumn\n7 sea\n"))
	want := []string{"TRUE", "FALSE", "NOT GIVEN", "TRUE", "chimneys", "autumn", "sea"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if stem := q.Items[4].Stem.Text(); strings.ContainsAny(stem, "56") {
		t.Errorf("the number of the gap is left in its sentence: %q", stem)
	}
}

// TestYesNoNotGiven: an order may name yes and no as verdicts with the third.
func TestYesNoNotGiven(t *testing.T) {
	q, _ := read(t, paper("Do the following statements agree with the views of the writer?\nWrite YES, NO or NOT GIVEN.\n1. Storks are useful to farmers.\n2. Villages should keep their chimneys.\n3. Children like storks.\n\nAnswers\n1. YES\n2. NOT GIVEN\n3. NO\n"))
	if diff := cmp.Diff([]string{"YES", "NOT GIVEN", "NO"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestFiguresBeforeGaps: figures before gaps that do not count on are part of what the
// sentences say.
func TestFiguresBeforeGaps(t *testing.T) {
	q, _ := read(t, paper("Fill in the blanks.\n1. A spider has 8 ____________.\n2. A bee has 6 ____________.\n3. A cow has 4 ____________.\n"))
	for i, want := range []string{"8", "6", "4"} {
		if stem := q.Items[i].Stem.Text(); !strings.Contains(stem, want) {
			t.Errorf("question %d lost its figure: %q", i+1, stem)
		}
	}
}

// TestBareRange: the numbers of the questions that come, alone on a line, with what is to be
// done below it, are no part of the question above.
func TestBareRange(t *testing.T) {
	q, _ := read(t, paper("1. Where do storks nest?\n2. When do storks leave?\nQuestions 3-4\nComplete the sentences. Use words from the text.\n3. Storks fly over the ____________.\n4. They nest on ____________.\n"))
	if got := q.Items[1].Stem.Text(); got != "When do storks leave?" {
		t.Errorf("the question above a range is %q", got)
	}
}

// TestReadTextUnderSection: a numbered section may have a text to be read before its first
// question of another manner, and does not count as a question.
func TestReadTextUnderSection(t *testing.T) {
	q, _ := read(t, paper("第1問　次の文章を読んで，後の問いに答えよ。\nコウノトリは川沿いの村の煙突に巣を作る。\n問1　巣はどこにあるか。\n①　煙突\n②　木の上\n③　川の中\n問2　鳥を古い順に並べたものを，次のうちから一つ選べ。\n①　Ⅰ―Ⅱ―Ⅲ\n②　Ⅱ―Ⅲ―Ⅰ\n③　Ⅲ―Ⅰ―Ⅱ\n問3　村はどこにあるか。\n①　山の上\n②　海の中\n③　川沿い\n\n【解答】　問1　①　　問2　②　　問3　③\n"))
	if diff := cmp.Diff([]string{"煙突", "Ⅱ―Ⅲ―Ⅰ", "川沿い"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
