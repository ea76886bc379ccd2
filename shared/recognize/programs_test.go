package recognize_test

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/reader/sheet"
	"formwright/shared/reader/text"
	"formwright/shared/recognize"
)

// textPage reads text or Markdown as the reader of texts does.
func textPage(t *testing.T, in string) page.Document {
	t.Helper()
	doc, _, err := text.Read(context.Background(), []byte(in))
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// TestPrograms reads what programs, platforms and chats print or take.
func TestPrograms(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"letters in boxes, several with a reason": {"### Question 1\nWhich of these float?\n\n- [ ] A. iron\n- [ ] B. cork\n- [ ] C. ice\n\n<details>\n<summary>Answer</summary>\n\n**B and C** – both are lighter.\n\n</details>\n\n### Question 2\nWhich one burns?\n\n- [ ] A. wood\n- [ ] B. sand\n- [ ] C. salt\n\n<details>\n<summary>Answer</summary>\n\n**A. wood**\n\n</details>\n",
			[]string{"Question 1 Which of these float? / iron / cork / ice: cork | ice", "Question 2 Which one burns? / wood / sand / salt: wood"}},
		"bullets that phones type": {"[1/3] Largest bird?\n▫️ emu\n▫️ ostrich ✅\n▫️ owl\n\n[2/3] Smallest?\n▫️ wren ✅\n▫️ heron\n▫️ crane\n\n[3/3] Which swims?\n▫️ hawk\n▫️ penguin ✅\n▫️ robin\n",
			[]string{"1. Largest bird? / emu / ostrich / owl: ostrich", "2. Smallest? / wren / heron / crane: wren", "3. Which swims? / hawk / penguin / robin: penguin"}},
		"a table as key under a decorated heading": {"# Quiz\n\n**Question 1:** What is humid?\na) sand\nb) fog\n\n**Question 2:** What is dry?\na) sand\nb) fog\n\n### ✅ Solutions\n\n| Question | Answer | Explanation |\n|---|---|---|\n| 1 | **b** | It is wet. |\n| 2 | **a** | No water. |\n",
			[]string{"Question 1 What is humid? / sand / fog: fog", "Question 2 What is dry? / sand / fog: sand"}},
		"what a chat offers at its end": {"**1. What is humid?**\n\n- A) sand\n- B) fog\n\n✅ **Correct Answer: B) fog**\n\n---\n\n**2. Why does ice float?**\n\n✅ **Sample Answer:** It is lighter.\n\n---\n\nWould you like me to add a key?\n",
			[]string{"1. What is humid? / sand / fog: fog", "2. Why does ice float?: It is lighter."}},
		"the print-out of a form": {"Check\n\n1.\nWhich layer is liquid? *\n1 point\nMark only one oval.\n\nCrust\nCore\nMantle\n\n2.\nWhat is lava? *\n2 points\n\n\n3.\nWhat is ash? *\n1 point\n\n\n4.\nExplain how hills grow.\n4 points\n\n\nThis content is neither created nor endorsed by Google.\n Forms\n",
			[]string{"1. Which layer is liquid? / Crust / Core / Mantle", "2. What is lava?", "3. What is ash?", "4. Explain how hills grow."}},
		"a bank printed by a textbook's program": {"Exam\n\n1) Prices rise when                                  1) _______\nA) supply falls.          B) it rains.\nAnswer:  A\nDiff: 1     Page Ref: 64\nTopic:  Demand\n\nTRUE/FALSE.  Write 'T' if the statement is true and 'F' if it is false.\n\n2) Money is a good.                                  2) _______\nAnswer:  FALSE\nDiff: 1     Page Ref: 12\n\nSHORT ANSWER.  Write the word that answers the question.\n\n3) One seller is a ________.                        3) _____________\nAnswer:  monopoly\nDiff: 1     Page Ref: 14\n\nESSAY.  Write your answer on a sheet of paper.\n\n4) Explain what demand is.\nAnswer:  It is what people want to buy.\nDiff: 3     Page Ref: 66\n",
			[]string{"1) Prices rise when / supply falls. / it rains.: supply falls.", "2) Money is a good.: false", "3) One seller is a _____.: monopoly", "4) Explain what demand is.: It is what people want to buy."}},
		"a key that repeats the choices": {"Question 1\nWhat is humid?\na) sand\nb) fog\nQuestion 2\nWhat is dry?\na) sand\nb) fog\nQuestion 3\nWhat is hot?\na) fire\nb) ice\n\nANSWERS\nb) fog\na) sand\na) fire\n",
			[]string{"Question 1 What is humid? / sand / fog: fog", "Question 2 What is dry? / sand / fog: sand", "Question 3 What is hot? / fire / ice: fire"}},
		"verdicts on what was picked": {"Pregunta 1\nIncorrecta\nSe puntúa 0,00 sobre 1,00\nMarcar pregunta\nEnunciado de la pregunta\n¿Qué flota?\nSeleccione una:\na. el hierro Incorrecta\nb. el hielo\nRetroalimentación\nLa respuesta correcta es: el hielo\n\nPregunta 2\nCorrecta\nSe puntúa 1,00 sobre 1,00\nMarcar pregunta\nEnunciado de la pregunta\nEl hielo es agua.\nSeleccione una:\nVerdadero Correcta\nFalso\nRetroalimentación\nLa respuesta correcta es 'Verdadero'\n\nPregunta 3\nCorrecta\nSe puntúa 1,00 sobre 1,00\nMarcar pregunta\nEnunciado de la pregunta\n¿Qué arde?\nSeleccione una:\na. la arena\nb. la madera Correcta\nRetroalimentación\nLa respuesta correcta es: la madera\n\n",
			[]string{"Pregunta 1 ¿Qué flota? / el hierro / el hielo: el hielo", "Pregunta 2 El hielo es agua.: true", "Pregunta 3 ¿Qué arde? / la arena / la madera: la madera"}},
		"fields of a bank in its key": {"Quiz\n____ 1. Which is a gas?\na. iron\nb. neon\n____ 2. Which is a metal?\na. tin\nb. wax\nTrue/False\n____ 3. Glass melts.\nAnswer Section\n1. ANS: B\tPTS: 1\tDIF: Easy\n2. ANS: A\tPTS: 1\tDIF: Easy\n3. ANS: T\tPTS: 1\tDIF: Easy",
			[]string{"1. Which is a gas? / iron / neon: neon", "2. Which is a metal? / tin / wax: tin", "3. Glass melts.: true"}},
	} {
		q, _ := read(t, textPage(t, c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestIndexColumns: the numbers of a column of indexes are counted from 0 where a 0
// or the number of no choice says so, and tell nothing where both would do.
func TestIndexColumns(t *testing.T) {
	for head, want := range map[string]map[string]string{
		"correct_index":        {"1 2": "- -", "0 2": "iron wax", "1 3": "iron wax"},
		"Doğru Cevap İndeksi":  {"0 1": "iron neon", "2 3": "neon wax"},
		"Correct answer":       {"1 2": "iron neon"},
		"Índice da resposta":   {"1 2": "- -"},
		"Index of the answer ": {"0 0": "iron iron"},
	} {
		for said, keyed := range want {
			a, b, _ := strings.Cut(said, " ")
			doc, _, err := sheet.ReadCSV(context.Background(), []byte("Question,Option 1,Option 2,Option 3,"+head+"\nWhich is heavy?,iron,neon,wax,"+a+"\nWhich is light?,iron,neon,wax,"+b+"\n"))
			if err != nil {
				t.Fatal(err)
			}
			q, fs := read(t, doc)
			if diff := cmp.Diff(strings.Fields(keyed), keys(q)); diff != "" || (keyed == "- -") != (len(fs) >= 2) {
				t.Errorf("%s %s: %v (-want +got):\n%s", head, said, fs, diff)
			}
		}
	}
}

// TestCards: an export of flash cards says how it is written; fronts that ask are
// questions, also under titles of sides.
func TestCards(t *testing.T) {
	for _, in := range []string{
		"#separator:tab\n#html:true\n#tags column:3\nWhat is wet?\t<b>fog</b>\tweather\n\"What is \"\"dry\"\"?\"\tsand\tsoil a\n",
		"Term,Definition\nWhat is wet?,fog\n\"What is \"\"dry\"\"?\",sand\n",
	} {
		if !sheet.LooksLikeCSV([]byte(in)) {
			t.Errorf("%q is not taken for a table", in)
		}
		doc, _, err := sheet.ReadCSV(context.Background(), []byte(in))
		if err != nil {
			t.Fatal(err)
		}
		q, _ := read(t, doc)
		if diff := cmp.Diff([]string{" What is wet?: fog", " What is \"dry\"?: sand"}, labelled(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", in, diff)
		}
	}
}

// TestAskedBeside: a platform prints a question beside a cell with its number.
func TestAskedBeside(t *testing.T) {
	var parts []any
	for _, q := range []string{"1|Which is a gas?\n○ a. iron\n○ b. neon", "2|Which is a metal?\n○ a. tin\n○ b. wax", "3|Explain what glass is."} {
		number, asked, _ := strings.Cut(q, "|")
		parts = append(parts, page.Table{Rows: []page.Row{{Cells: []page.Cell{cellOf("Question " + number + "\nNot yet answered\nMarked out of 1.00\nFlag question"), cellOf(asked)}}}})
	}
	q, _ := read(t, blocks(parts...))
	want := []string{"Question 1 Which is a gas? / iron / neon", "Question 2 Which is a metal? / tin / wax", "Question 3 Explain what glass is."}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestOwnGround: of cells in one colour the one that was filled anew is right; a
// colour among others tells nothing.
func TestOwnGround(t *testing.T) {
	for shades, want := range map[string]string{"D9E2F3 92D050 D9E2F3": "neon", "00B050 C00000 C00000": "iron", "D9E2F3 DDEBF7 D9E2F3": "-", "92D050 FFC000 00B0F0": "-"} {
		var parts []any
		for n, asked := range []string{"Which is right?", "Which is it?"} {
			parts = append(parts, string(rune('1'+n))+") "+asked)
			var row page.Row
			for k, ground := range strings.Fields(shades) {
				c := cellOf(string(rune('A'+k)) + ". " + []string{"iron", "neon", "wax"}[k])
				c.Shading = ground
				row.Cells = append(row.Cells, c)
			}
			parts = append(parts, page.Table{Rows: []page.Row{row}})
		}
		q, _ := read(t, blocks(parts...))
		if diff := cmp.Diff([]string{want, want}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", shades, diff)
		}
	}
	boxes := deck("What is a gas?\n1900\n2900\n3900\n4900", "What is it?\n1900\n2900\n3900\n4900")
	for i, b := range boxes.Blocks {
		if p, ok := b.(page.Paragraph); ok && strings.HasSuffix(p.Text(), "900") {
			p.Runs = []page.Run{{Text: p.Text(), Marks: page.Marks{Shading: map[bool]string{true: "00B050", false: "4472C4"}[p.Text() == "3900"]}}}
			p.Label = &page.Label{Text: "•", Format: page.Bullet, List: p.Position.Part}
			boxes.Blocks[i] = p
		}
	}
	q, _ := read(t, boxes)
	if diff := cmp.Diff([]string{"3900", "3900"}, keys(q)); diff != "" {
		t.Errorf("boxes (-want +got):\n%s", diff)
	}
}

// TestAnswerRounds: a deck that asks everything and shows it again with answers, and
// a board whose fields show what is asked and then what is right; slides that only
// have one title are neither.
func TestAnswerRounds(t *testing.T) {
	deck := func(slides ...string) page.Document {
		var parts []any
		for i, s := range slides {
			if i > 0 {
				parts = append(parts, page.Break{})
			}
			parts = append(parts, s)
		}
		return blocks(parts...)
	}
	for name, c := range map[string]struct {
		doc  page.Document
		want []string
	}{
		"round": {deck("Quiz\nRound 1", "Question 1\nHow many legs has a bee?", "Question 2\nWhere is Oslo?", "Question 3\nWhat is snow?", "Answers\nRound 1", "Question 1\nHow many legs has a bee?\nsix", "Question 2\nWhere is Oslo?\nin Norway", "Question 3\nWhat is snow?\nfrozen water"),
			[]string{"Question 1 How many legs has a bee?: six", "Question 2 Where is Oslo?: in Norway", "Question 3 What is snow?: frozen water"}},
		"board": {deck("Board", "Rivers for 100\nIt flows through Cairo.", "Rivers for 100\nWhat is the Nile?\nBack", "Rivers for 200\nIt flows through Vienna.", "Rivers for 200\nWhat is the Danube?\nBack", "Seas for 100\nIt lies east of Italy.", "Seas for 100\nWhat is the Adriatic?\nBack"),
			[]string{"1. It flows through Cairo.: What is the Nile?", "2. It flows through Vienna.: What is the Danube?", "3. It lies east of Italy.: What is the Adriatic?"}},
	} {
		q, _ := read(t, c.doc)
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	lecture := deck("Course for 2024\nRivers carry sand.", "Course for 2024\nSand makes banks.", "Course for 2024\nBanks move.", "Course for 2024\nSeas take all.")
	if q, _, err := recognize.Recognize(lecture); err == nil {
		t.Errorf("a lecture became %v", labelled(q))
	}
}

// TestTriviaLines reads open collections of trivia, where the answer stands over the
// choices.
func TestTriviaLines(t *testing.T) {
	q, _ := read(t, textPage(t, "#Q Which one\nis hot?\n^ fire\nA ice\nB fire\nC A hill\n\n#Q Rain is wet.\n^ True\nA True\nB False\n"))
	want := []string{"1. Which one\nis hot? / ice / fire / A hill: fire", "2. Rain is wet.: true"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
