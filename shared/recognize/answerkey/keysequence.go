package answerkey

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// answersAsking reports whether the next entry of a key is a question that answers
// one, as a translation does: it counts on from several before it, since the key last
// began to count.
func answersAsking(entries, found []KeyEntry) bool {
	if len(entries) < minSequence || len(found) != 1 || found[0].Value.Label != nil || strings.Contains(found[0].Value.Text, "___") {
		return false
	}
	n := len(entries)
	if last := entries[n-1].Number; last < minSequence || last > n || found[0].Number != last+1 {
		return false
	}
	for i, e := range entries[n-entries[n-1].Number:] {
		if e.Number != i+1 {
			return false
		}
	}
	return true
}

// sequenceNumber is the number of an entry somewhere in a line of a key.
var sequenceNumber = pattern.Guarded(maySequence, `(?:^|[\s,;|，；、。])[(（]?(\d{1,3})\s*[-–.):=：、．）।۔]\s*`)

// Numbers without a sign behind them, in a line of a key that parts its answers by
// commas, "1 goes, 2 went, 3: 1b 2a", or by room, "1 b   2 a   3 went".
var (
	bareSequence = pattern.Guarded(maySequence, `(?:^|[,;，；]\s*)(\d{1,3})[.):]?\s+`)
	wideSequence = pattern.Guarded(maySequence, `(?:^|[ \x{00a0}]{2,}|[ \x{00a0}]*\t\s*)(\d{1,3})[ \x{00a0}]+(?:[-–—][ \x{00a0}]+)?`)
	pieceGap     = pattern.New(`\s{2,}|\t`)
)

// minSequence is how many numbers in a row make a line one of several answers,
// whatever the answers are.
const minSequence = 3

// maySequence looks for a number at the front of a line with as many numbers.
func maySequence(s string) bool {
	if s = strings.TrimLeft(s, lexicon.Whitespace+"(（"); s == "" || !lexicon.IsDigit(s[0]) {
		return false
	}
	return CountNumbers(s) >= minSequence
}

// CountNumbers counts the stretches of digits in a text.
func CountNumbers(s string) int {
	numbers := 0
	for i := range len(s) {
		if lexicon.IsDigit(s[i]) && (i == 0 || !lexicon.IsDigit(s[i-1])) {
			numbers++
		}
	}
	return numbers
}

// sequenceEntries reads a line in which the numbers of several answers follow
// one another: "1-b, 2-True, 3-Lima, 4-a,c".
func sequenceEntries(l line.Line, digits string) []KeyEntry {
	chain := sequenceChain(sequenceNumber, digits)
	own, nested := ownChain(digits)
	switch glued := gluedChain(digits); {
	case !nested && len(glued) > max(len(chain), len(own)):
		chain = glued
	case nested || len(own) >= len(chain):
		chain = own
	}
	if nested && len(chain) < 2 {
		return nil
	}
	if len(chain) < minSequence && !nested {
		if chain = bareChain(digits); chain == nil {
			return nil
		}
	}
	return chainEntries(l, digits, chain)
}

// chainEntries cuts a line at the numbers of a chain.
func chainEntries(l line.Line, digits string, chain []sequencePlace) []KeyEntry {
	out := make([]KeyEntry, 0, len(chain))
	for i, p := range chain {
		end := len(digits)
		if i+1 < len(chain) {
			end = chain[i+1].start
		}
		for end > p.value && strings.IndexByte(" \t,;|", digits[end-1]) >= 0 {
			end--
		}
		if end <= p.value {
			return nil
		}
		out = append(out, withParts(l, KeyEntry{Number: p.number, Value: l.Cut(p.value, end)}, digits, p.value, end)...)
	}
	return out
}

// twoInRoom is two answers behind numbers without a sign or with a dash, with room between:
// "5 iron   6 gas".
var twoInRoom = pattern.Guarded(lexicon.HasDigit, `^(\d{1,3})[ \x{00a0}]+(?:[-–—] )?(\S{1,24}(?: \S{1,24}){0,3})(?:[ \x{00a0}]{2,}|[ \x{00a0}]*\t\s*)(\d{1,3})[ \x{00a0}]+(?:[-–—] )?(\S{1,24}(?: \S{1,24}){0,3})$`)

// pairInRoom reads such a line, whose numbers count on.
func pairInRoom(l line.Line, digits string) []KeyEntry {
	m := twoInRoom.FindStringSubmatchIndex(digits)
	if m == nil || len(digits) != len(l.Text) {
		return nil
	}
	first, second := line.LastNumber(digits[m[2]:m[3]]), line.LastNumber(digits[m[6]:m[7]])
	if second != first+1 {
		return nil
	}
	return []KeyEntry{{Number: first, Value: l.Cut(m[4], m[5])}, {Number: second, Value: l.Cut(m[8], m[9])}}
}

// partBehind is the number of an entry with the letter of a part, behind room or a
// comma: "5. 12   6b. -2.5".
var partBehind = pattern.New(`(?:\s{2,}|\t|[,;]\s*)(\d{1,3})\s?(\(?(\p{Ll})[.):]+\s*)[^\s.]`)

