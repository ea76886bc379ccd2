package layout

import (
	"fmt"
	"strings"
	"testing"
)

// exam sets questions with two choices each in one column.
func exam(p *paper, x, y float64, from, to int) *paper {
	for i := from; i <= to; i++ {
		p.lines(x, y, fmt.Sprintf("%d. A question that goes over", i), "two lines of its column?", "A. one", "B. two")
		y += 60
	}
	return p
}

func TestColumns(t *testing.T) {
	p := newPaper().at(150, 60, "A title over both columns of the page", size(16))
	exam(p, 60, 100, 1, 4)
	exam(p, 310, 107, 5, 8)
	p.at(60, 400, "A line of text that goes over the gutter and to the end of the page, as it is wide.")
	exam(p, 60, 440, 9, 11)
	exam(p, 310, 440, 12, 14)
	got := blocksOf(p)
	last := -1
	for i := 1; i <= 14; i++ {
		at := strings.Index(got, fmt.Sprintf("%d. A question that goes over two lines of its column?\nA. one\nB. two\n", i))
		if at <= last {
			t.Fatalf("question %d is not in its place:\n%s", i, got)
		}
		last = at
	}
}

func TestWhatStandsUnderColumnsGoesOnWithNeither(t *testing.T) {
	p := newPaper().lines(60, 86, "Find the description of each.")
	for i := range 6 {
		p.at(60, 110+28*float64(i), "what a beast of this kind does").at(60, 124+28*float64(i), "on most of its days")
	}
	for i, name := range []string{"badger", "otter", "heron", "beaver", "marten", "a very small brown dormouse"} {
		p.at(330, 117+20*float64(i), fmt.Sprintf("%d. %s", i+1, name))
	}
	p.at(60, 310, "Which of these beasts sleeps through all of the winter, and where does it sleep then?")
	if got := blocksOf(p); !strings.Contains(got, "dormouse\nWhich") {
		t.Errorf("what stands under the columns was joined:\n%s", got)
	}
}

func TestThreeColumns(t *testing.T) {
	p := newPaper()
	for c := range 3 {
		for i := range 12 {
			p.at(40+180*float64(c), 100+14.5*float64(i)+3*float64(c), fmt.Sprintf("column %d line %02d of text", c, i))
		}
	}
	got := blocksOf(p)
	if !(strings.Index(got, "column 0 line 11") < strings.Index(got, "column 1 line 00") && strings.Index(got, "column 1 line 11") < strings.Index(got, "column 2 line 00")) {
		t.Errorf("columns are mixed:\n%s", got)
	}
}

func TestPointsAtTheMarginAreNoColumn(t *testing.T) {
	p, want := newPaper(), ""
	for i, last := range []string{"(7 marks)", "( 10 marks)", "in the sea", "[2]", "(12 ½ marks)", "(3 marks)", "(17 marks)"} {
		y := 100 + 28*float64(i)
		p.at(60, y, fmt.Sprintf("%d. Describe the lives of whales", i+1)).at(300, y+14, last)
		want += fmt.Sprintf("%d. Describe the lives of whales\n%s\n", i+1, last)
	}
	if got := blocksOf(p); got != want {
		t.Errorf("got\n%s", got)
	}
}

