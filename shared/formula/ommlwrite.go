package formula

import (
	"encoding/xml"
	"strings"
)

// OMML is the formula as one m:oMath element. The prefix m is left to the part
// it is put into.
func (n Node) OMML() string {
	w := omml{&strings.Builder{}}
	w.wrap("m:oMath", n)
	return w.String()
}

type omml struct{ *strings.Builder }

// wrap writes an element around a node.
func (w omml) wrap(tag string, n Node) {
	w.WriteString("<" + tag + ">")
	w.row(n.items())
	w.WriteString("</" + tag + ">")
}

// row writes nodes side by side. Leaves of one style share a run.
func (w omml) row(nodes []Node) {
	for i := 0; i < len(nodes); {
		j := i + 1
		if !nodes[i].isLeaf() {
			w.node(nodes[i])
			i = j
			continue
		}
		style := nodes[i].runStyle()
		for j < len(nodes) && nodes[j].isLeaf() && nodes[j].runStyle() == style && splits(nodes[j-1], nodes[j]) {
			j++
		}
		w.run(nodes[i:j], style)
		i = j
	}
}

func (n Node) isLeaf() bool {
	switch n.Kind {
	case Ident, Number, Operator, Text, Space:
		return true
	}
	return false
}

// splits reports whether two leaves in one run are told apart when it is read.
func splits(a, b Node) bool {
	if a.Kind == Text || b.Kind == Text {
		return false
	}
	all := tokens(a.Text+b.Text, a.Style)
	return len(all) == 2 && all[0].Text == a.Text
}

// runStyle is the style of the run a leaf can stand in; numbers and signs are
// upright in any.
func (n Node) runStyle() Style {
	if n.Kind == Text {
		return "text"
	}
	return n.Style
}

func (w omml) run(leaves []Node, style Style) {
	w.WriteString("<m:r>")
	if p := runProperties(style); p != "" {
		w.WriteString("<m:rPr>" + p + "</m:rPr>")
	}
	w.WriteString(`<m:t xml:space="preserve">`)
	for _, n := range leaves {
		_ = xml.EscapeText(w, []byte(n.Text)) // a Builder never refuses
	}
	w.WriteString("</m:t></m:r>")
}

func runProperties(style Style) string {
	switch style {
	case "text":
		return "<m:nor/>"
	case Upright:
		return `<m:sty m:val="p"/>`
	case Bold:
		return `<m:sty m:val="b"/>`
	case BoldItalic:
		return `<m:sty m:val="bi"/>`
	case "":
		return ""
	}
	return `<m:scr m:val="` + string(style) + `"/><m:sty m:val="p"/>`
}

func (w omml) node(n Node) {
	switch n.Kind {
	case Row:
		w.row(n.Args)
	case Fraction:
		w.structure("f", ommlFraction(n.Form), n, "num", "den")
	case Script:
		w.script(n)
	case PreScript:
		w.parts("sPre", "", pair{"sub", n.arg(1)}, pair{"sup", n.arg(2)}, pair{"e", n.arg(0)})
	case Root:
		hide := ""
		if n.arg(1).IsEmpty() {
			hide = `<m:radPr><m:degHide m:val="1"/></m:radPr>`
		}
		w.parts("rad", hide, pair{"deg", n.arg(1)}, pair{"e", n.arg(0)})
	case Nary:
		w.structure("nary", naryProperties(n), n, "sub", "sup", "e")
	case Fence:
		w.list("d", fenceProperties(n), n.Args)
	case Matrix:
		w.WriteString("<m:m>")
		for _, r := range n.Args {
			w.list("mr", "", r.Args)
		}
		w.WriteString("</m:m>")
	case Lines:
		w.list("eqArr", "", n.Args)
	case Function:
		w.structure("func", "", n, "fName", "e")
	case Limits:
		w.limits(n)
	default:
		w.decorated(n)
	}
}

