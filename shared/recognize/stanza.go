package recognize

import (
	"strings"

	"formwright/shared/page"
)

const (
	// stanzaItems is how many questions of one shape make a test of stanzas.
	stanzaItems = 6
	// leastStanza and mostStanza bound the lines of one: the stem and three to
	// six choices.
	leastStanza, mostStanza = 4, 7
	stanzaLine              = 160 // bytes of a choice
)

// stanza is a run of lines between gaps: a stem and its choices, with the line
// that tells the answer behind them.
type stanza struct {
	from, end int // the lines of its text
}

func (s stanza) size() int { return s.end - s.from }

// stanzas writes a test without any labels the way printed tests are written,
// where every question is a line that asks over as many lines as under the
// others. A poem and a list of addresses have stanzas too, but do not begin each
// of them by asking.
func (r *recognizer) stanzas(lines []line) ([]line, bool) {
	all := r.stanzasOf(lines)
	sizes := map[int]int{}
	several, asking := 0, 0
	for _, s := range all {
		if s.size() < 2 {
			continue
		}
		several++
		sizes[s.size()]++
		if isAskingStanza(lines[s.from:s.end]) {
			asking++
		}
	}
	size, most := 0, 0
	for n := leastStanza; n <= mostStanza; n++ {
		if sizes[n] > most {
			size, most = n, sizes[n]
		}
	}
	if most < stanzaItems || most*10 < several*8 || asking*10 < several*8 {
		return nil, false
	}
	var out []line
	number, at := 0, 0
	for _, s := range gluedStanzas(all, lines, size) {
		text := lines[s.from:s.end]
		asks := isAskingStanza(text) // a title may have as many lines
		if n := s.size(); n < leastStanza || n > mostStanza || n < size-1 || n > size+1 || !asks && (n != size || number == 0) || !r.isBareStanza(text) {
			continue
		}
		if number++; out == nil {
			out = make([]line, 0, len(lines))
		}
		out = append(out, lines[at:s.from]...)
		stem := lines[s.from]
		stem.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "stanzas"}
		stem.gap = true
		out = append(out, stem)
		out = append(out, lettered(lines[s.from+1:s.end], nil, r.letters)...)
		at = s.end
	}
	if out == nil {
		return lines, true
	}
	return append(out, lines[at:]...), true
}

// gluedStanzas cuts stanzas between which the gap was forgotten: a run of as many
// lines as several of them have, in which the first of each asks.
func gluedStanzas(all []stanza, lines []line, size int) []stanza {
	var out []stanza
	for _, s := range all {
		for s.size() > size && s.size()%size == 0 && isAskingStanza(lines[s.from:s.from+size]) && isAskingStanza(lines[s.from+size:min(s.end, s.from+2*size)]) {
			out = append(out, stanza{s.from, s.from + size})
			s.from += size
		}
		out = append(out, s)
	}
	return out
}

// stanzasOf cuts lines at their gaps, and the answer lines off their ends.
func (r *recognizer) stanzasOf(lines []line) []stanza {
	var out []stanza
	for i := 0; i < len(lines); {
		s := stanza{from: i}
		for i++; i < len(lines) && !lines[i].gap; i++ {
		}
		s.end = i
		for s.end > s.from+1 {
			if _, ok := noteOf(lines[s.end-1], r.vocabulary); !ok {
				break
			}
			s.end--
		}
		out = append(out, s)
	}
	return out
}

// isAskingStanza reports whether the first line of a stanza asks and no other.
func isAskingStanza(lines []line) bool {
	for i, l := range lines {
		text := strings.TrimRight(l.text, " \t")
		asks := endsAsking(text) || strings.HasSuffix(text, ":") || hasBlank(l) || strings.HasSuffix(text, "...") || strings.HasSuffix(text, "…")
		if asks != (i == 0) {
			return false
		}
	}
	return true
}

// isBareStanza reports whether no line of a stanza has a label or a note, and
// the lines under the first are short enough to be choices.
func (r *recognizer) isBareStanza(lines []line) bool {
	for i, l := range lines {
		if l.kind != textLine || l.label != nil || l.soft || i > 0 && len(l.text) > stanzaLine {
			return false
		}
		if _, ok := l.choiceLabel(); ok {
			return false
		}
		if _, end, _ := r.numberOfAnswer(l); end > 0 {
			return false
		}
		if q, ok := numberLabel(l.text); ok && q.delim != bareDelim && q.delim != gluedDelim && q.delim != aloneDelim {
			return false
		}
		if _, ok := noteOf(l, r.vocabulary); ok {
			return false
		}
	}
	return true
}