// TestRoomAtTheMarginIsNoColumn: the number of a question again at the right, with room
// to answer it.
func TestRoomAtTheMarginIsNoColumn(t *testing.T) {
	p, want := newPaper().at(60, 70, "A test of mills").at(420, 70, "Spring"), "A test of mills⇥Spring\n"
	for i := range 4 {
		y := 100 + 60*float64(i)
		p.at(60, y, fmt.Sprintf("%d. What drives a mill of this kind?", i+1)).lines(100, y+14, "A. wind", "B. sand")
		p.at(420, y+42, fmt.Sprintf("%d.", i+1)).rule(435, y+43, 500, y+43)
		want += fmt.Sprintf("%d. What drives a mill of this kind?\nA. wind\nB. sand\n%d. [___]\n", i+1, i+1)
	}
	if got := strings.ReplaceAll(blocksOf(p), "\n\n", "\n"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestWhatIsNoColumn(t *testing.T) {
	choices, down, matching, key := newPaper(), newPaper(), newPaper(), newPaper()
	wantChoices, wantDown, wantMatching, wantKey := "", "", "", ""
	for i := range 6 {
		y, n := 100+60*float64(i), i+1
		choices.at(60, y, fmt.Sprintf("%d. Short?", n)).at(60, y+14, "A. one").at(300, y+14, "B. two").at(60, y+28, "C. three").at(300, y+28, "D. four")
		wantChoices += fmt.Sprintf("%d. Short?\nA. one⇥B. two\nC. three⇥D. four\n", n)
		down.at(60, y, fmt.Sprintf("%d. Short?", n)).lines(60, y+14, "a) one", "b) two").lines(300, y+14, "c) three", "d) four")
		wantDown += fmt.Sprintf("%d. Short?\na) one⇥c) three\nb) two⇥d) four\n", n)
		matching.at(60, 100+15*float64(i), fmt.Sprintf("%d. city", n)).at(300, 100+15*float64(i), fmt.Sprintf("%c. land", 'A'+i))
		wantMatching += fmt.Sprintf("%d. city⇥%c. land\n", n, 'A'+i)
		key.at(60, 100+15*float64(i), fmt.Sprintf("%d. A", n)).at(300, 100+15*float64(i), fmt.Sprintf("%d. B", n+6))
		wantKey += fmt.Sprintf("%d. A⇥%d. B\n", n, n+6)
	}
	for _, s := range []sample{{"choices across", choices, wantChoices}, {"choices down", down, wantDown}, {"two lists to match", matching, wantMatching}, {"a key", key, wantKey}} {
		t.Run(s.name, func(t *testing.T) {
			if got := strings.ReplaceAll(blocksOf(s.page), "\n\n", "\n"); got != s.want {
				t.Errorf("got\n%s\nwant\n%s", got, s.want)
			}
		})
	}
}

// TestListsOfLongEntries: two lists to be matched, the entries of one of which take
// several lines, are no columns.
func TestListsOfLongEntries(t *testing.T) {
	p, want := newPaper().at(60, 70, "Match each of these parts of a mill with what it is for, and write the letter."), ""
	for i := range 5 {
		y := 100 + 50*float64(i)
		p.at(60, y+14, fmt.Sprintf("%d. the part", i+1)).lines(300, y, fmt.Sprintf("%c. turns in the wind of", 'A'+i), "the north and drives what", "stands below it")
		want += fmt.Sprintf("%c. turns in the wind of\n%d. the part⇥the north and drives what\nstands below it\n", 'A'+i, i+1)
	}
	p.at(60, 360, "Points: 5")
	if got := strings.ReplaceAll(blocksOf(p), "\n\n", "\n"); !strings.Contains(got, want) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestColumnThatIsShort(t *testing.T) {
	p := newPaper()
	for i := range 5 {
		p.lines(60, 100+70*float64(i), fmt.Sprintf("%d. Which?", i+1), "A. one", "B. two", "C. three", "D. four")
	}
	p.lines(60, 450, "6. Which?", "A. one").lines(320, 100, "B. two", "C. three", "D. four", "7. Last?")
	if got, want := blocksOf(p), "6. Which?\nA. one\nB. two\nC. three\nD. four\n7. Last?\n"; !strings.HasSuffix(got, want) {
		t.Errorf("got\n%s", got)
	}
}

// TestColumnsThatBothAsk: lines without numbers and letters stand beside one
// another at the same height, and both sides have questions of their own.
func TestColumnsThatBothAsk(t *testing.T) {
	p := newPaper()
	for i := range 4 {
		for side, x := range []float64{60, 320} {
			p.lines(x, 100+72*float64(i), fmt.Sprintf("Which stone is number %d of side %d?", i, side), "{~%0% chalk", "~%100% slate", "~%0% flint}")
		}
	}
	got := blocksOf(p)
	if strings.Index(got, "number 3 of side 0") > strings.Index(got, "number 0 of side 1") || strings.Contains(got, "chalk {") {
		t.Errorf("columns are mixed:\n%s", got)
	}
}

// TestNumbersBesideTheGutter: the numbers of the right column stand apart from
// their text, and still belong to it.
func TestNumbersBesideTheGutter(t *testing.T) {
	p := newPaper()
	for i, n := range []string{"4.", "5.", "6."} {
		y := 100 + 60*float64(i)
		p.at(54, y, strings.Replace(n, n[:1], string(n[0]-3), 1)).at(90, y, "Which of the rivers of this region is").at(90, y+14, "the longest one that").at(90, y+28, "reaches the sea?")
		y += 6
		p.at(324, y, n).at(360, y, "Which of the mountains of the north").at(360, y+13, "was climbed in the").at(360, y+26, "last century?").at(360, y+39, "(a) the first")
	}
	p.lines(360, 295, "(b) the second", "(c) the third", "(d) none", "(e) all of them", "(f) some")
	got := blocksOf(p)
	if strings.Contains(got, "⇥4.") || strings.Index(got, "3. Which of the rivers") > strings.Index(got, "4. Which of the mountains") {
		t.Errorf("columns are mixed:\n%s", got)
	}
}

// TestTableWithinAColumn: pairs side by side in a column are no columns of a page.
func TestTableWithinAColumn(t *testing.T) {
	p := newPaper()
	for i := range 24 {
		y := 100 + 14*float64(i)
		p.at(320, y, "and the words of the right column go on")
		if i >= 8 && i < 14 {
			p.at(60, y, fmt.Sprintf("Name %c of a few", 'A'+i)).at(190, y+6, fmt.Sprintf("Place %c of it", 'A'+i))
			continue
		}
		p.at(60, y, "the words of the left column fill it up")
	}
	got := blocksOf(p)
	if strings.Index(got, "Place I") > strings.Index(got, "Name M") {
		t.Errorf("the pairs are torn apart:\n%s", got)
	}
}

// TestHeadingUnderColumns: a heading under two columns, no wider than the left one,
// stands behind both.
func TestHeadingUnderColumns(t *testing.T) {
	p := newPaper()
	for i := range 3 {
		y := 100 + 28*float64(i)
		p.lines(60, y, fmt.Sprintf("%d. Which of the rivers?", i+1), "a) the Rhine")
		p.lines(320, y, fmt.Sprintf("%d. Which of the hills?", i+4), "a) the Brocken")
	}
	p.at(60, 184, "the last of them").at(60, 200, "Second part", bold).at(60, 214, "Here the lines go over the whole width of the page again, from side to side.")
	got := blocksOf(p)
	if strings.Index(got, "Second part") < strings.Index(got, "6. Which") || strings.Index(got, "the last of them") > strings.Index(got, "4. Which") {
		t.Errorf("the heading stands between the columns:\n%s", got)
	}
}

// TestOfferedBeside: what is offered beside each statement is no column of text.
func TestOfferedBeside(t *testing.T) {
	p := newPaper().at(60, 60, "1. Which of these is true, and which is false?")
	for i, what := range []string{"A cat that lives in a house", "A dog that lives in a yard", "A cow that lives in a barn", "A pig that lives in a pen", "A hen that lives in a coop", "A cod that lives in the sea"} {
		y := 100 + 40*float64(i)
		p.lines(60, y, what+" by the river or by the", "lake sleeps all day.").at(420, y+7, "True").at(490, y+7, "False")
	}
	if text := blocksOf(p); strings.Index(text, "True") > strings.Index(text, "A dog") {
		t.Errorf("parted: %s", text)
	}
}

// TestChoicesInPairsWithinAColumn: letters that begin late in their lines, "c) d)" under
// "a) b)", are no sign that the beginnings stand in the other column.
func TestChoicesInPairsWithinAColumn(t *testing.T) {
	p := newPaper()
	for i := range 12 {
		p.at(60, 100+15*float64(i), fmt.Sprintf("%d) Name the sea of land number %d.", i+1, i+1))
	}
	y := 100.0
	p.at(320, y, "c) zinc").at(420, y, "d) iron")
	for i := range 3 {
		y += 15
		p.at(320, y, fmt.Sprintf("%d) Which of them is a metal?", i+14))
		p.at(320, y+15, "a) water").at(420, y+15, "b) wood")
		p.at(320, y+30, "c) zinc").at(420, y+30, "d) glass")
		y += 30
	}
	got := blocksOf(p)
	if !(strings.Index(got, "12) Name") < strings.Index(got, "c) zinc") && strings.Index(got, "c) zinc") < strings.Index(got, "14) Which")) {
		t.Errorf("columns are mixed:\n%s", got)
	}
}

// TestColumnsOfSections: titles of sections at the right have other letters than choices, or
// count on from those at the left; neither tells that the right side is no column.
func TestColumnsOfSections(t *testing.T) {
	p := newPaper().lines(60, 100, "A) True or false", "1. Owls hunt at night.", "2. Cows fly.", "B) Choices", "1. Which is a bird?", "a. cow", "b. owl", "c. ant", "2. Which is an insect?", "a. cow", "b. owl", "c. ant").
		lines(320, 100, "d. cod", "3. Which is a fish?", "a. cow", "b. owl", "c. ant", "d. cod", "C) Gaps", "1. Ice is _____.", "2. Bees make _____.")
	if got := blocksOf(p); !strings.Contains(got, "c. ant\nd. cod\n3. Which") {
		t.Errorf("choices that go on at the right:\n%s", got)
	}
	p = newPaper().lines(60, 100, "Answers", "Part B. Matching", "1. C", "2. A", "3. B", "Part C. Choices", "1-A", "2-C").
		lines(320, 100, "Part D. Gaps", "1-Rome", "2-east", "Part E. Short", "1-Pacific", "2-Germany")
	if got := blocksOf(p); !strings.Contains(got, "1-A\n2-C\nPart D. Gaps\n1-Rome") {
		t.Errorf("sections that go on at the right:\n%s", got)
	}
	p = newPaper()
	for i := range 3 {
		p.lines(60, 100+60*float64(i), fmt.Sprintf("Question %d. Why is that so?", i+1), "__________", "__________")
		p.lines(320, 100+60*float64(i), fmt.Sprintf("Question %d. What follows then?", i+4), "__________", "__________")
	}
	if got := blocksOf(p); strings.Index(got, "Question 3") > strings.Index(got, "Question 4") {
		t.Errorf("questions by their word at the right:\n%s", got)
	}
}

// TestKeyInColumnsUnderChoices: choices two to a line and the key in columns under them.
func TestKeyInColumnsUnderChoices(t *testing.T) {
	p := newPaper().at(60, 100, "5. A question that goes over both of what stands below it")
	p.at(60, 114, "a. one of these").at(300, 114, "c. three of these").at(60, 128, "b. two of these").at(300, 128, "d. four of these").at(60, 150, "Key")
	for i := range 3 {
		p.at(60, 170+14*float64(i), fmt.Sprintf("%d. a", i+1)).at(300, 170+14*float64(i), fmt.Sprintf("%d. b", i+4))
	}
	if got := blocksOf(p); !strings.Contains(got, "a. one of these⇥c. three of these\nb. two of these⇥d. four of these\n\nKey\n\n1. a⇥4. b\n") {
		t.Errorf("got\n%s", got)
	}
	p = newPaper().at(60, 100, "A title over both of the columns that stand below it here")
	for i := range 4 {
		p.at(60, 130+30*float64(i), fmt.Sprintf("%d. is one", i+1)).at(60, 144+30*float64(i), "or two").at(300, 133+30*float64(i), fmt.Sprintf("%d. is red", i+5)).at(300, 147+30*float64(i), "or blue")
	}
	if got := blocksOf(p); strings.Index(got, "4. is one") > strings.Index(got, "5. is red") {
		t.Errorf("questions in columns: got\n%s", got)
	}
}

// TestLastColumnThatIsShort: lines below it that reach a little over its middle are no
// column of their own.
func TestLastColumnThatIsShort(t *testing.T) {
	page := func(right []string) string {
		p := newPaper()
		for i := range 8 {
			p.lines(60, 100+60*float64(i), fmt.Sprintf("%d. A question that goes over all of its column", i+1), "and goes on below it?", "A. one", "B. two")
		}
		for i := range 10 {
			p.at(60, 600+14*float64(i), "words of it").at(210, 600+14*float64(i), "that stand in the middle of it")
		}
		return blocksOf(p.lines(320, 100, right...))
	}
	got := page([]string{"9. A question of the second column", "A. one", "B. two", "10. And the last of all", "A. one", "B. two"})
	if strings.Index(got, "8. A") > strings.Index(got, "9. A") || !strings.Contains(got, "10. And the last of all\nA. one\nB. two") {
		t.Errorf("got\n%s", got)
	}
}
