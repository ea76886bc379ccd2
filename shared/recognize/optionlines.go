package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/richtext"
)

// Bounds of lines that list the choices of a question behind a word for them.
const (
	leastOptionLines = 2
	optionLimit      = 80 // bytes of a choice
)

// optionLines cuts "Options: Rome, Oslo, Lima" into the choices, where several
// questions have such a line.
func (r *recognizer) optionLines(lines []line) []line {
	cuts := map[int][][]int{}
	for i, l := range lines {
		if at := r.optionCuts(l); i > 0 && at != nil {
			cuts[i] = at
		}
	}
	if len(cuts) < leastOptionLines {
		return lines
	}
	out := make([]line, 0, len(lines)+4*len(cuts))
	for i, l := range lines {
		if cuts[i] == nil {
			out = append(out, l)
			continue
		}
		for k, at := range cuts[i] {
			out = append(out, labelledChoice(l, at[0], at[1], k+1))
		}
	}
	return out
}

// labelledChoice is a piece of a line as the choice with a letter.
func labelledChoice(l line, from, to, number int) line {
	choice := newLine(line{origin: l.origin, block: l.block, soft: true}, sliceRuns(l.runs, from, to))
	choice.label = &page.Label{Text: strings.ToLower(richtext.Letters(number)) + ")", Format: page.LowerAlpha, Number: number, List: "cut"}
	return choice
}

// optionCuts is where the choices stand in a line that lists them behind a word,
// nil for any other line. What has letters of its own is cut elsewhere.
func (r *recognizer) optionCuts(l line) [][]int {
	if l.kind != textLine || l.label != nil {
		return nil
	}
	c, end := r.vocabulary.find(l.head, choicesWord)
	if c == noClass || end >= len(l.text) {
		return nil
	}
	rest := strings.TrimLeft(l.text[end:], " ")
	if rest == "" || rest[0] != ':' || strings.ContainsAny(rest, "?)") {
		return nil
	}
	rest = strings.TrimLeft(rest[1:], " \t")
	for _, sep := range []string{"|", ";", " / ", "，", "、", ","} {
		if pieces := trimAll(strings.Split(rest, sep)); len(pieces) >= 2 && len(pieces) <= maxChoices {
			if slices.ContainsFunc(pieces, func(p string) bool { return len(p) > optionLimit }) {
				return nil
			}
			return placesOf(pieces, l.text, len(l.text)-len(rest))
		}
	}
	return nil
}

// placesOf is where pieces stand in a text, one behind the other from a place on.
func placesOf(pieces []string, text string, from int) [][]int {
	var out [][]int
	for _, p := range pieces {
		from += strings.Index(text[from:], p)
		out = append(out, []int{from, from + len(p)})
		from += len(p)
	}
	return out
}
