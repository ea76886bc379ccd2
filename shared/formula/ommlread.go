package formula

import (
	"strings"

	"formwright/shared/ooxml"
)

// maxText bounds a formula, in bytes of its text. What is longer is no formula;
// it is kept as text, since a node for every letter would cost a hundred times
// its size.
const maxText = 50_000

// FromOMML reads an m:oMath or any element of it (ECMA-376-1, 22.1).
func FromOMML(el *ooxml.Element) Node {
	if el == nil {
		return Node{}
	}
	var all strings.Builder
	collect(el, &all)
	if all.Len() > maxText {
		return Node{Kind: Text, Text: all.String()}
	}
	return content(el)
}

func collect(el *ooxml.Element, all *strings.Builder) {
	if el.Name == "t" {
		all.WriteString(el.Text)
	}
	for c := el.First; c != nil; c = c.Next {
		collect(c, all)
	}
}

// content reads the children of an element.
func content(el *ooxml.Element) Node {
	if el == nil {
		return Node{}
	}
	var out []Node
	for c := el.First; c != nil; c = c.Next {
		out = append(out, ommlElement(c))
	}
	return row(out...)
}

// part reads the argument of a structure.
func part(el *ooxml.Element, name string) Node { return content(el.Child(name)) }

func ommlElement(el *ooxml.Element) Node {
	if el.Space != "m" {
		return wrapper(el)
	}
	switch el.Name {
	case "r":
		return ommlRun(el)
	case "f":
		return Node{Kind: Fraction, Form: fractionForm(el.Path("fPr", "type").Val()), Args: []Node{part(el, "num"), part(el, "den")}}
	case "sSup":
		return make3(Script, part(el, "e"), Node{}, part(el, "sup"))
	case "sSub":
		return make3(Script, part(el, "e"), part(el, "sub"), Node{})
	case "sSubSup":
		return make3(Script, part(el, "e"), part(el, "sub"), part(el, "sup"))
	case "sPre":
		return make3(PreScript, part(el, "e"), part(el, "sub"), part(el, "sup"))
	case "rad":
		return make2(Root, part(el, "e"), part(el, "deg"))
	case "nary":
		return ommlNary(el)
	case "d":
		return ommlFence(el)
	case "m":
		return ommlMatrix(el)
	case "eqArr":
		return Node{Kind: Lines, Args: each(el, "e")}
	case "func":
		return make2(Function, functionName(part(el, "fName")), part(el, "e"))
	case "limLow":
		return limited(part(el, "e"), part(el, "lim"), Node{})
	case "limUpp":
		return limited(part(el, "e"), Node{}, part(el, "lim"))
	}
	return ommlDecorated(el)
}

// limited joins a limit below and one above the same base, which OMML keeps as
// one inside the other.
func limited(base, under, over Node) Node {
	if base.Kind == Limits {
		switch {
		case under.IsEmpty() && base.arg(2).IsEmpty():
			return make3(Limits, base.arg(0), base.arg(1), over)
		case over.IsEmpty() && base.arg(1).IsEmpty():
			return make3(Limits, base.arg(0), under, base.arg(2))
		}
	}
	return make3(Limits, base, under, over)
}

// functionName joins a name that was typed in slanted letters.
func functionName(n Node) Node {
	var name strings.Builder
	for _, c := range n.items() {
		name.WriteString(c.Text)
	}
	if n.Kind == Row && isFunctionName(name.String()) {
		return Node{Kind: Ident, Text: name.String(), Style: Upright}
	}
	return n
}