func (w omml) decorated(n Node) {
	switch n.Kind {
	case Accent:
		w.structure("acc", "<m:accPr>"+chr("chr", n.Text)+"</m:accPr>", n, "e")
	case Bar:
		w.structure("bar", "<m:barPr>"+position(n.Form)+"</m:barPr>", n, "e")
	case Brace:
		w.structure("groupChr", "<m:groupChrPr>"+chr("chr", n.Text)+position(n.Form)+"</m:groupChrPr>", n, "e")
	case Box:
		w.structure("borderBox", "", n, "e")
	case Phantom:
		w.structure("phant", `<m:phantPr><m:show m:val="0"/></m:phantPr>`, n, "e")
	default:
		w.row([]Node{n})
	}
}

type pair struct {
	tag  string
	node Node
}

func (w omml) parts(tag, properties string, parts ...pair) {
	w.WriteString("<m:" + tag + ">" + properties)
	for _, p := range parts {
		w.wrap("m:"+p.tag, p.node)
	}
	w.WriteString("</m:" + tag + ">")
}

// structure writes an element whose parts are the arguments in order.
func (w omml) structure(tag, properties string, n Node, names ...string) {
	parts := make([]pair, len(names))
	for i, name := range names {
		parts[i] = pair{name, n.arg(i)}
	}
	w.parts(tag, properties, parts...)
}

func (w omml) list(tag, properties string, nodes []Node) {
	w.WriteString("<m:" + tag + ">" + properties)
	for _, c := range nodes {
		w.wrap("m:e", c)
	}
	w.WriteString("</m:" + tag + ">")
}

func (w omml) script(n Node) {
	base, sub, sup := pair{"e", n.arg(0)}, pair{"sub", n.arg(1)}, pair{"sup", n.arg(2)}
	switch {
	case sub.node.IsEmpty():
		w.parts("sSup", "", base, sup)
	case sup.node.IsEmpty():
		w.parts("sSub", "", base, sub)
	default:
		w.parts("sSubSup", "", base, sub, sup)
	}
}

// limits writes both limits as one inside the other, as OMML has no element
// for the pair.
func (w omml) limits(n Node) {
	base, under, over := n.arg(0), n.arg(1), n.arg(2)
	switch {
	case over.IsEmpty():
		w.parts("limLow", "", pair{"e", base}, pair{"lim", under})
	case under.IsEmpty():
		w.parts("limUpp", "", pair{"e", base}, pair{"lim", over})
	default:
		w.limits(make3(Limits, make3(Limits, base, under, Node{}), Node{}, over))
	}
}

func ommlFraction(form Form) string {
	kind := map[Form]string{Skewed: "skw", Linear: "lin", NoBar: "noBar"}[form]
	if kind == "" {
		return ""
	}
	return `<m:fPr><m:type m:val="` + kind + `"/></m:fPr>`
}

func naryProperties(n Node) string {
	location := "subSup"
	if n.Form == Stacked {
		location = "undOvr"
	}
	p := "<m:naryPr>" + chr("chr", n.Text) + `<m:limLoc m:val="` + location + `"/>`
	if n.arg(0).IsEmpty() {
		p += `<m:subHide m:val="1"/>`
	}
	if n.arg(1).IsEmpty() {
		p += `<m:supHide m:val="1"/>`
	}
	return p + "</m:naryPr>"
}

func fenceProperties(n Node) string {
	p := "<m:dPr>" + chr("begChr", n.Open)
	if len(n.Args) > 1 {
		p += chr("sepChr", n.Text)
	}
	return p + chr("endChr", n.Close) + "</m:dPr>"
}

func position(form Form) string {
	if form == Below {
		return `<m:pos m:val="bot"/>`
	}
	return `<m:pos m:val="top"/>`
}

func chr(tag, value string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(value))
	return "<m:" + tag + ` m:val="` + b.String() + `"/>`
}
