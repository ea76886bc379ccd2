package odf

import (
	"fmt"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// slides reads a presentation or a drawing page by page.
func (r *reader) slides(el *ooxml.Element, f *flow) {
	number := 0
	for c := range kids(el) {
		if c.Name != "page" || r.full() {
			continue
		}
		number++
		r.at = finding.Position{Part: fmt.Sprintf("slide %d", number)}
		if r.styles.find("drawing-page", c.Attr("style-name")).hidden {
			r.report(finding.UnreadPart, finding.Info,
				fmt.Sprintf("Slide %d is hidden in the presentation, so it was left out. Show the slide if it belongs to the quiz.", number))
			continue
		}
		if len(f.blocks) > 0 {
			f.add(page.Break{Position: r.at})
		}
		r.slide(c, f)
		r.at = finding.Position{Part: fmt.Sprintf("slide %d notes", number)}
		r.slide(kid(c, "notes"), f)
	}
}

// slide reads the shapes of a page in the order a person reads them.
func (r *reader) slide(el *ooxml.Element, f *flow) {
	r.readControls(kid(el, "forms"))
	shapes := r.shapes(el, nil)
	looks := make([]typeset.Look, len(shapes))
	for i, sh := range shapes {
		looks[i] = typeset.Look{Box: place(sh), Fill: r.fill(sh), Words: hasWords(sh), Drawn: sh.Attr("class") == ""}
	}
	seats := typeset.Seats(looks)
	typeset.PlainFills(looks)
	boxes := make([]typeset.Box, len(shapes))
	for i := range looks {
		boxes[i] = looks[i].Box
	}
	for _, row := range typeset.Rows(boxes) {
		for _, i := range row {
			class := shapes[i].Attr("class")
			if seats[i] >= 0 {
				class = "" // its place says what it is
			}
			r.shape(shapes[i], class, typeset.Paper(looks[i].Fill), f)
		}
	}
}

// hasWords reports whether a shape holds text.
func hasWords(el *ooxml.Element) bool {
	for c := range kids(el) {
		if (c.Name == "text-box" || c.Name == "p" || c.Name == "list") && strings.TrimSpace(textOf(c)) != "" {
			return true
		}
	}
	return false
}

// fill is the colour a shape is filled with. A frame has one only where its style
// says so.
func (r *reader) fill(el *ooxml.Element) string {
	family := "graphic"
	if el.Attr("class") != "" {
		family = "presentation"
	}
	st := r.styles.find(family, el.Attr("style-name"))
	if st.filled == none || st.filled != "solid" && (st.filled != "" || el.Name == "frame") {
		return ""
	}
	return st.fill
}

// shapes collects the shapes of a page, groups opened. What the master puts on
// every page is left out, and what only stands where something was to be typed.
func (r *reader) shapes(el *ooxml.Element, into []*ooxml.Element) []*ooxml.Element {
	for c := range kids(el) {
		if c.Attr("placeholder") == "true" {
			continue
		}
		switch c.Attr("class") {
		case "header", "footer", "date-time", "page-number", "page":
			continue
		}
		switch c.Name {
		case "g", "a":
			into = r.shapes(c, into)
		case "frame", "custom-shape", "rect", "ellipse", "circle", "path", "polygon", "control":
			into = append(into, c)
		}
	}
	return into
}

func place(el *ooxml.Element) typeset.Box {
	b := typeset.Box{Title: el.Attr("class") == "title", Placed: true}
	for _, side := range []struct {
		name string
		to   *float64
	}{{"x", &b.X}, {"y", &b.Y}, {"width", &b.W}, {"height", &b.H}} {
		v, ok := points(el.Attr(side.name))
		*side.to = v
		b.Placed = b.Placed && ok
	}
	return b
}

// shape adds what one shape of a slide holds, before this fill.
func (r *reader) shape(el *ooxml.Element, class, fill string, f *flow) {
	inside := &flow{list: r.lists.begin()}
	if table := kid(el, "table"); table != nil {
		r.table(table, inside)
	} else {
		r.anchored(el, inside)
	}
	blocks := typeset.Trim(inside.blocks)
	switch class {
	case "title":
		for i, b := range blocks {
			if p, ok := b.(page.Paragraph); ok {
				p.Style = page.Style{Name: "title", Heading: 1}
				blocks[i] = p
			}
		}
	case "outline", "subtitle":
		withoutBullets(blocks)
	}
	for _, b := range blocks {
		if p, ok := b.(page.Paragraph); ok {
			if len(p.Runs) == 0 {
				continue // an empty line of a slide only makes room
			}
			for i := range p.Runs {
				if m := &p.Runs[i].Marks; m.Shading == "" {
					m.Shading = fill
				}
			}
		}
		f.add(b)
	}
}

// withoutBullets takes the bullets off a body whose every paragraph has a label:
// what everything has says nothing.
func withoutBullets(blocks []page.Block) {
	for _, b := range blocks {
		if p, ok := b.(page.Paragraph); ok && len(p.Runs) > 0 && p.Label == nil {
			return
		}
	}
	for i, b := range blocks {
		if p, ok := b.(page.Paragraph); ok && p.Label != nil && p.Label.Format == page.Bullet && p.Label.Check == page.NoCheck {
			p.Label, p.Style.List = nil, false
			blocks[i] = p
		}
	}
}
