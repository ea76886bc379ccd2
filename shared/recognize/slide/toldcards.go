package slide

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a deck of cards.
const (
	leastCards   = 3
	leastLooked  = 2 // places among the choices that looks set apart
	leastUnasked = 5 // cards that looks prove where none asks
	mostReply    = 4 // lines of a slide that says what is right
)

// proof is how a card is known to be a question.
type proof int

const (
	noProof   proof = iota
	byLetters       // its choices have letters, or numbers of their own below a number
	byLook          // one of its choices is set apart
	byWords         // something names the right ones
	byReply         // the slide behind it does
)

// ToldCards reads decks whose slides show a stem over its choices, however they are
// worded: speaker notes, a line below, the next slide or looks tell the right ones, or
// the choices have letters. That nearly all slides of this form say so proves what they
// are; bullets of which one is set apart here and there are the points of a talk.
func (r *Reader) ToldCards(blocks []page.Block) []page.Block {
	if len(blocks) == 0 || !strings.HasPrefix(blocks[len(blocks)-1].Pos().Part, "slide ") {
		return blocks
	}
	sides := sidesOf(blocks)
	cards := make([]*card, len(sides))
	proofs := make([]proof, len(sides))
	for i, s := range sides {
		if i > 0 && cards[i-1] != nil && r.replies(cards[i-1], s) {
			proofs[i-1] = byReply
			continue
		}
		if c, ok := r.cardOn(s); ok {
			cards[i] = &c
			proofs[i] = c.proof(r.isNumbered(c.blocks[c.stem].(page.Paragraph)))
		}
	}
	numbered := slices.ContainsFunc(sides, r.numbersQuestions)
	if numbered {
		r.withoutOthers(cards, proofs)
	} else if asksAlone(sides, proofs) {
		return blocks
	}
	if !r.areCards(cards, proofs) {
		return blocks
	}
	out := make([]page.Block, 0, len(blocks))
	number := 0
	for i, s := range sides {
		switch {
		case proofs[i] != noProof:
			number++
			out = append(out, cards[i].asAsked(number, numbered || r.isNumbered(cards[i].blocks[cards[i].stem].(page.Paragraph)))...)
		case i > 0 && proofs[i-1] == byReply:
			out = append(out, replyOf(cards[i-1], s)...)
		default:
			out = append(out, s.blocks...)
		}
	}
	return out
}

// withoutOthers takes slides that neither ask nor have a number for no cards where
// questions have numbers: looks alone prove nothing of a title or a break.
func (r *Reader) withoutOthers(cards []*card, proofs []proof) {
	for i, c := range cards {
		if c == nil || proofs[i] != byLook {
			continue
		}
		if p := c.blocks[c.stem].(page.Paragraph); !asksFor(p) && !r.isNumbered(p) && !c.headed {
			cards[i], proofs[i] = nil, noProof
		}
	}
}

// asksAlone reports whether slides behind the first ask something and offer nothing.
func asksAlone(sides []side, proofs []proof) bool {
	for i, s := range sides[1:] {
		said := saidOn(s)
		if proofs[i+1] == noProof && proofs[i] != byReply && len(said) > 0 && len(said) <= mostAskLines && flatten.EndsAsking(said[len(said)-1].Text) {
			return true
		}
	}
	return false
}

// proof is how the slide itself shows that it asks.
func (c *card) proof(numbered bool) proof {
	switch {
	case c.tells >= 0:
		return byWords
	case c.signed && (!c.counted || numbered):
		return byLetters
	case c.apart() >= 0:
		return byLook
	}
	return noProof
}

// areCards reports whether the slides that could be cards are: nearly all of them are
// proved. Where looks are the proof, they set apart choices at several places, and most
// slides offer as many and ask or are numbered, or many slides all offer as many.
func (r *Reader) areCards(cards []*card, proofs []proof) bool {
	shaped, proved, looked, asked := 0, 0, 0, 0
	places, counts := map[int]bool{}, map[int]int{}
	for i, c := range cards {
		if c == nil {
			continue
		}
		shaped++
		if proofs[i] == noProof {
			continue
		}
		proved++
		counts[len(c.choices)]++
		if proofs[i] == byLook {
			looked++
			places[c.apart()] = true
		}
		if p := c.blocks[c.stem].(page.Paragraph); asksFor(p) || c.headed || r.isNumbered(p) {
			asked++
		}
	}
	even := 0
	for _, n := range counts {
		even = max(even, n)
	}
	if proved < leastCards || proved*3 < shaped*2 {
		return false
	}
	if looked*2 <= proved || asked*2 >= proved && len(places) >= leastLooked && even*3 >= proved*2 {
		return true
	}
	return proved >= leastUnasked && even == proved && len(places) > leastLooked
}

// asksFor reports whether a stem asks, leaves a gap or leads to what stands below it.
func asksFor(p page.Paragraph) bool {
	text := strings.TrimRight(p.Text(), " ")
	return flatten.EndsAsking(text) || strings.Contains(text, "__") || strings.HasSuffix(text, ":") || strings.HasSuffix(text, "…") || strings.HasSuffix(text, "...")
}

// isNumbered reports whether a stem has a number of its own, typed or counted.
func (r *Reader) isNumbered(p page.Paragraph) bool {
	if r.numbersQuestions(side{blocks: []page.Block{p}}) {
		return true
	}
	if p.Label != nil && p.Label.Format == page.Decimal {
		return true
	}
	return typedNumber(p.Text())
}

// typedNumber reports whether a text begins with a number of its own: "3. ", "Q3: ".
func typedNumber(text string) bool {
	text = strings.TrimLeft(text, "Qq ")
	rest := strings.TrimLeft(text, "0123456789")
	return rest != text && rest != "" && strings.ContainsAny(rest[:1], ".):")
}

