package item

import (
	"fmt"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
	"formwright/shared/recognize/vote"
	"formwright/shared/richtext"
)

// openSection is the section that items are being added to.
type openSection struct {
	points    *quiz.Decimal
	folded    string // its title and instructions
	trueFalse bool
	shown     int  // statements so far that show the two words beside them
	unshown   bool // one did not
	index     int  // in the quiz; -1 for what the introduction says of every item
	heard     map[*lexicon.Phrases]hearing
}

// hearing is whether one of some phrases stands in a section's words, and how
// many of the words were looked at.
type hearing struct {
	said bool
	upTo int
}

// says reports whether the title or the instructions hold one of the phrases.
// Every item asks, and instructions may come between them.
func (s *openSection) says(p *lexicon.Phrases) bool {
	h := s.heard[p]
	if !h.said && h.upTo < len(s.folded) {
		h = hearing{p.In(s.folded[h.upTo:]), len(s.folded)}
		if s.heard == nil {
			s.heard = map[*lexicon.Phrases]hearing{}
		}
		s.heard[p] = h
	}
	return h.said
}

// leastShown is how many statements with the two words beside them tell that all have
// them.
const leastShown = 2

// isJudged reports whether all statements of a section of true and false showed the
// two words: what stands under a text of its own behind them, "Given are these
// values:", is not to be judged.
func (s *openSection) isJudged() bool {
	return s != nil && s.trueFalse && !s.unshown && s.shown >= leastShown
}

// openStimulus is shared material whose items are still coming.
type openStimulus struct {
	index    int
	from, to int // the printed numbers it serves; 0 for until something else begins
}

// assembly puts items, sections and stimuli together in document order.
type assembly struct {
	r        *Reader
	quiz     quiz.Quiz
	open     *openSection
	stimulus *openStimulus
	held     []line.Line // lines behind an item that belong to the next
	told     bool        // they stand behind its answer
	said     []saidWorth // what the introduction says kinds of questions are worth
}

// intro reads the title and the introduction of the document. What stands from
// the heading of the first section on belongs to the first item.
func (a *assembly) intro(p draft.Parsed, title string) {
	lines := draft.LineList(p.Intro)
	a.hearWorths(lines)
	at := a.firstSection(lines, p.Drafts)
	a.held = append(a.held, lines[at:]...)
	lines = lines[:at]
	var rest []line.Line
	for _, l := range lines {
		if a.r.IsNoise(l) {
			continue
		}
		if a.quiz.Title == "" && l.Kind == line.TextLine && l.Text != "" && !lexicon.IsLonger(l.Text, lexicon.HeadingLimit) && (len(rest) == 0 || l.Style().Heading > 0) {
			a.quiz.Title = l.Text
			continue
		}
		rest = append(rest, l)
	}
	if a.quiz.Title == "" {
		a.quiz.Title = strings.TrimSpace(title)
	}
	a.quiz.Introduction = flatten.Content(rest, flatten.Shape{})
	a.introduce(lines)
}

// firstSection is where the heading of the first section stands in an
// introduction: its last line with a name or number of one, behind a title or
// where other sections follow.
func (a *assembly) firstSection(lines []line.Line, ds []draft.Draft) int {
	at := len(lines)
	for i, l := range slices.Backward(lines) {
		if rewrite.NamesSection(l, a.r.Vocabulary) && !a.r.IsNoise(l) && (!rewrite.IsAlphaSection(l.Text) && !answerkey.RomanSection.MatchString(l.Text) || beginsFirst(l.Text)) {
			at = i
			break
		}
	}
	if len(lines)-at > draft.MostOrdered || len(ds) > 0 && slices.ContainsFunc(ds[0].Prelude, func(l line.Line) bool { return rewrite.NamesSection(l, a.r.Vocabulary) }) {
		return len(lines) // an overview, or the title over the first section
	}
	behind := slices.ContainsFunc(lines[:at], func(l line.Line) bool { return l.Kind == line.TextLine && l.Text != "" && !a.r.IsNoise(l) })
	follows := slices.ContainsFunc(ds, func(d draft.Draft) bool {
		return slices.ContainsFunc(d.Prelude, func(l line.Line) bool { return rewrite.NamesSection(l, a.r.Vocabulary) })
	})
	if at < len(lines) && !behind && !follows {
		return len(lines)
	}
	return at
}

