package scan

import (
	"testing"

	"formwright/shared/reader/layout"
)

// TestFirstParts: the first part of a task is an a where a b follows.
func TestFirstParts(t *testing.T) {
	for _, c := range []struct{ next, want string }{{"(b)", "(a)"}, {"(3)", "(2)"}, {"2.", "(2)"}} {
		spans := []layout.Span{
			{Text: "1.", Block: 1}, {Text: "(2)", Block: 1}, {Text: "Define", Block: 1},
			{Text: "mass.", Block: 2},
			{Text: c.next, Block: 3}, {Text: "Explain", Block: 3},
		}
		if mendFirstParts(spans); spans[1].Text != c.want {
			t.Errorf("before %s it is %s", c.next, spans[1].Text)
		}
	}
}
