package html

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestRadioButtons: of radio buttons one can be picked, which their runs tell.
func TestRadioButtons(t *testing.T) {
	doc := read(t, `<p><input type="radio" name="a"> owl</p><p><input type="checkbox" name="b"> hen</p>`)
	var round []bool
	for _, b := range doc.Blocks {
		round = append(round, b.(page.Paragraph).Runs[0].Round)
	}
	if diff := cmp.Diff([]bool{true, false}, round); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestLabelsOfFields: fields before their labels begin lines of their own; a field behind its
// words stays with them.
func TestLabelsOfFields(t *testing.T) {
	for source, want := range map[string]int{
		`<div><label><input type="radio" name="a"> owl</label> <label><input type="radio" name="a"> hen</label></div>`:                             2,
		`<div><input type="radio" id="x" name="a"><label for="x">owl</label> <input type="radio" id="y" name="a"><label for="y">hen</label></div>`: 2,
		`<p>owl <input type="radio" name="a"> hen <input type="radio" name="a"></p>`:                                                               1,
		`<p>Storks <label><input type="checkbox" name="a"> nest on chimneys</label></p>`:                                                           1,
	} {
		lines := 0
		for _, b := range read(t, source).Blocks {
			lines += 1 + strings.Count(strings.TrimSpace(b.(page.Paragraph).Text()), "\n")
		}
		if lines != want {
			t.Errorf("%s: %d lines, not %d", source, lines, want)
		}
	}
}
