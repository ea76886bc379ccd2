package line

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// colonFirst is a colon that slipped before the number: "Problem:3. ".
var colonFirst = pattern.New(`^:\s?\d{1,3}\s*[.:)]`)

// fileName is the end of the name of a file, "Task 14.ods": it labels nothing.
var fileName = pattern.New(`^\.[a-z0-9]{2,4}$`)

// shortWord is how long a word is at most that a full stop may shorten, "Ej. 3".
const shortWord = 4

// afterWord reads the number behind a word such as "Question", which ends at end.
func afterWord(text string, end int) (QuestionLabel, bool) {
	if colonFirst.MatchString(text[end:]) || end <= shortWord && strings.HasPrefix(text[end:], ".") {
		end++
	}
	if at := BracketPoints.FindStringIndex(text[end:]); at != nil && at[0] == 0 {
		return QuestionLabel{}, false // "서술형 (3점)" says what it is worth
	}
	rest := lexicon.DecimalPrefix(text[end:])
	m := wordFirst.FindStringSubmatchIndex(rest)
	if m == nil {
		return QuestionLabel{}, false
	}
	// A range, "Questions 2-4 refer to", labels no question.
	if next := strings.TrimLeft(rest[m[1]:], " "); len(next) > 1 && strings.ContainsAny(next[:1], "-–,&") && next[1] != ' ' {
		return QuestionLabel{}, false
	}
	number := rest[m[2]:m[3]]
	if n := spelledNumber(number); n > 0 {
		number = lexicon.DecimalText(n)
	}
	consumed := end + lexicon.OriginalLength(text[end:], m[1])
	tail := WordTail.FindString(text[consumed:])
	if rest, ok := strings.CutPrefix(text[consumed:], ", "); ok && opensSentence(firstRune(rest)) {
		return labelled(text, len(text)-len(rest), LastNumber(number)), true // "Question 2, Describe"
	}
	following, _ := utf8.DecodeRuneInString(text[consumed:])
	if tail == "" && (unicode.IsLower(following) || beginsWithParticle(text[consumed:])) || tail == "." && fileName.MatchString(text[consumed:]) {
		return QuestionLabel{}, false
	}
	return labelled(text, consumed+len(tail), LastNumber(number)), true
}

// beginsWithParticle reports whether what stands right behind a number ties it to more,
// as a particle of Japanese or Korean does: "問題2の図で" speaks of question 2. "問1はじめに"
// begins with a word.
func beginsWithParticle(s string) bool {
	first, n := utf8.DecodeRuneInString(s)
	switch {
	case first < unicode.MaxLatin1:
		return false
	case strings.ContainsRune("表图圖", first):
		return true // the table or figure of a question, "题8表"
	}
	if strings.ContainsRune("のでをにはがとも", first) {
		next, _ := utf8.DecodeRuneInString(s[n:])
		return first == 'を' || !unicode.Is(unicode.Hiragana, next)
	}
	word, _, spaced := strings.Cut(s, " ")
	return spaced && slices.Contains([]string{"의", "를", "을", "은", "는", "이", "가", "에", "와", "과", "에서", "에는", "에서는", "로", "으로", "까지", "부터"}, word)
}

// spelledNumber is a number in words, "QUESTION ONE (20 marks)", 0 for none.
func spelledNumber(word string) int {
	word = strings.ToLower(word)
	for _, row := range []string{
		"one two three four five six seven eight nine ten",
		"الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر",
		"الاول", "اول دوم سوم چهارم پنجم", "أول",
	} {
		if i := slices.Index(strings.Fields(row), word); i >= 0 {
			return i + 1
		}
	}
	return 0
}

// firstRune is the first character of a text behind its spaces.
func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(strings.TrimLeft(s, lexicon.Whitespace))
	return r
}
