package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSchoolOrders reads papers whose orders stand between numbers that go on, lists of
// terms, forms with numbered gaps and lists with points left out.
func TestSchoolOrders(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"orders with a colon between numbers": {"Chemistry quiz\nName the compounds.\n1. NaCl ________\n2. MgO ________\n\nBalance:\n3. ___ H2 + ___ O2 -> ___ H2O\n4. ___ Fe + ___ Cl2 -> ___ FeCl3\n\nAnswer in complete sentences:\n5. What is rust?",
			[]string{"1. NaCl _____", "2. MgO _____", "3. _____ H2 + _____ O2 -> _____ H2O", "4. _____ Fe + _____ Cl2 -> _____ FeCl3", "5. What is rust?"}},
		"an order over what asks nothing": {"English test\n1. \"Where do you live?\" he asked me.\nHe asked me where ________.\n\nPut the words in the correct order.\n2. always / she / late / is\n3. ever / been / you / have / to Rome",
			[]string{"1. \"Where do you live?\" he asked me.\nHe asked me where _____.", "2. always / she / late / is", "3. ever / been / you / have / to Rome"}},
		"an order behind its topic": {"Reading quiz\n1. How does the boy feel? How do you know?\n____________________\n____________________\n\nVocabulary: Use each word in a sentence.\n2. runt: ________________\n3. injustice: ________________",
			[]string{"1. How does the boy feel? How do you know?", "2. runt: _____", "3. injustice: _____"}},
		"what stands under each question stays": {"Maths test\n1. What is 2 + 2?\n\nShow your work:\n2. What is 3 + 3?\n\nShow your work:\n3. What is 4 + 4?\n\nShow your work:\n4. What is 5 + 5?",
			[]string{"1. What is 2 + 2?\nShow your work:", "2. What is 3 + 3?\nShow your work:", "3. What is 4 + 4?\nShow your work:", "4. What is 5 + 5?"}},
		"terms to define": {"Poetry test\nDefine each term:\nSimile –\nMetaphor –\nOnomatopoeia –\n\nIdentify the figure of speech:\n1. The wind whispered through the trees.\n2. She is as brave as a lion.",
			[]string{"1. Simile –", "2. Metaphor –", "3. Onomatopoeia –", "1. The wind whispered through the trees.", "2. She is as brave as a lion."}},
		"fields with numbered gaps": {"Listening test\nQuestions 1-4\nComplete the form below. Write one word or a number.\nBooking form\nName: John 1 ________\nAddress: 24 2 ________ Road\nTown: 3 ________\nNumber of nights: 4 ________\n\n5. The museum was opened in\nA. 1890.\nB. 1902.\n\nAnswer key\n1 Harding\n2 Mill\n3 Leeds\n4 five\n5 B",
			[]string{"1. Name: John _____: Harding", "2. Address: 24 _____ Road: Mill", "3. Town: _____: Leeds", "4. Number of nights: _____: five", "5. The museum was opened in / 1890. / 1902.: 1902."}},
		"points that are left out": {"Safety test\n1. Which is a sea?\na) Baltic\nb) Rome\n2. The risks are: (fill in the missing ones)\n- unsafe sources\n- ________________\n- wrong temperatures\n- ________________\n- poor hygiene\n3. Who is told?",
			[]string{"1. Which is a sea? / Baltic / Rome", "2. The risks are: (fill in the missing ones)\n- unsafe sources\n- wrong temperatures\n- poor hygiene", "3. Who is told?"}},
		"an order that is all there is": {"Office quiz\nQuestion 1 of 2\nSelect all files that can be opened.\n[x] .docx\n[x] .rtf\n[ ] .mp4\nQuestion 2 of 2\nMatch each program with its use.\nOutlook = e-mail\nPlanner = tasks",
			[]string{"Question 1 of 2 Select all files that can be opened. / .docx / .rtf / .mp4: .docx | .rtf", "Question 2 of 2 Match each program with its use.: Outlook=e-mail | Planner=tasks"}},
		"truth behind a number": {"Quiz\nTrue or false?\n1. The house was the first. TRUE\n2. The town was founded in 1607. FALSE\n3. Taxes are at most 20%. TRUE",
			[]string{"1. The house was the first.: true", "2. The town was founded in 1607.: false", "3. Taxes are at most 20%.: true"}},
		"a letter of a pair with a star": {"First aid test\n1. The first step is:\n*a. check\nb. call\n2. T* F  Gloves protect you.\n3. T F*  Food is given first.\n4. Ice helps.  *True / False",
			[]string{"1. The first step is: / check / call: check", "2. Gloves protect you.: true", "3. Food is given first.: false", "4. Ice helps.: true"}},
		"worth behind the last choice": {"Economics test\n1. Define the term cost.   [2]\n2. Which of these is a tax?\nA. VAT\nB. wage\n[1]\n3. Which of these is a price?\nA. law\nB. rent      [1]\n4. Explain rent.   [3]",
			[]string{"1. Define the term cost.", "2. Which of these is a tax? / VAT / wage", "3. Which of these is a price? / law / rent", "4. Explain rent."}},
		"shapes of a quiz game": {"Kahoot\nQ1: Which planet is nearest?\n▲ Venus\n◆ Mercury ✔\n● Earth\n■ Mars\nTime limit: 20 seconds\nQ2: Pluto is a planet.\n◆ True\n▲ False ✔\nTime limit: 10 seconds",
			[]string{"Q1 Which planet is nearest? / Venus / Mercury / Earth / Mars: Mercury", "Q2 Pluto is a planet.: false"}},
		"one sentence with words to circle": {"Grammar test\nA. Circle the correct form.\n1. Yesterday she (bought / buys) a book.\nB. Write your own sentence.\n2. Circle one: The moon is (bigger / smaller) than the sun.\n3. Who are you?",
			[]string{"1. Yesterday she _____ a book. / bought / buys", "2. Circle one: The moon is _____ than the sun. / bigger / smaller", "3. Who are you?"}},
		"a case over letters in a section": {"Law exam\nPart I. Multiple choice\n1. The employer may not\nA. leave\nB. dance\nC. both\n2. Unions may\nA. strike\nB. sing\nC. both\n\nPart II. Case problem\nA firm has ten workers. The manager calls them.\na. Was that fair? Why?\nb. What should they do next?",
			[]string{"1. The employer may not / leave / dance / both", "2. Unions may / strike / sing / both", "1 a. Was that fair? Why?", "1 b. What should they do next?"}},
		"who took it, below the last": {"Safety test\n1. Which is a sea?\na) Baltic\nb) Rome\n2. What is the phone policy?\n________________\n\nEmployee name (print): ________________   Score: _____ / 4",
			[]string{"1. Which is a sea? / Baltic / Rome", "2. What is the phone policy?"}},
		"figures of a scale": {"Survey\n1. The course was clear.   1   2   3   4   5\n2. The pace was right for me.   1   2   3   4   5\n3. What could be better?",
			[]string{"1. The course was clear. / 1 / 2 / 3 / 4 / 5", "2. The pace was right for me. / 1 / 2 / 3 / 4 / 5", "3. What could be better?"}},
		"figures that are data": {"Maths test\n1. Find the rule. x:   1   2   3   4   5\ny:   2   4   6   8   10\n2. What is a rule?",
			[]string{"1. Find the rule. x:   1   2   3   4   5\ny:   2   4   6   8   10", "2. What is a rule?"}},
		"a pair of letters to mark": {"First aid test\n1. T F  Gloves protect you.\n2. T F  Food is given first.\n3. Who is called?",
			[]string{"1. Gloves protect you.", "2. Food is given first.", "3. Who is called?"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
