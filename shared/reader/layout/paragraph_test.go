package layout

import (
	"strings"
	"testing"
)

const full = "This line is so long that it reaches the right margin of its page, as lines of a text do at that time"

func TestParagraphs(t *testing.T) {
	check(t, []sample{
		{"wrapped lines are one paragraph", newPaper().lines(60, 100, "1. "+full, "once.", "A. short", "B. "+full, "last.", "2. Next?"),
			"1. " + full + " once.\nA. short\nB. " + full + " last.\n2. Next?\n"},
		{"titles that count sections stand alone", newPaper().lines(60, 100, "Part I – "+full, "Choose the answer.", "1. "+full, "Part II – "+full, "Write a word."),
			"Part I – " + full + "\nChoose the answer.\n1. " + full + "\nPart II – " + full + "\nWrite a word.\n"},
		{"a line in capitals is a title", newPaper().lines(60, 100, strings.ToUpper(full), "Choose the answer."),
			strings.ToUpper(full) + "\nChoose the answer.\n"},
		{"hanging indent", newPaper().lines(60, 100, "1. "+full).lines(75, 114, "once.").lines(60, 128, "2. Next?"),
			"1. " + full + " once.\n2. Next?\n"},
		{"short lines stay apart", newPaper().lines(60, 100, "Which is a planet?", "Mars", "Sun", "Moon"),
			"Which is a planet?\nMars\nSun\nMoon\n"},
		{"a question with its worth is labelled", newPaper().lines(60, 100, full+" of five points (5 points)", "Question 2 (25 points)", full+" here", "Exercise 3 [4]", "Why?", "", full, "volume 3 (1999 edition) here"),
			full + " of five points (5 points)\nQuestion 2 (25 points)\n" + full + " here\nExercise 3 [4]\nWhy?\n\n" + full + " volume 3 (1999 edition) here\n"},
		{"another size behind a sentence begins anew", newPaper().at(60, 100, full+"?", size(12)).lines(60, 116, "Answer", "Yes", "", full+".", "Nevertheless it goes on."),
			full + "?\nAnswer\nYes\n\n" + full + ". Nevertheless it goes on.\n"},
		{"a bold question ends in the label of its first choice", newPaper().at(60, 100, full+"? A.", bold).lines(60, 114, "Mars B. Sun"),
			"<b|" + full + "? A.> Mars B. Sun\n"},
		{"a bold question ends", newPaper().at(60, 100, full+"?", bold).lines(60, 114, "Mars or Sun"),
			"<b|" + full + "?>\nMars or Sun\n"},
		{"a label is never joined", newPaper().lines(60, 100, full, "• one", full, "Answer: B", full, "(a) two"),
			full + "\n• one\n" + full + "\nAnswer: B\n" + full + "\n(a) two\n"},
		{"what a question is worth stands before its number", newPaper().lines(60, 100, "3 3. Name "+full[:60]+".").lines(100, 114, "1. "+strings.Repeat("_", 90), "2. "+strings.Repeat("_", 90)).lines(60, 142, "4 4. "+full, "ends.", "2 5. Next?"),
			"3 3. Name " + full[:60] + ".\n1. [___]\n2. [___]\n4 4. " + full + " ends.\n2 5. Next?\n"},
		{"what tasks are worth stands at the right margin", newPaper().at(480, 86, "MARKS").
			at(40, 100, "Q.1").at(70, 100, "(a) Describe the parts of a pump.").at(500, 100, "03").
			at(70, 114, "(b) Explain an example of a valve.").at(500, 114, "04").
			at(70, 128, "(c) Explain how the oil of a large engine is cooled in a ship, and what may").at(500, 128, "07").at(92, 142, "happen without it.").
			at(40, 156, "Q.2").at(70, 156, "(a) Discuss ropes.").at(500, 156, "03").
			at(70, 170, "(b) Explain the best of the ropes.").at(500, 170, "04"),
			"MARKS\nQ.1⇥(a) Describe the parts of a pump.⇥03\n(b) Explain an example of a valve.⇥04\n(c) Explain how the oil of a large engine is cooled in a ship, and what may happen without it.⇥07\nQ.2⇥(a) Discuss ropes.⇥03\n(b) Explain the best of the ropes.⇥04\n"},
		{"letters with a dash are labels", newPaper().lines(60, 100, "a- "+full, "b- Deduce it.", "c- "+full+" here", "n- 1 of them."),
			"a- " + full + "\nb- Deduce it.\nc- " + full + " here n- 1 of them.\n"},
		{"letters behind numbers are labels", newPaper().lines(60, 100, "1a. "+full, "b. "+full, "2a. Name it.", "(b) "+full, "Q3(a) Draw it."),
			"1a. " + full + "\nb. " + full + "\n2a. Name it.\n(b) " + full + "\nQ3(a) Draw it.\n"},
		{"names of fields are labels", newPaper().lines(60, 100, "option_d: "+full, "correct_option: a", "see: "+full, "as they say: never", "2. Next?"),
			"option_d: " + full + "\ncorrect_option: a\nsee: " + full + " as they say: never\n2. Next?\n"},
		{"tags of test programs are labels", newPaper().lines(60, 100, "<question>"+full, "<variant>one", "<variant>two"),
			"<question>" + full + "\n<variant>one\n<variant>two\n"},
		{"signs before many lines are labels", newPaper().lines(60, 100, "#"+full, "=one", "=two", "=three", "#"+full, "=four", "=five", "=six", "#"+full, "=seven", "=eight", "=nine", "=ten", "=more"),
			"#" + full + "\n=one\n=two\n=three\n#" + full + "\n=four\n=five\n=six\n#" + full + "\n=seven\n=eight\n=nine\n=ten\n=more\n"},
		{"a symbol before many lines is a bullet", newPaper().lines(60, 100, "⊇ one", "⊇ two", "⊇ three", "⊇ four", "⊇ five", "⊇ six", "⊇ seven", "⊇ eight", "☐ nine", "⊕ ten").field(Field{Kind: TextField}, 60, 300, 80, 12),
			"• one\n• two\n• three\n• four\n• five\n• six\n• seven\n• eight\n☐ nine\n⊕ ten\n\n[___]\n"},
		{"a sign before one line is none", newPaper().lines(60, 100, "1. "+full+" here", "+one", "", "2. "+full+" here", "=two"),
			"1. " + full + " here +one\n2. " + full + " here =two\n"},
		{"initials and years are no labels", newPaper().lines(60, 100, "1. "+full+" here", "J. S. Bach lived.", "2. "+full, "1984. It was late."),
			"1. " + full + " here J. S. Bach lived.\n2. " + full + " 1984. It was late.\n"},
		{"a word and a number go on with a sentence", newPaper().lines(60, 100, "1. "+full+" here", "page 12.", "2. "+full+" here", "", "Question 3", "Why?"),
			"1. " + full + " here page 12.\n2. " + full + " here\n\nQuestion 3\nWhy?\n"},
		{"a letter in brackets is no label before a comma", newPaper().lines(60, 100, "1. "+full+" here", "(A), they say."),
			"1. " + full + " here (A), they say.\n"},
		{"hyphens at line ends", newPaper().lines(60, 100, full+" pho-", "tosynthesis, as a well-known one", "", full+" well-", "known", "", full+" Anglo-", "Saxon"),
			full + " photosynthesis, as a well-known one\n" + full + " well-known\n" + full + " Anglo-Saxon\n"},
		{"a dash at the end of a line is no hyphen", newPaper().lines(60, 100, "1. "+full+" hens -", "wrens and gulls", "2. "+full+" hens-", "wrens"),
			"1. " + full + " hens - wrens and gulls\n2. " + full + " henswrens\n"},
		{"ideographs are joined without a space", newPaper().lines(60, 100, "这是一个很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长的句子", "结束了。", "下一段。"),
			"这是一个很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长的句子结束了。\n下一段。\n"},
		{"parts of parts, with their worth in the margin", newPaper().lines(60, 100, "(d) "+full).lines(40, 114, "[5] i. "+full).lines(70, 128, "its end.").lines(40, 142, "[10] ii. "+full).lines(60, 156, "(e) two"),
			"(d) " + full + "\n[5] i. " + full + " its end.\n[10] ii. " + full + "\n(e) two\n"},
		{"labels before ideographs", newPaper().lines(60, 100, "1.这是一个很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长的句子", "A.这是一个很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长的句子", "[答案]A"),
			"1.这是一个很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长的句子\nA.这是一个很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长的句子\n[答案]A\n"},
		{"entries of a table of contents stay apart", newPaper().lines(60, 100, "1. Ropes "+strings.Repeat(".", 90)+" 12", "1.1. Knots "+strings.Repeat(".", 88)+" 13", "1.2. Rings "+strings.Repeat(".", 88)+" 14"),
			"1. Ropes [___] 12\n1.1. Knots [___] 13\n1.2. Rings [___] 14\n"},
		{"typed rules and room", newPaper().lines(60, 100, "one", "----------", "_______________", "_______________"),
			"one\n----\n[___]\n[___]\n"},
		{"a larger gap is a gap", newPaper().lines(60, 100, "Stem one", "yes", "no", "", "", "Stem two", "yes", "no"),
			"Stem one\nyes\nno\n\nStem two\nyes\nno\n"},
		{"headings by size", newPaper().at(60, 80, "Final exam", size(18)).lines(60, 120, "1. One?", "a) x", "b) y", "2. Two?", "a) x", "b) y"),
			"h1 Final exam\n\n1. One?\na) x\nb) y\n2. Two?\na) x\nb) y\n"},
		{"a large question is no heading", newPaper().at(60, 80, "1. What is it?", size(18)).lines(60, 120, "a) x", "b) y", "c) z", "d) w", "e) v"),
			"1. What is it?\n\na) x\nb) y\nc) z\nd) w\ne) v\n"},
		{"code keeps its lines and indents", newPaper().lines(60, 100, "1. What does this print?").
			at(60, 114, "for i in x:", mono).at(86.4, 128, "print(i)", mono).lines(60, 142, "A. one", "B. two", "C. many things"),
			"1. What does this print?\ncode for i in x:\ncode     print(i)\nA. one\nB. two\nC. many things\n"},
	})
}

