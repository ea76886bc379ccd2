package slide

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// WithoutShownAgain leaves out the slides, or pages, that the next one shows
// again with something added: the same lines with the answer marked, or one more
// line of the same question. The fuller one stays, for it holds the key.
func WithoutShownAgain(blocks []page.Block) []page.Block {
	if !slices.ContainsFunc(blocks, isBreak) && (len(blocks) == 0 || blocks[0].Pos().Page == blocks[len(blocks)-1].Pos().Page) {
		return blocks
	}
	sides := sidesOf(blocks)
	common := commonLines(sides)
	out := make([]page.Block, 0, len(blocks))
	for i, s := range sides {
		if i+1 < len(sides) && s.shownAgain(sides[i+1], common) {
			continue
		}
		out = append(out, s.blocks...)
	}
	return out
}

func isBreak(b page.Block) bool {
	_, ok := b.(page.Break)
	return ok
}

// side is what stands between two breaks.
type side struct {
	blocks []page.Block
	lines  []string // nil when something on it cannot be compared
}

// sidesOf cuts a document before its breaks, and where a new page begins.
func sidesOf(blocks []page.Block) []side {
	var out []side
	from := 0
	last := 0
	for i, b := range blocks {
		here := b.Pos().Page
		if i > from && (isBreak(b) || here != last) {
			out = append(out, side{blocks: blocks[from:i]})
			from = i
		}
		last = here
	}
	out = append(out, side{blocks: blocks[from:]})
	for i := range out {
		out[i].lines = sideLines(out[i].blocks)
	}
	return out
}

// roomForAnswer is a line for the answer that holds nothing yet.
var roomForAnswer = pattern.New(`^\p{Lu}[\p{L}\p{M} ]{2,24}[:：]\s*[.…,_\s-]{3,}$`)

func sideLines(blocks []page.Block) []string {
	var out []string
	for _, b := range blocks {
		if len(out) > maxSideLines+minSideLines {
			return out // too long to be compared
		}
		switch b := b.(type) {
		case page.Paragraph:
			for _, s := range strings.Split(b.Text(), "\n") {
				if s = strings.Join(strings.Fields(s), " "); s != "" && !roomForAnswer.MatchString(s) {
					out = append(out, s)
				}
			}
		case page.Break, page.Rule:
		case page.ImageBlock:
			out = append(out, "picture "+b.Image.Hash)
		case page.Table:
			cells := sideLines(cellBlocks(b))
			if cells == nil {
				return nil
			}
			out = append(out, cells...)
		default:
			return nil
		}
	}
	return out
}

// cellBlocks is what stands in the cells of a table, with their backgrounds as that of
// their words.
func cellBlocks(t page.Table) []page.Block {
	var out []page.Block
	for _, row := range t.Rows {
		for _, cell := range row.Cells {
			for _, b := range cell.Blocks {
				out = append(out, onGround(b, cell.Shading))
			}
		}
	}
	return out
}

// onGround is a block with its words on the background of their cell.
func onGround(b page.Block, shading string) page.Block {
	p, ok := b.(page.Paragraph)
	if !ok || shading == "" {
		return b
	}
	p.Runs = slices.Clone(p.Runs)
	for i := range p.Runs {
		p.Runs[i].Marks.Shading = shading
	}
	return p
}

// The bounds of slides that show a question.
const (
	minSideLines = 3 // a stem and two choices
	maxSideLines = 40
	maxSideSign  = 16 // characters of a sign such as "(correct)" at a choice
	leastCommon  = 4  // sides that a line stands on which belongs to none of them
)

// commonLines are the short lines that stand on many sides and belong to no
// question: "Skip", "Your turn!".
func commonLines(sides []side) map[string]bool {
	on := map[string]int{}
	for _, s := range sides {
		for _, line := range slices.Compact(slices.Sorted(slices.Values(s.lines))) {
			on[line]++
		}
	}
	common := map[string]bool{}
	for line, n := range on {
		common[line] = n >= leastCommon && utf8.RuneCountInString(line) <= maxSideSign && !strings.HasPrefix(line, "picture ")
	}
	return common
}

// shownAgain reports whether every line of s stands on next too, in the same
// order, perhaps with a sign at one or two of them, and next loses no mark. A
// line or two that are common to many sides may be missing.
func (s side) shownAgain(next side, common map[string]bool) bool {
	if len(s.lines) < minSideLines || len(s.lines) > maxSideLines || len(next.lines) > maxSideLines+minSideLines {
		return false
	}
	at, signs, lost := 0, 0, 0
	for _, line := range s.lines {
		i := slices.IndexFunc(next.lines[at:], func(other string) bool { return other == line || withSign(other, line) })
		if i < 0 && common[line] && lost < 2 && len(s.lines)-lost > minSideLines {
			lost++
			continue
		}
		if i < 0 {
			return false
		}
		if at += i + 1; next.lines[at-1] != line {
			signs++
		}
	}
	if len(next.lines)-len(s.lines) > 2 || signs > 2 || signs == len(s.lines) {
		return false
	}
	return marksOn(next.blocks) >= marksOn(s.blocks)
}

// withSign reports whether a line is another with a sign at one of its ends.
func withSign(line, plain string) bool {
	before, behind, ok := strings.Cut(line, plain)
	return ok && utf8.RuneCountInString(before)+utf8.RuneCountInString(behind) <= maxSideSign && (before == "" || behind == "") &&
		!isWordy(strings.TrimSpace(before)) && (behind == "" || strings.HasPrefix(behind, " ") && !isWordy(strings.TrimSpace(behind)))
}

// isWordy reports whether a text begins like a word, and is no sign.
func isWordy(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return s != "" && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

// marksOn counts the ways in which text is set, past the first.
func marksOn(blocks []page.Block) int {
	seen := map[page.Marks]bool{}
	countMarks(blocks, seen)
	return len(seen)
}

func countMarks(blocks []page.Block, seen map[page.Marks]bool) {
	for _, b := range blocks {
		switch x := b.(type) {
		case page.Table:
			countMarks(cellBlocks(x), seen)
		case page.Paragraph:
			for _, r := range x.Runs {
				if strings.TrimSpace(r.Text) != "" {
					seen[r.Marks] = true
				}
			}
		}
	}
}
