package pdf

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/reader/layout"
)

// TestStrokes: slopes and curves are strokes, level lines and white ones are not.
func TestStrokes(t *testing.T) {
	for name, test := range map[string]struct {
		content string
		want    []layout.Stroke
	}{
		"a cross":           {"50 700 m 58 708 l S 50 708 m 58 700 l S\n", []layout.Stroke{{Points: []layout.Point{{X: 50, Y: 100}, {X: 58, Y: 92}}}, {Points: []layout.Point{{X: 50, Y: 92}, {X: 58, Y: 100}}}}},
		"a tick":            {"50 704 m 53 700 l 60 712 l S\n", []layout.Stroke{{Points: []layout.Point{{X: 50, Y: 96}, {X: 53, Y: 100}, {X: 60, Y: 88}}}}},
		"a level line":      {"50 700 m 90 700 l S\n", nil},
		"a long slope":      {"50 100 m 90 700 l S\n", nil},
		"off the page":      {"50 900 m 58 908 l S\n", nil},
		"a drawing of many": {strings.Repeat("50 700 m 58 708 l S\n", maxStrokes+1), nil},
	} {
		if diff := cmp.Diff(test.want, onePage(t, test.content).Strokes); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestChoicesApart: choices side by side are apart where the first nearly fills its column.
func TestChoicesApart(t *testing.T) {
	for name, test := range map[string]struct {
		content string
		want    []string
	}{
		"choices":         {say(50, 700, "F1", 10, "A. Venus") + say(99, 700, "F1", 10, "C. Jupiter"), []string{"A. Venus", "C. Jupiter"}},
		"its own letter":  {say(50, 700, "F1", 10, "b. Venus") + say(97, 700, "F1", 10, "b"), []string{"b. Venus", "b"}},
		"words":           {say(50, 700, "F1", 10, "A. Venus") + say(99, 700, "F1", 10, "is close"), []string{"A. Venus is close"}},
		"justified lines": {"5 Tw " + say(50, 700, "F1", 10, "see part A. It says more than B. does"), []string{"see part A. It says more than B. does"}},
	} {
		got := texts(onePage(t, test.content))
		for i := range got {
			got[i] = strings.TrimSpace(got[i])
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}
