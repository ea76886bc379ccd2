package recognize

import "formwright/shared/recognize/pattern"

// leastReplies is how many questions must be answered in the same way before a
// letter or a colon is taken for the word "answer".
const leastReplies = 3

var (
	// replyHead is the letter that stands for "respuesta", "risposta",
	// "réponse": "R.- Planear y organizar".
	replyHead = pattern.Guarded(pattern.OpensWith("rR"), `^[Rr](?:pta|ta|esp)?\s*(?:\.\s*[-–—:]+|[:/=][-–—]?)\s*\S`)
	replySign = pattern.New(`^[Rr](?:pta|ta|esp)?[\s.:/=–—-]+`)
	// toldBehind is an answer on the line of its question: "Who sang it?: Cash".
	toldBehind = pattern.Guarded(mayTell, `[?？؟]["'”’»)]?\s*[:：]\s*[^\s:_.…]`)
	askedUntil = pattern.New(`[?？؟]["'”’»)]?\s*[:：]\s*`)
	numberHead = pattern.Guarded(pattern.BeginsWith("0123456789¿"), `^(?:\d{1,3}\s*[.)\-–:]|¿)`)
)

// mayTell looks for a question mark with more behind it.
func mayTell(s string) bool { return hasQuestionMark(s) && !endsAsking(s) }

// replyLetters reads answers without a word that says so, where most questions
// have one: behind a letter on the line below, or behind a colon after the
// question mark.
func replyLetters(lines []line) []line {
	return colonReplies(letterReplies(aReplies(lines)))
}

// letterReplies writes "R.- ..." under a question as its answer.
func letterReplies(lines []line) []line {
	replies, under := 0, 0
	for i, l := range lines {
		if !isReply(l) {
			continue
		}
		replies++
		if i > 0 && lines[i-1].kind == textLine && !isReply(lines[i-1]) && (lines[i-1].label != nil || endsAsking(lines[i-1].text) || numberHead.MatchString(lines[i-1].text)) {
			under++
		}
	}
	if replies < leastReplies || under*10 < replies*7 {
		return lines
	}
	out := make([]line, len(lines))
	for i, l := range lines {
		if isReply(l) {
			l = answering(l.from(len(replySign.FindString(l.text))))
		}
		out[i] = l
	}
	return out
}

func isReply(l line) bool {
	return l.kind == textLine && l.label == nil && replyHead.MatchString(l.text)
}

// colonReplies cuts the answers off behind "?:", where half of all questions
// have theirs there.
func colonReplies(lines []line) []line {
	asked, told := 0, 0
	for _, l := range lines {
		if l.kind != textLine || !hasQuestionMark(l.text) {
			continue
		}
		asked++
		if toldBehind.MatchString(l.text) {
			told++
		}
	}
	if told < leastReplies || told*2 < asked {
		return lines
	}
	out := make([]line, 0, len(lines)+told)
	for _, l := range lines {
		if l.kind != textLine || !toldBehind.MatchString(l.text) {
			out = append(out, l)
			continue
		}
		at := askedUntil.FindAllStringIndex(l.text, -1)
		last := at[len(at)-1]
		answer := answering(l.from(last[1]))
		answer.soft = true
		out = append(out, withoutEnd(l, last), answer)
	}
	return out
}

// withoutEnd is a question without the colon that leads to its answer.
func withoutEnd(l line, at []int) line {
	end := at[1]
	for end > at[0] && (l.text[end-1] == ' ' || l.text[end-1] == '\t' || l.text[end-1] == ':') {
		end--
	}
	out := newLine(l, sliceRuns(l.runs, 0, end))
	out.label, out.gap, out.soft = l.label, l.gap, l.soft
	return out
}
