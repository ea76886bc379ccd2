package layout

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// goesOnCounting reports whether the questions at the right count on from those
// at the left: 1, 2, 3 and then 4. Choices set in two columns have the numbers of
// their questions at the left alone, and questions set row by row leave numbers
// out at the left.
func goesOnCounting(left, right side) bool {
	for _, kind := range []labelKind{wordLabel, numberLabel} {
		last := 0
		for _, m := range left.firsts {
			switch {
			case m.label.kind != kind || m.counted() == 0:
			case last > 0 && m.counted() != last+1:
				return false
			default:
				last = m.counted()
			}
		}
		if last == 0 {
			continue
		}
		for _, m := range right.firsts {
			if m.label.kind == kind && m.counted() > 0 {
				return m.counted() == last+1
			}
		}
	}
	return false
}

// leastNumbers is how many numbers stand before lines that are no column by themselves.
const leastNumbers = 4

// numbersBefore reports whether a side is the numbers of what stands beside them, "1",
// "2", with no sign behind: nothing but numbers is there, and specks of a scan, and almost
// every number stands on a line of the right.
func numbersBefore(left, right side) bool {
	numbers, beside := 0, 0
	for _, m := range left.firsts {
		if m.segment == nil {
			return false
		}
		words := strings.Fields(m.segment.plain())
		last := words[len(words)-1]
		if n, err := strconv.Atoi(last); err == nil && n > 0 && len(last) <= 2 {
			numbers++
			if slices.ContainsFunc(right.firsts, func(r mass) bool { return abs(r.base-m.base) <= 1.5 && r.label.kind != numberLabel }) {
				beside++
			}
			words = words[:len(words)-1]
		}
		if slices.ContainsFunc(words, func(w string) bool { return utf8.RuneCountInString(w) > 1 }) {
			return false
		}
	}
	return numbers >= leastNumbers && numbers*2 >= len(left.firsts) && beside*10 >= numbers*8
}

// isRoomAgain reports whether a side is the numbers of the questions at the left once
// more, each below its question, for the room to answer them that is drawn behind.
func isRoomAgain(left, right side) bool {
	numbers := 0
	for _, m := range right.firsts {
		if m.label.kind != numberLabel || !m.isRoom() {
			continue
		}
		if !slices.ContainsFunc(left.firsts, func(l mass) bool {
			return l.label.kind == numberLabel && !l.isRoom() && l.label.value == m.label.value && l.base < m.base
		}) {
			return false
		}
		numbers++
	}
	return numbers >= 2 && numbers*10 >= len(right.firsts)*6
}

// isRoom reports whether a mass is a label with nothing but room to write behind it.
func (m mass) isRoom() bool {
	return m.bare || m.segment != nil && strings.Trim(m.segment.plain()[m.label.end:], "_ ") == ""
}

// signsBefore reports whether a side is nothing but the letters of choices, without a
// sign behind, and the numbers of their questions: each letter stands before a choice.
func signsBefore(left, right side) bool {
	letters := 0
	for _, m := range left.firsts {
		if m.segment == nil {
			return false
		}
		switch sign := strings.TrimSpace(m.segment.plain()); {
		case bareSign.MatchString(sign):
			letters++
			if !slices.ContainsFunc(right.firsts, func(r mass) bool { return abs(r.base-m.base) <= 1.5 }) {
				return false
			}
		case !bareCount.MatchString(sign):
			return false
		}
	}
	return letters >= leastNumbers && letters*2 >= len(left.firsts)
}

// mostBehindSign is how far, in points, a choice begins behind its letter.
const mostBehindSign = 60

// partsLetters reports whether a gutter stands between the letters of choices, without a
// sign behind, and their texts: choices two to a line, "A  wood    B | stone". The number of
// a question behind a letter begins a column.
func partsLetters(ms []mass, bands []band, x float64) bool {
	parted, lines := 0, 0
	for _, b := range bands {
		for i := b.from; i < b.to; {
			var left, right *mass
			end := i
			for ; end < b.to && abs(ms[end].base-ms[i].base) <= 1.5; end++ {
				m := &ms[end]
				if m.midX() < x && (left == nil || m.x1 > left.x1) {
					left = m
				} else if m.midX() >= x && (right == nil || m.x0 < right.x0) {
					right = m
				}
			}
			i = end
			if left == nil || right == nil || left.segment == nil || right.segment == nil {
				continue
			}
			lines++
			if bareSign.MatchString(strings.TrimSpace(left.segment.plain())) && right.x0-left.x1 <= mostBehindSign && right.label.kind == noLabel {
				parted++
			}
		}
	}
	return parted >= 2 && parted*2 >= lines
}

var (
	bareSign  = regexp.MustCompile(`^[(\[]?[A-Ha-hА-Еа-е][)\].]?$`)
	bareCount = regexp.MustCompile(`^\d{1,3}[.)]?$`)
)

// wordAndNumber is a label such as "Question 5".
var wordAndNumber = regexp.MustCompile(`^[^\d]{1,16}(\d{1,3})\b`)

// counted is the number of a label, also behind a word; 0 for none.
func (m mass) counted() int {
	if m.label.kind != wordLabel || m.segment == nil {
		return m.label.value
	}
	found := wordAndNumber.FindStringSubmatch(m.segment.plain())
	if found == nil {
		return 0
	}
	n, err := strconv.Atoi(found[1])
	if err != nil {
		return 0
	}
	return n
}

// covered counts the masses of bands. Of two gutters with as many lines at either
// side, the one that cuts fewer lines below them is the better.
func covered(bands []band) int {
	n := 0
	for _, b := range bands {
		n += b.to - b.from
	}
	return n
}
