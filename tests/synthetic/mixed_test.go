package synthetic_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/reader/text"
	"formwright/shared/recognize"
)

// mixedPaper is one way to print a paper whose sections ask in different ways.
type mixedPaper struct {
	head    func(section int, title string) string
	number  func(n int) string
	lists   string // where the lists to match stand: "below", "beside", "rooms"
	key     string // "line" below each question, "end", or "" for none
	restart bool   // each section counts from 1
	spaced  bool   // an empty line stands before each question
}

func mixedHeads() map[string]func(int, string) string {
	roman := []string{"I", "II", "III", "IV", "V"}
	return map[string]func(int, string) string{
		"title":     func(_ int, t string) string { return t },
		"Part A":    func(i int, t string) string { return fmt.Sprintf("Part %c: %s", 'A'+i, t) },
		"I.":        func(i int, t string) string { return roman[i] + ". " + t },
		"A.":        func(i int, t string) string { return fmt.Sprintf("%c. %s", 'A'+i, t) },
		"SECTION 1": func(i int, t string) string { return fmt.Sprintf("SECTION %d - %s", i+1, strings.ToUpper(t)) },
		"points":    func(i int, t string) string { return fmt.Sprintf("Part %s. %s (2 points each)", roman[i], t) },
	}
}

func mixedNumbers() map[string]func(int) string {
	out := map[string]func(int) string{}
	for _, format := range []string{"%d.", "%d)", "Q%d.", "(%d)", "Question %d:", "#%d"} {
		out[format] = func(n int) string { return fmt.Sprintf(format, n) + " " }
	}
	return out
}

// asked is a question of such a paper and its answer: the text of the right choice, a word,
// or "" where it is of lists to match.
type asked struct{ stem, answer string }

// mixedEach is how many questions a section has; the countries to match are as many.
const mixedEach = 4

// print writes the paper and says what it asks.
func (p mixedPaper) print() (printed string, all []asked) {
	var b, key strings.Builder
	n := 0
	b.WriteString("Unit 3 Test\n\n")
	put := func(stem, sign string) {
		n++
		if p.spaced {
			b.WriteString("\n")
		}
		b.WriteString(p.number(n) + stem + "\n")
		fmt.Fprintf(&key, "%d. %s\n", n, sign)
	}
	told := func(sign string) {
		if p.key == "line" {
			b.WriteString("Answer: " + sign + "\n")
		}
	}
	for i, title := range []string{"Multiple Choice", "True or False", "Matching", "Fill in the Blank", "Short Answer"} {
		if p.restart {
			n = 0
		}
		b.WriteString("\n" + p.head(i, title) + "\n\n")
		key.WriteString("\n" + strings.TrimSuffix(p.head(i, title), " (2 points each)") + "\n")
		if title == "Matching" {
			all = append(all, asked{})
			p.match(&b, &key, &n)
			continue
		}
		for k := range mixedEach {
			w := words(7*i+3*k, 3)
			switch title {
			case "Multiple Choice":
				stem, choices, right := fmt.Sprintf("Which %s stands near the %s of the %s?", w[0], w[1], w[2]), words(5*k+1, 4), (k*3+1)%4
				put(stem, string(rune('A'+right)))
				for at, c := range choices {
					fmt.Fprintf(&b, "%c. %s\n", 'A'+at, c)
				}
				told(string(rune('A' + right)))
				all = append(all, asked{stem, choices[right]})
			case "True or False":
				stem, truth := fmt.Sprintf("The %s of the %s is made by the %s.", w[0], w[1], w[2]), []string{"True", "False"}[k*k%3%2]
				put(stem, truth)
				told(truth)
				all = append(all, asked{stem, truth})
			case "Fill in the Blank":
				put(fmt.Sprintf("The %s of the %s is called the ________ here.", w[0], w[1]), w[2])
				told(w[2])
				all = append(all, asked{fmt.Sprintf("The %s of the %s is called the _____ here.", w[0], w[1]), w[2]})
			default:
				stem, answer := fmt.Sprintf("Why does the %s need the %s to move the %s?", w[0], w[1], w[2]), "It holds the "+w[2]+" in place."
				put(stem, answer)
				told(answer)
				all = append(all, asked{stem, answer})
			}
		}
	}
	if p.key == "end" {
		b.WriteString("\nAnswer Key\n" + key.String())
	}
	return b.String(), all
}

