package formula

import (
	"encoding/xml"
	"strings"
)

// MathML is the formula as one <math> element (MathML 3, presentation).
func (n Node) MathML(display bool) string {
	var b strings.Builder
	b.WriteString(`<math xmlns="http://www.w3.org/1998/Math/MathML"`)
	if display {
		b.WriteString(` display="block"`)
	}
	b.WriteString(">")
	w := mathML{&b}
	for _, c := range n.items() {
		w.node(c)
	}
	b.WriteString("</math>")
	return b.String()
}

// items are the nodes of a row, or the node itself.
func (n Node) items() []Node {
	if n.Kind == Row {
		return n.Args
	}
	return []Node{n}
}

type mathML struct{ *strings.Builder }

// element writes an element around nodes, each of which is one child.
func (w mathML) element(tag string, nodes ...Node) {
	w.WriteString("<" + tag + ">")
	for _, n := range nodes {
		w.node(n)
	}
	name, _, _ := strings.Cut(tag, " ")
	w.WriteString("</" + name + ">")
}

func (w mathML) leaf(tag, text string) {
	w.WriteString("<" + tag + ">")
	_ = xml.EscapeText(w, []byte(text)) // a Builder never refuses
	name, _, _ := strings.Cut(tag, " ")
	w.WriteString("</" + name + ">")
}

func (w mathML) node(n Node) {
	switch n.Kind {
	case Row:
		w.element("mrow", n.Args...)
	case Ident:
		w.leaf(variant("mi", n), n.Text)
	case Number:
		w.leaf(variant("mn", n), n.Text)
	case Operator:
		w.leaf(variant("mo", n), n.Text)
	case Text:
		w.leaf("mtext", n.Text)
	case Space:
		w.leaf("mtext", "\u00A0")
	case Fraction:
		w.fraction(n)
	case Script:
		w.scripts(n, "msub", "msup", "msubsup")
	case Limits:
		w.scripts(n, "munder", "mover", "munderover")
	case PreScript:
		w.preScript(n)
	case Root:
		w.root(n)
	case Nary:
		w.nary(n)
	case Fence:
		w.fence(n)
	default:
		w.decorated(n)
	}
}

func (w mathML) decorated(n Node) {
	switch n.Kind {
	case Matrix:
		w.table("mtable", n.Args)
	case Lines:
		rows := make([]Node, len(n.Args))
		for i, line := range n.Args {
			rows[i] = Node{Args: cells(line)}
		}
		w.table(`mtable columnalign="left"`, rows)
	case Accent:
		w.over("mover accent=\"true\"", n.arg(0), spacing(n.Text))
	case Bar:
		if n.Form == Below {
			w.over("munder", n.arg(0), "\u0332")
		} else {
			w.over("mover", n.arg(0), "\u00AF")
		}
	case Brace:
		if n.Form == Below {
			w.over("munder", n.arg(0), n.Text)
		} else {
			w.over("mover", n.arg(0), n.Text)
		}
	case Function:
		w.WriteString("<mrow>")
		w.node(n.arg(0))
		w.leaf("mo", "\u2061")
		w.node(n.arg(1))
		w.WriteString("</mrow>")
	case Box:
		w.element(`menclose notation="box"`, n.arg(0))
	case Phantom:
		w.element("mphantom", n.arg(0))
	}
}

func variant(tag string, n Node) string {
	if n.Style == "" {
		return tag
	}
	return tag + ` mathvariant="` + string(n.Style) + `"`
}

func (w mathML) fraction(n Node) {
	switch n.Form {
	case Linear:
		w.WriteString("<mrow>")
		w.node(n.arg(0))
		w.leaf("mo", "/")
		w.node(n.arg(1))
		w.WriteString("</mrow>")
	case Skewed:
		w.element(`mfrac bevelled="true"`, n.arg(0), n.arg(1))
	case NoBar:
		w.element(`mfrac linethickness="0"`, n.arg(0), n.arg(1))
	default:
		w.element("mfrac", n.arg(0), n.arg(1))
	}
}

// scripts writes the element that fits the scripts there are.
func (w mathML) scripts(n Node, lower, upper, both string) {
	base, low, high := n.arg(0), n.arg(1), n.arg(2)
	switch {
	case high.IsEmpty():
		w.element(lower, base, low)
	case low.IsEmpty():
		w.element(upper, base, high)
	default:
		w.element(both, base, low, high)
	}
}

func (w mathML) preScript(n Node) {
	w.WriteString("<mmultiscripts>")
	w.node(n.arg(0))
	w.WriteString("<mprescripts/>")
	w.node(n.arg(1))
	w.node(n.arg(2))
	w.WriteString("</mmultiscripts>")
}

func (w mathML) root(n Node) {
	if n.arg(1).IsEmpty() {
		w.element("msqrt", n.arg(0))
	} else {
		w.element("mroot", n.arg(0), n.arg(1))
	}
}

func (w mathML) nary(n Node) {
	sign := Node{Kind: Operator, Text: n.Text}
	w.WriteString("<mrow>")
	switch {
	case n.arg(0).IsEmpty() && n.arg(1).IsEmpty():
		w.node(sign)
	case n.Form == Stacked:
		w.scripts(make3(Limits, sign, n.arg(0), n.arg(1)), "munder", "mover", "munderover")
	default:
		w.scripts(make3(Script, sign, n.arg(0), n.arg(1)), "msub", "msup", "msubsup")
	}
	w.node(n.arg(2))
	w.WriteString("</mrow>")
}

func (w mathML) fence(n Node) {
	w.WriteString("<mrow>")
	if n.Open != "" {
		w.leaf(`mo fence="true"`, n.Open)
	}
	for i, c := range n.Args {
		if i > 0 && n.Text != "" {
			w.leaf(`mo separator="true"`, n.Text)
		}
		w.node(c)
	}
	if n.Close != "" {
		w.leaf(`mo fence="true"`, n.Close)
	}
	w.WriteString("</mrow>")
}

func (w mathML) table(tag string, rows []Node) {
	w.WriteString("<" + tag + ">")
	for _, r := range rows {
		w.WriteString("<mtr>")
		for _, c := range r.Args {
			w.element("mtd", c.items()...)
		}
		w.WriteString("</mtr>")
	}
	w.WriteString("</mtable>")
}

func (w mathML) over(tag string, base Node, mark string) {
	w.WriteString("<" + tag + ">")
	w.node(base)
	w.leaf("mo", mark)
	name, _, _ := strings.Cut(tag, " ")
	w.WriteString("</" + name + ">")
}
