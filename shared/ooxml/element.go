package ooxml

// Attr is one attribute.
type Attr struct {
	Space string // short name of the namespace, empty without a prefix, "xmlns" for a declaration
	Name  string // local name
	Value string
}

// Element is one element of a tree. OOXML has no mixed content, so the
// character data of an element stands beside its children.
type Element struct {
	Space string // short name of the namespace, see namespace
	Name  string // local name
	Attrs []Attr
	Text  string // all character data directly in it
	First *Element
	Next  *Element // the next sibling
	last  *Element
}

// Is reports whether the element has this namespace and name. A nil element is
// nothing.
func (e *Element) Is(space, name string) bool {
	return e != nil && e.Name == name && e.Space == space
}

// Child is the first child of a name in the element's own namespace, or nil.
func (e *Element) Child(name string) *Element {
	if e == nil {
		return nil
	}
	for c := e.First; c != nil; c = c.Next {
		if c.Name == name && c.Space == e.Space {
			return c
		}
	}
	return nil
}

// Path follows Child over several names; nil when one is missing.
func (e *Element) Path(names ...string) *Element {
	for _, name := range names {
		e = e.Child(name)
	}
	return e
}

// Find is the first element below this one, in document order, that has the
// name, in whatever namespace.
func (e *Element) Find(name string) *Element {
	if e == nil {
		return nil
	}
	for c := e.First; c != nil; c = c.Next {
		if c.Name == name {
			return c
		}
		if found := c.Find(name); found != nil {
			return found
		}
	}
	return nil
}

// Attr is the value of the first attribute with the local name, in whatever
// namespace: writers differ in whether they put a prefix. Empty when missing.
func (e *Element) Attr(name string) string {
	v, _ := e.Lookup(name)
	return v
}

// Lookup is Attr that tells a missing attribute from an empty one.
func (e *Element) Lookup(name string) (string, bool) {
	if e == nil {
		return "", false
	}
	for i := range e.Attrs {
		if e.Attrs[i].Name == name && e.Attrs[i].Space != "xmlns" {
			return e.Attrs[i].Value, true
		}
	}
	return "", false
}

// AttrOf is the value of the attribute with this namespace and name, where the
// same local name stands in two namespaces (r:id beside id).
func (e *Element) AttrOf(space, name string) string {
	if e == nil {
		return ""
	}
	for i := range e.Attrs {
		if e.Attrs[i].Name == name && e.Attrs[i].Space == space {
			return e.Attrs[i].Value
		}
	}
	return ""
}

// Val is the attribute most properties keep their value in.
func (e *Element) Val() string { return e.Attr("val") }

// ChildVal is the Val of a child; empty when there is no such child.
func (e *Element) ChildVal(name string) string { return e.Child(name).Val() }

func (e *Element) append(c *Element) {
	if e.last == nil {
		e.First = c
	} else {
		e.last.Next = c
	}
	e.last = c
}
