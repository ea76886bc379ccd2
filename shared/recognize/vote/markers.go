package vote

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// Signs reads the signs of right answers at the choices of every question and
// takes them off where they tell choices apart.
func (r *Reader) Signs(ds []draft.Draft) {
	r.saidOfAll(ds)
	found := make([][]draft.MarkedChoice, len(ds))
	telling, covering := map[string]int{}, map[string]int{}
	offering, answered := 0, 0
	for i, d := range ds {
		if len(d.Choices) > 0 {
			offering++
			if d.HasAnswer() {
				answered++
			}
		}
		counts := map[string]int{}
		found[i] = make([]draft.MarkedChoice, len(d.Choices))
		for k, c := range d.Choices {
			m := draft.SignOn(c, r.Right)
			if m.Sign == "front !" && (d.HasAnswer() || hasTick(d)) {
				m = draft.MarkedChoice{} // a negation in code
			}
			found[i][k] = m
			if m.Sign != "" {
				counts[m.Sign]++
			}
		}
		for s, n := range counts {
			if n == len(d.Choices) {
				covering[s]++
			} else {
				telling[s]++
			}
		}
	}
	rare := func(sign string, d draft.Draft) bool { // what few questions have among answers in words is text: "*p", "vitamin A"
		if sign == asks.GluedPlus && offering < leastPlus || sign == asks.SpacedPlus && (offering < 2 || charged(d)) || isPlus(sign) && (telling[asks.GluedPlus]+telling[asks.SpacedPlus])*4 < offering*3 {
			return true // "Na+", "C+"
		}
		if sign == backStar && (telling[sign] == 1 && offering > 4 || telling[sign]*leastRival < offering) {
			return true // "clear ip bgp *"
		}
		if sign == asks.CalledSign && telling[sign]*2 < offering {
			return true // "You are RIGHT"
		}
		if strings.HasPrefix(sign, "front ") && lexicon.IsASCII(sign) && telling[sign]*leastFront < offering {
			return true // "+ bytes", where hardly any question has one
		}
		if sign == "front !" && (telling[sign]*4 < offering || compares(d)) {
			return true // a negation in code
		}
		if sign == asks.RuledSign && telling[sign] < asks.LeastRuled || telling[sign]*4 < offering && isTerms(d, sign) {
			return true // room to write, a term
		}
		return telling[sign]*4 < offering && (sign == "letter" || d.HasAnswer() && answered*2 >= offering)
	}
	for i := range ds {
		mostly := oftenest(found[i], telling)
		for k, m := range found[i] {
			if m.Sign != "" && telling[m.Sign]*leastRival >= telling[mostly] && telling[m.Sign] > covering[m.Sign] && !rare(m.Sign, ds[i]) && !isText(ds[i], found[i], m.Sign, telling[m.Sign]*4 >= offering*3) && !(m.Sign == draft.FrontRoot && draft.IsRoot(ds[i], found[i], telling[draft.FrontRoot], offering)) && !(m.Sign == draft.BackRoot && draft.IsRootBehind(ds[i], found[i])) {
				ds[i].Choices[k].Sign = m.Sign
				ds[i].Choices[k].Lines = m.Lines
			}
		}
		bulletSigns(&ds[i])
	}
	r.loudChoices(ds)
}

// compares reports whether a choice is an expression of program code.
func compares(d draft.Draft) bool {
	return slices.ContainsFunc(d.Choices, func(c draft.Choice) bool {
		text := c.Text()
		return slices.ContainsFunc([]string{"==", "!=", "<=", ">=", "&&", "||", " < ", " > "}, func(sign string) bool { return strings.Contains(text, sign) })
	})
}

// leastFront is in how many questions one at least has a typed sign before the right
// choice, where that is how a test marks them.
const leastFront = 40

// backStar is a star behind a choice.
const backStar = "back *"

// wildcard is a term of program code that ends in a star.
var wildcard = pattern.New(`(?i)(?:\b(?:select|import|distinct|count|delete|rm|cp|ls|del|dir)[ (]|[./\\])\*$`)

// leastRival is how many times rarer than another sign of the same question one
// may be that is no text: "+e" among "✓".
const leastRival = 8

// oftenest is the sign at the choices of a question that tells right ones in most
// questions.
func oftenest(found []draft.MarkedChoice, telling map[string]int) string {
	out := ""
	for _, m := range found {
		if m.Sign != "" && telling[m.Sign] > telling[out] {
			out = m.Sign
		}
	}
	return out
}

// isPlus reports whether a sign is a plus behind a choice.
func isPlus(sign string) bool { return sign == asks.GluedPlus || sign == asks.SpacedPlus }

// charged reports whether a choice ends in another sign of charges and operations, which
// belong to the text.
func charged(d draft.Draft) bool {
	return slices.ContainsFunc(d.Choices, func(c draft.Choice) bool {
		last, _ := utf8.DecodeLastRuneInString(c.Text())
		return strings.ContainsRune("-−/*=×÷:·", last)
	})
}