// withParts cuts entries of parts off the value of an entry, which stands between two
// places of a line.
func withParts(l line.Line, e KeyEntry, digits string, from, end int) []KeyEntry {
	m := partBehind.FindStringSubmatchIndex(digits[from:end])
	if m == nil || m[0] == 0 {
		return []KeyEntry{e}
	}
	number, letter := line.LastNumber(digits[from+m[2]:from+m[3]]), lexicon.Fold(digits[from+m[6]:from+m[7]])
	if number < e.Number || lexicon.PartPlace(letter) == 0 {
		return []KeyEntry{e}
	}
	e.Value = l.Cut(from, from+m[0])
	part := KeyEntry{Number: number, Value: l.Cut(from+m[4], end), Path: lexicon.DecimalText(number) + "." + letter, PathEnd: m[5] - m[4]}
	return append([]KeyEntry{e}, withParts(l, part, digits, from+m[4], end)...)
}

// bareChain finds numbers without a sign, one in each of the pieces of a line.
func bareChain(digits string) []sequencePlace {
	if chain := sequenceChain(bareSequence, digits); len(chain) >= minSequence && len(chain) == 1+strings.Count(digits, ",")+strings.Count(digits, ";") {
		return chain
	}
	if chain := sequenceChain(wideSequence, digits); len(chain) >= minSequence && len(chain) == 1+len(pieceGap.FindAllStringIndex(strings.TrimSpace(digits), -1)) {
		return chain
	}
	return nil
}

// gluedNumber is a number with a sign behind it, with the letter of its answer or,
// behind wide room or a comma, with a word.
var gluedNumber = pattern.Guarded(maySequence, `(?:^|[\s,;|，；、。])(\d{1,3})(?:\s*[-–.):=：、．）।۔]\s*|(?:\p{L}(?:[\s,;|+&，；、。]|$))|\s+\p{L}{2})`)

// gluedChain finds numbers of which some have their letters right behind them:
// "1b, 2c, 3 – Rome", "1b  2a,c  3 Rome".
func gluedChain(digits string) []sequencePlace {
	found := slices.DeleteFunc(gluedNumber.FindAllStringSubmatchIndex(digits, -1), func(m []int) bool {
		return wordBehind(digits, m) && !afterWideGap(digits[:m[2]])
	})
	chain := chainOf(found, digits)
	for i, p := range chain {
		at := p.start + strings.IndexFunc(digits[p.start:], unicode.IsDigit)
		at += strings.IndexFunc(digits[at:], func(c rune) bool { return !unicode.IsDigit(c) })
		if rest := strings.TrimLeft(digits[at:p.value], " \t"); rest != "" && unicode.IsLetter(firstRune(rest)) {
			chain[i].value = at + len(digits[at:p.value]) - len(rest)
		}
	}
	return chain
}

// wordBehind reports whether a word stands behind the number of a match, with
// nothing but room between.
func wordBehind(digits string, m []int) bool {
	return m[1]-m[3] > 2 && unicode.IsSpace(firstRune(digits[m[3]:])) && unicode.IsLetter(firstRune(strings.TrimLeft(digits[m[3]:m[1]], " \t")))
}

// afterWideGap reports whether a text is empty or ends in room of several spaces,
// or in a comma.
func afterWideGap(before string) bool {
	trimmed := strings.TrimRight(before, " \t\u00a0")
	return trimmed == "" || strings.ContainsAny(trimmed[len(trimmed)-1:], ",;|") || len(before)-len(trimmed) > 1 || strings.HasSuffix(before, "\t")
}

func firstRune(s string) rune {
	c, _ := utf8.DecodeRuneInString(s)
	return c
}

// sequencePlace is where an entry of a sequence stands: its number, and its value.
type sequencePlace struct{ number, start, value int }

// sequenceChain finds the numbers that count on from the front of a line.
func sequenceChain(number pattern.Pattern, digits string) []sequencePlace {
	return chainOf(number.FindAllStringSubmatchIndex(digits, -1), digits)
}

// chainOf finds those of the numbers that count on from the front of a line.
func chainOf(found [][]int, digits string) []sequencePlace {
	var chain []sequencePlace
	for i, m := range found {
		n, _ := strconv.Atoi(digits[m[2]:m[3]]) // three digits at the most
		if len(chain) == 0 && strings.Trim(digits[:m[2]], lexicon.Whitespace+"(（") != "" || len(chain) > 0 && !countsOnRow(digits, found[i:], chain[len(chain)-1].number, len(chain)) {
			continue
		}
		chain = append(chain, sequencePlace{n, m[0], m[1]})
	}
	return chain
}

// countsOnRow reports whether the first of the numbers left in a line of a key counts
// on from the last of so many: by one, or by two where several came before and the
// one between stands nowhere behind.
func countsOnRow(text string, left [][]int, last, had int) bool {
	number := func(m []int) int { return line.LastNumber(text[m[2]:m[3]]) }
	switch number(left[0]) {
	case last + 1:
		return true
	case last + 2:
		return had >= minSequence && !slices.ContainsFunc(left, func(m []int) bool { return number(m) == last+1 })
	}
	return false
}
