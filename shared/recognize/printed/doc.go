// Package printed has the passes that undo the ways in which programs, learning
// platforms and forms print questions.
package printed

import "formwright/shared/recognize/asks"

// Reader reads what programs print.
type Reader struct {
	asks.Reader
}
