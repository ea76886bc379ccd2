package rewrite

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastBold is how many answers behind bold words show that these need no colon.
const leastBold = 3

// BoldWords gives words for answers and reasons that are only set in bold the colon that
// others have, "<b>Answer</b> Paris", where most of the answers are letters or choices
// said again: a sentence may begin with a bold word too.
func (r *Reader) BoldWords(lines []line.Line) []line.Line {
	var at, ends []int
	answers, told := 0, 0
	for i, l := range lines {
		end := boldStart(l)
		if end == 0 {
			continue
		}
		c, ok := r.Vocabulary.Is(l.Text[:end], lexicon.AnswerWord, lexicon.ExplainWord)
		if !ok {
			continue
		}
		at, ends = append(at, i), append(ends, end)
		if c != lexicon.AnswerWord {
			continue
		}
		answers++
		if rest := strings.TrimSpace(l.Text[end:]); LetterPlaces(rest) != nil || offeredAbove(lines[:i], rest) {
			told++
		}
	}
	if told < leastBold || told*2 < answers {
		return lines
	}
	for n, i := range at {
		l := lines[i]
		word := strings.TrimSpace(l.Text[:ends[n]])
		lines[i] = line.NewLine(l, append([]page.Run{{Text: word + ": "}}, l.Cut(ends[n], len(l.Text)).Runs...))
		lines[i].Gap = l.Gap
	}
	return lines
}

// boldStart is where the bold word ends with which a line begins that goes on without a
// colon and without bold letters; 0 for other lines.
func boldStart(l line.Line) int {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Runs) < 2 || !l.Runs[0].Marks.Bold {
		return 0
	}
	end := 0
	for end < len(l.Runs) && l.Runs[end].Kind == page.TextRun && l.Runs[end].Marks.Bold {
		end++
	}
	for _, run := range l.Runs[end:] {
		if run.Marks.Bold && strings.TrimSpace(run.Text) != "" {
			return 0
		}
	}
	end = len(line.Plain(l.Runs[:end]))
	if end == 0 || end > longestKeyWord || end >= len(l.Text) || strings.ContainsAny(l.Text[end-1:end+1], ":.=") || strings.TrimSpace(l.Text[end:]) == "" {
		return 0
	}
	return end
}
