package docx

import (
	"strings"

	"formwright/shared/formula"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// line is the content of a paragraph while it is read.
type line struct {
	*reader
	number int // of this line among all of the document
	base   *resolved
	layout layout
	plain  page.Marks // of text without properties of its own
	link   string
	runs   []page.Run
	breaks []int            // indexes of runs that begin a page
	boxes  []*ooxml.Element // text boxes anchored here
	tail   []page.Block     // what diagrams anchored here say
	ruled  bool             // a horizontal rule is drawn in it
}

// walk reads elements that stand between runs.
func (l *line) walk(el *ooxml.Element) {
	if el == nil {
		return
	}
	for c := el.First; c != nil; c = c.Next {
		switch c.Space {
		case "w":
			l.inline(c)
		case "m":
			l.math(c, false)
		case "mc":
			if c.Name == "AlternateContent" {
				l.walk(branch(c))
			}
		}
	}
}

func (l *line) inline(el *ooxml.Element) {
	switch el.Name {
	case "r":
		l.run(el)
	case "hyperlink":
		l.linked(l.target(el.AttrOf("r", "id")), el)
	case "fldSimple":
		l.simpleField(el)
	case "sdt":
		l.control(el)
	case "pPr", "del", "moveFrom", "sdtPr", "rPr", "proofErr", "bookmarkStart", "bookmarkEnd":
	default: // ins, moveTo, smartTag, customXml, dir, bdo and wrappers of later versions
		l.walk(el)
	}
}

// linked reads an element whose text leads to an address.
func (l *line) linked(link string, el *ooxml.Element) {
	outer := l.link
	if link != "" {
		l.link = link
	}
	l.walk(el)
	l.link = outer
}

// target is the address of an external link; empty for places in the document
// and for addresses that a page must not carry.
func (l *line) target(id string) string {
	rel, ok := l.story.rels.ByID(id)
	if !ok || !rel.External {
		return ""
	}
	return typeset.Address(rel.Target)
}

// run reads a w:r.
func (l *line) run(el *ooxml.Element) {
	c, m := l.base.characters, l.plain
	if rPr := el.Child("rPr"); rPr != nil {
		c = l.resolve(l.theme.characters(rPr))
		m = l.marks(c)
	}
	t := &text{marks: m, set: c}
	if t.marks.Link = l.link; t.marks.Link == "" {
		t.marks.Link = l.fields.link()
	}
	l.content(el, t)
}

// resolve lays direct properties over the character style's, and those over
// the paragraph's.
func (l *line) resolve(direct characters) characters {
	c := l.base.characters
	if direct.style != "" {
		c = l.styles.character(direct.style).styled(c)
	}
	return direct.over(c)
}

func (l *line) marks(c characters) page.Marks { return l.inPlace(c, c.marks()) }

// inPlace adds to the marks of characters what depends on where they stand.
func (l *line) inPlace(c characters, m page.Marks) page.Marks {
	if c.shading == "" {
		m.Shading = shown(l.layout.shading)
	}
	if m.Code && c.font == l.styles.defaults.font {
		m.Code = false // the whole document is set like a typescript
	}
	return m
}

// text is how the text of a run is set.
type text struct {
	marks page.Marks
	set   characters
}

// content reads what stands in a run.
func (l *line) content(el *ooxml.Element, t *text) {
	for c := el.First; c != nil; c = c.Next {
		switch c.Space {
		case "w":
			l.piece(c, t)
		case "mc":
			if c.Name == "AlternateContent" {
				if chosen := branch(c); chosen != nil {
					l.content(chosen, t)
				}
			}
		case "m":
			l.math(c, false)
		}
	}
}

func (l *line) piece(el *ooxml.Element, t *text) {
	switch el.Name {
	case "fldChar":
		l.fieldChar(el, t)
		return
	case "instrText":
		l.fields.instruct(el.Text)
		return
	}
	if t.set.on&hidden != 0 && !l.showHidden {
		l.passHidden(el)
		return
	}
	switch el.Name {
	case "t":
		l.typed(el, t)
	case "tab", "ptab":
		l.add(page.Run{Kind: page.TabRun, Marks: t.marks})
	case "cr":
		l.add(page.Run{Kind: page.BreakRun})
	case "br":
		l.lineBreak(el)
	case "noBreakHyphen":
		l.text("\u2011", t)
	case "softHyphen":
		l.halfSpace(t)
	case "sym":
		l.symbol(el.Attr("font"), el.Attr("char"), t)
	case "drawing":
		l.drawing(el)
	case "pict", "object":
		l.object(el)
	case "ruby": // the text; its pronunciation above is left out
		l.walk(el.Child("rubyBase"))
	}
}

// halfSpace reads an optional hyphen. In Persian and its neighbours it is how
// people type what ends a letter's joining; elsewhere it shows nothing.
func (l *line) halfSpace(t *text) {
	language, _, _ := strings.Cut(t.set.complexTag, "-")
	switch language {
	case "fa", "ur", "ps", "ckb", "ku":
		if t.set.on&rightToLeft != 0 {
			l.text("\u200c", t)
		}
	}
}

// passHidden counts text that is not shown. What browsers leave around the forms
// of a web page that is pasted in is nobody's.
func (l *line) passHidden(el *ooxml.Element) {
	style := strings.ToLower(l.base.shown.Name)
	pasted := strings.HasPrefix(style, "z-") || strings.HasPrefix(style, "html top") || strings.HasPrefix(style, "html bottom")
	if el.Name == "t" && !pasted && !l.fields.inCode() && strings.TrimSpace(el.Text) != "" {
		l.count(&l.hidden, typeset.Clean(el.Text))
	}
}

func (l *line) lineBreak(el *ooxml.Element) {
	if el.Attr("type") == "page" {
		l.breaks = append(l.breaks, len(l.runs))
		return
	}
	l.add(page.Run{Kind: page.BreakRun})
}

// typed reads a w:t. Spaces at its ends count only when it says so.
func (l *line) typed(el *ooxml.Element, t *text) {
	s := el.Text
	if el.Attr("space") != "preserve" {
		s = strings.Trim(s, " \t\r\n")
	}
	if typeset.IsSymbolFont(t.set.font) {
		l.glyphs(t.set.font, s, t)
		return
	}
	l.text(s, t)
}

// text adds text as it is shown.
func (l *line) text(s string, t *text) {
	if s = typeset.Visible(s); s == "" {
		return
	}
	l.add(page.Run{Text: s, Marks: t.marks})
	if tongue := t.set.tongue(isAsian(s)); tongue != "" {
		l.tongues[tongue] += len(s)
	}
}

// add adds a run, unless it stands in the code of a field or in the prompt of
// a control.
func (l *line) add(run page.Run) {
	if !l.hideText && !l.fields.inCode() {
		l.runs = append(l.runs, run)
	}
}

// math adds the formulas of an m:oMath or m:oMathPara.
func (l *line) math(el *ooxml.Element, display bool) {
	if el.Name == "oMathPara" {
		for c := el.First; c != nil; c = c.Next {
			if c.Is("m", "oMath") {
				l.math(c, true)
			}
		}
		return
	}
	if el.Name != "oMath" {
		return
	}
	f := formula.FromOMML(el).Formula(display)
	if f.Text == "" && f.LaTeX == "" {
		return
	}
	c := l.base.characters
	if r := el.Find("r"); r != nil {
		for p := r.First; p != nil; p = p.Next {
			if p.Is("w", "rPr") {
				c = l.resolve(l.theme.characters(p))
			}
		}
	}
	m := l.marks(c)
	m.Italic, m.Code = false, false // letters of formulas are always slanted
	l.add(page.Run{Kind: page.FormulaRun, Formula: &f, Marks: m})
}
