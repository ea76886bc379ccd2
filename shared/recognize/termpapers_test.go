package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTermPapers reads papers as teachers write them through a term: label, stem,
// choices, key.
func TestTermPapers(t *testing.T) {
	sections := "Part I. Multiple choice\n1. What burns?\nA. wood B. ice C. sand\n2. What is cold?\nA. fire B. ice C. steam\n\nPart II. Short answers\n1. Name a gas.\n2. Name a metal.\n\n"
	both := []string{"1. What burns? / wood / ice / sand: wood", "2. What is cold? / fire / ice / steam: ice", "1. Name a gas.: helium", "2. Name a metal.: iron"}
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"bare letters behind the numbers of gaps": {"Part 1\nRead the text.\nThe cake (1) ______ a long way. They (2) ______ use of it. We (3) ______ it.\n\n1  A gone     B come     C passed    D moved\n2  A did      B took     C made      D gave\n3  A pay  B spend  C cost  D lose",
			[]string{"1 The cake (1) _____ a long way. / gone / come / passed / moved", "2 They (2) _____ use of it. / did / took / made / gave", "3 We (3) _____ it. / pay / spend / cost / lose"}},
		"bare letters one below the other": {"Part 1\nThe cake (1) ______ far. They (2) ______ it. We (3) ______ it.\n\n1  A gone\n   B come\n   C moved\n\n2  A did\n   B took\n   C made\n\n3  A ate\n   B cut\n   C saw",
			[]string{"1 The cake (1) _____ far. / gone / come / moved", "2 They (2) _____ it. / did / took / made", "3 We (3) _____ it. / ate / cut / saw"}},
		"keys that name their sections":               {sections + "Key to Part I: 1. A 2. B\nKey to Part II: 1. helium 2. iron", both},
		"sections before the word for a key":          {sections + "Part I Answers: 1. A 2. B\nPart II Answers\n1. helium\n2. iron", both},
		"kinds before the word for a key":             {sections + "Multiple Choice Answers:\n1. A\n2. B\n\nShort Answers Key:\n1. helium\n2. iron", both},
		"kinds behind a heading of the whole key":     {sections + "Answers\nMultiple choice: 1-A, 2-B\nShort answers: 1-helium, 2-iron", both},
		"a section that says how answers are written": {"Part I. Multiple choice\n1. What burns?\nA. wood B. ice C. sand\n\nPart II. Short answers\nPart II answers: use whole sentences.\n2. Name a gas.\n3. Name a metal.\n\nAnswers: 1. A 2. helium 3. iron", []string{"1. What burns? / wood / ice / sand: wood", "2. Name a gas.: helium", "3. Name a metal.: iron"}},
		"keys that name their sections behind each": {"Part I. Multiple choice\n1. What burns?\nA. wood B. ice C. sand\n2. What is cold?\nA. fire B. ice C. steam\nAnswers to Part I\n1. A  2. B\n\nPart II. Short answers\n1. What gas is light?\n2. What metal rusts?\nAnswers to Part II\n1. helium\n2. iron",
			[]string{"1. What burns? / wood / ice / sand: wood", "2. What is cold? / fire / ice / steam: ice", "1. What gas is light?: helium", "2. What metal rusts?: iron"}},
		"yes and no behind the question marks": {"Science quiz\n1. Is water wet? Yes\n2. Are cats dogs? No\n3. Can fish swim? Yes\n4. Were there dogs? No",
			[]string{"1. Is water wet?: Yes", "2. Are cats dogs?: No", "3. Can fish swim?: Yes", "4. Were there dogs?: No"}},
		"yes and no in brackets": {"Science quiz\n1. Is water wet? (Yes)\n2. Are cats dogs? (No)\n3. Can fish swim? (Yes)\n4. Were there dogs? (No)",
			[]string{"1. Is water wet?: Yes", "2. Are cats dogs?: No", "3. Can fish swim?: Yes", "4. Were there dogs?: No"}},
		"a name that means false elsewhere": {"Pub quiz\n1. In which country is Timbuktu? (Mali)\n2. Which river is the longest? (Volga)\n3. Who wrote the Seasons? (Vivaldi)",
			[]string{"1. In which country is Timbuktu?: Mali", "2. Which river is the longest?: Volga", "3. Who wrote the Seasons?: Vivaldi"}},
		"the numbers of choices that reach the next question": {"Q1. What is 2+2?\n(1) 4 (2) 6 (3) 8 (4) 12\nAns. (1)\n\nQ2. What is 3+3?\n(1) 4 (2) 6 (3) 8 (4) 12\nAns. (2)",
			[]string{"Q1 What is 2+2? / 4 / 6 / 8 / 12: 4", "Q2 What is 3+3? / 4 / 6 / 8 / 12: 6"}},
		"a number in brackets for a gap": {"Physics\nQ1. The time to fall is ______ s.\nAns. (2)\nQ2. The number of figures is ______.\nAns. (3)",
			[]string{"Q1 The time to fall is _____ s.: 2..2", "Q2 The number of figures is _____.: 3..3"}},
		"one answer behind the letter for it": {"Q: What is 2 ** 3?\n- 6\n- 8 (correct)\n- 9\n\nQ: How long is []?\nA: none",
			[]string{"Q What is 2 ** 3? / 6 / 8 / 9: 8", "Q How long is []?: none"}},
		"why an answer is right behind the short word": {"Physics\nQ1. Which is a star?\n(1) sun (2) moon (3) ice\nAns. (1)\nSol. It shines by its own light.\nQ2. Which is cold?\n(1) fire (2) ice (3) lava\nAns. (2)\nSol. Water froze to become it.",
			[]string{"Q1 Which is a star? / sun / moon / ice: sun", "Q2 Which is cold? / fire / ice / lava: ice"}},
		"a word in capitals that is to be used": {"Part 2\nComplete the second sentence with the word given.\n5  I last saw him in May.\n   SEEN\n   I ____________ since May.\n6  \"Do not forget the key,\" she said.\n   REMINDED\n   She ____________ the key.\n7  There was no need to come.\n   NEED\n   You ____________ come.",
			[]string{"5 I last saw him in May.\nSEEN\nI _____ since May.", "6 \"Do not forget the key,\" she said.\nREMINDED\nShe _____ the key.", "7 There was no need to come.\nNEED\nYou _____ come."}},
		"the title of the test over its key": {"Unit 4 Test\n1. What is red?\n2. Why do birds sing?\n\nUnit 4 Test\nAnswer Section\n1. ANS: blood\n2. ANS: They call.",
			[]string{"1. What is red?: blood", "2. Why do birds sing?: They call."}},
		"words to choose from with a blank between": {"Science quiz\n1. The sun is hot. True False\n2. Ice is hot. True False\n3. Do you smoke? Yes No",
			[]string{"1. The sun is hot.", "2. Ice is hot.", "3. Do you smoke?"}},
		"words to choose from behind lines without numbers": {"Science quiz\nThe sun is hot. T/F\nIce is very hot. T/F\nFire is cold. T/F",
			[]string{"1. The sun is hot.", "2. Ice is very hot.", "3. Fire is cold."}},
		"words to choose from in front of lines without numbers": {"Science quiz\nT F The sun is hot.\nT F Ice is very hot.\nT F Fire is cold.",
			[]string{"1. The sun is hot.", "2. Ice is very hot.", "3. Fire is cold."}},
		"words to choose from behind letters": {"Science quiz\na) The sun is hot. True / False\nb) Ice is very hot. True / False\nc) Fire is cold. True / False",
			[]string{"a) The sun is hot.", "b) Ice is very hot.", "c) Fire is cold."}},
		"bullets to judge": {"Science quiz\nTrue or false?\n• The sun is hot.\n• Ice is hot.\n• Fire is cold.",
			[]string{"1. The sun is hot.", "2. Ice is hot.", "3. Fire is cold."}},
		"what is said of the test before statements to judge": {"Science quiz\nTrue or False. Write T or F on the line.\nAll sentences are short.\nThe test has two pages.\nThe sun shines on it.\n1. Ice is hot. ____\n2. Fire is cold. ____",
			[]string{"1. Ice is hot.", "2. Fire is cold."}},
		"letters over numbers that count on": {"Science quiz\n\nA. Choose the correct answer.\n\n1. Which is no state of matter?\nA. solid\nB. liquid\nC. sound\n\nB. Write the symbol.\n\n2. stone ____\n3. vinegar ____\n\nC. Give an example of each.\n\n4. metal ____________\n5. gas ____________",
			[]string{"1. Which is no state of matter? / solid / liquid / sound", "2. stone _____", "3. vinegar _____", "4. metal _____", "5. gas _____"}},
		"directions between numbers": {"Vocabulary quiz\nDirections: Complete each sentence.\n1. The vase is ______.\n2. Rain was ______ last week.\n\nDirections: Write a synonym.\n\n3. happy ______\n4. big ______",
			[]string{"1. The vase is _____.", "2. Rain was _____ last week.", "3. happy _____", "4. big _____"}},
		"a choice that is not as the others": {"Biology test\n1. Each of the following is a mammal EXCEPT\na. the dog\nb. the frog\nc. the cat\n2. Each of these is hot except:\na) fire\nb) ice\nc) steam",
			[]string{"1. Each of the following is a mammal EXCEPT / the dog / the frog / the cat", "2. Each of these is hot except: / fire / ice / steam"}},
		"what is asked of each thing below": {"Economics test\n1. What is the effect of each of the following on prices?\na. A tax\nb. A good harvest\n2. What is money?",
			[]string{"1 a. A tax", "1 b. A good harvest", "2. What is money?"}},
		"what a case requires": {"Accounting\nProblem 1. Smith bought a machine for $500.\nRequired:\na. Compute the depreciation.\nb. Prepare the entry for May.\nProblem 2. What is a debt?",
			[]string{"Problem 1 a. Compute the depreciation.", "Problem 1 b. Prepare the entry for May.", "Problem 2 What is a debt?"}},
		"a question with room among boxes": {"Feedback form\n\nHow was the food?\n☐ Good ☐ Fair ☐ Poor\nWhat did you like most?\n__________________\nWould you come again?\n☐ Yes ☐ No ☐ Maybe",
			[]string{" How was the food? / Good / Fair / Poor", " What did you like most?", " Would you come again? / Yes / No / Maybe"}},
		"an order among questions that are answered below": {"Interview\n1. What is a constructor?\nA method that makes objects.\n2. Explain inheritance.\nA class takes over the methods of another.\n3. What is a thread?\nA path of execution.\n4. What is an interface?\nA set of methods.",
			[]string{"1. What is a constructor?: A method that makes objects.", "2. Explain inheritance.: A class takes over the methods of another.", "3. What is a thread?: A path of execution.", "4. What is an interface?: A set of methods."}},
		"the letter of the answer over the stem": {"History review\n1) C\nThe treaty was signed in\nA) May\nB) June\nC) July\n\n2) A\nWho left first?\nA) Russia\nB) Italy\nC) Spain\n\n3) B\nIt was proposed by\nA) George\nB) Wilson\nC) Lenin",
			[]string{"1) The treaty was signed in / May / June / July: July", "2) Who left first? / Russia / Italy / Spain: Russia", "3) It was proposed by / George / Wilson / Lenin: Wilson"}},
		"gaps filled in beside letters in the room": {"Sports test\n__B__ 1. How many players are there?\nA. four\nB. five\n__T__ 2. A player may not run. (T / F)\n__A__ 3. Which is round?\nA. ball\nB. net\n4. The game begins with a __jump ball__.",
			[]string{"1. How many players are there? / four / five: five", "2. A player may not run.: true", "3. Which is round? / ball / net: ball", "4. The game begins with a _____.: jump ball"}},
		"Roman questions that begin anew in sections": {"Physics exam\nSection I: Answer all questions. Each carries 1 mark.\ni. The unit of force is ______.\nii. Light is fastest in ______.\n\nSection II: State whether true or false.\ni. Sound needs no air.\nii. Ice floats.\n\nSection III: Choose.\ni. Which is a star?\na) sun b) moon c) Mars\nii. A watt is\na) time b) power c) mass\n\nAnswers\nSection I\ni. newton\nii. space\nSection II\ni. F\nii. T\nSection III\ni. a\nii. b",
			[]string{"i. The unit of force is _____.: newton", "ii. Light is fastest in _____.: space", "i. Sound needs no air.: false", "ii. Ice floats.: true", "i. Which is a star? / sun / moon / Mars: sun", "ii. A watt is / time / power / mass: power"}},
		"lettered questions in sections": {"Physics exam\nSection A\na) The unit of force is ______.\nb) Light is fastest in ______.\nSection B\na) Define pressure.\nb) Why do ships float?",
			[]string{"a) The unit of force is _____.", "b) Light is fastest in _____.", "a) Define pressure.", "b) Why do ships float?"}},
		"choices in sections": {"Unit test\nPart 1\nWhich is red?\na) blood\nb) grass\nc) ice\nPart 2\nWhich is green?\na) blood\nb) grass\nc) ice",
			[]string{" Which is red? / blood / grass / ice", " Which is green? / blood / grass / ice"}},
		"a first section that says to answer all": {"Physics exam\n\nSection A: Answer all questions.\n1. What is force?\n2. What is a watt?\n\nSection B: Answer any two questions.\n1. What is light?\n2. Why is it so?\n3. Where is it?\n4. What is mass?",
			[]string{"1. What is force?", "2. What is a watt?", "1. What is light?", "2. Why is it so?", "3. Where is it?", "4. What is mass?"}},
		"room before the letters of parts": {"Systems exam\n1. [4 points] For each of the following, write U or K.\n___ (a) Reading the clock\n___ (b) Clearing memory\n___ (c) Calling a function\n2. What is a page?",
			[]string{"1 (a) Reading the clock _____", "1 (b) Clearing memory _____", "1 (c) Calling a function _____", "2. What is a page?"}},
		"questions with room under titles": {"The solar system\n\nSun\nHow old is the Sun? ____________\nWhat is the Sun made of? ____________\n\nMercury\nHow long is a day on Mercury? ____________\nHow many moons does it have? ____________\n\nVenus\nWhy is Venus so hot? ____________",
			[]string{"1. How old is the Sun? _____", "2. What is the Sun made of? _____", "3. How long is a day on Mercury? _____", "4. How many moons does it have? _____", "5. Why is Venus so hot? _____"}},
		"a section that asks true or false": {"Spanish quiz\nA. Write the verb.\n1. Yo ______ (hablar).\n2. Ellos ______ (vivir).\n\nB. Translate.\n3. el libro = ______\n4. rojo = ______\n\nC. ¿Verdadero o falso?\n5. ____ Hola means goodbye.\n6. ____ Gracias means thank you.",
			[]string{"1. Yo _____ (hablar).", "2. Ellos _____ (vivir).", "3. el libro = _____", "4. rojo = _____", "5. Hola means goodbye.", "6. Gracias means thank you."}},
		"letters of answers beside those of statements": {"Quiz\nPart A - True/False\n_F_ 1) The Nile flows from north to south.\n_T_ 2) Cleopatra was a queen.\nPart B - Multiple choice\n_d_ 3) The stone helped to read\na) Latin b) cuneiform c) Sanskrit d) hieroglyphs\n_a_ 4) They wrote on\na) papyrus b) paper c) silk d) bark",
			[]string{"1) The Nile flows from north to south.: false", "2) Cleopatra was a queen.: true", "3) The stone helped to read / Latin / cuneiform / Sanskrit / hieroglyphs: hieroglyphs", "4) They wrote on / papyrus / paper / silk / bark: papyrus"}},
		"titles between questions": {"Study guide\n\nAct 1, Scene 1\n1. Where do they meet?\n2. What is the mood?\n\nAct 1, Scene 2\n1. What does he learn?\n2. What happens next?\n\nAct 1, Scene 3\n1. What do they say?\na) for Macbeth:\nb) for Banquo:\n2. Which comes true?",
			[]string{"1. Where do they meet?", "2. What is the mood?", "1. What does he learn?", "2. What happens next?", "1 a) for Macbeth:", "1 b) for Banquo:", "2. Which comes true?"}},
		"answers behind titles nowhere": {"History quiz\n\nRome\n1. Who ruled first?\n\nRomulus\n2. What fell in 476?\n\nWestern Rome\n3. Who crossed the Alps?\n\nHannibal",
			[]string{"1. Who ruled first?\nRomulus", "2. What fell in 476?\nWestern Rome", "3. Who crossed the Alps?\nHannibal"}},
		"letters in circles": {"Unit test\n1. Which is a producer?\nⒶ grass\nⒷ fox\nⒸ owl\n2. Part A\nWhich is hot?\nⒶ ice Ⓑ fire Ⓒ snow\nAnswers: 1 A 2 B",
			[]string{"1. Which is a producer? / grass / fox / owl: grass", "2. Part A\nWhich is hot? / ice / fire / snow: fire"}},
		"a circle that is filled": {"Unit test\n1. Which is a producer?\nⒶ grass\n🅑 moss\nⒸ owl\n2. Which is hot?\n🅐 fire Ⓑ ice Ⓒ snow",
			[]string{"1. Which is a producer? / grass / moss / owl: moss", "2. Which is hot? / fire / ice / snow: fire"}},
		"choices apart by room": {"School lunch\n1. How often do you eat there?\nEvery day   Once a week   Rarely   Never\n2. What do you think of the price?\nToo high   About right   Too low\n3. Which data did you see?\n3   5   7   9",
			[]string{"1. How often do you eat there? / Every day / Once a week / Rarely / Never", "2. What do you think of the price? / Too high / About right / Too low", "3. Which data did you see?\n3   5   7   9"}},
		"words for true and false as choices": {"Java quiz\n1. What is printed?\na) true true\nb) false true\nc) true false\n2. And what then?\na) false true\nb) true false\nc) nothing",
			[]string{"1. What is printed? / true true / false true / true false", "2. And what then? / false true / true false / nothing"}},
		"parts with a word before their letters": {"Algebra test\n4. Graph y = 2x below.\n5. A plan costs $20 per month.\nPart A: Write an equation for the cost.\nPart B: What is the cost of a year?\n6. What is a slope?\n\nKey: 5. y = 20x; $240",
			[]string{"4. Graph y = 2x below.", "5 (a) Write an equation for the cost.", "5 (b) What is the cost of a year?", "6. What is a slope?"}},
		"a key with one entry":                         {"Test\n1. What is it?\n2. Who is he?\n3. Why?\n\nKey: 2. Bob", []string{"1. What is it?", "2. Who is he?: Bob", "3. Why?"}},
		"the number of the question before its answer": {"Test\n1. What is it?\nAnswer: water\n2. Who is he?\nAnswer: 2. Bob", []string{"1. What is it?: water", "2. Who is he?: Bob"}},
		"lines to tick": {"Geography test\n1 What is the source of a river?\n\n2 Explain how a fall is formed. (6 marks)\n\n3 Which of these is a landform? Tick one box. (1 mark)\nLevee\nGorge\nBarge\n\n4 Circle the correct word.\nShe have / has two brothers.\nHe is / are here.",
			[]string{"1 What is the source of a river?", "2 Explain how a fall is formed.", "3 Which of these is a landform? Tick one box. / Levee / Gorge / Barge", "4 Circle the correct word.\nShe have / has two brothers.\nHe is / are here."}},
		"a third verdict": {"Economics exam\nQuestion 1. True, false, or uncertain. Explain your answer.\n(a) All goods are substitutes.\n(b) A Giffen good must be inferior.\nQuestion 2. What is money?",
			[]string{"Question 1 (a) All goods are substitutes.", "Question 1 (b) A Giffen good must be inferior.", "Question 2 What is money?"}},
		"one of two questions": {"Mechanics exam\n1. a. State the law of forces. (8 Marks)\nb. Find the resultant. (8 Marks)\nOR\n2. a. Define couple. (6 Marks)\nb. State the theorem. (10 Marks)",
			[]string{"1 a. State the law of forces.", "1 b. Find the resultant.", "2 a. Define couple.", "2 b. State the theorem."}},
		"bare numbers before small letters": {"English test\n\nGrammar\nCircle the right word.\n1  I am / is / are a student.\n2  She have / has two brothers.\n3  There is / are many people.\n\nVocabulary\nWrite the opposite.\n4  hot  ______\n5  tall ______\n6  open ______",
			[]string{"1. I am / is / are a student.", "2. She have / has two brothers.", "3. There is / are many people.", "4. hot  _____", "5. tall _____", "6. open _____"}},
		"tasks that begin with their manner behind choices": {"History test\n3. The map shows\n(A) a treaty\n(B) a purchase\n(C) a war\n\nShort Answer Question\nUsing the text, answer (a) and (b).\n(a) Briefly describe ONE argument.\n(b) Briefly explain ONE reason.",
			[]string{"3. The map shows / a treaty / a purchase / a war", "(a) Briefly describe ONE argument.", "(b) Briefly explain ONE reason."}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestBareLetterTables: the choices for the gaps of a text stand in tables, too, their
// letters beside them or in cells of their own.
func TestBareLetterTables(t *testing.T) {
	want := []string{"1 The cake (1) _____ far. / gone / come / moved", "2 They (2) _____ it. / did / took / made", "3 We (3) _____ it. / ate / cut / saw"}
	for _, rows := range [][][]string{
		{{"1", "A gone", "B come", "C moved"}, {"2", "A did", "B took", "C made"}, {"3", "A ate", "B cut", "C saw"}},
		{{"1", "A", "gone", "B", "come", "C", "moved"}, {"2", "A", "did", "B", "took", "C", "made"}, {"3", "A", "ate", "B", "cut", "C", "saw"}},
	} {
		doc := paper("Part 1\nThe cake (1) ______ far. They (2) ______ it. We (3) ______ it.")
		doc.Blocks = append(doc.Blocks, rowsOf(rows...))
		q, _ := read(t, doc)
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("%v (-want +got):\n%s", rows, diff)
		}
	}
}
