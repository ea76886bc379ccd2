package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// TestExercises reads the rows of worksheets as questions: what each is to be done with
// stands in the order over them.
func TestExercises(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"sums beside each other": {"Maths homework\nName: ________\n8 - 3 = ___    7 + 6 = ___\n9 × 4 = ___    20 ÷ 5 = ___",
			[]string{"1. 8 - 3 = _____", "2. 7 + 6 = _____", "3. 9 × 4 = _____", "4. 20 ÷ 5 = _____"}},
		"sums with a number left out": {"Fill in the missing numbers.\n5 + ___ = 12\n___ - 4 = 9\n3 × ___ = 21",
			[]string{"1. 5 + _____ = 12", "2. _____ - 4 = 9", "3. 3 × _____ = 21"}},
		"words without numbers": {"Worksheet 4\nWrite the opposite.\nhot ______\ntall ______\nquick ______\n\nTranslate into French.\nbread: ______\nmilk: ______\ncheese: ______",
			[]string{"1. hot _____", "2. tall _____", "3. quick _____", "1. bread: _____", "2. milk: _____", "3. cheese: _____"}},
		"lettered sentences": {"Grammar practice\nUnderline the verbs in the sentences.\na) The cat sleeps.\nb) We sing songs.\nc) My brother runs.",
			[]string{"a) The cat sleeps.", "b) We sing songs.", "c) My brother runs."}},
		"sentences over lines": {"Korrigiere die Fehler in den Sätzen.\nIch habe ein Hund.\n__________________\nEr gehen nach Hause.\n__________________\nWir spielt Ball.\n__________________",
			[]string{"1. Ich habe ein Hund.", "2. Er gehen nach Hause.", "3. Wir spielt Ball."}},
		"words of sentences": {"Fiche\nRemets les mots dans l'ordre.\nmange / chat / le / poisson\nva / école / elle / à l'\nil / chez / dort / lui",
			[]string{"1. mange / chat / le / poisson", "2. va / école / elle / à l'", "3. il / chez / dort / lui"}},
		"equations": {"Solve for x.\na. 2x + 3 = 9\nb. 5x - 1 = 14\nc. x / 4 = 3",
			[]string{"a. 2x + 3 = 9", "b. 5x - 1 = 14", "c. x / 4 = 3"}},
		"numbers to compare":                {"Compare.\n5 ___ 8\n12 ___ 9\n7 ___ 7", []string{"1. 5 _____ 8", "2. 12 _____ 9", "3. 7 _____ 7"}},
		"numbers to put in order":           {"Put the numbers in order from smallest to largest.\na) 5, 3, 8, 1\nb) 0.5, 0.05, 5, 50", []string{"a) 5, 3, 8, 1", "b) 0.5, 0.05, 5, 50"}},
		"sentences with a word to ask with": {"Make questions.\n1. She lives in Rome. (where)\n2. He works at night. (when)", []string{"1. She lives in Rome. (where)", "2. He works at night. (when)"}},
		"another kind of question behind them": {"Simplify the fractions.\n1) 4/8\n2) 6/9\n3) 10/15\n\nAnswer the questions.\n1) What is a fraction?\n2) What is a numerator?",
			[]string{"1) 4/8", "2) 6/9", "3) 10/15", "1) What is a fraction?", "2) What is a numerator?"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestNoExercises: what stands under an order may be the choices that it offers, and rows
// with room may be the fields of a form.
func TestNoExercises(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"choices of an order":  {"Quiz\n1. Find the mistake.\na) She sings.\nb) He go home.\nc) They run.\n2. What is 2 + 3?\na) 4\nb) 5\nc) 6", []string{"1. Find the mistake. / She sings. / He go home. / They run.", "2. What is 2 + 3? / 4 / 5 / 6"}},
		"the right one of all": {"Quiz\n1. Circle the correct sentence.\na) She sing.\nb) He goes home.\n2. Round 47 to the nearest ten.\na) 40\nb) 50", []string{"1. Circle the correct sentence. / She sing. / He goes home.", "2. Round 47 to the nearest ten. / 40 / 50"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	for name, text := range map[string]string{
		"a form":          "Membership\nComplete the form.\nName: ________\nAddress: ________\nPhone: ________\nSignature: ________",
		"worked examples": "Multiplication\n3 × 4 = 12\n5 × 6 = 30\n7 × 8 = 56\nLearn these by heart.",
	} {
		if q, _, err := recognize.Recognize(paper(text)); err == nil {
			t.Errorf("%s gives %q", name, stems(q))
		}
	}
}

// TestExerciseKeys: rows of exercises are answered below each, in a list whose letters and
// titles are theirs, in the gaps, and by what is typed behind them in another colour.
func TestExerciseKeys(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"below each row": {"Homework\nWrite the opposite.\na) hot ____\nAnswer: cold\nb) tall ____\nAnswer: short",
			[]string{"a) hot _____: cold", "b) tall _____: short"}},
		"in a list with letters": {"Homework\nCalculate.\na) 4 × 5 = ____\nb) 9 - 2 = ____\nc) 8 + 8 = ____\n\nAnswer key\na) 20\nb) 7\nc) 16",
			[]string{"a) 4 × 5 = _____: 20..20", "b) 9 - 2 = _____: 7..7", "c) 8 + 8 = _____: 16..16"}},
		"in rows under the orders": {"Homework\nTranslate into German.\na. milk ____\nb. bread ____\n\nSolve for x.\na. 2x = 6\nb. x + 1 = 9\n\nAnswers\nTranslate into German\na. Milch   b. Brot\nSolve for x\na. x = 3   b. x = 8",
			[]string{"a. milk _____: Milch", "b. bread _____: Brot", "a. 2x = 6: x = 3", "b. x + 1 = 9: x = 8"}},
		"sentences in the gaps": {"Homework\nUnscramble the sentences.\na) dog / the / barks ___The dog barks.___\nb) sings / she / well ___She sings well.___\nc) up / he / gets ___He gets up.___",
			[]string{"a) dog / the / barks _____: The dog barks.", "b) sings / she / well _____: She sings well.", "c) up / he / gets _____: He gets up."}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestTintedTails: what is typed behind nearly every question in one colour answers it,
// and what some lines end in is emphasis, or what they are worth.
func TestTintedTails(t *testing.T) {
	red := func(front, tail string) page.Block {
		return page.Paragraph{Runs: []page.Run{{Text: front}, {Text: tail, Marks: page.Marks{Color: "FF0000"}}}}
	}
	room := func(front, tail string) page.Block {
		return page.Paragraph{Runs: []page.Run{{Text: front}, {Text: tail, Marks: page.Marks{Color: "FF0000", Bold: true}}, {Text: " "}, {Kind: page.BlankRun}}}
	}
	blue := func(text string) page.Block {
		return page.Paragraph{Runs: []page.Run{{Text: text, Marks: page.Marks{Color: "0000FF"}}}}
	}
	for name, c := range map[string]struct {
		blocks []page.Block
		want   []string
	}{
		"answers": {[]page.Block{red("1. 8 - 3 = ", "5"), red("2. 7 + 6 = ", "13"), red("3. What is the capital of Peru? ", "Lima")},
			[]string{"1. 8 - 3 = _____: 5..5", "2. 7 + 6 = _____: 13..13", "3. What is the capital of Peru? _____: Lima"}},
		"an answer over two lines": {[]page.Block{red("1. Why do leaves fall? ", "The days are"), page.Paragraph{Runs: []page.Run{{Text: "short in autumn.", Marks: page.Marks{Color: "FF0000"}}}}, red("2. What is ice? ", "frozen water"), red("3. What is steam? ", "hot water")},
			[]string{"1. Why do leaves fall? _____: The days are short in autumn.", "2. What is ice? _____: frozen water", "3. What is steam? _____: hot water"}},
		"in the room, and below the question": {[]page.Block{room("1. Wie heißt der Fluss? ", "Rhein"), room("2. Welche Farbe hat Gras? ", "grün"), red("3. Nenne die Hauptstadt von Peru.", ""), room("", "Lima"),
			page.Paragraph{Runs: []page.Run{{Text: "4. Was ist "}, {Text: "3 + 4", Marks: page.Marks{Color: "FF0000"}}, {Text: "?"}}}, room("", "7"), red("5. Was ist Eis? ", "Wasser"), red("6. Wer bellt? ", "der Hund"), red("7. Wer miaut? ", "die Katze"), red("8. Wer wiehert? ", "das Pferd")},
			[]string{"1. Wie heißt der Fluss? _____: Rhein", "2. Welche Farbe hat Gras? _____: grün", "3. Nenne die Hauptstadt von Peru. _____: Lima", "4. Was ist 3 + 4? _____: 7..7", "5. Was ist Eis? _____: Wasser", "6. Wer bellt? _____: der Hund", "7. Wer miaut? _____: die Katze", "8. Wer wiehert? _____: das Pferd"}},
		"with a word why, and an order to the next ones": {[]page.Block{red("1. Why do leaves fall? ", "The days are short."), red("Trees sleep in winter.", ""), red("2. What is ice? ", "frozen water"), red("Look at the picture:", ""), red("3. What is steam? ", "hot water")},
			[]string{"1. Why do leaves fall? _____: The days are short.", "2. What is ice? _____\nLook at the picture:: frozen water", "3. What is steam? _____: hot water"}},
		"points": {[]page.Block{red("1. Why do leaves fall? ", "(2 points)"), red("2. What is ice? ", "(3 points)"), red("3. What is steam? ", "(2 points)")},
			[]string{"1. Why do leaves fall?", "2. What is ice?", "3. What is steam?"}},
		"emphasis of some": {[]page.Block{red("1. Which of these is ", "not true?"), page.Paragraph{Runs: []page.Run{{Text: "2. What is ice?"}}}, red("3. Which is ", "wrong?"), blue("4. What is steam?")},
			[]string{"1. Which of these is not true?", "2. What is ice?", "3. Which is wrong?", "4. What is steam?"}},
	} {
		q, _ := read(t, page.Document{Blocks: c.blocks})
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
