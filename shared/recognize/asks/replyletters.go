package asks

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

var (
	// replyHead is the letter that stands for "respuesta", "risposta",
	// "réponse": "R.- Planear y organizar".
	replyHead = pattern.Guarded(pattern.OpensWith("rR"), `^(?:[Rr](?:pta|ta|esp)?|R(?:PTA|TA|ESP))\s*(?:\.\s*[-–—:]+|[:/\\=][-–—]?)\s*\S`)
	replySign = pattern.New(`^(?:[Rr](?:pta|ta|esp)?|R(?:PTA|TA|ESP))[\s.:/\\=)–—-]+`)
	// replyLabel is the same letter as that of a choice is written: right under a question
	// it is none, since no choices begin with it.
	replyLabel = pattern.Guarded(pattern.OpensWith("R"), `^R\s?[.)\-–—]\s*\p{L}`)
	// replyBehind is such an answer on the line of its question: "Who sang it? R: Cash".
	replyBehind = pattern.Guarded(mayTell, `[?？؟]["'”’»)]?\s*([Rr](?:pta|ta|esp)?\s*(?:\.\s*[-–—:]+|:[-–—]?)\s*)\S`)
	// toldBehind is an answer on the line of its question: "Who sang it?: Cash".
	toldBehind = pattern.Guarded(mayTell, `[?？؟]["'”’»)]?\s*[:：]\s*[^\s:_.…]`)
	askedUntil = pattern.New(`[?？؟]["'”’»)]?\s*[:：]\s*`)
	// numberHead is the number of a question, with a word or a letter before it or none.
	numberHead = pattern.New(`^(?:(?:\p{Lu}\pL{0,11}\.?\s?)?\d{1,3}\s*[.)\-–:]|¿)`)
)

// mayTell looks for a question mark with more behind it.
func mayTell(s string) bool { return lexicon.HasQuestionMark(s) && !flatten.EndsAsking(s) }

// ReplyLetters reads answers without a word that says so, where most questions
// have one: behind a letter on the line below, or behind a colon after the
// question mark.
func ReplyLetters(lines []line.Line) []line.Line {
	return colonReplies(letterReplies(rewrite.AReplies(lines)))
}

// letterReplies writes "R.- ..." under a question, or behind its question mark, as
// its answer.
func letterReplies(lines []line.Line) []line.Line {
	replies, under := 0, 0
	asked := 0 // how many lines ago something was asked, 0 where that has its reply
	for i, l := range lines {
		switch {
		case behindMark(l) != nil:
			replies, under, asked = replies+1, under+1, 0
		case isReply(l) || mayReply(lines, i):
			if replies++; asked > 0 && asked <= mostBetween {
				under++
			}
			asked = 0
		case mayAsk(l):
			asked = 1
		case asked > 0:
			asked++
		}
	}
	if replies < rewrite.LeastReplies || under*10 < replies*7 {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if m := behindMark(l); m != nil {
			answer := flatten.Answering(l.From(m[3]))
			answer.Soft = true
			out = append(out, withoutEnd(l, []int{m[0] + 1, m[2]}), answer)
			continue
		}
		if isReply(l) || mayReply(lines, i) {
			l = flatten.Answering(l.From(len(replySign.FindString(l.Text))))
		}
		out = append(out, l)
	}
	return out
}

// mostBetween is how many lines below the one that asks its reply begins at the latest: a
// program may stand between them.
const mostBetween = 12

// mayAsk reports whether a line has the number of a question, or asks.
func mayAsk(l line.Line) bool {
	return l.Kind == line.TextLine && (l.Label != nil || flatten.EndsAsking(l.Text) || numberHead.MatchString(l.Text))
}

// mayReply reports whether line i begins with the letter of a reply as with that of a choice,
// right under a line that asks.
func mayReply(lines []line.Line, i int) bool {
	l := lines[i]
	return i > 0 && l.Kind == line.TextLine && l.Label == nil && replyLabel.MatchString(l.Text) && mayAsk(lines[i-1])
}

// behindMark finds the answer behind the question mark of a line.
func behindMark(l line.Line) []int {
	if l.Kind != line.TextLine {
		return nil
	}
	return replyBehind.FindStringSubmatchIndex(l.Text)
}

func isReply(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && replyHead.MatchString(l.Text)
}

// colonReplies cuts the answers off behind "?:", where half of all questions
// have theirs there.
func colonReplies(lines []line.Line) []line.Line {
	asked, told := 0, 0
	for _, l := range lines {
		if l.Kind != line.TextLine || !lexicon.HasQuestionMark(l.Text) {
			continue
		}
		asked++
		if toldBehind.MatchString(l.Text) {
			told++
		}
	}
	if told < rewrite.LeastReplies || told*2 < asked {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+told)
	for _, l := range lines {
		if l.Kind != line.TextLine || !toldBehind.MatchString(l.Text) {
			out = append(out, l)
			continue
		}
		at := askedUntil.FindAllStringIndex(l.Text, -1)
		last := at[len(at)-1]
		answer := flatten.Answering(l.From(last[1]))
		answer.Soft = true
		out = append(out, withoutEnd(l, last), answer)
	}
	return out
}

// withoutEnd is a question without the colon that leads to its answer.
func withoutEnd(l line.Line, at []int) line.Line {
	end := at[1]
	for end > at[0] && (l.Text[end-1] == ' ' || l.Text[end-1] == '\t' || l.Text[end-1] == ':') {
		end--
	}
	out := line.NewLine(l, line.SliceRuns(l.Runs, 0, end))
	out.Label, out.Gap, out.Soft = l.Label, l.Gap, l.Soft
	return out
}

// truthBehind is a word behind strokes or an arrow at the end of a line: "A whale is
// a fish --- no".
var truthBehind = pattern.New(`\s*(?:-{2,}>?|[–—]{2,}|—|→|⇒|=>|->)\s*(\p{L}[\p{L}\p{M}' ]{1,15})\.?$`)

// TruthsBehind takes the words for true and false that stand so behind numbered
// statements for their answers.
func (r *Reader) TruthsBehind(lines []line.Line) []line.Line {
	at := map[int][]int{}
	for i, l := range lines {
		if l.Kind != line.TextLine || !isNumbered(l) {
			continue
		}
		m := truthBehind.FindStringSubmatchIndex(l.Text)
		if m == nil || m[0] == 0 {
			continue
		}
		if _, ok := r.SaysYes(l.Text[m[2]:m[3]]); ok {
			at[i] = m
		}
	}
	if len(at) < rewrite.LeastReplies {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+len(at))
	for i, l := range lines {
		m, ok := at[i]
		if !ok {
			out = append(out, l)
			continue
		}
		answer := flatten.Answering(l.Cut(m[2], m[3]))
		answer.Soft = true
		out = append(out, l.Cut(0, m[0]), answer)
	}
	return out
}
