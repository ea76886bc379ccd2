package rtf

import (
	"fmt"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// story is a flow of text being made: the body, a note, a text box.
type story struct {
	outer  *story
	at     finding.Position // where the outer one stood
	blocks []page.Block
	runs   []page.Run // of the paragraph being made
	text   []byte     // the text behind them, set in marks
	marks  page.Marks
	boxes  []page.Block

	label     string // as displayed
	labelFont font

	row   rowShape     // as the last \trowd set it
	cell  []page.Block // paragraphs of the cell being made
	cells []page.Cell  // of the row being made
	rows  []tableRow   // of the table being made
}

// maxStories bounds text boxes in text boxes.
const maxStories = 8

// beginStory begins a note or a text box; false when there are too many in one
// another, or when the group already is one.
func (r *reader) beginStory(kind string) bool {
	depth := 0
	for s := r.story; s.outer != nil; s = s.outer {
		depth++
	}
	if depth >= maxStories || r.now.begun == kind {
		return false
	}
	r.story = &story{outer: r.story, at: r.at}
	if kind == "footnote" {
		r.at = finding.Position{Part: "footnotes", Paragraph: r.noted}
	}
	r.now.para, r.now.chars = paragraph{}, characters{font: -1}
	return true
}

// finish ends a paragraph. At the end of a cell or of the file an empty one is
// none.
func (r *reader) finish(always bool) {
	r.flush()
	s := r.story
	s.settle()
	r.runs += len(s.runs)
	runs := typeset.Formulas(typeset.Tidy(s.runs))
	s.runs = s.runs[:0]
	label, boxes := r.label(), s.boxes
	s.boxes = nil
	para := r.now.para
	if !para.inTable {
		r.endTable()
	}
	if len(runs) == 0 && !always && len(boxes) == 0 {
		return
	}
	if para.newPage && s.outer == nil && !para.inTable && len(s.blocks) > 0 {
		s.blocks = append(s.blocks, page.Break{Position: r.at})
	}
	if len(runs) > 0 || len(boxes) == 0 {
		r.place(r.dress(para, runs, label))
	}
	for _, b := range boxes {
		r.place(b)
	}
}

// dress makes a paragraph.
func (r *reader) dress(para paragraph, runs []page.Run, label *page.Label) page.Block {
	r.at.Paragraph++
	r.paragraphs++
	if r.at.Cell = ""; para.inTable {
		r.at.Cell = fmt.Sprintf("r%dc%d", len(r.story.rows)+1, len(r.story.cells)+1)
	}
	p := page.Paragraph{Position: r.at, Runs: runs, Label: label, Style: r.styles[para.style], Align: para.align,
		Indent: float64(para.left+para.first) / 20}
	if para.outline > 0 {
		p.Style.Heading = para.outline
	}
	if len(runs) == 0 {
		p.Label = nil // Word shows the number of an empty item, but it asks nothing
	}
	p.Style.List = p.Style.List || p.Label != nil
	if p.Label == nil && typeset.IsRule(runs) {
		return page.Rule{Position: p.Position}
	}
	return p
}

// place adds a block to the cell or to the text.
func (r *reader) place(b page.Block) {
	if s := r.story; r.now.para.inTable {
		s.cell = append(s.cell, b)
	} else {
		s.blocks = append(s.blocks, b)
	}
}

// newPage begins a page.
func (r *reader) newPage() {
	if r.now.place != bodyPlace || r.story.outer != nil || r.now.para.inTable {
		return
	}
	r.finish(false)
	if len(r.story.blocks) > 0 {
		r.story.blocks = append(r.story.blocks, page.Break{Position: r.at})
	}
}

// end ends a group that was for something.
func (r *reader) end(ended state) {
	switch ended.begun {
	case "pict":
		if ended.place == picturePlace {
			r.showPicture()
		}
	case "objdata":
		r.showObject()
	case "footnote", "shptxt":
		inner := r.now
		r.now.para, r.now.place = ended.para, bodyPlace
		r.endStory(ended.begun)
		r.now = inner
	case "field":
		r.endField()
	case "sp":
		r.property = ""
	}
}

// endStory ends a note or a text box. Notes come at the end of the document, the
// text of a box after the paragraph it belongs to.
func (r *reader) endStory(kind string) {
	inner := r.story
	if inner.outer == nil {
		return
	}
	r.finish(false)
	r.endTable()
	r.story = inner.outer
	blocks := typeset.Trim(inner.blocks)
	if kind == "shptxt" {
		r.story.boxes = append(r.story.boxes, blocks...)
		return
	}
	r.notes = append(r.notes, blocks...)
	r.noted = r.at.Paragraph
	r.at = inner.at
}
