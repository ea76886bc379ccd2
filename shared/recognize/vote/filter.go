package vote

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// numbersTitle reports whether the first number of a paper is that of the paper itself,
// "2. Short test in biology": the questions begin at 1.
func (r *Reader) numbersTitle(ds []draft.Draft, first, next []int) bool {
	d := ds[first[0]]
	return len(first) == 1 && first[0] == 0 && d.Labelled && d.Label.Number > 1 && !d.Part && len(d.Choices) == 0 && len(d.Stem) == 1 && d.Room == 0 &&
		!d.HasAnswer() && !lexicon.HasQuestionMark(d.Stem[0].Text) && r.isTestTitle(d.Stem[0]) && ds[next[0]].Labelled && ds[next[0]].Label.Number == 1
}

// KeepQuestions decides whether the drafts are questions at all. A contract, a
// recipe and the minutes of a meeting have numbered paragraphs too; a test shows
// in most of them that something is asked, or calls itself a test.
func (r *Reader) KeepQuestions(p draft.Parsed) draft.Parsed {
	kind := r.paperOf(p)
	titled := kind.Test
	levels := make([]draft.Level, len(p.Drafts))
	truths, open, foreign := r.UnderTruth(p), draft.Under(p, r.AnnouncesTasks), draft.Under(p, r.OrdersTranslation)
	r.underWriting(p, open)
	worth := draft.Under(p, func(lines []line.Line) bool { return SectionPoints(lines) != nil })
	aims := r.underAims(p)
	whole := r.opensWhole(p)
	r.Priced = draft.ListsPrices(p.Drafts)
	bare := bareForms(p.Drafts)
	for i, d := range p.Drafts {
		if levels[i] = r.levelOf(d, d.Grammar); (truths[i] || open[i] || whole || worth[i] && d.Labelled && len(d.Choices) > 1 && !d.Bullets || titled && worthIn(d, bare)) && levels[i] == draft.AsksNothing {
			levels[i] = draft.AsksByCue
		}
		if aims[i] && levels[i] < draft.Offers {
			levels[i] = draft.AsksNothing
		}
		if foreign[i] && levels[i] < draft.AsksSurely && d.Labelled {
			levels[i] = draft.AsksSurely
		}
	}
	p.Drafts, levels = draft.WithoutChapters(p.Drafts, levels)
	kind.Other = kind.Other && !r.IsKeyed(p.Drafts)
	test, sample := r.IsTest(p.Drafts, levels, kind)
	r.OnlyAnswers = r.OnlyKeys(p.Drafts) || r.OnlyReplies(p.Drafts)
	if !test || !titled && draft.IsFAQ(p.Drafts, kind) || draft.RecordsMoves(p.Drafts) || r.OnlyAnswers || r.isCheckList(p.Drafts) || r.isLoneParagraph(p.Drafts) || r.onlyNamed(p) || r.OnlyProse(p, levels, kind) {
		p.Drafts = nil
		return p
	}
	kept := p.Drafts[:0] // they move forward, behind what is looked at
	runs := draft.NumberRuns(p.Drafts)
	counted := r.countedRuns(p.Drafts, runs, levels, titled)
	for k, run := range runs {
		if k == 0 && len(runs) > 1 && (r.IsInstructions(p, run, levels) || r.numbersTitle(p.Drafts, run, runs[1])) || !draft.AsksAny(run, levels, titled) && !counted[k] || sample && !draft.AskSurely(run, levels) {
			r.Dropped(p.Drafts, run)
			continue
		}
		for _, i := range run {
			if d := p.Drafts[i]; d.Labelled || !draft.OnlyAddress(d) && (!d.Bullets && !instructsByBoxes(d) || levels[i] > draft.AsksNothing || r.Inquires(d)) {
				kept = append(kept, d)
			}
		}
	}
	p.Drafts = kept
	return p
}

// leastOverWriting is how many questions offer choices over tasks to be answered in words, at
// the least: they tell that the paper goes from kind to kind.
const leastOverWriting = 2

// underWriting adds the drafts under a title that names such tasks only there.
func (r *Reader) underWriting(p draft.Parsed, open []bool) {
	offering := 0
	for i, under := range draft.Under(p, r.HeadsWriting) {
		open[i] = open[i] || under && offering >= leastOverWriting
		if len(p.Drafts[i].Choices) > 1 && !p.Drafts[i].Bullets {
			offering++
		}
	}
}

// underAims reports which drafts stand under the heading of a list of aims, those that
// were taken as the parts of what heads them too.
func (r *Reader) underAims(p draft.Parsed) []bool {
	out := draft.Under(p, r.NamesAims)
	parts := false
	for i, d := range p.Drafts {
		if !d.Part || len(d.Shared) > 0 {
			parts = d.Part && r.NamesAims(d.Shared)
		}
		out[i] = out[i] || parts
	}
	return out
}

