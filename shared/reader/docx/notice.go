package docx

import (
	"fmt"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/reader/typeset"
)

// tally counts what may happen at many places of a document and is told once.
type tally struct {
	count int
	at    finding.Position // of the first
	what  string           // the first one's part or words
}

func (r *reader) count(t *tally, what string) {
	if t.count++; t.count == 1 {
		t.at, t.what = r.position(), what
	}
}

// tell reports a tally; message has room for how many there are.
func (r *reader) tell(t tally, code finding.Code, severity finding.Severity, one, many string) {
	if t.count == 0 {
		return
	}
	message := one
	if t.count > 1 {
		message = fmt.Sprintf(many, t.count)
	}
	r.findings = append(r.findings, finding.Finding{Code: code, Severity: severity, Position: t.at,
		Message: message, Quote: finding.Quote(t.what)})
}

// tellAll reports what was counted while the document was read.
func (r *reader) tellAll() {
	r.tell(r.metafiles, finding.ImageUnreadable, finding.Warning,
		"A picture is a Windows drawing (WMF or EMF), which browsers and most platforms do not show. Save it as PNG and insert it again.",
		"%d pictures are Windows drawings (WMF or EMF), which browsers and most platforms do not show. Save them as PNG and insert them again.")
	r.tell(r.equations, finding.UnreadPart, finding.Warning,
		"A formula was made with an older equation editor. It is kept as a picture; what it says could not be read. Convert it in Word or type it again.",
		"%d formulas were made with an older equation editor. They are kept as pictures; what they say could not be read. Convert them in Word or type them again.")
	if !r.showHidden {
		r.tell(r.hidden, finding.UnreadPart, finding.Info,
			"A piece of text is formatted as hidden and was left out.",
			"%d pieces of text are formatted as hidden and were left out.")
	}
	r.tell(r.comments(), finding.UnreadPart, finding.Info,
		"The document has a comment in its margin, which was not read.",
		"The document has %d comments in its margin, which were not read.")
}

// comments counts the notes of reviewers. They are about the text, not of it.
func (r *reader) comments() tally {
	t := tally{at: finding.Position{Part: "comments"}}
	part, ok := r.related("comments")
	if !ok {
		return t
	}
	d, err := r.pkg.Decode(part)
	if err == nil {
		_, err = d.Enter("w", "comments")
	}
	for err == nil {
		var el *ooxml.Element
		if el, err = d.NextOf("comment"); el == nil {
			break
		}
		if words := typeset.Clean(wording(el)); words != "" {
			if t.count++; t.count == 1 {
				t.what = words
			}
		}
		d.Recycle()
	}
	return t
}

// wording is the text of an element and all below it, paragraphs apart.
func wording(el *ooxml.Element) string {
	out := ""
	for c := el.First; c != nil; c = c.Next {
		text := wording(c)
		if c.Name == "t" && c.First == nil {
			text = c.Text
		}
		if c.Name == "p" && out != "" && text != "" {
			out += " "
		}
		out += text
	}
	return out
}
