package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// office is a paper as an office program writes it: "# " is the next number of its list,
// words between asterisks are bold, and lines with " | " are the rows of a table.
func office(text string) page.Document {
	var doc page.Document
	var table *page.Table
	number := 0
	for l := range strings.SplitSeq(text, "\n") {
		if cells := strings.Split(l, " | "); len(cells) > 1 {
			if table == nil {
				table = &page.Table{}
			}
			table.Rows = append(table.Rows, fieldTable(l).Rows...)
			continue
		}
		if table != nil {
			doc.Blocks, table = append(doc.Blocks, *table), nil
		}
		p := recognize.Paper(l).Blocks[0].(page.Paragraph)
		if rest, ok := strings.CutPrefix(l, "# "); ok {
			number++
			p.Label = &page.Label{Text: fmt.Sprintf("%d.", number), Format: page.Decimal, Number: number, List: "1"}
			l = rest
			p.Runs = []page.Run{{Text: l}}
		}
		if strings.Contains(l, "*") {
			p.Runs = nil
			for i, piece := range strings.Split(l, "*") {
				p.Runs = append(p.Runs, page.Run{Text: piece, Marks: page.Marks{Bold: i%2 == 1}})
			}
		}
		doc.Blocks = append(doc.Blocks, p)
	}
	if table != nil {
		doc.Blocks = append(doc.Blocks, *table)
	}
	return doc
}

// saidOf tells each item in a line: its stem, its key and what it is worth.
func saidOf(q quiz.Quiz) (out []string) {
	told := keysOrModels(q)
	for i, item := range q.Items {
		s := item.Stem.Text() + " = " + told[i]
		if item.Points != nil {
			s += " (" + item.Points.String() + ")"
		}
		out = append(out, s)
	}
	return out
}

