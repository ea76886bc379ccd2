package recognize_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// set makes paragraphs of lines in which stretches between braces carry marks:
// "{b:text}" is bold; i, u, h (highlight), s (shading), r (red), g (green), v
// (violet), y (yellow) and m (muted grey) are the others.
func set(text string) page.Document {
	var doc page.Document
	for _, l := range strings.Split(text, "\n") {
		var p page.Paragraph
		for l != "" {
			before, rest, ok := strings.Cut(l, "{")
			if before != "" {
				p.Runs = append(p.Runs, page.Run{Text: before})
			}
			if !ok {
				break
			}
			inner, after, _ := strings.Cut(rest, "}")
			marks, body, _ := strings.Cut(inner, ":")
			p.Runs = append(p.Runs, page.Run{Text: body, Marks: marksOf(marks)})
			l = after
		}
		doc.Blocks = append(doc.Blocks, p)
	}
	return doc
}

func marksOf(letters string) page.Marks {
	var m page.Marks
	for _, c := range letters {
		switch c {
		case 'b':
			m.Bold = true
		case 'i':
			m.Italic = true
		case 'u':
			m.Underline = true
		case 'h':
			m.Highlight = "FFFF00"
		case 's':
			m.Shading = "EEEEEE"
		case 'r':
			m.Color = "AA0000"
		case 'g':
			m.Color = "00AA00"
		case 'v':
			m.Color = "7030A0"
		case 'y':
			m.Color = "C09000"
		case 'm':
			m.Color = "1A1A1A"
		}
	}
	return m
}

// TestMarks reads keys from the looks of choices, and none where looks say
// nothing.
func TestMarks(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       string
		by         quiz.EvidenceKind
	}{
		{"bold", "1. Pick?\nA. one\nB. {b:two}\nC. three", "two", quiz.ByBold},
		{"bold letters of every choice", "1. Pick?\n{b:A.} one\n{b:B.} two\n{b:C.} three", "-", ""},
		{"everything bold", "{b:1. Pick?}\n{b:A. one}\n{b:B. two}\n{b:C. three}", "-", ""},
		{"bold stem and one bold choice", "{b:1. Pick?}\nA. one\nB. two\n{b:C. three}", "three", quiz.ByBold},
		{"one stressed word", "1. Pick?\nA. one\nB. this is {b:not} the second\nC. three", "-", ""},
		{"bold full stop", "1. Pick?\nA. one\nB. two{b:.}\nC. three", "-", ""},
		{"bold leaks onto the next letter", "1. Pick?\nA. one\nB. {b:two}\n{b:C.} three", "two", quiz.ByBold},
		{"highlight", "1. Pick?\nA. {h:one}\nB. two\nC. three", "one", quiz.ByHighlight},
		{"highlight over bold", "1. Pick?\nA. {h:one}\nB. {b:two}\nC. three", "one", quiz.ByHighlight},
		{"highlight everywhere, red is the mark", "{h:1. Pick?}\n{h:A. one}\nB. {hr:two}\n{h:C. three}", "two", quiz.ByColour},
		{"green is right, red was picked", "1. Pick?\nA. {r:one}\nB. {g:two}\nC. three", "two", quiz.ByColour},
		{"red alone is the mark", "1. Pick?\nA. one\nB. {r:two}\nC. three", "two", quiz.ByColour},
		{"greys are no colour", "1. Pick?\nA. one\nB. {m:two}\nC. three", "-", ""},
		{"shading of pasted pages", "1. Pick?\n{s:A. one}\n{s:B. two}\n{s:C. three}", "-", ""},
		{"highlighted word of the stem", "1. Pick {h:the best}?\nA. one\nB. two\nC. three", "-", ""},
		{"two marked choices", "1. Pick?\nA. {h:one}\nB. {h:two}\nC. three", "one | two", quiz.ByHighlight},
		{"answer line against bold", "1. Pick?\nA. one\nB. {b:two}\nC. three\nAnswer: B", "two", quiz.ByAnswerLine},
		{"a cross in brackets", "1. Pick?\nA. one\nB. two (x)\nC. three", "two", quiz.ByMarker},
		{"a variable in brackets", "1. Which one adds?\nA. x => x\nB. (x) => x + 1\nC. (y) => y\nD. [x]", "-", ""},
		{"functions", "1. Pick?\nA. P(x)\nB. sin(x)\nC. a + a[x]\nD. P", "-", ""},
		{"red goes on over an address", "1. Pick?\nA. {r:copy }{ru:https://example.org/project}\nB. move https://example.org/project\nC. drop https://example.org/project", "copy https://example.org/project", quiz.ByColour},
		{"a blue address", "1. Pick?\nA. copy {vu:https://example.org/project}\nB. move https://example.org/project\nC. drop https://example.org/project", "-", ""},
		{"a bold sign", "1. Pick?\nA. !\nB. {b:?}\nC. #", "?", quiz.ByBold},
		{"underlined", "1. Pick?\nA. one\nB. {u:two}\nC. three", "two", quiz.ByUnderline},
	} {
		t.Run(c.name, func(t *testing.T) {
			q, _ := read(t, set(c.text))
			if diff := cmp.Diff([]string{c.want}, keys(q)); diff != "" {
				t.Fatalf("-want +got:\n%s", diff)
			}
			var by quiz.EvidenceKind
			if len(q.Items[0].Evidence) > 0 {
				by = q.Items[0].Evidence[0].Kind
			}
			if by != c.by {
				t.Errorf("known by %q, want %q", by, c.by)
			}
		})
	}
}

