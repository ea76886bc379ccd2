package answerkey

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// PartSign is the letter of the part that a value of a key is for, "a) Paris", or
// its number in brackets or a circle, "(1) Paris".
func PartSign(value string) string {
	c, ok := PartLabelOf(value)
	if !ok || c.End >= len(value) {
		return ""
	}
	return c.Sign
}

func PartLabelOf(value string) (lexicon.ChoiceLabel, bool) {
	c, ok := line.ChoiceLabelOf(value)
	return c, ok && (c.Kind == lexicon.LetterLabel || c.Kind == lexicon.DigitLabel && (c.Delim == '(' || lexicon.IsCircled(value)))
}

// nextPart reports whether a line of a key answers the next part of the question
// before: "b) ..." behind "1. a) ...".
func (r *Reader) nextPart(entries []KeyEntry, l line.Line) bool {
	if len(entries) == 0 || l.Kind != line.TextLine {
		return false
	}
	last, sign := PartSign(entries[len(entries)-1].Value.Text), PartSign(l.Text)
	return last != "" && sign != "" && flatten.Follows(last, sign, r.Letters, false)
}

// fillsSection reports whether the letter of a line was taken for that of a section
// with one answer.
func fillsSection(found []KeyEntry, l line.Line) bool {
	return len(found) == 1 && found[0].Under != "" && len(found[0].Under)+len(found[0].Value.Text) == len(l.Text)
}

// partBeside reports whether the next line or the one before gives the answers to
// the next section or the one before, so that what stands behind a letter is the
// only answer to its own.
func (r *Reader) partBeside(lines []line.Line, at int) bool {
	sign := func(i int) string {
		if i < 0 || i >= len(lines) || lines[i].Label != nil {
			return ""
		}
		c, _ := line.ChoiceLabelOf(strings.TrimSpace(partStart.FindString(lines[i].Text)) + " x")
		return c.Sign
	}
	own := sign(at)
	return own != "" && (flatten.Follows(own, sign(at+1), r.Letters, false) || flatten.Follows(sign(at-1), own, r.Letters, false))
}

// partStart is the number or letter of a section before its answers.
var partStart = pattern.New(`^(?:[IVX]{1,4}|[A-HА-ГΑ-Δ]\d{0,2})\s*[.)、:]\s*`)

// beforeQuestion ends a key where the line at asks a question with choices below
// it. Between the last answer and that line, a gap or a number behind a word
// begins what is no reason for the answer: the name of the next section, or the
// question itself.
func (r *Reader) beforeQuestion(entries []KeyEntry, lines []line.Line, from, at int) ([]KeyEntry, int) {
	end := from
	for end < at && !lines[end].Gap {
		if _, ok := lines[end].WordLabel(r.Vocabulary); ok {
			break
		}
		end++
	}
	last := &entries[len(entries)-1]
	last.Why = last.Why[:min(len(last.Why), end-from)]
	return entries, end
}

// namesPart reports whether a line of a key is the name of the part that its
// next answers are for: "True / False:" between 5 and 6.
func (r *Reader) namesPart(entries []KeyEntry, lines []line.Line, at int) bool {
	l := lines[at]
	next := nextSign(entries, l)
	if l.Label != nil || !next && (lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || !strings.HasSuffix(l.Text, ":") && !r.NamesSection(l, l.Text)) {
		return false
	}
	more, _ := r.entriesAt(lines, at+1)
	return len(more) > 0 && (next || more[0].Number == entries[len(entries)-1].Number+1)
}

// partSign is all of the name of a part but its sign: "III.", "Part C".
var partSign = pattern.New(`^(\p{L}{3,}\s+)?([A-H]|[IVX]{1,4})\s*[.):]?\s*$`)

// nextSign reports whether a line is no more than the sign of a part that counts on from that
// of the answers before: "III." behind "II.". Its numbers may then be any.
func nextSign(entries []KeyEntry, l line.Line) bool {
	m := partSign.FindStringSubmatch(l.Text)
	if m == nil {
		return false
	}
	for k := len(entries) - 1; k >= 0; k-- {
		if entries[k].Under == "" {
			continue
		}
		before := partSign.FindStringSubmatch(entries[k].Under)
		return before != nil && before[1] == m[1] && (line.RomanValue(before[2]) > 0 && line.RomanValue(m[2]) == line.RomanValue(before[2])+1 || len(before[2]) == 1 && len(m[2]) == 1 && m[2][0] == before[2][0]+1)
	}
	return false
}
