package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastFieldLines is how many choices with fields make such a document.
const leastFieldLines = 4

// fieldLine is a field of a choice as a program names it: "Answer2.answerText:
// Rome", "option1.isCorrect: false".
var fieldLine = pattern.Guarded(mayField, `^(?i:answer|option|choice)s?[_\[]?\d{1,2}\]?\.(?i:(\w*text|value|title|label|content)|(is_?(?:correct|right|true)|correct))\s*[:=]\s*(\S.*)$`)

// mayField looks for the dot of a field.
func mayField(s string) bool { return strings.IndexByte(s, '.') >= 0 && beginsField(s) }

var beginsField = pattern.BeginsWith("aAoOcC")

// stemField is the field of a question before its text.
var stemField = pattern.Guarded(pattern.BeginsWith("qQ"), `^(?i:question)(?:[_\[]?\d{1,3}\]?)?\.(?i:\w*text|title|value|content|question)\s*[:=]\s*(\S.*)$`)

// FieldLines writes choices whose texts and flags stand as fields of objects,
// a line each, with letters and an answer line. A flag that is neither of its
// words is no answer.
func FieldLines(lines []line.Line) []line.Line {
	texts, flags := 0, 0
	for _, l := range lines {
		if m := fieldOf(l); m != nil && m[2] >= 0 {
			texts++
		} else if m != nil {
			flags++
		}
	}
	if texts < leastFieldLines || texts != flags {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	letter, key := 'A'-1, ""
	answer := func(at line.Line) {
		if key != "" {
			out = append(out, flatten.Answering(line.NewLine(at, []page.Run{{Text: key}})))
		}
		letter, key = 'A'-1, ""
	}
	for i, l := range lines {
		m := fieldOf(l)
		switch {
		case m == nil:
			if i > 0 {
				answer(lines[i-1])
			}
			if s := stemField.FindStringSubmatchIndex(l.Text); s != nil && l.Kind == line.TextLine {
				l = l.From(s[2])
			}
			out = append(out, l)
		case m[2] >= 0:
			letter++
			rest := l.From(m[6])
			out = append(out, line.NewLine(l, append([]page.Run{{Text: string(letter) + ". "}}, rest.Runs...)))
		case strings.EqualFold(strings.TrimRight(l.Text[m[6]:], " ,;"), "true"):
			key = strings.TrimPrefix(key+", "+string(letter), ", ")
		}
	}
	if len(lines) > 0 {
		answer(lines[len(lines)-1])
	}
	return out
}

// fieldOf finds the parts of a field of a choice.
func fieldOf(l line.Line) []int {
	if l.Kind != line.TextLine || l.Label != nil {
		return nil
	}
	return fieldLine.FindStringSubmatchIndex(l.Text)
}
