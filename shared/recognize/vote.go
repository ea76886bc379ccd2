package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

// plainVote gives choices to questions whose choices carry no labels. It needs
// several questions of the same build: a stem that closes, then short lines.
func (r *recognizer) plainVote(ds []draft) {
	counts := map[int]int{}
	candidates, bare := 0, 0
	for _, d := range ds {
		if len(d.choices) > 0 {
			continue
		}
		bare++
		if at := plainStart(d); at > 0 {
			candidates++
			counts[len(d.stem)-at]++
		}
	}
	usual := 0
	for n, c := range counts {
		if c > counts[usual] || c == counts[usual] && n < usual {
			usual = n
		}
	}
	if candidates < 2 || candidates*2 < bare || counts[usual]*2 < candidates {
		return
	}
	for i := range ds {
		d := &ds[i]
		if len(d.choices) > 0 {
			continue
		}
		at := plainStart(*d)
		if at == 0 && len(d.stem) == usual+1 && usual >= 3 && !endsSentence(d.stem[0].text) {
			at = 1
		}
		if at == 0 {
			continue
		}
		for _, l := range d.stem[at:] {
			d.choices = append(d.choices, draftChoice{lines: []line{l}})
		}
		d.stem = d.stem[:at:at]
		d.plain = true
		dropDashes(d.choices)
	}
}

// plainStart is the place of the first line that may be a choice, 0 for none:
// the stem before it closes and two to eight short lines follow that do not.
func plainStart(d draft) int {
	at := 0
	for i, l := range d.stem {
		if l.kind == textLine && (closesStem(l.text) && !isRoom(l.text) && (i == 0 || !codeLine(l)) || hasBlank(l)) {
			at = i + 1
		}
	}
	at = behindCode(d.stem, at)
	rest := d.stem[min(at, len(d.stem)):]
	if at == 0 || len(rest) < 2 || len(rest) > 8 {
		return 0
	}
	if oneInWords(rest) {
		return 0
	}
	for _, l := range rest {
		if l.kind == tableLine || len(l.text) > plainLimit || l.label != nil || joinsTasks(l) {
			return 0
		}
	}
	if codeLength(rest) == len(rest) {
		return 0
	}
	return at
}

// bulletVote decides what bullets under questions are. Where a good part of
// the questions has a single one, bullets are accepted answers; under headings
// and sentences that ask nothing they are the points of a text.
func (r *recognizer) bulletVote(ds []draft) {
	bulleted, singles, asking, pointing, leading, asked := 0, 0, 0, 0, 0, 0
	for _, d := range ds {
		if d.bullets {
			bulleted++
			if len(d.choices) == 1 {
				singles++
			}
			if r.inquires(d) {
				asking++
			}
			if last := d.choices[len(d.choices)-1].text(); strings.HasSuffix(last, ":") {
				leading++
			} else if endsAsking(last) {
				asked++
			}
			if f := fold(d.stemText()); r.each.in(f) || r.under.in(f) {
				pointing++
			}
		}
	}
	answers := pointing*2 < bulleted && leading*3 < bulleted && asked*3 < bulleted && singles >= 2 && singles*8 >= bulleted && asking*2 >= bulleted && len(vote(ds)) == 0 && !r.offersBulleted(ds)
	for i := range ds {
		d := &ds[i]
		if !d.bullets || len(d.choices) > 1 && !answers {
			continue
		}
		for _, c := range d.choices {
			if answers {
				d.listed = append(d.listed, joined(c.lines))
			} else {
				d.stem = append(d.stem, c.lines...)
			}
		}
		d.choices, d.bullets = nil, false
	}
}

var (
	stemBracket = pattern.Guarded(pattern.Holds(""), `\s*【\s*([A-Za-z]{0,8}|[√×✓✗对错TF])\s*】\s*$`)
	stemParens  = pattern.Guarded(pattern.Holds("("), `[(（]\s*([A-H]{1,6}|[√×✓✗])\s*[)）]\s*[。.？?]?\s*$|[（]\s*([A-H]{1,6})\s*[）]`)
)

// stemKeys takes letters of the right answer out of stems: 【A】 at the end, or
// （ B ） where most stems have it.
func (r *recognizer) stemKeys(ds []draft) {
	r.stemLetters(ds)
	r.gapLetters(ds)
	parens, asked, offering := 0, 0, 0
	for _, d := range ds {
		if len(d.stem) == 0 {
			continue
		}
		asked++
		if len(d.choices) > 0 {
			offering++
		}
		if stemParens.MatchString(d.stem[len(d.stem)-1].text) {
			parens++
		}
	}
	if offering == 0 {
		parens = 0 // "(F)" behind statements is no letter of a choice
	}
	for i := range ds {
		d := &ds[i]
		for k := range d.stem {
			l := d.stem[k]
			if m := stemBracket.FindStringSubmatchIndex(l.text); m != nil && m[0] > 0 {
				d.stemKey = l.text[m[2]:m[3]]
				d.stem[k] = l.cut(0, m[0])
			} else if m := stemParens.FindStringSubmatchIndex(l.text); m != nil && parens >= 2 && parens*2 >= asked && m[0] > 0 {
				from, to := m[2], m[3]
				if from < 0 {
					from, to = m[4], m[5]
				}
				d.stemKey = l.text[from:to]
				d.stem[k] = withoutLetter(l, m[0], m[1], from, to)
			}
		}
	}
}

// withoutLetter empties the brackets of an answer, or drops them at the end of
// a stem.
func withoutLetter(l line, start, end, from, to int) line {
	if strings.Trim(l.text[end:], " 。.") == "" {
		tail := strings.TrimLeft(l.text[to:], " )）")
		if utf8.RuneCountInString(tail) == 0 {
			return l.cut(0, start)
		}
	}
	runs := append(sliceRuns(l.runs, 0, from), sliceRuns(l.runs, to, len(l.text))...)
	return newLine(l, runs)
}
