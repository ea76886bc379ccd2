package line

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// Note is a line that says something about the question before it: its answer,
// an explanation, a hint, its points.
type Note struct {
	Value  Line // what stands behind the word; empty when it is on the next line
	Class  lexicon.Class
	Strong bool // it goes on with the note before it
	Column bool // it stood in a column of a table
	After  int  // how many lines of its question stand before it, notes not counted
}

var (
	noteDelim = pattern.New(`^\s*(?:\((?:s|es|en|n|e|i|r|ы|и)\))?\s*(?:[:：=>】〗〕》〉」』\])]|[-–—.](?:$|\s|\)|[A-Za-z:：])|[-–—=]{1,3}>\s|(?:is|are|ist|sind|lautet|lauten|est|sont|es|son|è|sono|é|são|zijn|adalah|là|это)(?:\s|:|[-–—]|$))[:：=>\-–—.)\]\s]*`)
	// willBe is what stands before letters in "Ans will be A and D": before words it may
	// say when the answer comes.
	willBe = pattern.Guarded(pattern.OpensWith(" "), `^\s+(?:will|should|would|must)\s+be\s*:?\s*([A-Ha-h](?:(?:\s*[,&]\s*|\s+and\s+)[A-Ha-h])*)\s*\.?$`)
	// givenBelow is what stands behind the word where the answer is on the next line.
	givenBelow = pattern.Guarded(pattern.BeginsWith("gbahGBAH"), `(?i)^(?:(?:as\s+)?given\s+)?(?:below|as\s+follows|here)\s*[:.]*$`)
	// signBefore is a delimiter with what may be the minus or the point of the value
	// behind it.
	signBefore = pattern.New(`(?:[:=]\s+|：\s*)(?:[-–]?\.|[-–])$`)
	// dotName is what stands behind the point of a file that is hidden.
	dotName = pattern.New(`^[a-z]{2}`)
	// saidQuoted is an answer that a sentence says in quotation marks, "Poprawną
	// odpowiedzią jest "Prawda".", and nothing else.
	saidQuoted = pattern.Guarded(pattern.OpensWith(" "), `^\s+["'“”„«‘]([^"'“”„«»‘’]{1,80})["'“”»’]\s*\.?$`)
	letterEnd  = pattern.New(`^\s*[(\[]?[\p{Lu}\p{Lo}](?:\s*[,;&/]\s*[\p{Lu}\p{Lo}]|\s+[\p{Lu}\p{Lo}])*[)\].]?$`)
	hanLetter  = pattern.New(`^\s*[A-Z]{1,6}\s*[.。]?$`)
)

// noteOf finds what NoteOf gives, of a line of text.
func noteOf(l Line, v lexicon.Vocabulary) (Note, bool) {
	h, skip := l.Head(), 0
	for skip < len(l.Text) {
		r, size := utf8.DecodeRuneInString(l.Text[skip:])
		if r < utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
			break
		}
		if !strings.ContainsRune("([【〖〔《〈「『（*→-–—•✓✔☞►> ", r) && !IsPictograph(r) {
			break
		}
		skip += size
	}
	if skip > 0 {
		h = lexicon.NewHead(l.Text[skip:])
	}
	c, end := v.Find(h, lexicon.AnswerWord, lexicon.ExplainWord, lexicon.RubricWord, lexicon.HintWord, lexicon.PointsWord, lexicon.CorrectWord, lexicon.WrongWord, lexicon.ModelWord, lexicon.TrueWord)
	if c == lexicon.NoClass {
		return saidAlone(l)
	}
	end += skip
	if c == lexicon.AnswerWord {
		l = withoutLeader(withoutUnit(l, end))
	}
	if c == lexicon.RubricWord { // "【解答】B"
		if value, ok := said(l, end, SaidLetter); ok && endsUnspaced(l.Text[:end]) {
			return Note{Class: lexicon.AnswerWord, Value: value, Column: l.Column}, true
		}
	}
	if c == lexicon.TrueWord {
		value, ok := said(l, end, namedLetter)
		if m := namedChoice.FindStringSubmatchIndex(l.Text[end:]); !ok && m != nil {
			value, ok = l.Cut(end+m[2], end+m[3]), true
		}
		return Note{Class: lexicon.AnswerWord, Value: value, Column: l.Column}, ok
	}
	rest := l.Text[end:]
	if skip+len(shortSolution) == end && strings.EqualFold(l.Text[skip:end], shortSolution) && !strings.HasPrefix(rest, ".") {
		return Note{}, false
	}
	n := DelimLength(rest)
	if n == 0 && strings.TrimSpace(rest) != "" && !(c == lexicon.AnswerWord && (letterEnd.MatchString(rest) && hasSpace(rest) || hanLetter.MatchString(rest) && endsUnspaced(l.Text[:end]))) {
		value, ok := Line{}, false
		if c == lexicon.AnswerWord && skip == 0 {
			if value, ok = said(l, end, SaidLetter); !ok {
				value, ok = said(l, end-particleBefore(l.Text[:end]), saidNumber)
			}
			if !ok && strings.Contains(l.Text[:end], " ") {
				value, ok = said(l, end, saidQuoted)
			}
			if verdict, is := saidAlone(l); is && !ok {
				return verdict, true
			}
		}
		return Note{Class: c, Value: value, Column: l.Column}, ok
	}
	if c != lexicon.AnswerWord && n > 0 && !strings.ContainsAny(rest[:n], ":：】〗〕》〉」』]=-–—") {
		return Note{}, false
	}
	if skip > 0 && n == 0 && strings.Trim(l.Text[:skip], ">→► ") != "" || c == lexicon.AnswerWord && assigns(l, l.Text[skip:end], rest[:n], rest[n:]) {
		return Note{}, false
	}
	value := l.From(end + n)
	if skip > 0 && strings.ContainsAny(l.Text[:skip], "([【（") {
		value = closeBracket(value)
	}
	if c == lexicon.AnswerWord {
		value = onRoom(value)
		if givenBelow.MatchString(value.Text) {
			value = value.From(len(value.Text))
		}
	}
	return Note{Class: c, Value: value, Column: l.Column}, true
}