// instructsByBoxes reports whether all that a draft offers are whole sentences behind
// boxes that nobody ticked: the points of instructions are set so too.
func instructsByBoxes(d draft.Draft) bool {
	for _, c := range d.Choices {
		if c.Label.Kind != lexicon.BoxLabel || c.Label.Check == page.Checked || flatten.CountWords(c.Text(), fewWords) < fewWords || strings.TrimRight(c.Text(), ".:;。") == c.Text() {
			return false
		}
	}
	return len(d.Choices) > 0
}

// fewWords is how many words a sentence of instructions has at least.
const fewWords = 5

// leastCounted is how many sections with signs ask in a paper of such sections.
const leastCounted = 2

// countedRuns are the rows of numbers under the sections of a paper, "I.", "II.",
// each with an order of its own, most of which surely ask: what the others order is
// asked too, whatever its words. Lists of rules and of what to read are not.
func (r *Reader) countedRuns(ds []draft.Draft, runs [][]int, levels []draft.Level, titled bool) []bool {
	counted, signed, asking := make([]bool, len(runs)), 0, 0
	for k, run := range runs {
		title := ""
		for _, l := range ds[run[0]].Prelude {
			if t := rewrite.TitleBehindSign(l, r.Vocabulary); t != "" {
				title = t
			}
		}
		if title == "" || ds[run[0]].Label.Number != 1 {
			continue
		}
		if signed++; draft.AsksAny(run, levels, titled) {
			asking++
		} else {
			counted[k] = len(run) > 1 && !r.Instructing.In(lexicon.Fold(title)) && flatten.CountWords(title, rewrite.OrderWords) >= rewrite.OrderWords
		}
	}
	if asking < leastCounted || asking*2 < signed {
		return make([]bool, len(runs))
	}
	return counted
}

// pairsLists reports whether a draft orders to match and has a table of two lists with signs
// of their own.
func (r *Reader) pairsLists(d draft.Draft) bool {
	return len(d.Stem) > 1 && d.Stem[0].Says(r.Match) && slices.ContainsFunc(d.Stem[1:], func(l line.Line) bool {
		if l.Kind != line.TableLine {
			return false
		}
		t := flatten.ReadMatchTable(*l.Table())
		return !t.Bare && len(t.Left) >= 2 && len(t.Right) >= 2
	})
}

// levelOf reports how surely a draft asks something.
func (r *Reader) levelOf(d draft.Draft, g draft.Grammar) draft.Level {
	if r.pairsLists(d) {
		return draft.AsksSurely
	}
	if saysNothing(d.Stem) && len(d.Choices) == 0 || r.AsksName(d) || r.onlyAnswers(d) || draft.IsOnlyRoom(d) || r.ListsAims(d) || r.listsSteps(d) || draft.Tabulates(d) && !d.HasAnswer() && !r.Inquires(d) || !d.HasAnswer() && (draft.ReportsShares(d) || draft.HasRowToSign(d) || draft.IsProgramme(d.Stem)) {
		return draft.AsksNothing
	}
	if d.HasAnswer() || d.StemKey != "" || d.Label.Key != "" || len(d.Listed) > 0 || d.Truth || d.Label.List == asks.WordedList || d.Label.List == line.OpenList || d.WordKind == quiz.ByColour || d.WordKind == quiz.ByHighlight || d.Paired || d.Multiple || d.Single || d.Room >= 2 || r.Keyed(d) {
		return draft.AsksSurely
	}
	if d.WordKind != "" && !d.Below {
		return draft.AsksByCue // notes underline their terms too
	}
	if (d.Part || d.Label.Kind == line.DottedNumber) && d.Claims {
		return draft.AsksSurely
	}
	text := d.StemText()
	if len(d.Stem) == 0 && d.Labelled && len(d.Choices) >= 3 && d.Choices[0].Label.Kind == lexicon.LetterLabel {
		return r.offering(d, text, g) // "1. a) worked b) stopped c) wanted"
	}
	if len(d.Stem) == 0 || len(text) > 4000 || draft.IsForm(d.Stem) {
		return draft.AsksNothing
	}
	sure := r.Questioned(d, text) || line.BracketPoints.MatchString(text) || r.OffersPair(d.Stem)
	for _, l := range d.Stem {
		blank := flatten.HasBlank(l) && !(r.Priced && rewrite.PricedEnd.MatchString(l.Text))
		sure = sure || draft.IsScrambled(l.Text) || d.Labelled && l.Kind == line.TextLine && asks.OffersInBraces(l.Text) || d.Labelled && asks.OpenTerm(l) || (blank || flatten.EmptyAtEnd.MatchString(l.Text) && !line.IsCall(l.Text)) && !l.Says(r.Signing)
	}
	switch {
	case sure, (d.Label.Kind == line.WordNumber || d.Label.Kind == line.NameNumber) && !g.Bare(), r.TruthCue.In(lexicon.Fold(text)):
		return draft.AsksSurely
	case draft.IsTruthPair(d.Choices), len(d.Choices) > 0 && d.Choices[0].Label.List == asks.OrderedList:
		return draft.AsksSurely
	case ordersToChoose(d, text):
		return draft.AsksSurely
	case len(d.Choices) >= 2 && d.Choices[0].Label.Kind == lexicon.LetterLabel && flatten.HasBracketRoom(text): // "The capital is (  )."
		return draft.AsksSurely
	case len(d.Choices) >= 2:
		if l := r.offering(d, text, g); !d.Even || l > draft.Offers {
			return l
		}
		return draft.Offers
	case r.Cued(text), d.Labelled && r.OrdersStudy(text), r.OrdersProgram(text), rewrite.OrdersInProgram(d.Stem), d.Labelled && r.AnswerAt(d.Stem[len(d.Stem)-1]) > 0: // "How many are left? 12"
		return draft.AsksByCue
	case d.Labelled && (r.OrdersBelowTitle(d) || r.OrdersBehindTitle(d)):
		return draft.AsksByCue
	case d.Labelled && (lexicon.OrdersByForm(text) || lexicon.OrdersInHanClause(text) || lexicon.AsksInHan(d.Stem[0].Text)):
		return draft.AsksByForm
	}
	return draft.AsksNothing
}

