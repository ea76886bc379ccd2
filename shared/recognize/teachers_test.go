package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestTeachersKeys reads the keys that teachers write below their papers: by tasks, by
// sections, by parts and by numbers with dots.
func TestTeachersKeys(t *testing.T) {
	for _, c := range []struct {
		name string
		text string
		want []string // label stem: key
	}{
		{"numbers left out", "Words\n1. A lion eats ____.\n2. owl\nWhat is it?\n3. Use it in a sentence: owl\n4. A cow eats ____.\nTeacher key: 1-meat, 2-bird, 4-grass",
			[]string{"1. A lion eats _____.: meat", "2. owl\nWhat is it?: bird", "3. Use it in a sentence: owl: -", "4. A cow eats _____.: grass"}},
		{"a list to match among questions", "Part I. Match each word with its meaning.\n___ 1. prey          a. eats others\n___ 2. hunter        b. is eaten\n___ 3. plant         c. grows\nPart II. Fill in.\n4. A cow eats ____.\n\nAnswer key: 1-b, 2-a, 3-c, 4-grass",
			[]string{"1. Part I. Match each word with its meaning.: prey=is eaten | hunter=eats others | plant=grows", "4. A cow eats _____.: grass"}},
		{"truths of a numbered task", "Exercice 2 : Vrai ou faux ?\n1. Paris est une ville.     Vrai / Faux\n2. Lyon est un pays.     Vrai / Faux\n3. Nice est un port.     Vrai / Faux\n\nExercice 3 : Réponds aux questions.\n1. Quelle ville est la capitale ?\n2. Où est Lyon ?\n\nCorrigé\nExercice 2 : 1. Vrai  2. Faux (une ville)  3. Vrai",
			[]string{"Exercice 2 1. Paris est une ville.: true", "Exercice 2 2. Lyon est un pays.: false", "Exercice 2 3. Nice est un port.: true", "Exercice 3 1. Quelle ville est la capitale ?: -", "Exercice 3 2. Où est Lyon ?: -"}},
		{"reasons behind several letters", "1. Which are birds? Select all that apply.\nA. owl\nB. bat\nC. crow\n2. Which swims?\nA. owl\nB. carp\n\nAnswers with rationales:\n1. A, C - Owls and crows have feathers, and bats are mammals like whales and dogs.\n2. B - It is a fish.",
			[]string{"1. Which are birds? Select all that apply.: owl | crow", "2. Which swims?: carp"}},
		{"reasons below the letter of a named question", "1. Which is a bird?\nA. bat\nB. owl\nC. cat\n2. Which swims?\nA. carp\nB. owl\nC. ant\n3. Which flies?\nA. ant\nB. cat\nC. bat\n\nAnswer Key with Reasons\nQuestion 1: B\nA) It is a mammal.\nB) It has feathers.\nC) It is a mammal.\nQuestion 2: A\nA) It is a fish.\nB) It is a bird.\nC) It walks.\nQuestion 3: C\nA) It walks.\nB) It walks.\nC) It has wings.",
			[]string{"1. Which is a bird?: owl", "2. Which swims?: carp", "3. Which flies?: bat"}},
		{"the right one of the reasons first", "1. Which is a bird?\nA. bat\nB. owl\nC. cat\n2. Which swims?\nA. carp\nB. owl\nC. ant\n3. Which flies?\nA. ant\nB. cat\nC. bat\n\nAnswers and reasons\n1. B) It has feathers. A) It is a mammal. C) It is a mammal.\n2. A) It is a fish. B) It is a bird. C) It walks.\n3. C) It has wings. A) It walks. B) It walks.",
			[]string{"1. Which is a bird?: owl", "2. Which swims?: carp", "3. Which flies?: bat"}},
		{"bare letters of parts", "1  Fill in the words.\na) A ____ barks.\nb) A ____ says moo.\nc) They ____ in the rain now.\n2  Answer.\na) What is a cat?\nb) What is a dog?\n\nAnswer key\n1  a dog  b cow  c are running",
			[]string{"1 a) A _____ barks.: dog", "1 b) A _____ says moo.: cow", "1 c) They _____ in the rain now.: are running", "2 a) What is a cat?: -", "2 b) What is a dog?: -"}},
		{"bare letters of parts and dashes", "1  Fill in the words.\na) A ____ barks.\nb) A ____ says moo.\n2  Answer.\na) What is a cat?\nb) What is a dog?\n\nAnswer key\n1  A – dog  B – cow",
			[]string{"1 a) A _____ barks.: dog", "1 b) A _____ says moo.: cow", "2 a) What is a cat?: -", "2 b) What is a dog?: -"}},
		{"parts that the key answers each", "1. Say what kind of word each is: noun or verb.\na) house\nb) run\nc) tree\n2. What is red?\na) grass\nb) blood\n\nAnswers\n1. a) noun  b) verb  c) noun\n2. b",
			[]string{"1 a) house: noun", "1 b) run: verb", "1 c) tree: noun", "2. What is red?: blood"}},
		{"a key of parts is none of choices", "1. Which is it?\na) ____\nb) both\nc) none\n2. What is red?\na) grass\nb) blood\n\nAnswers\n1. a) noun  b) verb\n2. b",
			[]string{"1. Which is it?: -", "2. What is red?: blood"}},
		{"a key of parts with dashes", "1. Верны ли утверждения?\nа) Пётр I стал императором.\nб) Столицей стала Москва.\n2. Что красное?\nа) трава\nб) кровь\n\nКлюч\n1 а – да, б – нет\n2 б",
			[]string{"1 а) Пётр I стал императором.: true", "1 б) Столицей стала Москва.: false", "2. Что красное?: кровь"}},
		{"numbers with dots", "1.1 What is the capital of France?\n1.2 What is the capital of Spain?\n2.1 Who wrote Hamlet?\n\nMemorandum\n1.1 Paris\n1.2 Madrid  2.1 Shakespeare",
			[]string{"1.1 What is the capital of France?: Paris", "1.2 What is the capital of Spain?: Madrid", "2.1 Who wrote Hamlet?: Shakespeare"}},
		{"parts with dots under one task", "Aufgabe 1\nNenne ein Organ.\nAufgabe 2\n2.1 Beschreibe das Herz.\n2.2 Was ist eine Zelle?\nAufgabe 3\nWarum atmen wir?\n\nLösungen\n1 Lunge\n2.1 ein Muskel\n2.2 ein Baustein\n3 wegen der Luft",
			[]string{"Aufgabe 1 Nenne ein Organ.: Lunge", "Aufgabe 2 2.1 Beschreibe das Herz.: ein Muskel", "Aufgabe 2 2.2 Was ist eine Zelle?: ein Baustein", "Aufgabe 3 Warum atmen wir?: wegen der Luft"}},
		{"sections by letters, one of them a list", "A) Choose.\n1. What is red?\na) grass\nb) blood\n2. What is green?\na) grass\nb) blood\n\nB) Match the words.\n1. cat        a. barks\n2. dog        b. moos\n3. cow        c. purrs\n\nC) Answer.\n1. What is a cat?\n2. What is a dog?\n\nKEY\nA) 1b 2a\nB) 1c 2a 3b",
			[]string{"1. What is red?: blood", "2. What is green?: grass", "1. Match the words.: cat=purrs | dog=barks | cow=moos", "1. What is a cat?: -", "2. What is a dog?: -"}},
		{"tasks cut short", "Exercise 1 – Fill in the verbs. (2 points)\n1) She (go) ...... home.\n2) We (eat) ...... cake.\nExercise 2 – Circle the right word. (3 points)\n1) The dogs (run / runs / running) fast.\n2) A cat (sleep / sleeps / sleeping) long.\n3) He (have / has / having) milk.\n\nAnswers\nEx. 1 : 1) goes 2) eat\nEx. 2 : 1) run 2) sleeps 3) has",
			[]string{"1. She (go) _____ home.: goes", "2. We (eat) _____ cake.: eat", "1. The dogs _____ fast.: run", "2. A cat _____ long.: sleeps", "3. He _____ milk.: has"}},
		{"pairs behind a number with a colon", "1. Match the words.\n1 cat      A barks\n2 dog      B moos\n3 cow      C purrs\n2. What is red?\n3. What is green?\n\nAnswers\n1: 1C, 2A, 3B\n2: blood\n3: grass",
			[]string{"1. Match the words.: cat=purrs | dog=barks | cow=moos", "2. What is red?: blood", "3. What is green?: grass"}},
		{"letters with numbers in a row", "А1. Главная часть цветка – это\n1) пестик\n2) лист\nА2. Пыльца образуется в\n1) завязи\n2) пыльнике\nВ1. Растёт в лесу\n1) дуб\n2) хлеб\n\nОтветы\nА1 – 1, А2 – 2, В1 – 1",
			[]string{"А1 Главная часть цветка – это: пестик", "А2 Пыльца образуется в: пыльнике", "В1 Растёт в лесу: дуб"}},
		{"parts by path", "1 A student burns magnesium.\n  (a) State what is seen. ............................ [2]\n  (b) (i) Name the product. ............................ [1]\n      (ii) Describe its colour. ............................ [1]\n2 Ammonia is a base.\n  (a) Define the term base. ............................ [1]\n  (b) Suggest its pH. ............................ [1]\n3 Explain why ice floats.\n\nMark scheme\n1(a) a bright light\n1(b)(i) magnesium oxide\n1(b)(ii) white\n2(a) proton acceptor\n3 it is less dense",
			[]string{"1(a) State what is seen.: a bright light", "1(b)(i) Name the product.: magnesium oxide", "1(b)(ii) Describe its colour.: white", "2(a) Define the term base.: proton acceptor", "2(b) Suggest its pH.: -", "3 Explain why ice floats.: it is less dense"}},
		{"one answer behind the number of a section", "I. Choose.\n1. What is red?\na. grass\nb. blood\n2. What is green?\na. grass\nb. blood\n\nII. Answer.\n3. Name a red thing.\n4. What is grass for?\n\nANSWER KEY\nI. 1. b   2. a\nII. 3. blood or a rose\n     4. cows",
			[]string{"1. What is red?: blood", "2. What is green?: grass", "3. Name a red thing.: blood | a rose", "4. What is grass for?: cows"}},
		{"bare numbers before sentences", "Task 1. Fill in the verb.\n1. She (go) _____ home.\n2. We (eat) _____ cake.\n\nTask 2. Rewrite the sentences in the past simple.\n1. I go to the park.\n2. She has a bike.\n\nAnswers\nTask 1: 1 goes, 2 eat\nTask 2: 1 I went to the park. 2 She had a bike.",
			[]string{"1. She (go) _____ home.: goes", "2. We (eat) _____ cake.: eat", "1. I go to the park.: I went to the park.", "2. She has a bike.: She had a bike."}},
		{"sections by Han numbers", "一、选择题\n1. 天空是（  ）。\nA. 蓝色 B. 红色 C. 黑色 D. 绿色\n2. 草是（  ）。\nA. 蓝色 B. 红色 C. 黑色 D. 绿色\n\n二、填空题\n3. 一年有________个月。\n4. 一周有________天。\n\n参考答案\n一、1. A 2. D\n二、3. 十二 4. 七",
			[]string{"1. 天空是（  ）。: 蓝色", "2. 草是（  ）。: 绿色", "3. 一年有_____个月。: 十二", "4. 一周有_____天。: 七"}},
		{"texts of two choices", "1. What puts out a fire? (choose two)\n[ ] Petrol\n[ ] Sand\n[ ] Dry powder\n2. What is red?\n( ) grass\n( ) blood\n\nCorrect answers:\n1: Sand and Dry powder\n2: blood",
			[]string{"1. What puts out a fire? (choose two): Sand | Dry powder", "2. What is red?: blood"}},
		{"an answer that asks", "Translate into Spanish.\n1. I like coffee.\n2. I am here.\n3. We live in Madrid.\n4. Where is the library?\n\nAnswer key\n1. Me gusta el café.\n2. Estoy aquí.\n3. Vivimos en Madrid.\n4. ¿Dónde está la biblioteca?",
			[]string{"1. I like coffee.: Me gusta el café.", "2. I am here.: Estoy aquí.", "3. We live in Madrid.: Vivimos en Madrid.", "4. Where is the library?: ¿Dónde está la biblioteca?"}},
		{"for whom the answers are", "1) What colour is blood?\na) Red\nb) Blue\n2) Report all accidents, however small.       TRUE / FALSE\n3) The speed is ______ km/h.\n\nANSWERS (for supervisor only):\n1 = A, 2 = TRUE, 3 = 10",
			[]string{"1) What colour is blood?: Red", "2) Report all accidents, however small.: true", "3) The speed is _____ km/h.: 10..10"}},
		{"truths behind letters", "1. What is red?\n2. Write true or false next to each statement.\n   A. Friction can slow things down. ____________\n   B. Gravity pushes things up. ____________\n   C. A magnet attracts all metals. ____________\n\nAnswers\n1 blood\n2 A true B false C false",
			[]string{"1. What is red?: blood", "2 A. Friction can slow things down.: true", "2 B. Gravity pushes things up.: false", "2 C. A magnet attracts all metals.: false"}},
		{"truths with dashes", "1) O planeta mais próximo do Sol é:\na) Vênus\nb) Mercúrio\n2) Marque V para verdadeiro e F para falso:\n(   ) A Lua é um satélite natural.\n(   ) O Sol é um planeta pequeno.\n(   ) A Terra gira em torno do Sol.\n\nGABARITO\n1) b\n2) V – F – V",
			[]string{"1) O planeta mais próximo do Sol é:: Mercúrio", "2) a) A Lua é um satélite natural.: true", "2) b) O Sol é um planeta pequeno.: false", "2) c) A Terra gira em torno do Sol.: true"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, askedWithKeys(t, paper(c.text))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// TestTeachersPapers reads what stands in the papers of teachers without a key.
func TestTeachersPapers(t *testing.T) {
	auto := func(number, text string) page.Paragraph {
		p := page.Paragraph{Runs: []page.Run{{Text: text}}}
		p.Label = &page.Label{Text: number + ".", Format: page.Decimal, Number: int(number[0] - '0'), List: "1"}
		return p
	}
	lists := []string{"A. rust", "B. frost", "C. smut", "D. scab"}
	bank := lists[0] + "\n" + lists[1] + "\n" + lists[2] + "\n" + lists[3]
	for _, c := range []struct {
		name string
		doc  page.Document
		want []string // label stem: key
	}{
		{"truths with what corrects them", paper("Write TRUE if the statement is correct. If it is FALSE, correct the underlined word.\n1. Ice is frozen water. TRUE\n2. The sun is a planet. FALSE (star)\n3. Birds have scales. FALSE - feathers"),
			[]string{"1. Ice is frozen water.: true", "2. The sun is a planet.: false", "3. Birds have scales.: false"}},
		{"boxes behind small letters", paper("1. Kreuze an, ob es richtig (r) oder falsch (f) ist.\na) Die Sonne ist ein Stern.   r ☐  f ☐\nb) Der Mond ist ein Planet.   r ☐  f ☐\nc) Die Erde ist rund und blau.   r ☐  f ☐\n2. Was ist rot?"),
			[]string{"1 a) Die Sonne ist ein Stern.: -", "1 b) Der Mond ist ein Planet.: -", "1 c) Die Erde ist rund und blau.: -", "2. Was ist rot?: -"}},
		{"words to choose from in parts", paper("1. Choose the correct word.\na) There is (some / any) milk.\nb) How (much / many) eggs do we need?\n2. Since or for?\na) I have lived here since / for years.\nb) He has worked since / for a week.\n3. What is a noun?"),
			[]string{"1 a) There is _____ milk.: -", "1 b) How _____ eggs do we need?: -", "2 a) I have lived here _____ years.: -", "2 b) He has worked _____ a week.: -", "3. What is a noun?: -"}},
		{"the first part behind an automatic number", page.Document{Blocks: []page.Block{auto("1", "(a) Define the word rain. (2 marks)"), page.Paragraph{Runs: []page.Run{{Text: "(b) Name three clouds. (3 marks)"}}}, auto("2", "(a) What is a map? (1 mark)"), page.Paragraph{Runs: []page.Run{{Text: "(b) Draw one. (4 marks)"}}}}},
			[]string{"1 (a) Define the word rain.: -", "1 (b) Name three clouds.: -", "2 (a) What is a map?: -", "2 (b) Draw one.: -"}},
		{"short words behind gaps", paper("1. Setze den Artikel ein (der, die, das).\na) ____ Tafel\nb) ____ Heft\n2. Übersetze ins Deutsche.\na) I go home.\nb) You sleep.\n3. Was ist ein Verb?"),
			[]string{"1 a) _____ Tafel: -", "1 b) _____ Heft: -", "2 a) I go home.: -", "2 b) You sleep.: -", "3. Was ist ein Verb?: -"}},
		{"a list for several questions", paper("Options\n" + bank + "\n\nFor each of the following plants select the most likely disease.\n\n1. Orange dust lies on the leaves of the wheat.\n2. Black spots are on the apples.\n\nAnswers\n1 A   2 D"),
			[]string{"1. Orange dust lies on the leaves of the wheat.: rust", "2. Black spots are on the apples.: scab"}},
		{"a cue that asks all there is to ask", paper("QUESTÃO 01 (1,0)\nQuais países fazem fronteira com o Brasil?\n(A) Chile\n(B) Argentina\n\nQUESTÃO 02 (1,0)\nAssinale todas as alternativas corretas sobre a região Norte:\n(A) É a maior região em área.\n(B) Tem muitos rios."),
			[]string{"QUESTÃO 01 Quais países fazem fronteira com o Brasil?: -", "QUESTÃO 02 Assinale todas as alternativas corretas sobre a região Norte:: -"}},
		{"a dialogue to put in order", paper("1. Put the sentences of the dialogue in the correct order.\n___ Fine, thanks. Can I help you?\n___ Good morning.\n___ I want a book.\n2. What is a noun?"),
			[]string{"1. Put the sentences of the dialogue in the correct order.: -", "2. What is a noun?: -"}},
		{"orders between numbers", paper("Define each term.\n1. photosynthesis\n2. chlorophyll\n\nUse each word in a sentence.\n3. stem\n4. root\n\nAnswer in complete sentences.\n5. How do seeds travel?\n6. Why do plants need light?"),
			[]string{"1. photosynthesis: -", "2. chlorophyll: -", "3. stem: -", "4. root: -", "5. How do seeds travel?: -", "6. Why do plants need light?: -"}},
		{"sentences to mark", paper("Aufgabe 1: Unterstreiche das Prädikat.\na) Der Hund bellt laut.\nb) Im Winter fährt Tom gern Ski.\nAufgabe 2: Bilde drei eigene Sätze.\nAufgabe 3: Was ist ein Verb?"),
			[]string{"Aufgabe 1 a) Der Hund bellt laut.: -", "Aufgabe 1 b) Im Winter fährt Tom gern Ski.: -", "Aufgabe 2 Bilde drei eigene Sätze.: -", "Aufgabe 3 Was ist ein Verb?: -"}},
		{"pairs of boxes in brackets", paper("Richtig oder falsch? Kreuze an.\n                            richtig    falsch\n1. Der Fuchs war satt.            [ ]       [x]\n2. Er sah viele Trauben.          [x]       [ ]\n3. Die Trauben waren süß.         [ ]       [x]"),
			[]string{"1. Der Fuchs war satt.: false", "2. Er sah viele Trauben.: true", "3. Die Trauben waren süß.: false"}},
		{"worth alone is no choice", paper("1. What is red?\nA  grass\nB  blood\n2. What is green?\nA  grass\nB  blood\n          (2 x 2) (4)"),
			[]string{"1. What is red?: -", "2. What is green?: -"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, askedWithKeys(t, c.doc)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// askedWithKeys gives every question of a document as "label stem: key".
func askedWithKeys(t *testing.T, doc page.Document) []string {
	t.Helper()
	q, _ := read(t, doc)
	var got []string
	for i, k := range keys(q) {
		got = append(got, q.Items[i].Label+" "+q.Items[i].Stem.Text()+": "+k)
	}
	return got
}
