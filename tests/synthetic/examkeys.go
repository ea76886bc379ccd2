package synthetic

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// remember notes an answer for the key at the end.
func (e *exam) remember(said string) {
	k := len(e.lists) - 1
	e.lists[k] = append(e.lists[k], fmt.Sprintf(cmp.Or(e.entry, "%d. ")+"%s", e.number, said))
}

// keyed reports whether answers stand in a list of their own.
func (e *exam) keyed() bool { return e.key == "end" || e.key == "sections" || e.key == "file" }

// keys prints the key at the end, or as a document of its own: by sections, or all of it
// in a row where numbers count through the paper.
func (e *exam) keys() {
	if !e.keyed() {
		return
	}
	out := e.Sheet
	if e.key == "file" {
		out = &Sheet{}
	} else {
		e.gap()
	}
	if slices.ContainsFunc(e.lists, func(list []string) bool { return len(list) == 1 }) && e.row == "table" {
		e.row = "lines" // a table of one answer is none
	}
	out.line(e.l.Word("keyhead", 0))
	for n, list := range e.lists {
		if len(list) > 0 && (!e.goesOn || e.key == "sections") {
			out.line(e.keyTitle(n))
		}
		e.answers(out, list)
	}
	if e.key == "file" {
		e.Key = &out.Doc
		e.Needs |= out.Needs
	}
}

// answers prints the answers of one section.
func (e *exam) answers(out *Sheet, list []string) {
	switch {
	case e.listed(out, list):
	case e.row == "line":
		out.line(strings.Join(list, "   "))
	case e.row == "tabs":
		out.line(strings.Join(list, "\t"))
	case e.row == "commas":
		out.line(strings.Join(list, ", "))
	case e.row == "table" && len(list) > 0:
		rows := make([][]string, 2)
		for _, entry := range list {
			said := strings.TrimLeft(entry, "0123456789")
			rows[0], rows[1] = append(rows[0], strings.TrimSuffix(entry, said)), append(rows[1], strings.TrimLeft(said, ".:)- "))
		}
		out.table(rows...)
	default:
		out.line(list...)
	}
}
