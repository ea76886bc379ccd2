package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestTasksUnderATitle: tasks listed under a title or a description are
// questions of their own; answers to a question stay its choices.
func TestTasksUnderATitle(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"orders under a title": {"Exam\n1. Stacks and queues\na) Explain the difference between a stack and a queue.\nb) Give an example of where a stack is used in practice.\n2. Trees\na) Draw a balanced tree with seven nodes in it.\nb) What is the height of the tree that you drew?",
			[]string{"1 a)", "1 b)", "2 a)", "2 b)"}},
		"orders to a database": {"Test\n1. Which of the following statements lists the pupils without a course:\na) SELECT name FROM pupils LEFT JOIN courses USING (code) WHERE code IS NULL;\nb) SELECT name FROM pupils RIGHT JOIN courses USING (code) WHERE code IS NULL;\nc) SELECT name FROM pupils JOIN courses USING (code) WHERE code IS NOT NULL;\n2. Which of the following ends a statement:\na) comma\nb) semicolon",
			[]string{"1.", "2."}},
		"questions with upper-case letters": {"Problem set\nProblem 1. An economy produces cars and carrots at the prices of the table.\nA) What is nominal GDP in 2014 and in 2015? By how much does it change?\nB) What is real GDP in 2014 and in 2015, with the prices of 2014?\nC) Why are the two rates of growth different? Explain your answer.",
			[]string{"Problem 1 A)", "Problem 1 B)", "Problem 1 C)"}},
		"questions under a description with its points": {"Exam\n1. A pump lifts water from a well that is ten metres deep.\t[5]\na. How long does it take to lift one cubic metre of water?\nb. How much of the energy is lost? Assume that the pipe is smooth.\n2. Name a pump.\t[1]",
			[]string{"1 a.", "1 b.", "2."}},
		"numbers behind a colon": {"Sheet\nProblem 1. (20)\nDefine a mean and a median.\nProblem:2. (20)\nA firm records its salaries.\na) Arrange the data of the firm in classes of ten.\nb) Find the median of all the data of the firm.\nProblem:3. (20)\nDraw a bar chart of these marks.",
			[]string{"Problem 1", "Problem:2 a)", "Problem:2 b)", "Problem:3"}},
		"orders and questions under data": {"Quiz\n1. A study counted the people who watch birds in six groups.\na. Make a bar chart for these data. (You can draw it by hand.)\nb. What can you learn from it?\n2. The weights of some eggs are listed here.\n41 43 47\na. Determine the median weight.\nb. Are there any outliers? If so, what are they?",
			[]string{"1 a.", "1 b.", "2 a.", "2 b."}},
		"questions with bullets": {"Statistics exam\n1. A teacher picks a team from six students.\n• What is the probability that the name of the first one starts with A?\n• What is the probability that both are girls, given that one of them is?\n2. Give an example of bias.",
			[]string{"1 a)", "1 b)", "2."}},
		"orders in Italian, by number": {"Esame di fisica\nDomanda 1. Si consideri una pompa che solleva acqua da un pozzo profondo dieci metri.\n1. Si calcoli il lavoro fatto per sollevare un metro cubo di acqua.\n2. Determinare la potenza della pompa quando lavora per due ore intere.\n3. Come cambia la potenza se il pozzo diventa due volte più profondo?\nDomanda 2. Che cosa è una pompa?",
			[]string{"Domanda 1 1.", "Domanda 1 2.", "Domanda 1 3.", "Domanda 2"}},
		"orders in Portuguese": {"Avaliação de biologia\nQuestão 1: Observe o desenho da folha que foi mostrado na aula:\na) Identifique e descreva as partes da folha que foram marcadas.\nb) Explique para que serve cada uma das partes da folha.\nQuestão 2: O que é uma raiz?",
			[]string{"Questão 1 a)", "Questão 1 b)", "Questão 2"}},
		"orders with examples below": {"Teste final\n1. Considere as listas de inteiros.\n(a) Defina a função que devolve o último elemento de uma lista.\nPor exemplo: last [1,2,3]\n(b) Declare a função que devolve os outros elementos da lista.\nPor exemplo: init [1,2,3]\n2. Defina uma árvore.",
			[]string{"1 (a)", "1 (b)", "2."}},
		"orders behind what they are about": {"Exam\n1. A string of a guitar is tuned to a low note and has a tension of 80 newtons.\n(a) You want to play it with an orchestra of today. To what frequency do you tune it? (The reference is 440 Hz.)\n(b) Now the reference of the orchestra is 415 Hz. The string is tuned again. Calculate its new tension.\n2. What is a tone?",
			[]string{"1 (a)", "1 (b)", "2."}},
		"answers to a question": {"Quiz\n1. What should a scientist do first?\na) Explain the results of the experiment to others.\nb) Describe the problem that is to be solved.\nc) Calculate the average of all the measurements.\n2. Which came first?\na) one\nb) two\nc) three",
			[]string{"1.", "2."}},
		"several of them to be chosen": {"Quiz\n1. A server shall update the computers of one office by itself. (Choose three. Each answer is a part of the solution.)\nA. Create a local group on the server for the office.\nB. Create a rule that approves updates for the group.\nC. Add all computers of the office to the new group.\n2. Which came first?\na) one\nb) two\nc) three",
			[]string{"1.", "2."}},
		"answers that go on with the stem": {"Quiz\n1. The best reply of a nurse is\na. Explain to the patient what will happen next.\nb. Describe to the family how the patient feels now.\nc. List all of the medicines that the patient takes.\n2. A careful driver will\na. Stop.\nb. Go.\nc. Turn.",
			[]string{"1.", "2."}},
		"short orders about what is given": {"Test\n1. Dada la función f(x) = x:\na) Calcula sus máximos.\nb) Estudia la curvatura.\nc) Dibuja la gráfica.\n2. Resuelve el sistema.",
			[]string{"1 a)", "1 b)", "1 c)", "2."}},
		"short questions on a text": {"Test\nQuestion 1\nRead the text and answer the questions.\nTom went to the park with his father. They saw many birds there.\n1. Who was with Tom?\n2. What did they see?\nQuestion 2\nWrite a letter to your friend.",
			[]string{"Question 1 1.", "Question 1 2.", "Question 2"}},
		"orders by the form of their verbs below a formula": {"آزمون\nسوال 1) تابع زیر داده شده است:\nf(x) = 2x + 1\nالف) نمودار آن را رسم کنید (با دست).\nب) ریشه\u200cی آن را بیابید. آیا یکتا است؟\nسوال 2) مساحت دایره را بیابید.",
			[]string{"سوال 1 الف)", "سوال 1 ب)", "سوال 2"}},
		"orders among questions to answer": {"آزمون\nسوال 1) درختان باغ را در نظر بگیرید. به سوالات زیر پاسخ دهید:\nالف) بلندترین درخت باغ را با دلیل توصیف کنید.\nب) توضیح دهید چرا برگ ها در پاییز می ریزند؟\nج) نام درختان را در صورتی که برگ ندارند\nسوال 2) درخت چیست؟",
			[]string{"سوال 1 الف)", "سوال 1 ب)", "سوال 1 ج)", "سوال 2"}},
		"answers with a number each": {"Quiz\n1. The entire correct reply is set in bold.\na. Answer 1 - wrong\nb. Answer 2 - wrong\n2. Which came first?\na. one\nb. two",
			[]string{"1.", "2."}},
		"speech": {"Quiz\n1. The nurse replies best by saying:\nA. \"Why do you feel that the treatment does not help?\"\nB. \"What would you like me to tell your family now?\"\nC. \"When did the pain begin, and how strong is it?\"\n2. Two and two is:\nA. three\nB. four\nC. five",
			[]string{"1.", "2."}},
	} {
		q, _ := read(t, paper(test.text))
		got := labels(q)
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestHintsUnderAnOrder: bullets under an order to write say what to write.
func TestHintsUnderAnOrder(t *testing.T) {
	q, _ := read(t, paper("Exam\n1. Describe the city you live in.\n• its river and its bridges\n• the people\n2. Which of these is a river?\n• Rhine\n• Rome\n3. The word that we use to describe a sea of ice is ____\n• glacier\n• lagoon"))
	if len(q.Items) != 3 {
		t.Fatalf("%d items", len(q.Items))
	}
	if _, ok := q.Items[0].Response.(quiz.Essay); !ok || !strings.Contains(q.Items[0].Stem.Text(), "• the people") {
		t.Errorf("%T: %q", q.Items[0].Response, q.Items[0].Stem.Text())
	}
	for _, item := range q.Items[1:] {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 2 {
			t.Errorf("%q: %T", item.Stem.Text(), item.Response)
		}
	}
}

// TestHintsBelowTheirWord: what a list below a word for hints says is no choice.
func TestHintsBelowTheirWord(t *testing.T) {
	q, _ := read(t, paper("Lista\nZad 1. Napisz funkcję, która sprawdza typ zmiennej.\nPodpowiedzi:\n• Przesyłaj typ jako argument funkcji.\n• Jeżeli typ jest inny, rzucaj wyjątkiem.\nZad 2. Czym jest typ?"))
	if len(q.Items) != 2 {
		t.Fatalf("%d items", len(q.Items))
	}
	if stem := q.Items[0].Stem.Text(); !strings.Contains(stem, "• Jeżeli") {
		t.Errorf("%T below %q", q.Items[0].Response, stem)
	}
}

// TestPointsTell: numbered paragraphs that say what they are worth are questions,
// whatever signs follow their numbers.
func TestPointsTell(t *testing.T) {
	q, _ := read(t, paper("Term end paper\n1) Read the picture shown below. Call it P. (10 marks)\nNow do the following:\na) Enlarge it by 4.\nb) Turn it round.\n2) Read the second picture. (10 marks)\n3. Convert it to grey. (10 marks)"))
	got := ""
	for _, item := range q.Items {
		got += item.Label[:1]
	}
	if !strings.Contains(got, "1") || !strings.HasSuffix(got, "23") {
		t.Errorf("labels %q", got)
	}
}

// TestPairsUnderHeads: numbered pairs below the heads of their columns belong to
// the question that announces them.
func TestPairsUnderHeads(t *testing.T) {
	doc := paper("Test\n1. Consider the following pairs:\nFuel\tMade from\n1. Gasoline\t: cellulose\n2. Diesel\t: fats\n3. Kerosene\t: wood\nHow many of them are right?\n(a) One\n(b) Two\n(c) Three\n2. Which is a river?\n(a) Rhine\n(b) Rome\n(c) Paris")
	bold := doc.Blocks[2].(page.Paragraph)
	for i := range bold.Runs {
		bold.Runs[i].Marks.Bold = true
	}
	bold.Style.Heading = 2
	doc.Blocks[2] = bold
	q, _ := read(t, doc)
	if len(q.Items) != 2 {
		t.Fatalf("%d items", len(q.Items))
	}
}

// TestPartsSayMore: a part that asks may go on with an order, and a letter may be
// missing between tasks.
func TestPartsSayMore(t *testing.T) {
	for name, text := range map[string]string{
		"an order behind it":   "1. Look at the picture below\na) Who produces food?\nWhy is it so?\nb) Which animals eat it?\nExplain your drawing!\nc) Who eats the others?\n2. Look around you\na) Who is there?\nb) What is there?\nWrite it down!\nc) Why is it there?\n",
		"an order on its line": "1. Look at the picture below\na) Who produces food in it? Name all of them!\nb) Which animals eat it?\nc) Who eats the others?\n2. Look around you\na) Who is there?\nb) What is there? Write it down!\nc) Why is it there?\n",
		"a letter missing":     "1. The table shows how fast the water flows.\na) Draw a graph of the speed against time.\nb) Calculate the mean speed of the water.\nd) Explain in your own words why it changes.\n2. The map shows the same river.\na) Mark the place where it rises.\nb) Describe the way it takes to the sea.\nc) Explain why it turns to the north.\n",
	} {
		q, _ := read(t, paper(text))
		if len(q.Items) != 6 {
			t.Errorf("%s: %d questions: %q", name, len(q.Items), labelled(q))
		}
	}
}

// TestTasksUnderCode: what a stem ends with may be code; the line over it tells
// whether the lettered lines below are tasks.
func TestTasksUnderCode(t *testing.T) {
	code := func(s string) page.Block {
		return page.Paragraph{Runs: []page.Run{{Text: s, Marks: page.Marks{Code: true}}}}
	}
	pages := paper("Teste de programação\n1. Considere o tipo seguinte.")
	pages.Blocks = append(pages.Blocks, code("data Tree a = Leaf a (Tree a) (Tree a)"))
	pages.Blocks = append(pages.Blocks, paper("(a) Defina a função que conta as folhas da árvore.\n(b) Defina a função que devolve a altura da árvore.\n2. Enumere três tipos.").Blocks...)
	q, _ := read(t, pages)
	got := labels(q)
	if diff := cmp.Diff([]string{"1 (a)", "1 (b)", "2."}, got); diff != "" {
		t.Error(diff)
	}
}

// TestOrdersInChinese: short sentences that all ask to find something are parts; a
// year behind a wide full stop is no decimal place.
func TestOrdersInChinese(t *testing.T) {
	q, _ := read(t, paper("物理试卷\n1．2018年夏天，一个球向门滚动，质量为2千克，如图所示。\n（1）求球的速度；\n（2）求球的路程。\n2. 一根细杆放在桌面上，质量为3千克，如图所示；\n（1）求细杆转动的周期；\n（2）计算细杆的能量。"))
	got := labels(q)
	if diff := cmp.Diff([]string{"1． （1）", "1． （2）", "2 （1）", "2 （2）"}, got); diff != "" {
		t.Error(diff)
	}
}

// TestManyOrders: more lettered entries than a question has choices, which mostly
// order something, are tasks, whatever the line over them ends with.
func TestManyOrders(t *testing.T) {
	text := "Quiz 5\n1. The folder called attic has these files inside listed here: /home/attic\n- boxes\n- chairs\n"
	for i, order := range []string{"Write a command to make a folder in your home", "Write a command to copy all files from the attic", "Give the command to rename the folder called attic", "Change the rights of the folder for its owner.", "Show how you find all files in the folder", "The folder holds a file with a name that nobody knows", "Make a list of all the files that begin with b"} {
		text += string(rune('a'+i)) + ". " + order + "\n$ run " + string(rune('a'+i)) + "\n"
	}
	q, _ := read(t, paper(text+"2. What is a link?"))
	if len(q.Items) != 8 {
		t.Errorf("%d questions: %q", len(q.Items), labelled(q))
	}
}

// TestOneOrderSetApart: where one of what stands under a stem is bold from end to end
// they are choices that say what to do, the bold one right; with one bold word each
// they are tasks.
func TestOneOrderSetApart(t *testing.T) {
	q, _ := read(t, set("Exam\n1. A guest of the museum must:\na) Explain to the guards that nobody may eat.\n{b:b) Describe the picture before it is taken away.}\nc) Nothing of what is said above.\n2. Two and two is\na) three\n{b:b) four}\nc) five"))
	if len(q.Items) != 2 || keyText(q.Items[0].Response) == "" {
		t.Errorf("%d items, %v", len(q.Items), keys(q))
	}
	q, _ = read(t, set("Exam\n1. Trees\na) {b:Explain} the difference between a tree and a list.\nb) {b:Draw} a balanced tree with seven nodes in it.\nc) {b:Count} the leaves of the tree that you drew.\n2. Define a list."))
	if len(q.Items) != 4 {
		t.Errorf("%d items with tasks: %v", len(q.Items), keys(q))
	}
}
