package vote

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// plainVote gives choices to questions whose choices carry no labels. It needs
// several questions of the same build: a stem that closes, then short lines.
func (r *Reader) plainVote(ds []draft.Draft) {
	counts := map[int]int{}
	candidates, bare, lettered := 0, 0, 0
	var asked [][]line.Line // what stands under lines that end in a question mark
	for _, d := range ds {
		if len(d.Choices) > 0 {
			lettered++
			continue
		}
		if len(d.Stem) == 1 && !r.Inquires(d) {
			continue // an entry of a list, as of the chapters that a test covers
		}
		bare++
		if at := draft.PlainStart(d, asks.PlainLimit); at > 0 {
			candidates++
			counts[len(d.Stem)-at]++
			if flatten.EndsAsking(d.Stem[at-1].Text) {
				asked = append(asked, d.Stem[at:])
			}
		}
	}
	usual := 0
	for n, c := range counts {
		if c > counts[usual] || c == counts[usual] && n < usual {
			usual = n
		}
	}
	near := counts[usual-1] + counts[usual] + counts[usual+1]
	even := counts[usual]*2 >= candidates || usual >= 3 && lettered >= leastOthers && near*10 >= candidates*8
	even = even || candidates >= leastAgain && len(asked) == candidates && r.OfferedAgain(asked)*draft.AgainIn >= candidates
	if candidates < 2 || candidates*2 < bare || !even {
		offerAsOthers(ds)
		return
	}
	for i := range ds {
		d := &ds[i]
		if len(d.Choices) > 0 {
			continue
		}
		at := draft.PlainStart(*d, asks.PlainLimit)
		if at == 0 && (len(d.Stem) == usual+1 && usual >= 3 && (!answerkey.EndsSentence(d.Stem[0].Text) || startAlike(d.Stem[1:])) || r.offersTruth(*d)) {
			at = 1
		}
		if at == 0 {
			continue
		}
		offerPlain(d, at)
	}
}

// startAlike reports whether lines all begin with the same word: the ways to write one
// statement of a program are choices, and no listing.
func startAlike(lines []line.Line) bool {
	word := func(l line.Line) string {
		return l.Text[:len(l.Text)-len(strings.TrimLeftFunc(l.Text, unicode.IsLetter))]
	}
	for _, l := range lines {
		if w := word(l); len(w) < 2 || w != word(lines[0]) {
			return false
		}
	}
	return true
}

// leastAgain is how many questions of several sizes have choices without labels where some of
// these are offered again.
const leastAgain = 4

// leastOthers is how many questions with choices without labels show how many the
// next one has.
const leastOthers = 3

// offerAsOthers gives choices to a question whose right one is not marked, where all
// others, whose right one is, have as many without labels.
func offerAsOthers(ds []draft.Draft) {
	others, size := 0, 0
	for _, d := range ds {
		switch n := len(d.Choices); {
		case n == 0:
		case !d.Plain || size > 0 && n != size:
			return
		default:
			others, size = others+1, n
		}
	}
	if others < leastOthers || size < leastOthers {
		return
	}
	for i := range ds {
		if d := &ds[i]; len(d.Choices) == 0 && !d.HasAnswer() {
			if at := draft.PlainStart(*d, asks.PlainLimit); at > 0 && len(d.Stem)-at == size {
				offerPlain(d, at)
			}
		}
	}
}

// offersTruth reports whether "true" and "false" are all that stands under a line, one
// with a sign perhaps.
func (r *Reader) offersTruth(d draft.Draft) bool {
	const signs = "*✓✔√ "
	return len(d.Stem) == 3 && r.areOpposites(strings.Trim(d.Stem[1].Text, signs), strings.Trim(d.Stem[2].Text, signs))
}

