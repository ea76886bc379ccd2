package slide

import (
	"strings"

	"formwright/shared/page"
)

// Bounds of decks whose next slide leaves the right choice alone.
const (
	leastLeftAlone = 3 // questions that do
	leastOffered   = 3 // choices of each
)

// RightLeft reads decks that show each question again with the right choice alone: the
// other choices are gone, and all else stayed. It becomes the answer of the question.
func RightLeft(blocks []page.Block) []page.Block {
	sides := sidesOf(blocks)
	if len(sides) < 2*leastLeftAlone {
		return blocks
	}
	answers, asking := map[int]string{}, 0
	for i := range sides {
		if _, choices := choicesApart(sides[i].blocks); len(choices) < leastOffered {
			continue
		}
		if asking++; i+1 < len(sides) {
			if right := leftAlone(sides[i], sides[i+1]); right != "" {
				answers[i+1] = right
			}
		}
	}
	if len(answers) < leastLeftAlone || len(answers)*2 < asking {
		return blocks
	}
	var out []page.Block
	for i, s := range sides {
		if right, ok := answers[i]; ok {
			s.blocks = []page.Block{page.Paragraph{Position: s.blocks[len(s.blocks)-1].Pos(), Runs: []page.Run{{Text: "Answer: " + right}}}}
		}
		out = append(out, s.blocks...)
	}
	return out
}

// leftAlone is the letter of the only choice that the next side leaves of those of a side;
// empty when it leaves more or none, or anything else is new or gone.
func leftAlone(s, next side) string {
	rest, choices := choicesApart(s.blocks)
	restAfter, left := choicesApart(next.blocks)
	if s.lines == nil || next.lines == nil || len(left) != 1 || len(rest) == 0 || strings.Join(rest, "\n") != strings.Join(restAfter, "\n") {
		return ""
	}
	for letter, text := range left {
		if choices[letter] == text {
			return letter
		}
	}
	return ""
}

// choicesApart parts the lettered paragraphs of a slide, by their letters, from what else
// it says.
func choicesApart(blocks []page.Block) (rest []string, choices map[string]string) {
	choices = map[string]string{}
	for _, b := range blocks {
		p, ok := b.(page.Paragraph)
		switch {
		case !ok || strings.TrimSpace(p.Text()) == "":
		case p.Label != nil && (p.Label.Format == page.UpperAlpha || p.Label.Format == page.LowerAlpha):
			choices[strings.Trim(p.Label.Text, "().: ")] = strings.TrimSpace(p.Text())
		default:
			rest = append(rest, strings.TrimSpace(p.Text()))
		}
	}
	return rest, choices
}