// TestStressedOnce: a word underlined in one choice of a test marks nothing; in
// choices of several questions it does.
func TestStressedOnce(t *testing.T) {
	text := "1. Pick?\nA. one\nB. two\n2. Take?\nA. much\nB. a {u:little}\n3. Choose?\nA. iron\nB. salt"
	q, _ := read(t, set(text))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("once: -want +got:\n%s", diff)
	}
	q, _ = read(t, set(strings.Replace(text, "iron", "{u:iron}", 1)))
	if diff := cmp.Diff([]string{"-", "a little", "iron"}, keys(q)); diff != "" {
		t.Errorf("twice: -want +got:\n%s", diff)
	}
}

// TestSeveralBoldChoices: where every question has bold choices and most have
// several, in other places each time, they are right; where only some have, or
// always the same, they are not.
func TestSeveralBoldChoices(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"everywhere": {"1. Pick?\nA. one\nB. {b:two}\nC. {b:three}\nD. four\n2. Take?\nA. {b:red}\nB. blue\nC. {b:pink}\nD. grey\n3. Choose?\nA. {b:iron}\nB. {b:zinc}\nC. salt\nD. sand\n4. Name?\nA. wood\nB. {b:oil}\nC. tar\nD. coal",
			[]string{"two | three", "red | pink", "iron | zinc", "oil"}},
		"not in all": {"1. Pick?\nA. one\nB. {b:two}\nC. {b:three}\nD. four\n2. Take?\nA. {b:red}\nB. blue\nC. {b:pink}\nD. grey\n3. Choose?\nA. {b:iron}\nB. {b:zinc}\nC. salt\nD. sand\n4. Name?\nA. wood\nB. oil\nC. tar\nD. coal",
			[]string{"-", "-", "-", "-"}},
		"always the same": {"1. Pick?\nA. {b:one}\nB. {b:two}\nC. three\nD. four\n2. Take?\nA. {b:red}\nB. {b:blue}\nC. pink\nD. grey\n3. Choose?\nA. {b:iron}\nB. {b:zinc}\nC. salt\nD. sand\n4. Name?\nA. {b:wood}\nB. {b:oil}\nC. tar\nD. coal",
			[]string{"-", "-", "-", "-"}},
	} {
		q, _ := read(t, set(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", name, diff)
		}
	}
}

// TestMarksDoNotLeak keeps the marks that were evidence, and the signs, out of
// what people will see.
func TestMarksDoNotLeak(t *testing.T) {
	q, _ := read(t, set("1. Pick?\nA. one\nB. {b:two}\nC. three\n\n2. Pick?\nA. one\n*B. two\nC. three <--\n"))
	for _, item := range q.Items {
		for _, c := range item.Response.(quiz.Choice).Choices {
			if strings.ContainsAny(c.Content.Text(), "*<") {
				t.Errorf("a sign stayed in %q", c.Content.Text())
			}
			for _, in := range c.Content {
				if diff := cmp.Diff(1, len(strings.Fields(c.Content.Text()))); diff != "" {
					t.Errorf("%v: %s", in, diff)
				}
			}
		}
	}
	bold, _ := q.Items[0].Response.(quiz.Choice).Choices[1].Content.MarshalJSON()
	if strings.Contains(string(bold), "bold") {
		t.Errorf("the bold of the key stayed in the choice: %s", bold)
	}
}

// TestConflictIsReported follows the explicit answer and says that a mark names
// another choice.
func TestConflictIsReported(t *testing.T) {
	q, fs := read(t, set("1. Pick?\nA. {h:one}\nB. two\nC. three\nAnswer: B"))
	if got := keys(q)[0]; got != "two" {
		t.Errorf("key %q, want the answer line's", got)
	}
	if len(fs) != 1 || fs[0].Code != "key_conflict" || fs[0].Item != "q1" {
		t.Errorf("findings %+v, want one key_conflict for q1", fs)
	}
}

