package docx

import (
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// object reads a w:object, or a w:pict: a picture of what another program holds.
// A formula of an older equation editor is read from there.
func (l *line) object(el *ooxml.Element) {
	if l.webField(el) {
		return
	}
	object := objectOf(el)
	program := object.Attr("ProgID")
	if !isEquation(program) {
		l.vml(el)
		return
	}
	if l.embedded(object.AttrOf("r", "id")) || l.embedded(el.Find("imagedata").AttrOf("r", "id")) {
		return
	}
	l.count(&l.equations, program)
	told := l.metafiles
	l.vml(el)
	l.metafiles = told
}

// isEquation knows the programs: "Equation.3", "Equation.DSMT4",
// "Equation.KSEE3", "MathType.4".
func isEquation(program string) bool {
	return strings.HasPrefix(program, "Equation.") || strings.HasPrefix(program, "MathType")
}

// objectOf is the object that a picture stands for: none where several are the
// labels of a drawing.
func objectOf(el *ooxml.Element) *ooxml.Element {
	var found *ooxml.Element
	for c := el.First; c != nil; c = c.Next {
		switch {
		case c.Name == "OLEObject" && found == nil:
			found = c
		case c.Name == "OLEObject" || c.Name == "group":
			return nil
		}
	}
	return found
}

// embedded adds the formula that a related part holds; false where there is
// none.
func (l *line) embedded(id string) bool {
	rel, ok := l.story.rels.ByID(id)
	if !ok || rel.External {
		return false
	}
	f, ok := l.formulas.Part(l.pkg, rel.Target)
	if f != nil {
		m := l.marks(l.base.characters)
		m.Italic, m.Code = false, false // letters of formulas are always slanted
		l.add(page.Run{Kind: page.FormulaRun, Formula: f, Marks: m})
	}
	return ok
}
