package sheet

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// shared is one text that cells refer to by its place: plain, or in runs that
// are set in their own ways.
type shared struct {
	text string
	runs []page.Run
}

// readShared reads the table of shared texts.
func (w *workbook) readShared(part string) error {
	d, err := w.pkg.Decode(part)
	if err != nil {
		return err
	}
	if ok, err := d.Enter("s", "sst"); !ok || err != nil {
		return err
	}
	for {
		si, err := d.NextOf("si")
		if si == nil || err != nil {
			return err
		}
		w.texts = append(w.texts, w.richText(si))
		d.Recycle()
	}
}

// richText reads a text item: one t, or runs r with properties. Phonetic runs
// are passed over; they repeat the text.
func (w *workbook) richText(si *ooxml.Element) shared {
	var out shared
	for e := si.First; e != nil; e = e.Next {
		switch e.Name {
		case "t":
			out.text += tidy(e.Text)
		case "r":
			if text := tidy(textOf(e.Child("t"))); text != "" {
				out.runs = append(out.runs, page.Run{Text: text, Marks: w.styles.runMarks(e.Child("rPr"))})
			}
		}
	}
	return out
}

// pieces gives the text as runs, line breaks apart. font is what holds where a
// run has no properties of its own.
func (s shared) pieces(font page.Marks) []page.Run {
	if s.runs == nil {
		return split(nil, s.text, font)
	}
	var out []page.Run
	for _, r := range s.runs {
		out = split(out, r.Text, r.Marks)
	}
	return out
}

func (s shared) size() int {
	n := len(s.text)
	for _, r := range s.runs {
		n += len(r.Text)
	}
	return n
}

// split adds a text with its line breaks and tabs as runs of their own.
func split(out []page.Run, text string, marks page.Marks) []page.Run {
	for text != "" {
		i := strings.IndexAny(text, "\n\t")
		if i < 0 {
			return append(out, page.Run{Text: text, Marks: marks})
		}
		if i > 0 {
			out = append(out, page.Run{Text: text[:i], Marks: marks})
		}
		kind := page.BreakRun
		if text[i] == '\t' {
			kind = page.TabRun
		}
		out = append(out, page.Run{Kind: kind})
		text = text[i+1:]
	}
	return out
}

// escaped are the characters that XML cannot hold, written as _x000D_
// (ECMA-376-1, 22.9.2.19).
var escaped = regexp.MustCompile(`_x[0-9A-Fa-f]{4}_`)

// tidy makes a text what a person sees: NFC, escapes resolved, one kind of line
// break.
func tidy(s string) string {
	if isPlain(s) {
		return s
	}
	if strings.Contains(s, "_x") {
		s = escaped.ReplaceAllStringFunc(s, func(e string) string {
			n, _ := strconv.ParseUint(e[2:6], 16, 32)
			if r := rune(n); utf8.ValidRune(r) {
				return string(r)
			}
			return ""
		})
	}
	s = lineBreaks.Replace(s)
	return norm.NFC.String(strings.Map(visible, s))
}

var lineBreaks = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\v", "\n", "\u2028", "\n", "\u2029", "\n", "\u00a0", " ")

// isPlain reports whether a text is ASCII without anything to mend.
func isPlain(s string) bool {
	for i := range len(s) {
		c := s[i]
		if c >= utf8.RuneSelf || c == '_' || c < ' ' && c != '\n' && c != '\t' || c == 0x7f {
			return false
		}
	}
	return true
}

func textOf(e *ooxml.Element) string {
	if e == nil {
		return ""
	}
	return e.Text
}
