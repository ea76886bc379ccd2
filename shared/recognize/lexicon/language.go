package lexicon

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"
)

// languageSample is how many letters the language is told from.
const languageSample = 20_000

// LanguageOf guesses the language of texts from their script and most
// common words; empty when nothing speaks clearly.
func (t Tongues) LanguageOf(texts iter.Seq[string]) string {
	scripts := map[string]int{}
	letters := 0
	var sample []string
	for text := range texts {
		sample = append(sample, text)
		if letters += countScripts(text, scripts); letters > languageSample {
			break
		}
	}
	if lang := byScript(scripts, letters); lang != "" {
		return lang
	}
	counts := make([]int, len(t.names))
	for _, text := range sample {
		t.count(text, counts)
	}
	return t.mostHeard(counts)
}

// countScripts counts the letters of a text, and those of each script that
// tells a language.
func countScripts(text string, scripts map[string]int) (letters int) {
	last, n := "", 0 // letters of one script stand together
	for _, c := range text {
		switch {
		case c < unicode.MaxLatin1:
			if c < utf8.RuneSelf && IsASCIILetter(byte(c)) || c >= utf8.RuneSelf && unicode.IsLetter(c) {
				letters++
			}
		case unicode.IsLetter(c):
			if s := scriptOf(c); s != last {
				scripts[last] += n
				last, n = s, 0
			}
			n++
			letters++
		}
	}
	scripts[last] += n
	return letters
}

// count counts the words of a text for each language, in lower case and with
// the typewriter's apostrophe.
func (t Tongues) count(text string, counts []int) {
	var buf [64]byte
	word := buf[:0]
	for _, c := range text {
		switch {
		case c < utf8.RuneSelf && IsASCIILetter(byte(c)):
			word = append(word, FoldByte(byte(c)))
			continue
		case c == '\'' || c == '’' || c == 'ʻ':
			word = append(word, '\'')
			continue
		case unicode.IsLetter(c):
			word = utf8.AppendRune(word, unicode.ToLower(c))
			continue
		}
		t.countWord(word, counts)
		word = word[:0]
	}
	t.countWord(word, counts)
}

func (t Tongues) countWord(word []byte, counts []int) {
	if len(word) == 0 {
		return
	}
	for _, i := range t.of[string(word)] {
		counts[i]++
	}
}

func scriptOf(c rune) string {
	switch {
	case 0x400 <= c && c < 0x530: // Cyrillic, which no other script below is
		if strings.ContainsRune("іїєґІЇЄҐ", c) {
			return "uk"
		}
		return "ru"
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

// Tongues are the most common words of the languages that share a script. The
// order decides between equals.
type Tongues struct {
	names []string
	of    map[string][]int // the languages of a word, by their place in names
}

func newTongues() Tongues {
	out := Tongues{of: map[string][]int{}}
	for i, l := range []struct{ lang, words string }{
		{"en", "the of and is to in which what are a that for it following"},
		{"de", "der die das und ist ein eine nicht von welche mit den wie was richtig falsch"},
		{"fr", "le la les des est une et que dans quelle quel du qui pour vrai vraie faux fausse"},
		{"es", "el la los las es una y que en del cuál qué para por los con un verdadero verdadera verdaderas falso falsa falsas"},
		{"pt", "o os as é uma não que em do da qual são dos para um com foi ou das ao verdadeiro verdadeira verdadeiras falso falsa falsas"},
		{"it", "il lo gli è una che di della quale sono per del nel non vero vera vere falso falsa false"},
		{"nl", "de het een en van is dat niet wat welke voor zijn"},
		{"pl", "jest się w z na nie co który która jak to do ile prawda fałsz prawdziwe"},
		{"tr", "bir ve bu hangisi hangisidir nedir ile için olan aşağıdakilerden kaç doğru yanlış"},
		{"vi", "là của và các không có trong được câu nào một cho đúng sai"},
		{"id", "yang dan di adalah dari untuk dengan apa ini tidak pada berikut"},
		{"uz", "va bu qaysi qanday uchun bilan nima qaysi bo'lgan necha hisoblanadi"},
		{"hu", "a az és melyik hogy nem egy mi van mikor hány"},
		{"cs", "je se na která který co jak jsou pro není"},
	} {
		out.names = append(out.names, l.lang)
		for _, w := range strings.Fields(l.words) {
			out.of[w] = append(out.of[w], i)
		}
	}
	return out
}

// mostHeard is the language whose words were counted most often, empty where
// there are too few.
func (t Tongues) mostHeard(counts []int) string {
	best, most := "", 2
	for i, n := range counts {
		if n > most {
			best, most = t.names[i], n
		}
	}
	return best
}
