package richtext

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
)

// MathMLNamespace is the namespace of MathML 3.
const MathMLNamespace = "http://www.w3.org/1998/Math/MathML"

// CleanMathML writes one <math> element anew with only the presentation
// elements and attributes that formulas need, so that a formula from a hostile
// document cannot carry a script. It reports false for anything else; what
// annotations hold is left out.
func CleanMathML(s string) (string, bool) {
	if s == "" {
		return "", false
	}
	dec := xml.NewDecoder(strings.NewReader(s))
	dec.Entity = xml.HTMLEntity
	var b strings.Builder
	depth, roots := 0, 0
	for {
		tok, err := dec.Token()
		if errors.Is(err, io.EOF) {
			return b.String(), depth == 0 && roots == 1
		}
		if err != nil {
			return "", false
		}
		switch tok := tok.(type) {
		case xml.StartElement:
			if isAnnotation(tok.Name.Local) && depth > 0 {
				if dec.Skip() != nil {
					return "", false
				}
				continue
			}
			if !mathElement(tok.Name.Local) || (tok.Name.Local == "math") != (depth == 0) {
				return "", false
			}
			if depth == 0 {
				roots++
			}
			depth++
			writeMathStart(&b, tok)
		case xml.EndElement:
			depth--
			b.WriteString("</" + tok.Name.Local + ">")
		case xml.CharData:
			if depth > 0 {
				b.WriteString(EscapeHTML(string(tok)))
			}
		}
	}
}

func writeMathStart(b *strings.Builder, e xml.StartElement) {
	b.WriteString("<" + e.Name.Local)
	if e.Name.Local == "math" {
		b.WriteString(` xmlns="` + MathMLNamespace + `"`)
	}
	for _, a := range e.Attr {
		if a.Name.Space == "" && mathAttribute(a.Name.Local) {
			b.WriteString(" " + a.Name.Local + `="` + escapeAttribute(a.Value) + `"`)
		}
	}
	b.WriteString(">")
}

func isAnnotation(name string) bool { return name == "annotation" || name == "annotation-xml" }

func mathElement(name string) bool {
	switch name {
	case "math", "mrow", "mi", "mn", "mo", "mtext", "mspace", "ms", "mfrac", "msqrt", "mroot", "mstyle",
		"mpadded", "mphantom", "mfenced", "menclose", "msub", "msup", "msubsup", "munder", "mover",
		"munderover", "mmultiscripts", "mprescripts", "none", "mtable", "mtr", "mtd", "semantics":
		return true
	}
	return false
}

func mathAttribute(name string) bool {
	switch name {
	case "display", "displaystyle", "scriptlevel", "mathvariant", "stretchy", "fence", "separator", "form",
		"accent", "accentunder", "linethickness", "bevelled", "columnalign", "rowalign", "columnspan", "rowspan",
		"open", "close", "separators", "lspace", "rspace", "width", "height", "depth", "notation",
		"movablelimits", "largeop", "symmetric", "minsize", "maxsize", "columnlines", "rowlines", "frame":
		return true
	}
	return false
}
