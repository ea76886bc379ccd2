package printed

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// A learning platform prints its tests without numbers, and below each question what it
// is worth, what is right, or room for the answer of a marker.
var (
	pointValue = pattern.New(`^Answer Point Value:\s*(\d+(?:\.\d+)?) points?$`)
	valuePart  = pattern.New(`^Part \d+(?: of \d+)?\b.{0,60}$`)
	keyBelow   = pattern.New(`^Answer Key:\s*(\S.*)$`)
	modelBelow = pattern.New(`^Model Short Answer:\s*(.*)$`)
	loneLetter = pattern.New(`^[A-Z]\.$`) // of a choice that the page sets on the next line
	charsBelow = pattern.New(`^Accepted characters:`)
)

// leastValues is how many questions such a print has.
const leastValues = 3

// PointValues numbers the questions of such a print: each ends with what it is worth and
// what stands right below.
func PointValues(lines []line.Line) []line.Line {
	values := 0
	for _, l := range lines {
		if l.Kind == line.TextLine && pointValue.MatchString(l.Text) {
			values++
		}
	}
	if values < leastValues {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	start, number := 0, 0 // in out, of the question
	for i := 0; i < len(lines); i++ {
		l := unspacedFront(lines[i])
		if valuePart.MatchString(l.Text) {
			out = append(out, l)
			start = len(out)
			continue
		}
		m := pointValue.FindStringSubmatch(l.Text)
		if m == nil {
			if loneLetter.MatchString(l.Text) && i+1 < len(lines) && lines[i+1].Kind == line.TextLine && lines[i+1].Label == nil {
				l = line.NewLine(l, append([]page.Run{{Text: l.Text + " "}}, unspacedFront(lines[i+1]).Runs...))
				i++
			}
			out = append(out, l)
			continue
		}
		for start < len(out) && out[start].Kind != line.TextLine {
			start++
		}
		if number++; start < len(out) {
			out[start] = line.NewLine(out[start], append([]page.Run{{Text: lexicon.DecimalText(number) + ". "}}, append(out[start].Runs[:len(out[start].Runs):len(out[start].Runs)], page.Run{Text: " (" + m[1] + " points)"})...))
			out[start].Gap = true
		}
		var answer *line.Line
		answer, i = belowValue(lines, i)
		if answer != nil {
			out = append(out, *answer)
		}
		start = len(out)
	}
	return out
}

// unspacedFront is a line without the spaces, or the buttons of a font that has none,
// before its text.
func unspacedFront(l line.Line) line.Line {
	rest := strings.TrimLeftFunc(l.Text, func(c rune) bool {
		return unicode.IsSpace(c) || unicode.Is(unicode.Co, c) || c == '\ufeff' || c == '\u200b'
	})
	if l.Kind != line.TextLine || rest == "" || len(rest) == len(l.Text) {
		return l
	}
	return l.From(len(l.Text) - len(rest))
}

// belowValue is the answer that stands below what a question is worth, nil for none,
// and the last line that belongs to it.
func belowValue(lines []line.Line, i int) (answer *line.Line, end int) {
	for i+1 < len(lines) {
		l := lines[i+1]
		key := keyBelow.FindStringSubmatchIndex(l.Text)
		model := modelBelow.FindStringSubmatchIndex(l.Text)
		switch {
		case key != nil:
			said := line.NewLine(l, append([]page.Run{{Text: "Answer: "}}, l.From(key[2]).Runs...))
			answer = &said
		case model != nil:
			if strings.Trim(l.Text[model[2]:], " -–—") != "" {
				said := line.NewLine(l, append([]page.Run{{Text: "Answer: "}}, l.From(model[2]).Runs...))
				answer = &said
			}
		case charsBelow.MatchString(l.Text):
			for i+2 < len(lines) && !strings.HasSuffix(lines[i+1].Text, "decimal point marker.") && !lines[i+2].Gap {
				i++
			}
		default:
			return answer, i
		}
		i++
	}
	return answer, i
}
