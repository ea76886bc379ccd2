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

// TestTypedTickBullets: bullets that are typed say so too, with a tick in place of one of
// them under each question. The sign of a root before a number is none.
func TestTypedTickBullets(t *testing.T) {
	q, _ := read(t, paper("1. Which bird hoots?\n• the wren\n√ the owl\n• the gull\n2. Among those who bark are:\n√ the dog\n• the cat\n• the hen\n3. The smallest of them:\n• the cow\n• the ape\n√ the ant"))
	if got := strings.Join(keys(q), ", "); got != "the owl, the dog, the ant" {
		t.Error(got)
	}
	if got := len(labelled(q)); got != 3 {
		t.Errorf("%d questions", got)
	}
	q, _ = read(t, paper("1. Which is irrational?\na) 3\nb) √2\nc) 4\n2. Which is rational?\na) √3\nb) √5\nc) √9"))
	if got := strings.Join(keys(q), ", "); got != "-, -" {
		t.Error(got)
	}
}

// TestTypedTicksInNotes: notes in which some points are ticked ask nothing.
func TestTypedTicksInNotes(t *testing.T) {
	noQuestions(t, "Before the trip\n• buy bread\n✓ find the tent\n✓ fill the tank\n• call the neighbours\nAfter the trip\n• wash the car\n✓ dry the tent\n✓ pay the bill")
}
