package layout

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// side is what stands at one side of a gutter: for each line its first mass.
type side struct {
	firsts []mass
	ends   []label // of the last mass on each line that has one
	rect   rect
}

// areColumns tells columns of a page from choices set in two columns, from two
// lists to match, from a table without lines.
func areColumns(ms []mass, bands []band, x float64) bool {
	left, right := split(ms, bands, x)
	least := 0.12 * left.rect.union(right.rect).width()
	switch {
	case len(sideHeads(left.firsts, right.firsts)) >= leastHeads:
		return true
	case left.rect.width() < least || right.rect.width() < least, isWorths(right), isRoomAgain(left, right), repeatsItself(right), numbersBefore(left, right), isKeyBelow(left, right), signsBefore(left, right), partsLetters(ms, bands, x):
		return false
	case goesOnCounting(left, right) && !isKeyGrid(left, right):
		return true
	case startsLate(right) || allBullets(right) && !allBullets(left):
		return false
	case matches(left, right), isKeyGrid(left, right):
		return false
	}
	aligned := alignedShare(left, right)
	if flowsOn(left, right) || sectionsGoOn(left, right) || aligned < 0.6 || counts(right, numberLabel) >= 2 || asked(right) >= 2 || restarts(right) >= 2 || asks(left) >= 2 && asks(right) >= 2 {
		return true
	}
	if aligned >= 0.8 && min(len(left.firsts), len(right.firsts)) < 2*minLines {
		return false
	}
	return fills(left) >= 0.35 && fills(right) >= 0.25
}

func split(ms []mass, bands []band, x float64) (left, right side) {
	for _, b := range bands {
		for _, m := range ms[b.from:b.to] {
			if m.midX() < x {
				left.add(m)
			} else {
				right.add(m)
			}
		}
	}
	return left, right
}

func (s *side) add(m mass) {
	s.rect = s.rect.union(m.rect)
	if n := len(s.firsts); n > 0 && abs(s.firsts[n-1].base-m.base) <= 1 {
		if m.x0 < s.firsts[n-1].x0 {
			m.x1 = max(m.x1, s.firsts[n-1].x1)
			s.firsts[n-1] = m
		} else {
			s.firsts[n-1].x1 = max(m.x1, s.firsts[n-1].x1)
			if m.label.kind != noLabel {
				s.ends[n-1] = m.label
			}
		}
		return
	}
	s.firsts, s.ends = append(s.firsts, m), append(s.ends, m.label)
}

func counts(s side, kind labelKind) int {
	n := 0
	for _, m := range s.firsts {
		if m.label.kind == kind {
			n++
		}
	}
	return n
}

// sectionsGoOn reports whether a line at the right begins with a word and a sign as lines at
// the left do, "Part D" below "Part B" and "Part C", and on no line of one of these: two
// lists to match stand under such names side by side.
func sectionsGoOn(left, right side) bool {
	last := map[string]mass{}
	for _, m := range left.firsts {
		if word, sign := titleSign(m); sign != "" {
			last[word] = m
		}
	}
	for _, m := range right.firsts {
		word, sign := titleSign(m)
		before, ok := last[word]
		if !ok || sign == "" {
			continue
		}
		_, said := titleSign(before)
		r, _ := utf8.DecodeRuneInString(sign)
		if b, _ := utf8.DecodeRuneInString(said); r == b+1 && abs(before.base-m.base) > 2 {
			return true
		}
	}
	return false
}

// titled is a word and the sign of a section behind it, at the front of a title.
var titled = regexp.MustCompile(`^(\pL{4,14}) ([A-HА-Ж\d])(?:[\s.:)–-]|$)`)

// titleSign is the word and the sign of a title.
func titleSign(m mass) (word, sign string) {
	if m.segment == nil {
		return "", ""
	}
	if found := titled.FindStringSubmatch(strings.TrimSpace(m.segment.plain())); found != nil {
		return strings.ToLower(found[1]), found[2]
	}
	return "", ""
}

// asked counts the lines of a side with the word for a question and its number, "Question 2".
func asked(s side) int {
	n := 0
	for _, m := range s.firsts {
		if m.label.kind == wordLabel && m.counted() > 0 {
			n++
		}
	}
	return n
}

