package layout

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestMergedLines: a line that a scan shows twice, because it leans, keeps its length;
// lines on one that do not touch stay two.
func TestMergedLines(t *testing.T) {
	down := func(x, y0, y1 float64) stroke { return stroke{rect: rect{x, y0, x, y1}} }
	for _, c := range []struct {
		name     string
		in, want []stroke
	}{
		{"a part beside the whole", []stroke{down(240.2, 503, 553), down(240.7, 187, 783)}, []stroke{down(240.7, 187, 783)}},
		{"the whole is broken", []stroke{down(10.4, 100, 200), down(10.6, 202, 300), down(10.4, 300, 320)}, []stroke{down(10.4, 100, 320)}},
		{"two above each other", []stroke{down(10.4, 500, 600), down(10.6, 100, 200)}, []stroke{down(10.6, 100, 200), down(10.4, 500, 600)}},
		{"two beside each other", []stroke{down(10, 100, 200), down(13, 100, 200)}, []stroke{down(10, 100, 200), down(13, 100, 200)}},
	} {
		var got, want []rect
		for _, s := range mergeDown(c.in) {
			got = append(got, s.rect)
		}
		for _, s := range c.want {
			want = append(want, s.rect)
		}
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(rect{})); diff != "" {
			t.Errorf("%s: %s", c.name, diff)
		}
	}
}

// TestHiddenLines: the borders of a shaded paragraph in its own colour are no rules and no room
// for an answer; lines of another colour over it are seen.
func TestHiddenLines(t *testing.T) {
	form := func(line string) string {
		p := newPaper().at(60, 100, "1. Which bird swims?").at(90, 120, "owl").at(90, 142, "duck").at(90, 164, "hen")
		p.area(88, 128, 60, 20, "FFFF00", "")
		for _, y := range []float64{128.4, 147.6} {
			p.Lines = append(p.Lines, Line{X1: 88, Y1: y, X2: 118, Y2: y, Width: 0.8, Color: line}, Line{X1: 118, Y1: y, X2: 148, Y2: y, Width: 0.8, Color: line})
		}
		return blocksOf(p)
	}
	hidden, seen := form("FFFF00"), form("000000")
	if plain := "1. Which bird swims?\nowl\n"; !strings.HasPrefix(hidden, plain) || strings.Contains(hidden, "rule") || strings.Contains(hidden, "blank") {
		t.Errorf("hidden lines were seen:\n%s", hidden)
	}
	if hidden == seen {
		t.Errorf("lines of another colour were not seen:\n%s", seen)
	}
}

// TestJoinedAreas: a highlighter that a program draws behind each word covers also a word of
// one letter, and not what stands beside.
func TestJoinedAreas(t *testing.T) {
	p := newPaper().at(60, 100, "1. Which sign begins a comment?").at(60, 122, "a) //").at(60, 144, "b) #").at(60, 166, "c) !")
	for _, x := range [][2]float64{{60, 12}, {72, 3.5}, {75.5, 5}} {
		p.area(x[0], 134, x[1], 14, "FFFF00", "")
	}
	if got := blocksOf(p); !strings.Contains(got, "\n<h|b) #>\nc) !") {
		t.Errorf("the sign is not marked:\n%s", got)
	}
}
