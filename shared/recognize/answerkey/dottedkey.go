package answerkey

import (
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
		if l.Kind != line.TextLine || len(l.Text) > maxRow {
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