// beginsFirst reports whether the letter or Roman number in front is the first.
func beginsFirst(s string) bool {
	return strings.HasPrefix(s, "A") || strings.HasPrefix(s, "А") || strings.HasPrefix(s, "I") && !strings.HasPrefix(s, "II") && !strings.HasPrefix(s, "IV")
}

// introduce reads what the introduction says of every question: what each is
// worth, when one line does, and that the test is of true and false, when it
// names no other kind.
func (a *assembly) introduce(lines []line.Line) {
	folded := flatten.FoldLines(lines)
	s := &openSection{folded: folded, index: -1, trueFalse: a.r.OrdersTruth(folded) && !a.r.OtherKinds.In(folded)}
	worth := 0
	for _, l := range lines {
		if p := vote.SectionPoints([]line.Line{l}); p != nil {
			s.points = p
			worth++
		}
	}
	if worth != 1 {
		s.points = nil
	}
	if s.trueFalse || s.points != nil {
		a.open = s
	}
}

// prelude reads what stands between the item before and this one: a heading
// with instructions, material for several items, or a picture for this one.
func (a *assembly) prelude(d *draft.Draft) {
	lines := append(a.held, d.Prelude...)
	told := a.told && len(a.held) > 0
	a.held, a.told = nil, false
	if a.open.isJudged() && (len(lines) > 0 || len(d.Shared) > 0) {
		a.open = nil
	}
	var kept []line.Line
	for _, l := range lines {
		if !a.r.IsNoise(l) {
			kept = append(kept, l)
		}
	}
	if len(kept) == 0 {
		return
	}
	at := 0
	if rewrite.HeadingOf(kept[0], a.r.Vocabulary) || len(kept) > 1 && a.r.NamesKind(kept[0]) {
		at = 1
		for at < len(kept) && rewrite.HeadingOf(kept[at], a.r.Vocabulary) && !rewrite.StimulusOf(kept[at], a.r.Vocabulary) && !tellsUnder(kept[at-1], kept[at]) {
			at++
		}
	}
	material := at
	for material < len(kept) && a.isWordBank(kept, material) || material < len(kept) && !rewrite.StimulusOf(kept[material], a.r.Vocabulary) && kept[material].Kind == line.TextLine && len(kept[material].Text) <= 400 {
		material++
	}
	if at > 0 {
		a.section(kept[:at], kept[at:material])
	} else if material > 0 {
		a.instruct(kept[:material], told, d)
	}
	a.material(kept[material:], d)
}

// tellsUnder reports whether a line is a sentence under the title of a section: it says
// what to do there.
func tellsUnder(title, l line.Line) bool {
	return l.Style().Heading == 0 && answerkey.EndsSentence(l.Text) && !answerkey.EndsSentence(title.Text)
}

// isWordBank reports whether a line is a table of words under an order to fill gaps
// with them: it is part of the order.
func (a *assembly) isWordBank(lines []line.Line, at int) bool {
	l := lines[at]
	if l.Kind != line.TableLine || at == 0 || lexicon.IsLonger(l.Text, longestOrder) || !lines[at-1].Says(a.r.Filling) {
		return false
	}
	for _, row := range l.Table().Rows {
		for _, c := range flatten.CellLines(row) {
			if c.Text != "" && (flatten.HasBlank(c) || flatten.CountWords(c.Text, mostBankWords+1) > mostBankWords) {
				return false
			}
		}
	}
	return true
}

// mostBankWords is how many words one to fill in has, with others beside it.
const mostBankWords = 24

// section opens a section.
func (a *assembly) section(heads, instructions []line.Line) {
	titles := make([]string, len(heads))
	for i, l := range heads {
		titles[i] = l.Text
		if l.Label != nil {
			titles[i] = l.Label.Text + " " + l.Text
		}
	}
	all := append(append([]line.Line(nil), heads...), instructions...)
	points := vote.SectionPoints(all)
	if points == nil {
		points = a.saidOf(heads)
	}
	if points == nil && a.open != nil && a.open.index < 0 {
		points = a.open.points
	}
	a.open = &openSection{points: points, index: len(a.quiz.Sections), folded: flatten.FoldLines(all)}
	a.open.trueFalse = a.r.OrdersTruth(a.open.folded)
	a.quiz.Sections = append(a.quiz.Sections, quiz.Section{Title: strings.Join(titles, " "), Instructions: flatten.Content(instructions, flatten.Shape{}), Points: a.open.points})
	a.stimulus = nil
}

