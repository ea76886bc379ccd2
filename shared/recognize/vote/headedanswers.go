package vote

import (
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// headedAnswer is how many characters the answers under headings have at least,
// in most questions.
const headedAnswer = 60

// headedAnswers reads interview questions and their answers: numbered headings
// that ask, each over paragraphs that tell and ask nothing. A heading among them
// that only names what is asked is answered too.
func (r *Reader) headedAnswers(ds []draft.Draft) {
	var at []int
	asking, told, open, other := 0, 0, 0, 0
	for i, d := range ds {
		if len(d.Stem) == 0 || d.HasAnswer() {
			return
		}
		if !d.Labelled || d.Stem[0].Style().Heading == 0 {
			other++ // a line within an answer
			continue
		}
		if len(d.Stem) == 1 && d.Label.List == asks.HeadedAsks {
			continue // left open
		}
		if open++; !tellsUnderHeading(d) {
			continue
		}
		at = append(at, i)
		size := 0
		for _, l := range d.Stem[1:] {
			size += utf8.RuneCountInString(l.Text)
		}
		if flatten.EndsAsking(d.Stem[0].Text) {
			asking++
		}
		if size >= headedAnswer {
			told++
		}
	}
	long := 8 // of ten
	if len(at) > 0 && ds[at[0]].Label.List == asks.HeadedAsks {
		long = 4 // a paper of questions is answered in few words too
	}
	if len(at) < proseQuestions || other > len(at) || len(at)*4 < open*3 || asking*10 < len(at)*6 || told*10 < len(at)*long {
		return
	}
	for _, i := range at {
		d := &ds[i]
		told := d.Stem[1:]
		for _, c := range d.Choices { // a list within the answer
			told = append(told, line.NewLine(c.Lines[0], append([]page.Run{{Text: c.Label.Text + " "}}, c.Lines[0].Runs...)))
			told = append(told, c.Lines[1:]...)
		}
		for k, l := range told {
			d.Notes = append(d.Notes, line.Note{Class: lexicon.ModelWord, Value: l, Strong: k > 0})
		}
		d.Stem, d.Choices, d.Bullets, d.Prose = d.Stem[:1:1], nil, false, true
	}
}

// tellsUnderHeading reports whether a numbered heading stands over lines that
// may answer it: prose first, and nothing that asks or leaves room.
func tellsUnderHeading(d draft.Draft) bool {
	if !d.Labelled || len(d.Stem) < 2 || d.Stem[0].Style().Heading == 0 || d.Room > 0 || d.Stem[1].Kind != line.TextLine || d.Stem[1].Style().Code {
		return false
	}
	for _, l := range d.Stem[1:] {
		if flatten.EndsAsking(l.Text) || flatten.HasBlank(l) || line.BracketPoints.MatchString(l.Text) {
			return false
		}
	}
	return !line.BracketPoints.MatchString(d.Stem[0].Text)
}
