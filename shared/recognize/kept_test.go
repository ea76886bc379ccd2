package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestTestsLikeOtherPapersAreKept reads tests that look like the papers which
// are none: none of their questions may be lost.
func TestTestsLikeOtherPapersAreKept(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want int
	}{
		"a table of contents before the questions": {"Exam book\n\nCells ............ 3\nHeat ............. 9\nLight ........... 12\n\n1. What is a cell?\n2. Name two kinds of heat.\n3. Which colour has the shortest wave?", 3},
		"points behind dots":                       {"Test\n\n1. Define osmosis. ........ 2\n2. Explain diffusion. ........ 3\n3. Name the parts of a cell. ........ 5", 3},
		"gaps before a unit":                       {"Test\n\n1. 3 km are ........ m\n2. 2 h are ........ min\n3. 5 kg are ........ g", 3},
		"bulleted answers under questions":         {"1. Who wrote Faust?\n- Goethe\n\n2. What is the capital of Peru?\n- Lima\n\n3. Who are two heads of the school?\n- the director\n- the deputy", 3},
		"a report that is to be judged":            {"Reading test: a report\n\nIntroduction\nThe text below is about bees.\n\nConclusion\nBees dance.\n\n1. What is the text about?\n2. How do bees tell the way?\n3. Who reads the dance?", 3},
		"commands over bullets":                    {"Worksheet\n\n1. Choose the metal:\n- wood\n- iron\n- glass\n\n2. Choose the gas:\n- helium\n- salt\n- sand", 2},
		"one question by name":                     {"Question 1\nWhat is the boiling point of water?", 1},
		"a long order":                             {"Exam\n\n1. In your own words and with two examples, explain inertia.\n2. After reading the text, describe its speaker.\n3. Using the map, compare the two coasts.", 3},
		"tasks under their heading":                {"Ujian\n\nA. Pilihan Ganda\n1. Kota di Jawa?\na. Bandung\nb. Medan\n2. Kota di Bali?\na. Denpasar\nb. Padang\n\nB. Uraian\n1. Tulislah arti kata itu!\n2. Dua hal dan artinya masing-masing.", 4},
		"chinese orders":                           {"历史试卷\n\n1. 简述丝绸之路的作用。\n2. 结合材料，分析战争的原因。\n3. 试说明改革的意义。", 3},
	} {
		t.Run(name, func(t *testing.T) {
			q, _ := read(t, paper(c.text))
			if len(q.Items) != c.want {
				t.Errorf("%d items, want %d: %v", len(q.Items), c.want, stems(q))
			}
		})
	}
}

// TestContentsByStyle reads a test behind a table of contents that a word
// processor made: the entries are no questions, and show no gaps.
func TestContentsByStyle(t *testing.T) {
	doc := paper("1. What is heat?\t2\n2. Light\t5\n3. Sound\t9\n1. What is heat?\n2. Name a source of light.")
	for i := range 3 {
		p := doc.Blocks[i].(page.Paragraph)
		p.Style = page.Style{Name: "toc 1"}
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"What is heat?", "Name a source of light."}, stems(q)); diff != "" {
		t.Error(diff)
	}
}

func stems(q quiz.Quiz) []string {
	var out []string
	for _, item := range q.Items {
		out = append(out, item.Stem.Text())
	}
	return out
}

// TestGluedBounds: the line that closes a question, and a field, may stand right behind
// the text before it.
func TestGluedBounds(t *testing.T) {
	q, _ := read(t, paper("Question 1: START\nWhich gas do plants take in?\nQuestion 1: END\nOption_a: oxygen\nOption_b: carbon dioxide\ncorrect_option: b) carbon dioxide\nQuestion 2: START\nWhich gas do plants give off?Question 2: END\nOption_a: oxygenOption_b: neon\ncorrect_option: a) oxygen\nQuestion3: START\nWhich gas burns?\nQuestion3: ENDOption_a: argon Option_b: hydrogen\ncorrect_option: b) hydrogen\nQuestion 4: START\nWhich gas glows?\nQuestion 4: END\nOption_a: oxygen\nOption_b: neon\ncorrect_option neon"))
	if diff := cmp.Diff([]string{"Which gas do plants take in?", "Which gas do plants give off?", "Which gas burns?", "Which gas glows?"}, stems(q)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"carbon dioxide", "oxygen", "hydrogen", "neon"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestBoundsOfQuestions reads questions that stand between a line that opens
// them and one that closes them.
func TestBoundsOfQuestions(t *testing.T) {
	q, _ := read(t, paper("Question 1: START\nWhich gas do plants take in?\nQuestion 1: END\nOption_a: oxygen\nOption_b: carbon dioxide\ncorrect_option: b) carbon dioxide\nQuestion 2: START\nWhich gas do plants give off?\nQuestion 2: END\nOption_a: oxygen\nOption_b: neon\ncorrect_option: a) oxygen"))
	if diff := cmp.Diff([]string{"Which gas do plants take in?", "Which gas do plants give off?"}, stems(q)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"carbon dioxide", "oxygen"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
