package odf

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/formula"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// inline reads a shape that stands in a line; false when the element is none.
func (l *line) inline(el *ooxml.Element) bool {
	switch el.Name {
	case "frame":
		l.frame(el)
	case "g":
		for c := range kids(el) {
			l.inline(c)
		}
	case "control":
		l.control(el.Attr("control"))
	case "custom-shape", "rect", "ellipse", "circle", "path", "polygon":
		l.boxes = append(l.boxes, el)
	case "line", "connector", "polyline", "measure", "title", "desc", "glue-point", "event-listeners":
	default:
		return false
	}
	return true
}

// frame reads a draw:frame: of what it holds, all show the same thing.
func (l *line) frame(el *ooxml.Element) {
	if box := kid(el, "text-box"); box != nil {
		l.boxes = append(l.boxes, box)
		return
	}
	if object := kid(el, "object-ole"); object != nil && l.equation(object) {
		return
	}
	if object := kid(el, "object"); object != nil && l.object(object) {
		return
	}
	img := page.Image{Alt: alternative(el), Width: pixels(el.Attr("width")), Height: pixels(el.Attr("height"))}
	message := ""
	for c := range kids(el) {
		if c.Name != "image" {
			continue
		}
		pic := l.picture(c.Attr("href"))
		if message = pic.Problem; message == "" {
			img.Hash = pic.Hash
			break
		}
	}
	switch {
	case kid(el, "image") == nil && kid(el, "object") == nil && kid(el, "object-ole") == nil:
		return
	case img.Hash == "" && message == "":
		l.report(finding.UnreadPart, finding.Warning, "A chart or an embedded object could not be read. Paste it into the document as a picture.")
	case message != "":
		l.report(finding.ImageUnreadable, finding.Warning, message)
	}
	l.add(page.Run{Kind: page.ImageRun, Image: &img})
}

func alternative(frame *ooxml.Element) string {
	for _, name := range []string{"desc", "title"} {
		if text := typeset.AltText(textOf(kid(frame, name))); text != "" {
			return text
		}
	}
	return ""
}

func (r *reader) picture(href string) typeset.Picture {
	part := strings.TrimPrefix(href, "./")
	switch {
	case strings.Contains(href, "://"):
		return typeset.Picture{Problem: "A picture is only linked to from the document, not stored in it, so it is missing. Insert it into the document."}
	case part == "" || !r.pkg.Has(part):
		return typeset.Picture{Problem: "A picture is missing from the document's file. Insert it again."}
	}
	return r.pictures.Part(r.pkg, part)
}

// maxFormulas bounds the formulas that are parts of their own; each costs a look
// into the file.
const maxFormulas = 5000

// object reads a formula, which stands in the element or in a part of its own;
// false when the object is something else.
func (l *line) object(el *ooxml.Element) bool {
	part := strings.Trim(strings.TrimPrefix(el.Attr("href"), "./"), "/") + "/content.xml"
	if !l.pkg.Has(part) || l.formulas >= maxFormulas || l.pkg.Size(part) > maxFormula {
		return false
	}
	l.formulas++
	data, err := l.pkg.XML(part)
	if err != nil {
		return false
	}
	node, err := formula.FromMathML(string(data))
	if err != nil {
		return false
	}
	if f := node.Formula(false); f.Text != "" || f.LaTeX != "" {
		l.add(page.Run{Kind: page.FormulaRun, Formula: &f})
	}
	return true
}

// equation reads a formula of an older equation editor; false when the object is
// something else.
func (l *line) equation(el *ooxml.Element) bool {
	f, ok := l.older.Part(l.pkg, strings.TrimPrefix(el.Attr("href"), "./"))
	if f != nil {
		l.add(page.Run{Kind: page.FormulaRun, Formula: f})
	}
	return ok
}

// maxFormula bounds one formula, in bytes.
const maxFormula = 1 << 20

// textBoxes adds what shapes with text hold, after the paragraph they belong to.
func (r *reader) textBoxes(boxes []*ooxml.Element, f *flow) {
	for _, box := range boxes {
		inside := &flow{list: f.list}
		r.blocks(box, inside)
		f.blocks = append(f.blocks, typeset.Trim(inside.blocks)...)
	}
}
