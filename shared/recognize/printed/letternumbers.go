package printed

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// letterNumber is a number with the letter of its part of a test: "A1.", "В2",
// "C3)", or with that of a question in Turkish, Spanish and Dutch, "S4)", "P4.", "V4.". Its own kind of list, so that
// choices by plain numbers stay choices.
var letterNumber = pattern.Guarded(mayLetterNumber, `^([A-LPSVА-ЕСΑ-Δ])\s?(\d{1,2})(?:\s*[.):–—-]+\s*|\s+|$)`)

// mayLetterNumber looks for one of the first capitals and a digit behind it.
func mayLetterNumber(s string) bool {
	r, size := utf8.DecodeRuneInString(s)
	if !strings.ContainsRune("ABCDEFGHIJKLPSVАБВГДЕСΑΒΓΔ", r) {
		return false
	}
	rest := strings.TrimPrefix(s[size:], " ")
	return rest != "" && lexicon.IsDigit(rest[0])
}

// leastShort is up to what questions "S1)" must count: fewer may be statements.
const leastShort = 3

// LetterNumbers numbers the questions of tests that give each part a letter, "A1.",
// "A2.", "B1.", as state examinations do; their keys are numbered so as well. The
// first letter must count on from 1, twice at least, or the letters are of cells,
// grades or formulas.
// One that says what to do with the numbers under it heads a section.
func (r *Reader) LetterNumbers(lines []line.Line) []line.Line {
	last, most := map[string]int{}, map[string]int{} // the key begins to count anew
	counted, first, broken := 0, "", 0
	for _, l := range lines {
		letter, n, _ := letterNumberOf(l)
		if isLate(letter) && last[string(letter[0]-1)] == 0 {
			letter = "" // "H2 is a gas"
		}
		switch {
		case counted > 0 && r.IsKeyHeading(l):
			broken -= len(lines) // a key leaves out what it does not answer
		case letter == "" && first == "" && lexicon.HasQuestionMark(l.Text):
			return lines // a question is asked, which "A1." answers
		case letter == "":
			continue
		case n == 1 || n == last[letter]+1:
			if n > 1 {
				counted++
			}
			last[letter], most[letter] = n, max(n, most[letter])
		default:
			broken++
		}
		if first == "" {
			first = letter
		}
	}
	if counted == 0 || most[first] < 2 || isShort(first) && most[first] < leastShort || broken > counted/4 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	under := 0 // the number that comes next under a head
	for i, l := range lines {
		letter, n, end := letterNumberOf(l)
		switch {
		case letter == "" && under > 0 && typedNumber(l) == under:
			q, _ := l.NumberLabel()
			out[i] = letterLabelled(l, q.End, under)
			under++
		case letter == "" || last[letter] == 0:
		case typedNumber(l.From(end)) == 1: // the answers to the questions of a task
		case r.headsNumbers(lines, i):
			out[i].Counts, under = true, 1
		default:
			out[i], under = letterLabelled(l, end, n), 0
		}
	}
	return out
}

// isShort reports whether a letter is that of the word for a question: "soru", "pregunta",
// "vraag".
func isShort(letter string) bool { return letter == "s" || letter == "p" || letter == "v" }

// isLate reports whether a letter is one of those that only papers of many parts come to:
// the part before must be there.
func isLate(letter string) bool { return letter >= "f" && letter <= "l" }

// letterLabelled gives a line what it begins with for its label.
func letterLabelled(l line.Line, end, number int) line.Line {
	rest := l.From(end)
	rest.Gap, rest.Turn, rest.Soft = l.Gap, l.Turn, l.Soft
	rest.Label = &page.Label{Text: strings.TrimRight(l.Text[:end], lexicon.Whitespace+".):–—-"), Format: page.Decimal, Number: number, List: line.LetteredList}
	return rest
}

// headsNumbers reports whether a line is an order with the first of several numbers on
// the line below: "A2. True or false?" over "1. ...". Numbers right below each other
// under an order to choose are what to choose from.
func (r *Reader) headsNumbers(lines []line.Line, at int) bool {
	if at+1 >= len(lines) || typedNumber(lines[at+1]) != 1 {
		return false
	}
	f := lines[at].Folded()
	if r.OrdersTruth(f) {
		return true
	}
	if secondInRow.MatchString(lines[at+1].Text) {
		return false // "1) owl 2) hen 3) duck": they are offered
	}
	chooses := r.OrdersChoice(lines[at]) || r.Multiple.In(f)
	if chooses && at+2 < len(lines) && typedNumber(lines[at+2]) == 2 {
		return false
	}
	return !lexicon.HasQuestionMark(lines[at].Text) && !r.Match.In(f) && !r.Order.In(f) && (chooses || r.Filling.In(f) || r.OpenTasks.In(f) || r.OtherKinds.In(f))
}

// secondInRow is the second number of a row of choices.
var secondInRow = pattern.Guarded(lexicon.HasDigit, `^1\s?[.)].*\S\s+2\s?[.)]\s*\S`)

// typedNumber is the number that a line begins with and its sign, 0 for none.
func typedNumber(l line.Line) int {
	q, ok := l.NumberLabel()
	if l.Kind != line.TextLine || l.Label != nil || !ok || q.Delim != '.' && q.Delim != ')' {
		return 0
	}
	return q.Number
}

// letterNumberOf reads the letter and the number a line begins with, and how long
// they are.
func letterNumberOf(l line.Line) (letter string, number, end int) {
	if l.Kind != line.TextLine || l.Label != nil {
		return "", 0, 0
	}
	m := letterNumber.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return "", 0, 0
	}
	if isShort(strings.ToLower(l.Text[m[2]:m[3]])) && strings.IndexByte(l.Text[m[5]:m[1]], ':') >= 0 {
		return "", 0, 0 // "S1: I is true"
	}
	return lexicon.Fold(l.Text[m[2]:m[3]]), line.LastNumber(l.Text[m[4]:m[5]]), m[1]
}
