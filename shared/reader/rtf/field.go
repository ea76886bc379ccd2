package rtf

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// field is a field being read: its code, and where in the paragraph what it shows
// begins.
type field struct {
	code    string
	link    string // where what it shows leads
	from    int    // index of a run; -1 before the result
	state   int    // of a check box, 25 for its default
	normal  int
	entries []string
}

// maxCode bounds the code of a field.
const maxCode = 4096

// field is the innermost field.
func (r *reader) field() *field {
	if len(r.fields) == 0 {
		r.fields = append(r.fields, field{from: -1})
	}
	return &r.fields[len(r.fields)-1]
}

func (r *reader) fieldCode(s string) {
	if f := r.field(); len(f.code) < maxCode {
		f.code += s
	}
}

// fieldWord reads what a form's field is set to.
func (r *reader) fieldWord(t token) {
	f := r.field()
	switch t.word {
	case "ffres":
		f.state = t.number
	case "ffdefres":
		f.normal = t.number
	}
}

// beginField begins a field. Fields that never end are bounded like groups.
func (r *reader) beginField() {
	if len(r.fields) < maxDepth {
		r.fields = append(r.fields, field{from: -1, link: r.link()})
	}
}

func (r *reader) beginResult() {
	f := r.field()
	if f.from >= 0 {
		return
	}
	r.story.settle()
	f.from = len(r.story.runs)
	if f.kind() == "HYPERLINK" {
		f.link = f.address()
	}
}

// kind is the first word of a field's code.
func (f *field) kind() string {
	words := strings.Fields(f.code)
	if len(words) == 0 {
		return ""
	}
	return strings.ToUpper(words[0])
}

// link is the address that text leads to where it stands.
func (r *reader) link() string {
	if len(r.fields) == 0 {
		return ""
	}
	return r.fields[len(r.fields)-1].link
}

// address is where a HYPERLINK field leads.
func (f *field) address() string {
	_, rest, _ := strings.Cut(f.code, `"`)
	target, _, _ := strings.Cut(rest, `"`)
	return typeset.Address(target)
}

// endField makes of a form's field what it stands for.
func (r *reader) endField() {
	if len(r.fields) == 0 {
		return
	}
	r.story.settle()
	f := *r.field()
	r.fields = r.fields[:len(r.fields)-1]
	from := f.from
	if from < 0 || from > len(r.story.runs) {
		from = len(r.story.runs)
	}
	switch f.kind() {
	case "FORMCHECKBOX":
		if f.state == 25 {
			f.state = f.normal
		}
		run := page.Run{Kind: page.CheckRun, Check: page.Unchecked}
		if f.state == 1 {
			run.Check = page.Checked
		}
		r.story.runs = r.story.runs[:from]
		r.add(run)
	case "FORMTEXT":
		if blank(r.story.runs[from:]) {
			r.story.runs = r.story.runs[:from]
			r.add(page.Run{Kind: page.BlankRun})
		}
	case "FORMDROPDOWN":
		r.story.runs = r.story.runs[:from]
		if len(f.entries) == 0 {
			r.add(page.Run{Kind: page.BlankRun})
		} else {
			r.add(page.Run{Text: typeset.Visible("[" + strings.Join(f.entries, " / ") + "]")})
		}
	case "PAGE", "NUMPAGES":
		r.story.runs = r.story.runs[:from]
	}
}

func blank(runs []page.Run) bool {
	for _, r := range runs {
		if r.Kind != page.TextRun || strings.TrimSpace(r.Text) != "" {
			return false
		}
	}
	return true
}
