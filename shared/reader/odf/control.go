package odf

import (
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// control is a control of a form, which is defined apart from where it stands.
type control struct {
	kind    string
	checked bool
	label   string
	entries []string
}

// readControls reads the forms of a document.
func (r *reader) readControls(el *ooxml.Element) {
	for c := range kids(el) {
		id := c.Attr("id")
		switch c.Name {
		case "checkbox", "radio", "text", "textarea", "formatted-text", "number", "date", "listbox", "combobox":
			ctl := control{kind: c.Name, label: strings.TrimSpace(c.Attr("label"))}
			state := c.Attr("current-state") + c.Attr("current-selected")
			if state == "" {
				state = c.Attr("state") + c.Attr("selected")
			}
			ctl.checked = state == "checked" || state == "true"
			for entry := range kids(c) {
				if entry.Name == "option" || entry.Name == "item" {
					ctl.entries = append(ctl.entries, entry.Attr("label"))
				}
			}
			r.controls[id] = ctl
		default:
			r.readControls(c)
		}
	}
}

// control shows a control where it stands.
func (l *line) control(id string) {
	ctl, ok := l.controls[id]
	if !ok {
		return
	}
	switch ctl.kind {
	case "checkbox", "radio":
		run := box(ctl.checked)
		run.Round = ctl.kind == "radio"
		l.add(run)
		l.text(" "+ctl.label, l.base.characters)
	case "listbox", "combobox":
		l.choices(ctl.entries, l.base.characters)
	default:
		l.add(page.Run{Kind: page.BlankRun})
	}
}

func box(checked bool) page.Run {
	if checked {
		return page.Run{Kind: page.CheckRun, Check: page.Checked}
	}
	return page.Run{Kind: page.CheckRun, Check: page.Unchecked}
}

// choices shows what a list offers.
func (l *line) choices(entries []string, c characters) {
	if len(entries) == 0 {
		l.add(page.Run{Kind: page.BlankRun})
		return
	}
	l.text("["+strings.Join(entries, " / ")+"]", c)
}

func (l *line) dropDown(el *ooxml.Element, c characters) {
	var entries []string
	for entry := range kids(el) {
		if entry.Name == "label" {
			entries = append(entries, entry.Attr("value"))
		}
	}
	l.choices(entries, c)
}

// contentControl reads the controls that came with word-processing documents.
func (l *line) contentControl(el *ooxml.Element, c characters) {
	switch {
	case el.Attr("checkbox") == "true":
		l.add(box(el.Attr("checked") == "true"))
	case el.Attr("showing-place-holder") == "true":
		l.add(page.Run{Kind: page.BlankRun, Marks: l.marks(c)})
	default:
		l.walk(el, c)
	}
}

// input reads a field to type in, blank when nobody did.
func (l *line) input(el *ooxml.Element, c characters) {
	if strings.TrimSpace(textOf(el)) == "" {
		l.add(page.Run{Kind: page.BlankRun, Marks: l.marks(c)})
		return
	}
	l.walk(el, c)
}

// fieldMark reads the fields of older word-processing forms.
func (l *line) fieldMark(el *ooxml.Element) {
	kind := el.Attr("type")
	kind = kind[strings.LastIndexByte(kind, '.')+1:]
	switch {
	case el.Name == "fieldmark-start":
		l.field, l.kind = len(l.runs)+1, kind
	case el.Name == "fieldmark-end":
		l.endField()
	case kind == "FORMCHECKBOX":
		l.add(box(parameter(el, "Checkbox_Checked") == "true"))
	case kind == "FORMDROPDOWN":
		var entries []string
		for p := range kids(el) {
			if strings.HasPrefix(p.Attr("name"), "Dropdown_ListEntry") {
				entries = append(entries, p.Attr("value"))
			}
		}
		l.choices(entries, l.base.characters)
	}
}

// endField makes a blank of a text field that shows only spaces.
func (l *line) endField() {
	from := l.field - 1
	l.field = 0
	if l.kind != "FORMTEXT" || from < 0 || from > len(l.runs) {
		return
	}
	for _, r := range l.runs[from:] {
		if r.Kind != page.TextRun || strings.TrimSpace(r.Text) != "" {
			return
		}
	}
	l.runs = l.runs[:from]
	l.add(page.Run{Kind: page.BlankRun})
}

func parameter(el *ooxml.Element, name string) string {
	for p := range kids(el) {
		if p.Attr("name") == name {
			return p.Attr("value")
		}
	}
	return ""
}
