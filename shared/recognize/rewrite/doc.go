// Package rewrite has the passes that clear lines up: what surrounds a test goes,
// wrapped lines come together, one thing stays on each line.
package rewrite

import (
	"formwright/shared/finding"
	"formwright/shared/recognize/answerkey"
)

// Reader writes lines anew.
type Reader struct {
	answerkey.Reader
	Priced   bool // dots before a price are no gaps
	Contents bool // the document has a table of contents
	Findings []finding.Finding
}
