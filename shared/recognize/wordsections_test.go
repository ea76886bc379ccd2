package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestVocabularyQuiz: words to circle may stand in brackets, words to fill in stand over
// the gaps and offer nothing, and letters head sections through which numbers go on.
func TestVocabularyQuiz(t *testing.T) {
	q, _ := read(t, paper("Vocabulary quiz\n\nA. Circle the correct answer.\n\n1. The opposite of hot is (cold / warm / big).\n2. Who flies a plane is a (doctor / pilot / cook).\n\nB. Fill in the blanks with the words from the box.\n\n[ river   desert   island ]\n\n3. An ________ has water around it.\n4. The Nile is a ________.\n\nC. Unscramble the words.\n\n5. OHESU  ________\n6. OLSOCH  ________\n\nD. Read and write T (true) or F (false).\n\nBen has a dog.\n\n7. Ben has a cat. _____\n8. The dog is Ben's. _____\n"))
	if diff := cmp.Diff([]string{"The opposite of hot is C", "Who flies a plane is a C", "An _____ has water around it.", "The Nile is a _____.", "OHESU  _____", "OLSOCH  _____", "Ben has a cat. T", "The dog is Ben's. T"}, kinds(q)); diff != "" {
		t.Fatalf("-want +got:\n%s\n%q", diff, stems(q))
	}
	var offered []string
	for _, c := range q.Items[1].Response.(quiz.Choice).Choices {
		offered = append(offered, c.Content.Text())
	}
	if got := strings.Join(offered, "|"); got != "doctor|pilot|cook" {
		t.Errorf("the second offers %s", got)
	}
}

// TestPartBehindKey: the entry of a part may stand behind that of a number, in a key on
// one line.
func TestPartBehindKey(t *testing.T) {
	q, _ := read(t, paper("Motion test\n\n1. Speed is a\na) scalar\nb) vector\n\n2. Mass is a\na) scalar\nb) vector\n\n3. The final speed is ______ m/s.\n\n4. a) Define force. (2 marks)\n   b) Calculate the force on 2 kg. (3 marks)\n\nKey: 1. a   2. a   3. 12   4b. 19.6 N\n"))
	if got := strings.Join(keys(q), " "); got != "scalar scalar 12..12 - 19.6..19.6N" {
		t.Errorf("the keys are %s", got)
	}
}
