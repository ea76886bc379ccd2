package formula

import (
	"fmt"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// mtefBuilder makes a formula of records.
type mtefBuilder struct {
	reader *mtefReader
	err    error
}

// top builds what stands outermost, which is one line or one pile.
func (b *mtefBuilder) top(records []mtefRecord) Node {
	return b.line(records)
}

// slot builds the content of a line, a pile or a matrix that a template holds.
func (b *mtefBuilder) slot(rec mtefRecord) Node {
	return trimSpaces(b.line([]mtefRecord{rec}))
}

// line builds records that stand side by side.
func (b *mtefBuilder) line(records []mtefRecord) Node {
	w := &mtefWriter{}
	for _, rec := range records {
		switch rec.kind {
		case mtefLine:
			w.add(b.line(rec.parts))
		case mtefChar:
			b.put(w, rec)
		case mtefTmpl:
			b.template(w, rec)
		case mtefPile:
			w.add(b.pile(rec))
		case mtefMatrix:
			w.add(b.matrix(rec))
		}
	}
	return w.row()
}

func (b *mtefBuilder) put(w *mtefWriter, rec mtefRecord) {
	l, ok := b.letter(rec)
	if !ok {
		if b.err == nil {
			b.err = fmt.Errorf("%w: the character %X is not known", errMTEF, rec.code)
		}
		return
	}
	if len(rec.marks) == 0 {
		w.letter(l)
		return
	}
	w.add(embellished(l, rec.marks))
}

// pile builds lines below each other; one alone is itself.
func (b *mtefBuilder) pile(rec mtefRecord) Node {
	var lines []Node
	for _, part := range rec.parts {
		if part.kind == mtefLine {
			lines = append(lines, b.line(part.parts))
		}
	}
	if len(lines) == 1 {
		return lines[0]
	}
	return Node{Kind: Lines, Args: lines}
}

func (b *mtefBuilder) matrix(rec mtefRecord) Node {
	var cells []Node
	for _, part := range rec.parts {
		cells = append(cells, b.slot(part))
	}
	n := Node{Kind: Matrix}
	for range rec.rows {
		var line []Node
		for range rec.columns {
			if len(cells) > 0 {
				line, cells = append(line, cells[0]), cells[1:]
			} else {
				line = append(line, Node{})
			}
		}
		n.Args = append(n.Args, Node{Args: line})
	}
	return n
}

// mtefWriter collects a line: letters of one kind come together before they are
// cut into variables, numbers and names.
type mtefWriter struct {
	nodes   []Node
	pending strings.Builder
	last    mtefLetter // the kind of what is pending
	ahead   []Node     // scripts that stand before what comes next
}

func (w *mtefWriter) letter(l mtefLetter) {
	if l.text == "" {
		return
	}
	if l.words != w.last.words || l.style != w.last.style {
		if !l.words || strings.TrimSpace(l.text) != "" {
			w.flush()
			w.last = l
		}
	}
	w.pending.WriteString(l.text)
}

// flush turns what is pending into nodes.
func (w *mtefWriter) flush() {
	s := w.pending.String()
	w.pending.Reset()
	if s == "" {
		return
	}
	if w.last.words && strings.ContainsFunc(s, unicode.IsLetter) {
		w.words(s)
		return
	}
	for _, n := range tokens(s, w.last.style) {
		if n.Kind == Ident && !strings.ContainsFunc(n.Text, unicode.IsLetter) {
			n.Style = "" // a sign such as the one of percent
		}
		w.push(n)
	}
}

// words adds a text. Its spaces are those between two words; what stands for a
// distance at its ends is one space.
func (w *mtefWriter) words(s string) {
	inside := strings.Join(strings.Fields(s), " ")
	if s[0] == ' ' {
		w.push(Node{Kind: Space, Text: " "})
	}
	w.push(Node{Kind: Text, Text: inside})
	if s[len(s)-1] == ' ' {
		w.push(Node{Kind: Space, Text: " "})
	}
}

func (w *mtefWriter) push(n Node) {
	if k := len(w.nodes) - 1; n.Kind == Space && k >= 0 && w.nodes[k].Kind == Space {
		return
	}
	if len(w.ahead) > 0 && n.Kind != Space {
		n = make3(PreScript, n, w.ahead[0], w.ahead[1])
		w.ahead = nil
	}
	w.nodes = push(w.nodes, n)
}

// add appends what is no letter.
func (w *mtefWriter) add(n Node) {
	w.flush()
	for _, item := range n.items() {
		w.push(item)
	}
}

// script gives scripts to what stands before them.
func (w *mtefWriter) script(sub, sup Node) {
	w.flush()
	k := len(w.nodes) - 1
	if k < 0 || w.nodes[k].Kind == Space {
		w.push(make3(Script, Node{}, sub, sup))
		return
	}
	base := w.nodes[k]
	if base.Kind == Script { // one below and one above, typed after each other
		if sub.IsEmpty() && base.arg(2).IsEmpty() {
			w.nodes[k] = make3(Script, base.arg(0), base.arg(1), sup)
			return
		}
		if sup.IsEmpty() && base.arg(1).IsEmpty() {
			w.nodes[k] = make3(Script, base.arg(0), sub, base.arg(2))
			return
		}
	}
	w.nodes[k] = make3(Script, base, sub, sup)
}

// row is the finished line.
func (w *mtefWriter) row() Node {
	w.flush()
	if len(w.ahead) > 0 {
		w.push(Node{})
	}
	return row(bodies(w.named(), maxNesting)...)
}

// named gives functions what follows them as their argument.
func (w *mtefWriter) named() []Node {
	var out []Node
	for i := 0; i < len(w.nodes); i++ {
		n := w.nodes[i]
		next := i + 1
		for next < len(w.nodes) && w.nodes[next].Kind == Space {
			next++
		}
		if isScriptedName(n) && next < len(w.nodes) && isArgument(w.nodes[next]) {
			n = make2(Function, n, w.nodes[next])
			i = next
		}
		out = append(out, n)
	}
	return out
}

func isScriptedName(n Node) bool {
	if n.Kind == Script || n.Kind == Limits {
		n = n.arg(0)
	}
	return isNamed(n)
}

func isArgument(n Node) bool {
	switch n.Kind {
	case Ident:
		return n.Style != Upright
	case Number, Fraction, Fence, Root, Accent, Bar:
		return true
	case Script:
		return isArgument(n.arg(0))
	}
	return false
}

// embellished is a letter with its marks.
func embellished(l mtefLetter, marks []byte) Node {
	n := Node{Kind: Text, Text: l.text}
	if parts := tokens(l.text, l.style); len(parts) == 1 && parts[0].Kind != Space {
		n = parts[0]
	}
	for _, mark := range marks {
		n = withMark(n, mark)
	}
	return n
}

// withMark puts one mark on a letter. The numbers are those of the notation;
// strokes through a letter that no character has are left out.
func withMark(n Node, mark byte) Node {
	over := func(mark string) Node { return Node{Kind: Accent, Text: mark, Args: []Node{n}} }
	stretched := func(sign string, form Form) Node { return Node{Kind: Brace, Text: sign, Form: form, Args: []Node{n}} }
	const accents = "\u0307\u0308\u20DB" // from 2 on
	switch mark {
	case 2, 3, 4:
		return over(string([]rune(accents)[mark-2]))
	case 5, 6, 18:
		return primed(n, map[byte]string{5: "′", 6: "″", 18: "‴"}[mark])
	case 7:
		return make3(PreScript, n, Node{}, Node{Kind: Operator, Text: "‵"})
	case 8:
		return over("\u0303")
	case 9:
		return over("\u0302")
	case 10:
		return struck(n)
	case 11, 14:
		return over("\u20D7")
	case 12, 15:
		return over("\u20D6")
	case 13:
		return over("\u20E1")
	case 16:
		return barred(n)
	case 17:
		return Node{Kind: Bar, Args: []Node{n}}
	case 19:
		return stretched("⌢", Plain)
	case 20:
		return stretched("⌣", Plain)
	case 24:
		return stretched("⋯", Plain)
	case 29:
		return Node{Kind: Bar, Form: Below, Args: []Node{n}}
	case 30:
		return stretched("~", Below)
	case 33, 36:
		return stretched("→", Below)
	case 34, 37:
		return stretched("←", Below)
	case 35:
		return stretched("↔", Below)
	}
	return n
}

func primed(n Node, prime string) Node {
	return make3(Script, n, Node{}, Node{Kind: Ident, Text: prime})
}

// struck negates a sign: = becomes ≠.
func struck(n Node) Node {
	n.Text = norm.NFC.String(n.Text + "\u0338")
	return n
}

func barred(n Node) Node {
	if n.Text == "h" {
		n.Text = "ℏ"
	}
	return n
}
