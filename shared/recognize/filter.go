package recognize

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
)

// level is how surely a draft asks something.
type level int

const (
	asksNothing level = iota
	asksByForm        // a verb in it has the form of an order
	asksByCue         // it begins with "Explain", "Name"
	offers            // it offers choices under a stem that asks nothing
	asksSurely        // a question mark, a gap, points, an answer, a mark
)

// keepQuestions decides whether the drafts are questions at all. A contract, a
// recipe and the minutes of a meeting have numbered paragraphs too; a test shows
// in most of them that something is asked, or calls itself a test.
func (r *recognizer) keepQuestions(p parsed) parsed {
	kind := r.paperOf(p)
	titled := kind.test
	levels := make([]level, len(p.drafts))
	truths, open := r.underTruth(p), under(p, r.announcesTasks)
	r.priced = listsPrices(p.drafts)
	bare := bareForms(p.drafts)
	for i, d := range p.drafts {
		if levels[i] = r.levelOf(d, d.grammar); (truths[i] || open[i] || titled && worthIn(d, bare)) && levels[i] == asksNothing {
			levels[i] = asksByCue
		}
	}
	p.drafts, levels = withoutChapters(p.drafts, levels)
	if !r.isTest(p.drafts, levels, kind) || !titled && isFAQ(p.drafts, kind) || recordsMoves(p.drafts) || onlyKeys(p.drafts) || r.onlyNamed(p) || r.onlyProse(p, levels, kind) {
		p.drafts = nil
		return p
	}
	kept := p.drafts[:0] // they move forward, behind what is looked at
	runs := numberRuns(p.drafts)
	for k, run := range runs {
		if k == 0 && len(runs) > 1 && r.isInstructions(p, run, levels) || !asksAny(run, levels, titled) {
			r.dropped(p.drafts, run)
			continue
		}
		for _, i := range run {
			if d := p.drafts[i]; d.labelled || !onlyAddress(d) && (!d.bullets || levels[i] > asksNothing || r.inquires(d)) {
				kept = append(kept, d)
			}
		}
	}
	p.drafts = kept
	return p
}

// manyAsk is how many questions of one row of numbers are no chance in a text.
const manyAsk = 12

// isTest weighs the drafts together.
func (r *recognizer) isTest(ds []draft, levels []level, kind paper) bool {
	var count [asksSurely + 1]int
	sizes := map[int]int{}
	essays := 0
	for i, l := range levels {
		count[l]++
		if n := len(ds[i].choices); n >= 3 && n <= 6 && l >= offers {
			sizes[n]++
		}
		if l == asksByCue && (r.essay.in(fold(ds[i].stemText())) || r.ordersProgram(ds[i].stemText())) {
			essays++
		}
	}
	n := len(ds)
	asking := n - count[asksNothing]
	same := 0
	for _, c := range sizes {
		same = max(same, c)
	}
	share := 10
	if mostlyListed(ds) {
		share = 30
	}
	switch {
	case kind.other:
		return count[asksSurely] > 0 && count[asksSurely]*2 >= n
	case kind.test && asking > 0 && asking*100 >= share*n:
		return true
	case count[asksSurely] > 0 && count[asksSurely]*10 >= n*3:
		return true
	case same >= 2 && (count[offers]+count[asksSurely])*2 >= n, isLoneQuestion(ds, levels):
		return true
	}
	return essays >= 2 && asking*10 >= n*6
}

// mostlyListed reports whether most drafts are sentences over bulleted lists:
// every text has them.
func mostlyListed(ds []draft) bool {
	n := 0
	for _, d := range ds {
		if d.bullets {
			n++
		}
	}
	return n*2 > len(ds)
}

// isInstructions reports whether the first row of numbers only says how to take
// the test.
func (r *recognizer) isInstructions(p parsed, run []int, levels []level) bool {
	before := foldLines(lineList(p.intro[max(0, len(p.intro)-2):]))
	if len(run) > 0 {
		before += foldLines(p.drafts[run[0]].prelude)
	}
	told := r.instructing.in(before)
	sure, all, highest, most := 0, 0, asksNothing, asksNothing
	for _, i := range run {
		if highest = max(highest, levels[i]); levels[i] == asksSurely {
			sure++
		}
	}
	for _, l := range levels {
		if most = max(most, l); l == asksSurely {
			all++
		}
	}
	if highest == asksByForm && most > asksByForm {
		return true // "Read all questions", in the words of its language
	}
	if sure >= 2 && sure*2 > all {
		return false // most of what the document asks stands here
	}
	text := ""
	for _, i := range run {
		if levels[i] == asksSurely && !told || len(p.drafts[i].choices) > 0 || p.drafts[i].hasAnswer() {
			return false
		}
		text += foldLines(p.drafts[i].stem)
	}
	return told || r.instructing.in(text)
}

