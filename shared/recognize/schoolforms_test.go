package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSchoolForms reads choices behind numbers in brackets, forms as they are copied from
// the screen, tasks behind the choices of the last question and orders with their worth.
func TestSchoolForms(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"numbers in brackets on one line": {"PHYSICS\nQ.1  The SI unit of power is\n(1) watt  (2) joule  (3) newton  (4) pascal\nQ.2  Light year is a unit of\n(1) time (2) distance\n(3) speed (4) intensity\nANSWER KEY\nQ.1 (1)   Q.2 (2)",
			[]string{"Q.1 The SI unit of power is / watt / joule / newton / pascal: watt", "Q.2 Light year is a unit of / time / distance / speed / intensity: distance"}},
		"numbers behind the stem of question 1": {"Physics test\n1. The SI unit of power is: (1) watt (2) joule (3) newton\n2. Which is a unit? 1) watt 2) sea 3) law",
			[]string{"1. The SI unit of power is: / watt / joule / newton", "2. Which is a unit? / watt / sea / law"}},
		"a form with points": {"Economics quiz\nWhat is demand? *\n1 point\nThe amount that sellers offer\nThe amount that buyers want\nThe price\n\nIncome raises demand. *\n1 point\nTrue\nFalse\n\nName one substitute for tea. *\n1 point\nYour answer\n\nWhich of these shift supply? *\n2 points\nTechnology\nPrices of input",
			[]string{"1. What is demand? / The amount that sellers offer / The amount that buyers want / The price", "2. Income raises demand.", "3. Name one substitute for tea.", "4. Which of these shift supply? / Technology / Prices of input"}},
		"a form without points": {"Economics quiz\n\nWhat is demand? *\nThe amount that sellers offer\nThe amount that buyers want\n\nIncome raises demand. *\nTrue\nFalse\n\nWhich of these shift supply?\nTechnology\nPrices of input\n\nName one substitute for tea. *\nYour answer",
			[]string{"1. What is demand? / The amount that sellers offer / The amount that buyers want", "2. Income raises demand.", "3. Which of these shift supply? / Technology / Prices of input", "4. Name one substitute for tea."}},
		"stars that mark choices": {"Cities quiz\nWhich is a city?\nRome *\nEtna\n\nWhich is a sea?\nOslo\nBaltic *\n\nWhich is a river?\nRhine *\nBern",
			[]string{" Which is a city? / Rome / Etna: Rome", " Which is a sea? / Oslo / Baltic: Baltic", " Which is a river? / Rhine / Bern: Rhine"}},
		"tasks behind the last choices": {"Government quiz\n1. Which amendment protects speech?\n(A) First (B) Second (C) Fourth\n2. All are checks EXCEPT\n(A) impeachment (B) the veto (C) the purse\n\nFRQ (6 points)\nCongress and the president share power.\n(a) Describe one power of the president.\n(b) Explain how it is limited.",
			[]string{"1. Which amendment protects speech? / First / Second / Fourth", "2. All are checks EXCEPT / impeachment / the veto / the purse", "(a) Describe one power of the president.", "(b) Explain how it is limited."}},
		"rooms in columns": {"Cells test\n1. Which is a sea?\na) Rome\nb) Baltic\nLabel the parts of the cell.\n2. ____________      5. ____________\n3. ____________      6. ____________\n4. ____________\n7. What is a cell?",
			[]string{"1. Which is a sea? / Rome / Baltic", "2. _____", "3. _____", "4. _____", "5. _____", "6. _____", "7. What is a cell?"}},
		"points that an essay is to hold": {"Religion test\n1. Which is a book?\nA. Torah\nB. Rome\n2. \"Fasting matters most.\" Evaluate this statement. In your answer you should:\n• give arguments for it\n• give arguments against it\n• reach a conclusion\n3. Who is it?",
			[]string{"1. Which is a book? / Torah / Rome", "2. \"Fasting matters most.\" Evaluate this statement. In your answer you should:\n• give arguments for it\n• give arguments against it\n• reach a conclusion", "3. Who is it?"}},
		"phrases that begin alike to choose from": {"Grammar test\nChoose the correct option.\n1. They've lived here for / since ten years.\n2. Did you / Have you ever eaten snails?\n3. I've already / yet done it.",
			[]string{"1. They've lived here _____ ten years. / for / since", "2. _____ ever eaten snails? / Did you / Have you", "3. I've _____ done it. / already / yet"}},
		"letters alone in columns": {"Sociology exam\n____ 1. Who named it?\na.\nMarx\nc.\nWeber\nb.\nComte\nd.\nSmith\n\n____ 2. A group is a\na.\nsociety\nc.\ncrowd\nb.\nclass\nd.\ncategory\n\nAnswers: 1. B  2. A",
			[]string{"1. Who named it? / Marx / Comte / Weber / Smith: Comte", "2. A group is a / society / class / crowd / category: society"}},
		"numbers under the word for options": {"Java test\nQ.1 What is printed?\nOptions:\n1. 10\n2. 11\n3. 12\n4. an error\nAns: 3\nQ.2 Which is no key word?\nOptions:\n1. static\n2. Boolean\n3. void\n4. private\nAns: 2",
			[]string{"Q.1 What is printed? / 10 / 11 / 12 / an error: 12", "Q.2 Which is no key word? / static / Boolean / void / private: Boolean"}},
		"the right word behind those to choose from": {"Capitals quiz\n1. France: London / Paris / Rome (Paris)\n2. Japan: Tokyo / Seoul / Beijing (Tokyo)\n3. Kenya: Lagos / Nairobi / Accra (Nairobi)",
			[]string{"1. France: _____ / London / Paris / Rome: Paris", "2. Japan: _____ / Tokyo / Seoul / Beijing: Tokyo", "3. Kenya: _____ / Lagos / Nairobi / Accra: Nairobi"}},
		"numbered terms under an order": {"Vokabeltest\nÜbersetze ins Englische.\n1. der Bahnhof   - ________\n2. abfahren   - ________\n3. die Fahrkarte   - ________\n\nSetze das passende Wort ein.\n4. The train ________ (abfahren) at 9 o'clock.\n5. I bought two ________ (Fahrkarten).",
			[]string{"1. der Bahnhof   - _____", "2. abfahren   - _____", "3. die Fahrkarte   - _____", "4. The train _____ (abfahren) at 9 o'clock.", "5. I bought two _____ (Fahrkarten)."}},
		"a text that calls itself a cloze": {"THE WATER CYCLE\nCloze Passage\n\nWord Bank: vapour, clouds, rain\n\nThe sun heats the water, which becomes (1)________. It cools and forms (2)________. Then it falls as (3)________ on the land.",
			[]string{"1. The sun heats the water, which becomes (1)_____. It cools and forms (2)_____. Then it falls as (3)_____ on the land."}},
		"choices in capitals": {"Biology quiz\n1. The power of the cell\na. nucleus\nb. MITOCHONDRION\n2. DNA is in the\na. NUCLEUS\nb. wall\n3. Which is a gas?\na. iron\nb. OXYGEN\n4. Which is a fish?\na. SHARK\nb. whale",
			[]string{"1. The power of the cell / nucleus / MITOCHONDRION: MITOCHONDRION", "2. DNA is in the / NUCLEUS / wall: NUCLEUS", "3. Which is a gas? / iron / OXYGEN: OXYGEN", "4. Which is a fish? / SHARK / whale: SHARK"}},
		"short names in capitals": {"Biology quiz\n1. Which is inherited?\na. sugar\nb. DNA\n2. What carries energy?\na. ATP\nb. salt\n3. Which is copied?\na. fat\nb. RNA\n4. Who studies space?\na. NASA\nb. a cook",
			[]string{"1. Which is inherited? / sugar / DNA", "2. What carries energy? / ATP / salt", "3. Which is copied? / fat / RNA", "4. Who studies space? / NASA / a cook"}},
		"arrows behind choices": {"Religions test\n1. The founder was\nA. Confucius\nB. Siddhartha   <<\n2. The holy city is\nA. Mecca   <<\nB. Cairo\n3. A festival of\nA. lights   <<\nB. water",
			[]string{"1. The founder was / Confucius / Siddhartha: Siddhartha", "2. The holy city is / Mecca / Cairo: Mecca", "3. A festival of / lights / water: lights"}},
		"answers behind sentences that offer words": {"Grammar quiz\n1. Neither of the boys (is/are) here.            Answer: is\n2. Each of the students (has/have) a book.       Answer: has\n3. The team (was/were) arguing. Answer: were",
			[]string{"1. Neither of the boys _____ here. / is / are: is", "2. Each of the students _____ a book. / has / have: has", "3. The team _____ arguing. / was / were: were"}},
		"the letter for a question with a stop": {"Trivia\nQ. Who painted it?\nLeonardo\n\nQ. What is the hardest substance?\nDiamond\n\nQ. How many continents are there?\nSeven",
			[]string{"Q Who painted it?: Leonardo", "Q What is the hardest substance?: Diamond", "Q How many continents are there?: Seven"}},
		"an order behind what it is worth": {"Exam\nProblem 1 [10 pts]: Convert the following.\n(a) 1011 to decimal\n(b) 45 to binary\nProblem 2 [15 pts]: What is printed?",
			[]string{"Problem 1 (a) 1011 to decimal", "Problem 1 (b) 45 to binary", "Problem 2 What is printed?"}},
		"answers behind a tab": {"Science quiz\n1.\tWhat gas do plants take in?\tCarbon dioxide\n2.\tWhat is the sign of gold?\tAu\n3.\tWhich planet is the largest?\tJupiter",
			[]string{"1. What gas do plants take in?: Carbon dioxide", "2. What is the sign of gold?: Au", "3. Which planet is the largest?: Jupiter"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestRowsOfAnswers: a row at the end answers all questions, whatever stands before and
// behind its numbers; what answers other numbers is no answer of the last question.
func TestRowsOfAnswers(t *testing.T) {
	const asked = "Test\n1. Which is a sea?\nA. Baltic\nB. Rome\n2. Ice is hot. True or false?\n3. Name the capital of Norway.\n\n"
	for _, row := range []string{
		"Answers: 1 B; 2 F; 3 Oslo", "Answers: Q1 B; Q2 F; Q3 Oslo", "Answers: 1→B, 2→F, 3→Oslo", "Answers: #1 B, #2 F, #3 Oslo", "Answer key: 1 B; 2 F – it is cold; 3 Oslo",
	} {
		q, _ := read(t, paper(asked+row))
		if diff := cmp.Diff([]string{"Rome", "false", "Oslo"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", row, diff)
		}
	}
	q, _ := read(t, paper(asked+"Answers: Q1: B; Q2: F"))
	if diff := cmp.Diff([]string{"Rome", "false", "-"}, keys(q)); diff != "" {
		t.Errorf("two of three (-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Test\n101. We go to ___ house.\n(A) they\n(B) their\n102. Sales rose ___.\n(A) steady\n(B) steadily\n\nAnswer: 101 (B) 102 (B)"))
	if diff := cmp.Diff([]string{"their", "steadily"}, keys(q)); diff != "" {
		t.Errorf("late numbers (-want +got):\n%s", diff)
	}
}

// TestDecimalPoints: numbers with a decimal comma behind sentences are points, behind words
// they may be anything.
func TestDecimalPoints(t *testing.T) {
	for text, want := range map[string]string{
		"Avaliação\n1) O que é um rio? (2,0)\n2) Complete: (1,5)\na) O rio corre para o _______.\nb) A água _______.\n3) Explique as marés. (3,0)": "2 - - 3",
		"Math test\n1) Find the image of (2,0)\n2) Draw the point (1,5)\n3) What is the distance to (3,0)":                                         "- - -",
	} {
		q, _ := read(t, paper(text))
		var got []string
		for _, item := range q.Items {
			if got = append(got, "-"); item.Points != nil {
				got[len(got)-1] = item.Points.String()
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: points %v, want %s", text, got, want)
		}
	}
}
