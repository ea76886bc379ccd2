package answerkey

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// frontWord is a word and the number of the first answer behind it.
var frontWord = pattern.New(`^(\p{L}{1,12})\.?\s?\d{1,3}\s*[-–—.):=：]`)

// rowKeys reads the answers of a line, which may say the word for a question before
// each number: "Q1: b, Q2: a", "Frage 1 – B; Frage 2 – C".
func (r *Reader) rowKeys(l line.Line, next []line.Line) []KeyEntry {
	return rowKeysOf(r.withoutWords(l), next)
}

// withoutWords cuts that word out of a line that has it at least twice.
func (r *Reader) withoutWords(l line.Line) line.Line {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) > maxRow {
		return l
	}
	m := frontWord.FindStringSubmatch(l.Text)
	if m == nil {
		return l
	}
	if _, ok := r.Vocabulary.Is(m[1], lexicon.QuestionWord); !ok {
		return l
	}
	var runs []page.Run
	from, words := 0, 0
	for at := 0; at < len(l.Text); {
		if n := wordBefore(l.Text[at:], m[1]); n > 0 && (at == 0 || strings.IndexByte(" ,;|\t", l.Text[at-1]) >= 0) {
			runs = append(runs, l.Cut(from, at).Runs...)
			if at > 0 {
				runs = append(runs, page.Run{Text: " "})
			}
			at += n
			from = at
			words++
			continue
		}
		at++
	}
	if words < 2 {
		return l
	}
	return line.NewLine(l, append(runs, l.From(from).Runs...))
}

// wordBefore is how many bytes a word at the front of a text and what parts it from
// a number take; 0 where there is none.
func wordBefore(text, word string) int {
	rest, ok := strings.CutPrefix(text, word)
	if !ok {
		return 0
	}
	rest = strings.TrimLeft(strings.TrimPrefix(rest, "."), " ")
	if rest == "" || !unicode.IsDigit(rune(rest[0])) {
		return 0
	}
	return len(text) - len(rest)
}
