package recognize_test

import (
	"strconv"
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// TestEmptyNumbers leaves out numbers that nothing stands behind, and says so.
func TestEmptyNumbers(t *testing.T) {
	q, fs := read(t, paper("1. Which sea is salty?\nA. all\nB. none\n2.\n3. Which lake is deep?\nA. this\nB. that\n4. Which river is long?\nA. one\nB. two\n5. Which hill is high?\nA. three\nB. four\n6."))
	if len(q.Items) != 4 || q.Items[1].Stem.Text() != "Which lake is deep?" {
		t.Errorf("%d items", len(q.Items))
	}
	said := 0
	for _, f := range fs {
		if f.Code == finding.NumberSkipped {
			said++
		}
	}
	if said != 3 { // and that the numbers jump
		t.Errorf("%d findings, want 3: %v", said, fs)
	}
	alone, _ := read(t, paper("1.\nWhich sea is salty?\nA. all\nB. none\n2.\nWhich lake is deep?\nA. this\nB. that\n3.\nWhich hill is high?\nA. three\nB. four"))
	if len(alone.Items) != 3 {
		t.Errorf("%d items behind numbers of their own lines", len(alone.Items))
	}
}

// TestEmptyBullet: the bullet that a list left at the end of the document asks nothing.
func TestEmptyBullet(t *testing.T) {
	item := func(text string) page.Block {
		return page.Paragraph{Label: &page.Label{Text: "•", Format: page.Bullet}, Runs: []page.Run{{Text: text}}}
	}
	q, _ := read(t, page.Document{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: "Preguntas de la unidad"}}}, item("¿Qué es una célula?"), item("¿Qué es un tejido? Dé ejemplos."), item("¿Qué es un órgano?"), item("¿Cómo respira una hoja?"), item("")}})
	if len(q.Items) != 4 {
		t.Errorf("%d items", len(q.Items))
	}
}

// TestEmptyAutomaticNumbers: the number that a list gave to an empty paragraph before its
// next one asks nothing, unless what it asks stands below.
func TestEmptyAutomaticNumbers(t *testing.T) {
	list := func(texts ...string) (out page.Document) {
		n := 0
		for _, text := range texts {
			if below, ok := strings.CutPrefix(text, "below: "); ok {
				out.Blocks = append(out.Blocks, page.Paragraph{Runs: []page.Run{{Text: below}}})
				continue
			}
			n++
			out.Blocks = append(out.Blocks, page.Paragraph{Label: &page.Label{Text: strconv.Itoa(n) + ".", Format: page.Decimal, Number: n, List: "1"}, Runs: []page.Run{{Text: text}}})
		}
		return out
	}
	if q, _ := read(t, list("Which sea is salty?", "Which lake is deep?", "", "Which hill is high?", "Which town is old?")); len(q.Items) != 4 {
		t.Errorf("%d items, want 4", len(q.Items))
	}
	if q, _ := read(t, list("Which sea is salty?", "", "below: Which lake is deep?", "Which hill is high?", "Which town is old?")); len(q.Items) != 4 {
		t.Errorf("%d items where one stands below its number, want 4", len(q.Items))
	}
}
