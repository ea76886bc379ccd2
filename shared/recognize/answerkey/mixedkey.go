package answerkey

import (
	"strconv"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastSigns is how many answers of one letter stand before those in words.
const leastSigns = 2

// signKey is an answer of one letter behind its number, "3a", "4) F", with what parts it from
// the next.
var signKey = pattern.Guarded(lexicon.HasDigit, `^(\d{1,3})\s?[.):–-]?\s?(\pL)(?:[\s,;/|·•–—-]+|$)`)

// furtherSign is the sign of another entry within what is said of one: "12  4b. 19.6".
var furtherSign = pattern.Guarded(lexicon.HasDigit, `\s\d{1,3}\s?\pL?[.)]\s`)

// mixedEntries reads answers of one letter and, behind them, some in words, "1b 2c 3F 4 bus
// stop 5. ten": all numbers count on. The first answer in words is known by the number that
// comes next, so none of one letter is left out between.
func mixedEntries(l line.Line, digits string) (out []KeyEntry) {
	at := len(digits) - len(strings.TrimLeft(digits, lexicon.Whitespace))
	for {
		m := signKey.FindStringSubmatchIndex(digits[at:])
		if m == nil {
			break
		}
		n, _ := strconv.Atoi(digits[at+m[2] : at+m[3]])
		if len(out) > 0 && n != out[len(out)-1].Number+1 {
			break
		}
		out = append(out, KeyEntry{Number: n, Value: l.Cut(at+m[4], at+m[5])})
		at += m[1]
	}
	if len(out) < leastSigns || at >= len(digits) {
		return nil
	}
	for next := out[len(out)-1].Number + 1; at < len(digits); next++ {
		from := wordedFrom(digits[at:], next)
		if from == 0 {
			return nil
		}
		at += from
		end := len(digits)
		if k := nextWorded(digits[at:], next+1); k >= 0 {
			end = at + k
		}
		value := l.Cut(at, len(strings.TrimRight(digits[:end], lexicon.Whitespace+",;–—-")))
		if value.Text == "" || furtherSign.MatchString(value.Text) {
			return nil
		}
		out = append(out, KeyEntry{Number: next, Value: value})
		at = end
	}
	return out
}

// wordedFrom is where the answer begins in a text that begins with a number; 0 where it begins
// otherwise.
func wordedFrom(s string, number int) int {
	said := lexicon.DecimalText(number)
	if !strings.HasPrefix(s, said) {
		return 0
	}
	rest := strings.TrimLeft(s[len(said):], ".):")
	words := strings.TrimLeft(rest, lexicon.Whitespace+"–—-")
	if words == "" || len(rest) == len(words) && len(rest) == len(s)-len(said) {
		return 0 // "5th"
	}
	return len(s) - len(words)
}

// nextWorded is the place in a row at which the answer with a number begins: behind a space or
// a comma, and with an answer after it. It is -1 where the row has no such answer.
func nextWorded(s string, number int) int {
	said := lexicon.DecimalText(number)
	for from := 0; ; {
		k := strings.Index(s[from:], said)
		if k < 0 {
			return -1
		}
		k += from
		if k > 0 && strings.IndexByte(" \t,;", s[k-1]) >= 0 && wordedFrom(s[k:], number) > 0 {
			return k
		}
		from = k + len(said)
	}
}