// instruct takes instructions without a heading: they hold for the items that
// follow. What says nothing of them and orders nothing is left out, and told.
func (a *assembly) instruct(all []line.Line, told bool, d *draft.Draft) {
	lines := all
	folded := flatten.FoldLines(lines)
	truth := a.r.OrdersTruth(folded)
	points := vote.SectionPoints(lines)
	if !truth && a.open != nil && a.open.trueFalse && a.r.NamesTask(folded) {
		a.open = nil // what was to be judged ends here
	}
	if !truth && points == nil {
		lines = a.r.orderAmong(lines)
	}
	if len(lines) == 0 {
		if from, _ := vote.RangeIn(all); from > 0 && d.Labelled && from == d.Label.Number {
			a.passage(all) // "Read this before you answer questions 2 and 3."
			return
		}
		a.leftOut(all[0], told)
		if a.open != nil {
			a.open.folded += " " + folded
		}
		return
	}
	a.open = &openSection{points: points, folded: folded, trueFalse: truth, index: len(a.quiz.Sections)}
	a.quiz.Sections = append(a.quiz.Sections, quiz.Section{Instructions: flatten.Content(lines, flatten.Shape{}), Points: points})
}

// orderAmong is the line that orders what to do with the questions below, with
// the few behind it, such as the words to choose from.
func (r *Reader) orderAmong(lines []line.Line) []line.Line {
	length := 0
	for i, l := range slices.Backward(lines) {
		length += len(l.Text)
		if l.Kind != line.TextLine || length > draft.LongestOrder || len(lines)-i > draft.MostOrdered {
			return nil
		}
		if f := l.Folded(); r.OrdersBelow(l.Text) || asks.Directs(l) || flatten.CountWords(l.Text, 3) >= 3 && (r.Filling.Begins(f) > 0 || r.Match.Begins(f) > 0) {
			return lines[i:]
		}
	}
	return nil
}

// add puts an item into the quiz, its section and its stimulus.
func (a *assembly) add(item quiz.Item, d *draft.Draft) {
	a.quiz.Items = append(a.quiz.Items, item)
	if a.open != nil && a.open.index >= 0 {
		s := &a.quiz.Sections[a.open.index]
		s.Items = append(s.Items, item.ID)
	}
	if a.stimulus == nil {
		return
	}
	n := d.Label.Number
	if s := a.stimulus; s.to > 0 && d.Labelled && (n < s.from || n > s.to) {
		a.stimulus = nil
		return
	}
	st := &a.quiz.Stimuli[a.stimulus.index]
	st.Items = append(st.Items, item.ID)
}

// finish numbers sections and stimuli and drops those without items, and reports
// what is left.
func (a *assembly) finish() {
	for _, l := range a.held {
		if !a.r.IsNoise(l) {
			a.leftOut(l, a.told)
			break
		}
	}
	var sections []quiz.Section
	for _, s := range a.quiz.Sections {
		if len(s.Items) > 0 {
			s.ID = fmt.Sprintf("s%d", len(sections)+1)
			a.worthByProducts(&s)
			sections = append(sections, s)
		}
	}
	a.quiz.Sections = sections
	var stimuli []quiz.Stimulus
	for _, s := range a.quiz.Stimuli {
		if len(s.Items) > 0 {
			s.ID = fmt.Sprintf("p%d", len(stimuli)+1)
			stimuli = append(stimuli, s)
		}
	}
	a.quiz.Stimuli = stimuli
}

// eachContent calls f with every content of the quiz.
func eachContent(q *quiz.Quiz, f func(*richtext.Content)) {
	f(&q.Introduction)
	for i := range q.Sections {
		f(&q.Sections[i].Instructions)
	}
	for i := range q.Stimuli {
		f(&q.Stimuli[i].Content)
	}
	for i := range q.Items {
		item := &q.Items[i]
		for _, c := range []*richtext.Content{&item.Stem, &item.Hint, &item.Feedback.General, &item.Feedback.Correct, &item.Feedback.Incorrect} {
			f(c)
		}
		responseContent(item.Response, f)
	}
}

func responseContent(r quiz.Response, f func(*richtext.Content)) {
	switch r := r.(type) {
	case quiz.Choice:
		for i := range r.Choices {
			f(&r.Choices[i].Content)
		}
	case quiz.Match:
		for i := range r.Left {
			f(&r.Left[i])
		}
		for i := range r.Right {
			f(&r.Right[i])
		}
	case quiz.Order:
		for i := range r.Entries {
			f(&r.Entries[i])
		}
	case quiz.Essay:
		f(&r.Model)
	}
}
