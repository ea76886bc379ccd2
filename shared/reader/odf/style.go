package odf

import (
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// styleSheet holds the styles by family and name. Chains of styles are laid over
// one another when they are first asked for.
type styleSheet struct {
	styles   map[styleKey]*style
	defaults map[string]*style // by family
	lists    map[string]*listStyle
	outline  *listStyle // numbers headings
	fonts    map[string]string
	ready    map[styleKey]style
}

type styleKey struct{ family, name string }

// style is one style: as written, or with all that it inherits.
type style struct {
	shown      page.Style
	parent     string
	characters characters
	align      string
	margin     *float64
	indent     *float64
	shading    string // behind a paragraph or a cell; "none" where it is taken away
	fill       string // of a shape
	filled     string // how: "solid", "gradient" or none
	newPage    bool
	hidden     bool // of sheets and slides
}

func newStyleSheet() *styleSheet {
	return &styleSheet{styles: map[styleKey]*style{}, defaults: map[string]*style{}, lists: map[string]*listStyle{},
		fonts: map[string]string{}, ready: map[styleKey]style{}}
}

// readStyles reads the part of named styles.
func (r *reader) readStyles(part string) {
	if !r.pkg.Has(part) {
		return
	}
	tree, err := r.tree(part)
	if err != nil {
		r.unread(part, err)
		return
	}
	r.styles.addFonts(kid(tree, "font-face-decls"))
	r.styles.add(kid(tree, "styles"))
	r.styles.addNew(kid(tree, "automatic-styles"))
}

func (s *styleSheet) addFonts(el *ooxml.Element) {
	for face := range kids(el) {
		s.fonts[face.Attr("name")] = strings.Trim(face.Attr("font-family"), `'"`)
	}
}

// add takes the styles of one list of styles.
func (s *styleSheet) add(el *ooxml.Element) {
	for c := range kids(el) {
		switch c.Name {
		case "style":
			s.styles[styleKey{c.Attr("family"), c.Attr("name")}] = s.style(c)
		case "default-style":
			s.defaults[c.Attr("family")] = s.style(c)
		case "list-style":
			s.lists[c.Attr("name")] = readListStyle(c)
		case "outline-style":
			s.outline = readListStyle(c)
		}
	}
}

// addNew takes the styles of presentation masters, which share their names with
// none of the content's.
func (s *styleSheet) addNew(el *ooxml.Element) {
	for c := range kids(el) {
		if c.Name == "list-style" {
			s.lists[c.Attr("name")] = readListStyle(c)
		}
	}
}

func (s *styleSheet) style(el *ooxml.Element) *style {
	st := &style{parent: el.Attr("parent-style-name")}
	st.shown.Name = el.Attr("display-name")
	if st.shown.Name == "" {
		st.shown.Name = strings.ReplaceAll(el.Attr("name"), "_20_", " ")
	}
	for c := range kids(el) {
		switch c.Name {
		case "text-properties":
			st.characters = s.characters(c)
		case "paragraph-properties":
			st.align = c.Attr("text-align")
			st.margin, st.indent = length(c, "margin-left"), length(c, "text-indent")
			st.shading = background(c)
			st.newPage = c.Attr("break-before") == "page"
		case "table-cell-properties":
			st.shading = background(c)
		case "graphic-properties":
			st.filled, st.fill = c.Attr("fill"), typeset.Hex(c.Attr("fill-color"))
		case "table-properties":
			st.hidden = c.Attr("display") == "false"
		case "drawing-page-properties":
			st.hidden = c.Attr("visibility") == "hidden"
		}
	}
	return st
}

const none = "none"

// background is a colour behind something, none when it is said to have none.
func background(el *ooxml.Element) string {
	value := el.Attr("background-color")
	if value == "" {
		return ""
	}
	if hex := typeset.Paper(typeset.Hex(value)); hex != "" {
		return hex
	}
	return none
}

func length(el *ooxml.Element, name string) *float64 {
	v, ok := points(el.Attr(name))
	if !ok {
		return nil
	}
	return &v
}

// maxChain bounds how many styles stand on one another.
const maxChain = 64

// find gives a style with all it inherits.
func (s *styleSheet) find(family, name string) style {
	key := styleKey{family, name}
	if st, ok := s.ready[key]; ok {
		return st
	}
	var chain []*style
	for at := name; len(chain) < maxChain; {
		st := s.styles[styleKey{family, at}]
		if st == nil {
			break
		}
		chain = append(chain, st)
		at = st.parent
	}
	out := style{}
	if d := s.defaults[family]; d != nil {
		out = *d
		out.shown = page.Style{}
	}
	for i := len(chain) - 1; i >= 0; i-- {
		out = chain[i].over(out)
	}
	s.ready[key] = out
	return out
}

// over lays st, the nearer style, over base. An automatic style is named after
// the one it changes.
func (st *style) over(base style) style {
	base.shown = shownStyle(st.shown.Name, base.shown)
	base.characters = st.characters.over(base.characters)
	pick(&base.align, st.align)
	pick(&base.shading, st.shading)
	pick(&base.fill, st.fill)
	pick(&base.filled, st.filled)
	set(&base.margin, st.margin)
	set(&base.indent, st.indent)
	base.newPage, base.hidden = st.newPage, base.hidden || st.hidden
	return base
}

// shownStyle tells what a style is for by its name, and else what its parent is
// for. Names such as P12 are of styles that the program made up.
func shownStyle(name string, base page.Style) page.Style {
	if made := strings.TrimLeft(name, "PTpgr"); base.Name != "" && strings.Trim(made, "0123456789") == "" {
		return base
	}
	lower := strings.ToLower(name)
	base.Name = name
	switch {
	case lower == "title":
		base.Heading = 1
	case strings.HasPrefix(lower, "heading ") && len(lower) == 9 && lower[8] >= '1' && lower[8] <= '9':
		base.Heading = int(lower[8] - '0')
	case lower == "caption" || lower == "illustration" || lower == "figure":
		base.Caption = true
	case lower == "preformatted text" || lower == "source text" || strings.Contains(lower, "source code"):
		base.Code = true
	case lower == "list" || strings.HasPrefix(lower, "list "):
		base.List = true
	}
	return base
}

// language is that of the default paragraph style.
func (s *styleSheet) language() string { return s.find("paragraph", "Standard").characters.language }
