package coded

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	// stanzaItems is how many questions of one shape make a test of stanzas.
	stanzaItems = 6
	// leastStanza and mostStanza bound the lines of one: the stem and three to
	// six choices.
	leastStanza, mostStanza = 4, 7
)

// stanza is a run of lines between gaps: a stem and its choices, with the line
// that tells the answer behind them.
type stanza struct {
	from, end int // the lines of its text
}

func (s stanza) size() int { return s.end - s.from }

// Stanzas writes a test without any labels the way printed tests are written,
// where every question is a line that asks over as many lines as under the
// others; some may have but two. A poem and a list of addresses have stanzas too,
// but do not begin each of them by asking.
func (r *Reader) Stanzas(lines []line.Line) ([]line.Line, bool) {
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
	var out []line.Line
	number, at := 0, 0
	for _, s := range gluedStanzas(all, lines, size) {
		text := lines[s.from:s.end]
		stemmed := isAskingStanza(text) // a title may have as many lines
		yesOrNo := stemmed && s.size() == 3 && flatten.EndsAsking(text[0].Text)
		if n := s.size(); !yesOrNo && (n < leastStanza || n > mostStanza || n < size-1 || n > size+1) || !stemmed && (n != size || number == 0) || !r.isBareStanza(text) {
			continue
		}
		if number++; out == nil {
			out = make([]line.Line, 0, len(lines))
		}
		out = append(out, lines[at:s.from]...)
		stem := lines[s.from]
		if !stem.IsNumbered(r.Vocabulary) {
			stem.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "stanzas"}
		}
		stem.Gap = true
		out = append(out, stem)
		out = append(out, asks.Lettered(lines[s.from+1:s.end], nil, r.Letters)...)
		at = s.end
	}
	if out == nil {
		return lines, true
	}
	return append(out, lines[at:]...), true
}

// gluedStanzas cuts stanzas between which the gap was forgotten: a run of as many
// lines as several of them have, in which the first of each asks.
func gluedStanzas(all []stanza, lines []line.Line, size int) []stanza {
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
func (r *Reader) stanzasOf(lines []line.Line) []stanza {
	var out []stanza
	for i := 0; i < len(lines); {
		s := stanza{from: i}
		for i++; i < len(lines) && !lines[i].Gap; i++ {
		}
		s.end = i
		for s.end > s.from+1 {
			if c, _ := lines[s.end-1].NoteClass(r.Vocabulary); c == lexicon.NoClass {
				break
			}
			s.end--
		}
		out = append(out, s)
	}
	return out
}

// isAskingStanza reports whether the first line of a stanza asks and no other.
func isAskingStanza(lines []line.Line) bool {
	for i, l := range lines {
		text := strings.TrimRight(l.Text, " \t")
		asks := flatten.EndsAsking(text) || strings.HasSuffix(text, ":") || flatten.HasBlank(l) || strings.HasSuffix(text, "...") || strings.HasSuffix(text, "…")
		if asks != (i == 0) {
			return false
		}
	}
	return true
}

// isBareStanza reports whether no line of a stanza has a label or a note, and
// the lines under the first are short enough to be choices.
func (r *Reader) isBareStanza(lines []line.Line) bool {
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || l.Soft || i > 0 && asks.IsLong(l.Text) {
			return false
		}
		if _, ok := l.ChoiceLabel(); ok {
			return false
		}
		if _, end, _ := r.NumberOfAnswer(l); end > 0 {
			return false
		}
		if q, ok := l.NumberLabel(); ok && q.Delim != line.BareDelim && q.Delim != line.GluedDelim && q.Delim != line.AloneDelim {
			return false
		}
		if c, _ := l.NoteClass(r.Vocabulary); c != lexicon.NoClass {
			return false
		}
	}
	return true
}