// offerPlain makes choices without labels of the lines of a stem from a place on.
func offerPlain(d *draft.Draft, at int) {
	for _, l := range d.Stem[at:] {
		d.Choices = append(d.Choices, draft.Choice{Lines: []line.Line{l}})
	}
	d.Stem = d.Stem[:at:at]
	d.Plain = true
	draft.DropDashes(d.Choices)
}

const (
	leastPlain  = 10  // questions with short choices allow long ones in others
	longestSaid = 400 // characters of a long choice
)

// longVote gives long choices to the few questions that have them, where nearly
// all others have as many short ones without labels.
func longVote(ds []draft.Draft) {
	sizes := map[int]int{}
	plain := 0
	for _, d := range ds {
		if d.Plain && len(d.Choices) > 0 {
			plain++
			sizes[len(d.Choices)]++
		}
	}
	if plain < leastPlain || plain*10 < len(ds)*9 {
		return
	}
	for i := range ds {
		d := &ds[i]
		if len(d.Choices) > 0 || d.HasAnswer() {
			continue
		}
		if at := draft.PlainStart(*d, longestSaid); at > 0 && sizes[len(d.Stem)-at] > 0 {
			offerPlain(d, at)
		}
	}
}

// bulletVote decides what bullets under questions are. Where a good part of
// the questions has a single one, bullets are accepted answers; under headings
// and sentences that ask nothing they are the points of a text.
func (r *Reader) bulletVote(ds []draft.Draft) {
	bulleted, singles, asking, pointing, leading, asked := 0, 0, 0, 0, 0, 0
	for _, d := range ds {
		if d.Bullets {
			bulleted++
			if len(d.Choices) == 1 {
				singles++
			}
			if r.Inquires(d) {
				asking++
			}
			if last := d.Choices[len(d.Choices)-1].Text(); strings.HasSuffix(last, ":") {
				leading++
			} else if flatten.EndsAsking(last) {
				asked++
			}
			if f := d.FoldedStem(); r.Each.In(f) || r.Under.In(f) {
				pointing++
			}
		}
	}
	answers := pointing*2 < bulleted && leading*3 < bulleted && asked*3 < bulleted && singles >= 2 && singles*8 >= bulleted && asking*2 >= bulleted && len(Vote(ds)) == 0 && !r.OffersBulleted(ds) || r.filledByBullets(ds)
	for i := range ds {
		d := &ds[i]
		comment := d.Bullets && inComment(*d)
		guided := d.Bullets && r.guides(*d)
		if r.takeGiven(d) {
			continue
		}
		if !d.Bullets || len(d.Choices) > 1 && !answers && !comment && !guided && !r.WorksOnList(*d) {
			continue
		}
		for _, c := range d.Choices {
			if answers && !comment && !guided {
				d.Listed = append(d.Listed, flatten.Joined(c.Lines))
				continue
			}
			if guided {
				asPoint(d, c)
				continue
			}
			d.Stem = append(d.Stem, c.Lines...)
		}
		d.Guided = guided
		d.Choices, d.Bullets = nil, false
	}
}

// takeGiven makes a part of the stem of bullets that give what a question behind them is
// about, "You find: • pens for $2 • paper for $3 What do both cost?", and of that question.
func (r *Reader) takeGiven(d *draft.Draft) bool {
	if !d.Bullets || !d.Labelled || len(d.Stem) == 0 || len(d.Trailing) == 0 || d.HasAnswer() || d.Multiple || d.Single || draft.IsSigned(d.Choices) || r.Inquires(*d) || d.StemSays(r.Order) || d.StemSays(r.Match) {
		return false
	}
	last, next := d.Stem[len(d.Stem)-1].Text, d.Trailing[0]
	if !strings.HasSuffix(strings.TrimSpace(last), ":") || lexicon.HasQuestionMark(last) || next.Gap || next.Kind != line.TextLine || next.Label != nil || !flatten.EndsAsking(next.Text) {
		return false
	}
	for _, c := range d.Choices {
		asPoint(d, c)
	}
	d.Stem = append(d.Stem, next)
	d.Trailing = d.Trailing[1:]
	d.Choices, d.Bullets = nil, false
	return true
}

