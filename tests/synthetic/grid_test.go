package synthetic_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/reader/text"
	"formwright/shared/recognize"
)

// gridQuestions and gridChoices are how many questions each document of the grid has, and
// choices each question.
const gridQuestions, gridChoices = 6, 4

// form is one way to write a test as plain text: every line of the catalogue that speaks of
// one habit alone is crossed here with those that speak of others.
type form struct {
	stem    func(number int) string // what stands before a question
	label   func(place int) string  // before a choice
	sign    func(place int) string  // names a choice in an answer; nil where only its text does
	asks    func(words []string) string
	answer  string // "line", "text", "star", "word", "key" or "" for none
	inside  bool   // an empty line stands between a question and its choices
	between bool   // and one before each question
}

func gridStems() map[string]func(int) string {
	typed := func(format string) func(int) string {
		return func(n int) string { return fmt.Sprintf(format, n) }
	}
	return map[string]func(int) string{
		"none": func(int) string { return "" }, "Q:": func(int) string { return "Q: " },
		"1.": typed("%d. "), "1)": typed("%d) "), "(1)": typed("(%d) "), "1-": typed("%d- "), "#1": typed("#%d "), "Q1.": typed("Q%d. "),
		"Question 1:": typed("Question %d: "), "Question 1 over it": typed("Question %d\n"),
		"I.": func(n int) string { return []string{"I", "II", "III", "IV", "V", "VI"}[n-1] + ". " },
	}
}

// gridLabels are what choices begin with, and the signs that answers name them by.
func gridLabels() map[string][2]func(int) string {
	capital := func(k int) string { return string(rune('A' + k)) }
	small := func(k int) string { return string(rune('a' + k)) }
	number := func(k int) string { return fmt.Sprint(k + 1) }
	around := func(before string, sign func(int) string, behind string) func(int) string {
		return func(k int) string { return before + sign(k) + behind }
	}
	return map[string][2]func(int) string{
		"A.": {around("", capital, ". "), capital}, "a)": {around("", small, ") "), small}, "(a)": {around("(", small, ") "), small}, "A -": {around("", capital, " - "), capital},
		"1.": {around("", number, ". "), number}, "1)": {around("", number, ") "), number},
		"-": {func(int) string { return "- " }, nil}, "none": {func(int) string { return "" }, nil},
	}
}

func gridAsks() map[string]func([]string) string {
	return map[string]func([]string) string{
		"asks": func(w []string) string {
			return fmt.Sprintf("Which %s stands near the %s of the %s?", w[0], w[1], w[2])
		},
		"gap": func(w []string) string {
			return fmt.Sprintf("The %s of the %s is made of ______ by the %s.", w[0], w[1], w[2])
		},
		"orders": func(w []string) string {
			return fmt.Sprintf("Choose the %s that belongs to the %s of the %s.", w[0], w[1], w[2])
		},
	}
}

// words are n words, others at each place.
func words(at, n int) []string {
	all := strings.Fields("river stone cloud horse window candle garden bridge mountain letter paper ship engine forest island needle ladder carpet pillow")
	out := make([]string, n)
	for i := range out {
		out[i] = all[(at*5+i*7)%len(all)]
	}
	return out
}

// print writes the test, and says what is asked and which choice of each question is right.
func (f form) print() (text string, stems []string, right []string) {
	var b, key strings.Builder
	b.WriteString("Geography test\n\n")
	for i := range gridQuestions {
		if i > 0 && f.between {
			b.WriteString("\n")
		}
		stem := f.asks(words(3*i, 3))
		choices, place := words(3*i+1, gridChoices), (i*3+1)%gridChoices
		stems, right = append(stems, strings.ReplaceAll(stem, "______", "_____")), append(right, choices[place])
		b.WriteString(f.stem(i+1) + stem + "\n")
		if f.inside {
			b.WriteString("\n")
		}
		for k, c := range choices {
			if k == place {
				c += map[string]string{"star": " *", "word": " (correct)"}[f.answer]
			}
			b.WriteString(f.label(k) + c + "\n")
		}
		switch f.answer {
		case "line":
			b.WriteString("Answer: " + f.sign(place) + "\n")
		case "text":
			b.WriteString("Answer: " + choices[place] + "\n")
		case "key":
			fmt.Fprintf(&key, "%d. %s\n", i+1, f.sign(place))
		}
	}
	if key.Len() > 0 {
		b.WriteString("\nAnswer key\n" + key.String())
	}
	return b.String(), stems, right
}

