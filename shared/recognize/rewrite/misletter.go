package rewrite

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// misled gives a choice the letter of its place where its author struck another
// one: "C) …", "Б) …", "E) …". The letters on both sides make it certain.
func misled(l *line.Line, c *lexicon.ChoiceLabel, last lexicon.ChoiceLabel, count int, next *line.Line, letters [][]string) bool {
	if count < 2 || next == nil || c.Auto || last.Auto || c.Delim != last.Delim || c.Upper != last.Upper || !isPlainDelim(c.Delim) {
		return false
	}
	n, ok := next.ChoiceLabel()
	if !ok || n.Kind != lexicon.LetterLabel || n.Delim != last.Delim || n.Upper != last.Upper {
		return false
	}
	sign := between(last.Sign, n.Sign, letters)
	if sign == "" || sign == c.Sign {
		return false
	}
	relabel(l, c, sign)
	return true
}

// struckTwice gives the last choice of a row the letter of its place where its
// author struck that of the choice before it once more, "a) b) b)", or one that no row
// of choices gets to, "а) б) и)". Over a 1 the letter heads the next section, "D) Answer
// the questions.", and over any number where it orders something of those below.
func (r *Reader) struckTwice(l *line.Line, c *lexicon.ChoiceLabel, last lexicon.ChoiceLabel, count int, next *line.Line) bool {
	letters := r.Letters
	if count < 2 || c.Auto || last.Auto || c.Sign != last.Sign && !isFarOff(c.Sign, last.Sign, letters) || c.Delim != last.Delim || c.Upper != last.Upper || !isPlainDelim(c.Delim) || c.End >= len(l.Text) || c.Sign == last.Sign && saysWhy.MatchString(l.Text[c.End:]) {
		return false
	}
	if next != nil {
		if n, ok := next.ChoiceLabel(); ok && n.Kind == lexicon.LetterLabel {
			return false
		}
		if q, ok := next.QuestionLabel(r.Vocabulary); ok && q.Kind == line.PlainNumber && (q.Number == 1 || l.Says(r.OpenTasks) || l.Says(r.Filling) || l.Says(r.Match) || l.OrdersTruth(r.Lexicon)) {
			return false
		}
	}
	sign := after(last.Sign, letters)
	if sign == "" {
		return false
	}
	relabel(l, c, sign)
	return true
}

// saysWhy begins what is said of a choice behind its letter, which is there once more
// below all of them: "(d) - because it is cold".
var saysWhy = pattern.New(`^\s*[-–—]+\s+\pL`)

// kindWords is how many words the name of a kind of questions has in a title.
const kindWords = 5

// beginsKind reports whether a few words begin with the name of a kind of questions, as
// the title of a section does, "Essay Questions".
func (r *Reader) beginsKind(l line.Line) bool {
	title := line.BracketPoints.ReplaceAllString(l.Text, "")
	return flatten.CountWords(title, kindWords+1) <= kindWords && r.HeadsKind(lexicon.Fold(title))
}

// furthest is the place in its alphabet of the last letter that choices get to.
const furthest = 8

// isFarOff reports whether a letter stands behind those that choices get to, in the
// alphabet of the one before it. A Roman number counts parts.
func isFarOff(sign, before string, letters [][]string) bool {
	if strings.Trim(sign, "ivx") == "" {
		return false
	}
	for _, alphabet := range letters {
		if lexicon.Place(before, alphabet) > 0 && lexicon.Place(sign, alphabet) > furthest {
			return true
		}
	}
	return false
}

// after is the letter that follows another, empty for none.
func after(sign string, letters [][]string) string {
	for _, alphabet := range letters {
		if p := lexicon.Place(sign, alphabet); p > 0 && p < len(alphabet) {
			return alphabet[p]
		}
	}
	return ""
}

// isPlainDelim reports whether a sign is one that choices commonly have: "A.", "a)", "(a)",
// "A-".
func isPlainDelim(delim byte) bool { return strings.IndexByte(".)(-", delim) >= 0 }

// relabel puts another letter in front of a choice.
func relabel(l *line.Line, c *lexicon.ChoiceLabel, sign string) {
	if c.Upper {
		sign = strings.ToUpper(sign)
	}
	sign += string(c.Delim)
	if c.Delim == '(' {
		sign = "(" + strings.TrimSuffix(sign, "(") + ")"
	}
	*l = line.NewLine(*l, append([]page.Run{{Text: c.Mark + sign + " "}}, l.From(c.End).Runs...))
	*c, _ = l.ChoiceLabel()
}

// between is the letter with first right before it and last right after it,
// empty when there is none.
func between(first, last string, letters [][]string) string {
	for _, alphabet := range letters {
		if p := lexicon.Place(first, alphabet); p > 0 && p+1 < len(alphabet) && alphabet[p+1] == last {
			return alphabet[p]
		}
	}
	return ""
}

// otherCase gives a choice the capital, or the small letter, that the others of
// its row have: "A. B. c. D.". Two letters before it make it certain, or one on
// each side.
func otherCase(l *line.Line, c *lexicon.ChoiceLabel, last lexicon.ChoiceLabel, count int, next *line.Line, letters [][]string) bool {
	if count == 0 || c.Auto || last.Auto || c.Upper == last.Upper || c.Delim != last.Delim || !flatten.Follows(last.Sign, c.Sign, letters, false) {
		return false
	}
	following := false
	if next != nil {
		n, ok := next.ChoiceLabel()
		if ok && n.Kind == lexicon.LetterLabel && n.Upper == c.Upper && flatten.Follows(c.Sign, n.Sign, letters, false) {
			return false // a row of its own
		}
		if ok && c.Upper && n.Kind == lexicon.LetterLabel && lexicon.IsFirst(n.Sign, letters) {
			return false // "V." over "i." and "ii." is the next question
		}
		following = ok && n.Kind == lexicon.LetterLabel && n.Upper == last.Upper && flatten.Follows(c.Sign, n.Sign, letters, false)
		if q, ok := next.NumberLabel(); ok && q.Number == 1 && c.Upper {
			return false // the head of a section
		}
	}
	if count < 2 && !following || !isPlainDelim(c.Delim) {
		return false
	}
	c.Upper = last.Upper
	relabel(l, c, c.Sign)
	return true
}

// withoutSlips drops the automatic letters that are slips.
func withoutSlips(lines []line.Line, letters [][]string) []line.Line {
	var out []line.Line
	for i, l := range lines {
		if bare := withoutSlip(l, letters); bare.Label != l.Label {
			if out == nil {
				out = append(out, lines...)
			}
			out[i] = bare
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// withoutSlip drops the automatic letter of a line that begins with a later one
// typed: the list went on by itself while its author wrote "c) ... d) ...".
func withoutSlip(l line.Line, letters [][]string) line.Line {
	if l.Label == nil || l.Kind != line.TextLine || l.Label.Format != page.LowerAlpha && l.Label.Format != page.UpperAlpha {
		return l
	}
	auto, ok := l.ChoiceLabel()
	if !ok || auto.Kind != lexicon.LetterLabel {
		return l
	}
	bare := l
	bare.Label = nil
	typed, ok := bare.ChoiceLabel()
	if !ok || typed.Kind != lexicon.LetterLabel || typed.Upper != auto.Upper || typed.Delim != ')' || !flatten.Follows(auto.Sign, typed.Sign, letters, true) {
		return l
	}
	for _, s := range flatten.FindSpots(bare) {
		if s.Label.Delim == ')' && flatten.Follows(typed.Sign, s.Label.Sign, letters, false) {
			return bare
		}
	}
	return l
}
