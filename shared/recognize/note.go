package recognize

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

// note is a line that says something about the question before it: its answer,
// an explanation, a hint, its points.
type note struct {
	value  line // what stands behind the word; empty when it is on the next line
	class  class
	strong bool // it goes on with the note before it
	column bool // it stood in a column of a table
	after  int  // how many lines of its question stand before it, notes not counted
}

var (
	noteDelim = pattern.New(`^\s*(?:\((?:s|es|en|n|e|i|r|ы|и)\))?\s*(?:[:：=>】〗\])]|[-–—.](?:$|\s|\)|[A-Za-z])|[-–—=]{1,3}>\s|(?:is|are|ist|sind|lautet|est|es|è|é|adalah|là|это)(?:\s|:|$))[:：=>\-–—.)\]\s]*`)
	// minusBefore is a delimiter with a minus behind it.
	minusBefore = pattern.New(`(?:[:=]\s+|：\s*)[-–]$`)
	letterEnd   = pattern.New(`^\s*[(\[]?[\p{Lu}\p{Lo}](?:\s*[,;&/]\s*[\p{Lu}\p{Lo}]|\s+[\p{Lu}\p{Lo}])*[)\].]?$`)
	hanLetter   = pattern.New(`^\s*[A-Z]{1,6}\s*[.。]?$`)
)

// noteOf reads the word a line begins with, in brackets or not.
func noteOf(l line, v vocabulary) (note, bool) {
	if l.kind != textLine || l.label != nil && l.label.Format != "bullet" {
		return note{}, false
	}
	h, skip := l.head, 0
	for skip < len(l.text) {
		r, size := utf8.DecodeRuneInString(l.text[skip:])
		if !strings.ContainsRune("([【〖（*→-–—•✓✔☞►> ", r) && !isPictograph(r) {
			break
		}
		skip += size
	}
	if skip > 0 {
		h = newHead(l.text[skip:])
	}
	c, end := v.find(h, answerWord, explainWord, rubricWord, hintWord, pointsWord, correctWord, wrongWord, modelWord, trueWord)
	if c == noClass {
		return saidAlone(l)
	}
	end += skip
	if c == answerWord {
		l = withoutLeader(l)
	}
	if c == rubricWord { // "【解答】B"
		if value, ok := said(l, end, saidLetter); ok && endsUnspaced(l.text[:end]) {
			return note{class: answerWord, value: value, column: l.column}, true
		}
	}
	if c == trueWord {
		value, ok := said(l, end, namedLetter)
		return note{class: answerWord, value: value, column: l.column}, ok
	}
	rest := l.text[end:]
	n := delimLength(rest)
	if n == 0 && strings.TrimSpace(rest) != "" && !(c == answerWord && (letterEnd.MatchString(rest) && hasSpace(rest) || hanLetter.MatchString(rest) && endsUnspaced(l.text[:end]))) {
		value, ok := line{}, false
		if c == answerWord && skip == 0 {
			value, ok = said(l, end, saidLetter)
		}
		return note{class: c, value: value, column: l.column}, ok
	}
	if c != answerWord && n > 0 && !strings.ContainsAny(rest[:n], ":：】]=-–—") {
		return note{}, false
	}
	if skip > 0 && n == 0 || c == answerWord && assigns(l.text[skip:end], rest[:n], rest[n:]) {
		return note{}, false
	}
	value := l.from(end + n)
	if skip > 0 && strings.ContainsAny(l.text[:skip], "([【（") {
		value = closeBracket(value)
	}
	if c == answerWord {
		value = onRoom(value)
	}
	return note{class: c, value: value, column: l.column}, true
}

// onRoom leaves out the line that an answer was written on, "____C.___".
func onRoom(value line) line {
	from := len(value.text) - len(strings.TrimLeft(value.text, "_ "))
	to := len(strings.TrimRight(value.text, "_ "))
	if from >= to || strings.Count(value.text, "_") < leastRoom {
		return value
	}
	return value.cut(from, to)
}

// leastRoom is how many strokes make a line to write on.
const leastRoom = 3

// assigns reports whether a word is a variable of program code that is set: a
// small "ans = 1;", and what counts itself on, "ans = ans * n".
func assigns(word, sign, value string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	if !unicode.IsLower(r) || !strings.Contains(sign, "=") {
		return false
	}
	word = strings.TrimRight(word, " =")
	return strings.HasSuffix(strings.TrimSpace(value), ";") || slices.ContainsFunc(strings.FieldsFunc(value, func(r rune) bool { return !unicode.IsLetter(r) && r != '_' }), func(w string) bool { return w == word })
}

// delimLength measures what stands between a word and its value. A letter right
// behind a full stop or dash, "Ans.B", is the value's, and so is the minus of
// "Answer: -5"; the dash of "Ans:-5" is not.
func delimLength(rest string) int {
	n := len(noteDelim.FindString(rest))
	if m := minusBefore.FindString(rest[:n]); m != "" && n < len(rest) && isDigit(rest[n]) {
		return n - len(strings.TrimLeft(m, ":：= \t\u00a0"))
	}
	if n >= 2 && isASCIILetter(rest[n-1]) && !isASCIILetter(rest[n-2]) && rest[n-2] != ' ' {
		n--
	}
	return n
}

func hasSpace(s string) bool { return strings.HasPrefix(s, " ") || strings.HasPrefix(s, "\t") }

func endsUnspaced(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	return unspaced(r)
}

// closeBracket cuts the bracket that closes "(Answer: B)".
func closeBracket(l line) line {
	t := strings.TrimRight(l.text, " .")
	r, size := utf8.DecodeLastRuneInString(t)
	if !strings.ContainsRune(")]】）", r) {
		return l
	}
	opened := strings.ContainsAny(t[:len(t)-size], "([【（")
	if opened {
		return l
	}
	return l.cut(0, len(t)-size)
}

var unitBehind = pattern.Guarded(pattern.BeginsWith("_."), `^[_.…]{4,}\s*(?:\p{L}{1,4}[²³]?(?:/\p{L}{1,3}[²³]?)?|[°%€$£]\p{L}?)$`)

// isRoomWithUnit reads a line to write a quantity on: "________ cm".
func isRoomWithUnit(l line) bool { return l.kind == textLine && unitBehind.MatchString(l.text) }

// isPrompt reports whether a text only says where to write: "<write the letter
// here>". A tag of three words is no prompt, nor is one with an attribute.
func isPrompt(s string) bool {
	s = strings.TrimSpace(s)
	if at := strings.IndexByte(s, '<'); at > 0 && len(strings.Fields(s[:at])) == 1 && strings.HasSuffix(s, ">") {
		s = s[at:] // "Plot <write the letter here>"
	}
	if len(s) < 3 || s[0] != '<' && s[0] != '[' || strings.ContainsAny(s, "=/") {
		return false
	}
	return strings.HasSuffix(s, map[byte]string{'<': ">", '[': "]"}[s[0]]) && len(strings.Fields(s)) >= 3
}

// isRoom reports whether a text only leaves room to write: underscores, dots.
func isRoom(s string) bool {
	return s != "" && strings.Trim(s, "_.…‥·﹍＿ˍ‗ \t") == ""
}
