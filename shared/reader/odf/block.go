package odf

import (
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// blocks reads what stands between paragraphs.
func (r *reader) blocks(el *ooxml.Element, f *flow) {
	for c := range kids(el) {
		if r.full() {
			return
		}
		r.block(c, f, nil)
	}
}

// block reads one element; the first paragraph in it takes the label of the item.
func (r *reader) block(el *ooxml.Element, f *flow, it *item) {
	switch el.Name {
	case "p", "h":
		r.paragraph(el, f, it)
	case "list":
		r.listOf(el, f, it)
	case "table":
		r.table(el, f)
	case "forms":
		r.readControls(el)
	case "tracked-changes", "table-of-content", "sequence-decls", "variable-decls", "user-field-decls", "annotation", "desc", "title":
	case "frame", "custom-shape", "rect", "ellipse", "circle", "path", "polygon", "g", "control":
		r.anchored(el, f)
	default: // sections, indexes and wrappers of later versions
		r.blocks(el, f)
	}
}

// anchored reads a shape that stands between paragraphs, as if it stood in one.
func (r *reader) anchored(el *ooxml.Element, f *flow) {
	l := &line{reader: r}
	l.inline(el)
	if runs := typeset.Tidy(l.runs); len(runs) > 0 {
		f.add(page.Paragraph{Position: r.next(), Runs: runs})
	}
	r.textBoxes(l.boxes, f)
}

// paragraph reads a text:p or text:h.
func (r *reader) paragraph(el *ooxml.Element, f *flow, it *item) {
	st := r.styles.find("paragraph", el.Attr("style-name"))
	if st.newPage && r.depth == 0 && len(f.blocks) > 0 {
		f.add(page.Break{Position: r.at})
	}
	p := page.Paragraph{Position: r.next(), Style: st.shown, Align: alignment(st.align)}
	l := &line{reader: r, base: st}
	l.walk(el, st.characters)
	p.Runs = typeset.Formulas(typeset.Tidy(trimRight(l.runs)))
	if el.Name == "h" {
		p.Style.Heading = min(max(number(el.Attr("outline-level"), 1), 1), 9)
		it = r.heading(p.Style.Heading, it)
	}
	if it != nil && (len(p.Runs) > 0 || !it.slide) {
		p.Label = it.label()
		p.Style.List = p.Style.List || p.Label != nil
		st.margin, st.indent = it.place(st)
	}
	p.Indent = sum(st.margin) + sum(st.indent)
	switch {
	case p.Label == nil && typeset.IsRule(p.Runs):
		f.add(page.Rule{Position: p.Position})
	case len(p.Runs) > 0 || p.Label != nil || len(l.boxes) == 0:
		f.add(p)
	}
	r.textBoxes(l.boxes, f)
}

// heading numbers headings where the document does.
func (r *reader) heading(level int, it *item) *item {
	outline := r.styles.outline
	if it != nil || outline == nil || outline.levels[level-1] == nil || outline.levels[level-1].format == none {
		return it
	}
	if r.lists.named["outline"] == nil {
		r.lists.named["outline"] = &list{name: "outline"}
	}
	return &item{list: r.lists.named["outline"], style: outline, level: level - 1, start: -1}
}

// place is where the paragraph of an item stands: its own indent, or the list's.
func (it *item) place(st style) (margin, indent *float64) {
	margin, indent = st.margin, st.indent
	if it.level < levels && it.def() != nil {
		if margin == nil {
			margin = it.def().margin
		}
		if indent == nil {
			indent = it.def().indent
		}
	}
	return margin, indent
}

func sum(v *float64) float64 {
	if v == nil {
		return 0
	}
	return *v
}

func alignment(value string) page.Align {
	switch value {
	case "center":
		return page.Center
	case "end", "right":
		return page.End
	case "justify":
		return page.Justify
	}
	return page.Start
}

// listOf reads a text:list; in an item of another list it is a level deeper.
func (r *reader) listOf(el *ooxml.Element, f *flow, outer *item) {
	it := item{start: -1, slide: f.list != nil}
	switch {
	case outer != nil:
		it.list, it.style, it.level = outer.list, outer.style, outer.level+1
	case f.list != nil:
		it.list = f.list
	default:
		it.list = r.lists.of(el)
	}
	if style := r.styles.lists[el.Attr("style-name")]; style != nil {
		it.style = style
	}
	for c := range kids(el) {
		it := it
		it.bare = c.Name == "list-header"
		if v, ok := c.Lookup("start-value"); ok {
			it.start = number(v, -1)
		}
		r.item(c, f, it)
	}
}

// item reads an item. Only its first paragraph is labelled, and lists in it stand
// a level deeper, whether it has a paragraph or not.
func (r *reader) item(el *ooxml.Element, f *flow, it item) {
	label := &it
	for c := range kids(el) {
		if r.full() {
			return
		}
		if c.Name == "list" {
			r.listOf(c, f, &it)
			continue
		}
		r.block(c, f, label)
		label = nil
	}
}

// trimRight takes the space off the end of a paragraph, where it is not seen
// unless it is underlined.
func trimRight(runs []page.Run) []page.Run {
	n := len(runs)
	if n == 0 || runs[n-1].Kind != page.TextRun || runs[n-1].Marks.Underline {
		return runs
	}
	last := &runs[n-1]
	if last.Text = strings.TrimSuffix(last.Text, " "); last.Text == "" {
		return runs[:n-1]
	}
	return runs
}
