package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// shortName is a word cut short before a number in a key: "Ex. 2 : b", "Aufg. 3".
var shortName = pattern.Guarded(lexicon.HasDigit, `^(\pL{2,6})\.?\s*(\d{1,2})\s*[.:)–—-]`)

// ShortNames writes the names of tasks in full that a key cuts short, where the test
// names them so: "Exercise 2" over the questions, "Ex. 2: b" in the key.
func (r *Reader) ShortNames(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	names := map[int]string{}
	key := false
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if key = key || len(names) > 0 && r.IsKeyHeading(l); !key {
			if q, ok := l.WordLabel(r.Vocabulary); ok && q.Number > 0 {
				if word := asks.WordOf(q); word != "" {
					names[q.Number] = word
				}
			}
			continue
		}
		m := shortName.FindStringSubmatchIndex(l.Text)
		if m == nil {
			continue
		}
		short, full := lexicon.Fold(l.Text[m[2]:m[3]]), names[line.LastNumber(l.Text[m[4]:m[5]])]
		if !strings.HasPrefix(lexicon.Fold(full), short) || len(short) == len(lexicon.Fold(full)) {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		rest := l.From(m[4])
		out[i] = line.NewLine(l, append([]page.Run{{Text: full + " "}}, rest.Runs...))
	}
	if out == nil {
		return lines
	}
	return out
}
