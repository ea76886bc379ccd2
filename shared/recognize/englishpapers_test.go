package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestEnglishPapers reads short tests as they are set in schools from Manila to
// Nairobi: each country has its ways of counting and of ordering.
func TestEnglishPapers(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"Roman heads and numbers for several": {"SCIENCE TEST\nI. Multiple Choice. Directions: Write the letter.\n____1. Which is a metal?\n\ta. iron\t\tc. salt\n\tb. wood\t\td. air\nII. True or False. Directions: Write T or F.\n____2. Salt is a gas.\n____3. Iron rusts.\nIII. Identification. Directions: Write your answer on the blank.\n________4. The part of the plant that takes in water.\n________5. The part that makes food.\nIV. Enumeration.\n6-8. Give three parts of a flower.\nV. Essay.\n9-12. Explain why plants need light.\n\nANSWER KEY\n1. a\n2. F\n3. T\n4. root\n5. leaf\n6-8. petal, stem, root",
			[]string{"1. Which is a metal? / iron / wood / salt / air: iron", "2. Salt is a gas.: false", "3. Iron rusts.: true", "4. The part of the plant that takes in water.: root", "5. The part that makes food.: leaf", "6-8 Give three parts of a flower.: petal, stem, root", "9-12 Explain why plants need light."}},
		"a range over numbers of its own": {"Test\n1-2. Write the plural.\n1. leaf ____\n2. child ____\n3. Who is the king?",
			[]string{"1. leaf _____", "2. child _____", "3. Who is the king?"}},
		"numbers with letters of parts": {"SECTION A\n1. The study of life is ____ (a) biology (b) physics (c) history (d) art\n2. The gas for burning is ____ (a) oxygen (b) neon (c) argon (d) helium\nSECTION B\n1a. Define energy.\n1b. State the law of energy.\n2a. What is a drug?\n2b. Mention three effects of drugs.\n3a. Differentiate between plants and stones.\n4. Draw the human heart.",
			[]string{"1. The study of life is _____ / biology / physics / history / art", "2. The gas for burning is _____ / oxygen / neon / argon / helium", "1 a. Define energy.", "1 b. State the law of energy.", "2 a. What is a drug?", "2 b. Mention three effects of drugs.", "3. Differentiate between plants and stones.", "4. Draw the human heart."}},
		"parts behind a number behind choices": {"PAPER 1\n1. The first president was\nA. Owusu\nB. Mensah\nC. Boateng\n2. The capital is\nA. Ho\nB. Accra\nC. Tamale\nPAPER 2\nESSAY\nAnswer two questions only\n1. (a) What is tourism? [3 marks]\n    (b) Explain four benefits of it. [12 marks]\n2. (a) State five symptoms of malaria. [5 marks]\n    (b) Suggest ways of preventing it. [10 marks]",
			[]string{"1. The first president was / Owusu / Mensah / Boateng", "2. The capital is / Ho / Accra / Tamale", "1 (a) What is tourism?", "1 (b) Explain four benefits of it.", "2 (a) State five symptoms of malaria.", "2 (b) Suggest ways of preventing it."}},
		"terms under a dotted order": {"QUESTION 1\n1.1 Give the correct term for each of the following descriptions.\n1.1.1 An animal that eats plants\n1.1.2 The place where a plant lives\n1.2 Define the word habitat.\t(2)\n1.3 Name a producer.\t(1)\n1.4 What eats the producer?\t(1)\nQUESTION 2\n2.1 Explain what a food web is.\t(3)\n2.2 Draw a food chain.\t(4)\n[11]\nTOTAL: 11",
			[]string{"1.1.1 An animal that eats plants", "1.1.2 The place where a plant lives", "1.2 Define the word habitat.", "1.3 Name a producer.", "1.4 What eats the producer?", "2.1 Explain what a food web is.", "2.2 Draw a food chain."}},
		"T and F in front of the number": {"Safety quiz\nCircle T or F.\nT   F   1. Helmets are worn at all times.\nT   F   2. Ladders may be carried alone.\n3. Whom do you call first?",
			[]string{"1. Helmets are worn at all times.", "2. Ladders may be carried alone.", "3. Whom do you call first?"}},
		"orders over parts, with what they are worth": {"City School\nQ.1 Write short answers of any FOUR questions.  (4 x 2 = 8)\n(i) Define hardware.\n(ii) Tell RAM from ROM.\n(iii) What is a mouse?\nQ.2 Give reasons:\n(i) Iron rusts.\n(ii) Ice floats on water.\nQ.3  (a) Write down the steps.  (3)\n        (b) Draw the flow chart.  (3)\nQ.4 Define the following terms: (2 marks each)\n(i) Osmosis\n(ii) Diffusion",
			[]string{"Q1 (i) Define hardware.", "Q1 (ii) Tell RAM from ROM.", "Q1 (iii) What is a mouse?", "Q2 (i) Iron rusts.", "Q2 (ii) Ice floats on water.", "Q3 (a) Write down the steps.  (3)", "Q3 (b) Draw the flow chart.  (3)", "Q4 (i) Osmosis", "Q4 (ii) Diffusion"}},
		"a bonus behind the last number": {"POP QUIZ\n1. Who tells the story?\n2. Where does it take place?\nBONUS (2 points): What is the name of the cat?\nTie-breaker\nHow many stairs has the tower?",
			[]string{"1. Who tells the story?", "2. Where does it take place?", "BONUS What is the name of the cat?", "Tie-breaker How many stairs has the tower?"}},
		"truths behind whole sentences": {"Quiz night\nTrue or false\n1. A group of crows is a murder. True\n2. The moon is made of cheese. False",
			[]string{"1. A group of crows is a murder.: true", "2. The moon is made of cheese.: false"}},
		"parts within parts": {"Topic test\n1. This question is about atoms.\n(a) Name the particle without charge. [1 mark]\n(b) Describe the nuclear model. [3 marks]\n(c) An atom of sodium has the number 11.\n(i) How many protons has it? [1 mark]\n(ii) Give its mass number. [1 mark]\n(d) (i) Define the word isotope. [2 marks]\n(ii) Name one isotope of carbon. [1 mark]\n2. Which gas is noble? [1 mark]",
			[]string{"1(a) Name the particle without charge.", "1(b) Describe the nuclear model.", "1(c)(i) How many protons has it?", "1(c)(ii) Give its mass number.", "1(d)(i) Define the word isotope.", "1(d)(ii) Name one isotope of carbon.", "2 Which gas is noble?"}},
		"numbers of items within those of exercises": {"Grammar test\n1  Circle the correct word.  (3 points)\n1. She go / goes to the gym.\n2. There is some / any milk here.\n3. My house is big / bigger than yours.\n2  Complete the sentences with the words from the box.\n1. We had to stand in a long ____ .\n2. The train leaves from ____ 4.\n3  Circle the odd one out.\n1. apple   pear   carrot   plum\n2. run   swim   blue   jump\n4  Mark the sentences.\n1. Anna lives by the sea.   T / F\n2. Anna gets up early.   T / F\n5  Complete the dialogue with the phrases.\nA: Good morning. (1) ______\nB: Yes, a coffee, please.\nA: (2) ______\nB: No, thank you.\na) Can I help you?\nb) Anything else?\n6  Write a letter to a friend about your holiday.",
			[]string{"1. She _____ to the gym. / go / goes", "2. There is _____ milk here. / some / any", "3. My house is _____ than yours. / big / bigger", "1. We had to stand in a long _____ .", "2. The train leaves from _____ 4.", "1. Circle the odd one out. / apple / pear / carrot / plum", "2. Circle the odd one out. / run / swim / blue / jump", "1. Anna lives by the sea.", "2. Anna gets up early.", "5. Complete the dialogue with the phrases.\nA: Good morning. (1) _____\nB: Yes, a coffee, please.\nA: (2) _____\nB: No, thank you. / Can I help you? / Anything else?", "6. Write a letter to a friend about your holiday."}},
		"numbered choices that the answer below names": {"Nursing quiz\n1. Which finding is reported?\nA. Pulse of 52\nB. Pulse of 76\nCorrect answer: A\n2. Which actions are right? Select all that apply.\n1. Wear gloves.\n2. Wear a hat.\n3. Wash the hands.\nCorrect answer: 1, 3\n3. Where is the heart?\nA. chest\nB. head\nCorrect answer: A",
			[]string{"1. Which finding is reported? / Pulse of 52 / Pulse of 76: Pulse of 52", "2. Which actions are right? Select all that apply. / Wear gloves. / Wear a hat. / Wash the hands.: Wear gloves. | Wash the hands.", "3. Where is the heart? / chest / head: chest"}},
		"Roman items with choices, a table to match, statements with room": {"Class IV\nQ1. Choose the correct answer:-  (1x2=2)\ni) We breathe in ______.\na) oxygen     b) neon     c) argon\nii) Camels live in the ______.\na) sea     b) desert     c) forest\nQ2. Fill in the blanks:-  (1x2=2)\ni) The baby of a cow is called ____.\nii) We get silk from ____.\nQ3. Write True or False:-\ni) The sun rises in the east. ________\nii) A spider has six legs. ________\nQ4. Name the following:-\ni) Two flying animals\nii) A festival of lights",
			[]string{"Q1 i) We breathe in _____. / oxygen / neon / argon", "Q1 ii) Camels live in the _____. / sea / desert / forest", "Q2 i) The baby of a cow is called _____.", "Q2 ii) We get silk from _____.", "Q3 i) The sun rises in the east.", "Q3 ii) A spider has six legs.", "Q4 i) Two flying animals", "Q4 ii) A festival of lights"}},
		"assertions under one list": {"Test\n1. The image in a mirror is\n(a) real\n(b) virtual\n(c) small\n(d) black\nQuestions 2 and 3 consist of an Assertion (A) and a Reason (R). Select the option:\n(a) Both A and R are true and R explains A.\n(b) Both A and R are true but R does not explain A.\n(c) A is true but R is false.\n(d) A is false but R is true.\n2. Assertion (A): Copper is used in wires.\nReason (R): Copper conducts.\n3. Assertion (A): Sodium is kept in oil.\nReason (R): Sodium is noble.",
			[]string{"1. The image in a mirror is / real / virtual / small / black", "2. Assertion (A): Copper is used in wires.\nReason (R): Copper conducts. / Both A and R are true and R explains A. / Both A and R are true but R does not explain A. / A is true but R is false. / A is false but R is true.", "3. Assertion (A): Sodium is kept in oil.\nReason (R): Sodium is noble. / Both A and R are true and R explains A. / Both A and R are true but R does not explain A. / A is true but R is false. / A is false but R is true."}},
		"one of several topics, fields to sign": {"Midterm\n1) What is a market?\n2) Explain why rents rise.\n3) Write an essay on ONE of the following topics.\ni) Discuss whether the minimum wage helps workers.\nii) Discuss the case for free trade.\nReviewed by: ____________ Score: ______",
			[]string{"1) What is a market?", "2) Explain why rents rise.", "3) Write an essay on ONE of the following topics.\ni) Discuss whether the minimum wage helps workers.\nii) Discuss the case for free trade."}},
		"choices with decimals behind bracketed letters": {"Test\n1) How many steps are needed?\n(A) 3.00\n(B) 3.46\n(C) 2.81\n2) How many litres are left?\n(A) 4\n(B) 6\n(C) 8",
			[]string{"1) How many steps are needed? / 3.00 / 3.46 / 2.81", "2) How many litres are left? / 4 / 6 / 8"}},
		"sums behind bare numbers": {"Arithmetic\n1   345 + 87 =\n2   6 × 8 =\n3   ½ of 86 [1 mark]\n4   Which number is missing? ____ ÷ 7 = 9\nAnswers\n1. 432\n2. 48\n3. Answers may vary\n4. 63",
			[]string{"1 345 + 87 =: 432..432", "2 6 × 8 =: 48..48", "3 ½ of 86", "4 Which number is missing? _____ ÷ 7 = 9: 63..63"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
