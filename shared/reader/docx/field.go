package docx

import (
	"strconv"
	"strings"

	"formwright/shared/formula"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// fields are the fields that are open where the reader stands, outermost
// first. They may reach over several paragraphs.
type fields []*field

// field is a complex field: its code, then what it last showed.
type field struct {
	code   strings.Builder
	result bool // past the separator
	link   string
	form   *ooxml.Element // a form field's data, valid within its paragraph
	home   int            // the line where the result began, by its number
	from   int            // and at which run
}

// maxFields bounds how many fields may stand in one another.
const maxFields = 64

func (f fields) top() *field {
	if len(f) == 0 {
		return nil
	}
	return f[len(f)-1]
}

// inCode reports whether any open field is still spelling its code.
func (f fields) inCode() bool {
	for _, one := range f {
		if !one.result {
			return true
		}
	}
	return false
}

// link is the address of the innermost open HYPERLINK field.
func (f fields) link() string {
	for i := len(f) - 1; i >= 0; i-- {
		if f[i].link != "" {
			return f[i].link
		}
	}
	return ""
}

func (f fields) instruct(code string) {
	if top := f.top(); top != nil && !top.result {
		top.code.WriteString(code)
	}
}

// fieldChar reads the begin, separator or end of a field.
func (l *line) fieldChar(el *ooxml.Element, t *text) {
	top := l.fields.top()
	switch el.Attr("fldCharType") {
	case "begin":
		if len(l.fields) < maxFields {
			l.reader.fields = append(l.fields, &field{form: el.Child("ffData"), home: l.number})
		}
	case "separate":
		if top != nil && !top.result {
			top.result, top.home, top.from = true, l.number, len(l.runs)
			top.link = hyperlink(top.code.String())
		}
	case "end":
		if top != nil {
			l.reader.fields = l.fields[:len(l.fields)-1]
			l.closeField(top, t)
		}
	}
}

// closeField shows what a form field is; other fields have shown their result.
func (l *line) closeField(f *field, t *text) {
	name, _, _ := strings.Cut(strings.TrimSpace(f.code.String()), " ")
	same := f.home == l.number // its data lives as long as its paragraph
	switch strings.ToUpper(name) {
	case "FORMCHECKBOX":
		if !same {
			f.form = nil
		}
		l.dropResult(f)
		l.add(page.Run{Kind: page.CheckRun, Check: formBox(f.form.Child("checkBox")), Marks: t.marks})
	case "FORMDROPDOWN":
		if same {
			l.dropResult(f)
			l.text(entries(f.form.Child("ddList")), t)
		}
	case "FORMTEXT":
		if same && (!f.result || blankRuns(l.runs[min(f.from, len(l.runs)):])) {
			l.dropResult(f)
			l.add(page.Run{Kind: page.BlankRun, Marks: t.marks})
		}
	default:
		l.computed(strings.ToUpper(name), f, t)
	}
}

// computed shows a field whose result Word works out when it lays the page out,
// so that the document holds none, and hides one that is only of that page.
func (l *line) computed(name string, f *field, t *text) {
	switch name {
	case "EQ":
		if !f.result || f.home == l.number && blankRuns(l.runs[min(f.from, len(l.runs)):]) {
			l.equation(f.code.String(), t)
		}
	case "AUTONUM", "AUTONUMLGL", "AUTONUMOUT":
		l.dropResult(f)
		l.numbered++
		l.text(strconv.Itoa(l.numbered)+".", t)
	case "PAGE", "NUMPAGES", "SECTIONPAGES":
		l.dropResult(f)
	}
}

// equation shows an EQ field: a formula, or a sign or word set by its means.
func (l *line) equation(code string, t *text) {
	n := formula.FromField(code)
	switch {
	case n.IsEmpty():
	case n.Kind == formula.Text:
		l.text(n.Text, t)
	default:
		f, m := n.Formula(false), t.marks
		m.Italic, m.Code = false, false
		l.add(page.Run{Kind: page.FormulaRun, Formula: &f, Marks: m})
	}
}

func (l *line) dropResult(f *field) {
	if f.result && f.home == l.number {
		l.cut(f.from)
	}
}

// cut takes back what was added from a run on.
func (l *line) cut(from int) {
	l.runs = l.runs[:min(from, len(l.runs))]
	for i := range l.breaks {
		l.breaks[i] = min(l.breaks[i], len(l.runs))
	}
}

func blankRuns(runs []page.Run) bool {
	for _, r := range runs {
		if r.Kind != page.TextRun || strings.TrimSpace(r.Text) != "" {
			return false
		}
	}
	return true
}

// formBox is the state of a legacy check box: what it was set to, or else its
// default.
func formBox(box *ooxml.Element) page.Check {
	state := box.Child("checked")
	if state == nil {
		state = box.Child("default")
	}
	if state != nil && isOn(state) {
		return page.Checked
	}
	return page.Unchecked
}

// entries shows what a legacy drop-down list offers.
func entries(list *ooxml.Element) string {
	var all []string
	if list != nil {
		for c := list.First; c != nil; c = c.Next {
			if c.Name == "listEntry" {
				all = append(all, c.Val())
			}
		}
	}
	if offered := choice(all); offered != "" {
		return offered
	}
	return strings.Join(all, "")
}

// simpleField reads a w:fldSimple.
func (l *line) simpleField(el *ooxml.Element) {
	code := el.Attr("instr")
	name, _, _ := strings.Cut(strings.TrimSpace(code), " ")
	f := &field{result: true, home: l.number, from: len(l.runs)}
	f.code.WriteString(code)
	l.linked(hyperlink(code), el)
	t := &text{marks: l.plain, set: l.base.characters}
	if name = strings.ToUpper(name); name != "FORMTEXT" {
		l.computed(name, f, t)
	} else if f.from <= len(l.runs) && blankRuns(l.runs[f.from:]) {
		l.cut(f.from)
		l.add(page.Run{Kind: page.BlankRun})
	}
}

// hyperlink is the address in the code of a HYPERLINK field.
func hyperlink(code string) string {
	rest, ok := strings.CutPrefix(strings.TrimSpace(code), "HYPERLINK")
	if !ok {
		return ""
	}
	rest = strings.TrimSpace(rest)
	if strings.HasPrefix(rest, `\`) {
		return "" // only a switch: a place in the document
	}
	if quoted, ok := strings.CutPrefix(rest, `"`); ok {
		rest, _, _ = strings.Cut(quoted, `"`)
	} else {
		rest, _, _ = strings.Cut(rest, " ")
	}
	return typeset.Address(rest)
}
