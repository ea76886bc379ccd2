package recognize

import (
	"sort"
	"strings"
	"unicode"
)

// grammar is one reading of how a document labels its questions. The zero
// grammar says that they carry no labels.
type grammar struct {
	kind  numberKind
	delim byte   // of plain numbers; 0 for any
	shape string // of ids
	auto  autoRule
	list  string // of automatic numbers, when only one list asks
}

// autoRule tells typed numbers from those the word processor counts.
type autoRule int

const (
	anyNumber autoRule = iota
	autoTop            // automatic, of the outermost level
	typedOnly
)

func (g grammar) bare() bool { return g.kind == noNumber }

// match reports whether a token could begin a question under the grammar.
func (g grammar) match(t token) bool {
	q := t.question
	if q.kind == noNumber || q.kind != g.kind {
		return false
	}
	switch {
	case g.auto == autoTop && (!q.auto || q.level > 0), g.auto == typedOnly && q.auto, g.list != "" && q.list != g.list:
		return false
	case g.kind == idNumber:
		return q.shape == g.shape
	case g.kind != plainNumber || q.auto:
		return true
	case g.delim == bareDelim:
		return true
	case g.delim == 0:
		return q.delim != bareDelim && q.delim != gluedDelim
	case q.delim == aloneDelim || q.delim == gluedDelim:
		return true
	}
	return q.delim == g.delim
}

// grammars lists every reading the tokens give reason for, in order of trust.
func grammars(ts []token) []grammar {
	counts := map[grammar]int{}
	for _, t := range ts {
		q := t.question
		switch q.kind {
		case noNumber:
			continue
		case idNumber:
			counts[grammar{kind: idNumber, shape: q.shape}]++
		case plainNumber:
			counts[grammar{kind: plainNumber}]++
			if q.auto {
				counts[grammar{kind: plainNumber, auto: autoTop}]++
			} else {
				counts[grammar{kind: plainNumber, delim: q.delim, auto: typedOnly}]++
				counts[grammar{kind: plainNumber, delim: q.delim}]++
			}
		default:
			counts[grammar{kind: q.kind}]++
		}
	}
	out := make([]grammar, 0, len(counts)+1)
	for g, n := range counts {
		if (g.kind == idNumber || g.kind == nameNumber) && n < 2 || g.kind == plainNumber && g.delim == aloneDelim && n < 2 {
			continue
		}
		out = append(out, g)
	}
	sort.Slice(out, func(i, j int) bool { return rank(out[i], counts[out[i]]) > rank(out[j], counts[out[j]]) })
	out = append(out[:min(len(out), maxGrammars)], listGrammars(ts)...)
	return append(out, grammar{})
}

// maxGrammars bounds how many readings are tried.
const maxGrammars = 12

// rank orders grammars: words before ids before numbers, then by how often.
// The low digits only make the order total.
func rank(g grammar, n int) int {
	trust := map[numberKind]int{wordNumber: 6, idNumber: 5, plainNumber: 4, nameNumber: 3, dottedNumber: 3, romanNumber: 2}[g.kind]
	return trust<<40 + min(n, 1<<20)<<16 - int(g.auto)<<12 - int(g.delim)
}

// score says how well a grammar explains the document: questions that are whole
// count for it, choices left over and numbers out of order against it.
func score(p parsed) int {
	total := 0
	last := 0
	for i := range p.drafts {
		d := &p.drafts[i]
		total += d.weight()
		if d.labelled && len(d.choices) >= 2 {
			total++
		}
		if d.labelled && i > 0 {
			switch {
			case d.label.number == last+1 && last > 0:
				total++
			case d.label.number == last && last > 0 && !d.part:
				total--
			}
		}
		if d.labelled {
			last = d.label.last()
		}
	}
	return total - 4*p.orphans
}

// tells reports whether a stem has words, more than the letters to tick of an
// answer sheet.
func (d *draft) tells() bool {
	const least = 8
	letters := 0
	for _, l := range d.stem {
		for _, c := range l.text {
			if unicode.IsLetter(c) {
				letters++
			}
		}
	}
	return letters >= least
}

// weight is what one draft says for the grammar that cut it.
func (d *draft) weight() int {
	w := 0
	switch {
	case len(d.choices) >= 2 && !d.bullets:
		w = 4
	case len(d.choices) >= 2, d.tied > 0:
		w = 3
	case !d.labelled && d.letterOnly():
		w = -1
	case d.hasAnswer(), d.part, d.claims, d.label.list == openList, d.label.list == loneList:
		w = 3
	case d.asks(), d.worth(), d.room > 0, d.grammar.kind == wordNumber && d.tells():
		w = 1
	default:
		w = -1
	}
	if len(d.stem) == 0 || d.numberOnly() {
		w -= 4
	}
	if d.instructs && !d.labelled {
		w = -1
	}
	if len(d.stem) > 14 {
		w -= 2
	}
	if d.extra {
		w -= 2
	}
	if d.holes {
		w--
	}
	answers := 0
	for _, n := range d.notes {
		if n.class == answerWord && !n.strong {
			answers++
		}
	}
	if answers > 1 {
		w -= 3 * (answers - 1)
	}
	return w
}

// numberOnly reports whether lettered lines stand under a number that was taken
// for what they answer.
func (d *draft) numberOnly() bool {
	return !d.labelled && len(d.choices) > 1 && d.choices[0].label.kind == letterLabel && isBareLabel(d.stem[len(d.stem)-1].text)
}

// letterOnly reports whether a draft has no choices but the letter of one as its
// answer: both belong to the question above.
func (d *draft) letterOnly() bool {
	if len(d.choices) > 0 || !d.hasAnswer() {
		return false
	}
	for _, n := range d.notes {
		if letter := strings.Trim(n.value.text, "()[]. "); n.class == answerWord && (len(letter) != 1 || !isASCIILetter(letter[0])) {
			return false
		}
	}
	return true
}

func (d *draft) hasAnswer() bool {
	for _, n := range d.notes {
		if n.class == answerWord || n.class == modelWord {
			return true
		}
	}
	return false
}

// worth reports whether the stem says how many points it gives.
func (d *draft) worth() bool {
	for _, l := range d.stem {
		if bracketPoints.MatchString(l.text) || productPoints.MatchString(l.text) || len(d.choices) == 0 && roundBare.MatchString(l.text) {
			return true
		}
	}
	return false
}

// asks reports whether the stem asks something by its looks.
func (d *draft) asks() bool {
	for _, l := range d.stem {
		if closesStem(l.text) || hasBlank(l) {
			return true
		}
	}
	return false
}