// apart is the place of the only choice that a sign or its looks set apart, -1 for none.
func (c *card) apart() int {
	signs, at := 0, -1
	looks := map[page.Marks][]int{}
	for k, i := range c.choices {
		p := c.blocks[i].(page.Paragraph)
		if hasTick(p.Text(), c.verdicts) {
			signs++
			at = k
		}
		looks[lookOf(p)] = append(looks[lookOf(p)], k)
	}
	if signs == 1 {
		return at
	}
	if signs > 0 || len(looks) != 2 {
		return -1
	}
	one := -1
	for look, places := range looks {
		if len(places) > 1 || len(c.choices) == 2 && look.None() {
			continue
		}
		if one >= 0 {
			return -1 // of two choices each is set in its own way
		}
		one = places[0]
	}
	return one
}

// hasTick reports whether a choice has a sign of what is right at one of its ends.
func hasTick(text string, verdicts map[string]bool) bool {
	if mark, _ := lexicon.LeadingMark(strings.TrimSpace(text)); mark != "" && strings.Contains("✓ ✔ √ ☑ ✅ * **", mark) {
		return true
	}
	at, sign := asks.BackSign(text, "", verdicts)
	return at > 0 && sign != "letter"
}

// lookOf is how most of a text is set.
func lookOf(p page.Paragraph) page.Marks {
	var out page.Marks
	size := -1
	for _, run := range p.Runs {
		if n := len(strings.TrimSpace(run.Text)); n > size {
			out, size = run.Marks, n
		}
	}
	out.Link = ""
	return out
}

// replies reports whether a slide says nothing but which choices of a card are right,
// and perhaps its stem again, and takes them.
func (r *Reader) replies(c *card, s side) bool {
	if c.tells >= 0 || c.apart() >= 0 {
		return false
	}
	told, announced, n := "", false, 0
	for _, b := range s.blocks {
		p, ok := b.(page.Paragraph)
		if !ok && !isBreak(b) {
			return false
		}
		if !ok || !showsText(b) || isNotes(b) {
			continue
		}
		n++
		text := strings.TrimSpace(p.Text())
		_, word := r.Vocabulary.Is(strings.Trim(text, ":!. "), lexicon.AnswerWord)
		switch {
		case n > mostReply:
			return false
		case word:
			announced = true
		case c.isStem(text), r.isCount(p):
		case told != "":
			return false
		default:
			told = r.toldBy(p)
			announced = announced || r.beginsWith(text, lexicon.AnswerWord)
		}
	}
	if told == "" {
		return false
	}
	right := c.named(told, announced)
	if len(right) == 0 || !announced && n == 1 && len(right) != 1 {
		return false
	}
	c.told = told
	return true
}

// isStem reports whether a text is the stem of a card, perhaps without its number.
func (c *card) isStem(text string) bool {
	stem, same := lexicon.Same(c.blocks[c.stem].(page.Paragraph).Text()), lexicon.Same(text)
	return same != "" && strings.HasSuffix(stem, same) && len(same)*3 >= len(stem)*2
}

// replyOf is what a slide says is right, as a line below the card before it.
func replyOf(c *card, s side) []page.Block {
	return []page.Block{page.Paragraph{Position: s.blocks[len(s.blocks)-1].Pos(), Runs: []page.Run{{Text: "Answer: " + c.told}}}}
}

// asAsked is the blocks of a card with a number for its stem, where no slide has one,
// bullets or letters for its choices where these have no letters, and what names the
// right ones as a line with the word for an answer.
func (c *card) asAsked(number int, numbered bool) []page.Block {
	out := withoutHeadings(c.blocks)
	stem := out[c.stem].(page.Paragraph)
	switch {
	case !numbered:
		stem.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
	case stem.Label != nil && stem.Label.Format == page.Bullet:
		stem.Label = nil
	}
	if c.counted {
		stem = countedStem(stem)
	}
	out[c.stem] = stem
	for k, i := range c.choices {
		p := out[i].(page.Paragraph)
		switch {
		case c.counted:
			p = countedChoice(p, k+1)
		case p.Label == nil && !c.signed:
			p.Label = &page.Label{Text: "•", Format: page.Bullet, List: p.Position.Part}
		}
		out[i] = p
	}
	if c.tells >= 0 && c.bare {
		p := out[c.tells].(page.Paragraph)
		p.Runs = append([]page.Run{{Text: "Answer: "}}, p.Runs...)
		out[c.tells] = p
	}
	return out
}

// countedStem is a stem whose typed number is a label: choices below it are numbered too.
func countedStem(p page.Paragraph) page.Paragraph {
	l := line.NewLine(line.Line{}, p.Runs)
	label, ok := l.ChoiceLabel()
	if p.Label != nil || !ok || label.Kind != lexicon.DigitLabel {
		return p
	}
	number, err := strconv.Atoi(label.Sign)
	if err != nil {
		return p
	}
	l = l.From(label.End)
	p.Runs = l.Runs
	p.Label = &page.Label{Text: label.Sign + ".", Format: page.Decimal, Number: number, List: "asked"}
	return p
}

// countedChoice is a choice whose number is one of a list inside that of the stems.
func countedChoice(p page.Paragraph, number int) page.Paragraph {
	text := lexicon.DecimalText(number) + ")"
	l := line.NewLine(line.Line{}, p.Runs)
	if label, ok := l.ChoiceLabel(); ok && p.Label == nil {
		text, p.Runs = strings.TrimSpace(l.Text[:label.End]), l.From(label.End).Runs
	}
	p.Label = &page.Label{Text: text, Format: page.Decimal, Number: number, List: "asked", Level: 1}
	return p
}
