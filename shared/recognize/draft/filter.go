package draft

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Level is how surely a draft asks something.
type Level int

const (
	AsksNothing Level = iota
	AsksByForm        // a verb in it has the form of an order
	AsksByCue         // it begins with "Explain", "Name"
	Offers            // it offers choices under a stem that asks nothing
	AsksSurely        // a question mark, a gap, points, an answer, a mark
)

const (
	// manyAsk is how many questions of one row of numbers are no chance in a text.
	manyAsk = 12
	// manyOffer is how many that offer lettered choices make a sample of a test in
	// whatever text they stand.
	manyOffer = 6
	// leastSure is how many questions that surely ask make a test of orders around them.
	leastSure = 3
	// mostLettered and leastWide are how many lettered choices a question has in tests that
	// offer many, and how many such questions make one: nearly all offer the same number.
	mostLettered = 10
	leastWide    = 3
	// leastStudied is how many orders that only who learns is given make a test of a list
	// that orders something almost everywhere, and in all but one of its few lines.
	leastStudied = 3
	// leastRooms is how many orders with room for an answer make a test of a list of them
	// at least.
	leastRooms = 3
)

// IsTest weighs the drafts together. They may be no more than a sample of a test
// among what is told of it.
func (r *Reader) IsTest(ds []Draft, levels []Level, kind Paper) (test, sample bool) {
	var count [AsksSurely + 1]int
	sizes, wide := map[int]int{}, map[int]int{}
	essays, lettered, studied := 0, 0, 0
	for i, l := range levels {
		count[l]++
		if l > AsksNothing && ds[i].Labelled && r.ordersStudy(strings.TrimSpace(ds[i].FoldedStem())) {
			studied++
		}
		if l == AsksSurely && ds[i].lettered() {
			lettered++
		}
		switch n := len(ds[i].Choices); {
		case l < Offers:
		case n >= 3 && n <= 6:
			sizes[n]++
		case n > 6 && n <= mostLettered && ds[i].lettered():
			wide[n]++
		}
		if l == AsksByCue && (ds[i].StemSays(r.Essay) || r.OrdersBelowTitle(ds[i]) || r.OrdersBehindTitle(ds[i]) || r.OrdersProgram(ds[i].StemText()) || len(ds[i].Stem) > 0 && r.ordersEach(ds[i].Stem[0].Folded())) {
			essays++
		}
	}
	n := len(ds)
	asking := n - count[AsksNothing]
	same := 0
	for _, c := range sizes {
		same = max(same, c)
	}
	for _, c := range wide {
		if c >= leastWide && c*4 >= n*3 {
			same = max(same, c) // "a)" to "h)", everywhere
		}
	}
	share := 10
	if mostlyListed(ds) {
		share = 30
	}
	switch {
	case kind.Other:
		return count[AsksSurely] > 0 && count[AsksSurely]*2 >= n, false
	case kind.Test && asking > 0 && asking*100 >= share*n:
		return true, false
	case count[AsksSurely] > 0 && count[AsksSurely]*10 >= n*3:
		return true, false
	case count[AsksSurely] >= leastSure && count[AsksSurely]*5 >= n && (asking-count[AsksByForm])*10 >= n*7:
		return true, false
	case same >= 2 && (count[Offers]+count[AsksSurely])*2 >= n, isLoneQuestion(ds, levels), essays >= 2 && asking*10 >= n*6:
		return true, false
	case studied >= leastStudied && studied*3 >= n && (asking*10 >= n*9 || asking+1 >= n || count[AsksSurely] >= 2 && asking*4 >= n*3):
		return true, false
	case leavesRooms(ds, levels):
		return true, false
	}
	return lettered >= manyOffer, true
}

// leavesRooms reports whether nearly each entry of a row of numbers asks for something and
// leaves room for it.
func leavesRooms(ds []Draft, levels []Level) bool {
	for _, run := range NumberRuns(ds) {
		rooms := 0
		for _, i := range run {
			if levels[i] > AsksNothing && ds[i].Labelled && ds[i].Room > 0 {
				rooms++
			}
		}
		if rooms >= leastRooms && rooms*10 >= len(run)*9 {
			return true
		}
	}
	return false
}

// AskSurely reports whether most of a row of numbers ask for certain.
func AskSurely(run []int, levels []Level) bool {
	sure := 0
	for _, i := range run {
		if levels[i] == AsksSurely {
			sure++
		}
	}
	return sure*2 >= len(run)
}

// mostlyListed reports whether most drafts are sentences over bulleted lists:
// every text has them.
func mostlyListed(ds []Draft) bool {
	n := 0
	for _, d := range ds {
		if d.Bullets {
			n++
		}
	}
	return n*2 > len(ds)
}

