package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// threeCapitals is three questions with choices, none of which is said to be right.
const threeCapitals = "1. Capital of Norway?\na) Rome\nb) Oslo\nc) Riga\n2. Capital of Latvia?\na) Oslo\nb) Rome\nc) Riga\n3. Capital of Italy?\na) Rome\nb) Riga\nc) Oslo"

// TestListsThatAreNoKeys: levels, topics and points of the questions, and sheets to fill
// in, give every question a letter or a number too. Answers in the same form are a key.
func TestListsThatAreNoKeys(t *testing.T) {
	none, told := []string{"-", "-", "-"}, []string{"Oslo", "Riga", "Rome"}
	for name, c := range map[string]struct {
		doc  page.Document
		want []string
	}{
		"levels in a table":     {blocks(threeCapitals, grid("Question | 1 | 2 | 3", "Level | B | C | A")), none},
		"answers in a table":    {blocks(threeCapitals, grid("Question | 1 | 2 | 3", "Answer | B | C | A")), told},
		"levels in columns":     {blocks(threeCapitals, grid("Q.No | Level", "1 | B", "2 | C", "3 | A")), none},
		"levels in a list":      {blocks(threeCapitals + "\n\nLevels\n1. B\n2. C\n3. A"), none},
		"answers in a list":     {blocks(threeCapitals + "\n\nAnswers\n1. B\n2. C\n3. A"), told},
		"letters alone":         {blocks(threeCapitals + "\n\n1. B\n2. C\n3. A"), told},
		"a sheet to fill in":    {blocks(threeCapitals + "\n\nAnswer sheet\n1. A B C\n2. A B C\n3. A B C"), none},
		"circles to fill in":    {blocks(threeCapitals + "\n\nAnswer sheet\n1. ○A ○B ○C\n2. ○A ○B ○C\n3. ○A ○B ○C"), none},
		"circled letters":       {blocks(threeCapitals + "\n\nAnswer sheet\n1. Ⓐ Ⓑ Ⓒ\n2. Ⓐ Ⓑ Ⓒ\n3. Ⓐ Ⓑ Ⓒ"), none},
		"points below":          {blocks(threeCapitals, grid("Question | 1 | 2 | 3 | Total", "Marks | 5 | 10 | 5 | 20")), none},
		"points above":          {blocks("Final test", grid("Question | 1 | 2 | 3 | Total", "Marks | 5 | 10 | 5 | 20"), threeCapitals), none},
		"outcomes of questions": {blocks("Final test", grid("Q.No | CO | BL | Marks", "1 | CO1 | L2 | 5", "2 | CO2 | L1 | 5", "3 | CO1 | L3 | 5"), threeCapitals), none},
	} {
		q, _ := read(t, c.doc)
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", name, diff)
		}
		if got := firstStem(q); got != "Capital of Norway?" {
			t.Errorf("%s: first asked is %q", name, got)
		}
	}
	q, _ := read(t, blocks("1. Find the mean of the scores.", grid("Item | 1 | 2 | 3", "Score | 4 | 5 | 9"), "2. What is a mode?"))
	if got := q.Items[0].Stem.Text(); !strings.Contains(got, "Score") {
		t.Errorf("the table that a question is about is gone: %q", got)
	}
}

