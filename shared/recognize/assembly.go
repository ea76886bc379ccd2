package recognize

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// openSection is the section that items are being added to.
type openSection struct {
	points    *quiz.Decimal
	folded    string // its title and instructions
	trueFalse bool
	index     int // in the quiz; -1 for what the introduction says of every item
	heard     map[*phrases]hearing
}

// hearing is whether one of some phrases stands in a section's words, and how
// many of the words were looked at.
type hearing struct {
	said bool
	upTo int
}

// says reports whether the title or the instructions hold one of the phrases.
// Every item asks, and instructions may come between them.
func (s *openSection) says(p *phrases) bool {
	h := s.heard[p]
	if !h.said && h.upTo < len(s.folded) {
		h = hearing{p.in(s.folded[h.upTo:]), len(s.folded)}
		if s.heard == nil {
			s.heard = map[*phrases]hearing{}
		}
		s.heard[p] = h
	}
	return h.said
}

// Bounds of instructions without a heading.
const (
	longestOrder = 400 // bytes
	mostOrdered  = 4   // lines
)

// leastLeftOut is how wide a text is that is missed.
const leastLeftOut = 20

// openStimulus is shared material whose items are still coming.
type openStimulus struct {
	index    int
	from, to int // the printed numbers it serves; 0 for until something else begins
}

// assembly puts items, sections and stimuli together in document order.
type assembly struct {
	r        *recognizer
	quiz     quiz.Quiz
	open     *openSection
	stimulus *openStimulus
	held     []line // lines behind an item that belong to the next
	told     bool   // they stand behind its answer
}

// intro reads the title and the introduction of the document. What stands from
// the heading of the first section on belongs to the first item.
func (a *assembly) intro(p parsed, title string) {
	lines := lineList(p.intro)
	at := a.firstSection(lines, p.drafts)
	a.held = append(a.held, lines[at:]...)
	lines = lines[:at]
	var rest []line
	for _, l := range lines {
		if a.r.isNoise(l) {
			continue
		}
		if a.quiz.Title == "" && l.kind == textLine && l.text != "" && len(l.text) <= headingLimit && (len(rest) == 0 || l.style().Heading > 0) {
			a.quiz.Title = l.text
			continue
		}
		rest = append(rest, l)
	}
	if a.quiz.Title == "" {
		a.quiz.Title = strings.TrimSpace(title)
	}
	a.quiz.Introduction = content(rest, shape{})
	a.introduce(lines)
}