// IsInstructions reports whether the first row of numbers only says how to take
// the test.
func (r *Reader) IsInstructions(p Parsed, run []int, levels []Level) bool {
	before := LineList(p.Intro[max(0, len(p.Intro)-2):])
	if len(run) > 0 {
		before = append(before, p.Drafts[run[0]].Prelude...)
	}
	told := r.headsInstructions(before)
	sure, all, asked, highest, most := 0, 0, 0, AsksNothing, AsksNothing
	for _, i := range run {
		if slices.ContainsFunc(p.Drafts[i].Stem, func(l line.Line) bool { return flatten.EndsAsking(l.Text) || flatten.HasBlank(l) }) {
			asked++
		}
		if highest = max(highest, levels[i]); levels[i] == AsksSurely {
			sure++
		}
	}
	for _, l := range levels {
		if most = max(most, l); l == AsksSurely {
			all++
		}
	}
	if highest == AsksByForm && most > AsksByForm {
		return true // "Read all questions", in the words of its language
	}
	if sure >= 2 && (sure*2 > all || asked*2 > len(run)) {
		return false // most of what the document asks stands here, or most of this asks
	}
	if r.studies(p.Drafts, run, levels) || allWorth(p.Drafts, run) {
		return false
	}
	text, lists := "", 0
	for _, i := range run {
		d := p.Drafts[i]
		if len(d.Choices) > 0 {
			lists++
		}
		if levels[i] == AsksSurely && !told || len(d.Choices) > 0 && !r.lists(d, told) || d.HasAnswer() || d.Room > 0 || d.ShowsPairs() {
			return false
		}
		text += flatten.FoldLines(p.Drafts[i].Stem)
	}
	if lists*2 > len(run) {
		return false // offered to choose from, under "Instructions: tick one letter"
	}
	return told || r.Instructing.In(text)
}

// allWorth reports whether each of a row of numbers ends with what it is worth.
func allWorth(ds []Draft, run []int) bool {
	return !slices.ContainsFunc(run, func(i int) bool {
		stem := ds[i].Stem
		return len(stem) == 0 || !line.BarePoints.MatchString(stem[len(stem)-1].Text) && !line.BracketPoints.MatchString(stem[len(stem)-1].Text)
	})
}

// lists reports whether the choices of a draft only say what may be used in a test whose
// instructions they stand in: "You may use the following:".
func (r *Reader) lists(d Draft, told bool) bool {
	return told && len(d.Stem) > 0 && strings.HasSuffix(strings.TrimSpace(d.Stem[len(d.Stem)-1].Text), ":")
}

// studies reports whether most of a row of numbers ask or order something that is not
// said of taking the test: "Define osmosis" and not "Answer two questions".
func (r *Reader) studies(ds []Draft, run []int, levels []Level) bool {
	n := 0
	for _, i := range run {
		if f := ds[i].FoldedStem(); levels[i] >= AsksByCue && !r.Instructing.In(f) && !r.Taking.In(f) {
			n++
		}
	}
	return n*2 > len(run)
}

// headsInstructions reports whether the lines over a row of numbers say how to take the
// test. What stands over the title of a section or over an order is not said of what
// stands below these, nor a whole sentence over any other line.
func (r *Reader) headsInstructions(before []line.Line) bool {
	for i, l := range slices.Backward(before) {
		switch f := l.Folded(); {
		case rewrite.NamesSection(l, r.Vocabulary):
			return r.Instructing.Begins(lexicon.Fold(rewrite.BehindSign(l, r.Vocabulary))) > 0
		case r.Instructing.In(f):
			return i == len(before)-1 || !answerkey.EndsSentence(l.Text)
		case r.OtherKinds.In(f), r.KindTitles.Begins(f) > 0, r.TruthCue.In(f), r.Filling.In(f), r.Match.In(f):
			return false
		}
	}
	return false
}

