package layout

import (
	"regexp"
	"strings"

	"formwright/shared/page"
)

// Brackets of right-to-left text come by their looks from some producers and by
// their meaning from others, often both ways in one line of two scripts.

// mendBrackets turns the brackets of a right-to-left paragraph, behind a label of
// some bytes, so that each one that is opened is closed. Brackets within others
// of their kind are left as they are.
func mendBrackets(runs []page.Run, label int) {
	for _, pair := range [...]string{"()", "[]", "{}"} {
		mendPair(runs, label, pair)
	}
}

func mendPair(runs []page.Run, label int, pair string) {
	n, depth, bad := 0, 0, false
	eachBracket(runs, label, pair, func(c rune, lettered bool) rune {
		switch {
		case lettered && depth <= 0:
			bad = bad || c == rune(pair[0])
			return c
		case c == rune(pair[0]):
			depth++
		default:
			depth--
			bad = bad || depth < 0
		}
		n++
		return c
	})
	if n%2 == 1 || !bad && depth == 0 {
		return
	}
	open := false
	eachBracket(runs, label, pair, func(_ rune, lettered bool) rune {
		if open = !open && !lettered; open {
			return rune(pair[0])
		}
		return rune(pair[1])
	})
}

// choiceLetter is the letter of a choice behind another, whose bracket is none
// of a pair.
var choiceLetter = regexp.MustCompile(`(?:^|\s)(?:الف|[\p{Arabic}\p{Hebrew}])\s?$`)

// eachBracket gives every bracket of a pair behind a label to a function, with
// whether it stands behind the letter of a choice, and writes what that returns.
func eachBracket(runs []page.Run, label int, pair string, do func(c rune, lettered bool) rune) {
	before := ""
	for i := range runs {
		text := runs[i].Text
		if runs[i].Kind != page.TextRun {
			before = " "
		}
		skip := min(label, len(text))
		label -= skip
		var b strings.Builder
		b.WriteString(text[:skip])
		for at, c := range text[skip:] {
			if strings.ContainsRune(pair, c) {
				c = do(c, choiceLetter.MatchString(tail(before+tail(text[:skip+at]))))
			}
			b.WriteRune(c)
		}
		runs[i].Text = b.String()
		before = tail(before + tail(text))
	}
}

// tail is the end of a text, long enough for the letter of a choice and the space
// before it.
func tail(s string) string {
	const length = 32
	return s[max(0, len(s)-length):]
}
