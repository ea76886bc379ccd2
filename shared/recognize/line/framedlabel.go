package line

import (
	"strings"

	"formwright/shared/recognize/lexicon"
)

// longestFramed is how many bytes a label in brackets has.
const longestFramed = 40

// framedLabel reads labels in square brackets: "[Question 3]", "【問2】". In those of
// Chinese and Japanese the number is enough, "【1】": no citation or blank has them at
// the front of a line.
func framedLabel(text string, v lexicon.Vocabulary) (QuestionLabel, bool) {
	if text == "" || text[0] != '[' && text[0] != "【〔"[0] {
		return QuestionLabel{}, false
	}
	inner, ok := cutAny(text, "[【〔")
	if !ok {
		return QuestionLabel{}, false
	}
	n := strings.IndexAny(inner[:min(len(inner), longestFramed)], "]】〕")
	if n <= 0 {
		return QuestionLabel{}, false
	}
	q, ok := labelByWord(inner[:n], lexicon.NewHead(inner[:n]), v)
	if digits := lexicon.DecimalDigits(inner[:n]); !ok && text[0] != '[' && lexicon.IsNumber(digits) {
		q, ok = QuestionLabel{Number: LastNumber(digits), End: n}, true
	}
	if !ok || q.Number == 0 || q.End < n {
		return QuestionLabel{}, false
	}
	end := len(text) - len(inner) + n
	rest, _ := cutAny(text[end:], "]】〕")
	end = len(text) - len(rest)
	return labelled(text, end+len(WordTail.FindString(rest)), q.Number), true
}
