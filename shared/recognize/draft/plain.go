package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// cueAt is the place of the line that says how to choose, -1 for none.
func cueAt(ts []Token) int {
	for i, t := range ts {
		if i > 0 && t.cue != lexicon.NoClass {
			return i
		}
	}
	return -1
}

// cueAhead is the same where choices may follow it: "Select two" may also stand below
// the choices, and says then nothing of what they are. Several lines behind it are
// choices without labels where only numbers stand before it.
func cueAhead(ts []Token) int {
	at := cueAt(ts)
	if at < 0 || ts[at].cue == lexicon.ChoicesWord || slices.ContainsFunc(ts[at+1:], func(t Token) bool { return t.choice.Kind != lexicon.NoLabel }) {
		return at
	}
	offered := func(t Token) bool { return t.choice.Kind != lexicon.NoLabel && t.choice.Kind != lexicon.DigitLabel }
	if len(ts)-at-1 < 2 || slices.ContainsFunc(ts[:at], offered) {
		return -1
	}
	return at
}

// open fills a draft without labelled choices. After a cue every line, or every
// group of lines, is a choice.
func (r *Reader) open(d *Draft, ts []Token) {
	at := cueAt(ts)
	if n := len(ts); at < 0 && n >= 3 && rewrite.AreTruthWords(lexicon.Unticked(ts[n-2].Text), lexicon.Unticked(ts[n-1].Text)) {
		r.stem(d, ts[:n-2])
		r.plainChoices(d, ts[n-2:])
		return
	}
	if at < 0 || len(ts)-at-1 < 2 {
		r.stem(d, ts)
		return
	}
	r.stem(d, ts[:at+1])
	r.plainChoices(d, ts[at+1:])
}

// plainChoices makes choices of lines without labels. Groups of the same number
// of lines between gaps are choices of several lines each.
func (r *Reader) plainChoices(d *Draft, ts []Token) {
	for i, t := range ts {
		if i > 1 && (t.Heading && t.Style().Heading > 0 || t.stimulus || t.Kind == line.TableLine) {
			d.trail(ts[i:])
			ts = ts[:i]
			break
		}
	}
	groups := groupLines(ts)
	if len(groups) < 2 || !evenGroups(groups) {
		groups = nil
		for _, t := range ts {
			groups = append(groups, []line.Line{t.Line})
		}
	}
	if len(groups) > lexicon.MaxChoices {
		for _, t := range ts {
			d.Stem = append(d.Stem, t.Line)
		}
		return
	}
	d.Plain = true
	for _, g := range groups {
		d.Choices = append(d.Choices, Choice{Lines: g})
	}
	DropDashes(d.Choices)
}

// AskedLast gives lines back to the stems over them of which the last asks, by a gap or a
// question mark, and no other: what a question tells first is nothing to choose.
func AskedLast(ds []Draft) {
	for i, d := range ds {
		n := len(d.Choices)
		if n < 2 || !d.Plain || !asksItself(d.Choices[n-1]) || slices.ContainsFunc(d.Choices[:n-1], asksItself) {
			continue
		}
		ds[i].Stem = slices.Clip(d.Stem)
		for _, c := range d.Choices {
			ds[i].Stem = append(ds[i].Stem, c.Lines...)
		}
		ds[i].Choices, ds[i].Plain = nil, false
	}
}

// asksItself reports whether a line has a gap or ends with a question mark.
func asksItself(c Choice) bool {
	text := strings.TrimSpace(c.Text())
	return flatten.HasBracketRoom(text) || strings.HasSuffix(text, "?") || strings.HasSuffix(text, "？") || slices.ContainsFunc(c.Lines, flatten.HasBlank)
}

func groupLines(ts []Token) [][]line.Line {
	var groups [][]line.Line
	for i, t := range ts {
		if i == 0 || t.Gap {
			groups = append(groups, nil)
		}
		groups[len(groups)-1] = append(groups[len(groups)-1], t.Line)
	}
	return groups
}

func evenGroups(groups [][]line.Line) bool {
	n := len(groups[0])
	for _, g := range groups {
		if len(g) != n {
			return false
		}
	}
	return n > 1
}

// DropDashes cuts the bullets of choices that all begin with one.
func DropDashes(choices []Choice) {
	for _, c := range choices {
		if b, ok := line.BulletOf(c.Lines[0].Text); !ok || b.End == 0 {
			return
		}
	}
	for i, c := range choices {
		b, _ := line.BulletOf(c.Lines[0].Text)
		choices[i].Lines[0] = c.Lines[0].From(b.End)
	}
}
