package scan

import (
	"regexp"
	"strconv"
	"strings"

	"formwright/shared/reader/layout"
)

var (
	likeQuestion = regexp.MustCompile(`^[^\s]{1,2}([uy]estion|UESTION)$`)
	endQuestion  = regexp.MustCompile(`^(?:[uy]?estion|U?ESTION)$`)
	countedHead  = regexp.MustCompile(`^Q(\S{1,2}?)([.:)]?)$`)
)

// leastHeads is how many heads with a number show that a page counts its questions so.
const leastHeads = 2

// withQuestions gives back the word to the heads of questions on a page that has several:
// "®uestion 4", "e uestion 5" below "Question 3". No other word ends so.
func withQuestions(spans []layout.Span) []layout.Span {
	var out []layout.Span
	heads, mended := 0, 0
	for _, l := range linesOf(spans) {
		whole, ok := wholeQuestion(l)
		switch {
		case ok:
			l = whole
			mended++
			heads++
		case len(l) > 1 && (l[0].Text == "Question" || l[0].Text == "QUESTION") && ownNumber.MatchString(l[1].Text):
			heads++
		}
		out = append(out, l...)
	}
	if mended == 0 || heads < leastHeads {
		return spans
	}
	return out
}

// wholeQuestion is a line with its first word mended, when that is a misread "Question"
// before a number.
func wholeQuestion(l []layout.Span) ([]layout.Span, bool) {
	at := 0
	switch {
	case len(l) > 1 && ownNumber.MatchString(l[1].Text) && likeQuestion.MatchString(l[0].Text):
	case len(l) > 2 && ownNumber.MatchString(l[2].Text) && len([]rune(l[0].Text)) <= 2 && endQuestion.MatchString(l[1].Text):
		at = 1
	default:
		return l, false
	}
	first := l[at]
	first.Text, first.Box = "Question", around(l[:at+1])
	return append([]layout.Span{first}, l[at+1:]...), true
}

// mendCountedHeads gives back their numbers to heads such as "Q6." where those above and
// below tell them: "Q4.", "Qs.", "Qé.", "Q7."; the last one of a page must look like its
// number.
func mendCountedHeads(spans []layout.Span) {
	var at, numbers []int // of the heads; 0 for a number that cannot be read
	known := 0
	for i, w := range spans {
		m := countedHead.FindStringSubmatch(w.Text)
		if m == nil || !opens(spans, i) {
			continue
		}
		n, _ := strconv.Atoi(m[1])
		if n > 0 {
			known++
		} else if m[2] == "" {
			continue // a word, such as "Qui"
		}
		at, numbers = append(at, i), append(numbers, n)
	}
	if known < leastHeads {
		return
	}
	for k := 0; k < len(at); k++ {
		to := k
		for to < len(at) && numbers[to] == 0 {
			to++
		}
		last := k > 0 && k+1 == len(at) && numbers[k] == 0 && looksLike(spans[at[k]].Text, numbers[k-1]+1)
		if last || to > k && k > 0 && to < len(at) && numbers[to] == numbers[k-1]+to-k+1 {
			for ; k < to; k++ {
				setHead(spans, at[k], numbers[k-1]+1)
				numbers[k] = numbers[k-1] + 1
			}
		}
		k = max(k, to)
	}
}

func setHead(spans []layout.Span, i, number int) {
	m := countedHead.FindStringSubmatch(spans[i].Text)
	spans[i].Text = "Q" + strconv.Itoa(number) + m[2]
}

// looksLike reports whether a head may be that of a number of one digit.
func looksLike(head string, number int) bool {
	return strings.Contains(lookalikes(strconv.Itoa(number)), countedHead.FindStringSubmatch(head)[1])
}
