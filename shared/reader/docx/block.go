package docx

import (
	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// flow is a sequence of blocks being made: the body, a cell, the notes.
type flow struct {
	blocks  []page.Block
	pending []page.Run // of paragraphs whose end was deleted; they run on into the next
}

// block reads one element that stands between paragraphs.
func (r *reader) block(el *ooxml.Element, f *flow) {
	switch {
	case el.Space == "m":
		r.formulaBlock(el, f)
	case el.Is("mc", "AlternateContent"):
		r.blocks(branch(el), f)
	case el.Space != "w":
	case el.Name == "p":
		r.paragraph(el, f)
	case el.Name == "tbl":
		r.flush(f)
		r.table(el, f)
	case el.Name == "sdt":
		r.controlled(el, func(content *ooxml.Element) { r.blocks(content, f) })
	case el.Name == "altChunk":
		r.inserted(el)
	case el.Name == "del", el.Name == "moveFrom", el.Name == "sectPr", el.Name == "sdtPr":
	default: // ins, moveTo, customXml and wrappers of later versions
		r.blocks(el, f)
	}
}

func (r *reader) blocks(el *ooxml.Element, f *flow) {
	if el == nil || r.ctx.Err() != nil {
		return
	}
	for c := el.First; c != nil; c = c.Next {
		r.block(c, f)
	}
}

// formulaBlock reads a formula that some writers put between paragraphs.
func (r *reader) formulaBlock(el *ooxml.Element, f *flow) {
	r.lines++
	l := &line{reader: r, number: r.lines, base: r.styles.paragraph("")}
	l.math(el, true)
	if runs := tidy(l.runs); len(runs) > 0 {
		f.blocks = append(f.blocks, page.Paragraph{Position: r.position(), Runs: runs})
	}
}

// flush ends the paragraph that a deleted mark left open.
func (r *reader) flush(f *flow) {
	if runs := tidy(f.pending); len(runs) > 0 {
		f.blocks = append(f.blocks, page.Paragraph{Position: r.position(), Runs: runs})
	}
	f.pending = nil
}

// breakPage starts a new page. Cells of tables have no pages of their own.
func (r *reader) breakPage(f *flow) {
	if r.depth == 0 {
		f.blocks = append(f.blocks, page.Break{Position: r.position()})
	}
}

// branch chooses what to read of mc:AlternateContent: the first choice that
// needs nothing we do not know, or else the fallback. Never both: they show the
// same thing.
func branch(el *ooxml.Element) *ooxml.Element {
	for c := el.First; c != nil; c = c.Next {
		if c.Name == "Choice" && readable(c.Attr("Requires")) {
			return c
		}
	}
	return el.Child("Fallback")
}

// readable reports whether every namespace in the list is one that the XML
// reader knows by name; ink and charts are left to their fallback pictures.
func readable(spaces string) bool {
	for i := 0; i < len(spaces); i++ {
		if spaces[i] == '?' {
			return false
		}
	}
	return true
}
