package rewrite

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// glossaryHead is a line over terms and what they mean.
var glossaryHead = pattern.New(`(?i)^(?:[\dIVX]{1,4}[.)]\s*)?(?:(?:glossary|vocabulary|definitions)(?: of (?:key )?terms)?|key terms(?: and definitions)?|glossar(?: der (?:schlüsselbegriffe|wichtigsten begriffe|fachbegriffe))?|schlüsselbegriffe|glossaire(?: des (?:termes|mots)[ -]clés?)?|glosario(?: de (?:términos|conceptos|palabras) claves?)?|glossário(?: de (?:termos|palabras|conceitos)[ -]?chaves?)?|glossario(?: dei (?:termini|concetti) chiave)?|woordenlijst|begrippenlijst|verklarende woordenlijst|słowniczek(?: pojęć)?|słownik (?:pojęć|kluczowych pojęć|kluczowych terminów)|glosariusz|slovník pojmů|szószedet|fogalomtár|глоссарий(?: ключевых терминов)?|словарь терминов|глосарій|словник термінів|terimler sözlüğü|(?:anahtar )?terimler sözlüğü|sözlükçe|lug['‘’ʻ]at|(?:bảng )?(?:chú giải )?thuật ngữ(?: chính)?|glosarium(?: istilah kunci)?|daftar istilah|واژه\x{200c}نامه|مسرد المصطلحات|قائمة المصطلحات|术语表|關鍵術語|关键术语|词汇表|用語集|용어집|용어 사전|คำศัพท์สำคัญ)\s*[:：]?\s*$`)

// termMeaning begins with a term of a few words and says behind a colon or a dash
// what it means.
var termMeaning = pattern.New(`^[•*·▪–-]?\s*[^:：–—]{2,60}(?:[:：]|\s[–—-])\s*\S.{5,}$`)

// leastTerms is how many terms a glossary has at least.
const leastTerms = 3

// WithoutGlossary drops the terms explained at the end of a document, which are
// neither choices nor part of the last question: hardly a line there says anything
// else, and none asks or leaves room.
func WithoutGlossary(lines []line.Line) []line.Line {
	for i := len(lines) - 1 - leastTerms; i >= max(1, len(lines)-mostReferences); i-- {
		if lines[i].Kind != line.TextLine || !glossaryHead.MatchString(strings.TrimSpace(lines[i].Text)) {
			continue
		}
		terms, told := 0, 0
		for _, l := range lines[i+1:] {
			if l.Kind != line.TextLine || flatten.EndsAsking(l.Text) || flatten.HasBlank(l) {
				return lines
			}
			if told++; termMeaning.MatchString(l.Text) {
				terms++
			}
		}
		if terms < leastTerms || terms*10 < told*8 {
			return lines
		}
		return lines[:i]
	}
	return lines
}
