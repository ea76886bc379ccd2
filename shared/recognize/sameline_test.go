package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestAnswersOnTheLine: the answers of a list for a quiz night stand right behind
// the question marks.
func TestAnswersOnTheLine(t *testing.T) {
	const numbered = "Night of birds\n1. Which bird hoots at night? Owl\n2. How many toes has a heron? 8\n3. Who keeps its egg on its feet? The penguin\n4. What does a robin eat? Worms\n5. Which bird sleeps while it flies? Swift\n"
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"numbered":   {numbered, []string{"Owl", "8..8", "The penguin", "Worms", "Swift"}},
		"no numbers": {"Bird quiz\n\nWhich bird hoots at night? Owl\nHow many toes has a heron? 8\nWho keeps its egg on its feet? The penguin\nWhat does a robin eat? Worms\nWhich bird sleeps while it flies? Swift\n", []string{"Owl", "8..8", "The penguin", "Worms", "Swift"}},
		"signs":      {"Bird quiz\n1. Which bird hoots at night? = Owl\n2. How many toes has a heron? - 8\n3. How cold is its lake? → -5 °C\n", []string{"Owl", "8..8", "-5..-5°C"}},
		"brackets":   {"Bird quiz\n1. Which bird hoots at night? [Owl]\n2. How many toes has a heron? [8]\n3. Who keeps its egg on its feet? [The penguin]\n", []string{"Owl", "8..8", "The penguin"}},
		"orders":     {"Bird quiz\n1. Which bird hoots at night? Explain.\n2. How many toes has a heron? Explain.\n3. Who keeps its egg on its feet? Explain.\n4. What does a robin eat? Explain.\n5. Which bird sleeps while it flies? Explain.\n", []string{"-", "-", "-", "-", "-"}},
		"offers":     {"Bird quiz\n1. Which bird hoots at night? Owl or robin\n2. How many toes has a heron? 6 / 8 / 10\n3. Who keeps its egg on its feet? Penguin, owl, swift\n4. What does a robin eat? Worms or fish\n5. Which bird sleeps while it flies? Swift or owl\n", []string{"-", "-", "-", "-", "-"}},
		"verdicts":   {"Bird quiz\n1. Which bird hoots at night? Owl(yes) Wren(no) Tit(no)\n2. How many toes has a heron? 8(yes) 6(no) 10(no)\n3. Who keeps its egg on its feet? Penguin(yes) Owl(no) Swift(no)\n4. What does a robin eat? Worms(yes) Fish(no) Sand(no)\n5. Which bird sleeps while it flies? Swift(yes) Owl(no) Tit(no)\n", []string{"-", "-", "-", "-", "-"}},
		"examples":   {"Grammar test\n1. Which word is the verb? The owl hoots.\n2. Which word is the verb? A heron stands still.\n3. Which word is the verb? The swift sleeps.\n4. Which word is the verb? Robins sing early.\n5. Which word is the verb? The penguin swims.\n", []string{"-", "-", "-", "-", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
}

// TestRowsWithAnswersOnTheLine: a row of such questions is kept beside rows that ask in
// other ways, too few for the answers to be told from what else stands there.
func TestRowsWithAnswersOnTheLine(t *testing.T) {
	q, _ := read(t, paper("Reasoning\nGaps\n1. The owl sleeps in a ____, on a branch, in the wood.\n2. The heron stands in the ____, by the reeds, at dawn.\n3. The swift lives in the ____, far up, all day.\nAverages\n1. In a wood there are three owls, of which each weighs two pounds. How much do they weigh? 6\n2. In a lake there are two herons, of which each has eight toes. How many toes are there? 16\n3. In a tower there are five swifts, of which each lays two eggs. How many eggs are laid? 10\n"))
	if len(q.Items) != 6 {
		t.Errorf("%d items, want 6: %v", len(q.Items), labelled(q))
	}
}

// TestAnswersBehindGaps: a sentence behind a gap answers where each question has
// one, and nothing where only some have.
func TestAnswersBehindGaps(t *testing.T) {
	q, _ := read(t, paper("Bird quiz\n\n1. Why do owls hoot?\n\nThey tell others that the wood is theirs.\n\n2. Why do swifts sleep in the air?\n\nTheir feet are too weak for the ground.\n\n3. How do penguins keep warm?\n\nThey stand close together in a crowd.\n"))
	if diff := cmp.Diff([]string{"They tell others that the wood is theirs.", "Their feet are too weak for the ground.", "They stand close together in a crowd."}, keys(q)); diff != "" {
		t.Errorf("each: (-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Bird quiz\n\n1. Why do owls hoot?\n\nThey tell others that the wood is theirs.\n\n2. Why do swifts sleep in the air?\n\n3. How do penguins keep warm?\n\nThey stand close together in a crowd.\n\n4. What do robins eat?\n"))
	if diff := cmp.Diff([]string{"-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("some: (-want +got):\n%s", diff)
	}
}

// TestQuotedAnswers: quotations below questions answer them.
func TestQuotedAnswers(t *testing.T) {
	var doc page.Document
	for _, text := range []string{"1. Which bird hoots at night in this wood? Only one does.", ">an owl", "2. Look at the heron. It stands in the lake. How many toes has it?", ">eight, four on each foot", "3. Who keeps its egg on its feet?", ">the penguin"} {
		p := page.Paragraph{Runs: []page.Run{{Text: text}}}
		if text[0] == '>' {
			p.Runs[0].Text, p.Style.Name = text[1:], "Intense Quote"
		}
		doc.Blocks = append(doc.Blocks, p)
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"an owl", "eight, four on each foot", "the penguin"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestBareSequence: the answers of a key on one line carry numbers without signs.
func TestBareSequence(t *testing.T) {
	q, _ := read(t, paper("Put the verbs in the right form.\n1. The owl ____ (hoot) every night.\n2. The swans ____ (swim) now.\n3. A robin ____ (sing) yesterday.\nKey: 1 hoots, 2 are swimming, 3 sang\n"))
	if diff := cmp.Diff([]string{"hoots", "are swimming", "sang"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestRoundsAnsweredOnTheLine: rounds of a quiz night count typed or automatic numbers
// anew, and the title of a round stands right under the last question of the one before.
func TestRoundsAnsweredOnTheLine(t *testing.T) {
	var doc page.Document
	var want []string
	for round, topic := range []string{"Ann: birds", "Bo: rivers", "Cy: boats", "Di: towns", "Ed: hills", "Flo: seas"} {
		doc.Blocks = append(doc.Blocks, paper(topic).Blocks...)
		for i := range 4 {
			text := fmt.Sprintf("Who wrote down %s for number %d? Writer %d of them", topic[4:], i+1, round*4+i)
			p := page.Paragraph{Runs: []page.Run{{Text: fmt.Sprintf("%d. %s", i+1, text)}}}
			if round == 3 {
				p.Label = &page.Label{Text: fmt.Sprintf("%d.", i+1), Format: page.Decimal, Number: i + 1, List: fmt.Sprintf("list %d", round)}
				p.Runs[0].Text = text
			}
			doc.Blocks = append(doc.Blocks, p)
			want = append(want, fmt.Sprintf("Writer %d of them", round*4+i))
		}
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestAnswersOnTheLineAndBelow: where answers of a list stand behind the question mark, that
// of a question without one stands on the line below it. Where hardly one does, what is below
// goes on with what is asked.
func TestAnswersOnTheLineAndBelow(t *testing.T) {
	q, _ := read(t, paper("1. What do bees make? Honey\n2. Who hunts at night? The owl\n3. What swims upstream? Salmon\n4. The colour of snow is:\nwhite\n5. Where do storks nest? On roofs\n6. What does a cow eat?\nGrass and hay\n7. Which bird dives? The grebe\n8. Who builds dams?\nThe beaver"))
	if diff := cmp.Diff([]string{"Honey", "The owl", "Salmon", "white", "On roofs", "Grass and hay", "The grebe", "The beaver"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. What do bees make? Honey\n2. Who hunts at night?\nThink of the forest.\n3. What swims upstream?\nName one of them.\n4. What colour has snow?\nThe sun shines.\n5. Where do storks nest?\nTell of two places.\n6. What does a cow eat?\nIn winter and summer."))
	if diff := cmp.Diff([]string{"-", "-", "-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestSameLineTitles: the title of the next round is no part of the last question of a round,
// answered or not; what surprises may be asked with two signs.
func TestSameLineTitles(t *testing.T) {
	q, _ := read(t, paper("Anna: birds\n1. Who hunts at night? The owl\n2. Who sings at noon?! The lark\n3. Name 4 of the birds of the sea? Gull, tern, auk, gannet\nBen: rivers\n1. Which river runs through Cologne? The Rhine\n2. Which river runs through Dresden? The Elbe\n3. Which river runs through Rome? The Tiber\n"))
	if got := strings.Join(keys(q), "; "); got != "The owl; The lark; -; The Rhine; The Elbe; The Tiber" {
		t.Errorf("keys %s", got)
	}
	if got := q.Items[2].Stem.Text(); strings.Contains(got, "Ben") {
		t.Errorf("stem %q", got)
	}
}

// TestSameLineAnswerBelow: of such a list one answer stands below its question, over a row
// of questions that is counted anew.
func TestSameLineAnswerBelow(t *testing.T) {
	q, _ := read(t, paper("1. Who hunts at night? The owl\n2. Who sings at noon? The lark\n3. Who swims on lakes? The swan\n4. Who lives in towers?\nThe swift\n1. Which river runs through Cologne? The Rhine\n2. Which river runs through Dresden? The Elbe\n3. Which river runs through Rome? The Tiber\n"))
	if got := keys(q); len(got) != 7 || got[3] != "The swift" {
		t.Errorf("keys %v", got)
	}
}
