package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
)

const (
	// leastWhole is how many rows with choices and an answer a list has at least
	// before a row without them is none of its questions.
	leastWhole = 10
	// shortPassage is how long, in characters, a row may be and still be what
	// stands over a part of the test.
	shortPassage = 160
)

// sheetPassage is a text in a row of its own that the next rows ask about.
type sheetPassage struct {
	title string
	lines []line
	left  int // how many questions it is for; 0 when it does not say
}

// passageCount is how many questions a text says it is for.
var passageCount = pattern.New(`\d{1,2}`)

// passages takes rows without choices and answers, in a list whose other rows
// nearly all have both, for the texts that the rows below them ask about.
func (s *sheetRows) passages() {
	whole := 0
	for i := range s.out {
		if s.out[i].whole() {
			whole++
		}
	}
	if count(s.bank.columns, typeRole) > 0 || whole < leastWhole || whole*10 < len(s.out)*9 {
		return
	}
	out := s.out[:0:0]
	var p *sheetPassage
	section, named := "", false
	for _, e := range s.out {
		text := e.draft.stemText()
		switch {
		case e.said() == 0 && s.r.ordersEssay(fold(text)) && utf8.RuneCountInString(text) <= shortPassage:
		case e.said() == 0 && !looksAsked(text) && utf8.RuneCountInString(text) <= shortPassage:
			p, section, named = nil, text, true
			continue
		case e.said() == 0 && (!looksAsked(text) || utf8.RuneCountInString(text) > 2*shortPassage):
			p = newPassage(&e)
			continue
		case named && e.section == "":
			e.section = section
		}
		if p != nil {
			e.passage = p
			if p.left == 1 {
				p = nil
			} else if p.left > 1 {
				p.left--
			}
		}
		out = append(out, e)
	}
	s.out = out
}

// whole reports whether a row offers choices and gives the answer.
func (e *sheetEntry) whole() bool {
	return len(e.draft.choices) >= 2 && (len(e.answers) > 0 || len(e.right) > 0)
}

func newPassage(e *sheetEntry) *sheetPassage {
	p := &sheetPassage{lines: e.draft.stem}
	text := e.draft.stemText()
	for _, c := range e.row {
		if c.empty() || c.text == text || utf8.RuneCountInString(c.text) < 6 || utf8.RuneCountInString(c.text) > shortPassage {
			continue
		}
		p.title = strings.Join(strings.Fields(c.text), " ")
		if m := passageCount.FindAllString(p.title, -1); len(m) > 0 {
			for _, d := range m[len(m)-1] {
				p.left = p.left*10 + int(d-'0')
			}
		}
		break
	}
	return p
}

// stimuli gives the quiz the passages with the items that ask about them.
func (w *workbookReading) stimuli() {
	var last *sheetPassage
	for i, e := range w.entries {
		if e.passage == nil {
			continue
		}
		id := w.quiz.Items[i].ID
		if e.passage != last {
			last = e.passage
			w.quiz.Stimuli = append(w.quiz.Stimuli, quiz.Stimulus{ID: "p" + decimalText(len(w.quiz.Stimuli)+1), Title: last.title, Content: content(last.lines, shape{})})
		}
		s := &w.quiz.Stimuli[len(w.quiz.Stimuli)-1]
		s.Items = append(s.Items, id)
	}
}
