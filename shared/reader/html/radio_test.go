package html

import (
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
