package answerkey

import (
	"slices"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// partOfNumber is a number with the letter of a part right behind it, and that of a
// part of the part, before its answer: "1(a) bubbles", "2 (c)(i) hydrogen".
var partOfNumber = pattern.Guarded(lexicon.HasDigit, `^(\d{1,3})\s?(\((\p{Ll}|[ivx]{2,4}|\p{Lo}{1,3})\)\s*(?:\(([ivx]{1,4})\)\s*)?)[^\s(]`)

// pathEntry reads a line of a key that answers a part called so. One that goes on
// with the next part has its path in its value alone.
func pathEntry(l line.Line) (KeyEntry, bool) {
	m := partOfNumber.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return KeyEntry{}, false
	}
	e := KeyEntry{Number: line.LastNumber(l.Text[m[2]:m[3]]), Value: l.From(m[4])}
	letter := lexicon.Fold(l.Text[m[6]:m[7]])
	if !isPart(letter) {
		return KeyEntry{}, false
	}
	if e.Number == 0 || namesNext(l.Text[m[5]:], letter) {
		return e, e.Number > 0
	}
	e.Path, e.PathEnd = lexicon.DecimalText(e.Number)+"."+letter, m[5]-m[4]
	if m[8] >= 0 {
		e.Path += "." + l.Text[m[8]:m[9]]
	}
	return e, true
}

// bracketedLetter is the letter of a part in brackets.
var bracketedLetter = pattern.Guarded(pattern.Holds("("), `\((\p{Ll}|\p{Lo}{1,3})\)`)

// namesNext reports whether a text goes on with the part behind that of a letter.
func namesNext(text, letter string) bool {
	for _, m := range bracketedLetter.FindAllStringSubmatch(text, -1) {
		if lexicon.PartFollows(letter, lexicon.Fold(m[1])) {
			return true
		}
	}
	return false
}

// gluedPart is such a number without brackets: "1a No, consent is needed."
var gluedPart = pattern.Guarded(mayGlue, `^(\d{1,3})\s?(\p{Ll}|[ivx]{2,4}|\p{Lo}{1,3})(?:[.):]\s*|\s+)(\S)`)

// mayGlue looks for a letter behind the number at the front, with a blank between at
// the most.
func mayGlue(s string) bool {
	rest := lexicon.WithoutBlank(lexicon.BehindDigits(s))
	return len(rest) < len(s) && rest != "" && (rest[0] >= utf8.RuneSelf || lexicon.IsASCIILetter(rest[0]))
}

// gluedEntry reads such a line where the line beside it answers the part beside: alone
// it might give the letter of an answer and its reason.
func gluedEntry(lines []line.Line, at int) []KeyEntry {
	number, letter, value := gluedParts(lines, at)
	if value == 0 {
		return nil
	}
	before, last, _ := gluedParts(lines, at-1)
	after, next, _ := gluedParts(lines, at+1)
	if (before != number || !partFollows(last, letter)) && (after != number || !partFollows(letter, next)) {
		return nil
	}
	l := lines[at]
	sign := letter + ") "
	e := KeyEntry{Number: number, Value: line.NewLine(l, append([]page.Run{{Text: sign}}, l.From(value).Runs...)), PathEnd: len(sign)}
	e.Path = lexicon.DecimalText(number) + "." + letter
	return []KeyEntry{e}
}

// gluedParts is the number and letter of such a line, and where its answer begins.
func gluedParts(lines []line.Line, at int) (number int, letter string, value int) {
	if at < 0 || at >= len(lines) || lines[at].Kind != line.TextLine || lines[at].Label != nil {
		return 0, "", 0
	}
	text := lines[at].Text
	m := gluedPart.FindStringSubmatchIndex(text)
	if m == nil {
		return 0, "", 0
	}
	letter = lexicon.Fold(text[m[4]:m[5]])
	if !isPart(letter) {
		return 0, "", 0
	}
	return line.LastNumber(text[m[2]:m[3]]), letter, m[6]
}

// isPart reports whether a sign is the letter or the Roman number of a part.
func isPart(sign string) bool {
	return lexicon.PartPlace(sign) > 0 || slices.Contains(flatten.RomanParts(), sign)
}

// partFollows reports whether a sign is that of the part behind another.
func partFollows(last, sign string) bool {
	romans := flatten.RomanParts()
	at := slices.Index(romans, last)
	return lexicon.PartFollows(last, sign) || at >= 0 && at+1 < len(romans) && romans[at+1] == sign
}
