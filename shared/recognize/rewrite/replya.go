package rewrite

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// replyA is the letter that stands for "answer": "A: in 1921".
	replyA = pattern.New(`^[AＡ]\s*[:：]\s*`)
	// askQ is the letter that stands for "question": each says what the other is.
	askQ = pattern.New(`^[QＱ]\s*[:：]\s*\S`)
	// replyDot is the label of the only choice there is: "A. in 1921", "c) in 1921".
	replyDot = pattern.New(`^[A-Ea-eＡ]\s*[.),．]\s*`)
	// otherLetter is the letter of a choice in brackets, or behind another.
	otherLetter = pattern.New(`^[(][A-Ea-e]\s?[.)]|(?:\s{2,}|\t)[(]?[B-Eb-e][.)]|\s[(]?[B-Eb-e][.)]\s`)
	// letterB begins another choice, on its own line or side by side, or what another
	// speaker says.
	letterB = pattern.New(`^[B-Eb-eＢ]\s*[.:)：）、．]|(?:\s{2,}|\t)[B-Eb-e]\s?[.:)]`)
)

// AReplies writes "A: ..." under a question, or under the circled choices of one,
// as its answer: where several do, or all under "Q: ...". Where any line begins with B, or a later letter, A is a choice or a speaker.
func AReplies(lines []line.Line) []line.Line {
	lines = numberedReplies(lines)
	if lines, ok := dottedReplies(lines); ok {
		return lines
	}
	if lines, ok := repliesUnderChoices(lines); ok {
		return lines
	}
	replies, under, called := 0, 0, 0
	for i, l := range lines {
		switch {
		case l.Kind == line.TextLine && letterB.MatchString(l.Text):
			return lines
		case isReplyA(l):
			replies++
			if i > 0 && asksOrOffers(lines[i-1]) {
				under++
				if askQ.MatchString(lines[i-1].Text) {
					called++
				}
			}
		}
	}
	if replies < LeastReplies && called < replies || under*10 < replies*9 {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		switch {
		case isReplyA(l):
			l = l.From(len(replyA.FindString(l.Text)))
			if sign := len(circledFirst.FindString(l.Text)); sign > 0 {
				l = line.NewLine(l, l.From(sign).Runs) // the words name the choice as well
			}
			out = append(out, flatten.Answering(l))
		case i+1 < len(lines) && isReplyA(lines[i+1]):
			out = append(out, circledPieces(l)...)
		default:
			out = append(out, l)
		}
	}
	return out
}

// turnNumber is a number, with a letter or two or without: "Q1.", "A 1:", "R1 -", "Q1.2",
// "1.".
var turnNumber = pattern.New(`^((?:\p{Lu}\p{L}{0,2})?)\s?(\d{1,3}(?:\.\d{1,3})+|\d{1,3}\s*[.:)：–-])[.:)：–-]*\s*`)

// mayTurn looks for a capital at the front and a digit behind it and other letters.
func mayTurn(s string) bool {
	if first, _ := utf8.DecodeRuneInString(s); !unicode.IsUpper(first) {
		return false
	}
	rest := strings.TrimLeftFunc(s[:min(len(s), turnFront)], unicode.IsLetter)
	rest = strings.TrimLeft(rest, lexicon.Whitespace)
	return rest != "" && lexicon.IsDigit(rest[0])
}

// turnFront is how many bytes three letters, a blank and a digit have at most.
const turnFront = 3*utf8.UTFMax + 2

