package convert

import (
	"regexp"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// typedNumber is the number of a question that its author typed.
var typedNumber = regexp.MustCompile(`^\s*(\d{1,4})\s*[.)]\s*`)

// leastNumbered is how many questions at the front of others without numbers count up.
const leastNumbered = 5

// unnumber makes labels of the numbers that stems begin with, where nearly all
// do and count up, or those at the front do: a word processor's author numbers his
// questions, also those he writes in GIFT.
func unnumber(q *quiz.Quiz) {
	counting, last, front := 0, 0, 0
	for i, item := range q.Items {
		n := numberIn(item.Stem)
		if n == i+1 && front == i {
			front = n
		}
		if n == last+1 {
			counting++
		}
		if n > 0 {
			last = n
		}
	}
	numbered := len(q.Items)
	if counting < 2 || counting*10 < numbered*8 {
		if numbered = front; front < leastNumbered {
			return
		}
	}
	for i := range q.Items[:numbered] {
		item := &q.Items[i]
		if numberIn(item.Stem) == 0 {
			continue
		}
		p := item.Stem[0].(richtext.Paragraph)
		text := p.Inlines[0].(richtext.Text)
		m := typedNumber.FindString(text.Text)
		item.Label = strings.TrimSpace(m)
		text.Text = text.Text[len(m):]
		p.Inlines = append([]richtext.Inline{text}, p.Inlines[1:]...)
		item.Stem = append(richtext.Content{p}, item.Stem[1:]...)
	}
}

// numberIn is the number a stem begins with, 0 for none.
func numberIn(stem richtext.Content) int {
	if len(stem) == 0 {
		return 0
	}
	p, ok := stem[0].(richtext.Paragraph)
	if !ok || len(p.Inlines) == 0 {
		return 0
	}
	text, ok := p.Inlines[0].(richtext.Text)
	m := typedNumber.FindStringSubmatch(text.Text)
	if !ok || m == nil || len(m[0]) == len(text.Text) {
		return 0
	}
	n, _ := strconv.Atoi(m[1]) // up to four digits
	return n
}
