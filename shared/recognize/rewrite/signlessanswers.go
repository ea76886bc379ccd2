package rewrite

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	choicesAbove   = 8  // lines above an answer among which its choice is looked for
	longestKeyWord = 24 // bytes
)

// SignlessAnswers gives the word of an answer the colon that it has on other lines,
// "ANSWER The owl", where the rest of its line is one of the lines right above.
func (r *Reader) SignlessAnswers(lines []line.Line) []line.Line {
	signed := map[string]bool{}
	for _, l := range lines {
		if word, _, ok := strings.Cut(l.Text, ":"); ok && l.Kind == line.TextLine && len(word) <= longestKeyWord {
			if _, known := signed[word]; !known {
				c, _ := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord)
				signed[word] = c == lexicon.AnswerWord
			}
		}
	}
	for i, l := range lines {
		word, rest, ok := strings.Cut(l.Text, " ")
		if !ok || !signed[word] || l.Kind != line.TextLine || l.Label != nil || !offeredAbove(lines[:i], rest) {
			continue
		}
		lines[i] = line.NewLine(l, append([]page.Run{{Text: word + ": "}}, l.Cut(len(word), len(l.Text)).Runs...))
		lines[i].Gap = l.Gap
	}
	return lines
}

// offeredAbove reports whether a text is one of the lines right above, without its letter.
func offeredAbove(above []line.Line, text string) bool {
	text = lexicon.Fold(strings.TrimSpace(text))
	for i := len(above) - 1; i >= max(0, len(above)-choicesAbove); i-- {
		l := above[i]
		said := l.Text
		if c, ok := l.ChoiceLabel(); ok {
			said = l.Text[c.End:]
		}
		if lexicon.Fold(strings.TrimSpace(said)) == text {
			return true
		}
	}
	return false
}
