package richtext

import (
	"net/url"
	"strconv"
	"strings"
)

func (h *htmlWriter) inlines(ins []Inline) {
	for _, in := range ins {
		switch in := in.(type) {
		case Text:
			h.text(in)
		case Image:
			h.image(in)
		case Math:
			h.math(in)
		case Break:
			h.b.WriteString("<br" + h.close())
		case Blank:
			h.blank(in)
		}
	}
}

func (h *htmlWriter) close() string {
	if h.o.XHTML {
		return "/>"
	}
	return ">"
}

func (h *htmlWriter) text(t Text) {
	tags := h.tags(t.Marks)
	for _, tag := range tags {
		h.b.WriteString("<" + tag + ">")
	}
	h.b.WriteString(EscapeHTML(t.Text))
	for i := len(tags) - 1; i >= 0; i-- {
		name, _, _ := strings.Cut(tags[i], " ")
		h.b.WriteString("</" + name + ">")
	}
}

func (h *htmlWriter) tags(m Marks) []string {
	if m == (Marks{}) {
		return nil
	}
	underline, strike := "u", "s"
	if h.o.Strict {
		underline, strike = `span class="underline"`, `span class="strike"`
	}
	var tags []string
	if href := SafeLink(m.Link); href != "" {
		tags = append(tags, `a href="`+escapeAttribute(href)+`"`)
	}
	for _, mark := range []struct {
		on  bool
		tag string
	}{{m.Bold, "strong"}, {m.Italic, "em"}, {m.Underline, underline}, {m.Strike, strike}, {m.Code, "code"}, {m.Super, "sup"}, {m.Sub, "sub"}} {
		if mark.on {
			tags = append(tags, mark.tag)
		}
	}
	return tags
}

// SafeLink is the link when it is one that may be followed from a page: http,
// https or mailto; otherwise "".
func SafeLink(link string) string {
	u, err := url.Parse(link)
	if err != nil {
		return ""
	}
	switch u.Scheme {
	case "http", "https":
		if u.Host != "" {
			return link
		}
	case "mailto":
		return link
	}
	return ""
}

func (h *htmlWriter) image(img Image) {
	src := ""
	if h.o.Image != nil {
		src = h.o.Image(img)
	}
	if src == "" {
		h.b.WriteString(EscapeHTML(img.Alt))
		return
	}
	h.b.WriteString(`<img src="` + escapeAttribute(src) + `" alt="` + escapeAttribute(img.Alt) + `"`)
	if img.Width > 0 {
		h.b.WriteString(` width="` + strconv.Itoa(img.Width) + `"`)
	}
	if img.Height > 0 {
		h.b.WriteString(` height="` + strconv.Itoa(img.Height) + `"`)
	}
	h.b.WriteString(h.close())
}

func (h *htmlWriter) blank(b Blank) {
	if h.o.Blank == nil {
		h.b.WriteString(BlankText)
		return
	}
	h.b.WriteString(h.o.Blank(b.ID))
}

func (h *htmlWriter) math(m Math) {
	if h.o.Math == MathAsMathML {
		if clean, ok := CleanMathML(m.MathML); ok {
			h.b.WriteString(clean)
			return
		}
	}
	h.b.WriteString(EscapeHTML(m.Delimited(h.o.Math)))
}

// Delimited is the formula's LaTeX between the delimiters of a notation, or its
// readable line where there is no LaTeX or the notation has no delimiters.
func (m Math) Delimited(n Notation) string {
	switch {
	case m.LaTeX == "":
	case n == MathAsLaTeX && m.Display:
		return `\[` + m.LaTeX + `\]`
	case n == MathAsLaTeX:
		return `\(` + m.LaTeX + `\)`
	case n == MathAsDollar && m.Display:
		return `$$` + m.LaTeX + `$$`
	case n == MathAsDollar:
		return `$` + m.LaTeX + `$`
	}
	return m.Readable()
}
