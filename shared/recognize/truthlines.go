package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// How many statements stand in a row: those without a number over them, and those
// under the number of a question.
const (
	leastTruthLines   = 3
	leastTruthStrokes = 2
)

var (
	// truthFrontRoom is the room for the truth of a statement, or its letter, in
	// front of it: "( )", "[F]", "____", "....".
	truthFrontRoom = pattern.New(`^(?:[(\[（]\s*(?:\p{L}{1,10}|[+✓✗-])?\s*[)\]）]|_{2,}|\.{3,}|…+)\s*[^\s\d_.…)]`)
	// truthFrontPair is the letters to choose from in front of a statement, "V  F  ".
	truthFrontPair = pattern.New(`^(\p{L})\s{1,4}(\p{L})\s{2,}(?:[^\s])`)
	// truthFrontLetter is the letter written in front of a statement, "V  ".
	truthFrontLetter = pattern.New(`^(\p{L})(?:\s{2,}|\t)\s*[^\s]`)
)

// truthLines numbers the statements under a line that asks whether each is true,
// which stand one under the other with room for the answer at one end. Under the
// number of a question they get letters: they are its parts.
func (r *recognizer) truthLines(lines []line) []line {
	var out []line // nil as long as no line is labelled
	for i, l := range lines {
		if l.kind != textLine || len(l.text) > matchHead || truthFrontRoom.MatchString(l.text) || !r.ordersTruth(fold(l.text)) || l.label != nil && !r.numbersOwn(l) {
			continue
		}
		under, least := r.numbersOwn(l) || r.numberedAbove(lines, i), leastTruthLines
		if under {
			least = leastTruthStrokes
		}
		at := r.statementsBelow(lines, i+1)
		if len(at) < least {
			continue
		}
		if out == nil {
			out = append([]line(nil), lines...)
		}
		for n, k := range at {
			out[k] = roomBehind(bulleted(out[k]))
			out[k].label = &page.Label{Text: decimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: openList}
			if under && n < 26 {
				out[k].label = &page.Label{Text: string(rune('a'+n)) + ")", Format: page.LowerAlpha, Number: n + 1, List: "rows"}
			}
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// statementsBelow is the places of the statements with room from line i on, up to
// the first line of another kind. Letters written in front must be those of a pair.
func (r *recognizer) statementsBelow(lines []line, i int) []int {
	var at []int
	letters := map[string]int{}
	for ; i < len(lines) && r.statesTruth(lines[i]); i++ {
		if lines[i].text == "" || isRoom(lines[i].text) {
			continue
		}
		at = append(at, i)
		if m := truthFrontLetter.FindStringSubmatch(bulleted(lines[i]).text); m != nil && !truthFrontPair.MatchString(lines[i].text) {
			letters[fold(m[1])]++
		}
	}
	if len(at) > 1 && r.countLetters(lines[at[0]], lines[at[1]]) {
		return nil
	}
	if len(letters) > 0 {
		if _, ok := pairOfLetters(letters, ""); !ok || len(letters) < 2 {
			return nil
		}
	}
	return at
}

// countLetters reports whether two lines begin with the first letters or Roman
// numbers of a list, "(i)" and "(ii)": that is no room.
func (r *recognizer) countLetters(a, b line) bool {
	first, ok1 := a.choiceLabel()
	second, ok2 := b.choiceLabel()
	return ok1 && ok2 && isFirst(first.sign, r.letters) && follows(first.sign, second.sign, r.letters, false)
}

// roomBehind writes what stands in front of a statement to be answered with as it
// is written elsewhere: a pair of letters behind it, the letter said in brackets.
func roomBehind(l line) line {
	if m := truthFrontPair.FindStringSubmatchIndex(l.text); m != nil {
		yes, no := l.text[m[2]:m[3]], l.text[m[4]:m[5]]
		rest := l.from(m[5])
		return newLine(rest, append(rest.runs[:len(rest.runs):len(rest.runs)], page.Run{Text: " (" + yes + " / " + no + ")"}))
	}
	if m := truthFrontLetter.FindStringSubmatchIndex(l.text); m != nil {
		rest := l.from(m[3])
		return newLine(rest, append([]page.Run{{Text: "(" + l.text[m[2]:m[3]] + ") "}}, rest.runs...))
	}
	return l
}

// numbersOwn reports whether a line has the number of a question: what stands
// below belongs to it.
func (r *recognizer) numbersOwn(l line) bool {
	q, ok := l.questionLabel(r.vocabulary)
	return ok && q.number > 0 && q.kind != romanNumber
}

// statesTruth reports whether a line is a statement with room to judge it, or
// empty, or room to write on.
func (r *recognizer) statesTruth(l line) bool {
	if l.text == "" || isRoom(l.text) {
		return l.kind == textLine && (len(l.runs) == 0 || l.text != "")
	}
	if c, ok := l.choiceLabel(); ok && (c.kind == letterLabel || c.kind == digitLabel) && !truthFrontRoom.MatchString(l.text) {
		return false
	}
	if q, ok := l.questionLabel(r.vocabulary); l.kind != textLine || l.label != nil && !isBulleted(l) || ok && q.delim != bareDelim {
		return false
	}
	text := bulleted(l).text
	return !hasQuestionMark(text) && countWords(text, 3) >= 3 && r.hasTruthRoom(text)
}

// hasTruthRoom reports whether a statement has room for its truth, or the letter
// of it, at one of its ends.
func (r *recognizer) hasTruthRoom(text string) bool {
	if truthFrontRoom.MatchString(text) {
		return true
	}
	if at := emptyRoomAtEnd.FindStringIndex(text); at != nil {
		return at[0] > 0
	}
	if m := truthFrontPair.FindStringSubmatch(text); m != nil {
		return areInitials(m[1], m[2])
	}
	if truthFrontLetter.MatchString(text) {
		return true
	}
	if m := truthSlash.FindStringSubmatchIndex(text); m != nil && m[0] > 0 {
		_, ok := r.pairIn(text, m, true)
		return ok
	}
	m := truthTail.FindStringSubmatch(text)
	if m == nil || countWords(strings.TrimSuffix(text, m[0]), 3) < 3 {
		return false
	}
	_, ok := r.truthOf(firstOf(m[1], m[2]), true)
	return ok
}

// frontRoom is room in front of an entry.
var frontRoom = pattern.New(`^(?:[(\[（]\s*[)\]）]|_{2,}|[.…]{4,})\s*`)
