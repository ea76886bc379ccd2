package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// TestHeadAsks: in a paper of questions the headings ask, and the lines below
// them answer; what orders or leaves room is no answer.
func TestHeadAsks(t *testing.T) {
	asks := []string{"Who is left open?", "What does a mill grind?", "Where do storks spend the winter?", "Why does bread rise?", "What is a keel? (in short)", "How do bees find home?"}
	told := []string{"", "Grain", "In Africa, south of the great desert, where they find food all the winter.", "Yeast makes gas in the dough, and the oven makes the bubbles grow.", "The beam along the bottom of a ship, on which all of it is built.", "By the sun"}
	document := func(title string, below []string) page.Document {
		doc := page.Document{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: title}}, Style: page.Style{Heading: 1}}}}
		for i, ask := range asks {
			doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: ask}}, Style: page.Style{Heading: 2}})
			if below[i] != "" {
				doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: below[i]}}})
			}
		}
		return doc
	}
	q, _ := read(t, document("Review Questions", told))
	if diff := cmp.Diff("-"+strings.Join(told, "\n"), strings.Join(keysOrModels(q), "\n")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for name, below := range map[string][]string{
		"orders":     {"", "Explain it in your own words.", "Explain it with a map.", "Describe what you see in the oven at home.", "Draw one.", "Describe a dance."},
		"the same":   {"", "Write in full sentences, please.", "Write in full sentences, please.", "Write in full sentences, please.", "Write in full sentences, please.", "Write in full sentences, please."},
		"some lines": {"", "____", "____", "____", "____", "____"},
	} {
		q, _, err := recognize.Recognize(document("Review Questions", below))
		if err == nil {
			for _, key := range keysOrModels(q) {
				if key != "-" {
					t.Errorf("%s: %q is an answer", name, key)
				}
			}
		}
	}
}

// TestOrderBehindQuestion: a heading asks too where how many to choose stands in
// brackets behind its question mark, so the remark over it is none of it.
func TestOrderBehindQuestion(t *testing.T) {
	doc := page.Document{}
	for _, l := range strings.Split("#Which is red?|- ❌ sky|- ✅ blood|- ❌ sea||PL: Co jest czerwone? → krew||#Which two are wet? (pick 2)|- ✅ rain|- ❌ sand|- ✅ sea|- ❌ dust||PL: Co jest mokre? → deszcz||#Which is hot?|- ✅ fire|- ❌ ice|- ❌ snow", "|") {
		p := page.Paragraph{}
		if text, ok := strings.CutPrefix(l, "#"); ok {
			p.Style.Heading, l = 3, text
		} else if text, ok := strings.CutPrefix(l, "- "); ok {
			p.Label, l = &page.Label{Text: "•", Format: "bullet"}, text
		}
		p.Runs = []page.Run{{Text: l}}
		doc.Blocks = append(doc.Blocks, p)
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{" Which is red? / sky / blood / sea: blood", " Which two are wet? (pick 2) / rain / sand / sea / dust: rain | sea", " Which is hot? / fire / ice / snow: fire"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