// TestPlacesBehindQuestions: what stands behind each question may name the page, lesson or
// paper that it was taken from, or its level, in brackets, behind a dash, on a line below or
// in a column beside it. Answers of the same length are a key.
func TestPlacesBehindQuestions(t *testing.T) {
	asked := []string{"What is democracy?", "Why do birds migrate?", "How does a bill become a law?", "What is osmosis?", "Who discovered penicillin?", "Where is the Nile?"}
	for name, c := range map[string]struct {
		said string
		told bool
	}{
		"pages":     {"p. 12|p. 15|p. 20|p. 31|page 33|pp. 40-41", false},
		"lessons":   {"Lesson 1|Lesson 2|Lesson 3|Lesson 4|Lesson 5|Lesson 6", false},
		"papers":    {"May 2011|June 2012|May 2013|Nov 2014|Dec 2015|May 2016", false},
		"books":     {"Smith, 2010|Lee, 2012|Brown, 1999|Miller 2001|Khan 2005|Lopez 2011", false},
		"verses":    {"Genesis 1:1|Exodus 3:2|John 3:16|Luke 2:1|Mark 4:5|Acts 2:38", false},
		"standards": {"RL.4.1|RL.4.2|RI.4.1|RL.4.7|RI.4.8|W.4.1", false},
		"outcomes":  {"CO1|CO2|CO3|CO4|CO5|CO6", false},
		"levels":    {"easy|medium|hard|easy|medium|hard", false},
		"answers":   {"rule by the people|for food|by votes|flow of water|Fleming|in Egypt", true},
		"amounts":   {"Rs 20|Rs 30|Rs 45|Rs 50|Rs 70|Rs 90", true},
	} {
		said := strings.Split(c.said, "|")
		table := make([]any, 0, len(asked)+1)
		table = append(table, "Sheet1")
		for i, q := range asked {
			table = append(table, []any{q, said[i]})
		}
		docs := map[string]page.Document{"a sheet": book(t, table)}
		for _, form := range []string{"%d. %s (%s)", "%d. %s\n(%s)", "%d. %s [%s]", "%d. %s - %s", "%d. %s\n%s", "%d. %s\t%s"} {
			lines := make([]string, len(asked))
			for i, q := range asked {
				lines[i] = fmt.Sprintf(form, i+1, q, said[i])
			}
			docs[form] = paper(strings.Join(lines, "\n\n"))
		}
		for form, doc := range docs {
			q, _, err := recognize.Recognize(doc)
			if err != nil {
				t.Errorf("%s in %q: %v", name, form, err)
			}
			told := 0
			for _, k := range keys(q) {
				if k != "-" {
					told++
				}
			}
			if len(q.Items) != len(asked) || c.told && told < len(asked)-1 || !c.told && told > 0 {
				t.Errorf("%s in %q: %d questions, %d keys", name, form, len(q.Items), told)
			}
		}
	}
}

// TestTitlesOfOtherColumns: beside questions may stand what is no answer, as its title says.
func TestTitlesOfOtherColumns(t *testing.T) {
	for title, want := range map[string]string{"Page": "-, -, -", "Unit": "-, -, -", "Student": "-, -, -", "Slide no.": "-, -, -", "Answer": "Oslo, Riga, Rome"} {
		q, _ := read(t, book(t, []any{"Sheet1", []any{"Question", title}, []any{"What is the capital of Norway?", "Oslo"}, []any{"What is the capital of Latvia?", "Riga"}, []any{"What is the capital of Italy?", "Rome"}}))
		if got := strings.Join(keys(q), ", "); got != want {
			t.Errorf("%s: %s, want %s", title, got, want)
		}
	}
}

// looked is a paper whose lines behind ** are bold and behind ## green.
func looked(text string) page.Document {
	doc := paper(text)
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		for sign, marks := range map[string]page.Marks{"**": {Bold: true}, "##": {Color: "008000"}} {
			if rest, ok := strings.CutPrefix(p.Text(), sign); ok {
				p.Runs = []page.Run{{Text: rest, Marks: marks}}
			}
		}
		doc.Blocks[i] = p
	}
	return doc
}

// TestChoicesInOneLook: choices without letters may all be bold; then none is right, and
// the sentences among them are no titles of what follows. What an order asks for may stand
// below it in several lines.
func TestChoicesInOneLook(t *testing.T) {
	q, _ := read(t, looked("1. Which is an organ?\n**The heart\n**The shoe\n**The river\n2. Which is true?\n**The sun is a star.\n**The moon is a star.\n**Mars is a star.\n**All stars are cold.\n3. Which is a city?\n**Oslo\n**Rhine\n**Etna"))
	want := []string{"1. Which is an organ? / The heart / The shoe / The river", "2. Which is true? / The sun is a star. / The moon is a star. / Mars is a star. / All stars are cold.", "3. Which is a city? / Oslo / Rhine / Etna"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("keys: -want +got:\n%s", diff)
	}
	q, _ = read(t, looked("1. Name three organs.\n**The heart\n**The liver\n**The lungs\n2. Name three rivers.\n**The Nile\n**The Rhine\n**The Po\n3. List three cities.\n**Oslo\n**Rome\n**Riga"))
	if got := strings.Join(keys(q), ", "); !strings.Contains(got, "The heart") || !strings.Contains(got, "The Nile") {
		t.Errorf("what was ordered: %q", got)
	}
}

