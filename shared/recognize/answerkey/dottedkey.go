package answerkey

import (
	"strings"
	"sync"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// dottedEntry is the number of a part with that of its task, "1.2", at the front of
// a line of a key or behind another answer.
var dottedEntry = pattern.Guarded(lexicon.HasDigit, `(?:^|[\s,;])(\d{1,2}(?:\.\d{1,2}){1,3})[.)]?(?:\s*[:=–—-]\s*|\s+)(?:$|\S)`)

// leastDottedAsked is how many questions with such numbers a test has whose key may
// name them.
const leastDottedAsked = 2

// dottedAsked reads "1.1 Paris  1.2 Rome" in a key, where questions with these
// numbers are among the lines before it.
func (r *Reader) dottedAsked(before []line.Line) func(line.Line) []KeyEntry {
	asked := sync.OnceValue(func() map[string]bool {
		names := map[string]bool{}
		for _, l := range before {
			if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Kind == line.DottedNumber {
				names[q.Text] = true
			}
		}
		return names
	})
	return func(l line.Line) []KeyEntry {
		if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, maxRow) {
			return nil
		}
		if q, ok := l.QuestionLabel(r.Vocabulary); !ok || q.Kind != line.DottedNumber || len(asked()) < leastDottedAsked || !asked()[q.Text] {
			return nil
		} else if q.Auto {
			if l.Text == "" {
				return nil
			}
			return []KeyEntry{{Number: q.Number, Dotted: q.Text, Value: l.From(0)}}
		}
		var out []KeyEntry
		from := 0
		for _, m := range dottedEntry.FindAllStringSubmatchIndex(l.Text, -1) {
			name := l.Text[m[2]:m[3]]
			if !asked()[name] || len(out) == 0 && m[2] > 0 || len(out) > 0 && line.LastNumber(name) != out[len(out)-1].Number+1 && line.LastNumber(name) != 1 {
				continue
			}
			if len(out) > 0 {
				out[len(out)-1].Value = rowValue(l, from, m[0])
			}
			out = append(out, KeyEntry{Number: line.LastNumber(name), Dotted: name})
			from = m[3] + len(line.WordTail.FindString(l.Text[m[3]:]))
		}
		if len(out) == 0 || from >= len(l.Text) {
			return nil
		}
		out[len(out)-1].Value = rowValue(l, from, len(l.Text))
		return out
	}
}

// dottedPiece begins a piece of a key with the number of a task, or that of a part.
var dottedPiece = pattern.New(`^(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?(?:\s*[:=–—-]\s*|\s+)\S`)

// DottedKeys gives each piece of a key that stands on one line with its heading a line of
// its own, "Answers: 1.1 b, 1.2 c; 2. F T F", where it names parts by such numbers.
func (r *Reader) DottedKeys(lines []line.Line) []line.Line {
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) || strings.IndexByte(l.Text, ';') < 0 || !mayHeadKey(&l) {
			continue
		}
		c, end := r.Vocabulary.Find(l.Head(), lexicon.KeyHeading, lexicon.AnswerWord)
		rest := end + len(line.WordTail.FindString(l.Text[end:]))
		if c == lexicon.NoClass || rest >= len(l.Text) {
			continue
		}
		pieces := r.dottedPieces(lines[:i], l, rest)
		if pieces == nil {
			continue
		}
		out := append(lines[:i:i], soleLine(l.Cut(0, end)))
		return append(append(out, pieces...), lines[i+1:]...)
	}
	return lines
}

// dottedPieces cuts a key at its semicolons; nil where a piece begins with no number, or
// the numbers with dots are none of the questions before it.
func (r *Reader) dottedPieces(before []line.Line, l line.Line, from int) (out []line.Line) {
	dotted, asked := r.dottedAsked(before), 0
	for _, piece := range strings.Split(l.Text[from:], ";") {
		at := from + len(piece) - len(strings.TrimLeft(piece, lexicon.Whitespace))
		one := soleLine(l.Cut(at, from+len(strings.TrimRight(piece, lexicon.Whitespace))))
		if from += len(piece) + 1; strings.TrimSpace(piece) == "" {
			continue
		}
		if !dottedPiece.MatchString(one.Text) {
			return nil
		}
		if len(dotted(one)) > 0 {
			asked++
		}
		out = append(out, one)
	}
	if asked == 0 || len(out) < 2 {
		return nil
	}
	return out
}
