package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKeysWithNamesOfSections: a key repeats the names of all sections, also of those
// whose answers are not told, and in a section may be two lists to match.
func TestKeysWithNamesOfSections(t *testing.T) {
	essays := "1. Why is the sky blue? Give reasons.\n2. Describe the water cycle.\n3. Compare cats and dogs.\n\n"
	gaps := "1. A triangle has ____ sides.\n2. Ice is frozen ____.\n3. Norway's capital is ____.\n\n"
	lists := "1. brook\t\ta. has wings\n2. wren\t\tb. has water\n3. oak\t\tc. has leaves\n\n"
	pairs := "brook=has water | wren=has wings | oak=has leaves"
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"numbers": {"Test\n\nPart 1. Essays\n" + essays + "Part 2. Gaps\n" + gaps + "Part 3. Matching\n" + lists + "Answer Key\nPart 1. Essays\nPart 2. Gaps\n1. three\n2. water\n3. Oslo\nPart 3. Matching\n1. b\n2. a\n3. c",
			[]string{"-", "-", "-", "three", "water", "Oslo", pairs}},
		"letters": {"Test\n\nA. Essays\n" + essays + "B. Gaps\n" + gaps + "Answer Key\nA. Essays\nB. Gaps\n1. three\n2. water\n3. Oslo",
			[]string{"-", "-", "-", "three", "water", "Oslo"}},
		"signs alone": {"Test\n\nSECTION A\nFill the gaps.\n" + gaps + "SECTION B\nAnswer in sentences.\n" + essays + "SECTION C\nMatch the words of both columns.\n" + lists + "Answer Key\nSECTION A\n1. three\n2. water\n3. Oslo\nSECTION B\nSECTION C\n1. b\n2. a\n3. c",
			[]string{"three", "water", "Oslo", "-", "-", "-", pairs}},
		"essays behind": {"Test\n\nI. Matching\n" + lists + "II. Essays\n" + essays + "Answer Key\nI. Matching\n1. b\n2. a\n3. c\nII. Essays",
			[]string{pairs, "-", "-", "-"}},
		"lists to match behind statements": {"Test\n\nI. True or False\n1. Ice is cold.\n2. Oaks are animals.\n3. Wrens fly.\n\nII. Matching\n" + lists + "Answer Key\nI. True or False\n1. T\n2. F\n3. T\nII. Matching\n1. b\n2. a\n3. c",
			[]string{"true", "false", "true", pairs}},
		"lists to match over questions with a word": {"Test\n\nI. Matching\n" + lists + "II. Questions\nQ1. Who wrote Hamlet?\n\nQ2. What do bees make?\n\nQ3. What is ice?",
			[]string{"-", "-", "-", "-"}},
		"exercises": {"Test\n\nExercise 1\nAnswer each question in a word or two.\n1. Which gas do plants take in?\n2. Who wrote Hamlet?\n3. Name the largest planet.\n\nExercise 2 (3 points)\nMatch each item in column A with its meaning in column B.\n" + lists + "Answer Key\nExercise 1\n1. carbon dioxide\n2. Shakespeare\n3. Jupiter\nExercise 2\n1. b\n2. a\n3. c",
			[]string{"carbon dioxide", "Shakespeare", "Jupiter", pairs}},
		"an order under the first head": {"Test\n\nI. Fill in the blanks\nComplete each sentence with the right word.\n1. A triangle has ____ sides. (2 pts)\n2. Ice is frozen ____. (2 pts)\n\nII. Essay questions\nAnswer in complete sentences.\n" + essays + "Answer Key\nI. Fill in the blanks\n1. three\n2. water\nII. Essay questions",
			[]string{"three", "water", "-", "-", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestStarredChoicesSideBySide: choices parted by tabs under a numbered question have
// letters already, and what a question is worth goes on with no choice over it.
func TestStarredChoicesSideBySide(t *testing.T) {
	starred := "1. Which one flies?\na) cow\t*b) wren\tc) dog\td) pike\n2. Which one swims?\n*a) pike\tb) oak\tc) wren\td) dog\n3. Which one grows?\na) tin\tb) sand\t*c) oak\td) fog\n4. Which one burns?\na) tin\tb) sand\tc) fog\t*d) wood\n5. Which one is wet?\na) tin\t*b) rain\tc) wood\td) sand"
	worth := "Which one flies?   (1 mark)\nA. cow\t{b:B. wren}\tC. dog\tD. pike\nThe one that swims is   (1 mark)\n{b:A. pike}\tB. oak\tC. wren\tD. dog\nWhich one grows?   (1 mark)\nA. tin\tB. sand\t{b:C. oak}\tD. fog"
	for text, want := range map[string][]string{starred: {"wren", "pike", "oak", "wood", "rain"}, worth: {"wren", "pike", "oak"}} {
		q, _ := read(t, set(text))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}
