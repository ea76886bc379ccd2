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

// unnumber makes labels of the numbers that stems begin with, where nearly all
// do and count up: a word processor's author numbers his questions, also those
// he writes in GIFT.
func unnumber(q *quiz.Quiz) {
	counting, last := 0, 0
	for _, item := range q.Items {
		n := numberIn(item.Stem)
		if n == last+1 {
			counting++
		}
		if n > 0 {
			last = n
		}
	}
	if counting < 2 || counting*10 < len(q.Items)*8 {
		return
	}
	for i := range q.Items {
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
