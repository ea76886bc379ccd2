package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
)

// Bounds of a list of questions that are typed without question marks.
const (
	leastWorded   = 10  // lines
	longestWorded = 160 // characters of one on the average
)

// wordedList is the list of questions without question marks.
const wordedList = "worded asks"

// wordedAsks numbers the lines of a list of questions for an oral exam or an
// interview that carry neither numbers nor question marks: many begin with a
// question word, and most with one or with an order. Then the others ask too, in
// fewer words: "Use of the key word static".
func (r *recognizer) wordedAsks(lines []line) []line {
	said, worded, asking, others, length := 0, 0, 0, 0, 0
	first := -1
	for i, l := range lines {
		switch {
		case l.kind == ruleLine || l.kind == breakLine || l.kind == textLine && l.text == "" || isHeading(l):
			continue
		case l.kind != textLine || l.soft || l.style().Code || l.label != nil && !isBulleted(l) || isRoom(l.text):
			return lines
		}
		text := bulleted(l).text
		said++
		length += utf8.RuneCountInString(text)
		asks := r.asksByWord(text)
		if asks {
			worded++
		}
		switch {
		case asks, endsAsking(text):
			asking++
			if first < 0 {
				first = i
			}
		case r.ordersAtHead(fold(text)):
			asking++
		case endsSentence(text), hasBlank(l), !isBulleted(l) && r.startsLabelled(l):
			if others++; others*20 > len(lines) {
				return lines
			}
		}
	}
	top := foldLines(lines[:min(3, len(lines))])
	if worded < leastWorded || worded*5 < said*2 || asking*10 < said*6 || others*20 > said || length > longestWorded*said || r.faqTitle.in(top) || r.otherTitle.in(top) {
		return lines
	}
	out := make([]line, len(lines))
	number := 0
	for i, l := range lines {
		if out[i] = l; l.kind != textLine || l.text == "" || isHeading(l) || i < first && (i == 0 || number == 0) && !r.ordersAtHead(fold(l.text)) {
			continue
		}
		number++
		l = bulleted(l)
		l.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: wordedList}
		out[i] = l
	}
	return out
}

// bulleted is a line without the bullet it was typed with.
func bulleted(l line) line {
	if b, ok := bulletOf(l.text); ok && l.label == nil {
		gap := l.gap
		l = l.from(b.end)
		l.gap = gap
	}
	return l
}

// asksByWord reports whether a line begins with a question word, or ends with one
// where languages put it last. "How to ..." names what is told.
func (r *recognizer) asksByWord(text string) bool {
	f := strings.TrimRight(fold(text), " ?.!:")
	if strings.HasPrefix(f, "how to ") {
		return false
	}
	for _, p := range r.interrogative.list {
		switch {
		case strings.HasPrefix(f, p) && stands(p, f, 0), !isASCII(p) && unspacedEnd(p) && strings.Contains(f, p):
			return true
		}
	}
	for _, p := range r.closing.list {
		if at := len(f) - len(p); at > 0 && f[at:] == p && stands(p, f, at) {
			return true
		}
	}
	return false
}

// interrogatives are the words that questions begin with.
func interrogatives() *phrases {
	return newPhrases([]string{"what", "who", "whom", "whose", "which", "when", "where", "why", "how", "is", "are", "can", "does", "in which", "at what", "for what",
		"was", "wer", "wem", "wen", "wie", "wieso", "weshalb", "warum", "welche", "welcher", "welches", "welchen", "wann", "wo", "woher", "wohin", "wodurch", "womit", "wofür", "wozu", "worin", "wieviel",
		"quel", "quelle", "quels", "quelles", "qu'est-ce", "que", "qui", "comment", "pourquoi", "quand", "combien", "où", "à quoi", "de quoi", "en quoi", "qué", "cuál", "cuáles", "quién", "quiénes", "cómo", "cuándo", "dónde", "por qué", "para qué", "en qué", "cuánto", "cuántos", "cuántas",
		"o que", "qual", "quais", "quem", "como", "quando", "onde", "por que", "quanto", "quantos", "quantas", "cosa", "che cosa", "cos'è", "chi", "come", "dove", "perché", "quale", "quali", "quanti", "quante", "qual è", "wat", "waarom", "welke", "hoe", "hoeveel", "wanneer", "waar",
		"co", "czy", "jaki", "jaka", "jakie", "jakich", "jakim", "jaką", "jak", "ile", "gdzie", "kiedy", "kto", "dlaczego", "czym", "czego", "który", "która", "które", "którą", "skąd", "po co", "z czego", "od czego", "do czego", "na co", "przez co", "w jaki", "w jakim", "w jakiej", "z jakich", "dzięki czemu",
		"jaký", "jaká", "jaké", "proč", "kdy", "kde", "kdo", "který", "která", "které", "kolik", "čo", "ako", "aký", "aká", "aké", "prečo", "kedy", "ktorý", "koľko", "ce", "cine", "cum", "când", "unde", "de ce", "care", "cât", "câte",
		"что", "кто", "какой", "какая", "какое", "какие", "какова", "каковы", "каким", "где", "когда", "почему", "зачем", "как", "сколько", "чем", "в чем", "для чего", "из чего", "на какие", "чему", "що", "хто", "який", "яка", "яке", "які", "де", "коли", "чому", "навіщо", "скільки", "у чому", "чим",
		"mi", "mit", "mik", "mikor", "hol", "miért", "hogyan", "melyik", "mely", "mennyi", "hány", "milyen", "apa", "apakah", "siapa", "siapakah", "mengapa", "kenapa", "bagaimana", "bagaimanakah", "kapan", "di mana", "berapa", "berapakah", "vì sao", "tại sao", "thế nào là", "hãy cho biết",
		"nima", "kim", "qanday", "qaysi", "nega", "qachon", "qayerda", "nechta", "چرا", "چگونه", "آیا", "کدام", "ما هي", "ما هو", "ماذا", "لماذا", "كيف", "متى", "أين", "هل", "什么", "为什么", "如何", "怎样", "哪些", "哪种", "何谓", "อะไร", "อย่างไร", "ทำไม"})
}

// closingAsks are the words that questions end with.
func closingAsks() *phrases {
	return newPhrases([]string{"nedir", "nelerdir", "kimdir", "hangisidir", "kaçtır", "nasıldır", "là gì", "như thế nào", "thế nào", "bao nhiêu", "khi nào", "ở đâu", "nima", "kim", "qanday", "nechta", "چیست", "کیست", "کدامند", "چند است"})
}
