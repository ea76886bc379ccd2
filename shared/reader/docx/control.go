package docx

import (
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// control reads a content control in a line.
func (l *line) control(el *ooxml.Element) {
	if run, ok := standsFor(el.Child("sdtPr")); ok {
		run.Marks = l.plain
		l.add(run)
		return
	}
	l.walk(el.Child("sdtContent"))
}

// controlled reads a content control around paragraphs, rows or cells. One that
// only shows its prompt keeps its paragraphs but not their text.
func (r *reader) controlled(el *ooxml.Element, read func(content *ooxml.Element)) {
	content := el.Child("sdtContent")
	if content == nil {
		return
	}
	run, ok := standsFor(el.Child("sdtPr"))
	if !ok || r.hideText {
		read(content)
		return
	}
	r.hideText, r.instead = true, &run
	read(content)
	r.hideText, r.instead = false, nil
}

// inject puts what stands for a control around this paragraph into it.
func (l *line) inject() {
	if l.instead != nil {
		l.runs = append(l.runs, *l.instead)
		l.reader.instead = nil
	}
}

// standsFor is the run that shows a control whose content is not text: a check
// box, or a prompt such as "Choose an item.". A list to choose from shows what it
// offers as long as nothing is chosen.
func standsFor(sdtPr *ooxml.Element) (page.Run, bool) {
	if sdtPr == nil {
		return page.Run{}, false
	}
	for c := sdtPr.First; c != nil; c = c.Next {
		switch c.Name {
		case "checkbox":
			run := page.Run{Kind: page.CheckRun, Check: page.Unchecked}
			if checked := c.Child("checked"); checked != nil && isOn(checked) {
				run.Check = page.Checked
			}
			return run, true
		case "showingPlcHdr":
			if isOn(c) && sdtPr.Child("picture") == nil {
				return prompt(sdtPr), true
			}
		}
	}
	return page.Run{}, false
}

// prompt is what stands for a control that waits to be filled in.
func prompt(sdtPr *ooxml.Element) page.Run {
	for _, name := range []string{"dropDownList", "comboBox"} {
		if list := sdtPr.Child(name); list != nil {
			if offered := choice(items(list)); offered != "" {
				return page.Run{Text: typeset.Clean(offered)}
			}
		}
	}
	return page.Run{Kind: page.BlankRun}
}

// items are what a list offers. The first one is often the prompt itself, which
// has no value of its own.
func items(list *ooxml.Element) []string {
	var all []string
	for c := list.First; c != nil; c = c.Next {
		shown, value := c.Attr("displayText"), c.Attr("value")
		if c == list.First && (value == "" || shown == "" && c.Next.Attr("displayText") != "") {
			continue
		}
		if shown = strings.TrimSpace(firstOf(shown, value)); shown != "" {
			all = append(all, shown)
		}
	}
	return all
}

// choice shows a list to choose from the way people type one; one entry is none.
func choice(all []string) string {
	if len(all) < 2 {
		return ""
	}
	return "{" + strings.Join(all, " / ") + "}"
}
