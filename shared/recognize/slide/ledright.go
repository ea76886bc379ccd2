package slide

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// The least of a deck whose choices lead to other slides.
const (
	leastLed       = 3 // choices of a slide
	leastLedSlides = 2 // slides where one choice leads elsewhere than all others
)

// LedRight reads decks made to be clicked through: of the choices of a question
// one leads on and all others to the slide that says "wrong". Once it is known
// which slides those are, the right one of two choices is known too.
func (r *Reader) LedRight(blocks []page.Block) []page.Block {
	if !slices.ContainsFunc(blocks, isLed) {
		return blocks
	}
	sides := sidesOf(blocks)
	buttons := everywhereLed(sides)
	wrong, told := map[int]bool{}, 0
	for _, s := range sides {
		if to := s.sharedGoal(buttons); to > 0 {
			wrong[to] = true
			told++
		}
	}
	if told < leastLedSlides || r.greets(sides, wrong) {
		return blocks
	}
	sameSides(sides, wrong)
	right := map[int]bool{}
	for i, s := range sides {
		if at := s.oneRight(wrong, buttons); at >= 0 {
			right[s.leads(at)] = true
			sides[i].blocks = withTick(s.blocks, at)
		}
	}
	return withoutOutcomes(sides, wrong, right)
}

// mostOutcome is how many lines a slide has that says how a choice turned out.
const mostOutcome = 3

// withoutOutcomes leaves out the slides that only say "wrong", and those that say
// "right" in the same words for several questions: under a question whose choices are
// pictures they would be choices.
func withoutOutcomes(sides []side, wrong, right map[int]bool) []page.Block {
	praises := map[string]int{}
	for _, s := range sides {
		if right[s.number()] {
			praises[strings.Join(s.lines, "\n")]++
		}
	}
	var out []page.Block
	for _, s := range sides {
		n, text := s.number(), strings.Join(s.lines, "\n")
		outcome := n > 0 && (wrong[n] || praises[text] >= leastLedSlides)
		if !outcome || len(s.lines) == 0 || len(s.lines) > mostOutcome || len(s.ledTo(nil)) > 1 || strings.Contains(text, "?") {
			out = append(out, s.blocks...)
		}
	}
	return out
}

// sameSides adds the slides that show the same as one of these: every question may have
// a slide of its own that says "wrong", and one of its choices lead to that of another.
func sameSides(sides []side, numbers map[int]bool) {
	shown := map[string]bool{}
	for _, s := range sides {
		if n := s.number(); n > 0 && numbers[n] && len(s.lines) > 0 {
			shown[strings.Join(s.lines, "\n")] = true
		}
	}
	for _, s := range sides {
		if n := s.number(); n > 0 && shown[strings.Join(s.lines, "\n")] {
			numbers[n] = true
		}
	}
}

// number is the number of a slide, 0 where nothing on it tells.
func (s side) number() int {
	for _, b := range s.blocks {
		if p, ok := b.(page.Paragraph); ok {
			if n := slideNumber(p); n > 0 {
				return n
			}
		}
	}
	return 0
}

func isLed(b page.Block) bool {
	p, ok := b.(page.Paragraph)
	return ok && p.Leads > 0
}

// button is a text that leads to one slide.
type button struct {
	text string
	to   int
}

// everywhereLed counts what leads to the same slide from many slides, such as
// "Home": those are no choices.
func everywhereLed(sides []side) map[button]bool {
	count, from := map[button]int{}, 0
	for _, s := range sides {
		if slices.ContainsFunc(s.blocks, isLed) {
			from++
		}
		for _, b := range s.blocks {
			if p, ok := b.(page.Paragraph); ok && p.Leads > 0 {
				count[button{p.Text(), p.Leads}]++
			}
		}
	}
	out := map[button]bool{}
	for b, n := range count {
		if n >= leastLed && n*10 >= from*8 {
			out[b] = true
		}
	}
	return out
}

// ledTo is the places of what leads elsewhere on a slide, buttons left out.
func (s side) ledTo(buttons map[button]bool) []int {
	var out []int
	for i, b := range s.blocks {
		if p, ok := b.(page.Paragraph); ok && p.Leads > 0 && showsText(b) && !buttons[button{p.Text(), p.Leads}] {
			out = append(out, i)
		}
	}
	return out
}

func (s side) leads(at int) int { return s.blocks[at].(page.Paragraph).Leads }

// sharedGoal is the slide that all choices but one lead to, 0 for none. Buttons
// are left out only where they stand in the way: a choice may be right often.
func (s side) sharedGoal(buttons map[button]bool) int {
	for _, without := range []map[button]bool{nil, buttons} {
		led := s.ledTo(without)
		count := map[int]int{}
		for _, at := range led {
			count[s.leads(at)]++
		}
		for to, n := range count {
			if len(led) >= leastLed && n == len(led)-1 {
				return to
			}
		}
	}
	return 0
}

// oneRight is the place of the only choice that does not lead to a wrong slide,
// -1 where there is none.
func (s side) oneRight(wrong map[int]bool, buttons map[button]bool) int {
	for _, without := range []map[button]bool{nil, buttons} {
		led := s.ledTo(without)
		rights := slices.DeleteFunc(slices.Clone(led), func(at int) bool { return wrong[s.leads(at)] })
		if len(led) >= 2 && len(rights) == 1 {
			return rights[0]
		}
	}
	return -1
}

// greets reports whether one of these slides says "Correct!".
func (r *Reader) greets(sides []side, numbers map[int]bool) bool {
	for _, s := range sides {
		for _, b := range s.blocks {
			p, ok := b.(page.Paragraph)
			if !ok || !numbers[slideNumber(p)] {
				continue
			}
			if r.Right[strings.Trim(lexicon.Fold(p.Text()), " .!")] {
				return true
			}
		}
	}
	return false
}

// slideNumber is the number of the slide that a paragraph stands on, 0 in notes
// and elsewhere.
func slideNumber(p page.Paragraph) int {
	digits, ok := strings.CutPrefix(p.Position.Part, "slide ")
	if !ok {
		return 0
	}
	n, err := strconv.Atoi(digits)
	if err != nil {
		return 0
	}
	return n
}

// withTick is a slide with a sign at the choice that is right.
func withTick(blocks []page.Block, at int) []page.Block {
	out := slices.Clone(blocks)
	p := out[at].(page.Paragraph)
	p.Runs = append(slices.Clone(p.Runs), page.Run{Text: " ✓"})
	out[at] = p
	return out
}
