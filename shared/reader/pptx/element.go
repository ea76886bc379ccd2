package pptx

import (
	"iter"
	"strconv"

	"formwright/shared/ooxml"
)

// kid is the first child of a name in whatever namespace: a p:txBody holds
// a:lstStyle. Nil when there is none.
func kid(el *ooxml.Element, names ...string) *ooxml.Element {
	for _, name := range names {
		found := (*ooxml.Element)(nil)
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

// kids gives the children of an element, which may be nil. Of alternatives it
// gives what the chosen one holds.
func kids(el *ooxml.Element) iter.Seq[*ooxml.Element] {
	return func(yield func(*ooxml.Element) bool) { each(el, yield) }
}

func each(el *ooxml.Element, yield func(*ooxml.Element) bool) bool {
	if el == nil {
		return true
	}
	for c := el.First; c != nil; c = c.Next {
		if c.Is("mc", "AlternateContent") {
			if !each(branch(c), yield) {
				return false
			}
		} else if !yield(c) {
			return false
		}
	}
	return true
}

// branch chooses what to read of mc:AlternateContent: the first choice that
// needs nothing we do not know, or else the fallback. Never both: they show the
// same thing. An embedded object shows its picture only in the fallback.
func branch(el *ooxml.Element) *ooxml.Element {
	fallback := el.Child("Fallback")
	for c := el.First; c != nil; c = c.Next {
		if c.Name == "Choice" && readable(c.Attr("Requires")) {
			if c.Find("oleObj") != nil && c.Find("pic") == nil && fallback != nil {
				return fallback
			}
			return c
		}
	}
	return fallback
}

// readable reports whether every namespace in the list is one that the XML
// reader knows by name.
func readable(spaces string) bool {
	for i := range len(spaces) {
		if spaces[i] == '?' {
			return false
		}
	}
	return true
}

func isOn(value string) bool { return value == "1" || value == "true" || value == "on" }

// number reads an integer attribute.
func number(value string, otherwise int) int {
	if value == "" {
		return otherwise
	}
	n, err := strconv.Atoi(value)
	if err != nil || n > 1<<40 || n < -1<<40 {
		return otherwise
	}
	return n
}