// leastPlus is how many questions a test with a plus behind its right choices has
// at least: charges end in one too.
const leastPlus = 4

// hasTick reports whether a box of a question is ticked.
func hasTick(d draft.Draft) bool {
	return slices.ContainsFunc(d.Choices, func(c draft.Choice) bool { return c.Label.Check == page.Checked })
}

// isText reports whether a sign at several choices of a question is part of
// their text: "Vitamin A", "Vitamin B"; "*p" and "*q" above an answer line; a
// plus beside a minus; "* int p" beside "int * p". A star behind one choice alone is
// none beside stars within others where a test usually has it behind the right one.
func isText(d draft.Draft, found []draft.MarkedChoice, sign string, usual bool) bool {
	n := 0
	for _, m := range found {
		if m.Sign == sign {
			n++
		}
	}
	if sign == "front *" && slices.ContainsFunc(d.Choices, func(c draft.Choice) bool {
		return c.Label.Kind != lexicon.LetterLabel && strings.LastIndexByte(c.Text(), '*') > 0
	}) {
		return true
	}
	if sign == "front *" && slices.ContainsFunc(d.Choices, func(c draft.Choice) bool { return strings.HasSuffix(c.Text(), " *") }) {
		return true // "* from a" beside "from a *"
	}
	if sign == "front *" && n > 1 && slices.ContainsFunc(d.Choices, func(c draft.Choice) bool { return strings.IndexByte(c.Text(), '*') > 0 }) {
		return true // "*(p + 2)" and "*(*p)" beside "(**p)"
	}
	if (sign == "front *" || sign == "front +") && operators(d) > 1 {
		return true // "* times" beside "/ divided by" and "% modulo"
	}
	if sign == backStar && slices.ContainsFunc(d.Choices, func(c draft.Choice) bool {
		text := c.Text()
		return wildcard.MatchString(text) && !endsSentence(d, text) || (n > 1 || !usual) && strings.Contains(strings.TrimSuffix(text, "*"), "*")
	}) {
		return true // "SELECT *"; "import a as *" beside "import * from a"
	}
	if sign == "front +" && slices.ContainsFunc(d.Choices, func(c draft.Choice) bool {
		return lexicon.IsNumber(c.Text()) || strings.IndexAny(c.Text(), "-−") == 0
	}) {
		return true // "+e", "-e"
	}
	return n > 1 && (sign == "letter" || d.HasAnswer()) || sign == "letter" && endInLetters(d)
}

// operators is how many signs of arithmetic the choices of a question begin with, apart
// from what follows. The same one at all of them may be the sign of a wrong choice.
func operators(d draft.Draft) int {
	const signs = "-+/%=<>^&|"
	var has [len(signs)]bool
	n := 0
	for _, c := range d.Choices {
		text := c.Text()
		if len(text) < 2 || text[1] != ' ' {
			continue
		}
		if at := strings.IndexByte(signs, text[0]); at >= 0 && !has[at] {
			has[at] = true
			n++
		}
	}
	return n
}

// endsSentence reports whether a star stands behind the full stop of a choice, as most of
// the others have one at their end too: "It is a skill.*" among "It is a habit."
func endsSentence(d draft.Draft, text string) bool {
	stops := 0
	for _, c := range d.Choices {
		if strings.HasSuffix(c.Text(), ".") {
			stops++
		}
	}
	return strings.HasSuffix(text, ".*") && strings.Contains(text, " ") && stops*2 >= len(d.Choices)
}

// endInLetters reports whether several choices end in a letter, as those do that
// combine others: "A, B and C", "A and D".
func endInLetters(d draft.Draft) bool {
	n := 0
	for _, c := range d.Choices {
		if len(c.Lines) > 0 && letterAtEnd.MatchString(c.Lines[len(c.Lines)-1].Text) {
			n++
		}
	}
	return n > 1
}

// isTerms reports whether the choices of a question are terms of letters and
// operators, most of them with several, to which a plus or a star belongs too:
// "+A*BC", "ABC+*".
func isTerms(d draft.Draft, sign string) bool {
	if sign != "front +" && sign != backStar && !isPlus(sign) {
		return false
	}
	n := 0
	for _, c := range d.Choices {
		if asks.TermOfLetters.MatchString(c.Text()) {
			n++
		}
	}
	return n > 1 && n*2 >= len(d.Choices)
}

// bulletSigns reads "* right" among "- wrong" bullets.
func bulletSigns(d *draft.Draft) {
	if !d.Bullets {
		return
	}
	stars, dashes := 0, 0
	for _, c := range d.Choices {
		switch c.Label.Text {
		case "*", "+":
			stars++
		case "-", "–", "—", "•":
			dashes++
		}
	}
	if stars == 0 || dashes == 0 || stars > dashes {
		return
	}
	for i, c := range d.Choices {
		if c.Label.Text == "*" || c.Label.Text == "+" {
			d.Choices[i].Sign = c.Label.Text
		}
	}
}
