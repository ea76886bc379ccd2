package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// headedSheet is a document in which lines with "#" in front are headings.
func headedSheet(text string) page.Document {
	doc := paper(text)
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		if len(p.Runs) > 0 && strings.HasPrefix(p.Runs[0].Text, "#") {
			title := strings.TrimLeft(p.Runs[0].Text, "#")
			p.Style.Heading = len(p.Runs[0].Text) - len(title)
			p.Runs = append([]page.Run{{Text: strings.TrimSpace(title)}}, p.Runs[1:]...)
			doc.Blocks[i] = p
		}
	}
	return doc
}

// TestKeysOfWorksheets: a worksheet has several exercises or tests, each with numbers of
// its own, and its key names them, not always in the same words.
func TestKeysOfWorksheets(t *testing.T) {
	gaps := "1. We sat ____ the fire.\n2. The letter came ____ Monday.\n3. He lives ____ Norway.\n\n"
	verbs := "Use the right form of the verb.\n\n1. She ____ (sing) well.\n2. They ____ (swim) yesterday.\n\n"
	words := "Translate:\n1. apple = ____\n2. bread = ____\n3. How are you? = ____\n\n"
	want := []string{"by", "on", "in", "sings", "swam"}
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"another word before the number": {"# Grammar\n\n### Exercise 1.1: Prepositions\n\n" + gaps + "### Exercise 1.2: Verbs\n\n" + verbs + "## Answer Key\n\n### Part 1.1:\n1. by  2. on  3. in\n\n### Part 1.2:\n1. sings  2. swam", want},
		"a section without numbers":      {"# Grammar\n\n### Exercise 1: Prepositions\n\n" + gaps + "### Exercise 2: Stories\n\nTell your partner about a journey.\n\n### Exercise 3: Verbs\n\n" + verbs + "## Answer Key\n\n### Exercise 1\n1. by  2. on  3. in\n\n### Exercise 2\nhills, rivers, a train\n\n### Exercise 3\n1. sings  2. swam", want},
		"sections of several tests": {"# Tests\n\n## Sheet 1: Travel (lessons 1-3)\n\n### Part A: Places\n\n" + gaps + "### Part B: Verbs\n\n" + verbs + "## Sheet 2: Food (lessons 4-6)\n\n### Part A: Words\n\n" + words + "### Part B: Places\n\n" + gaps + "## Answers\n\n### Sheet 1: Travel\nPart A: 1. by 2. on 3. in\nPart B: 1. sings 2. swam\n\n### Sheet 2: Food\nPart A: 1. Apfel 2. Brot 3. Wie geht es dir?\nPart B: 1. near 2. before 3. outside",
			append(append([]string(nil), want...), "Apfel", "Brot", "Wie geht es dir?", "near", "before", "outside")},
		"places for the pupil's own answers": {"# Voices\n\n## Exercise 1: Into the passive (2 points)\n0.5 points each\n\nRewrite these sentences.\n\n1. The cook bakes the bread.\nMy answer: The bread is bake.\n\n2. A storm broke the mast.\nMy answer:\n\n3. Bees make honey.\nMy answer:\n\n## Exercise 2: Prepositions (1 point)\n0.5 points each\n\n" + gaps + "## Answers to the exercises\n\n### Exercise 1\n1. The bread is baked by the cook.\n2. The mast was broken by a storm.\n3. Honey is made by bees.\n\n### Exercise 2\n1. by\n2. on\n3. in",
			[]string{"The bread is baked by the cook.", "The mast was broken by a storm.", "Honey is made by bees.", "by", "on", "in"}},
		"answers behind each exercise": {"# Tenses\n\n### Set 1: Present\n\nPut the verb into the present:\n\n1. We (to eat) at noon.\n2. She (to take) the tube.\n3. He (to be) late.\n\nAnswers\n\n1. We eat at noon.\n2. She takes the tube.\n3. He is late.\n\n### Set 2: Past\n\nPut the verb into the past:\n\n1. I (to watch) a film.\n2. We (to grow) beans.\n3. They (to be) cold.\n\nAnswers\n\n1. I watched a film.\n2. We grew beans.\n3. They were cold.",
			[]string{"We eat at noon.", "She takes the tube.", "He is late.", "I watched a film.", "We grew beans.", "They were cold."}},
	} {
		q, _ := read(t, headedSheet(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestHeadsOverAnswers: a line that only announces the answer and its reason asks nothing,
// and a line that tells the answer is no part of the choices side by side over it.
func TestHeadsOverAnswers(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"solution and explanation": {"Question 1:\nWhich of these swims?\na) trout\nb) wren\nSolution and explanation:\nRight answer: a) trout\nExplanation: Fish swim.\n\nQuestion 2:\nWhich of these flies?\na) trout\nb) wren\nSolution and explanation:\nRight answer: b) wren\nExplanation: Birds fly.", []string{"trout", "wren"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	doc := page.Document{}
	for _, l := range []struct {
		text string
		soft bool
	}{{"1. Which number is between 3 and 5?", false}, {"a) 2  b) 4  c) 40  d) 10", true}, {"Answer: b) 4", true}, {"2. What is 12 + 8?", false}, {"a) 18  b) 20  c) 21  d) 19", true}, {"Answer: b) 20", true}} {
		p := page.Paragraph{Runs: []page.Run{{Text: l.text}}}
		if l.soft {
			last := doc.Blocks[len(doc.Blocks)-1].(page.Paragraph)
			last.Runs = append(last.Runs, page.Run{Kind: page.BreakRun}, page.Run{Text: "   " + l.text})
			doc.Blocks[len(doc.Blocks)-1] = last
			continue
		}
		doc.Blocks = append(doc.Blocks, p)
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"4", "20"}, keys(q)); diff != "" {
		t.Errorf("answers below choices side by side (-want +got):\n%s", diff)
	}
}

// TestVerbRows: rows whose verbs are still to be put into a form are the next exercise, and
// answer nothing.
func TestVerbRows(t *testing.T) {
	q, _ := read(t, paper("Verbs\nPut the verbs into the past.\n1. She (walk) home.\n2. He (sing) well.\n3. They (play) chess.\n\nAnswers\n1. She (work) late.\n2. We (see) him.\n3. I (have) time."))
	for i, k := range keys(q) {
		if k != "-" {
			t.Errorf("%q is answered by %q", q.Items[i].Stem.Text(), k)
		}
	}
}
