package rtf

import (
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// place is what the text of a group is for.
type place int

const (
	bodyPlace  place = iota
	skipPlace        // not shown
	quietPlace       // not shown, but for groups in it that are
	fontPlace        // the font table
	colourPlace
	stylePlace
	listPlace     // the list table
	overridePlace // the table of list overrides
	labelPlace    // the text of a paragraph's label
	picturePlace
	objectPlace // what another program holds
	titlePlace
	codePlace  // the code of a field
	entryPlace // of a drop-down list
	namePlace  // of a property of a picture or shape
	valuePlace
)

// state is what a group changes and its end gives back.
type state struct {
	place place
	chars characters
	para  paragraph
	skip  int    // bytes that stand for a Unicode character in old readers (\uc)
	begun string // the word that made the group what it is, for its end
	shows bool   // a value that is the picture of a shape
}

// characters are how text is set.
type characters struct {
	bold, italic, underline, strike, hidden, deleted bool
	boldComplex, italicComplex, rightToLeft          bool
	super, sub                                       bool

	font, colour, highlight, background int
	shading                             int
}

// paragraph is how a paragraph is set.
type paragraph struct {
	style   int
	outline int // heading level from 1; 0 not set
	left    int // twips
	first   int
	align   page.Align
	list    int // \ls
	level   int
	shading int
	inTable bool
	newPage bool
}

// character reads a control word that sets characters; false for others.
func (c *characters) word(t token) bool {
	switch t.word {
	case "plain":
		*c = characters{font: -1}
	case "b":
		c.bold = t.isOn()
	case "ab":
		c.boldComplex = t.isOn()
	case "i":
		c.italic = t.isOn()
	case "ai":
		c.italicComplex = t.isOn()
	case "ul", "uld", "uldash", "uldashd", "uldashdd", "uldb", "ulhwave", "ulldash", "ulth", "ulthd", "ulthdash", "ululdbwave", "ulw", "ulwave":
		c.underline = t.isOn()
	case "ulnone":
		c.underline = false
	case "strike", "striked":
		c.strike = t.isOn()
	case "v":
		c.hidden = t.isOn()
	case "deleted":
		c.deleted = t.isOn()
	case "super":
		c.super, c.sub = t.isOn(), false
	case "sub":
		c.super, c.sub = false, t.isOn()
	case "up":
		c.super = t.number >= 4 // half-points
	case "dn":
		c.sub = t.number >= 4
	case "nosupersub":
		c.super, c.sub = false, false
	case "rtlch":
		c.rightToLeft = true
	case "ltrch":
		c.rightToLeft = false
	case "f":
		c.font = t.number
	case "cf":
		c.colour = t.number
	case "highlight":
		c.highlight = t.number
	case "cb":
		c.background = t.number
	case "chcbpat":
		c.shading = t.number
	default:
		return false
	}
	return true
}

// word reads a control word that sets paragraphs; false for others.
func (p *paragraph) word(t token) bool {
	switch t.word {
	case "pard":
		*p = paragraph{}
	case "s":
		p.style = t.number
	case "outlinelevel":
		p.outline = 0
		if t.number >= 0 && t.number < 9 {
			p.outline = t.number + 1
		}
	case "li", "lin":
		p.left = t.number
	case "fi":
		p.first = t.number
	case "ql":
		p.align = page.Start
	case "qc":
		p.align = page.Center
	case "qr":
		p.align = page.End
	case "qj", "qd":
		p.align = page.Justify
	case "ls":
		p.list = t.number
	case "ilvl":
		p.level = min(max(t.number, 0), levels-1)
	case "cbpat":
		p.shading = t.number
	case "intbl":
		p.inTable = t.isOn()
	case "pagebb":
		p.newPage = t.isOn()
	default:
		return false
	}
	return true
}

// marks gives what is seen.
func (r *reader) marks(s *state) page.Marks {
	c := s.chars
	m := page.Marks{Bold: c.bold, Italic: c.italic, Underline: c.underline, Strike: c.strike, Super: c.super, Sub: c.sub,
		Color: typeset.Ink(r.colour(c.colour)), Highlight: typeset.Paper(r.colour(c.highlight)),
		Shading: typeset.Paper(r.colour(s.para.shading)), Code: typeset.Monospaced(r.font(s).name), Link: r.link()}
	if c.rightToLeft {
		m.Bold, m.Italic = c.bold || c.boldComplex, c.italic || c.italicComplex
	}
	for _, behind := range []int{c.shading, c.background} {
		if hex := typeset.Paper(r.colour(behind)); hex != "" {
			m.Shading = hex
		}
	}
	return m
}

// colour is an entry of the colour table; empty for the ordinary one.
func (r *reader) colour(i int) string {
	if i <= 0 || i >= len(r.colours) {
		return ""
	}
	return r.colours[i]
}

// font is the one that text is set in; -1 is the document's own.
func (r *reader) font(s *state) font {
	n := s.chars.font
	if n < 0 {
		n = r.plainFont
	}
	return r.fonts[n]
}