// TestStripedChoices: a colour on every second choice is how the rows are set.
func TestStripedChoices(t *testing.T) {
	for text, want := range map[string]string{
		"1. Capital of Norway?\na) Rome\n##b) Oslo\nc) Riga\n##d) Bonn\n2. Capital of Latvia?\na) Oslo\n##b) Rome\nc) Riga\n##d) Bonn\n3. Capital of Italy?\na) Rome\n##b) Riga\nc) Oslo\n##d) Bonn":      "-, -, -",
		"1. Which are cities?\na) Rhine\n##b) Oslo\nc) Etna\n##d) Bonn\n2. Which are rivers?\n##a) Nile\nb) Rome\n##c) Po\nd) Bonn\n3. Which are mountains?\n##a) Etna\nb) Riga\nc) Oslo\n##d) Zugspitze": "Oslo | Bonn, Nile | Po, Etna | Zugspitze",
	} {
		q, _ := read(t, looked(text))
		if got := strings.Join(keys(q), ", "); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// TestUnderlinedInStatements: the underlined word of a statement to judge is what makes it
// true or false; elsewhere it fills a gap.
func TestUnderlinedInStatements(t *testing.T) {
	for title, want := range map[string]string{"Part B. True or false. Correct the underlined word.": "-, -, -", "Part B. Fill in the blanks.": "falls, stand, flows"} {
		var doc page.Document
		doc.Blocks = append(doc.Blocks, paper(title).Blocks...)
		for i, s := range []string{"The Nile |falls| into the sea.", "Three dams |stand| in its way.", "It |flows| through Egypt."} {
			pieces := strings.Split(s, "|")
			doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: fmt.Sprintf("%d. %s", i+1, pieces[0])}, {Text: pieces[1], Marks: page.Marks{Underline: true}}, {Text: pieces[2]}}})
		}
		q, _ := read(t, doc)
		if got := strings.Join(keys(q), ", "); got != want {
			t.Errorf("%s: %s, want %s", title, got, want)
		}
	}
}

// TestOrdersWithRoom: orders of which each leaves room are a test, also before a list of
// words that asks nothing.
func TestOrdersWithRoom(t *testing.T) {
	q, _ := read(t, paper("1. Write one example of a fuel.\n__________\n2. Describe rain.\n__________\n3. Write down a colour.\n__________\n4. Why do birds sing?\n__________\nVocabulary\n1. tax\n2. gas\n3. root"))
	if len(q.Items) != 4 {
		t.Errorf("%d questions: %q", len(q.Items), labels(q))
	}
	noQuestions(t, "1. Write your name on the form.\n2. Describe what happened.\n3. Sign the form.\n4. Send it to the office.")
}

// TestRoomIsNoChoice: in records of as many lines each, room to write is none of the choices.
func TestRoomIsNoChoice(t *testing.T) {
	var lines []string
	for i, q := range []string{"State the first law of motion.", "How does a bill become a law?", "Why do birds migrate?", "What is democracy?", "Describe the water cycle.", "Define an ecosystem.", "Name a river of Asia.", "Where do owls live?", "When does snow melt?", "Who makes a law?"} {
		lines = append(lines, fmt.Sprintf("Question %d: %s", i+1, q), "Unit "+string(rune('A'+i/2)), "______________________________")
	}
	q, _ := read(t, paper(strings.Join(lines, "\n")))
	if len(q.Items) != 10 || strings.Join(keys(q), "") != "----------" {
		t.Errorf("%d questions, %q", len(q.Items), keys(q))
	}
}
