package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// bulleted makes a paper of lines of which "sign|text" has a bullet, each sign with a
// list of its own.
func bulleted(text string) page.Document {
	var doc page.Document
	for i, l := range strings.Split(text, "\n") {
		p := page.Paragraph{Position: finding.Position{Paragraph: i + 1}}
		if sign, rest, ok := strings.Cut(l, "|"); ok {
			p.Label, l = &page.Label{Text: sign, Format: page.Bullet, List: sign}, rest
		}
		p.Runs = []page.Run{{Text: l}}
		doc.Blocks = append(doc.Blocks, p)
	}
	return doc
}

// TestTickBullets: a tick in place of the bullet of a choice says that it is right; where
// every bullet is a tick, none is.
func TestTickBullets(t *testing.T) {
	for _, other := range []string{"☐", "○", "•"} {
		q, _ := read(t, bulleted(strings.ReplaceAll("1. Which bird hoots?\n-|the wren\n✓|the owl\n-|the gull\n2. Which one barks?\n✓|the dog\n-|the cat\n-|the hen", "-|", other+"|")))
		if got := strings.Join(keys(q), ", "); got != "the owl, the dog" {
			t.Errorf("%s: %s", other, got)
		}
	}
	q, _ := read(t, bulleted("1. Which bird hoots?\n✓|the wren\n✓|the owl\n✓|the gull\n2. Which one barks?\n✓|the dog\n✓|the cat\n✓|the hen"))
	if got := strings.Join(keys(q), ", "); got != "-, -" {
		t.Errorf("ticks alone: %s", got)
	}
}

// TestTicksAmongBulletsAndLetters: a tick stands before the letter of a choice, behind
// the bullet of its line or before it.
func TestTicksAmongBulletsAndLetters(t *testing.T) {
	for _, ticked := range []string{"• ✓ B. the owl", "✓ • B. the owl"} {
		q, _ := read(t, bulleted("1. Which bird hoots?\n• A. the wren\n"+ticked+"\n• C. the gull\n2. Which one barks?\n✓ • A. the dog\n• B. the cat\n• C. the hen"))
		if got := strings.Join(keys(q), ", "); got != "the owl, the dog" {
			t.Errorf("%s: %s", ticked, got)
		}
	}
}
