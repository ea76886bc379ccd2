package answerkey

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Lines that hold the answers to several questions.
var (
	manyKeys  = pattern.Guarded(lexicon.MayKeys, `(?:^|[\s,;|，；、。])[(（]?(\d{1,4})\s*[).:：、．）।۔\-–—=]*\s*[(（]?(\p{L}{1,6}|[+\-✓✔✗✘√×○〇◯①-⑳])[)）]?(?:[\s,;|.，；、。]|$)`)
	rangeKeys = pattern.Guarded(lexicon.MayRange, `(\d{1,4})\s*[-–—~～]\s*(\d{1,4})\s*[.:：]?\s*((?:[A-Z](?:\s*[A-Z]){1,59}|[a-h](?:\s*[a-h]){1,59}|[А-Е](?:\s*[А-Е]){1,59}|[а-е](?:\s*[а-е]){1,59}))(?:[\s,;.，；。]|$)`)
)

// severalEntries reads a line that holds more than one answer.
func severalEntries(l line.Line, digits string) []KeyEntry {
	if len(digits) != len(l.Text) {
		return nil
	}
	if out := rangeEntries(l, digits); len(out) > 0 {
		return out
	}
	if CountNumbers(digits) > 1 {
		if out := manyEntries(l, digits); len(out) > 1 {
			return out
		}
	}
	if out := gluedEntries(l, digits); out != nil {
		return out
	}
	if out := mixedEntries(l, digits); out != nil {
		return out
	}
	if out := semicolonEntries(l, digits); out != nil {
		return out
	}
	if out := sequenceEntries(l, digits); out != nil {
		return out
	}
	return pairInRoom(l, digits)
}

// Answers without room between, "1a2c3b", "I.1.b2.c3.a": letters behind numbers that
// count on, and nothing else on the line but the number of their section.
var (
	gluedRow = pattern.New(`^\s*(?:[IVXl1]{1,4}[.)]\s?)?(?:\d{1,3}[.):–-]?\s?\pL[\s,;]?){3,}$`)
	gluedKey = pattern.New(`(\d{1,3})[.):–-]?\s?(\pL)`)
)

// gluedEntries reads such answers.
func gluedEntries(l line.Line, digits string) (out []KeyEntry) {
	if !gluedRow.MatchString(digits) {
		return nil
	}
	for _, m := range gluedKey.FindAllStringSubmatchIndex(digits, -1) {
		n, _ := strconv.Atoi(digits[m[2]:m[3]])
		if len(out) > 0 && n != out[len(out)-1].Number+1 {
			return nil
		}
		out = append(out, KeyEntry{Number: n, Value: l.Cut(m[4], m[5])})
	}
	return out
}

// manyEntries reads several answers of a line; they must fill it.
func manyEntries(l line.Line, digits string) []KeyEntry {
	if hasLongWord(digits) {
		return nil
	}
	var out []KeyEntry
	at := 0
	for at < len(digits) {
		m := manyKeys.FindStringSubmatchIndex(digits[at:])
		if m == nil || strings.Trim(digits[at:at+m[0]], lexicon.KeyGaps) != "" {
			break
		}
		number, _ := strconv.Atoi(digits[at+m[2] : at+m[3]])
		if len(out) > 0 && number <= out[len(out)-1].Number {
			break
		}
		out = append(out, KeyEntry{Number: number, Value: l.Cut(at+m[4], at+m[5])})
		at += m[5]
		for _, closing := range []string{")", "）"} {
			if strings.HasPrefix(digits[at:], closing) {
				at += len(closing)
			}
		}
	}
	if strings.Trim(digits[min(at, len(digits)):], lexicon.KeyGaps) != "" {
		return nil
	}
	return out
}

// hasLongWord looks for a word of more letters than several answers on a line
// have, each of which is six at most.
func hasLongWord(s string) bool {
	n := 0
	for i := range len(s) {
		if n++; !lexicon.IsASCIILetter(s[i]) {
			n = 0
		}
		if n > 6 {
			return true
		}
	}
	return false
}

// rangeEntries reads "1-5 ABCDA" and "1-5: A B C D A".
func rangeEntries(l line.Line, digits string) []KeyEntry {
	var out []KeyEntry
	for _, m := range rangeKeys.FindAllStringSubmatchIndex(digits, -1) {
		from, _ := strconv.Atoi(digits[m[2]:m[3]])
		to, _ := strconv.Atoi(digits[m[4]:m[5]])
		var letters []int
		for i := m[6]; i < m[7]; i++ {
			if utf8.RuneStart(digits[i]) && !strings.ContainsRune(" \t", rune(digits[i])) {
				letters = append(letters, i)
			}
		}
		if to < from || to-from+1 != len(letters) {
			return nil
		}
		for k, i := range letters {
			_, size := utf8.DecodeRuneInString(digits[i:])
			out = append(out, KeyEntry{Number: from + k, Value: l.Cut(i, i+size)})
		}
	}
	return out
}