func TestParagraphsOverPages(t *testing.T) {
	first := newPaper().lines(60, 100, "1. "+full+" here")
	second := newPaper().lines(60, 100, "the end of its sentence.", "A. x", "B. y")
	if got, want := blocksOf(first, second), "1. "+full+" here the end of its sentence.\nA. x\nB. y\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	first = newPaper().lines(60, 100, "1. Which?", "A. x")
	second = newPaper().lines(60, 100, "B. y", "C. z")
	if got, want := blocksOf(first, second), "1. Which?\nA. x\nB. y\nC. z\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	first = newPaper().lines(60, 100, "1. "+full+" here", "it is?", strings.Repeat("_", len(full)+1)+" [2]")
	second = newPaper().lines(60, 100, full+" here", "as it does.")
	if got := blocksOf(first, second); strings.Contains(got, "[2] This") {
		t.Errorf("room for an answer goes on: %q", got)
	}
}

func TestHeadersAndFooters(t *testing.T) {
	leaf := func(head, foot string, lines ...string) *paper {
		return newPaper().at(60, 40, head).lines(60, 120, lines...).at(290, 815, foot)
	}
	tests := []struct {
		name  string
		pages []*paper
		want  string
	}{
		{"the same text and page numbers", []*paper{leaf("Biology 101", "Page 1 of 2", "1. One?"), leaf("Biology 101", "Page 2 of 2", "2. Two?")},
			"1. One?\n2. Two?\n"},
		{"bare numbers that count pages", []*paper{leaf("", "1", "1. One?"), leaf("", "2", "2. Two?")},
			"1. One?\n2. Two?\n"},
		{"bare numbers that begin anew", []*paper{leaf("", "1", "1. One?"), leaf("", "2", "2. Two?"), leaf("", "3", "3. Three?"), leaf("", "1", "a"), leaf("", "2", "b")},
			"1. One?\n2. Two?\n3. Three?\na\nb\n"},
		{"bare numbers of sheets", []*paper{leaf("1", "", "1. One?"), leaf("2", "", "2. Two?"), leaf("", "", "3. Three?"), leaf("3", "", "a")},
			"1. One?\n2. Two?\n3. Three?\na\n"},
		{"bare numbers far above the edge, below everything else", []*paper{newPaper().lines(60, 120, "1. One?").at(290, 715, "1"), newPaper().lines(60, 120, "2. Two?").at(290, 715, "2")},
			"1. One?\n2. Two?\n"},
		{"choices at the same place are kept", []*paper{leaf("A. 3", "B. 5", "x"), leaf("A. 4", "B. 9", "y")},
			"A. 3\nx\nB. 5\nA. 4\ny\nB. 9\n"},
		{"a question at the top of the next page is not the rest of the last choice", []*paper{newPaper().lines(60, 760, "NO. 1 Which one of these is it?", "(A). one", "(B). two that reaches the right margin of the page and beyond, as does"), newPaper().lines(60, 120, "NO.2 after the first one, which of these is it, as far as anyone knows?", "(A). x")},
			"NO. 1 Which one of these is it?\n(A). one\n(B). two that reaches the right margin of the page and beyond, as does\nNO.2 after the first one, which of these is it, as far as anyone knows?\n(A). x\n"},
		{"a long row at the top of two of many pages", []*paper{leaf(full, "1", "a?"), leaf(full, "2", "b?"), leaf("", "3", "c?"), leaf("", "4", "d?"), leaf("", "5", "e?"), leaf("", "6", "f?")},
			full + "\na?\n" + full + "\nb?\nc?\nd?\ne?\nf?\n"},
		{"page numbers before what changes", []*paper{leaf("", "Page 1  Points earned: __ /18", "1. One?"), leaf("", "Page 2  Points earned: __ /20", "2. Two?"), leaf("", "Page 3  Points earned: __ /9", "3. Three?")},
			"1. One?\n2. Two?\n3. Three?\n"},
		{"numbers that do not count pages are kept", []*paper{leaf("Group 7", "17", "x"), leaf("Group 4", "5", "y")},
			"Group 7\nx\n17\nGroup 4\ny\n5\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := blocksOf(tt.pages...); got != tt.want {
				t.Errorf("got\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

func TestFootnotes(t *testing.T) {
	p := newPaper().lines(60, 700, "1. What is it?", "A. x", "B. y").rule(60, 750, 180, 750).
		at(60, 762, "1", size(6)).at(64, 765, "A note about it.", size(8))
	q := newPaper().lines(60, 100, "C. z")
	if got, want := blocksOf(p, q), "1. What is it?\nA. x\nB. y\n----\nC. z\n<^|1>A note about it.\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestNotesOverQuestions: the notes of a passage over the questions about it stay where
// they are, small as they are.
func TestNotesOverQuestions(t *testing.T) {
	p := newPaper().lines(60, 480, "A poem that is set in letters as large as those of all the text.", "It goes on, and tells what was seen.", "It ends.").
		at(60, 532, "1", size(6)).at(64, 535, "A note about it.", size(8)).
		at(60, 560, "1. What is it that the poet sees?", size(10)).at(60, 580, "2. Why does he go on to look at it?", size(10))
	q := newPaper().lines(60, 100, "C. z")
	got := blocksOf(p, q)
	if note, first, last := strings.Index(got, "A note"), strings.Index(got, "1. What"), strings.Index(got, "C. z"); note < 0 || note > first || first > last {
		t.Errorf("got\n%s", got)
	}
}

// TestLinesOfSlides: lines that fill their box go on below, far apart as they stand on
// slides, and their words are no columns.
func TestLinesOfSlides(t *testing.T) {
	p := newPaper()
	p.Width, p.Height = 800, 450
	p.at(60, 60, "Why did she begin to write books for all the children of her school?", size(20))
	width := func(s string) (w float64) {
		for _, r := range s {
			w += advance(r) * 14 * 0.95
		}
		return w
	}
	words, below := []string{"Nobody", "had", "any", "books"}, "that were made for the smallest of them all"
	gap := (width(below) - width(strings.Join(words, ""))) / 3
	p.at(60, 130, "•", size(14))
	for i, x := 0, 80.0; i < len(words); i++ {
		p.at(x, 130, words[i], size(14))
		x += width(words[i]) + gap
	}
	p.at(80, 158, below, size(14)).at(80, 186, "then", size(14))
	p.at(60, 216, "•", size(14)).at(80, 216, "Her mother wrote", size(14))
	if got := blocksOf(p); !strings.Contains(got, "Nobody had any books that were made") {
		t.Errorf("read as\n%s", got)
	}
}

// TestShortColumns: the head of the next column, or what stands below it, does not go on
// with the last entry of a column of words.
func TestShortColumns(t *testing.T) {
	p := newPaper()
	y := 60.0
	row := func(cells ...string) {
		for i, c := range cells {
			p.at(57+132*float64(i), y, c, size(10))
		}
		y += 11.3
	}
	for _, l := range []string{"1. Which of these are fruits that are soft?", "1) berry", "2) legume", "3) apple", "2. Match the plants with their fruits."} {
		row(l)
	}
	row("Plant", "Kind of fruit")
	row("A) pea", "1) capsule")
	row("B) poppy", "2) legume")
	row("C) oak", "3) acorn")
	y += 11.3
	row("Part C. Give a long answer to what is asked here.")
	row("3. What are fruits good for in the life of plants?")
	got := blocksOf(p)
	for _, joined := range []string{"oak Kind", "acorn Part"} {
		if strings.Contains(got, joined) {
			t.Errorf("%q in\n%s", joined, got)
		}
	}
}

// TestLooseHanging: the second line of a question goes on with it also where the lines
// stand far apart and it hangs a little farther in than the text of the first. A line that
// the first left room for begins anew.
func TestLooseHanging(t *testing.T) {
	for first, joined := range map[string]bool{"5. " + full: true, "5. What do you think?": false} {
		p := newPaper().lines(60, 100, "1. "+full, "here.", "2. Name the river of Paris.", "3. "+full, "here.", "4. Name the river of London.")
		p.at(60, 200, first).at(76, 221, "problems, in 200 words?")
		if text := blocksOf(p); strings.Contains(text, "\nproblems") == joined {
			t.Errorf("%q: %s", first, text)
		}
	}
}