// TestAutomaticLabels reads numbers and letters that are not in the text.
func TestAutomaticLabels(t *testing.T) {
	label := func(text string, f page.LabelFormat, n, level int, list string, body string) page.Block {
		return page.Paragraph{Label: &page.Label{Text: text, Format: f, Number: n, Level: level, List: list}, Runs: []page.Run{{Text: body}}}
	}
	doc := page.Document{Blocks: []page.Block{
		label("1.", page.Decimal, 1, 0, "q", "Which statements hold?"),
		label("1.", page.Decimal, 1, 0, "s", "Water is wet."),
		label("2.", page.Decimal, 2, 0, "s", "Fire is cold."),
		label("a)", page.LowerAlpha, 1, 0, "c1", "only 1"),
		label("b)", page.LowerAlpha, 2, 0, "c1", "only 2"),
		label("2.", page.Decimal, 2, 0, "q", "Which is a prime"),
		label("a)", page.LowerAlpha, 1, 0, "c2", "4"),
		page.Paragraph{Runs: []page.Run{{Text: "b) 5"}}},
		page.Paragraph{Runs: []page.Run{{Text: "Ans: b"}}},
	}}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"-", "5"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if got, want := q.Items[0].Stem.Text(), "Which statements hold?\n1. Water is wet.\n2. Fire is cold."; got != want {
		t.Errorf("stem %q, want %q", got, want)
	}
}

// TestListsUnderBoldLines: an automatic list of another kind under a bold line with a
// colon belongs to the question above where the number that is due comes behind it.
func TestListsUnderBoldLines(t *testing.T) {
	say := func(number, list, body string, n int, bold bool) page.Block {
		p := page.Paragraph{Runs: []page.Run{{Text: body, Marks: page.Marks{Bold: bold}}}}
		if number != "" {
			p.Label = &page.Label{Text: number, Format: page.Decimal, Number: n, List: list}
		}
		return p
	}
	doc := page.Document{Blocks: []page.Block{
		say("1.", "q", "What is a plan?", 1, true), say("", "", "A plan says what is to be done in the coming year.", 0, false),
		say("2.", "q", "Which risks does a plan have?", 2, true), say("", "", "Rain, strikes and illness may delay the work.", 0, false),
		say("", "", "To handle the risks, you should:", 0, true),
		say("1)", "s", "Find them in the lists of activities.", 1, false), say("2)", "s", "Weigh them by how likely they are.", 2, false), say("3)", "s", "Decide what is done about them.", 3, false),
		say("3.", "q", "Who carries out a plan?", 3, true), say("", "", "The people who are named in it, one for each task.", 0, false),
		say("4.", "q", "When does a plan end?", 4, true), say("", "", "When the last of its tasks has been done and paid for.", 0, false),
	}}
	q, _ := read(t, doc)
	if len(q.Items) != 4 {
		t.Errorf("%d items, want 4: %v", len(q.Items), labelled(q))
	}
}

