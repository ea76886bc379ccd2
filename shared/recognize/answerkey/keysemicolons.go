package answerkey

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastPieces is how many answers a row parted by semicolons has.
const leastPieces = 2

// piecesNumber is the number in front of an answer, or those of several: "2 ", "7-9: ".
var piecesNumber = pattern.New(`^[(（]?(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?\s*([)）.:=–-]*)\s+`)

// semicolonEntries reads answers of any words that semicolons part, "1 T; 2 F – Rome is a
// town; 3-4 red, blue", each behind its number. Numbers rise from the first; several have
// as many words behind them as commas part. Where the first number has a sign behind it, a
// figure without one is no number of a question, "1. F = ma; 12 N".
func semicolonEntries(l line.Line, digits string) []KeyEntry {
	if strings.Count(digits, ";") < leastPieces-1 || len(digits) != len(l.Text) {
		return nil
	}
	var out []KeyEntry
	at, last, pieces, signed := 0, 0, 0, false
	for piece := range strings.SplitSeq(digits, ";") {
		from := at + len(piece) - len(strings.TrimLeft(piece, lexicon.Whitespace))
		end := at + len(strings.TrimRight(piece, lexicon.Whitespace+"."))
		at += len(piece) + 1
		if from >= end {
			continue
		}
		m := piecesNumber.FindStringSubmatchIndex(digits[from:end])
		if m == nil || m[1] == end-from {
			return nil
		}
		first := line.LastNumber(digits[from+m[2] : from+m[3]])
		through := first
		if m[4] >= 0 {
			through = line.LastNumber(digits[from+m[4] : from+m[5]])
		}
		if first <= last || through < first {
			return nil
		}
		if sign := m[7] > m[6]; pieces == 0 {
			signed = sign
		} else if signed && !sign {
			return nil
		}
		pieces++
		last = through
		out = append(out, valuesOf(l.Cut(from+m[1], end), first, through)...)
	}
	if pieces < leastPieces {
		return nil
	}
	return out
}

// valuesOf gives several numbers the words that commas part, one each, or all of them to
// the first where there are more or fewer.
func valuesOf(value line.Line, first, through int) []KeyEntry {
	parts := strings.Split(value.Text, ",")
	if through == first || len(parts) != through-first+1 {
		return []KeyEntry{{Number: first, Value: value}}
	}
	var out []KeyEntry
	at := 0
	for i, p := range parts {
		lead := len(p) - len(strings.TrimLeft(p, " "))
		out = append(out, KeyEntry{Number: first + i, Value: value.Cut(at+lead, at+len(p))})
		at += len(p) + 1
	}
	return out
}

// What stands before a number of a row, "Q2", "#2", and an arrow behind it or behind a
// letter. Other arrows belong to what the answer says.
var (
	rowSign  = pattern.New(`(^|[\s,;])(?:Q\.?\s?|#|№\s?)(\d{1,3})`)
	rowArrow = pattern.New(`((?:^|[\s,;(])(?:\pL|\d{1,3}\pL?)[.)]?)\s*[→⇒]\s*`)
	// orderArrows are those of an order, in which one entry leads to the next: "B → A → C".
	orderArrows = pattern.New(`[→⇒]\s*(?:\pL|\d{1,3})[.)]?\s*[→⇒]`)
)

// plainRow is a row of answers without such signs, which only number them, one after the
// other.
func plainRow(l line.Line) line.Line {
	signs := rowSign.FindAllStringSubmatch(l.Text, -1)
	if len(signs)+len(rowArrow.FindAllStringIndex(l.Text, leastPieces)) < leastPieces || orderArrows.MatchString(l.Text) {
		return l
	}
	for i := 1; i < len(signs); i++ {
		if line.LastNumber(signs[i][2]) != line.LastNumber(signs[i-1][2])+1 {
			return l
		}
	}
	runs := make([]page.Run, len(l.Runs))
	for i, run := range l.Runs {
		run.Text = rowArrow.ReplaceAllString(rowSign.ReplaceAllString(run.Text, "$1$2"), "$1=")
		runs[i] = run
	}
	return line.NewLine(l, runs)
}