// oneTicked reports whether exactly one choice is ticked.
func oneTicked(d draft.Draft) bool {
	ticked := 0
	for _, c := range d.Choices {
		if c.Label.Check == page.Checked {
			ticked++
		}
	}
	return ticked == 1
}

// ordersToChoose reports whether a stem orders to choose what is right and lettered choices
// stand below, other than sentences: steps to take are written so too.
func ordersToChoose(d draft.Draft, text string) bool {
	if len(d.Choices) < 2 || d.Choices[0].Label.Kind != lexicon.LetterLabel || lexicon.IsLonger(text, longestOrder) || !lexicon.ChoosesRight.MatchString(lexicon.Fold(text)) {
		return false
	}
	return slices.ContainsFunc(d.Choices, func(c draft.Choice) bool { return !strings.HasSuffix(c.Text(), ".") })
}

// longestOrder is how many letters a stem has that only orders to choose.
const longestOrder = 200

// offering tells a question with choices under a plain stem from a numbered
// clause with lettered ones: the choices are short, marked, or the stem orders.
func (r *Reader) offering(d draft.Draft, text string, g draft.Grammar) draft.Level {
	length, clauses := 0, 0
	for _, c := range d.Choices {
		t := strings.TrimSpace(c.Text())
		length += utf8.RuneCountInString(t)
		if strings.HasSuffix(t, ";") || strings.HasSuffix(t, "; and") || strings.HasSuffix(t, "; or") || strings.HasSuffix(t, ",") {
			clauses++
		}
		if c.Sign != "" {
			return draft.AsksSurely
		}
	}
	if !r.Inquires(d) && (draft.TellsMore(d.Choices, length) || (d.Bullets || d.Plain) && len(d.Choices) > draft.MostListed) {
		return draft.AsksNothing
	}
	for _, m := range r.Verdict {
		if len(draft.Covered(d, m)) > 0 {
			return draft.AsksSurely
		}
	}
	if clauses > 0 && !r.Inquires(d) && slices.ContainsFunc(d.Choices, draft.GoesOnToNext) {
		return draft.AsksNothing
	}
	if clauses > 0 && clauses*2 >= len(d.Choices) && length > 25*len(d.Choices) {
		return draft.AsksNothing
	}
	if g.Bare() && !flatten.ClosesStem(text) && !(oneTicked(d) && breaksOff(d)) && (d.Bullets || d.Choices[0].Label.Kind == lexicon.BoxLabel && !r.Cued(text)) {
		return draft.AsksNothing
	}
	if d.Bullets || d.Plain {
		if r.Cued(text) {
			return draft.AsksByCue
		}
		return draft.AsksNothing
	}
	if len(d.Choices) >= 3 && length <= 60*len(d.Choices) {
		return draft.Offers
	}
	if r.Cued(text) {
		return draft.AsksByCue
	}
	return draft.AsksNothing
}
