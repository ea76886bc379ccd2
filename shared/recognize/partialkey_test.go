package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKeyOfMoreThanTheTest: what a key says of sections and questions that a test does
// not have goes to no other section or question.
func TestKeyOfMoreThanTheTest(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"lettered sections": {
			"C. Choose the correct answer.\n1. Which is a planet?\na. Rome\nb. Mars\nc. Oslo\n2. Which is hot?\na. fire\nb. snow\nc. ice\n\nD. Answer the questions.\n1. Why is snow cold?\n2. Where does rain come from?\n\nANSWER KEY\nA. 1. F  2. T\nB. 1. hub  2. wheel\nC. 1. b  2. a\nD. 2. clouds",
			[]string{"Mars", "fire", "-", "clouds"},
		},
		"a section before those with names": {
			"3. Which is wet?\na. sand\nb. rain\nc. rock\n\nC Complete the sentences.\n1. The middle of a wheel is the ____________.\n2. Frozen water is ____________.\n\nD Answer in sentences.\n1. Why is snow cold?\n______________________________\n\nSolutions\nA 1. false 2. true\nB 1. a 2. b 3. b\nC 1. hub 2. ice",
			[]string{"-", "hub", "ice", "-"},
		},
		"one section for several questions": {
			"3. Which is wet?\na. sand\nb. rain\nc. rock\n4. Which is hot?\na. fire\nb. snow\nc. ice\n\nII. Answer the questions.\n1. Why is snow cold?\n2. Where does rain come from?\n3. What is sand?\n\nKey: I. 1. c 2. a 3. b 4. a",
			[]string{"-", "-", "-", "-", "-"},
		},
		"answers of a task for a gap": {
			"1. Complete with am, is or are.\n1. I ______ a wren.\n2. She ______ in a nest.\n\n1. He ______ every day.  a) sing  b) sings  c) singing\n2. ______ you like seeds?  a) Do  b) Does  c) Are\n\nKEY\n1. 1. am 2. is\n2. 1. b 2. a\n3. 1. They do not sing. 2. We are not tired.",
			[]string{"-", "-", "-", "-", "-"},
		},
		"a row of letters": {
			"1. Which is wet?\na. sand\nb. rain\nc. rock\n2. Which is hot?\na. fire\nb. snow\nc. ice\n4. Which is cold?\na. fire\nb. steam\nc. ice\n\nAnswers: B, A, B, C",
			[]string{"-", "-", "-"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			q, _ := read(t, paper(c.text))
			if diff := cmp.Diff(c.want, keys(q)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestHeadingOfKeyBelowALongLine: the heading of a key is no rest of the line above in a
// script without capitals either.
func TestHeadingOfKeyBelowALongLine(t *testing.T) {
	q, _ := read(t, paper("प्रश्न 1. सही विकल्प चुनकर लिखिए।\n(i) आग कैसी होती है –\n(क) ठंडी   (ख) गरम   (ग) गीली\n(ii) बर्फ कैसी होती है –\n(क) ठंडी   (ख) गरम   (ग) सूखी\nप्रश्न 2. रिक्त स्थानों की पूर्ति कीजिए।\n(i) पहिये का बीच __________ कहलाता है।\n(ii) जमा हुआ पानी __________ कहलाता है।\nप्रश्न 3. आग और बर्फ के बीच में दो बड़े अंतर लिखिए। (3 अंक)\nउत्तरमाला\nप्रश्न 1. (i) ख (ii) क\nप्रश्न 2. (i) धुरी (ii) बर्फ"))
	if diff := cmp.Diff([]string{"गरम", "ठंडी", "धुरी", "बर्फ", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestKeyRowsUnderNames: a key may have the answers of each section behind its name,
// whatever that is and wherever the numbers begin.
func TestKeyRowsUnderNames(t *testing.T) {
	body := []string{
		"True or False\n%d. Snow is a warm thing.\n%d. Rain makes the ground wet.\n%d. Spiders have six legs.\n\n",
		"Choose the correct answer.\n%d. Which of these is a planet?\na) Rome\nb) Mars\nc) Oslo\n%d. What is the hottest thing here?\na) fire\nb) snow\nc) ice\n%d. Which animal can fly?\na) dog\nb) cat\nc) wren\n\n",
		"Complete the sentences.\n%d. The middle of a wheel is the ______.\n%d. Frozen water is ______ and cold.\n%d. We hear with our ______.\n\n",
	}
	answers := []string{"%d. F  %d. T  %d. F\n", "%d. b  %d. a  %d. c\n", "%d. hub  %d. ice  %d. ears\n"}
	for _, heads := range [][3]string{{"Part 1: ", "Part 2: ", "Part 3: "}, {"Part A - ", "Part B - ", "Part C - "}, {"Task 1. ", "Task 2. ", "Task 3. "}, {"Exercise 1\n", "Exercise 2\n", "Exercise 3\n"}, {"", "", ""}} {
		for _, goesOn := range []bool{false, true} {
			test, key := "Unit 3 Test\n\n", "ANSWER KEY\n"
			for s := range body {
				n := 1
				if goesOn {
					n = 1 + 3*s
				}
				test += heads[s] + fmt.Sprintf(body[s], n, n+1, n+2)
				name := strings.TrimRight(heads[s], " :.-\n")
				if name == "" {
					name, _, _ = strings.Cut(body[s], "\n")
				}
				key += strings.TrimRight(name, ".") + ": " + fmt.Sprintf(answers[s], n, n+1, n+2)
			}
			q, _ := read(t, paper(test+key))
			if diff := cmp.Diff([]string{"false", "true", "false", "Mars", "fire", "wren", "hub", "ice", "ears"}, keys(q)); diff != "" {
				t.Errorf("%q goes on %v: %s", heads[0], goesOn, diff)
			}
		}
	}
}

// TestShortKeyRows: a section of one question has one answer in its row.
func TestShortKeyRows(t *testing.T) {
	for _, number := range []string{"3", "1"} {
		text := "Unit 3 Test\n\nPart 1: True or False\n1. Snow is a warm thing.\n2. Rain makes the ground wet.\n\nPart 2: Multiple choice\n#. Which of these is a planet?\nA)Rome\nB)Mars\nC)Oslo\n\nANSWER KEY\nPart 1: 1. F  2. T\nPart 2: #. B"
		q, _ := read(t, paper(strings.ReplaceAll(text, "#", number)))
		if diff := cmp.Diff([]string{"false", "true", "Mars"}, keys(q)); diff != "" {
			t.Errorf("number %s: %s", number, diff)
		}
	}
}
