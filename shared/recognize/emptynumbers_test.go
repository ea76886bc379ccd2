package recognize_test

import (
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
