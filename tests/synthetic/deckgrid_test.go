package synthetic_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/page"
	"formwright/tests/synthetic"
)

// deckForm is one way to make a deck of questions, a slide for each.
type deckForm struct {
	stem   string // what stands before a question, with its number
	choice string // "A.", "1)", "auto" for letters that are counted, "•" or "" for none
	asks   func(words []string) string
	answer string // "line", "text", "red", "tick", "next" or "" for none
	headed bool   // the stem is the title of its slide
}

// slides prints the deck, and says what is asked and which choice of each is right.
func (f deckForm) slides() (doc page.Document, stems, right []string) {
	put := func(p page.Paragraph) { doc.Blocks = append(doc.Blocks, p) }
	turn := func() { doc.Blocks = append(doc.Blocks, page.Break{}) }
	text := func(s string) page.Paragraph { return page.Paragraph{Runs: []page.Run{{Text: s}}} }
	title := text("Garden night")
	title.Style = page.Style{Heading: 1}
	put(title)
	for i := range gridQuestions {
		stem, choices, place := f.asks(words(3*i, 3)), words(3*i+1, gridChoices), (i*3+1)%gridChoices
		stems, right = append(stems, stem), append(right, choices[place])
		turn()
		asked := text(stem)
		if f.stem != "" {
			asked = text(fmt.Sprintf(f.stem, i+1) + stem)
		}
		if f.headed {
			asked.Style = page.Style{Heading: 1}
		}
		put(asked)
		for k, c := range choices {
			put(f.offered(c, k, k == place, fmt.Sprint("slide", i)))
		}
		sign := string(rune('A' + place))
		if f.choice == "1)" {
			sign = fmt.Sprint(place + 1)
		}
		switch f.answer {
		case "line":
			put(text("Answer: " + sign))
		case "text":
			put(text("Answer: " + choices[place]))
		case "next":
			turn()
			put(text("Answer"))
			put(text(choices[place]))
		}
	}
	return doc, stems, right
}

// offered is the paragraph of a choice in the place k.
func (f deckForm) offered(text string, k int, right bool, list string) page.Paragraph {
	letter := string(rune('A' + k))
	p := page.Paragraph{}
	var marks page.Marks
	if right && f.answer == "red" {
		marks.Color = "FF0000"
	}
	if right && f.answer == "tick" {
		text += " ✓"
	}
	switch f.choice {
	case "A.":
		text = letter + ". " + text
	case "1)":
		text = fmt.Sprintf("%d) %s", k+1, text)
	case "auto":
		p.Label = &page.Label{Text: letter + ".", Format: page.UpperAlpha, Number: k + 1, List: list}
	case "•":
		p.Label = &page.Label{Text: "•", Format: page.Bullet, List: list}
	}
	p.Runs = []page.Run{{Text: text, Marks: marks}}
	return p
}

// writes reports whether people make such decks and others can read them: without an
// answer and a letter nothing tells choices from the points of a talk, or of an outline.
func (f deckForm) writes() bool {
	switch f.choice {
	case "", "•":
		return f.answer != "" && f.answer != "line"
	case "1)":
		return f.answer != "" || f.stem != "%d. "
	}
	return true
}

// TestDeckGrid crosses how the questions of a deck are labelled and worded, how choices
// are and how answers are told, and reads every question with its choices and key.
func TestDeckGrid(t *testing.T) {
	asks := gridAsks()
	delete(asks, "orders")
	asks["tells"] = func(w []string) string { return fmt.Sprintf("The %s of the %s near the %s is", w[0], w[1], w[2]) }
	container := synthetic.Decks()[0]
	for _, stem := range []string{"", "%d. ", "Q%d: ", "Question %d: "} {
		t.Run(stem, func(t *testing.T) {
			t.Parallel()
			for _, choice := range []string{"A.", "1)", "auto", "•", ""} {
				for name, ask := range asks {
					for _, answer := range []string{"", "line", "text", "red", "tick", "next"} {
						for _, headed := range []bool{false, true} {
							if f := (deckForm{stem, choice, ask, answer, headed}); f.writes() {
								checkDeck(t, fmt.Sprintf("%q %q %s %q headed %v", stem, choice, name, answer, headed), container, f)
							}
						}
					}
				}
			}
		})
	}
}

// checkDeck reads one deck of the grid.
func checkDeck(t *testing.T, name string, through synthetic.Container, f deckForm) {
	t.Helper()
	printed, stems, right := f.slides()
	doc, err := through.Through(printed)
	if err != nil {
		t.Fatal(err)
	}
	for i := range stems {
		stems[i] = strings.ReplaceAll(stems[i], "______", "_____")
	}
	checkQuestions(t, name, doc, stems, right, f.answer != "")
}
