package gift

import (
	"strings"

	"formwright/shared/importer/draft"
)

// maxSniffed is how much of a file is looked at.
const maxSniffed = 256 << 10

// Sniff reports whether data is GIFT: most of its blocks have answers between
// braces, and some sign is there that no other text has: a category, a title
// between colons, answers in several questions, or choices marked with both = and
// ~ in one.
func Sniff(data []byte) bool {
	text := draft.Text(data[:min(len(data), maxSniffed)])
	if !strings.Contains(text, "{") || strings.Contains(text, "\x00") {
		return false
	}
	var count tally
	for _, b := range blocksOf(text) {
		count.add(b)
	}
	return count.gift()
}

// tally is what the blocks of a file look like.
type tally struct {
	categories, titled, marked, choices, empty, others int
}

func (c *tally) add(b block) {
	if b.category != "" {
		c.categories++
		return
	}
	name := nameMark.MatchString(b.text)
	_, answers, _, ok := parts(b.text)
	answers = strings.TrimSpace(answers)
	switch {
	case name && (!ok || likelyAnswers(answers)):
		c.titled++
	case ok && answers == "":
		c.empty++
	case ok && strings.ContainsRune("=~#", rune(answers[0])), ok && truthMark.MatchString(answers):
		c.marked++
		if strings.ContainsRune("=~", rune(answers[0])) && strings.Contains(answers, "~") && strings.Contains(answers, "=") && !strings.Contains(answers, "{") {
			c.choices++
		}
	default:
		c.others++
	}
}

func (c *tally) gift() bool {
	questions := c.titled + c.marked
	sure := c.categories > 0 || c.titled > 0 || c.marked > 1 || c.choices > 0
	return questions > 0 && sure && 2*(questions+c.empty) >= c.others
}
