// Package formula is one small tree for formulas and its notations: Office
// math (OMML), MathML and LaTeX are read into it and written from it, and it
// can be read aloud as a line of text. It promises that reading OMML never
// fails - what is not known shows its children - and that what it writes it
// reads back to the same tree. It does not calculate or lay out.
package formula

import (
	"formwright/shared/page"
)

// Kind tells what a node is.
type Kind int

// The kinds of node. After the dash stand its arguments; any may be empty.
const (
	Row       Kind = iota // a sequence
	Ident                 // Text: a variable, or the name of a function when it is upright
	Number                // Text
	Operator              // Text: anything else that is drawn
	Text                  // Text: words
	Space                 // Text: one space character
	Fraction              // numerator, denominator; Form
	Script                // base, sub, sup
	PreScript             // base, sub, sup; the scripts stand before it
	Root                  // radicand, degree
	Nary                  // sub, sup, body; Text is the sign, Form Stacked puts the limits above and below
	Fence                 // pieces between Open and Close, Text between each other
	Matrix                // rows, each a Row of cells
	Lines                 // lines of an equation array; the lines of a definition by cases
	Accent                // base; Text is the combining mark
	Bar                   // base; Form Below for a line under it
	Function              // name, argument
	Limits                // base, under, over
	Brace                 // base; Text is the stretched sign, Form Below puts it under
	Box                   // content with a frame
	Phantom               // content that takes room and is not seen
)

// Form is how a fraction, a bar or a big operator is set.
type Form int

// The forms. The zero one is a fraction with a bar, a line above, limits at
// the side.
const (
	Plain Form = iota
	Skewed
	Linear
	NoBar
	Below
	Stacked
)

// Style is how letters are set, by the names of MathML's mathvariant. The empty
// one is what the notation does by itself: slanted variables, upright numbers.
type Style string

// The styles of letters.
const (
	Upright    Style = "normal"
	Bold       Style = "bold"
	BoldItalic Style = "bold-italic"
	Double     Style = "double-struck"
	Calligraph Style = "script"
	Fraktur    Style = "fraktur"
	Sans       Style = "sans-serif"
	Mono       Style = "monospace"
)

// Node is a formula or a part of one. The zero node is an empty row.
type Node struct {
	Kind        Kind
	Text        string
	Style       Style // of Ident, Number and Operator
	Form        Form
	Open, Close string // of Fence; empty for none
	Args        []Node
}

// Formula gives all notations of a node for a page.
func (n Node) Formula(display bool) page.Formula {
	return page.Formula{LaTeX: n.LaTeX(), MathML: n.MathML(display), Text: n.Line(), Display: display}
}

// IsEmpty reports whether there is nothing in the node.
func (n Node) IsEmpty() bool { return n.Kind == Row && len(n.Args) == 0 }

// arg is the i-th argument, empty when it is missing.
func (n Node) arg(i int) Node {
	if i < len(n.Args) {
		return n.Args[i]
	}
	return Node{}
}

// row puts nodes side by side: rows in it are opened, numbers whose digits
// came apart are joined, and one node alone is itself.
func row(nodes ...Node) Node {
	var out []Node
	for _, n := range nodes {
		if n.Kind != Row {
			out = push(out, n)
			continue
		}
		for _, c := range n.Args {
			out = push(out, c)
		}
	}
	if len(out) == 1 {
		return out[0]
	}
	return Node{Args: out}
}

// longestNumber bounds joining, which copies what stands there already.
const longestNumber = 256

func push(out []Node, n Node) []Node {
	k := len(out) - 1
	if k >= 0 && n.Kind == out[k].Kind && n.Style == out[k].Style && (n.Kind == Number || n.Kind == Text) && len(out[k].Text) < longestNumber {
		out[k].Text += n.Text
		return out
	}
	return append(out, n)
}

func make2(kind Kind, a, b Node) Node { return Node{Kind: kind, Args: []Node{a, b}} }

func make3(kind Kind, a, b, c Node) Node { return Node{Kind: kind, Args: []Node{a, b, c}} }
