package docx

import (
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// The fields of a page that was copied out of a browser are controls in Word, with a
// picture each. By their classes they are boxes, lines to write on, or buttons, which
// say nothing.
const (
	webClass    = "-5CC6-11CF-8D67-00AA00BDCE1D}"
	webSubmit   = "{5512D110"
	webImage    = "{5512D112"
	webReset    = "{5512D114"
	webCheckbox = "{5512D116"
	webRadio    = "{5512D118"
	webText     = "{5512D11A"
	webHidden   = "{5512D11C"
	webTextArea = "{5512D124"
)

// webField reads such a field; false where an object is none. A box stays a picture
// that says what it shows. Whether it is ticked is what someone picked on the page and
// not what is right, and so is what was typed on a line.
func (l *line) webField(object *ooxml.Element) bool {
	switch l.webClassOf(object.Child("control")) {
	case webCheckbox, webRadio:
		from := len(l.runs)
		l.vml(object)
		for i := from; i < len(l.runs); i++ {
			if img := l.runs[i].Image; img != nil {
				img.Alt = page.FieldBox
			}
		}
	case webText, webTextArea:
		l.add(page.Run{Kind: page.BlankRun})
	case webSubmit, webImage, webReset, webHidden:
	default:
		return false
	}
	return true
}

// webClassOf is the class of such a control, empty for others.
func (l *line) webClassOf(control *ooxml.Element) string {
	if control == nil {
		return ""
	}
	rel, ok := l.story.rels.ByID(control.AttrOf("r", "id"))
	if !ok || rel.External || !l.pkg.Has(rel.Target) {
		return ""
	}
	root, err := l.pkg.Tree(rel.Target)
	if err != nil {
		return ""
	}
	class, ok := strings.CutSuffix(strings.ToUpper(root.Attr("classid")), webClass)
	if !ok {
		return ""
	}
	return class
}
