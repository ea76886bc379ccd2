package answerkey

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// reasonedKey reads a list that gives a reason for each choice of every question:
// "Rationales", "1.", "A. Wrong: ...", "B. Correct: ...". The letter behind the number
// or the word before a reason says which is right; where neither does, the list has no
// answers, but it asks nothing either.
func (r *Reader) reasonedKey(lines []line.Line, at int) (entries []KeyEntry, end int) {
	l := lines[at]
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) {
		return nil, 0
	}
	_, explains := r.Vocabulary.Is(l.Text, lexicon.ExplainWord)
	explains = explains || r.keyAndReasons(l.Text)
	if !explains && !r.IsKeyHeading(l) {
		return nil, 0
	}
	questions := 0
	for end = at + 1; end < len(lines); questions++ {
		e, after := r.reasonedEntry(lines, end)
		if after == 0 {
			break
		}
		if e.Value.Text != "" {
			entries = append(entries, e)
		}
		end = after
	}
	if questions < 2 || !explains && len(entries)*2 <= questions || end < len(lines) && !r.EndsKey(lines[end]) {
		return nil, 0
	}
	return entries, end
}

// reasonedEntry reads the reasons for the choices of one question, and where they end.
func (r *Reader) reasonedEntry(lines []line.Line, at int) (e KeyEntry, end int) {
	number, first := r.reasonedNumber(lines[at])
	if number == 0 {
		return e, 0
	}
	e.Number = number
	var right []string
	last := ""
	if !lexicon.IsLonger(first.Text, shortValue) && flatten.LetterValue.MatchString(first.Text) && !lexicon.IsNumber(first.Text) {
		e.Value, first = first, line.Line{}
	}
	for end = at; end < len(lines); end++ {
		l := first
		if end > at {
			l = lines[end]
		}
		sign, reason := reasonFor(l, number)
		if sign != "" && (last == "" && lexicon.IsFirst(sign, r.Letters) || last != "" && flatten.Follows(last, sign, r.Letters, false)) {
			last = sign
			if r.saidRight(reason) {
				right = append(right, sign)
			}
		} else if sign != "" || !(end == at && l.Text == "") && (last == "" || l.Gap || l.Kind != line.TextLine || beginsEntry(l) || r.wordEntry(l) != nil || r.EndsKey(l)) {
			break
		}
		if l.Text != "" {
			e.Why = append(e.Why, l)
		}
	}
	if len(e.Why) < 2 {
		return e, 0
	}
	if e.Value.Text == "" && len(right) > 0 {
		e.Value = line.NewLine(lines[at], []page.Run{{Text: strings.Join(right, ", ")}})
		e.Value.Label = nil
	}
	return e, end
}

// gluedReason is a number with the letter of a choice right behind it, "1a Yes".
var gluedReason = pattern.New(`^(\d{1,3})([A-Ha-h])[.):]?\s+`)

// reasonFor reads the letter of a choice and the reason behind it: "B. Wrong: ...",
// "1b Yes, ..." for the question with that number.
func reasonFor(l line.Line, number int) (sign, reason string) {
	if m := gluedReason.FindStringSubmatchIndex(l.Text); m != nil && line.LastNumber(l.Text[m[2]:m[3]]) == number {
		return lexicon.Fold(l.Text[m[4]:m[5]]), l.Text[m[1]:]
	}
	if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
		return c.Sign, l.Text[c.End:]
	}
	return "", ""
}

// reasonedNumber reads the number of a question, and what is behind it unless this
// is the letter of a choice without any room; 0 for none.
func (r *Reader) reasonedNumber(l line.Line) (int, line.Line) {
	if l.Kind != line.TextLine {
		return 0, l
	}
	if m := gluedReason.FindStringSubmatchIndex(l.Text); m != nil {
		return line.LastNumber(l.Text[m[2]:m[3]]), l
	}
	e, ok := numberedEntry(l)
	if named := r.wordEntry(l); !ok && named != nil { // "Question 4: B"
		e, ok = named[0], true
	}
	if _, lettered := l.ChoiceLabel(); !ok || lettered && l.Label != nil {
		return 0, l
	}
	return e.Number, e.Value
}

// verdictBefore is the word in front of a reason.
var verdictBefore = pattern.New(`^[\s:–—-]*(\p{L}[\p{L} ]{0,24}?)\s*(?:[:.,;!–—]|\s-\s|$)`)

// saidRight reports whether a reason begins with a word that calls its choice right.
func (r *Reader) saidRight(reason string) bool {
	m := verdictBefore.FindStringSubmatch(reason)
	if m == nil {
		return false
	}
	if _, yes := r.Vocabulary.Is(m[1], lexicon.YesWord); yes {
		return true
	}
	t, ok := r.TruthOf(m[1], false)
	return ok && t.Value
}
