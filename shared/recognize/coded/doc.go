// Package coded reads tests that are written for programs: every line says by a
// sign what it is, or stands where its kind always stands.
package coded

import "formwright/shared/recognize/printed"

// Reader decodes tests.
type Reader struct {
	printed.Reader
}
