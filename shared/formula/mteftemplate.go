package formula

import "strings"

// template builds a structure and puts it on the line. Versions before 5 number
// them in their own way; here they are told apart and then built by the same
// functions.
func (b *mtefBuilder) template(w *mtefWriter, rec mtefRecord) {
	t := &mtefTemplate{builder: b, selector: rec.selector, variation: rec.variation}
	for _, part := range rec.parts {
		if part.kind == mtefChar {
			t.signs = append(t.signs, b.sign(part))
			continue
		}
		if part.kind != mtefEmbell {
			t.slots = append(t.slots, b.slot(part))
		}
	}
	if b.reader.version < 5 {
		t.modernize()
	}
	if t.selector >= tmSub && t.selector <= tmSubSup {
		t.scripts(w)
		return
	}
	w.add(t.node())
}

// sign is the character that a template is drawn with, empty when it is not
// known: its own shape says it then.
func (b *mtefBuilder) sign(rec mtefRecord) string {
	if l, ok := b.letter(rec); ok {
		return l.text
	}
	return ""
}

// mtefTemplate is a template with what fills it, by the numbers of version 5.
type mtefTemplate struct {
	builder             *mtefBuilder
	selector, variation int
	slots               []Node
	signs               []string
}

// The selectors of version 5.
const (
	tmBracket  = 0 // and the eight after it
	tmInterval = 9
	tmRoot     = 10
	tmFraction = 11
	tmUnderbar = 12
	tmOverbar  = 13
	tmArrow    = 14
	tmIntegral = 15
	tmSum      = 16 // product, coproduct, union, intersection follow
	tmIntOp    = 21
	tmSumOp    = 22
	tmLimit    = 23
	tmBrace    = 24
	tmBracketH = 25
	tmDivision = 26
	tmSub      = 27
	tmSup      = 28
	tmSubSup   = 29
	tmDirac    = 30
	tmVector   = 31
	tmTilde    = 32
	tmHat      = 33
	tmArc      = 34
	tmStatus   = 35
	tmStrike   = 36
	tmBox      = 37
)

// slot is the i-th slot, empty when it is missing.
func (t *mtefTemplate) slot(i int) Node {
	if i < len(t.slots) {
		return t.slots[i]
	}
	return Node{}
}

// filled is the first slot that holds something.
func (t *mtefTemplate) filled() Node {
	for _, n := range t.slots {
		if !n.IsEmpty() {
			return n
		}
	}
	return Node{}
}

func (t *mtefTemplate) node() Node {
	main := t.slot(0)
	switch {
	case t.selector <= tmInterval:
		return t.fence()
	case t.selector >= tmIntegral && t.selector <= tmSumOp:
		return t.operator()
	}
	switch t.selector {
	case tmRoot:
		return make2(Root, main, t.slot(1))
	case tmFraction:
		return Node{Kind: Fraction, Form: t.stroke(), Args: []Node{main, t.slot(1)}}
	case tmUnderbar, tmOverbar, tmStatus:
		return t.bar()
	case tmArrow:
		return t.arrow()
	case tmLimit:
		return limited(functionName(main), t.slot(1), t.slot(2))
	case tmBrace, tmBracketH:
		return t.brace()
	case tmDivision:
		return t.division()
	case tmDirac:
		return t.dirac()
	case tmVector:
		return t.vector()
	case tmTilde:
		return accented(main, "\u0303")
	case tmHat:
		return accented(main, "\u0302")
	case tmArc:
		return Node{Kind: Brace, Text: "⌢", Args: []Node{main}}
	case tmBox:
		return t.box()
	}
	return row(t.slots...) // strokes through something, and what is not known
}

// accented puts a mark that stretches over something.
func accented(n Node, mark string) Node { return Node{Kind: Accent, Text: mark, Args: []Node{n}} }

func (t *mtefTemplate) stroke() Form {
	const slash, base = 2, 4
	switch {
	case t.variation&base != 0:
		return Linear
	case t.variation&slash != 0:
		return Skewed
	}
	return Plain
}

// fence takes the brackets that the template carries, else those of its kind.
func (t *mtefTemplate) fence() Node {
	const pairs = "⟨⟩(){}[]||‖‖⌊⌋⌈⌉⟦⟧"
	n := Node{Kind: Fence, Args: []Node{t.slot(0)}}
	if t.selector == tmInterval {
		const kinds = "()[]"
		n.Open, n.Close = kinds[t.variation&3:][:1], kinds[t.variation>>4&3:][:1]
		return n
	}
	pair := []rune(pairs)[2*t.selector:]
	if t.variation&1 != 0 {
		n.Open = string(pair[0])
	}
	if t.variation&2 != 0 {
		n.Close = string(pair[1])
	}
	return n
}

// bar draws one line or two.
func (t *mtefTemplate) bar() Node {
	form := Plain
	if t.selector == tmUnderbar {
		form = Below
	}
	n := Node{Kind: Bar, Form: form, Args: []Node{t.slot(0)}}
	if t.variation&1 != 0 && t.selector != tmStatus {
		n = Node{Kind: Bar, Form: form, Args: []Node{n}}
	}
	return n
}

