package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/richtext"
)

func TrimAll(parts []string) []string {
	out := make([]string, len(parts))
	for i, p := range parts {
		out[i] = strings.Trim(strings.TrimSpace(p), ";,.")
		if out[i] == "" {
			return nil
		}
	}
	return out
}

// Bounds of lines that list the choices of a question behind a word for them.
const (
	leastOptionLines = 2
	optionLimit      = 80 // bytes of a choice
)

// OptionLines cuts "Options: Rome, Oslo, Lima" into the choices, where several
// questions have such a line.
func (r *Reader) OptionLines(lines []line.Line) []line.Line {
	return intoChoices(lines, leastOptionLines, func(i int) [][]int {
		if i == 0 {
			return nil
		}
		return r.optionCuts(lines[i])
	})
}

// intoChoices cuts lines into the choices that cuts gives the places of, nil for a
// line that stays, where at least so many lines are cut.
func intoChoices(lines []line.Line, least int, cutsOf func(i int) [][]int) []line.Line {
	cuts := map[int][][]int{}
	for i := range lines {
		if at := cutsOf(i); at != nil {
			cuts[i] = at
		}
	}
	if len(cuts) < least {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+4*len(cuts))
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
func labelledChoice(l line.Line, from, to, number int) line.Line {
	choice := line.NewLine(line.Line{Origin: l.Origin, Block: l.Block, Soft: true}, line.SliceRuns(l.Runs, from, to))
	choice.Label = &page.Label{Text: strings.ToLower(richtext.Letters(number)) + ")", Format: page.LowerAlpha, Number: number, List: "cut"}
	return choice
}

// optionCuts is where the choices stand in a line that lists them behind a word,
// nil for any other line. What has letters of its own is cut elsewhere.
func (r *Reader) optionCuts(l line.Line) [][]int {
	if l.Kind != line.TextLine || l.Label != nil {
		return nil
	}
	c, end := r.Vocabulary.Find(l.Head(), lexicon.ChoicesWord)
	if c == lexicon.NoClass || end >= len(l.Text) {
		return nil
	}
	rest := strings.TrimLeft(l.Text[end:], " ")
	if rest == "" || rest[0] != ':' || strings.ContainsAny(rest, "?)") {
		return nil
	}
	rest = strings.TrimLeft(rest[1:], " \t")
	for _, sep := range []string{"|", ";", " / ", "，", "、", ","} {
		if pieces := TrimAll(strings.Split(rest, sep)); len(pieces) >= 2 && len(pieces) <= lexicon.MaxChoices {
			if slices.ContainsFunc(pieces, func(p string) bool { return len(p) > optionLimit }) {
				return nil
			}
			return asks.PlacesOf(pieces, l.Text, len(l.Text)-len(rest))
		}
	}
	return nil
}
