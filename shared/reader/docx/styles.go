package docx

import (
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// styleSheet is the part that names styles. Chains of styles are resolved when
// a paragraph first asks for them.
type styleSheet struct {
	styles   map[string]*style
	tables   map[string]string // the list that a table style puts its paragraphs in
	defaults characters        // of the whole document
	layout   layout
	normal   string    // the default paragraph style
	none     *resolved // of no style, once it was asked for
	unset    resolved  // what character styles stand on: nothing
	levelOf  func(numID, style string) int
}

// style is one style as written, and once asked for, with what it is based on.
type style struct {
	id, name, base string
	ofText         bool // a character style
	layout         layout
	characters     characters
	code           bool // set in a font for program code by itself

	state    resolution
	resolved resolved
}

type resolution int

const (
	unresolved resolution = iota
	resolving
	done
)

// resolved is a style with everything it inherits.
type resolved struct {
	layout     layout
	characters characters
	shown      page.Style
	plain      page.Marks // of the characters
}

func (r *reader) readStyles() *styleSheet {
	unset := layout{level: -1, outline: -1}
	s := &styleSheet{styles: map[string]*style{}, tables: map[string]string{}, layout: unset, unset: resolved{layout: unset}}
	part, ok := r.related("styles")
	if !ok {
		return s
	}
	d, err := r.pkg.Decode(part)
	if err == nil {
		_, err = d.Enter("w", "styles")
	}
	for err == nil {
		var el *ooxml.Element
		if el, err = d.NextOf("docDefaults", "style"); el == nil {
			break
		}
		s.add(el, r.theme)
		d.Recycle()
	}
	if err != nil {
		r.unread(part, err)
	}
	return s
}

func (s *styleSheet) add(el *ooxml.Element, t theme) {
	switch el.Name {
	case "docDefaults":
		s.defaults = t.characters(el.Path("rPrDefault", "rPr"))
		s.layout = t.layout(el.Path("pPrDefault", "pPr"))
	case "style":
		kind := el.Attr("type")
		if kind == "table" {
			if list := el.Path("pPr", "numPr").ChildVal("numId"); list != "" {
				s.tables[el.Attr("styleId")] = list
			}
			return
		}
		if kind != "paragraph" && kind != "character" && kind != "" {
			return
		}
		st := &style{id: el.Attr("styleId"), name: el.ChildVal("name"), base: el.ChildVal("basedOn"), ofText: kind == "character"}
		st.layout = t.layout(el.Child("pPr"))
		st.characters = t.characters(el.Child("rPr"))
		st.code = typeset.Monospaced(st.characters.font)
		s.styles[st.id] = st
		if isDefault := el.Attr("default"); kind == "paragraph" && (isDefault == "1" || isDefault == "true" || isDefault == "on") {
			s.normal = st.id
		}
	}
}

// paragraph gives what a paragraph of a style is set in; of the default style
// for an empty or unknown id.
func (s *styleSheet) paragraph(id string) *resolved {
	if st := s.styles[id]; st == nil || st.ofText {
		id = s.normal
	}
	if st := s.styles[id]; st != nil {
		return s.resolve(st, s.root())
	}
	return s.root()
}

// root is what the document sets apart from styles.
func (s *styleSheet) root() *resolved {
	if s.none == nil {
		s.none = &resolved{layout: s.layout, characters: s.defaults, plain: s.defaults.marks()}
	}
	return s.none
}

// character gives what a character style sets, its bases included.
func (s *styleSheet) character(id string) characters {
	if st := s.styles[id]; st != nil && st.ofText {
		return s.resolve(st, &s.unset).characters
	}
	return characters{}
}

// resolve lays a style over its bases down to root. A style that is based on
// itself through others stops there.
func (s *styleSheet) resolve(st *style, root *resolved) *resolved {
	switch st.state {
	case done:
		return &st.resolved
	case resolving:
		return root
	}
	st.state = resolving
	under := root
	if base := s.styles[st.base]; base != nil && base.ofText == st.ofText {
		under = s.resolve(base, root)
	}
	own := st.layout
	if own.numID != "" {
		// A level names the style it belongs to; ilvl is only asked after that.
		if level := s.levelOf(own.numID, st.id); level >= 0 {
			own.level = level
		} else if own.level < 0 {
			own.level = 0
		}
	} else if under.layout.numID != "" {
		if level := s.levelOf(under.layout.numID, st.id); level >= 0 {
			own.level = level
		}
	}
	st.resolved = resolved{layout: own.over(under.layout), characters: st.characters.over(under.characters)}
	st.resolved.shown = shownStyle(st, st.resolved.layout.outline, under.shown)
	st.resolved.plain = st.resolved.characters.marks()
	st.state = done
	return &st.resolved
}

// shownStyle tells what a style is for by its outline level and its name. The
// names of built-in styles are English in the file whatever the language of
// the program; a style of the author's own is what its base is.
func shownStyle(st *style, outline int, base page.Style) page.Style {
	shown := base
	if shown.Name = st.name; shown.Name == "" {
		shown.Name = st.id
	}
	name := strings.ToLower(shown.Name)
	switch {
	case outline >= 0 && outline < 9:
		shown.Heading = outline + 1
	case outline == 9:
		shown.Heading = 0
	case headingLevel(name) > 0:
		shown.Heading = headingLevel(name)
	case headingLevel(strings.ToLower(st.id)) > 0:
		shown.Heading = headingLevel(strings.ToLower(st.id))
	}
	shown.List = shown.List || name == "list" || strings.HasPrefix(name, "list ")
	shown.Caption = shown.Caption || name == "caption"
	shown.Code = shown.Code || st.code || isCodeName(name)
	return shown
}

func isCodeName(name string) bool {
	for _, word := range strings.FieldsFunc(name, func(r rune) bool { return r == ' ' || r == '-' || r == '_' }) {
		switch word {
		case "code", "sourcecode", "preformatted", "listing", "verbatim":
			return true
		}
	}
	return false
}

// headingLevel reads "heading 3" and its like in the languages whose programs
// name styles in their own tongue; "title" counts as the first level.
func headingLevel(name string) int {
	if name == "title" {
		return 1
	}
	word := strings.TrimRight(name, "0123456789")
	level := number(name[len(word):], 0)
	if level < 1 || level > 9 {
		return 0
	}
	switch strings.TrimRight(word, " _-") {
	case "heading", "überschrift", "titre", "título", "titulo", "titolo", "kop", "nagłówek", "заголовок", "başlık", "rubrik", "overskrift":
		return level
	}
	return 0
}