func AsksAny(run []int, levels []Level, titled bool) bool {
	asking := 0
	for _, i := range run {
		if levels[i] > AsksNothing {
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

func (r *Reader) Dropped(ds []Draft, run []int) {
	for _, i := range run {
		d := ds[i]
		if !d.Labelled || len(d.Stem) == 0 {
			continue
		}
		r.ReportSkipped(d.Position(), d.Label.Text+" "+d.Stem[0].Text)
	}
}

// AsksName reports whether a numbered line is a field of the form on top of a
// paper: "1. Student ID: ____".
func (r *Reader) AsksName(d Draft) bool {
	if !d.Labelled || len(d.Stem) != 1 || len(d.Choices) > 0 || d.HasAnswer() {
		return false
	}
	c, end := r.Vocabulary.Find(d.Stem[0].Head(), lexicon.NoiseWord)
	return c != lexicon.NoClass && strings.Trim(d.Stem[0].Text[end:], ":：_.… \t") == ""
}

// MostListed is how many choices without letters may stand under a stem that asks
// nothing: more are a list, or a program.
const MostListed = 10

// figure is a value of a table of results: "23 (70)", "4.5 %".
var figure = pattern.New(`^[-+−±<>≤≥~]?\s*\d[\d.,]*\s*(?:%|\(\s*\d[\d.,]*\s*%?\s*\))$`)

// Tabulates reports whether a draft without number is a row of a table of
// results, "Male | 2 (29) | 11 (73)".
func Tabulates(d Draft) bool {
	shares := 0
	for _, c := range d.Choices {
		text := strings.TrimSpace(c.Text())
		switch {
		case c.Sign != "" || !figure.MatchString(text) && !lexicon.IsNumber(text):
			return false
		case figure.MatchString(text):
			shares++
		}
	}
	return !d.Labelled && shares*2 > len(d.Choices)
}

// IsOnlyRoom reports whether a draft without number and choices is room to write
// on and nothing else, as under the headings of a form.
func IsOnlyRoom(d Draft) bool {
	return !d.Labelled && len(d.Choices) == 0 && len(d.Stem) > 0 && !slices.ContainsFunc(d.Stem, func(l line.Line) bool {
		return l.Kind != line.TextLine || strings.Trim(l.Text, "_.… \t\n") != ""
	})
}

// ListsAims reports whether the bullets under a heading all say what to be able
// to do: "Describe ...", "Explain ...". They are the aims of a lesson.
func (r *Reader) ListsAims(d Draft) bool {
	return d.Bullets && len(d.Choices) >= 2 && !d.HasAnswer() && !slices.ContainsFunc(d.Choices, func(c Choice) bool {
		return c.Sign != "" || !r.Cued(c.Text())
	})
}

// Questioned reports whether a stem asks with a question mark: at the end of a
// line, in a short stem, or over choices. One inside a long paragraph is
// rhetoric.
func (r *Reader) Questioned(d Draft, text string) bool {
	if !lexicon.HasQuestionMark(text) {
		return len(d.Stem) == 1 && utf8.RuneCountInString(text) <= 120 && asks.AsksInWord(text) ||
			d.Labelled && slices.ContainsFunc(d.Stem, func(l line.Line) bool { return lexicon.EndsAskingUnmarked(l.Text) })
	}
	if len(d.Choices) >= 2 {
		return d.Labelled || !d.Bullets || lexicon.HasQuestionMark(d.Stem[len(d.Stem)-1].Text)
	}
	if utf8.RuneCountInString(text) <= 120 && len(d.Stem) <= 2 && d.Labelled && r.namesPlace(text) {
		return true
	}
	if utf8.RuneCountInString(text) <= 120 && len(d.Stem) == 1 && !isCitation(text) {
		return true
	}
	for i, l := range d.Stem {
		t := strings.TrimRight(l.Text, " )]）*\"'”»_.…")
		if at := strings.LastIndexAny(t, "?？؟"); i == 0 && d.Labelled && at > 0 && r.Cued(strings.TrimLeft(t[at:], "?？؟ ")) {
			return true // "Is it the same? Explain."
		}
		if strings.HasSuffix(t, "?") || strings.HasSuffix(t, "？") || strings.HasSuffix(t, "؟") {
			return true
		}
	}
	return false
}

// formField is a line of a form to fill in with what only the reader knows.
var formField = pattern.New(`^[\p{L} /'.()]{2,40}[:：]\s*[_.…]{3,}`)

// IsForm reports whether a stem of several lines is mostly fields of a form.
func IsForm(stem []line.Line) bool {
	n := 0
	for _, l := range stem {
		if formField.MatchString(l.Text) {
			n++
		}
	}
	return n >= 3 && n*2 > len(stem)
}

// citation ends an entry of a list of references: a year, pages, an address.
var citation = pattern.New(`(?:\D(?:1[89]|20)\d{2}[a-z]?|\bpp?\.\s*\d+(?:\s*[-–]\s*\d+)?|\d+\s*[-–]\s*\d+|[-–—,:]\s*\d{2,4}\s*(?:pp?|[sS]|str|с|С|стр|стор)|(?:https?://|doi:?\s*)\S+)\)?[.;]?$`)

// isCitation reports whether a question mark belongs to a title that is cited.
func isCitation(text string) bool { return citation.MatchString(strings.TrimSpace(text)) }

// namesPlace reports whether a question names the page or paper that it was taken from behind
// its question mark: it begins with a question word, as no name of an author does.
func (r *Reader) namesPlace(text string) bool {
	at := strings.LastIndexAny(text, "?？؟")
	return at > 0 && utf8.RuneCountInString(text[at:]) <= longestPlace && r.AsksByWord(text)
}

// longestPlace is how many characters the name of such a place has at the most.
const longestPlace = 24

func (r *Reader) Keyed(d Draft) bool {
	return d.Labelled && r.Keys.numbers[d.Label.Number]
}

// IsKeyed reports whether a key elsewhere answers nearly all questions, which offer
// lettered choices: whatever a title over them says, "Manual", they are a test.
func (r *Reader) IsKeyed(ds []Draft) bool {
	keyed := 0
	for _, d := range ds {
		if d.lettered() && r.Keyed(d) {
			keyed++
		}
	}
	return keyed >= leastSure && keyed*10 >= len(ds)*9
}
