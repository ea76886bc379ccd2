package slide

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of an agenda: among which slides it stands, and how many of its points are
// chapters.
const (
	lastAgenda    = 4
	leastChapters = 3
)

// WithoutAgenda leaves out the slide of a talk that lists what it is about, which the
// titles of the slides behind it say again, and the question marks of such titles:
// "What is it about?" over what is told asks nobody. A list that mostly asks is a
// list of questions.
func WithoutAgenda(blocks []page.Block) []page.Block {
	if len(blocks) == 0 || !strings.HasPrefix(blocks[len(blocks)-1].Pos().Part, "slide ") {
		return blocks
	}
	sides := sidesOf(blocks)
	for i, s := range sides[:min(len(sides), lastAgenda)] {
		chapters, ok := chaptersOn(s, sides[i+1:])
		if !ok {
			continue
		}
		var out []page.Block
		for k, other := range sides {
			if k != i {
				out = append(out, withoutTitle(other.blocks, chapters)...)
			}
		}
		return out
	}
	return blocks
}

// chaptersOn is the points of a slide, folded. ok is false where the slides behind it
// are not titled so, or where it asks: choices below a question may be words of the next.
func chaptersOn(s side, behind []side) (chapters map[string]bool, ok bool) {
	points := saidOn(s)
	if len(points) <= leastChapters || typedNumber(points[0].Text) || flatten.EndsAsking(points[0].Text) || flatten.HasBlank(points[0]) || slices.ContainsFunc(s.blocks, isLettered) {
		return nil, false
	}
	titles := make([]string, 0, len(behind))
	for _, b := range behind {
		if said := saidOn(b); len(said) > 0 {
			titles = append(titles, lexicon.Fold(said[0].Text))
		}
	}
	chapters = map[string]bool{}
	asking, said := 0, 0
	for _, p := range points[1:] { // under its title
		folded := lexicon.Fold(p.Text)
		chapters[folded] = true
		if flatten.EndsAsking(p.Text) {
			asking++
		}
		if at := slices.IndexFunc(titles, func(title string) bool { return holdsWords(title, folded) }); at >= 0 {
			said++
			titles = titles[at:] // chapters follow one another as they are listed
		}
	}
	n := len(points) - 1
	return chapters, said >= leastChapters && said*3 >= n*2 && asking*3 <= n
}

// isLettered reports whether a block has a letter, as choices do.
func isLettered(b page.Block) bool {
	p, ok := b.(page.Paragraph)
	if !ok {
		return false
	}
	l := line.NewLine(line.Line{Label: p.Label}, p.Runs)
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel
}

// mostBeside is how many words a title that asks has for each word of the point that
// announced it: a question may have the word of any choice.
const mostBeside = 4

// holdsWords reports whether a title has all the words of a point, and not many more
// where it asks.
func holdsWords(title, point string) bool {
	words := func(s string) []string {
		return strings.FieldsFunc(s, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
	}
	held, all := words(title), words(point)
	return len(all) > 0 && (len(held) <= mostBeside*len(all) || !coded.LooksAsked(title)) && !slices.ContainsFunc(all, func(w string) bool { return !slices.Contains(held, w) })
}

// withoutTitle drops the title of a slide that is a chapter and asks.
func withoutTitle(blocks []page.Block, chapters map[string]bool) []page.Block {
	first := slices.IndexFunc(blocks, showsText)
	if first < 0 {
		return blocks
	}
	text := blocks[first].(page.Paragraph).Text()
	if !flatten.EndsAsking(text) || !chapters[lexicon.Fold(text)] {
		return blocks
	}
	return slices.Delete(slices.Clone(blocks), first, first+1)
}
