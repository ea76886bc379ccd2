package web

import (
	"cmp"
	"slices"

	"formwright/shared/problem"
)

// field is one labelled input of a form. Its name is its id too, so a page has
// a name once.
type field struct {
	Name     string
	Label    string
	Hint     string
	Type     string // of the input; empty: text
	Value    string
	Error    string
	Complete string // the autocomplete token
	Max      int    // characters; 0: 255
	Optional bool
}

// Kind is the type of the input.
func (f field) Kind() string { return cmp.Or(f.Type, "text") }

// Length is how many characters the input takes.
func (f field) Length() int { return cmp.Or(f.Max, 255) }

// Bounded reports whether inputs of this type have a maximal length.
func (f field) Bounded() bool {
	return f.Type != "number" && f.Type != "date" && f.Type != "datetime-local"
}

// Described lists the ids of what explains the input.
func (f field) Described() string {
	switch {
	case f.Hint != "" && f.Error != "":
		return f.Name + "-hint " + f.Name + "-error"
	case f.Hint != "":
		return f.Name + "-hint"
	case f.Error != "":
		return f.Name + "-error"
	}
	return ""
}

// blame puts the message of a problem to the field it is about, or to the first
// when it is about none. It returns false for errors that no input can mend.
func blame(err error, fields []field) bool {
	p := problem.Of(err)
	if status := p.Code.Status(); status >= 500 || p.Code == problem.PlatformNotFound {
		return false
	}
	at := max(0, slices.IndexFunc(fields, func(f field) bool { return f.Name == p.Field }))
	fields[at].Error = p.Message
	return true
}