func asksAny(run []int, levels []level, titled bool) bool {
	asking := 0
	for _, i := range run {
		if levels[i] > asksNothing {
			asking++
		}
	}
	share := 30
	switch {
	case titled:
		share = 10
	case asking >= manyAsk:
		share = 20 // topics of an oral exam, some of them as questions
	}
	return asking > 0 && asking*100 >= share*len(run)
}

func (r *recognizer) dropped(ds []draft, run []int) {
	for _, i := range run {
		d := ds[i]
		if !d.labelled || len(d.stem) == 0 {
			continue
		}
		r.findings = append(r.findings, finding.Finding{Code: finding.NumberSkipped, Severity: finding.Info, Position: d.position(),
			Message: "A numbered paragraph was not read as a question: it asks nothing.", Quote: finding.Quote(d.label.text + " " + d.stem[0].text)})
	}
}

// levelOf reports how surely a draft asks something.
func (r *recognizer) levelOf(d draft, g grammar) level {
	if saysNothing(d.stem) && len(d.choices) == 0 || r.asksName(d) || r.onlyAnswers(d) || isOnlyRoom(d) || r.listsAims(d) || tabulates(d) && !d.hasAnswer() && !r.inquires(d) || !d.hasAnswer() && (reportsShares(d) || hasRowToSign(d) || isProgramme(d.stem)) {
		return asksNothing
	}
	if d.hasAnswer() || d.stemKey != "" || d.label.key != "" || len(d.listed) > 0 || d.truth || d.label.list == wordedList || d.label.list == openList || d.wordKind == quiz.ByColour || d.wordKind == quiz.ByHighlight || d.paired || d.multiple || d.single || d.room >= 2 || r.keyed(d) {
		return asksSurely
	}
	if d.wordKind != "" && !d.below {
		return asksByCue // notes underline their terms too
	}
	if (d.part || d.label.kind == dottedNumber) && d.claims {
		return asksSurely
	}
	text := d.stemText()
	if len(d.stem) == 0 && d.labelled && len(d.choices) >= 3 && d.choices[0].label.kind == letterLabel {
		return r.offering(d, text, g) // "1. a) worked b) stopped c) wanted"
	}
	if len(d.stem) == 0 || len(text) > 4000 || isForm(d.stem) {
		return asksNothing
	}
	asks := r.questioned(d, text) || bracketPoints.MatchString(text) || r.offersPair(d.stem)
	for _, l := range d.stem {
		blank := hasBlank(l) && !(r.priced && pricedEnd.MatchString(l.text))
		asks = asks || (blank || emptyAtEnd.MatchString(l.text) && !isCall(l.text)) && !r.signing.in(fold(l.text))
	}
	switch {
	case asks, (d.label.kind == wordNumber || d.label.kind == nameNumber) && !g.bare(), r.truthCue.in(fold(text)):
		return asksSurely
	case isTruthPair(d.choices):
		return asksSurely
	case len(d.choices) >= 2:
		if l := r.offering(d, text, g); !d.even || l > offers {
			return l
		}
		return offers
	case r.cued(text), r.ordersProgram(text), ordersInProgram(d.stem):
		return asksByCue
	case d.labelled && ordersByForm(text):
		return asksByForm
	}
	return asksNothing
}

// asksName reports whether a numbered line is a field of the form on top of a
// paper: "1. Student ID: ____".
func (r *recognizer) asksName(d draft) bool {
	if !d.labelled || len(d.stem) != 1 || len(d.choices) > 0 || d.hasAnswer() {
		return false
	}
	c, end := r.vocabulary.find(d.stem[0].head, noiseWord)
	return c != noClass && strings.Trim(d.stem[0].text[end:], ":：_.… \t") == ""
}

// mostListed is how many choices without letters may stand under a stem that asks
// nothing: more are a list, or a program.
const mostListed = 10

// figure is a value of a table of results: "23 (70)", "4.5 %".
var figure = pattern.New(`^[-+−±<>≤≥~]?\s*\d[\d.,]*\s*(?:%|\(\s*\d[\d.,]*\s*%?\s*\))$`)

// tabulates reports whether a draft without number is a row of a table of
// results, "Male | 2 (29) | 11 (73)".
func tabulates(d draft) bool {
	shares := 0
	for _, c := range d.choices {
		text := strings.TrimSpace(c.text())
		switch {
		case c.sign != "" || !figure.MatchString(text) && !isNumber(text):
			return false
		case figure.MatchString(text):
			shares++
		}
	}
	return !d.labelled && shares*2 > len(d.choices)
}

