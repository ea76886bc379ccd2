package slide

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
)

// The bounds of slides that show questions of a show and, on other slides, what is
// right.
const (
	leastRounds = 3
	roundLines  = 12
	roundAnswer = 120 // characters
)

// AnswerRounds puts the answers of a show with its questions: of decks that ask
// everything and then show every slide again with a line more, and of boards whose
// slides of one title, "Rivers for 200", show what is asked and then what is right.
func (r *Reader) AnswerRounds(blocks []page.Block) []page.Block {
	if !slices.ContainsFunc(blocks, isBreak) {
		return blocks
	}
	sides := sidesOf(blocks)
	later := secondRound(sides)
	board := false
	if len(later) < leastRounds {
		later, board = r.boardAnswers(sides), true
	}
	if len(later) < leastRounds {
		if later = r.boardReplies(sides); later != nil {
			return r.withReplies(sides, later)
		}
	}
	if len(later) < leastRounds {
		return blocks
	}
	gone := map[int]bool{}
	for _, j := range later {
		gone[j] = true
	}
	var out []page.Block
	number := 0
	for i, s := range sides {
		j, ok := later[i]
		switch {
		case gone[i], board && isBoard(s):
			continue
		case !ok:
			out = append(out, s.blocks...)
			continue
		}
		number++
		asked := s.blocks
		if board {
			asked = withoutFirst(asked, number)
		}
		out = append(out, asked...)
		answer := sides[j].lines[len(s.lines):]
		if board {
			answer = sides[j].lines[1:2]
		}
		p := page.Paragraph{Position: sides[j].blocks[len(sides[j].blocks)-1].Pos(), Runs: []page.Run{{Text: "Answer: " + strings.Join(answer, " ")}}}
		out = append(out, p)
	}
	return out
}

// secondRound finds for slides that are shown again later, not at once, the slides
// that do so with a line or two more.
func secondRound(sides []side) map[int]int {
	first := map[string]int{}
	out := map[int]int{}
	last := -1
	for j, s := range sides {
		if len(s.lines) == 0 || len(s.lines) > roundLines {
			continue
		}
		for n := len(s.lines) - 1; n > 0 && n >= len(s.lines)-2; n-- {
			i, ok := first[strings.Join(s.lines[:n], "\n")]
			size := utf8.RuneCountInString(strings.Join(s.lines[n:], " "))
			if ok && i > last && i < j-1 && size <= roundAnswer && coded.LooksAsked(s.lines[n-1]) && !coded.LooksAsked(s.lines[n]) {
				out[i], last = j, i
				break
			}
		}
		if key := strings.Join(s.lines, "\n"); first[key] == 0 {
			first[key] = j
		}
	}
	return out
}

// withoutFirst are the blocks of a slide with its first text under a number instead
// of its title.
func withoutFirst(blocks []page.Block, number int) []page.Block {
	out := slices.Clone(blocks)
	at := slices.IndexFunc(out, showsText)
	title, ok := out[at].(page.Paragraph)
	if !ok {
		return out
	}
	title.Style.Heading = 0
	title.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "board"}
	for k := at + 1; k < len(out); k++ {
		if p, ok := out[k].(page.Paragraph); ok && showsText(p) {
			p.Label = title.Label
			p.Style.Heading = 0
			out[k] = p
			return slices.Delete(out, at, at+1)
		}
	}
	return out
}
