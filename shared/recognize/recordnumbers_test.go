package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestRecordLevels: a level and the number in a list stand between every stem and its
// choices; neither tells an answer, and neither is a choice.
func TestRecordLevels(t *testing.T) {
	var b strings.Builder
	for i, level := range []int{3, 3, 3, 2, 2, 1, 1} {
		fmt.Fprintf(&b, "Which of the four birds sings in garden number %d?\n%d\nK%02d\nowl %d\nwren %d\nrobin %d\nlark %d\n", i+1, level, 2*i+1, i, i, i, i)
	}
	q, _ := read(t, paper(b.String()))
	got := labelled(q)
	if len(got) != 7 || got[0] != "1. Which of the four birds sings in garden number 1? / owl 0 / wren 0 / robin 0 / lark 0" {
		t.Errorf("%d: %q", len(got), got)
	}
}

// TestRecordLevelsAlone: without numbers of their own, levels that stand in stretches
// are still no answers.
func TestRecordLevelsAlone(t *testing.T) {
	var b strings.Builder
	for i, level := range []int{3, 3, 3, 2, 2, 1, 1} {
		fmt.Fprintf(&b, "Which of the four birds sings in garden number %d?\n%d\nowl %d\nwren %d\nrobin %d\nlark %d\n", i+1, level, i, i, i, i)
	}
	q, _ := read(t, paper(b.String()))
	for _, key := range keys(q) {
		if key != "-" {
			t.Errorf("invented: %q", keys(q))
			break
		}
	}
}