// startsLate reports whether the letters of the choices at the right mostly do
// not begin with the first one: their beginnings stand at the left.
func startsLate(right side) bool {
	late, starts, last := 0, 0, -1
	manner := mannerOf(right)
	for i, m := range right.firsts {
		if m.label.kind != letterLabel || m.label.value == 0 || m.manner() != manner {
			continue
		}
		if m.label.value != last+1 || last < 0 {
			if last >= 0 || m.label.value > 1 {
				starts++
				if m.label.value > 1 && !letteredAbove(right.firsts[:i], m) {
					late++
				}
			}
		}
		if m.label.value == 1 && last < 0 {
			starts++
		}
		if last = m.label.value; right.ends[i].kind == letterLabel && right.ends[i].value > last {
			last = right.ends[i].value // "a) ...  b) ..." over "c) ..."
		}
	}
	return late >= 2 && late*2 > starts
}

// letteredAbove reports whether the letter before that of a line stands inside one of the two
// lines above it, behind the stem: "Which is a planet? A. Mars".
func letteredAbove(above []mass, m mass) bool {
	letter := string(rune('A' + m.label.value - 2))
	for _, o := range above[max(0, len(above)-2):] {
		if o.segment == nil {
			continue
		}
		text := " " + strings.ToUpper(o.segment.plain()) + " "
		if strings.Contains(text, " "+letter+m.manner()[1:]) || strings.Contains(text, "("+letter+")") {
			return true
		}
	}
	return false
}

// manner is how a letter is written: as a capital or not, and the sign behind it. Titles of
// sections have another than choices, "C) Gaps" below "a. 1492".
func (m mass) manner() string {
	if m.segment == nil {
		return ""
	}
	text := strings.TrimSpace(m.segment.plain())
	r, size := utf8.DecodeRuneInString(strings.TrimLeft(text, "(["))
	sign := ""
	if at := strings.IndexAny(text, ".):]"); at >= 0 && at <= size+1 {
		sign = text[at : at+1]
	}
	if unicode.IsUpper(r) {
		return "A" + sign
	}
	return "a" + sign
}

// mannerOf is how most letters of a side are written.
func mannerOf(s side) string {
	n, most := map[string]int{}, ""
	for _, m := range s.firsts {
		if m.label.kind == letterLabel && m.label.value > 0 {
			manner := m.manner()
			if n[manner]++; n[manner] > n[most] {
				most = manner
			}
		}
	}
	return most
}

// restarts counts the choices at the right that begin with the first letter.
func restarts(right side) int {
	n := 0
	for _, m := range right.firsts {
		if m.label.kind == letterLabel && m.label.value == 1 {
			n++
		}
	}
	return n
}

// asks counts the lines of a side that end in a question mark. Where both sides
// ask, neither holds the choices of the other.
func asks(s side) int {
	n := 0
	for _, m := range s.firsts {
		if m.segment != nil && endsAsking.MatchString(m.segment.plain()) {
			n++
		}
	}
	return n
}

// endsAsking is a question mark at the end of a line.
var endsAsking = regexp.MustCompile(`[?？؟][\s"»”)]*$`)

// flowsOn reports whether the choices at the right go on with those at the foot
// of the left side.
func flowsOn(left, right side) bool {
	foot := -1
	for i, m := range left.firsts {
		if m.label.kind == letterLabel || m.label.kind == numberLabel {
			foot = i
		}
	}
	head := slices.IndexFunc(right.firsts, func(m mass) bool { return m.label.kind != noLabel })
	if foot < 0 || head < 0 {
		return false
	}
	a, b := left.firsts[foot], right.firsts[head]
	return a.label.kind == b.label.kind && b.label.value == a.label.value+1 && a.base > right.firsts[len(right.firsts)-1].base
}

// worth is how points stand at the right margin of a test: "(10 marks)", "[2]".
var worth = regexp.MustCompile(`^[(\[]\s*\d[^()\[\]]{0,14}[)\]]$`)