// asPoint takes a bullet with its text into the stem.
func asPoint(d *draft.Draft, c draft.Choice) {
	first := c.Lines[0]
	first.Label = &page.Label{Text: "•", Format: page.Bullet, List: "points"}
	d.Stem = append(append(d.Stem, first), c.Lines[1:]...)
}

// guides reports whether the last line of a stem heads what an answer in words is to hold:
// "In your answer you should:".
func (r *Reader) guides(d draft.Draft) bool {
	if len(d.Stem) == 0 || d.HasAnswer() || d.Multiple || d.Single || r.Keyed(d) || draft.IsSigned(d.Choices) {
		return false
	}
	last := d.Stem[len(d.Stem)-1]
	return strings.HasSuffix(strings.TrimRight(last.Text, " "), ":") && r.Guides.In(last.Folded())
}

// inComment reports whether the stem ends in the open comment of a program, whose
// lines begin with stars.
func inComment(d draft.Draft) bool {
	if len(d.Stem) == 0 {
		return false
	}
	last := d.Stem[len(d.Stem)-1].Text
	return strings.HasPrefix(last, "/*") && !strings.Contains(last, "*/")
}

var (
	stemBracket = pattern.Guarded(pattern.Holds(""), `\s*【\s*([A-Za-z]{0,8}|[√×✓✗对错TF])\s*】\s*$`)
	stemParens  = pattern.Guarded(pattern.Holds("("), `[(（]\s*([A-H]{1,6}|[√×✓✗○〇╳✕①-⑨])\s*[)）]\s*[。.？?]?\s*$|[（]\s*([A-H]{1,6})\s*[）]`)
)

// stemKeys takes letters of the right answer out of stems: 【A】 at the end, or
// （ B ） where most stems have it.
func (r *Reader) stemKeys(ds []draft.Draft) {
	r.StemLetters(ds)
	r.GapLetters(ds)
	parens, asked, offering := 0, 0, 0
	for _, d := range ds {
		if len(d.Stem) == 0 {
			continue
		}
		asked++
		if len(d.Choices) > 0 {
			offering++
		}
		if stemParens.MatchString(d.Stem[len(d.Stem)-1].Text) {
			parens++
		}
	}
	if offering == 0 {
		parens = 0 // "(F)" behind statements is no letter of a choice
	}
	for i := range ds {
		d := &ds[i]
		for k := range d.Stem {
			l := d.Stem[k]
			if m := stemBracket.FindStringSubmatchIndex(l.Text); m != nil && m[0] > 0 {
				d.StemKey = l.Text[m[2]:m[3]]
				d.Stem[k] = l.Cut(0, m[0])
			} else if m := stemParens.FindStringSubmatchIndex(l.Text); m != nil && parens >= 2 && parens*2 >= asked && m[0] > 0 {
				from, to := m[2], m[3]
				if from < 0 {
					from, to = m[4], m[5]
				}
				d.StemKey = l.Text[from:to]
				d.Stem[k] = withoutLetter(l, m[0], m[1], from, to)
			}
		}
		if len(d.Choices) == 0 && strings.ContainsAny(d.StemKey, "√×✓✗○〇╳✕") {
			d.Truth = true // a statement is judged so
		}
	}
}

// withoutLetter empties the brackets of an answer, or drops them at the end of
// a stem.
func withoutLetter(l line.Line, start, end, from, to int) line.Line {
	if strings.Trim(l.Text[end:], " 。.") == "" {
		tail := strings.TrimLeft(l.Text[to:], " )）")
		if utf8.RuneCountInString(tail) == 0 {
			return l.Cut(0, start)
		}
	}
	runs := append(line.SliceRuns(l.Runs, 0, from), line.SliceRuns(l.Runs, to, len(l.Text))...)
	return line.NewLine(l, runs)
}