// TestLineBreaks reads choices between the line breaks of one paragraph.
func TestLineBreaks(t *testing.T) {
	var runs []page.Run
	for i, s := range []string{"1. Which is a prime?", "a) 4", "b) 5", "c) 6"} {
		if i > 0 {
			runs = append(runs, page.Run{Kind: page.BreakRun})
		}
		runs = append(runs, page.Run{Text: s, Marks: page.Marks{Bold: i == 2}})
	}
	q, _ := read(t, page.Document{Blocks: []page.Block{page.Paragraph{Runs: runs}}})
	if diff := cmp.Diff([]string{"5"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestTwoAutomaticLists reads questions from one list the word processor counts
// and choices from another that counts on through the document.
func TestTwoAutomaticLists(t *testing.T) {
	var doc page.Document
	add := func(list string, n int, text string, bold bool) {
		doc.Blocks = append(doc.Blocks, page.Paragraph{Label: &page.Label{Text: strconv.Itoa(n) + ".", Format: page.Decimal, Number: n, List: list},
			Runs: []page.Run{{Text: text, Marks: page.Marks{Bold: bold}}}})
	}
	add("q", 1, "Which city is on the Seine?", false)
	add("c", 1, "Rome", false)
	add("c", 2, "Paris", true)
	add("c", 3, "Oslo", false)
	add("q", 2, "Which city is on the Tiber?", false)
	add("c", 4, "Rome", true)
	add("c", 5, "Paris", false)
	add("c", 6, "Oslo", false)
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Paris", "Rome"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestBoldChoicesWithoutLabels groups questions without labels by the empty
// lines between them; a bold choice is no heading.
func TestBoldChoicesWithoutLabels(t *testing.T) {
	q, _ := read(t, set("Which city is on the Seine?\nRome\n{b:Paris}\nOslo\n\nWhich city is on the Tiber?\n{b:Rome}\nParis\nOslo"))
	if diff := cmp.Diff([]string{"Paris", "Rome"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if len(q.Sections) > 0 {
		t.Errorf("sections %+v, want none", q.Sections)
	}
}

// TestColouredWords makes a gap of the one coloured word of each sentence, and
// leaves a document alone in which only one sentence has one.
func TestColouredWords(t *testing.T) {
	q, _ := read(t, set("1. Paris lies on the {r:Seine} in France.\n2. Snow is {r:white} in winter.\n3. Water boils at {r:100} degrees."))
	if diff := cmp.Diff([]string{"Seine", "white", "100..100"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	underlined := "1. Paris lies on the {u:Seine} in France.\n2. Snow is {u:white} in winter.\n3. Water boils at {u:100} degrees."
	if _, _, err := recognize.Recognize(set("Notes\n" + underlined)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("notes with underlined terms: err %v, want %s", err, problem.NoQuestions)
	}
	if q, _ := read(t, set("Quiz\n"+underlined)); len(q.Items) != 3 {
		t.Errorf("%d items of a test with underlined answers, want 3", len(q.Items))
	}
	if got, want := q.Items[0].Stem.Text(), "Paris lies on the _____ in France."; got != want {
		t.Errorf("stem %q, want %q", got, want)
	}
	if _, _, err := recognize.Recognize(set("1. Paris lies on the {r:Seine} in France.\n2. Snow is white in winter.\n3. Water boils at 100 degrees.")); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("err %v, want %s", err, problem.NoQuestions)
	}
}

// TestMarkedLetters reads keys that only set the letter apart, and takes none
// where all letters are.
func TestMarkedLetters(t *testing.T) {
	q, _ := read(t, set("1. Pick?\n{b:A.} one\nB. two\n2. Pick?\nA. one\n{b:B.} two"))
	if diff := cmp.Diff([]string{"one", "two"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, set("1. Pick?\n{b:A.} one\n{b:B.} two\n2. Pick?\n{b:A.} one\n{b:B.} two"))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestMarksOfTheRest: a background that all but the right choice have is no
// mark of right choices, shades of one colour are one mark, and what can hardly
// be seen is none.
func TestMarksOfTheRest(t *testing.T) {
	choices := func(stem string, marks ...page.Marks) []page.Block {
		out := []page.Block{page.Paragraph{Runs: []page.Run{{Text: stem}}}}
		for i, m := range marks {
			letter := string(rune('A' + i))
			out = append(out, page.Paragraph{Label: &page.Label{Text: "•", Format: page.Bullet, List: stem},
				Runs: []page.Run{{Text: letter + ". choice " + letter, Marks: m}}})
		}
		return out
	}
	grey, faint := page.Marks{Highlight: "D9D9D9"}, page.Marks{Shading: "F8F8F8"}
	doc := page.Document{Blocks: slices.Concat(
		choices("1. First?", grey, page.Marks{Color: "41C16B"}, grey, grey),
		choices("2. Second?", page.Marks{Color: "00B050"}, grey, grey, grey),
		choices("3. Third?", faint, page.Marks{}, page.Marks{Color: "4BC070"}),
		choices("4. Fourth?", grey, grey, page.Marks{}))}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"choice B", "choice A", "choice C", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestOneFilledGap: under a title that announces gaps a single word set apart is
// what was filled in; elsewhere it is only stressed.
func TestOneFilledGap(t *testing.T) {
	gap := "1. There are {ur:5} regular solids.\n"
	choice := "2. Which is a metal?\nA. iron\nB. oxygen\nAnswer: A\n3. Which is a gas?\nA. iron\nB. oxygen\nAnswer: B"
	for title, want := range map[string]string{"Part A. Fill in the blanks": "5..5", "三、填空题": "5..5"} {
		q, _ := read(t, set(title+"\n"+gap+"Part B. Multiple choice\n"+choice))
		if got := keys(q)[0]; got != want {
			t.Errorf("%s: key %q, want %q", title, got, want)
		}
	}
	q, _ := read(t, set("I. Multiple choice\n"+choice+"\n4. Write a report on the {ur:five} solids.\n"))
	if got := keys(q); got[len(got)-1] != "-" {
		t.Errorf("a stressed word became the key: %v", got)
	}
}

// TestAnglesBehind: angles behind a choice point at it.
func TestAnglesBehind(t *testing.T) {
	q, _ := read(t, paper("1. Which is a sea?\na) Rome\nb) Baltic <<<\nc) Oslo\n2. Which is hot?\na) fire <<<\nb) ice\nc) snow"))
	if diff := cmp.Diff([]string{"Baltic", "fire"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
