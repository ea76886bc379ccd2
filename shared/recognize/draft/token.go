package draft

import (
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Token is a line with everything it might be. Which of it holds is decided by
// the grammar that explains the document best. Tokens are shared by every
// grammar that is tried, and never written to once they are read.
type Token = *reading

type reading struct {
	line.Line
	note     *line.Note // never nil, of no class for a line that is none
	cue      lexicon.Class
	Heading  bool // a title between questions by its looks or words
	stimulus bool // "Read the passage", "Questions 2-4 refer to"
	asks     bool // it could be a stem by its end
	tied     int  // so many lines from here on belong to the question without a label above
	question line.QuestionLabel
	choice   lexicon.ChoiceLabel
	behind   *line.Line
}

// behindLabel is the line without the label of the choice that it begins, cut
// once for every reading of the document.
func (t *reading) behindLabel() line.Line {
	if t.behind == nil {
		l := t.From(t.choice.End)
		t.behind = &l
	}
	return *t.behind
}

// asStem is a token with the label of a choice as the first line of a question of
// its own, without the label.
func (t *reading) asStem() *reading {
	stem := *t
	stem.Line = t.behindLabel()
	stem.asks, stem.choice, stem.behind = asks.AsksLine(stem.Line), lexicon.ChoiceLabel{}, nil
	return &stem
}

func (t *reading) isChoice() bool { return t.choice.Kind != lexicon.NoLabel }

// ordersUnderNames makes no heading of an order between the number of a task with its
// name and the letters below, "1. Fractions" over "Simplify:" and "a) ...".
func ordersUnderNames(ts []reading) {
	for i := 1; i+1 < len(ts); i++ {
		over, below := &ts[i-1], ts[i+1].choice
		if ts[i].Heading && over.question.Kind != line.NoNumber && namesTask(over.From(over.question.End)) && below.Kind == lexicon.LetterLabel && !below.Upper {
			ts[i].Heading = false
		}
	}
}

// Tokens reads every line once.
func (r *Reader) Tokens(lines []line.Line) []Token {
	out := make([]Token, len(lines))
	all := make([]reading, len(lines))
	shortAnswers, none := lettersAnswer(lines), &line.Note{}
	highest := 0
	for i, l := range lines {
		t := &all[i]
		t.Line, t.asks, t.note = l, asks.AsksLine(l), none
		if out[i] = t; l.Over > 0 {
			continue
		}
		if l.Counts {
			t.Heading = true
			continue
		}
		if n, ok := line.NoteOf(l, r.Vocabulary); ok {
			kept := n
			t.note = &kept
		} else if m := shortAnswer.FindString(l.Text); m != "" && shortAnswers && l.Label == nil {
			t.note = &line.Note{Class: lexicon.AnswerWord, Value: l.From(len(m))}
		} else if lexicon.ServesOnly(l.Text) {
			t.stimulus = true
		} else {
			if t.question, _ = l.QuestionLabel(r.Vocabulary); t.question.Kind == line.NoNumber {
				t.question, _ = line.HighNumber(l, highest)
			}
			if t.question.Kind == line.NoNumber {
				if q, ok := rangeLabel(l, highest); ok {
					t.question = q
				}
			}
			if l.Inside {
				t.question = line.QuestionLabel{}
			}
			if t.question.Signed() {
				highest = max(highest, t.question.Last())
			}
			if !l.Open {
				t.choice, _ = l.ChoiceLabel()
			}
			if k := t.choice.Kind; i == 0 || k != lexicon.BulletLabel && k != lexicon.BoxLabel || out[i-1].choice.Kind != k { // "All of the answers" is a choice among others
				t.cue = rewrite.CueOf(l, r.Vocabulary)
			}
			t.Heading = rewrite.HeadingOf(l, r.Vocabulary) && (!answersAbove(out, i) || headsNext(lines, i)) && !wordToUse(lines, i)
			t.stimulus = rewrite.BringsMaterial(l, r.Vocabulary)
			if from, _ := rewrite.ServesRange(l); from > 0 && t.stimulus {
				t.question = line.QuestionLabel{} // "1. ve 2. soruları metne göre": the numbers are of those below
			}
		}
	}
	for i, t := range out {
		t.stimulus = t.stimulus || t.question.Through > 0 && headsRange(out, i)
	}
	if r.Uniform {
		return out
	}
	withoutRanges(out)
	boldLetters(out)
	proposedSolutions(out, none)
	answerPoints(out)
	ordersUnderNames(all)
	signedSections(out)
	romanSections(out)
	countedOptions(out)
	dialogues(out)
	romanLists(out)
	countedHeads(out, r.Letters)
	r.markSections(out, lines)
	return out
}

// wordToUse reports whether a line is a word in capitals between a sentence and the one
// with a gap in which it is to be used: no title.
func wordToUse(lines []line.Line, i int) bool {
	if i == 0 || i+1 == len(lines) || lines[i].Gap || lines[i+1].Gap || strings.Contains(lines[i].Text, " ") || !rewrite.IsUpperTitle(lines[i].Text) {
		return false
	}
	next := lines[i+1]
	return lines[i-1].Text != "" && next.Label == nil && strings.Contains(next.Text, "__") && !line.IsRoom(next.Text)
}

// signedSections takes back that the numbers before the word for a section are those of
// questions, "2. Bölüm: Boşluk doldurma", where several are.
func signedSections(ts []Token) {
	var at []int
	for i := range ts {
		if t := ts[i]; t.question.Kind == line.PlainNumber && t.Label == nil && lexicon.SignedSection(t.Text) {
			at = append(at, i)
		}
	}
	if len(at) < leastInOrder {
		return
	}
	for _, i := range at {
		ts[i].question, ts[i].choice, ts[i].Heading = line.QuestionLabel{}, lexicon.ChoiceLabel{}, true
	}
}

// countedOptions takes back that the lines counted from 1 under "Options:" are questions:
// those of question 2 would go on with its number.
func countedOptions(ts []Token) {
	for i, t := range ts {
		if t.cue != lexicon.ChoicesWord {
			continue
		}
		end := i + 1
		for end < len(ts) && ts[end].question.Kind == line.PlainNumber && ts[end].question.Number == end-i && ts[end].choice.Kind == lexicon.DigitLabel {
			end++
		}
		for k := i + 1; k < end && end > i+2; k++ {
			ts[k].question = line.QuestionLabel{}
		}
	}
}

// answersAbove reports whether the line before waits for the answer that line i is.
func answersAbove(ts []Token, i int) bool {
	return i > 0 && ts[i-1].note.Class == lexicon.AnswerWord && ts[i-1].note.Value.Empty()
}

// headsNext reports whether a line behind a word for an answer is the heading of what comes
// next: the answer was a picture that is missing, or none is given.
func headsNext(lines []line.Line, i int) bool {
	return lines[i].Gap && lines[i].Style().Heading > 0 && lines[i-1].Style().Heading == 0 && strings.Contains(lines[i].Text, " ")
}

var shortAnswer = pattern.Guarded(pattern.OpensWith("A"), `^A\s*[:.：]\s*`)

// lettersAnswer reports whether "A:" stands for an answer: the document asks
// with "Q:" and has no "B:" beside it.
func lettersAnswer(lines []line.Line) bool {
	questions, answers := 0, 0
	for _, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		c, ok := l.TypedChoice()
		switch {
		case ok && c.Kind == lexicon.LetterLabel && c.Sign == "b":
			return false
		case shortAnswer.MatchString(l.Text):
			answers++
		case strings.HasPrefix(l.Text, "Q"):
			questions++
		}
	}
	return answers >= 2 && questions >= answers
}

// romanLists takes back that lines with Roman numbers are headings, where they stand one
// under the other: "I. It grows." and "II. It moves." are statements to choose from.
func romanLists(ts []Token) {
	for i := 1; i < len(ts); i++ {
		a, b := ts[i-1], ts[i]
		if a.question.Kind == line.RomanNumber && b.question.Kind == line.RomanNumber && b.question.Number == a.question.Number+1 && a.Style().Heading == 0 && b.Style().Heading == 0 && !b.Gap {
			a.Heading, b.Heading = false, false
		}
	}
}
