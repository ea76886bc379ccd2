package recognize

import (
	"unicode/utf8"

	"formwright/shared/page"
)

// headedAnswer is how many characters the answers under headings have at least,
// in most questions.
const headedAnswer = 60

// headedAnswers reads interview questions and their answers: numbered headings
// that ask, each over paragraphs that tell and ask nothing. A heading among them
// that only names what is asked is answered too.
func (r *recognizer) headedAnswers(ds []draft) {
	var at []int
	asking, told, open, other := 0, 0, 0, 0
	for i, d := range ds {
		if len(d.stem) == 0 || d.hasAnswer() {
			return
		}
		if !d.labelled || d.stem[0].style().Heading == 0 {
			other++ // a line within an answer
			continue
		}
		if len(d.stem) == 1 && d.label.list == headedAsks {
			continue // left open
		}
		if open++; !tellsUnderHeading(d) {
			continue
		}
		at = append(at, i)
		size := 0
		for _, l := range d.stem[1:] {
			size += utf8.RuneCountInString(l.text)
		}
		if endsAsking(d.stem[0].text) {
			asking++
		}
		if size >= headedAnswer {
			told++
		}
	}
	long := 8 // of ten
	if len(at) > 0 && ds[at[0]].label.list == headedAsks {
		long = 4 // a paper of questions is answered in few words too
	}
	if len(at) < proseQuestions || other > len(at) || len(at)*4 < open*3 || asking*10 < len(at)*6 || told*10 < len(at)*long {
		return
	}
	for _, i := range at {
		d := &ds[i]
		told := d.stem[1:]
		for _, c := range d.choices { // a list within the answer
			told = append(told, newLine(c.lines[0], append([]page.Run{{Text: c.label.text + " "}}, c.lines[0].runs...)))
			told = append(told, c.lines[1:]...)
		}
		for k, l := range told {
			d.notes = append(d.notes, note{class: modelWord, value: l, strong: k > 0})
		}
		d.stem, d.choices, d.bullets, d.prose = d.stem[:1:1], nil, false, true
	}
}

// tellsUnderHeading reports whether a numbered heading stands over lines that
// may answer it: prose first, and nothing that asks or leaves room.
func tellsUnderHeading(d draft) bool {
	if !d.labelled || len(d.stem) < 2 || d.stem[0].style().Heading == 0 || d.room > 0 || d.stem[1].kind != textLine || d.stem[1].style().Code {
		return false
	}
	for _, l := range d.stem[1:] {
		if endsAsking(l.text) || hasBlank(l) || bracketPoints.MatchString(l.text) {
			return false
		}
	}
	return !bracketPoints.MatchString(d.stem[0].text)
}
