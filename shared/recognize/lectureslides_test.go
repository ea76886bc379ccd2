package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/recognize"
)

// deck makes slides of texts: the first line of each is its heading, "A|text" a
// choice with an automatic letter, "1|text" with a number, "*|text" a bullet, "#|name" a picture.
func deck(texts ...string) page.Document {
	var doc page.Document
	for i, text := range texts {
		at := finding.Position{Part: fmt.Sprintf("slide %d", i+1)}
		if i > 0 {
			doc.Blocks = append(doc.Blocks, page.Break{Position: at})
		}
		for k, l := range strings.Split(text, "\n") {
			p := page.Paragraph{Position: at}
			sign, rest, ok := strings.Cut(l, "|")
			switch {
			case !ok:
				rest = l
			case sign == "#":
				doc.Blocks = append(doc.Blocks, page.ImageBlock{Position: at, Image: page.Image{Hash: rest, Alt: rest}})
				continue
			case sign == "*":
				p.Label = &page.Label{Text: "•", Format: page.Bullet, List: at.Part}
			case sign[0] <= '9':
				p.Label = &page.Label{Text: sign + ".", Format: page.Decimal, Number: int(sign[0] - '0'), List: at.Part}
			default:
				p.Label = &page.Label{Text: sign + ".", Format: page.UpperAlpha, Number: int(sign[0]-'A') + 1, List: at.Part}
			}
			if k == 0 {
				p.Style = page.Style{Name: "title", Heading: 1}
			}
			p.Runs = []page.Run{{Text: rest}}
			doc.Blocks = append(doc.Blocks, p)
		}
	}
	return doc
}

// TestQuestionsInALecture finds the slides with choices among those of a lecture.
func TestQuestionsInALecture(t *testing.T) {
	prose := []string{
		"The water cycle\n*|Water rises as vapour\n*|Clouds form where air cools\n*|Rain carries it back",
		"Why does it matter?\n*|Plants need it\n*|Cities store it",
		"Reservoirs\n*|Dams: hold it back\n*|Tanks: keep it clean\n*|Wells",
		"Units\n*|One litre weighs one kilogram\n*|A cubic metre holds 1000 litres",
		"Questions?",
	}
	quiz := []string{
		"Vapour becomes rain because the air ...\nA|cools\nB|warms\nC|dries\n#|chart",
		"Which of these stores water?\nA|a dam\nB|a road\nC|a fence\nD|a mast",
	}
	for _, c := range []struct {
		name   string
		slides []string
		want   []string
	}{
		{"two among five", []string{prose[0], quiz[0], prose[1], prose[2], quiz[1], prose[3], prose[4]},
			[]string{"1. Vapour becomes rain because the air ... / cools / warms / dries", "2. Which of these stores water? / a dam / a road / a fence / a mast"}},
		{"the answer on the next slide", []string{prose[0], quiz[1], "Answer: A\n*|Dams hold water back", prose[1], prose[2], prose[3]},
			[]string{"1. Which of these stores water? / a dam / a road / a fence / a mast: a dam"}},
		{"most are questions", []string{quiz[0], prose[0], quiz[1]},
			[]string{"Vapour becomes rain because the air ... / cools / warms / dries", "Which of these stores water? / a dam / a road / a fence / a mast"}},
	} {
		q, _ := read(t, deck(c.slides...))
		var got []string
		for _, s := range labelled(q) {
			got = append(got, strings.TrimSpace(strings.Replace(s, "\nchart", "", 1)))
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
	_, findings := read(t, deck(prose[0], quiz[1], prose[1], prose[2], prose[3]))
	var left []string
	for _, f := range findings {
		if f.Code == finding.UnreadPart {
			left = append(left, f.Position.Part+": "+f.Quote)
		}
	}
	if diff := cmp.Diff([]string{"slide 3: Why does it matter?"}, left); diff != "" {
		t.Errorf("slides that are left out (-want +got):\n%s", diff)
	}
	if q, _, err := recognize.Recognize(deck(prose[0], "Kinds of rain\nA|steady rain\nB|showers\nC|drizzle", prose[1], prose[2], prose[3])); err == nil {
		t.Errorf("a list with letters is no question: %v", labelled(q))
	}
}

// TestSlidesShownAgain leaves out the slides that the next one shows again with
// the answer, where only words that stand on many slides are missing there.
func TestSlidesShownAgain(t *testing.T) {
	var slides, want []string
	for _, n := range []string{"one", "two", "three", "four"} {
		asked := "Bird " + n + "\nYOUR TURN!\nWhich bird is number " + n + "?\nA. Owl\nB. Robin"
		slides = append(slides, asked+"\nSkip", strings.Replace(strings.Replace(asked, "YOUR TURN!\n", "", 1), "Robin", "Robin ✓", 1))
		want = append(want, "Robin")
	}
	q, _ := read(t, deck(slides...))
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
