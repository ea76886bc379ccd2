package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// countedOn gives lines the numbers of lists: those of stems count on in one, if they have any,
// and those of the others begin anew under each, in the level below or in lists of their own.
func countedOn(text, stems string, levels bool) page.Document {
	doc := set(text)
	question, place := 0, 0
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		line := ""
		for _, r := range p.Runs {
			line += r.Text
		}
		switch {
		case i == 0 || line == "" || strings.HasPrefix(line, "Answer") || strings.HasPrefix(line, "1 -"):
			continue
		case strings.HasPrefix(line, "Pick"):
			question, place = question+1, 0
			if stems == "" {
				continue
			}
			p.Label = &page.Label{Text: fmt.Sprintf(stems, question), Format: page.Decimal, Number: question, List: "list 1"}
		default:
			place++
			p.Label = &page.Label{Text: fmt.Sprint(place, ")"), Format: page.Decimal, Number: place, List: fmt.Sprint("list ", question+1)}
			if levels {
				p.Label.List, p.Label.Level = "list 1", 1
			}
		}
		doc.Blocks[i] = p
	}
	return doc
}

// TestCountedLists: lists that count on their own under each question are its choices where
// one of their lines is told to be right; parts of tasks are counted so too.
func TestCountedLists(t *testing.T) {
	for name, text := range map[string]string{
		"bold":    "Animals\nPick the one that flies.\n{b:owl}\nfox\nelk\nPick the one that is red.\nowl\n{b:fox}\nelk\nPick the one with horns.\nowl\nfox\n{b:elk}",
		"a sign":  "Animals\nPick the one that flies.\nowl ✓\nfox\nelk\nPick the one that is red.\nowl\nfox ✓\nelk\nPick the one with horns.\nowl\nfox\nelk ✓",
		"numbers": "Animals\nPick the one that flies.\nowl\nfox\nelk\nAnswer: 1\nPick the one that is red.\nowl\nfox\nelk\nAnswer: 2\nPick the one with horns.\nowl\nfox\nelk\nAnswer: 3",
		"words":   "Animals\nPick the one that flies.\nowl\nfox\nelk\nAnswer: owl\nPick the one that is red.\nowl\nfox\nelk\nAnswer: fox\nPick the one with horns.\nowl\nfox\nelk\nAnswer: elk",
		"a key":   "Animals\nPick the one that flies.\nowl\nfox\nelk\nPick the one that is red.\nowl\nfox\nelk\nPick the one with horns.\nowl\nfox\nelk\nAnswer key\n1 - 1, 2 - 2, 3 - 3",
	} {
		for _, stems := range []string{"", "%d.", "%d)"} {
			for _, levels := range []bool{false, true} {
				if levels && stems == "" || !levels && stems == "%d)" || name == "a key" && stems == "" {
					continue
				}
				q, _ := read(t, countedOn(text, stems, levels))
				if diff := cmp.Diff([]string{"owl", "fox", "elk"}, keys(q)); diff != "" {
					t.Errorf("%s, %q, levels %v: -want +got:\n%s", name, stems, levels, diff)
				}
			}
		}
	}
	q, _ := read(t, countedOn("Homework test\nPick three sums and work them out.\n3 + 4 =\n5 + 6 =\n7 + 8 =\nPick three differences and work them out.\n9 - 4 =\n8 - 6 =\n7 - 1 =", "%d.", true))
	if len(q.Items) != 6 {
		t.Errorf("%d items of two tasks, want 6: %q", len(q.Items), labelled(q))
	}
}

// TestCountedQuestions: numbers of one list that go on elsewhere are those of questions.
func TestCountedQuestions(t *testing.T) {
	doc := paper("The river test\nName:   Date:\nWhich river is long?\nWhich river is wide?\nAnswer: Nile\nSmall rivers\nsource\nmouth\nAnswer: mouth\nWhich river is short?\nAnswer: Reka")
	for at, number := range map[int]int{2: 1, 3: 2, 9: 3} {
		p := doc.Blocks[at].(page.Paragraph)
		p.Label = &page.Label{Text: fmt.Sprint(number, "."), Format: page.Decimal, Number: number, List: "list 1"}
		doc.Blocks[at] = p
	}
	for at, number := range map[int]int{6: 1, 7: 2} {
		p := doc.Blocks[at].(page.Paragraph)
		p.Label = &page.Label{Text: fmt.Sprint(number, ")"), Format: page.Decimal, Number: number, List: "list 2"}
		doc.Blocks[at] = p
	}
	q, _ := read(t, doc)
	if got := stems(q); len(got) < 3 || got[0] != "Which river is long?" {
		t.Errorf("%q", labelled(q))
	}
}

// dashBullets puts bullets before the lines of a text that begin with a dash.
func dashBullets(text string) page.Document {
	doc := set(strings.ReplaceAll(text, "\n- ", "\n"))
	for i, l := range strings.Split(text, "\n") {
		if p := doc.Blocks[i].(page.Paragraph); strings.HasPrefix(l, "- ") {
			p.Label = &page.Label{Text: "•", Format: page.Bullet, List: "list 1"}
			doc.Blocks[i] = p
		}
	}
	return doc
}

// TestBulletLists: bullets under sentences are choices where one in each list is set apart;
// where one list has none they are what they look like.
func TestBulletLists(t *testing.T) {
	q, _ := read(t, dashBullets("Animals\nA mouse is hunted by the ____ at night.\n- {h:owl}\n- hen\n- duck\nThe ____ is red and sly.\n- owl\n- {h:fox}\n- elk\nThe ____ has big horns.\n- owl\n- fox\n- {h:elk}"))
	if diff := cmp.Diff([]string{"owl", "fox", "elk"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if q, _, err := recognize.Recognize(dashBullets("Our farm\nWe keep birds.\n- {h:owls}\n- hens\n- ducks\nWe keep dogs.\n- {h:hounds}\n- collies\n- pugs\nWe keep tools.\n- {h:rakes}\n- spades\n- hoes\nWe grow fruit.\n- apples\n- pears\n- plums")); err == nil {
		t.Errorf("%q", labelled(q))
	}
}

// TestTypedBullets: letters that were typed behind bullets are the letters of the choices, and
// no part of their words, also where a sign tells the right ones.
func TestTypedBullets(t *testing.T) {
	doc := dashBullets("Mikor volt a csata?\n- A) 1880-ban\n- B) 1890-ben (helyes)\n- C) 1894-ben\nHol élt a költő?\n- A) Pesten (helyes)\n- B) Kassán\n- C) Pécsett\nHány lap volt benne?\n- A) Egy\n- B) Kettő\n- C) Három (helyes)")
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"1890-ben", "Pesten", "Három"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if diff := cmp.Diff("1880-ban|1890-ben|1894-ben", offeredBy(q.Items[0])); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
