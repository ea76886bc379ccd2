package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestWrappedCells reads choices side by side of which some go on below, by tabs
// and by spaces, in two columns and three, and columns that run downwards.
func TestWrappedCells(t *testing.T) {
	last := "\n2. What is blue?\na) sky\tb) coal\nc) tar\td) ink"
	tail := "2. What is blue? / sky / coal / tar / ink"
	for _, c := range []struct{ text, want string }{
		{"1. What is red?\na) grass that grows\tb) blood that flows\nin the field\tin the veins\nc) sky\td) coal" + last, "1. What is red? / grass that grows in the field / blood that flows in the veins / sky / coal"},
		{"1. What is red?\na) grass\tb) blood that flows\n\tin the veins\nc) sky\td) coal" + last, "1. What is red? / grass / blood that flows in the veins / sky / coal"},
		{"1. What is red?\na) grass that grows      b) blood that flows     c) the sky over\n   in the field             in the veins            the sea" + last, "1. What is red? / grass that grows in the field / blood that flows in the veins / the sky over the sea"},
		{"1. What is red?\na) grass that grows      b) blood\n   in the wide\n   field\nc) sky                   d) coal" + last, "1. What is red? / grass that grows in the wide field / blood / sky / coal"},
		{"1. What is red?\nA. grass that grows          C. blood that flows\nin the field                 D. coal\nB. sky" + last, "1. What is red? / grass that grows in the field / sky / blood that flows / coal"},
		{"1. What is red?\na) grass      b) blood that flows and does not\nstop for a day\nc) sky        d) coal" + last, "1. What is red? / grass / blood that flows and does not stop for a day / sky / coal"},
		{"1. What is red?\na) grass that grows\tb) blood\tc) sky\td) the sea and its\n    waves" + last, "1. What is red? / grass that grows / blood / sky / the sea and its waves"},
		{"1. What is red?（　　）\na) grass\tb) blood\tc) sky\td) coal" + last, "1. What is red?（  ） / grass / blood / sky / coal"},
		{"(   ) 1. What is red?\na) grass\tb) blood\tc) sky\td) coal\n(   ) 2. What is blue?\na) sky\tb) coal\tc) tar\td) ink", "1. What is red? / grass / blood / sky / coal"},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff([]string{c.want, tail}, labelled(q)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}
