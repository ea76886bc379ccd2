package odf

import (
	"iter"
	"strconv"
	"strings"

	"formwright/shared/ooxml"
)

// kid follows the first children of these names; nil when one is missing. Names
// are enough: no two namespaces of OpenDocument share one in the same place.
func kid(el *ooxml.Element, names ...string) *ooxml.Element {
	for _, name := range names {
		var found *ooxml.Element
		for c := range kids(el) {
			if c.Name == name {
				found = c
				break
			}
		}
		el = found
	}
	return el
}

// kids gives the children that are elements; el may be nil.
func kids(el *ooxml.Element) iter.Seq[*ooxml.Element] {
	return func(yield func(*ooxml.Element) bool) {
		if el == nil {
			return
		}
		for c := el.First; c != nil; c = c.Next {
			if c.Name != "" && !yield(c) {
				return
			}
		}
	}
}

func firstKid(el *ooxml.Element) *ooxml.Element {
	for c := range kids(el) {
		return c
	}
	return nil
}

// textOf is all text in an element.
func textOf(el *ooxml.Element) string {
	if el == nil {
		return ""
	}
	if el.First == nil {
		return el.Text
	}
	var b strings.Builder
	for c := el.First; c != nil; c = c.Next {
		b.WriteString(textOf(c))
	}
	return b.String()
}

// number reads an attribute that counts; otherwise when it is missing or none.
func number(value string, otherwise int) int {
	if value == "" {
		return otherwise
	}
	n, err := strconv.Atoi(value)
	if err != nil || n < 0 || n > 1<<30 {
		return otherwise
	}
	return n
}

// points reads a length such as "0.5in".
func points(value string) (float64, bool) {
	end := strings.IndexFunc(value, func(c rune) bool { return c >= 'a' && c <= 'z' || c == '%' })
	if end < 0 {
		return 0, false
	}
	v, err := strconv.ParseFloat(value[:end], 64)
	if err != nil || v != v || v > 1e6 || v < -1e6 {
		return 0, false
	}
	switch value[end:] {
	case "in":
		return v * 72, true
	case "cm":
		return v * 72 / 2.54, true
	case "mm":
		return v * 72 / 25.4, true
	case "pt":
		return v, true
	case "pc":
		return v * 12, true
	case "px":
		return v * 0.75, true
	}
	return 0, false
}

func pixels(value string) int {
	v, _ := points(value)
	return int(max(v, 0)*96/72 + 0.5)
}
