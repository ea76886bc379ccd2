package formula

import (
	"errors"
	"fmt"
	"strings"

	"formwright/shared/ooxml"
)

// FromMathML reads a <math> element in presentation markup. It fails on text
// that is not XML or holds no formula.
func FromMathML(mathml string) (Node, error) {
	root, err := ooxml.Parse("formula", []byte(mathml))
	if err != nil {
		return Node{}, fmt.Errorf("read MathML: %w", err)
	}
	if root.Name != "math" {
		return Node{}, errors.New("read MathML: the outermost element is not <math>")
	}
	return mathRow(root), nil
}

// mathRow reads all children. A function and its argument stand around an
// invisible sign, and a big operator takes the rest of its row.
func mathRow(el *ooxml.Element) Node {
	var out []Node
	for c := el.First; c != nil; c = c.Next {
		out = append(out, mathElement(c))
	}
	return row(bodies(applied(out), maxNesting)...)
}

// applied joins functions and their arguments (U+2061 stands between them).
func applied(nodes []Node) []Node {
	var out []Node
	for i := 0; i < len(nodes); i++ {
		if nodes[i].Kind == Operator && nodes[i].Text == "\u2061" {
			if k := len(out) - 1; k >= 0 && i+1 < len(nodes) {
				out[k] = make2(Function, out[k], nodes[i+1])
				i++
			}
			continue
		}
		out = append(out, nodes[i])
	}
	return out
}

func mathElement(el *ooxml.Element) Node {
	switch el.Name {
	case "mi", "mn", "mo", "ms", "mtext":
		return mathLeaf(el)
	case "mspace":
		return Node{Kind: Space, Text: " "}
	case "mfrac":
		return mathFraction(el)
	case "msqrt":
		return make2(Root, mathRow(el), Node{})
	case "mroot":
		return make2(Root, mathArg(el, 0), mathArg(el, 1))
	case "msub":
		return scripted(mathArg(el, 0), mathArg(el, 1), Node{}, Script)
	case "msup":
		return scripted(mathArg(el, 0), Node{}, mathArg(el, 1), Script)
	case "msubsup":
		return scripted(mathArg(el, 0), mathArg(el, 1), mathArg(el, 2), Script)
	case "munder":
		return mathUnder(el)
	case "mover":
		return mathOver(el)
	case "munderover":
		return scripted(mathArg(el, 0), mathArg(el, 1), mathArg(el, 2), Limits)
	case "mmultiscripts":
		return mathMultiscripts(el)
	case "mtable":
		return mathTable(el)
	case "mfenced":
		return mathFenced(el)
	case "mphantom":
		return Node{Kind: Phantom, Args: []Node{mathRow(el)}}
	case "menclose":
		return mathEnclosed(el)
	case "semantics":
		return mathArg(el, 0)
	case "annotation", "annotation-xml", "none", "mprescripts":
		return Node{}
	case "mrow":
		return fenced(mathRow(el))
	}
	return mathRow(el)
}

// mathArg reads the i-th child.
func mathArg(el *ooxml.Element, i int) Node {
	for c := el.First; c != nil; c = c.Next {
		if i == 0 {
			return mathElement(c)
		}
		i--
	}
	return Node{}
}

func mathLeaf(el *ooxml.Element) Node {
	text := strings.Join(strings.Fields(el.Text), " ")
	style := Style(el.Attr("mathvariant"))
	switch {
	case el.Name == "mtext" || el.Name == "ms":
		if strings.Trim(el.Text, " \u00A0") == "" {
			return Node{Kind: Space, Text: " "}
		}
		return Node{Kind: Text, Text: strings.ReplaceAll(el.Text, "\u00A0", " ")}
	case text == "":
		return Node{}
	case el.Name == "mn":
		return Node{Kind: Number, Text: text, Style: only(style, Upright)}
	case el.Name == "mo":
		n := Node{Kind: Operator, Text: text, Style: only(style, Upright)}
		if el.Attr("fence") == "true" {
			n.Form = Stacked // a mark for fenced; nothing else asks a sign for its form
		}
		return n
	}
	if style == "italic" {
		style = ""
	} else if style == "" && len([]rune(text)) > 1 && !isCombining([]rune(text)[1]) {
		style = Upright // names of several letters are set upright (3.2.3.1)
	}
	return Node{Kind: Ident, Text: text, Style: style}
}

// scripted makes scripts or limits, or a big operator that has yet to find its
// body.
func scripted(base, low, high Node, kind Kind) Node {
	if base.Kind == Operator && isNary(base.Text) {
		n := Node{Kind: Nary, Text: base.Text, Args: []Node{low, high, {}}}
		if kind == Limits {
			n.Form = Stacked
		}
		return n
	}
	return make3(kind, base, low, high)
}

// bodies gives each big operator what follows it up to a sign of lower rank.
// Past the depth, operators in a row stay without a body.
func bodies(nodes []Node, depth int) []Node {
	var out []Node
	for i := 0; i < len(nodes); i++ {
		n := nodes[i]
		if n.Kind == Operator && isNary(n.Text) {
			n = Node{Kind: Nary, Text: n.Text, Args: []Node{{}, {}, {}}}
		}
		if n.Kind == Nary && n.arg(2).IsEmpty() && depth > 0 {
			end := i + 1
			for end < len(nodes) && !endsBody(nodes[end]) {
				end++
			}
			n.Args = []Node{n.arg(0), n.arg(1), row(bodies(nodes[i+1:end], depth-1)...)}
			i = end - 1
		}
		out = append(out, n)
	}
	return out
}

