package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// token is a line with everything it might be. Which of it holds is decided by
// the grammar that explains the document best. Tokens are shared by every
// grammar that is tried, and never written to once they are read.
type token = *reading

type reading struct {
	line
	note     *note // never nil, of no class for a line that is none
	cue      class
	heading  bool // a title between questions by its looks or words
	stimulus bool // "Read the passage", "Questions 2-4 refer to"
	asks     bool // it could be a stem by its end
	tied     int  // so many lines from here on belong to the question without a label above
	question questionLabel
	choice   choiceLabel
	behind   *line
}

// behindLabel is the line without the label of the choice that it begins, cut
// once for every reading of the document.
func (t *reading) behindLabel() line {
	if t.behind == nil {
		l := t.from(t.choice.end)
		t.behind = &l
	}
	return *t.behind
}

func (t *reading) isChoice() bool { return t.choice.kind != noLabel }

// tokens reads every line once.
func (r *recognizer) tokens(lines []line) []token {
	out := make([]token, len(lines))
	all := make([]reading, len(lines))
	shortAnswers, none := lettersAnswer(lines), &note{}
	highest := 0
	for i, l := range lines {
		t := &all[i]
		t.line, t.asks, t.note = l, asksLine(l), none
		if out[i] = t; l.over > 0 {
			continue
		}
		if l.counts {
			t.heading = true
			continue
		}
		if n, ok := noteOf(l, r.vocabulary); ok {
			kept := n
			t.note = &kept
		} else if m := shortAnswer.FindString(l.text); m != "" && shortAnswers && l.label == nil {
			t.note = &note{class: answerWord, value: l.from(len(m))}
		} else if servesOnly(l.text) {
			t.stimulus = true
		} else {
			if t.question, _ = l.questionLabel(r.vocabulary); t.question.kind == noNumber {
				t.question, _ = highNumber(l, highest)
			}
			if t.question.kind == noNumber {
				if q, ok := rangeLabel(l, highest); ok {
					t.question = q
				}
			}
			if l.inside {
				t.question = questionLabel{}
			}
			if t.question.signed() {
				highest = max(highest, t.question.last())
			}
			if !l.open {
				t.choice, _ = l.choiceLabel()
			}
			t.cue = cueOf(l, r.vocabulary)
			t.heading = headingOf(l, r.vocabulary) && !answersAbove(out, i)
			t.stimulus = bringsMaterial(l, r.vocabulary)
		}
	}
	dialogues(out)
	countedHeads(out, r.letters)
	r.markSections(out)
	return out
}

// answersAbove reports whether the line before waits for the answer that line i is.
func answersAbove(ts []token, i int) bool {
	return i > 0 && ts[i-1].note.class == answerWord && ts[i-1].note.value.empty()
}

var shortAnswer = pattern.Guarded(pattern.OpensWith("A"), `^A\s*[:.：]\s*`)

// lettersAnswer reports whether "A:" stands for an answer: the document asks
// with "Q:" and has no "B:" beside it.
func lettersAnswer(lines []line) bool {
	questions, answers := 0, 0
	for _, l := range lines {
		if l.kind != textLine {
			continue
		}
		c, ok := choiceLabelOf(l.text)
		switch {
		case ok && c.kind == letterLabel && c.sign == "b":
			return false
		case shortAnswer.MatchString(l.text):
			answers++
		case strings.HasPrefix(l.text, "Q"):
			questions++
		}
	}
	return answers >= 2 && questions >= answers
}

// cueLimit is the length up to which a line that begins with "Select one" only
// says how to answer.
const cueLimit = 90

// cueOf reports whether a line only says how many choices to take, or that
// choices follow.
func cueOf(l line, v vocabulary) class {
	if l.kind != textLine || len(l.text) > cueLimit || hasQuestionMark(l.text) {
		return noClass
	}
	text := strings.TrimLeft(l.text, "([（ *")
	if c, ok := v.is(text, choicesWord); ok {
		return c
	}
	h := l.head
	if len(text) < len(l.text) {
		h = newHead(text)
	}
	c, _ := v.find(h, singleCue, multipleCue)
	return c
}

// isBold reports whether every letter of the line is bold.
func (l line) isBold() bool {
	any := false
	for _, r := range l.runs {
		if r.Kind != page.TextRun || strings.TrimSpace(r.Text) == "" {
			continue
		}
		if !r.Marks.Bold {
			return false
		}
		any = true
	}
	return any
}
