package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// letterLine is the line of a stem that ends with a letter without brackets, and the
// letter: the last one, or one that asks before what it asks about, "What does this
// print? B" over a line of code.
func letterLine(stem []line.Line) (at int, letter string) {
	for at = len(stem) - 1; at >= 0; at-- {
		text := stem[at].Text
		m := bareStemLetter.FindStringSubmatchIndex(text)
		if m != nil && (at == len(stem)-1 || flatten.EndsAsking(strings.TrimSpace(text[:m[2]]))) {
			return at, text[m[2]:m[3]]
		}
	}
	return -1, ""
}

// takeLetter takes the letter off the end of a line of the stem.
func takeLetter(d *Draft, at int) {
	l := d.Stem[at]
	m := bareStemLetter.FindStringSubmatchIndex(l.Text)
	d.StemKey = strings.Join(lettersOf(l.Text[m[2]:m[3]]), "")
	d.Stem = ReplaceLine(d.Stem, at, l.Cut(0, m[2]))
}

// offerByLetters makes the lines without signs under such a letter choices, where they
// are as many as most questions of the document offer.
func offerByLetters(ds []Draft, sizes map[int]int) {
	usual := 0
	for n, c := range sizes {
		if c > sizes[usual] || c == sizes[usual] && n < usual {
			usual = n
		}
	}
	if usual < asks.FewestEven {
		return
	}
	for i := range ds {
		d := &ds[i]
		if len(d.Choices) > 0 || d.HasAnswer() || d.Part || !d.Labelled || len(d.Stem) <= usual {
			continue
		}
		at := len(d.Stem) - 1 - usual
		m := bareStemLetter.FindStringSubmatchIndex(d.Stem[at].Text)
		if m == nil || int(d.Stem[at].Text[m[3]-1]-'A') >= usual || len(lettersOf(d.Stem[at].Text[m[2]:m[3]])) == 0 || !shortLines(d.Stem[at+1:]) {
			continue
		}
		takeLetter(d, at)
		for _, l := range d.Stem[at+1:] {
			d.Choices = append(d.Choices, Choice{Lines: []line.Line{l}})
		}
		d.Stem, d.Plain = d.Stem[:at+1:at+1], true
		DropDashes(d.Choices)
	}
}

// stemWord is a word behind the question mark at the end of a stem.
var stemWord = pattern.New(`[?？]\s+([^\s?？]+)$`)

// takeStemWords takes the words that stand where other questions have the right letter
// and are one of the choices: "Is ice cold? TRUE" over "A True", "B False".
func (r *Reader) takeStemWords(ds []Draft) {
	for i := range ds {
		d := &ds[i]
		if len(d.Choices) < 2 || len(d.Stem) == 0 || d.HasAnswer() || d.StemKey != "" || d.Label.Key != "" {
			continue
		}
		at := len(d.Stem) - 1
		m := stemWord.FindStringSubmatchIndex(d.Stem[at].Text)
		if m == nil {
			continue
		}
		word := lexicon.Fold(d.Stem[at].Text[m[2]:m[3]])
		says := func(c Choice) bool { return lexicon.Fold(c.Text()) == word }
		k := slices.IndexFunc(d.Choices, says)
		if k < 0 || slices.ContainsFunc(d.Choices[k+1:], says) {
			continue
		}
		if d.StemKey = d.Choices[k].Label.Sign; d.StemKey == "" {
			d.StemKey = r.Letters[0][k%26]
		}
		d.Stem = ReplaceLine(d.Stem, at, d.Stem[at].Cut(0, m[2]))
	}
}

// shortLines reports whether lines are as short as choices, and ask nothing.
func shortLines(lines []line.Line) bool {
	for _, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || asks.IsLong(l.Text) || flatten.EndsAsking(l.Text) {
			return false
		}
	}
	return true
}
