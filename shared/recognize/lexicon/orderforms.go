package lexicon

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

// orderForms are the shapes of verbs that order, in languages that have a shape
// of their own for it: they know orders that no list of words names. Each looks at
// one sentence.
var orderForms = []pattern.Pattern{
	pattern.New(`(?i)\p{L}{2}(?:ınız|iniz|unuz|ünüz)$`),                                                                // Turkish: hesaplayınız
	pattern.New(`^\p{Lu}\p{L}+(?:en|ern|eln) Sie\s`),                                                                   // German: Entwickeln Sie
	pattern.New(`^\p{Lu}\p{L}{2,}ez(?:-\p{L}+)?\s`),                                                                    // French: Calculez
	pattern.New(`(?i)^si\s(?:[nv]e\s|\p{L}+(?:i|ino|isca|iscano|dica|riva|duca)\s)`),                                   // Italian: si calcoli
	pattern.New(`(?i),\s(?:si|se)\s(?:ne\s)?\p{L}+(?:i|ino|isca|duca)\s`),                                              // Dopo aver ..., si stampi
	pattern.New(`(?i)^\p{L}{2,}d\s(?:be|meg|ki|le|fel|el|össze|át|hozzá)[\s,]`),                                        // Hungarian: számítsd ki
	pattern.New(`(?i)^\p{L}{2,}[jsz][ae]\s(?:be|meg|ki|le|fel|el|össze|át|hozzá)[\s,]`),                                // and, politely: számítsa ki
	pattern.New(`(?i)^\p{L}{2,}(?:j|sz?|zz?|gy|ty|ny)[oeö]n\s(?:be|meg|ki|le|fel|el|össze|át|hozzá|létre|végre)[\s,]`), // and hozzon létre
	pattern.New(`(?i)^\p{L}{2,}(?:[jsz]|gy)[aáeé]t[eo]k\s`),                                                            // Hungarian, to several: írjatok
	pattern.New(`^\p{Lu}\p{L}+j[áé]l\s`),                                                                               // and to one: írjál
	pattern.New(`^(?:[A-TV-ZĂÂÎȘȚ]\p{L}{2,}|U[^r]\p{L}+)ează\s`),                                                       // Romanian: desenează, but no "Urmează"
	pattern.New(`^\p{Lu}\p{L}+[gnrtkps]lah\s`),                                                                         // Indonesian: Gambarlah
	pattern.New(`^\p{Lu}\p{L}+(?:er|ir|re) (?:l['’]|(?:les?|la|une?|des|deux|trois|ces?|cette)\s|\d+\s\p{L})`),         // French infinitives: Donner le nom
	pattern.New(`^\p{Lu}\p{L}+[aei]r (?:(?:el|la|los|las|una?|o|os|as|uma?|dos|tres|dois)\s|\d+\s\p{L})`),              // Spanish, Portuguese: Calcular el área
	pattern.New(`^\p{Lu}\p{L}+[aei]re (?:(?:un|gl|dell|l)['’]|(?:il|lo|la|i|gli|le|un[ao]?|due|tre)\s|\d+\s\p{L})`),    // Italian: Calcolare l'area
	pattern.New(`^\p{Lu}\p{L}+(?:jte|ěte|šte|ďte|žte|ňte)\s`),                                                          // Czech, Slovak: Vypočítejte
	pattern.New(`^\p{Lu}\p{L}+(?:[žšđčć]|lj|nj|[ao]v)ite\s`),                                                           // Slovene, Croatian: Dokažite
	pattern.New(`^\p{Lu}\p{L}{3,}uj\s`),                                                                                // Polish: Narysuj
}

// wideOrderForms are those with signs outside ASCII.
var wideOrderForms = []pattern.Pattern{
	pattern.New(`^\p{Cyrillic}{2,}(?:ите|йте|ьте|іть)(?:сь|ся)?\s`),                          // Russian, Ukrainian: Определите
	pattern.New(`^\p{Lu}\p{Cyrillic}+(?:[аеиоуыя]ть|[аиуя]ти|йти|вести|класти)(?:ся|сь)?\s`), // and infinitives: Найти, Вычислить, Обчислити
	pattern.New(`^\p{Lu}\p{L}{2,}[aei][țţ]i\s`),                                              // Romanian: Calculați
	pattern.New(`^\p{Greek}{2,}(?:στε|ετε|άτε)\s`),                                           // Greek: Υπολογίστε
	pattern.New(`\p{Cyrillic}{2,}(?:ңыз|ңіз)$`),                                              // Kazakh: табыңыз
	pattern.New(`(?:시오|세요)$`),                                                                // Korean: 구하시오
	pattern.New(`(?:なさい|せよ|めよ|えよ|べよ|ください)$`),                                                 // Japanese: 求めよ
	pattern.New(`\p{Devanagari}(?:िए|िये|इए|इये)$`),                                          // Hindi: लिखिए
	pattern.New(`下(?:个|個)?定[义義]$`),                                                           // Chinese: 给密度下定义
	pattern.New(`(?:کنید|دهید|نمایید|بنویسید|آورید|ببرید|بکشید|بیابید|بزنید)(?:$|\s+که\s)`),  // Persian
}

// OrdersByForm reports whether a sentence of a text has the shape of an order.
func OrdersByForm(text string) bool {
	for sentence := range strings.FieldsFuncSeq(text, endsOrderSentence) {
		sentence = withoutAside(strings.TrimSpace(sentence))
		if fitsAny(orderForms, sentence) || !IsASCII(sentence) && fitsAny(wideOrderForms, sentence) {
			return true
		}
	}
	return false
}

func fitsAny(forms []pattern.Pattern, sentence string) bool {
	return slices.ContainsFunc(forms, func(f pattern.Pattern) bool { return f.MatchString(sentence) })
}

// unmarkedAsks end questions and the orders of exams in Japanese, which has no need of a
// question mark.
var unmarkedAsks = pattern.New(`(?:ですか|ますか|でしょうか|どれか|どちらか|どこか|何か|なにか|誰か|幾つか|いくつか|いくらか|何[\p{Han}]{1,2}か|なさい|せよ|めよ|えよ|べよ|選べ|示せ|表せ|言え|書け|かけ|描け|解け)$`)

// EndsAskingUnmarked reports whether a text in Japanese ends as a question or an order of
// an exam does.
func EndsAskingUnmarked(text string) bool {
	text = strings.TrimRight(text, " 　。．.")
	last, _ := utf8.DecodeLastRuneInString(text)
	return strings.ContainsRune("かいべよせえけ", last) && unmarkedAsks.MatchString(text)
}

// withoutAside is a sentence without what it adds in brackets at its end, where
// languages put the verb.
func withoutAside(s string) string {
	if !strings.HasSuffix(s, ")") && !strings.HasSuffix(s, "）") {
		return s
	}
	if at := strings.LastIndexAny(s, "(（"); at > 0 {
		return strings.TrimSpace(s[:at])
	}
	return s
}

func endsOrderSentence(c rune) bool {
	switch c {
	case '.', '!', '?', ';', '\n', '。', '।':
		return true
	}
	return false
}

// PartWorth is what a part of a task is worth, in front of it: "[5%] Draw ...".
var PartWorth = pattern.New(`^[\[(]\s*\d{1,3}(?:[.,]\d)?\s?%\s*[\])]`)
