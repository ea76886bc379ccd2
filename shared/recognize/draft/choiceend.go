package draft

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// worthAlone is what several questions are worth together, on a line of its own:
// "(3 x 2) (6)".
var worthAlone = pattern.New(`^[(\[]\s*\d{1,2}\s*[x×*]\s*\d{1,2}\s*(?:=\s*\d{1,3}\s*)?[)\]](?:\s*[(\[]\s*\d{1,3}\s*[)\]])?$`)

// worthOnly is what one question is worth and nothing else: "(1,0)".
var worthOnly = pattern.New(`^[(\[]\s*\d{1,2}(?:[.,]\d{1,2})?\s*\pL{0,8}\.?\s*[)\]]$`)

// isListBelow reports whether a line has an automatic label below a last choice that
// was typed and opens no list: it is none of its words.
func isListBelow(t, last Token) bool {
	return t.Label != nil && last.Label == nil && !last.Cell() && !flatten.ClosesStem(last.Text)
}

// continuesChoice reports whether the line after the last choice goes on with
// it.
func continuesChoice(ts []Token, i int, row run) bool {
	t, before := ts[i], ts[i-1]
	if t.Soft && t.Block == before.Block {
		return true
	}
	if t.Kind != line.TextLine || t.Heading || t.stimulus || t.cue != lexicon.NoClass || worthAlone.MatchString(t.Text) {
		return false
	}
	if t.note.Class == lexicon.NoClass && isCutOff(ts, i, row) {
		return true
	}
	if t.Gap && !ts[row.last].Gap || isListBelow(t, ts[row.last]) {
		return false
	}
	r, _ := utf8.DecodeRuneInString(t.Text)
	if unicode.IsLower(r) {
		return true
	}
	if t.Gap || flatten.ClosesStem(t.Text) {
		return false
	}
	indented := t.Indent() > 0 && t.Indent() >= ts[row.last].Indent() && before.Label != nil || t.Lead > ts[row.last].Lead
	return indented || before.Pos().Line > 0 && len(before.Text) > 60 && !answerkey.EndsSentence(before.Text)
}

// endsEvenly reports whether line i stands between the last choice and the answer, where
// all choices have as many lines as stand there.
func endsEvenly(row run, i int, notes []line.Note) bool {
	if len(row.at) < 2 {
		return false
	}
	lines := row.at[1] - row.at[0]
	for k := 1; k < len(row.at); k++ {
		if row.at[k]-row.at[k-1] != lines {
			return false
		}
	}
	end := row.last + lines
	return lines > 1 && i < end && slices.ContainsFunc(notes, func(n line.Note) bool { return n.Class == lexicon.AnswerWord && n.After == end })
}
