package vote

import (
	"slices"
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// paperOf reads the title, the headings and the first lines between questions.
func (r *Reader) paperOf(p draft.Parsed) draft.Paper {
	var heads []line.Line
	for i, t := range p.Intro {
		if i < 5 || t.Heading {
			heads = append(heads, t.Line)
		}
	}
	if len(heads) == 0 && len(p.Drafts) > 0 && !p.Drafts[0].Labelled && len(p.Drafts[0].Stem) > 1 && !lexicon.HasQuestionMark(p.Drafts[0].Stem[0].Text) {
		heads = append(heads, p.Drafts[0].Stem[0]) // a title that nothing parts from what is below
	}
	for _, d := range p.Drafts {
		for i, l := range d.Prelude {
			if i < 3 {
				heads = append(heads, l)
			}
		}
	}
	folded := flatten.FoldLines(heads)
	top := r.KindTold(heads[:min(3, len(heads))])
	out := draft.Paper{Faq: r.FaqTitle.In(top)}
	out.Other = out.Faq || !r.marksRight(p.Drafts) && (r.OtherTitle.In(top) && !r.titledTest(heads) || !draft.TellsRight(p.Drafts) && (r.HasChapters(p) || r.isTechnical(p, slices.ContainsFunc(heads, r.isTestTitle)) || isStatute(p)))
	out.Test = !out.Other && (r.QuizTitle.In(folded) || r.headsOrders(heads, p.Drafts) || r.OrdersTruth(folded) || slices.ContainsFunc(heads, worthEach))
	return out
}

// leastOrders is how many orders a title over tasks needs below it.
const leastOrders = 3

// headsOrders reports whether a title is the word for tasks, alone or behind what they are
// about, "Circles: tasks", and most numbers below order something or ask.
func (r *Reader) headsOrders(heads []line.Line, ds []draft.Draft) bool {
	if len(ds) < leastOrders || !slices.ContainsFunc(heads[:min(3, len(heads))], r.namesTasks) {
		return false
	}
	asking := 0
	for _, d := range ds {
		if !d.Labelled {
			return false
		}
		if r.Inquires(d) || lexicon.OrdersByForm(d.StemText()) {
			asking++
		}
	}
	return asking*3 >= len(ds)*2
}

// namesTasks reports whether a line is such a title.
func (r *Reader) namesTasks(l line.Line) bool {
	title := strings.Trim(l.Folded(), " .:0123456789#")
	if at := strings.LastIndexAny(title, ":-–—"); at >= 0 {
		title = strings.TrimLeft(title[at:], ":-–— ")
	}
	return r.TaskTitle[title]
}

// titledTest reports whether one of the first lines is the title of a test, whatever of
// other papers the course over it and the sentences below it speak.
func (r *Reader) titledTest(heads []line.Line) bool {
	for i, l := range heads[:min(3, len(heads))] {
		if r.isTestTitle(l) && (i == 0 || !flatten.ClosesStem(heads[i-1].Text)) {
			return true
		}
	}
	return false
}

// isTestTitle reports whether a line names a test; a longer one begins with that name, as
// "Questionnaire on how the pupils of our town come to school", or ends in it, with the
// course before it: "Introduction to computing, spring 2018, midterm 1".
func (r *Reader) isTestTitle(l line.Line) bool {
	f := l.Folded()
	if lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || lexicon.IsLonger(l.Text, lexicon.HeadingLimit/2) && r.QuizTitle.Begins(f) == 0 && !r.QuizTitle.Ends(strings.TrimRight(f, "0123456789# ")) {
		return false
	}
	return r.QuizTitle.In(f) && !r.OtherTitle.In(r.WithoutSubject(f))
}

// worthEach reports whether a line says what each question is worth, and no more:
// "2 points each".
func worthEach(l line.Line) bool {
	return !lexicon.IsLonger(l.Text, longestWorth) && slices.ContainsFunc(line.EachPoints, func(p pattern.Pattern) bool { return p.MatchString(l.Text) })
}

// longestWorth is the length of such a line in letters.
const longestWorth = 40

// onlyNamed reports whether a document has a single draft that has nothing of a
// question but its name: "Test 3: results".
func (r *Reader) onlyNamed(p draft.Parsed) bool {
	if len(p.Drafts) != 1 {
		return false
	}
	d := p.Drafts[0]
	if d.Label.Kind != line.WordNumber && d.Label.Kind != line.NameNumber || len(d.Choices) > 0 {
		return false
	}
	d.Label = line.QuestionLabel{}
	return r.levelOf(d, d.Grammar) == draft.AsksNothing
}