// writes reports whether people write so and others can read it: a key needs numbers, choices
// that look like their questions are told by nobody, numbers below roman ones are tasks of a
// section where nothing tells an answer beside them, and lines below an order with one star
// among them may be anything.
func (f form) writes(stem, label, asks string) bool {
	switch {
	case stem == "I." && (label == "1." || label == "1)") && asks == "orders" && slices.Contains([]string{"", "text", "key"}, f.answer):
		return false
	case label == "none" && (f.answer == "star" || f.answer == "word") && (asks == "orders" || stem == "Question 1 over it" || stem == "#1"):
		return false
	case f.sign == nil && (f.answer == "line" || f.answer == "key"), f.answer == "key" && (stem == "none" || stem == "Q:"):
		return false
	case (label == "1." || label == "1)") && slices.Contains([]string{"1.", "1)", "(1)", "1-"}, stem):
		return false
	case label == "none" && (stem == "none" && asks != "asks" || f.answer == ""), label == "-" && (stem == "none" || f.answer == ""):
		return false
	}
	return true
}

// TestGrid crosses how questions and choices are labelled, how the answers are told and where
// empty lines stand, and reads every question with its choices and key.
func TestGrid(t *testing.T) {
	for stemName, stem := range gridStems() {
		t.Run(stemName, func(t *testing.T) {
			t.Parallel()
			for labelName, label := range gridLabels() {
				for askName, asks := range gridAsks() {
					for _, answer := range []string{"", "line", "text", "star", "word", "key"} {
						for gaps := range 4 {
							f := form{stem, label[0], label[1], asks, answer, gaps&1 > 0, gaps&2 > 0}
							if f.writes(stemName, labelName, askName) {
								checkForm(t, fmt.Sprintf("%s %s %s %q inside %v between %v", stemName, labelName, askName, answer, f.inside, f.between), f)
							}
						}
					}
				}
			}
		})
	}
}

// checkForm reads one document of the grid.
func checkForm(t *testing.T, name string, f form) {
	t.Helper()
	printed, stems, right := f.print()
	doc, _, err := text.Read(t.Context(), []byte(printed))
	if err != nil {
		t.Fatal(err)
	}
	if !checkQuestions(t, name, doc, stems, right, f.answer != "") {
		t.Log(printed)
	}
}

// checkQuestions reads a document of the grid and compares its stems and, where it tells them,
// the right choices.
func checkQuestions(t *testing.T, name string, doc page.Document, stems, right []string, told bool) bool {
	t.Helper()
	q, _, err := recognize.Recognize(doc)
	if err != nil || len(q.Items) != gridQuestions {
		t.Errorf("%s: %d questions, %v", name, len(q.Items), err)
		return false
	}
	for i, item := range q.Items {
		choice, _ := item.Response.(quiz.Choice)
		var got []string
		for _, k := range choice.Key {
			got = append(got, choice.Choices[k].Content.Text())
		}
		want := []string{right[i]}
		if !told {
			want = nil
		}
		if item.Stem.Text() != stems[i] || len(choice.Choices) != gridChoices || !slices.Equal(got, want) {
			t.Errorf("%s: %q with %d choices, right: %q", name, item.Stem.Text(), len(choice.Choices), got)
			return false
		}
	}
	return true
}