// shortSolution is a word for a solution with a stop behind it, and the sun without.
const shortSolution = "sol"

// onRoom leaves out the line that an answer was written on, "____C.___".
func onRoom(value Line) Line {
	from := len(value.Text) - len(strings.TrimLeft(value.Text, "_ "))
	to := len(strings.TrimRight(value.Text, "_ "))
	if from >= to || strings.Count(value.Text, "_") < leastRoom {
		return value
	}
	return value.Cut(from, to)
}

// leastRoom is how many strokes make a line to write on.
const leastRoom = 3

// assigns reports whether a word is a variable of program code that is set: a
// small "ans = 1;", what counts itself on, "ans = ans * n", and any in a line that is
// set as code.
func assigns(l Line, word, sign, value string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	if !unicode.IsLower(r) || !strings.Contains(sign, "=") {
		return false
	}
	if AllCode(l) || l.Style().Code {
		return true
	}
	word = strings.TrimRight(word, " =")
	return strings.HasSuffix(strings.TrimSpace(value), ";") || slices.ContainsFunc(strings.FieldsFunc(value, func(r rune) bool { return !unicode.IsLetter(r) && r != '_' }), func(w string) bool { return w == word })
}

// DelimLength measures what stands between a word and its value. A letter right
// behind a full stop or dash, "Ans.B", is the value's, and so is the minus of
// "Answer: -5" and the point of "Answer: .25" and "Answer: .profile"; the dash of
// "Ans:-5" is not.
func DelimLength(rest string) int {
	if m := willBe.FindStringSubmatchIndex(rest); m != nil {
		return m[2]
	}
	n := len(noteDelim.FindString(rest))
	if m := signBefore.FindString(rest[:n]); m != "" && n < len(rest) {
		sign := strings.TrimLeft(m, ":：= \t\u00a0")
		if lexicon.IsDigit(rest[n]) || sign == "." && dotName.MatchString(rest[n:]) {
			return n - len(sign)
		}
	}
	if n >= 2 && lexicon.IsASCIILetter(rest[n-1]) && !lexicon.IsASCIILetter(rest[n-2]) && rest[n-2] != ' ' {
		n--
	}
	return n
}

func hasSpace(s string) bool { return strings.HasPrefix(s, " ") || strings.HasPrefix(s, "\t") }

func endsUnspaced(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	return lexicon.Unspaced(r)
}

// closeBracket cuts the bracket that closes "(Answer: B)".
func closeBracket(l Line) Line {
	t := strings.TrimRight(l.Text, " .")
	r, size := utf8.DecodeLastRuneInString(t)
	if !strings.ContainsRune(")]】）", r) {
		return l
	}
	opened := strings.ContainsAny(t[:len(t)-size], "([【（")
	if opened {
		return l
	}
	return l.Cut(0, len(t)-size)
}

var unitBehind = pattern.Guarded(pattern.BeginsWith("_."), `^[_.…]{4,}\s*(?:\p{L}{1,4}[²³]?(?:/\p{L}{1,3}[²³]?)?|[°%€$£]\p{L}?)$`)

// IsRoomWithUnit reads a line to write a quantity on: "________ cm".
func IsRoomWithUnit(l Line) bool { return l.Kind == TextLine && unitBehind.MatchString(l.Text) }

// IsRoom reports whether a text only leaves room to write: underscores, dots.
func IsRoom(s string) bool {
	if s == "" || s[0] < utf8.RuneSelf && strings.IndexByte("_. \t", s[0]) < 0 {
		return false
	}
	return strings.Trim(s, "_.…‥·﹍＿ˍ‗ \t") == ""
}