// match prints the lists to match.
func (p mixedPaper) match(b, key *strings.Builder, n *int) {
	left, right := []string{"France", "Spain", "Italy", "Norway"}, []string{"Rome", "Paris", "Oslo", "Madrid"}
	for k, l := range left {
		*n++
		fmt.Fprintf(key, "%d. %c\n", *n, "bdac"[k])
		switch p.lists {
		case "below":
			b.WriteString(p.number(*n) + l + "\n")
		case "rooms":
			b.WriteString("____ ")
			fallthrough
		default:
			fmt.Fprintf(b, "%s%s\t%c. %s\n", p.number(*n), l, 'a'+k, right[k])
		}
	}
	if p.lists == "below" {
		b.WriteString("\n")
		for k, r := range right {
			fmt.Fprintf(b, "%c. %s\n", 'a'+k, r)
		}
	}
}

// TestMixedPapers crosses how sections and questions of a paper are headed, where the lists to
// match and the answers stand, and reads every question of every kind with its answer.
func TestMixedPapers(t *testing.T) {
	for headName, head := range mixedHeads() {
		t.Run(headName, func(t *testing.T) {
			t.Parallel()
			for numberName, number := range mixedNumbers() {
				for _, lists := range []string{"below", "beside", "rooms"} {
					for _, key := range []string{"line", "end", ""} {
						for form := range 4 {
							p := mixedPaper{head, number, lists, key, form&1 > 0, form&2 > 0}
							if lists == "below" && !p.restart {
								continue // numbers that count on over one list are questions of their own
							}
							checkMixed(t, fmt.Sprintf("%s %s %s %q restart %v spaced %v", headName, numberName, lists, key, p.restart, p.spaced), p)
						}
					}
				}
			}
		})
	}
}

// checkMixed reads one paper.
func checkMixed(t *testing.T, name string, p mixedPaper) {
	t.Helper()
	printed, all := p.print()
	doc, _, err := text.Read(t.Context(), []byte(printed))
	if err != nil {
		t.Fatal(err)
	}
	q, _, err := recognize.Recognize(doc)
	if err != nil || len(q.Items) != len(all) {
		t.Errorf("%s: %d questions of %d, %v\n%s", name, len(q.Items), len(all), err, printed)
		return
	}
	for i, item := range q.Items {
		if !all[i].readAs(item, p.key) {
			t.Errorf("%s: want %+v, got %q %+v\n%s", name, all[i], item.Stem.Text(), item.Response, printed)
			return
		}
	}
}

// readAs reports whether an item is what was asked, with its answer where the paper tells it.
func (a asked) readAs(item quiz.Item, key string) bool {
	var told []string
	switch r := item.Response.(type) {
	case quiz.Match:
		return a.stem == "" && len(r.Left) == mixedEach && r.HasKey() == (key == "end")
	case quiz.Choice:
		for _, k := range r.Key {
			told = append(told, r.Choices[k].Content.Text())
		}
	case quiz.TrueFalse:
		if r.Key != nil {
			told = []string{map[bool]string{true: "True", false: "False"}[*r.Key]}
		}
	case quiz.Text:
		for _, accepted := range r.Accepted {
			told = append(told, accepted.Text)
		}
	case quiz.Essay:
		if r.HasKey() || r.Model.Text() != "" {
			told = []string{r.Model.Text()}
		}
	}
	return item.Stem.Text() == a.stem && (key == "" && len(told) == 0 || slices.Equal(told, []string{a.answer}))
}