// firstSection is where the heading of the first section stands in an
// introduction: its last line with a name or number of one, behind a title or
// where other sections follow.
func (a *assembly) firstSection(lines []line, ds []draft) int {
	at := len(lines)
	for i, l := range slices.Backward(lines) {
		if namesSection(l, a.r.vocabulary) && !a.r.isNoise(l) && (!isAlphaSection(l.text) && !romanSection.MatchString(l.text) || beginsFirst(l.text)) {
			at = i
			break
		}
	}
	if len(lines)-at > mostOrdered || len(ds) > 0 && slices.ContainsFunc(ds[0].prelude, func(l line) bool { return namesSection(l, a.r.vocabulary) }) {
		return len(lines) // an overview, or the title over the first section
	}
	behind := slices.ContainsFunc(lines[:at], func(l line) bool { return l.kind == textLine && l.text != "" && !a.r.isNoise(l) })
	follows := slices.ContainsFunc(ds, func(d draft) bool {
		return slices.ContainsFunc(d.prelude, func(l line) bool { return namesSection(l, a.r.vocabulary) })
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
func (a *assembly) introduce(lines []line) {
	folded := foldLines(lines)
	s := &openSection{folded: folded, index: -1, trueFalse: a.r.ordersTruth(folded) && !a.r.otherKinds.in(folded)}
	worth := 0
	for _, l := range lines {
		if p := sectionPoints([]line{l}); p != nil {
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
func (a *assembly) prelude(d *draft) {
	lines := append(a.held, d.prelude...)
	told := a.told && len(a.held) > 0
	a.held, a.told = nil, false
	var kept []line
	for _, l := range lines {
		if !a.r.isNoise(l) {
			kept = append(kept, l)
		}
	}
	if len(kept) == 0 {
		return
	}
	at := 0
	if headingOf(kept[0], a.r.vocabulary) {
		at = 1
		for at < len(kept) && headingOf(kept[at], a.r.vocabulary) && !stimulusOf(kept[at], a.r.vocabulary) {
			at++
		}
	}
	material := at
	for material < len(kept) && !stimulusOf(kept[material], a.r.vocabulary) && kept[material].kind == textLine && len(kept[material].text) <= 400 {
		material++
	}
	if at > 0 {
		a.section(kept[:at], kept[at:material])
	} else if material > 0 {
		a.instruct(kept[:material], told)
	}
	a.material(kept[material:], d)
}

// section opens a section.
func (a *assembly) section(heads, instructions []line) {
	titles := make([]string, len(heads))
	for i, l := range heads {
		titles[i] = l.text
		if l.label != nil {
			titles[i] = l.label.Text + " " + l.text
		}
	}
	all := append(append([]line(nil), heads...), instructions...)
	points := sectionPoints(all)
	if points == nil && a.open != nil && a.open.index < 0 {
		points = a.open.points
	}
	a.open = &openSection{points: points, index: len(a.quiz.Sections), folded: foldLines(all)}
	a.open.trueFalse = a.r.ordersTruth(a.open.folded)
	a.quiz.Sections = append(a.quiz.Sections, quiz.Section{Title: strings.Join(titles, " "), Instructions: content(instructions, shape{}), Points: a.open.points})
	a.stimulus = nil
}

// instruct takes instructions without a heading: they hold for the items that
// follow. What says nothing of them and orders nothing is left out.
func (a *assembly) instruct(all []line, told bool) {
	lines := all
	folded := foldLines(lines)
	truth := a.r.ordersTruth(folded)
	points := sectionPoints(lines)
	if !truth && a.open != nil && a.open.trueFalse && a.r.namesTask(folded) {
		a.open = nil // what was to be judged ends here
	}
	if !truth && points == nil {
		lines = a.r.orderAmong(lines)
	}
	if len(lines) == 0 {
		if told {
			a.leftOut(all[0])
		}
		if a.open != nil {
			a.open.folded += " " + folded
		}
		return
	}
	a.open = &openSection{points: points, folded: folded, trueFalse: truth, index: len(a.quiz.Sections)}
	a.quiz.Sections = append(a.quiz.Sections, quiz.Section{Instructions: content(lines, shape{}), Points: points})
}

// orderAmong is the line that orders what to do with the questions below, with
// the few behind it, such as the words to choose from.
func (r *recognizer) orderAmong(lines []line) []line {
	length := 0
	for i, l := range slices.Backward(lines) {
		length += len(l.text)
		if l.kind != textLine || length > longestOrder || len(lines)-i > mostOrdered {
			return nil
		}
		if f := fold(l.text); r.ordersBelow(l.text) || countWords(l.text, 3) >= 3 && (r.filling.begins(f) > 0 || r.match.begins(f) > 0) {
			return lines[i:]
		}
	}
	return nil
}

// leftOut reports text behind an answer that is read as nothing; a word or two
// are a title, and what ends in a colon leads to room for an answer.
func (a *assembly) leftOut(l line) {
	if widthOf(l.text) < leastLeftOut || !hasWords(l.text) || strings.HasSuffix(l.text, ":") {
		return
	}
	a.r.findings = append(a.r.findings, finding.Finding{Code: finding.UnreadPart, Severity: finding.Info, Position: l.pos(),
		Message: "Text behind an answer was read as no part of a question.", Quote: finding.Quote(l.text)})
}

func foldLines(lines []line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(fold(l.text))
		b.WriteByte('\n')
	}
	return b.String()
}

// material opens a stimulus, or puts a picture in front of the stem it stands
// before.
func (a *assembly) material(lines []line, d *draft) {
	if len(lines) == 0 {
		return
	}
	text := 0
	cue := false
	for _, l := range lines {
		text += len(l.text)
		cue = cue || stimulusOf(l, a.r.vocabulary)
	}
	if !cue && text < 200 {
		d.stem = append(append([]line(nil), lines...), d.stem...)
		return
	}
	s := stimulusFrom(lines, a.r.vocabulary)
	if s.Content.IsEmpty() {
		return
	}
	a.quiz.Stimuli = append(a.quiz.Stimuli, s)
	a.stimulus = &openStimulus{index: len(a.quiz.Stimuli) - 1}
	a.stimulus.from, a.stimulus.to = rangeIn(lines)
	if a.stimulus.to == 0 && refersOnly(lines[0], a.r.vocabulary) {
		a.stimulus.from = lastNumber(oneNumber.FindString(lines[0].text))
		a.stimulus.to = a.stimulus.from
	}
}

var rangeText = pattern.New(`(\d{1,3})\s*(?:-|–|—|to|bis|à|a|until|till|through|and|&|до|по|~|至|到|đến)\s*(\d{1,3})`)

// rangeIn is the numbers of the questions that lines say they serve.
func rangeIn(lines []line) (from, to int) {
	for _, l := range lines {
		if m := rangeText.FindStringSubmatch(l.text); m != nil {
			from, _ = strconv.Atoi(m[1])
			to, _ = strconv.Atoi(m[2])
			if from < to {
				return from, to
			}
		}
	}
	return 0, 0
}

// add puts an item into the quiz, its section and its stimulus.
func (a *assembly) add(item quiz.Item, d *draft) {
	a.quiz.Items = append(a.quiz.Items, item)
	if a.open != nil && a.open.index >= 0 {
		s := &a.quiz.Sections[a.open.index]
		s.Items = append(s.Items, item.ID)
	}
	if a.stimulus == nil {
		return
	}
	n := d.label.number
	if s := a.stimulus; s.to > 0 && d.labelled && (n < s.from || n > s.to) {
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
		if a.told && !a.r.isNoise(l) {
			a.leftOut(l)
			break
		}
	}
	var sections []quiz.Section
	for _, s := range a.quiz.Sections {
		if len(s.Items) > 0 {
			s.ID = fmt.Sprintf("s%d", len(sections)+1)
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