// isOnlyRoom reports whether a draft without number and choices is room to write
// on and nothing else, as under the headings of a form.
func isOnlyRoom(d draft) bool {
	return !d.labelled && len(d.choices) == 0 && len(d.stem) > 0 && !slices.ContainsFunc(d.stem, func(l line) bool {
		return l.kind != textLine || strings.Trim(l.text, "_.… \t\n") != ""
	})
}

// listsAims reports whether the bullets under a heading all say what to be able
// to do: "Describe ...", "Explain ...". They are the aims of a lesson.
func (r *recognizer) listsAims(d draft) bool {
	return d.bullets && len(d.choices) >= 2 && !d.hasAnswer() && !slices.ContainsFunc(d.choices, func(c draftChoice) bool {
		return c.sign != "" || !r.cued(c.text())
	})
}

// questioned reports whether a stem asks with a question mark: at the end of a
// line, in a short stem, or over choices. One inside a long paragraph is
// rhetoric.
func (r *recognizer) questioned(d draft, text string) bool {
	if !hasQuestionMark(text) {
		return len(d.stem) == 1 && utf8.RuneCountInString(text) <= 120 && asksInWord(text)
	}
	if len(d.choices) >= 2 {
		return d.labelled || !d.bullets || hasQuestionMark(d.stem[len(d.stem)-1].text)
	}
	if utf8.RuneCountInString(text) <= 120 && len(d.stem) == 1 && !isCitation(text) {
		return true
	}
	for _, l := range d.stem {
		t := strings.TrimRight(l.text, " )]）*\"'”»_.…")
		if strings.HasSuffix(t, "?") || strings.HasSuffix(t, "？") || strings.HasSuffix(t, "؟") {
			return true
		}
	}
	return false
}

// formField is a line of a form to fill in with what only the reader knows.
var formField = pattern.New(`^[\p{L} /'.()]{2,40}[:：]\s*[_.…]{3,}`)

// isForm reports whether a stem of several lines is mostly fields of a form.
func isForm(stem []line) bool {
	n := 0
	for _, l := range stem {
		if formField.MatchString(l.text) {
			n++
		}
	}
	return n >= 3 && n*2 > len(stem)
}

// citation ends an entry of a list of references: a year, pages, an address.
var citation = pattern.New(`(?:\D(?:1[89]|20)\d{2}[a-z]?|\bpp?\.\s*\d+(?:\s*[-–]\s*\d+)?|\d+\s*[-–]\s*\d+|[-–—,:]\s*\d{2,4}\s*(?:pp?|[sS]|str|с|С|стр|стор)|(?:https?://|doi:?\s*)\S+)\)?[.;]?$`)

// isCitation reports whether a question mark belongs to a title that is cited.
func isCitation(text string) bool { return citation.MatchString(strings.TrimSpace(text)) }

// cued reports whether a stem begins with a word that asks or orders, or ends
// with one where languages put it last.
func (r *recognizer) cued(text string) bool {
	f := fold(text)
	h := f[:min(len(f), 40)]
	for !utf8.ValidString(h) {
		h = h[:len(h)-1]
	}
	i := r.asking.index(h)
	if i >= 0 && i < 16 {
		return true
	}
	return r.ordersEssay(f)
}

// offering tells a question with choices under a plain stem from a numbered
// clause with lettered ones: the choices are short, marked, or the stem orders.
func (r *recognizer) offering(d draft, text string, g grammar) level {
	length, clauses := 0, 0
	for _, c := range d.choices {
		t := strings.TrimSpace(c.text())
		length += utf8.RuneCountInString(t)
		if strings.HasSuffix(t, ";") || strings.HasSuffix(t, "; and") || strings.HasSuffix(t, "; or") || strings.HasSuffix(t, ",") {
			clauses++
		}
		if c.sign != "" {
			return asksSurely
		}
	}
	if !r.inquires(d) && (tellsMore(d.choices, length) || (d.bullets || d.plain) && len(d.choices) > mostListed) {
		return asksNothing
	}
	for _, m := range r.verdict {
		if len(covered(d, m)) > 0 {
			return asksSurely
		}
	}
	if clauses > 0 && !r.inquires(d) && slices.ContainsFunc(d.choices, goesOnToNext) {
		return asksNothing
	}
	if clauses > 0 && clauses*2 >= len(d.choices) && length > 25*len(d.choices) {
		return asksNothing
	}
	if g.bare() && !closesStem(text) && (d.bullets || d.choices[0].label.kind == boxLabel && !r.cued(text)) {
		return asksNothing
	}
	if d.bullets || d.plain {
		if r.cued(text) {
			return asksByCue
		}
		return asksNothing
	}
	if len(d.choices) >= 3 && length <= 60*len(d.choices) {
		return offers
	}
	if r.cued(text) {
		return asksByCue
	}
	return asksNothing
}

func (r *recognizer) keyed(d draft) bool {
	return d.labelled && r.keys.numbers[d.label.number]
}