// numberedReplies writes "A1. ..." under "Q1. ...", or "1. ...", as its answer, where the
// same two letters take turns with the same numbers throughout. A reply that has nothing
// behind its number is none.
func numberedReplies(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, func(l line.Line) bool { return l.Kind == line.TextLine && mayTurn(l.Text) }) {
		return lines
	}
	ask, reply, number := "", "", ""
	begun := false
	var at []int
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		m := turnNumber.FindStringSubmatch(l.Text)
		switch {
		case m == nil:
		case !begun:
			ask, number, begun = m[1], m[2], true
		case m[1] == ask:
			if number != "" && reply != "" {
				return lines // without an answer
			}
			number = m[2]
		case number == m[2] && m[1] != "" && (reply == "" || m[1] == reply):
			reply, number, at = m[1], "", append(at, i)
		default:
			return lines
		}
	}
	if len(at) < LeastReplies {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		out[i] = out[i].From(len(turnNumber.FindString(out[i].Text)))
		if !out[i].Empty() {
			out[i] = flatten.Answering(out[i])
		}
	}
	return slices.DeleteFunc(out, func(l line.Line) bool { return l.Kind == line.TextLine && l.Label == nil && l.Empty() })
}

// leastDotted is how many numbered questions must have one lettered line and no other.
const leastDotted = 5

// dottedReplies writes "A. ..." under numbered questions as their answers, where nine in
// ten have one such line and no other letter. A question with several letters keeps its
// choices, and a lone "a)" is an answer among more of "A".
func dottedReplies(lines []line.Line) ([]line.Line, bool) {
	var lone []int
	numbers, several, small, letters := 0, 0, 0, 0 // letters of the question at hand
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil && l.Label.Format != page.Bullet || several > numbers/4+1 {
			return nil, false
		}
		if l.Label != nil {
			continue
		}
		if n := lettersOf(l.Text); n > 0 {
			if numbers == 0 {
				return nil, false
			}
			if letters == 0 && n == 1 {
				lone = append(lone, i)
			} else if letters < 2 {
				several++
				lone = lone[:len(lone)-letters]
			}
			letters += n
		} else if _, numbered := l.NumberLabel(); numbered {
			numbers, letters = numbers+1, 0
		}
	}
	if len(lone) < leastDotted || len(lone)*10 < numbers*9 {
		return nil, false
	}
	for _, i := range lone {
		switch text := lines[i].Text; {
		case text[0] == 'a':
			small++
		case 'B' <= text[0] && text[0] <= 'e':
			return nil, false // the letters say which choice was right
		}
	}
	if small*2 > len(lone) {
		return nil, false
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range lone {
		out[i] = flatten.Answering(out[i].From(len(replyDot.FindString(out[i].Text))))
	}
	return out, true
}

// lettersOf counts the choices that begin on a line, as far as two. What is in brackets, or
// stands behind other words, is one of several.
func lettersOf(s string) int {
	sign := len(replyDot.FindString(s))
	switch {
	case otherLetter.MatchString(s):
		return 2
	case sign > 0 && sign < len(s):
		return 1
	}
	return 0
}

func isReplyA(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && replyA.MatchString(l.Text) && len(l.Text) > len(replyA.FindString(l.Text))
}

// asksOrOffers reports whether a line ends in a question mark or begins with a
// circled number.
func asksOrOffers(l line.Line) bool {
	return l.Kind == line.TextLine && (flatten.EndsAsking(l.Text) || circledFirst.MatchString(l.Text))
}

// circledPieces cuts a row of choices without spaces, "①snow②rain", into them.
func circledPieces(l line.Line) []line.Line {
	signs := circled.FindAllStringIndex(l.Text, -1)
	if len(signs) < 2 || signs[0][0] != 0 {
		return []line.Line{l}
	}
	out := make([]line.Line, len(signs))
	for i, at := range signs {
		end := len(l.Text)
		if i+1 < len(signs) {
			end = signs[i+1][0]
		}
		out[i] = l.Cut(at[0], end)
	}
	return out
}

// The signs of choices, "① snow".
var (
	circled      = pattern.New(`[①-⑨]`)
	circledFirst = pattern.New(`^[①-⑨]`)
)

// LeastReplies is how many questions must be answered in the same way before a
// letter or a colon is taken for the word "answer".
const LeastReplies = 3
