package lexicon

import (
	"strings"

	"formwright/shared/recognize/pattern"
)

// choiceWord is a word in front of the letter of a choice: "Option A:",
// "Choice 2)", "option_c -".
var choiceWord = pattern.New(`(?i)^(?:[*✓✔+]\s*)?(?:answer option|option|opt|choice|alternative|opción|opcion|opção|alternativa|opzione|вариант ответа|вариант|варіант|pilihan|opsi|phương án|seçenek|şık|variant|گزینه|选项|ตัวเลือก)\s*[-_ ]?\s*(?:[\p{L}](?:\s*[:.)）：\-–—=]|\s+[-–—]\s)|\d{1,2}\s*[:.)）：=])`)

// mayChoiceWord looks at the first two letters of the word.
func mayChoiceWord(s string) bool {
	if len(s) < 4 || s[0] < 0x80 && s[0] != '*' && s[0] != '+' && !IsASCIILetter(s[1]) {
		return false // "A. Rome"
	}
	switch [2]byte{s[0] | 0x20, s[1] | 0x20} {
	case [2]byte{'o', 'p'}, [2]byte{'a', 'l'}, [2]byte{'c', 'h'}, [2]byte{'p', 'i'}, [2]byte{'p', 'h'}, [2]byte{'s', 'e'}, [2]byte{'v', 'a'}:
		return true
	case [2]byte{'a', 'n'}: // "Answer option A", not "Answer: A"
		return strings.ContainsAny(s[:min(len(s), 16)], "oO")
	}
	return s[0] >= 0x80 || s[0] == '*' || s[0] == '+'
}

// WordedChoice reads a label with a word before its letter.
func WordedChoice(s string) (ChoiceLabel, bool) {
	if !mayChoiceWord(s) || !choiceWord.MatchString(s) {
		return ChoiceLabel{}, false
	}
	mark, rest := LeadingMark(s)
	word := OptionWord.FindString(rest)
	for word != "" && len(word) < len(rest) && (rest[len(word)] == '_' || rest[len(word)] == '-' || rest[len(word)] == ' ') {
		word = rest[:len(word)+1]
	}
	l, ok := SignLabel(rest[len(word):])
	if word == "" || !ok || l.Kind != LetterLabel && l.Kind != DigitLabel {
		return ChoiceLabel{}, false
	}
	l.Mark, l.End = mark, l.End+len(s)-len(rest)+len(word)
	l.Text, l.Upper = s[:l.End], true
	return l, true
}
