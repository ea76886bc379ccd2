package layout

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBadges puts a dot behind letters on discs before the texts of choices, also where two
// stand in a row and a ring goes around one of the texts, and leaves letters on plates alone
// that no text follows, as the buttons and the nodes of drawings are.
func TestBadges(t *testing.T) {
	disc := func(p *paper, x, y float64, letter, text string) {
		p.area(x-5, y-13, 18, 18, "DDDDDD", "").at(x, y, letter)
		if text != "" {
			p.at(x+20, y, text)
		}
	}
	choices, nodes, key := newPaper(), newPaper(), newPaper()
	for n, letter := range []string{"A", "B", "A", "B", "C"} {
		disc(key, 60+18*float64(n), 100, letter, "")
	}
	if diff := cmp.Diff("<d|A B A B C>\n", blocksOf(key)); diff != "" {
		t.Errorf("key (-want +got):\n%s", diff)
	}
	for n := range 3 {
		y := 100 + 80*float64(n)
		choices.at(60, y, "What is it?")
		disc(choices, 60, y+20, "A", "river")
		disc(choices, 260, y+20, "B", "stone")
		disc(choices, 60, y+40, "C", "cloud")
		choices.area(78, y+27, 32, 18, "", "FF0000")
		disc(nodes, 60, y+20, "A", "")
		disc(nodes, 260, y+20, "B", "")
		nodes.at(60, y+60, "The nodes are joined by roads")
	}
	want := "What is it?\n<d|A.> river⇥<d|B.> stone\n<d|✓ C.> cloud\n"
	if diff := cmp.Diff(want+"\n"+want+"\n"+want, blocksOf(choices)); diff != "" {
		t.Errorf("choices (-want +got):\n%s", diff)
	}
	want = "<d|A>⇥<d|B>\nThe nodes are joined by roads\n"
	if diff := cmp.Diff(want+want+want, blocksOf(nodes)); diff != "" {
		t.Errorf("nodes (-want +got):\n%s", diff)
	}
}

// TestRingsAroundText marks a choice whose text alone has a ring around it.
func TestRingsAroundText(t *testing.T) {
	p := newPaper().lines(60, 100, "1. What flows?", "A. a river", "B. a stone", "2. What burns?", "A. the sea", "B. a candle")
	p.area(74, 104, 44, 14, "", "CC0000").area(74, 160, 50, 14, "", "CC0000")
	want := "1. What flows?\n✓ A. a river\nB. a stone\n2. What burns?\nA. the sea\n✓ B. a candle\n"
	if diff := cmp.Diff(want, blocksOf(p)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestWorthAtMargin takes what a question is worth away from the end of its first line, which
// runs up to it, and leaves a number alone that a sentence has there once.
func TestWorthAtMargin(t *testing.T) {
	set, once := newPaper(), newPaper()
	for n := range 3 {
		y := 100 + 60*float64(n)
		line := "1. Somebody once carried the ladder to the cloud and back to the shore"
		p := set
		p.at(60, y, line).at(60, y+14, "although the river was closed. Why?")
		end := p.Spans[len(p.Spans)-2].Box
		p.at(end.X+end.Width+1, y, "2 pts")
		once.at(60, y, line).at(60, y+14, "although the river was closed. Why?")
		if n == 1 {
			once.at(end.X+end.Width+1, y, "2 pts")
		}
	}
	want := "1. Somebody once carried the ladder to the cloud and back to the shore although the river was closed. Why?⇥2 pts\n"
	if diff := cmp.Diff(want+want+want, blocksOf(set)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	plain := "1. Somebody once carried the ladder to the cloud and back to the shore although the river was closed. Why?\n"
	with := "1. Somebody once carried the ladder to the cloud and back to the shore2 pts although the river was closed. Why?\n"
	if diff := cmp.Diff(plain+with+plain, blocksOf(once)); diff != "" {
		t.Errorf("once (-want +got):\n%s", diff)
	}
}
