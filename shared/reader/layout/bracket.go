package layout

import (
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
	eachBracket(runs, label, pair, func(c rune) rune {
		n++
		if c == rune(pair[0]) {
			depth++
		} else if depth--; depth < 0 {
			bad = true
		}
		return c
	})
	if n%2 == 1 || !bad && depth == 0 {
		return
	}
	open := false
	eachBracket(runs, label, pair, func(rune) rune {
		if open = !open; open {
			return rune(pair[0])
		}
		return rune(pair[1])
	})
}

// eachBracket gives every bracket of a pair behind a label to a function and
// writes what that returns.
func eachBracket(runs []page.Run, label int, pair string, do func(rune) rune) {
	for i := range runs {
		text := runs[i].Text
		skip := min(label, len(text))
		label -= skip
		if !strings.ContainsAny(text[skip:], pair) {
			continue
		}
		runs[i].Text = text[:skip] + strings.Map(func(c rune) rune {
			if strings.ContainsRune(pair, c) {
				return do(c)
			}
			return c
		}, text[skip:])
	}
}