func endsBody(n Node) bool {
	return n.Kind == Operator && strings.Contains("=<>≤≥≠≈≡+-−±,;→⇒⇔&", n.Text)
}

func mathFraction(el *ooxml.Element) Node {
	n := make2(Fraction, mathArg(el, 0), mathArg(el, 1))
	switch {
	case el.Attr("bevelled") == "true":
		n.Form = Skewed
	case el.Attr("linethickness") != "" && strings.Trim(el.Attr("linethickness"), "0.pxemt%") == "":
		n.Form = NoBar
	}
	return n
}

func mathUnder(el *ooxml.Element) Node {
	base, mark := mathArg(el, 0), mathArg(el, 1)
	switch {
	case mark.Kind != Operator:
	case mark.Text == "\u0332" || mark.Text == "_" || mark.Text == "¯" || mark.Text == "―":
		return Node{Kind: Bar, Form: Below, Args: []Node{base}}
	case strings.Contains("⏟⏝⎵", mark.Text):
		return Node{Kind: Brace, Text: mark.Text, Form: Below, Args: []Node{base}}
	}
	return scripted(base, mark, Node{}, Limits)
}

func mathOver(el *ooxml.Element) Node {
	base, mark := mathArg(el, 0), mathArg(el, 1)
	switch {
	case mark.Kind != Operator:
	case el.Attr("accent") == "true" && combining(mark.Text) != "":
		return Node{Kind: Accent, Text: combining(mark.Text), Args: []Node{base}}
	case mark.Text == "¯" || mark.Text == "‾" || mark.Text == "―" || mark.Text == "_":
		return Node{Kind: Bar, Args: []Node{base}}
	case combining(mark.Text) != "" && base.Kind == Ident:
		return Node{Kind: Accent, Text: combining(mark.Text), Args: []Node{base}}
	case strings.Contains("⏞⏜⎴→←↔", mark.Text):
		return Node{Kind: Brace, Text: mark.Text, Args: []Node{base}}
	}
	return scripted(base, Node{}, mark, Limits)
}

// mathMultiscripts reads the first pair on each side of the base.
func mathMultiscripts(el *ooxml.Element) Node {
	var before, after []Node
	side := &after
	for c := el.First; c != nil; c = c.Next {
		if c == el.First {
			continue // the base
		}
		if c.Name == "mprescripts" {
			side = &before
			continue
		}
		*side = append(*side, mathElement(c))
	}
	n := mathArg(el, 0)
	if len(after) > 0 {
		n = make3(Script, n, at(after, 0), at(after, 1))
	}
	if len(before) > 0 {
		n = make3(PreScript, n, at(before, 0), at(before, 1))
	}
	return n
}

func at(nodes []Node, i int) Node {
	if i < len(nodes) {
		return nodes[i]
	}
	return Node{}
}

func mathTable(el *ooxml.Element) Node {
	n := Node{Kind: Matrix}
	for r := el.First; r != nil; r = r.Next {
		var line []Node
		for c := r.First; c != nil; c = c.Next {
			line = append(line, mathRow(c))
		}
		n.Args = append(n.Args, Node{Args: line})
	}
	if strings.HasPrefix(el.Attr("columnalign"), "left") {
		return linesOf(n.Args)
	}
	return n
}

// linesOf makes an equation array of rows, its columns parted by alignment
// marks.
func linesOf(rows []Node) Node {
	n := Node{Kind: Lines}
	for _, r := range rows {
		var line []Node
		for i, c := range r.Args {
			if i > 0 {
				line = append(line, Node{Kind: Operator, Text: "&"})
			}
			line = append(line, c)
		}
		n.Args = append(n.Args, row(line...))
	}
	return n
}

func mathFenced(el *ooxml.Element) Node {
	n := Node{Kind: Fence, Open: "(", Close: ")"}
	if v, ok := el.Lookup("open"); ok {
		n.Open = v
	}
	if v, ok := el.Lookup("close"); ok {
		n.Close = v
	}
	for c := el.First; c != nil; c = c.Next {
		n.Args = append(n.Args, mathElement(c))
	}
	if len(n.Args) > 1 {
		n.Text = ","
		if v, ok := el.Lookup("separators"); ok {
			n.Text = strings.TrimSpace(v)
		}
	}
	return n
}

func mathEnclosed(el *ooxml.Element) Node {
	inside := []Node{mathRow(el)}
	switch el.Attr("notation") {
	case "top":
		return Node{Kind: Bar, Args: inside}
	case "bottom":
		return Node{Kind: Bar, Form: Below, Args: inside}
	case "box", "roundedbox":
		return Node{Kind: Box, Args: inside}
	}
	return inside[0]
}

// fenced makes a fence of a row whose first or last sign says it is one.
func fenced(n Node) Node {
	if n.Kind != Row || len(n.Args) == 0 {
		return n
	}
	items := n.Args
	first, last := items[0], items[len(items)-1]
	opens := first.Form == Stacked && first.Kind == Operator
	closes := last.Form == Stacked && last.Kind == Operator && len(items) > 1
	switch {
	case opens && closes:
		return Node{Kind: Fence, Open: first.Text, Close: last.Text, Args: []Node{row(items[1 : len(items)-1]...)}}
	case opens:
		return Node{Kind: Fence, Open: first.Text, Args: []Node{row(items[1:]...)}}
	case closes:
		return Node{Kind: Fence, Close: last.Text, Args: []Node{row(items[:len(items)-1]...)}}
	}
	return n
}
