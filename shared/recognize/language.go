package recognize

import (
	"strings"
	"unicode"
)

// languageSample is how many letters the language is told from.
const languageSample = 20_000

// straight makes every apostrophe the typewriter's.
var straight = strings.NewReplacer("’", "'", "ʻ", "'")

// languageOf guesses the language of the lines from their script and most
// common words; empty when nothing speaks clearly.
func languageOf(lines []line) string {
	scripts := map[string]int{}
	words := map[string]int{}
	letters := 0
	for _, l := range lines {
		for _, c := range l.text {
			if unicode.IsLetter(c) {
				scripts[scriptOf(c)]++
				letters++
			}
		}
		for _, w := range strings.FieldsFunc(strings.ToLower(l.text), func(c rune) bool { return !unicode.IsLetter(c) && c != '\'' && c != '’' && c != 'ʻ' }) {
			words[straight.Replace(w)]++
		}
		if letters > languageSample {
			break
		}
	}
	if lang := byScript(scripts, letters); lang != "" {
		return lang
	}
	return byWords(words)
}

func scriptOf(c rune) string {
	switch {
	case unicode.Is(unicode.Han, c):
		return "zh"
	case unicode.Is(unicode.Hiragana, c), unicode.Is(unicode.Katakana, c):
		return "ja"
	case unicode.Is(unicode.Hangul, c):
		return "ko"
	case unicode.Is(unicode.Thai, c):
		return "th"
	case unicode.Is(unicode.Greek, c):
		return "el"
	case unicode.Is(unicode.Hebrew, c):
		return "he"
	case unicode.Is(unicode.Devanagari, c):
		return "hi"
	case strings.ContainsRune("پچژگکی", c):
		return "fa"
	case unicode.Is(unicode.Arabic, c):
		return "ar"
	case strings.ContainsRune("іїєґІЇЄҐ", c):
		return "uk"
	case unicode.Is(unicode.Cyrillic, c):
		return "ru"
	}
	return ""
}

func byScript(n map[string]int, letters int) string {
	share := func(keys ...string) int {
		sum := 0
		for _, k := range keys {
			sum += n[k]
		}
		return sum * 100 / max(letters, 1)
	}
	switch {
	case share("ja") > 5 && share("ja", "zh") > 30:
		return "ja"
	case share("fa", "ar") > 30:
		if share("fa") >= 3 {
			return "fa"
		}
		return "ar"
	case share("uk", "ru") > 30:
		if n["uk"]*100 >= 3*(n["uk"]+n["ru"]) {
			return "uk"
		}
		return "ru"
	}
	for _, k := range []string{"zh", "ko", "th", "el", "he", "hi"} {
		if share(k) > 30 {
			return k
		}
	}
	return ""
}

func byWords(words map[string]int) string {
	best, most := "", 2
	for _, l := range []struct{ lang, words string }{
		{"en", "the of and is to in which what are a that for it following"},
		{"de", "der die das und ist ein eine nicht von welche mit den wie was"},
		{"fr", "le la les des est une et que dans quelle quel du qui pour"},
		{"es", "el la los las es una y que en del cuál qué para por"},
		{"pt", "o os as é uma não que em do da qual são dos para"},
		{"it", "il lo gli è una che di della quale sono per del nel non"},
		{"nl", "de het een en van is dat niet wat welke voor zijn"},
		{"pl", "jest się w z na nie co który która jak to do ile"},
		{"tr", "bir ve bu hangisi hangisidir nedir ile için olan aşağıdakilerden kaç"},
		{"vi", "là của và các không có trong được câu nào một cho"},
		{"id", "yang dan di adalah dari untuk dengan apa ini tidak pada berikut"},
		{"uz", "va bu qaysi qanday uchun bilan nima qaysi bo'lgan necha hisoblanadi"},
		{"hu", "a az és melyik hogy nem egy mi van mikor hány"},
		{"cs", "je se na která který co jak jsou pro není"},
	} {
		n := 0
		for _, w := range strings.Fields(l.words) {
			n += words[w]
		}
		if n > most {
			best, most = l.lang, n
		}
	}
	return best
}
