package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestStudyGuide: a guide has its questions, their answers in sentences under a
// heading that speaks of them among other words, further questions without any, and
// the terms explained, which are nobody's choices.
func TestStudyGuide(t *testing.T) {
	const asked = "1. What makes the flight of an owl silent?\n2. How does an owl find a mouse in the dark?\n3. Describe the nest of the barn owl."
	const told = "1. The edges of its feathers are soft.\n2. It hears the mouse.\n3. It builds none and uses the floor of a loft."
	const terms = "Owl: a bird of the night\nLoft: the room under a roof\nHawk: a bird that hunts by day"
	key := []string{"The edges of its feathers are soft.", "It hears the mouse.", "It builds none and uses the floor of a loft."}
	for name, c := range map[string]struct {
		parts []string // headings and what stands under them in turn
		want  []string
	}{
		"numbered": {[]string{"Quiz", asked, "Quiz Answer Key", told, "Essay Questions", "1. Discuss how the weather changes the hunt.\n2. Compare the owl with the hawk.", "Glossary of Key Terms", terms}, append(key, "-", "-")},
		"listed":   {[]string{"Quiz", asked, "Answer key for the quiz", told, "Domande per il saggio", "• Discuti la caccia degli uccelli notturni?\n• Confronta il gufo con il falco?\n• Quali uccelli cacciano di giorno?\n• Descrivi il nido del gufo?", "Glossario dei termini chiave", terms}, append(key, "-", "-", "-", "-")},
		"no key":   {[]string{"Answer keys and the quiz", asked, "Quiz answers are not here", "1. What is a hawk?\n2. What is a loft?\n3. What is a nest?"}, []string{"-", "-", "-", "-", "-", "-"}},
	} {
		var doc page.Document
		for i, text := range c.parts {
			if i%2 == 0 {
				doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: text}}, Style: page.Style{Heading: 2}})
			} else {
				doc.Blocks = append(doc.Blocks, paper(text).Blocks...)
			}
		}
		q, _ := read(t, doc)
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
