package sheet

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
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

// sheetPassage is a text that questions ask about: in a row of its own over
// theirs, or in a column beside them.
type sheetPassage struct {
	title string
	text  string // of its cell in a column
	lines []line.Line
	left  int // how many questions it is for; 0 when it does not say
}

// lastPassage is what the row before is about.
func (s *sheetRows) lastPassage() *sheetPassage {
	if len(s.out) == 0 {
		return nil
	}
	return s.out[len(s.out)-1].passage
}

// about gives a question the text that a column of its row holds. Rows that
// repeat the text share it.
func (e *sheetEntry) about(last *sheetPassage, cell sheetCell) {
	if last != nil && last.text == cell.text {
		e.passage = last
		return
	}
	e.passage = &sheetPassage{text: cell.text, lines: slices.Clone(cell.lines)}
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
	if count(s.bank.columns, lexicon.TypeRole) > 0 || whole < leastWhole || whole*10 < len(s.out)*9 {
		return
	}
	out := s.out[:0:0]
	var p *sheetPassage
	section, named := "", false
	for _, e := range s.out {
		text := e.draft.StemText()
		switch {
		case e.said() == 0 && s.r.OrdersEssay(lexicon.Fold(text)) && utf8.RuneCountInString(text) <= shortPassage:
		case e.said() == 0 && !coded.LooksAsked(text) && utf8.RuneCountInString(text) <= shortPassage:
			p, section, named = nil, text, true
			continue
		case e.said() == 0 && (!coded.LooksAsked(text) || utf8.RuneCountInString(text) > 2*shortPassage):
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
	return len(e.draft.Choices) >= 2 && (len(e.answers) > 0 || len(e.right) > 0)
}

func newPassage(e *sheetEntry) *sheetPassage {
	p := &sheetPassage{lines: e.draft.Stem}
	text := e.draft.StemText()
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
			w.quiz.Stimuli = append(w.quiz.Stimuli, quiz.Stimulus{ID: "p" + lexicon.DecimalText(len(w.quiz.Stimuli)+1), Title: last.title, Content: flatten.Content(last.lines, flatten.Shape{})})
		}
		s := &w.quiz.Stimuli[len(w.quiz.Stimuli)-1]
		s.Items = append(s.Items, id)
	}
}