// ommlDecorated reads the structures around one base, and passes over what it
// does not know to what that holds.
func ommlDecorated(el *ooxml.Element) Node {
	base := []Node{part(el, "e")}
	switch el.Name {
	case "acc":
		return Node{Kind: Accent, Text: property(el, "accPr", "chr", "\u0302"), Args: base}
	case "bar":
		n := Node{Kind: Bar, Form: Below, Args: base} // below is the default (22.1.2.81)
		if el.Path("barPr", "pos").Val() == "top" {
			n.Form = Plain
		}
		return n
	case "groupChr":
		n := Node{Kind: Brace, Text: property(el, "groupChrPr", "chr", "⏟"), Form: Below, Args: base}
		if el.Path("groupChrPr", "pos").Val() == "top" {
			n.Form = Plain
		}
		return n
	case "borderBox":
		return Node{Kind: Box, Args: base}
	case "phant":
		if show := el.Path("phantPr", "show"); show != nil && !on(show) {
			return Node{Kind: Phantom, Args: base}
		}
		return base[0]
	}
	if strings.HasSuffix(el.Name, "Pr") {
		return Node{}
	}
	return content(el)
}

// wrapper reads what other namespaces put into a formula: tracked changes,
// smart tags, ordinary runs.
func wrapper(el *ooxml.Element) Node {
	switch el.Name {
	case "del", "moveFrom", "rPr":
		return Node{}
	case "t":
		if el.Text == "" {
			return Node{}
		}
		return Node{Kind: Text, Text: el.Text}
	case "AlternateContent":
		return content(el.First)
	}
	return content(el)
}

func ommlRun(el *ooxml.Element) Node {
	var text strings.Builder
	for c := el.First; c != nil; c = c.Next {
		if c.Name == "t" {
			text.WriteString(c.Text)
		}
	}
	s := text.String()
	props := el.Child("rPr")
	if nor := props.Child("nor"); nor != nil && on(nor) && s != "" {
		return Node{Kind: Text, Text: s}
	}
	return row(tokens(s, runStyle(props))...)
}

func runStyle(props *ooxml.Element) Style {
	switch props.ChildVal("scr") {
	case "double-struck":
		return Double
	case "script":
		return Calligraph
	case "fraktur":
		return Fraktur
	case "sans-serif":
		return Sans
	case "monospace":
		return Mono
	}
	switch props.ChildVal("sty") {
	case "p":
		return Upright
	case "b":
		return Bold
	case "bi":
		return BoldItalic
	}
	return ""
}

func fractionForm(kind string) Form {
	switch kind {
	case "skw":
		return Skewed
	case "lin":
		return Linear
	case "noBar":
		return NoBar
	}
	return Plain
}

func ommlNary(el *ooxml.Element) Node {
	n := make3(Nary, part(el, "sub"), part(el, "sup"), part(el, "e"))
	n.Text = property(el, "naryPr", "chr", "∫")
	if el.Path("naryPr", "limLoc").Val() == "undOvr" {
		n.Form = Stacked
	}
	return n
}

func ommlFence(el *ooxml.Element) Node {
	n := Node{Kind: Fence, Args: each(el, "e")}
	n.Open = property(el, "dPr", "begChr", "(")
	n.Close = property(el, "dPr", "endChr", ")")
	if len(n.Args) > 1 {
		n.Text = property(el, "dPr", "sepChr", "|")
	}
	return n
}

func ommlMatrix(el *ooxml.Element) Node {
	n := Node{Kind: Matrix}
	for c := el.First; c != nil; c = c.Next {
		if c.Name == "mr" {
			n.Args = append(n.Args, Node{Args: each(c, "e")})
		}
	}
	return n
}

// each reads all children of a name.
func each(el *ooxml.Element, name string) []Node {
	var out []Node
	for c := el.First; c != nil; c = c.Next {
		if c.Name == name && c.Space == el.Space {
			out = append(out, content(c))
		}
	}
	return out
}

// property is a character among the properties: a default when it is missing,
// and nothing when it is there without a value.
func property(el *ooxml.Element, props, name, otherwise string) string {
	p := el.Path(props, name)
	if p == nil {
		return otherwise
	}
	return p.Val()
}

func on(el *ooxml.Element) bool {
	switch el.Val() {
	case "0", "off", "false":
		return false
	}
	return true
}
