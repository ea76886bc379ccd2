package recognize

import (
	"strings"

	"formwright/shared/recognize/pattern"
)

// choiceWord is a word in front of the letter of a choice: "Option A:",
// "Choice 2)", "option_c -".
var choiceWord = pattern.Guarded(mayChoiceWord, `(?i)^(?:[*✓✔+]\s*)?(?:answer option|option|opt|choice|alternative|opción|opcion|opção|alternativa|opzione|вариант ответа|вариант|варіант|pilihan|opsi|phương án|seçenek|şık|variant|گزینه|选项|ตัวเลือก)\s*[-_ ]?\s*(?:[\p{L}](?:\s*[:.)）：\-–—=]|\s+[-–—]\s)|\d{1,2}\s*[:.)）：=])`)

// mayChoiceWord looks at the first two letters of the word.
func mayChoiceWord(s string) bool {
	if len(s) < 4 || s[0] < 0x80 && s[0] != '*' && s[0] != '+' && !isASCIILetter(s[1]) {
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

// wordedChoice reads a label with a word before its letter.
func wordedChoice(s string) (choiceLabel, bool) {
	m := choiceWord.FindString(s)
	if m == "" {
		return choiceLabel{}, false
	}
	mark, rest := leadingMark(s)
	word := optionWord.FindString(rest)
	for word != "" && len(word) < len(rest) && (rest[len(word)] == '_' || rest[len(word)] == '-' || rest[len(word)] == ' ') {
		word = rest[:len(word)+1]
	}
	l, ok := signLabel(rest[len(word):])
	if word == "" || !ok || l.kind != letterLabel && l.kind != digitLabel {
		return choiceLabel{}, false
	}
	l.mark, l.end = mark, l.end+len(s)-len(rest)+len(word)
	l.text, l.upper = s[:l.end], true
	return l, true
}