// isWorths reports whether most lines of a side are points of what stands beside
// or above them.
func isWorths(s side) bool {
	n := 0
	for _, m := range s.firsts {
		if m.segment != nil && worth.MatchString(strings.TrimSpace(m.segment.plain())) {
			n++
		}
	}
	return n*10 >= len(s.firsts)*6
}

// offered is how many bytes what is offered beside statements has at most.
const offered = 20

// repeatsItself reports whether nearly all lines of a side say the same: what is offered
// beside each of several statements, "True  False".
func repeatsItself(s side) bool {
	said, most := map[string]int{}, 0
	for _, m := range s.firsts {
		if m.segment != nil {
			if text := m.segment.plain(); len(text) <= offered {
				said[text]++
				most = max(most, said[text])
			}
		}
	}
	return most >= minLines && most*10 >= len(s.firsts)*9
}

func allBullets(s side) bool { return counts(s, bulletLabel)*10 >= len(s.firsts)*8 }

// matches reports whether numbers at the left stand beside letters at the right. Entries
// may be longer than a line where both lists count on from their first sign.
func matches(left, right side) bool {
	numbers := counts(left, numberLabel)
	if numbers*10 < len(left.firsts)*7 || restarts(right) > 1 {
		return false
	}
	return counts(right, letterLabel)*10 >= len(right.firsts)*7 || numbers >= leastMatched && runs(left, numberLabel, 1) >= numbers && runs(right, letterLabel, 1) >= numbers && counts(right, numberLabel) == 0
}

// leastMatched is how many entries of two lists, some of them longer than a line, show
// that these are to be matched.
const leastMatched = 4

// runs is how many labels of a kind count on from the first, and from nothing else.
func runs(s side, kind labelKind, first int) int {
	n := 0
	for _, m := range s.firsts {
		if m.label.kind != kind {
			continue
		}
		if m.label.value != first+n {
			return 0
		}
		n++
	}
	return n
}

// isKeyGrid reports whether nearly every line at either side is a short entry
// with a number, as in a key at the end.
func isKeyGrid(left, right side) bool {
	short := func(s side) bool {
		n := 0
		for _, m := range s.firsts {
			if m.label.kind == numberLabel && m.segment != nil && len(strings.TrimSpace(m.segment.plain())) <= 8 {
				n++
			}
		}
		return n*10 >= len(s.firsts)*8
	}
	return short(left) && short(right)
}

// leastKeyed is how many numbers with a letter show that these are a key.
const leastKeyed = 3

// isKeyBelow reports whether all numbers at either side have a letter behind them and
// nothing else: a key in columns, under choices that stand two to a line.
func isKeyBelow(left, right side) bool {
	n, isKey := [2]int{}, true
	for k, s := range [2]side{left, right} {
		for _, m := range s.firsts {
			switch {
			case m.label.kind == wordLabel && m.counted() > 0:
				isKey = false
			case m.label.kind != numberLabel || m.segment == nil:
			case !keyEntry.MatchString(strings.TrimSpace(m.segment.plain())):
				isKey = false
			default:
				n[k]++
			}
		}
	}
	return isKey && min(n[0], n[1]) > 0 && n[0]+n[1] >= leastKeyed
}

// keyEntry is a number and the letter of a choice.
var keyEntry = regexp.MustCompile(`^\d{1,3}\s?[.):–-]?\s*[(\[]?[A-Ha-hА-Еа-еΑ-Θα-θ][)\].]?$`)

// alignedShare is how many lines at the right stand on a line of the left.
func alignedShare(left, right side) float64 {
	i, n := 0, 0
	for _, m := range right.firsts {
		for i < len(left.firsts) && left.firsts[i].base < m.base-1.5 {
			i++
		}
		if i < len(left.firsts) && abs(left.firsts[i].base-m.base) <= 1.5 {
			n++
		}
	}
	return float64(n) / float64(max(len(right.firsts), 1))
}

// fills is the share of lines that reach the end of their column.
func fills(s side) float64 {
	n := 0
	for _, m := range s.firsts {
		if m.x1 >= s.rect.x0+0.85*s.rect.width() {
			n++
		}
	}
	return float64(n) / float64(max(len(s.firsts), 1))
}
