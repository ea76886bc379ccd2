// Package sheet reads workbooks, and tables that are whole banks, by their headings
// or by their shape.
package sheet

import "formwright/shared/recognize/item"

// Reader reads sheets.
type Reader struct {
	item.Reader
}
