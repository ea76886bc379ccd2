package docx

import (
	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// paragraph reads a w:p and the text boxes it anchors.
func (r *reader) paragraph(el *ooxml.Element, f *flow) {
	r.story.paragraphs++
	at := r.position()
	pPr := el.Child("pPr")
	direct := r.theme.layout(pPr)
	base := r.styles.paragraph(direct.style)
	lay := direct.over(base.layout)
	if lay.numID == "" {
		lay.numID = r.tableList
	}
	l := r.newLine(base, lay, f)
	l.inject()
	l.walk(el)
	r.scratch = l.runs
	if markDeleted(pPr) {
		f.pending = append([]page.Run(nil), l.runs...)
	} else {
		f.pending = nil
		r.place(l, r.dress(at, direct, base, l.layout), f)
	}
	for _, box := range l.boxes {
		r.blocks(box, f)
	}
	f.blocks = append(f.blocks, l.tail...)
	if sect := pPr.Child("sectPr"); sect != nil && startsPage(sect) {
		r.breakPage(f)
	}
}

func (r *reader) newLine(base *resolved, lay layout, f *flow) *line {
	r.lines++
	l := &line{reader: r, number: r.lines, base: base, layout: lay, runs: append(r.scratch[:0], f.pending...)}
	l.plain = l.inPlace(base.characters, base.plain)
	return l
}

// markDeleted reports whether a tracked change deleted the paragraph's end, so
// that its text runs on into the next one.
func markDeleted(pPr *ooxml.Element) bool {
	rPr := pPr.Child("rPr")
	return rPr.Child("del") != nil || rPr.Child("moveFrom") != nil
}

func startsPage(sect *ooxml.Element) bool {
	switch sect.ChildVal("type") {
	case "continuous", "nextColumn":
		return false
	}
	return true
}

// dress makes the paragraph without its runs.
func (r *reader) dress(at finding.Position, direct layout, base *resolved, lay layout) page.Paragraph {
	p := page.Paragraph{Position: at, Style: base.shown, Align: lay.alignment()}
	switch {
	case direct.outline == 9:
		p.Style.Heading = 0
	case direct.outline >= 0 && direct.outline < 9:
		p.Style.Heading = direct.outline + 1
	}
	ind := lay.indent
	if level := r.lists.level(lay.numID, max(lay.level, 0)); level != nil {
		p.Label = r.lists.next(lay.numID, max(lay.level, 0))
		// A list's indent yields to that of the style which names the list, and
		// goes before that of a style which does not.
		if direct.numID != "" {
			ind = direct.indent.over(level.indent.over(base.layout.indent))
		} else {
			ind = direct.indent.over(base.layout.indent.over(level.indent))
		}
	}
	p.Indent = ind.left + ind.first
	return p
}

// place adds what the line holds to the flow: split at page breaks, or as the
// rule that it draws.
func (r *reader) place(l *line, p page.Paragraph, f *flow) {
	if l.layout.newPage == "on" {
		r.breakPage(f)
	}
	from := 0
	for _, to := range l.breaks {
		p = r.placePart(l.runs[from:to], p, f)
		r.breakPage(f)
		from = to
	}
	runs := tidy(l.runs[from:])
	switch {
	case p.Label == nil && (l.drawsRule(runs) || typeset.IsRule(runs)):
		f.blocks = append(f.blocks, page.Rule{Position: p.Position})
	case len(runs) > 0 || p.Label != nil || len(l.breaks) == 0:
		p.Runs = runs
		f.blocks = append(f.blocks, p)
		if l.ruled {
			f.blocks = append(f.blocks, page.Rule{Position: p.Position})
		}
	}
}

// placePart adds the text before a page break; what follows is another
// paragraph, without the label.
func (r *reader) placePart(raw []page.Run, p page.Paragraph, f *flow) page.Paragraph {
	if runs := tidy(raw); len(runs) > 0 {
		p.Runs = runs
		f.blocks = append(f.blocks, p)
		p.Label, p.Runs = nil, nil
	}
	return p
}

func (l *line) drawsRule(runs []page.Run) bool {
	return len(runs) == 0 && len(l.boxes) == 0 && len(l.tail) == 0 && (l.ruled || l.layout.borders.isRule())
}

// tidy makes the runs of a paragraph out of the pieces read.
func tidy(pieces []page.Run) []page.Run { return typeset.Formulas(typeset.Tidy(pieces)) }
