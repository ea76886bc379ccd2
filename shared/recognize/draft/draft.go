package draft

import (
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

func (d *Draft) Position() finding.Position {
	if p := flatten.PositionOf(d.Stem); !p.IsZero() {
		return p
	}
	for _, c := range d.Choices {
		if p := flatten.PositionOf(c.Lines); !p.IsZero() {
			return p
		}
	}
	return finding.Position{}
}

func (d *Draft) StemText() string {
	if len(d.Stem) == 1 {
		return d.Stem[0].Text
	}
	parts := make([]string, len(d.Stem))
	for i, l := range d.Stem {
		parts[i] = l.Text
	}
	return strings.Join(parts, "\n")
}

// FoldedStem is the stem as it is compared. Most have one line, which keeps it.
func (d *Draft) FoldedStem() string {
	if len(d.Stem) == 1 {
		return d.Stem[0].Folded()
	}
	return lexicon.Fold(d.StemText())
}

// StemSays reports whether the stem holds one of some phrases.
func (d *Draft) StemSays(p *lexicon.Phrases) bool {
	if len(d.Stem) == 1 {
		return d.Stem[0].Says(p)
	}
	return p.In(d.FoldedStem())
}

// stemOrdersTruth reports whether the stem asks to judge statements.
func (d *Draft) stemOrdersTruth(words *lexicon.Lexicon) bool {
	if len(d.Stem) == 1 {
		return d.Stem[0].OrdersTruth(words)
	}
	return words.OrdersTruth(d.FoldedStem())
}

// Inquiring reports whether a stem asks with a question mark or a gap.
func (d *Draft) Inquiring() bool {
	return slices.ContainsFunc(d.Stem, func(l line.Line) bool { return flatten.EndsAsking(l.Text) || flatten.HasBlank(l) })
}

// Offer makes the lines behind the stem choices, from line at on or from where the stem
// comes to its end; marked is one of them.
func (d *Draft) Offer(at, marked int) {
	if p := PlainStart(*d, asks.PlainLimit); p > at && p <= marked && d.Tied == 0 {
		at = p
	}
	for _, l := range d.Stem[at:] {
		d.Choices = append(d.Choices, Choice{Lines: []line.Line{l}})
	}
	d.Stem = d.Stem[:at:at]
	d.Plain = true
	DropDashes(d.Choices)
}