// arrow is an arrow with words above and below it.
func (t *mtefTemplate) arrow() Node {
	const double, harpoon, top, bottom, left, right = 1, 2, 4, 8, 0x10, 0x20
	sign := "↔"
	switch v := t.variation; {
	case v&harpoon != 0:
		sign = "⇌"
	case v&double != 0:
		sign = "⇄"
	case v&left != 0 && v&right == 0:
		sign = "←"
	case v&right != 0 && v&left == 0:
		sign = "→"
	}
	base := Node{Kind: Operator, Text: sign}
	switch t.variation & (top | bottom) {
	case top:
		return make3(Limits, base, Node{}, t.filled())
	case bottom:
		return make3(Limits, base, t.filled(), Node{})
	case 0:
		return base
	}
	return make3(Limits, base, t.slot(1), t.slot(0))
}

// operator is a big operator: its body, what stands below and above, its sign.
func (t *mtefTemplate) operator() Node {
	const summation = 0x40
	n := make3(Nary, t.slot(1), t.slot(2), t.slot(0))
	n.Text = t.operatorSign()
	if t.variation&summation != 0 {
		n.Form = Stacked
	}
	if isNary(n.Text) {
		return n
	}
	kind := Script
	if n.Form == Stacked {
		kind = Limits
	}
	sign := Node{Kind: Operator, Text: n.Text}
	if !t.slot(1).IsEmpty() || !t.slot(2).IsEmpty() {
		sign = make3(kind, sign, t.slot(1), t.slot(2))
	}
	return row(sign, t.slot(0))
}

func (t *mtefTemplate) operatorSign() string {
	if t.selector >= tmSum && t.selector < tmIntOp {
		return string([]rune("∑∏∐⋃⋂")[t.selector-tmSum])
	}
	if t.selector == tmIntegral {
		const loop = 0xC
		many := max(t.variation&3, 1) - 1
		if t.variation&loop != 0 {
			return string([]rune("∮∯∰")[many])
		}
		return string([]rune("∫∬∭")[many])
	}
	if len(t.signs) > 0 {
		return strings.Join(t.signs, "")
	}
	return t.slot(3).Text // an operator that the author chose has a slot
}

// brace is a stretched bracket with a label at its point.
func (t *mtefTemplate) brace() Node {
	n := Node{Kind: Brace, Text: "⏟", Form: Below, Args: []Node{t.slot(0)}}
	top := t.variation&1 != 0
	switch {
	case top && t.selector == tmBrace:
		n.Text, n.Form = "⏞", Plain
	case top:
		n.Text, n.Form = "⎴", Plain
	case t.selector == tmBracketH:
		n.Text = "⎵"
	}
	switch label := t.slot(1); {
	case label.IsEmpty():
		return n
	case top:
		return make3(Limits, n, Node{}, label)
	default:
		return make3(Limits, n, label, Node{})
	}
}

// division is a long division: the divisor stands before it.
func (t *mtefTemplate) division() Node {
	n := Node{Kind: Bar, Args: []Node{row(Node{Kind: Operator, Text: ")"}, t.slot(0))}}
	if quotient := t.slot(1); !quotient.IsEmpty() {
		return make3(Limits, n, Node{}, quotient)
	}
	return n
}

func (t *mtefTemplate) dirac() Node {
	switch t.variation & 3 {
	case 1:
		return Node{Kind: Fence, Open: "⟨", Close: "|", Args: []Node{t.filled()}}
	case 2:
		return Node{Kind: Fence, Open: "|", Close: "⟩", Args: []Node{t.filled()}}
	}
	return Node{Kind: Fence, Open: "⟨", Close: "⟩", Text: "|", Args: []Node{t.slot(0), t.slot(1)}}
}

// vector is an arrow over or under something.
func (t *mtefTemplate) vector() Node {
	const left, right, under = 1, 2, 4
	sign, mark := "↔", "\u20E1"
	switch t.variation & (left | right) {
	case left:
		sign, mark = "←", "\u20D6"
	case right:
		sign, mark = "→", "\u20D7"
	}
	n := t.slot(0)
	switch {
	case t.variation&under != 0:
		return Node{Kind: Brace, Text: sign, Form: Below, Args: []Node{n}}
	case n.Kind == Ident || sign == "↔":
		return accented(n, mark)
	}
	return Node{Kind: Brace, Text: sign, Args: []Node{n}}
}

// box draws the sides that are there: all four, or a line above or below.
func (t *mtefTemplate) box() Node {
	const left, right, top, bottom = 2, 4, 8, 0x10
	main := t.slot(0)
	switch t.variation & (left | right | top | bottom) {
	case left | right | top | bottom:
		return Node{Kind: Box, Args: []Node{main}}
	case top:
		return Node{Kind: Bar, Args: []Node{main}}
	case bottom:
		return Node{Kind: Bar, Form: Below, Args: []Node{main}}
	}
	return main
}

// scripts gives scripts to what stands before the template, or after it.
func (t *mtefTemplate) scripts(w *mtefWriter) {
	sub, sup := t.slot(0), t.slot(1)
	switch {
	case t.selector == tmSub && sub.IsEmpty() || t.selector == tmSup && len(t.slots) == 1:
		sub, sup = sup, sub
	}
	if sub.IsEmpty() && sup.IsEmpty() {
		return
	}
	if t.variation&1 != 0 {
		w.flush()
		w.ahead = []Node{sub, sup}
		return
	}
	w.script(sub, sup)
}
