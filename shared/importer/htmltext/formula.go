package htmltext

import (
	"net/url"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/text/unicode/norm"

	"formwright/shared/formula"
	"formwright/shared/importer/xmltree"
	"formwright/shared/richtext"
)

// piece is a stretch of text or the LaTeX of a formula in it.
type piece struct {
	text             string
	formula, display bool
}

// delimiters are what platforms put around LaTeX. A single dollar is not among
// them: it is money too often.
func delimiters() [][2]string { return [][2]string{{`\(`, `\)`}, {`\[`, `\]`}, {"$$", "$$"}} }

// formulas cuts text at the formulas in it.
func formulas(s string) []piece {
	var out []piece
	for {
		at, open, close := nextFormula(s)
		if at < 0 {
			return append(out, piece{text: s})
		}
		latex, rest, _ := strings.Cut(s[at+len(open):], close)
		if at > 0 {
			out = append(out, piece{text: s[:at]})
		}
		out = append(out, piece{text: latex, formula: true, display: open != `\(`})
		s = rest
	}
}

// nextFormula is where the first formula with an end and something in it begins.
func nextFormula(s string) (at int, open, close string) {
	at = -1
	for _, d := range delimiters() {
		i := strings.Index(s, d[0])
		if i < 0 || at >= 0 && i > at {
			continue
		}
		body, _, ended := strings.Cut(s[i+len(d[0]):], d[1])
		if ended && strings.TrimSpace(body) != "" {
			at, open, close = i, d[0], d[1]
		}
	}
	return at, open, close
}

// formulaOf is a formula from its LaTeX, in the other notations too where it can
// be read.
func formulaOf(latex string, display bool) richtext.Math {
	latex = strings.Join(strings.Fields(richtext.Clean(norm.NFC.String(latex))), " ")
	m := richtext.Math{LaTeX: latex, Text: latex, Display: display}
	if n, err := formula.FromLaTeX(latex); err == nil && !n.IsEmpty() {
		m.MathML, m.Text = n.MathML(display), n.Line()
	}
	return m
}

// math reads a MathML element; one that cannot be read is its text.
func (b *builder) math(n *html.Node) {
	display := xmltree.Attr(n, "display") == "block"
	clean, ok := richtext.CleanMathML(xmltree.XML(n))
	if ok {
		if f, err := formula.FromMathML(clean); err == nil && !f.IsEmpty() {
			b.add(richtext.Math{LaTeX: f.LaTeX(), MathML: f.MathML(display), Text: f.Line(), Display: display})
			return
		}
	}
	b.text(xmltree.Text(n), richtext.Marks{})
}

// script is MathJax's way to hold LaTeX; any other script is nothing to read.
func (b *builder) script(n *html.Node) {
	kind := xmltree.Attr(n, "type")
	if strings.HasPrefix(kind, "math/tex") {
		b.add(formulaOf(xmltree.Raw(n), strings.Contains(kind, "display")))
	}
}

// image reads a picture, or the formula that some platforms show as one.
func (b *builder) image(n *html.Node, m richtext.Marks) {
	alt := strings.TrimSpace(norm.NFC.String(richtext.Clean(xmltree.Attr(n, "alt"))))
	latex := xmltree.Attr(n, "data-equation-content")
	if tex, ok := strings.CutPrefix(alt, "LaTeX: "); ok && latex == "" {
		latex = tex
	}
	src := strings.TrimSpace(xmltree.Attr(n, "src"))
	if _, tex, ok := strings.Cut(src, "/equation_images/"); ok && latex == "" {
		latex = unescaped(tex)
	}
	if latex != "" {
		b.add(formulaOf(latex, false))
		return
	}
	for _, in := range b.r.picture(src, alt, pixels(n, "width"), pixels(n, "height")) {
		if t, ok := in.(richtext.Text); ok {
			t.Marks = m
			in = t
		}
		b.add(in)
	}
}

// unescaped undoes the two layers of escapes in a Canvas formula's address.
func unescaped(tex string) string {
	tex, _, _ = strings.Cut(tex, "?")
	for range 2 {
		if plain, err := url.PathUnescape(tex); err == nil {
			tex = plain
		}
	}
	return tex
}

func pixels(n *html.Node, side string) int {
	px, err := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(xmltree.Attr(n, side)), "px"))
	if err != nil || px < 0 || px > 10_000 {
		return 0
	}
	return px
}

// object is a picture in the way QTI also allows, or else what it holds instead.
func (b *builder) object(n *html.Node, m richtext.Marks) {
	if strings.HasPrefix(xmltree.Attr(n, "type"), "image/") {
		b.inlines(b.r.picture(xmltree.Attr(n, "data"), xmltree.Text(n), pixels(n, "width"), pixels(n, "height")))
		return
	}
	b.lost(n)
	b.children(n, m)
}

// lost reports sound, film and the like.
func (b *builder) lost(n *html.Node) {
	src := xmltree.Attr(n, "src") + xmltree.Attr(n, "data")
	if src == "" {
		src = xmltree.Attr(xmltree.Child(n, "source"), "src")
	}
	if b.r.Lost != nil {
		b.r.Lost(shortened(src))
	}
}
