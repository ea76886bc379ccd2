// Package element writes XML for the writers whose files are XML: elements one
// inside the other, a line each, everything escaped. It promises well-formed XML
// as long as each Start has its End.
package element

import (
	"strings"

	"formwright/shared/richtext"
)

// Header begins an XML file.
const Header = `<?xml version="1.0" encoding="UTF-8"?>` + "\n"

// Writer builds a text of XML. The zero value is ready.
type Writer struct {
	b    strings.Builder
	open []string
}

// Start opens an element. Attributes are pairs of a name and a value; those with
// an empty value are left out.
func (w *Writer) Start(name string, attributes ...string) {
	w.tag(name, attributes)
	w.put(">\n")
	w.open = append(w.open, name)
}

// End closes the element opened last.
func (w *Writer) End() {
	last := len(w.open) - 1
	name := w.open[last]
	w.open = w.open[:last]
	w.indent()
	w.put("</", name, ">\n")
}

// Leaf writes an element that holds text.
func (w *Writer) Leaf(name, text string, attributes ...string) {
	w.tag(name, attributes)
	w.put(">", richtext.EscapeHTML(text), "</", name, ">\n")
}

// Empty writes an element that holds nothing.
func (w *Writer) Empty(name string, attributes ...string) {
	w.tag(name, attributes)
	w.put("/>\n")
}

// String is what was written.
func (w *Writer) String() string { return w.b.String() }

// put writes strings. The room is doubled when it ends: growing by less at a time
// costs large files more than small ones.
func (w *Writer) put(all ...string) {
	for _, s := range all {
		if w.b.Cap()-w.b.Len() < len(s) {
			w.b.Grow(len(s))
		}
		w.b.WriteString(s)
	}
}

func (w *Writer) indent() {
	for range w.open {
		w.put("  ")
	}
}

func (w *Writer) tag(name string, attributes []string) {
	w.indent()
	w.put("<", name)
	for i := 0; i+1 < len(attributes); i += 2 {
		if attributes[i+1] != "" {
			w.put(" ", attributes[i], `="`, Attribute(attributes[i+1]), `"`)
		}
	}
}

// Attribute escapes a value. A line end is written as a character reference:
// readers of XML make a space of one that stands as it is.
func Attribute(s string) string {
	s = richtext.EscapeHTML(s)
	if !strings.ContainsAny(s, "\"\n\t") {
		return s
	}
	return strings.NewReplacer(`"`, "&quot;", "\n", "&#10;", "\t", "&#9;").Replace(s)
}
