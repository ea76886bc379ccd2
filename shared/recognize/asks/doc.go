// Package asks has the passes that find labels in unusual places and lines that
// ask without any.
package asks

import "formwright/shared/recognize/rewrite"

// Reader finds what asks.
type Reader struct {
	rewrite.Reader
	LetteredRows bool // the rows of exercises have letters, and so has their key
}