// TestPaperSections: what the sections of one paper hold is read whatever the others look
// like: no question, key or worth of one is lost to the form of another.
func TestPaperSections(t *testing.T) {
	for name, c := range map[string]struct {
		paper string
		want  []string
	}{
		"a word that says truth elsewhere": {"Fill in the blanks.\n1. An angle of 90 degrees is called a ______ angle.\nAnswer: right\n2. The past tense of \"go\" is ______.\nAnswer: went",
			[]string{"An angle of 90 degrees is called a _____ angle. = right", "The past tense of \"go\" is _____. = went"}},
		"a statement with room that is judged": {"True or false?\n1. Ice is cold. ____\nAnswer: right\n2. Ice is hot. ____\nAnswer: wrong",
			[]string{"Ice is cold. = true", "Ice is hot. = false"}},
		"truth words below two statements": {"*Part I. True or False*\n1.\tOwls hunt at night.\n*True* / False\n2.\tOwls are fish. [2]\nTrue / *False*\n\n*Good luck!*",
			[]string{"Owls hunt at night. = true", "Owls are fish. [2] = false"}},
		"the worth before them": {"1. Owls hunt at night. [2]\nTrue / False\n2. Owls are fish. [2]\nTrue / False\n3. Owls are birds. [2]\nTrue / False",
			[]string{"Owls hunt at night. = - (2)", "Owls are fish. = - (2)", "Owls are birds. = - (2)"}},
		"letters behind worded numbers": {"Question 1: Owls hunt at night. (5 pts)\tT   F\nQuestion 2: Owls are fish. (5 pts)\tT   F\nQuestion 3: Owls are birds. (5 pts)\tT   F",
			[]string{"Owls hunt at night. = - (5)", "Owls are fish. = - (5)", "Owls are birds. = - (5)"}},
		"room before numbers with a tab": {"Unit 3 Test\nSECTION 1 – TRUE OR FALSE. CIRCLE T FOR TRUE OR F FOR FALSE. (3 MARKS EACH)\n____ 1.\tOwls hunt at night.\n____ 2.\tOwls are fish.\n____ 3.\tOwls are birds.\n____ 4.\tOwls can sing.\n____ 5.\tOwls can see.",
			[]string{"Owls hunt at night. = - (3)", "Owls are fish. = - (3)", "Owls are birds. = - (3)", "Owls can sing. = - (3)", "Owls can see. = - (3)"}},
		"a choice that orders": {"A. MULTIPLE CHOICE\nQ1. A loop is used to\nA) repeat a block of code\nB) declare a variable\nC) end a program\nD) print a message\nQ2. Which organ pumps blood?\nA) The lungs\nB) The heart\nC) The liver\nD) The skin",
			[]string{"A loop is used to = -", "Which organ pumps blood? = -"}},
		"sums under instructions": {"Final examination\nInstructions: Answer all questions. Write clearly.\nProblems. Show all your work.\n1. Solve for x: 2x = 10\n2. How many minutes are there in three hours?\n3. Calculate the speed of a car that travels 150 km in 3 hours.\n\nFill in the blanks.\n1. The study of life is called ________.\n2. Rome lies in ________.\n3. Oslo lies in ________.",
			[]string{"Solve for x: 2x = 10 = -", "How many minutes are there in three hours? = -", "Calculate the speed of a car that travels 150 km in 3 hours. = -", "The study of life is called _____. = -", "Rome lies in _____. = -", "Oslo lies in _____. = -"}},
		"each twice, of one worth": {"SECTION 1 – Objective Questions. Select the correct option for each question. (5 marks each)\n1. Who hoots?\na) the owl\nb) the cow\nc) the sow\n2. Who moos?\na) the owl\nb) the cow\nc) the sow",
			[]string{"Who hoots? = - (5)", "Who moos? = - (5)"}},
		"an order to round in the key": {"A. True or False.\n1. The heart has four chambers.\n2. A square has five sides.\n\nB. Problems. Round to the nearest whole number.\n1. How many minutes are there in three hours?\n2. What is 15% of 200?\n3. What is 7 times 8?\n\nAnswer Key\nA. True or False.\n1. T\n2. F\nB. Problems. Round to the nearest whole number.\n1. 180\n2. 30\n3. 56",
			[]string{"The heart has four chambers. = true", "A square has five sides. = false", "How many minutes are there in three hours? = 180..180", "What is 15% of 200? = 30..30", "What is 7 times 8? = 56..56"}},
		"a title with its order": {"Fill in the Blanks. Complete the sentences.\n1) The longest river is (        ).\n2) The study of life is called (        ).\n\nCalculations. Show all your work.\n1) What is 15% of 200?\n2) How many minutes are there in three hours?",
			[]string{"The longest river is _____. = -", "The study of life is called _____. = -", "What is 15% of 200? = -", "How many minutes are there in three hours? = -"}},
		"a bank of words under its order": {"*Fill in the Blanks: (5 points each)*\nFill in the blanks.\nWord Bank: oxygen, walks, Nile\n1. Water has hydrogen and ________.\nAns. oxygen\n2. The longest river is the ________.\nAns. Nile\n\n*Short Answer: (2 points each)*\nAnswer in one sentence.\n3. What is an owl?\nAns. A bird",
			[]string{"Water has hydrogen and _____. = oxygen (5)", "The longest river is the _____. = Nile (5)", "What is an owl? = A bird (2)"}},
		"a list that goes on below typed numbers": {"Part A: Sums\n# What is 15% of 200?\n# What is 7 times 8?\n# What is 9 times 8?\n\nPart B: True or false\nStatement | True | False\n4. Owls are birds. |  | \n5. Owls are fish. |  | \n6. Owls can sing. |  | \n7. Owls can see. |  | \n8. Owls can fly. |  | \n\nPart C: Short answer\n# Name two causes of the war.\n# Define an ecosystem.\n# List three colours.",
			[]string{"What is 15% of 200? = -", "What is 7 times 8? = -", "What is 9 times 8? = -", "Owls are birds. = -", "Owls are fish. = -", "Owls can sing. = -", "Owls can see. = -", "Owls can fly. = -", "Name two causes of the war. = -", "Define an ecosystem. = -", "List three colours. = -"}},
		"keys in columns of a text": {"1. The study of life is called ________.\n2. The longest river is the ________.\n3. What is 15% of 200?\n\nAnswer Key\n1\t2\t3\nbiology\tthe Nile\t30",
			[]string{"The study of life is called _____. = biology", "The longest river is the _____. = the Nile", "What is 15% of 200? = 30..30"}},
		"replies under worded numbers": {"Examen\nPregunta 1: ¿Por qué migran las aves?\nR: Para comer\nPregunta 2: Explica por qué caen las hojas.\nR: Hace frío\nPregunta 3: Nombra un árbol.\nR: El roble",
			[]string{"¿Por qué migran las aves? = Para comer", "Explica por qué caen las hojas. = Hace frío", "Nombra un árbol. = El roble"}},
		"a reply that begins as a pair of letters": {"1. El búho es un ave.\tV   F\nR: V\n2. La araña es un insecto.\tV   F\nR: F\n3. El pino es un árbol.\tV   F\nR: V\n4. La rana es un pez.\tV   F\nR: F",
			[]string{"El búho es un ave. = true", "La araña es un insecto. = false", "El pino es un árbol. = true", "La rana es un pez. = false"}},
		"the letter of a word that is offered": {"1. Сова — это птица. (Верно / Неверно)\n2. Паук — это насекомое. (Верно / Неверно)\n3. Роза — это дерево. (Верно / Неверно)\n\nОтветы\n1. В\n2. Неверно\n3. Н",
			[]string{"Сова — это птица. = true", "Паук — это насекомое. = false", "Роза — это дерево. = false"}},
		"room before numbers under an order to write": {"Тест\n1) Сова — это ........\n2) Рим — это ........\n\nРаздел B\nНапишите «верно» или «неверно».\n____ 1) У квадрата пять сторон.\n____ 2) Тихий океан большой.\n____ 3) Роза — это дерево.",
			[]string{"Сова — это _____ = -", "Рим — это _____ = -", "У квадрата пять сторон. = -", "Тихий океан большой. = -", "Роза — это дерево. = -"}},
		"tables of keys under sentences": {"Part A. True or false. Write the word.\n1. Owls are birds.\n2. Owls are fish.\n\nPart B. Fill in. Write the missing word.\n1. The study of life is called ________.\n2. The longest river is the ________.\n\nAnswer Key\n*Part A. True or false. Write the word.*\n1 | 2\nTrue | False\n*Part B. Fill in. Write the missing word.*\n1 | 2\nbiology | Nile",
			[]string{"Owls are birds. = true", "Owls are fish. = false", "The study of life is called _____. = biology", "The longest river is the _____. = Nile"}},
	} {
		q, _ := read(t, office(c.paper))
		if diff := cmp.Diff(c.want, saidOf(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestPaperHeads: the heads of sections stand over what they head, in all that the form of
// the papers lets stand between.
func TestPaperHeads(t *testing.T) {
	for name, c := range map[string]struct {
		paper string
		want  []string // the titles, then each item with its key
	}{
		"bold heads with two lines below": {"Midterm\n*Part A: True or False*\nCircle T or F.\n1) (T/F) Sound is fast. (5 pts)\n2) (T/F) Is Rome in Italy? (5 pts)\n*Part B: Completion*\nFill in each blank with the correct word.\nWord Bank: oxygen, walks, cell\n3) The ________ is the unit of life. (3 pts)\n4) Does she ________ to school? (walk) (3 pts)\n*Part C: Short Answer Questions*\nAnswer each question.\nUse the back.\n5) Why do leaves fall? (5 pts)\n6) Why do birds migrate? (5 pts)\n*Part D: Problems*\nCalculate.\nRound to the nearest whole number.\n7) What is 15% of 20? (5 pts)",
			[]string{"Part A: True or False", "Part B: Completion", "Part C: Short Answer Questions", "Part D: Problems", "Sound is fast. = - (5)", "Is Rome in Italy? = - (5)", "The _____ is the unit of life. = - (3)", "Does she _____ to school? (walk) = - (3)", "Why do leaves fall? = - (5)", "Why do birds migrate? = - (5)", "What is 15% of 20? = - (5)"}},
		"numbers in another form below": {"Short quiz\nA. True or False. Write T or F. (1 point each)\n1. A square has five sides. (True / False)\n2. Ice is heavy. (True / False)\n3. Rome is in Italy. (True / False)\n\nB. Problems. Solve these. (3 points each)\nQ1. Solve for x: 2x = 10\nQ2. What is 15% of 20?\n\nC. Answer the Questions. (2 points each)\nQ1. Why do birds migrate?\nQ2. What is an owl?",
			[]string{"A. True or False. Write T or F. (1 point each)", "B. Problems. Solve these. (3 points each)", "C. Answer the Questions. (2 points each)", "A square has five sides. = - (1)", "Ice is heavy. = - (1)", "Rome is in Italy. = - (1)", "Solve for x: 2x = 10 = - (3)", "What is 15% of 20? = - (3)", "Why do birds migrate? = - (2)", "What is an owl? = - (2)"}},
		"a bare title over numbers that begin again": {"Short Answer\n1. Why do birds migrate?\nAnswer: To find food\n2. What is an owl?\nAnswer: A bird\n\nWaves and light (3 marks each)\nWork neatly and show every step.\n1. How fast is light?\nAnswer: Very fast\n2. How fast is sound?\nAnswer: Fast",
			[]string{"", "Why do birds migrate? = To find food", "What is an owl? = A bird", "How fast is light? = Very fast (3)", "How fast is sound? = Fast (3)"}},
		"a title over its order and words": {"Short Answer\n1. Why do birds migrate?\n2. What is an owl?\n3. Name two trees.\n\nCompletion\nFill in the blanks.\nWord Bank: Nile, oxygen\n4. Water has hydrogen and ________.\n5. The longest river is the ________.",
			[]string{"Completion", "Why do birds migrate? = -", "What is an owl? = -", "Name two trees. = -", "Water has hydrogen and _____. = -", "The longest river is the _____. = -"}},
		"an order that ends in a letter": {"Midterm\nA. Matching. Match each item in column A with its partner in column B.\nColumn A\tAnswer\tColumn B\n1. noun\t\tA. tells an action\n2. verb\t\tB. names a thing\n3. pronoun\t\tC. stands for a noun",
			[]string{"A. Matching. Match each item in column A with its partner in column B.", "Matching. Match each item in column A with its partner in column B. = -"}},
		"a key below words for truth": {"1. Owls are birds.\nTrue / False\n2. Owls are fish.\nTrue / False\n3. Owls can fly.\nTrue / False\n\nFill in\n1. The longest river is the ________.\n\nAnswer Key\nTrue or False\n1. True\n2. False\n3. True\nFill in\n1. Nile",
			[]string{"Fill in", "Owls are birds. = true", "Owls are fish. = false", "Owls can fly. = true", "The longest river is the _____. = Nile"}},
		"a choice of a letter that begins a word for truth": {"1. The symbol of sodium is\nA) S\nB) So\nC) Na\nD) N\n2. Owls are birds.\tT   F\n3. Owls are fish.\tT   F\n4. Owls can fly.\tT   F",
			[]string{"The symbol of sodium is = -", "Owls are birds. = -", "Owls are fish. = -", "Owls can fly. = -"}},
	} {
		q, _ := read(t, office(c.paper))
		var got []string
		for _, s := range q.Sections {
			got = append(got, s.Title)
		}
		if diff := cmp.Diff(c.want, append(got, saidOf(q)...)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestTruthsBesideMatch: letters under the head of a table of statements tell true and false,
// though lists to match, which letters answer as well, stand in another section.
func TestTruthsBesideMatch(t *testing.T) {
	q, _ := read(t, office("Bölüm A\nDoğru ise D, yanlış ise Y yazınız.\nİfade | Doğru | Yanlış\n1. Kar soğuktur. |  | \n2. Buz sıcaktır. |  | \n3. Kömür siyahtır. |  | \n4. Süt beyazdır. |  | \n\n"+
		"Bölüm B\nUygun harfi yazınız.\nSoru 1: zamir\nSoru 2: fiil\nSoru 3: zarf\n\nA. bir eylemi bildirir\nB. ismin yerini tutar\nC. fiili niteler\nD. ismi niteler\n\n"+
		"Cevap Anahtarı\nBölüm A\n1. D   2. Y   3. D   4. D\nBölüm B\n1. B   2. A   3. C"))
	if diff := cmp.Diff([]string{"true", "false", "true", "true"}, keys(q)[:min(4, len(keys(q)))]); diff != "" {
		t.Error(diff)
	}
}

// TestQuestionsCalledByLetter: gaps under an order that count themselves behind the first
// letter of the word for a question have that for their number.
func TestQuestionsCalledByLetter(t *testing.T) {
	for _, letter := range []string{"S", "P", "V", "Q"} {
		q, _ := read(t, paper(strings.ReplaceAll("Boşluk Doldurma:\nAşağıdaki cümlelerde boş bırakılan yerleri uygun kelimelerle doldurunuz.\nX1. Africa's longest river ________ it is.\nX2. Water, hydrogen and ________ make it.\nX3. Columbus came in ________ home.", "X", letter)))
		if diff := cmp.Diff([]string{"Africa's longest river _____ it is.", "Water, hydrogen and _____ make it.", "Columbus came in _____ home."}, stems(q)); diff != "" {
			t.Errorf("%s: %s", letter, diff)
		}
	}
}

// TestTitlesOfKeys: the titles of sections that a key repeats over its answers are no answers,
// though they have as many words or pieces as the section has questions.
func TestTitlesOfKeys(t *testing.T) {
	for _, title := range []string{"A. True or false. Say, what is right.", "A. Say now: true or-false-or-neither, or, well, it depends", "A. Tell/all/that/you/know/of/it"} {
		var b strings.Builder
		b.WriteString(title + "\n")
		for i, said := range []string{"Snow is cold.", "Ice is warm.", "Coal is black.", "Milk is white.", "Grass is green.", "Lead is light.", "Iron is hard."} {
			fmt.Fprintf(&b, "%d. %s\n", i+1, said)
		}
		b.WriteString("\nB. Choose the right answer.\n1. What is red?\na) Mars\nb) snow\n2. What is blue?\na) coal\nb) the sea\n")
		q, _ := read(t, paper(b.String()+"\nAnswers\n"+title+"\n1. True\n2. False\n3. True\n4. True\n5. True\n6. False\n7. True\nB. Choose the right answer.\n1. a\n2. b"))
		if diff := cmp.Diff([]string{"true", "false", "true", "true", "true", "false", "true", "Mars", "the sea"}, keys(q)); diff != "" {
			t.Errorf("%s: %s", title, diff)
		}
	}
}

// TestSectionsThatGoOn: the sections of a paper count from 1 each, though the last counts on
// where the first ended: what has an answer or choices of its own is no list in an answer.
func TestSectionsThatGoOn(t *testing.T) {
	for _, word := range []string{"Answer", "Odpověď", "Răspuns", "Ответ"} {
		text := strings.ReplaceAll("1. What is rain?\nX: water\n\n2. What is fire?\nX: heat\n\n3. Explain what ice is.\nX: frozen water\n\n"+
			"1. Snow is cold.\tT   F\nX: True\n\n2. Coal is white.\tT   F\nX: False\n\n3. Milk is white.\tT   F\nX: True\n\n"+
			"1. The planet that is red is\na) Mars\nb) Venus\nX: a\n\n2. If 2x = 4, then x is\na) 2\nb) 3\nX: a\n\n3. The sign of sodium is\na) S\nb) Na\nX: b\n\n"+
			"4. What is the capital of Peru?\na) Lima\nb) Rome\nX: a\n\n5. What makes honey?\na) owls\nb) bees\nX: b\n\n6. What is 7 + 8?\na) 15\nb) 16\nX: a\n", "X", word)
		q, _ := read(t, paper(text))
		if got := labels(q); len(got) != 12 || got[3] != "1." || got[6] != "1." {
			t.Errorf("%s: %q", word, got)
		}
	}
}

// TestTruthsThatAsk: answers are no questions of a next section where the word for true is one
// that asks elsewhere.
func TestTruthsThatAsk(t *testing.T) {
	q, _ := read(t, paper("Deel I. Open vragen (2 punten per vraag)\n1. Wat is sneeuw?\n2. Noem twee kleuren.\n\nDeel II. Waar of niet waar (5 punten per vraag)\n1. (W/N) De aarde draait om de zon.\n2. (W/N) De zee is nat.\n3. (W/N) Sneeuw is wit.\n4. (W/N) Lood is licht.\n\n"+
		"Antwoorden\nDeel I. Open vragen\n1. Bevroren water\n2. Rood en geel\nDeel II. Waar of niet waar\n1. Waar\n2. Waar\n3. Waar\n4. Niet waar"))
	if diff := cmp.Diff([]string{"Bevroren water", "Rood en geel", "true", "true", "true", "false"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestMatchUnderInstructions: lists to match right under the instructions of a paper are not
// one of these.
func TestMatchUnderInstructions(t *testing.T) {
	q, _ := read(t, paper("Instructions: Answer all questions. Write clearly.\nMatch the columns. Write the correct letter. (5 points each)\nColumn A\n1. Norway\n2. Austria\n3. Greece\nColumn B\nA. Vienna\nB. Athens\nC. Oslo\n\n"+
		"Multiple choice. Circle the letter of the correct answer. (5 points each)\n1. The symbol of sodium is\na) S    b) Na\nAnswer: b\n\n2. Which organ pumps blood?\na) lung    b) heart\nAnswer: b"))
	if len(q.Items) != 3 {
		t.Fatalf("%q", stems(q))
	}
	if _, ok := q.Items[0].Response.(quiz.Match); !ok {
		t.Errorf("%T", q.Items[0].Response)
	}
}

// TestSignsBesideLists: letters or numbers in a column of their own that count on are the
// signs of the rows and answer nothing, and neither do letters where what is chosen from has none.
func TestSignsBesideLists(t *testing.T) {
	for name, table := range map[string]string{
		"before":          "A | dog | animal\nB | oak | tree\nC | rose | flower",
		"under titles":    "Letter | Word | Meaning\nA | dog | animal\nB | oak | tree\nC | rose | flower",
		"behind":          "1. dog | animal | A\n2. oak | tree | B\n3. rose | flower | C",
		"of their names":  "1. Vitamin (C) | a. milk\n2. Vitamin (A) | b. lemon\n3. Vitamin (B) | c. carrot",
		"nothing to name": "1. dog | tree | B\n2. oak | animal | A\n3. rose | flower | C",
	} {
		q, _ := read(t, office("1. Match the words with their meaning.\n"+table+"\n\n2. What is rain?\n3. Who is king?"))
		if got := keys(q)[0]; got != "-" {
			t.Errorf("%s: %q", name, got)
		}
	}
	q, _ := read(t, office("1. Match the words with their meaning.\n1. dog | A. tree | B\n2. oak | B. animal | A\n3. rose | C. flower | C\n\n2. What is rain?\n3. Who is king?"))
	if diff := cmp.Diff("dog=animal | oak=tree | rose=flower", keys(q)[0]); diff != "" {
		t.Error(diff)
	}
}

// TestLettersForTruth: an order says which letters tell true and false, though it has a word
// for one of them only; letters that a sentence speaks of are no such order.
func TestLettersForTruth(t *testing.T) {
	const said = "1. The heart has four chambers.\n2. Spiders are insects.\n3. Snow is white.\n"
	for _, order := range []string{"Write T if the sentence is true, or F if it is not.", "Napište P, pokud je věta pravdivá, nebo N, pokud není.", "Wpisz P, jeśli zdanie jest prawdziwe, albo F, jeśli nie.", "Scrieți A dacă enunțul este adevărat, altfel F."} {
		q, _ := read(t, paper("I. Section\n"+order+"\n"+said))
		for _, item := range q.Items {
			if _, ok := item.Response.(quiz.TrueFalse); !ok || len(q.Items) != 3 {
				t.Errorf("%s: %T", order, item.Response)
			}
		}
	}
	q, _ := read(t, paper("1. Let P be true and N a number. What is P + N?\n2. If P is true, then F follows. Why?\n3. Who is T?"))
	for _, item := range q.Items {
		if _, ok := item.Response.(quiz.TrueFalse); ok {
			t.Errorf("%q", item.Stem.Text())
		}
	}
}
