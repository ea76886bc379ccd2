package draft

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/rewrite"
)

// AllAbove are the ways in which a choice says that all others are right, NoneAbove
// those in which it says that none is; folded texts begin with them.
func AllAbove() []string {
	return []string{"all of the above", "all the above", "all above", "all of these", "all of them", "both of the above", "all options", "all answers",
		"alle oben genannten", "alle der oben", "alle genannten", "alle antworten", "toutes ces réponses", "toutes les réponses", "todas las anteriores", "todos los anteriores", "todas son", "todas as anteriores", "todas as alternativas", "tutte le precedenti", "tutte le risposte",
		"alle bovenstaande", "wszystkie powyższe", "все перечисленное", "все вышеперечисленное", "все ответы", "все варианты", "усе перелічене", "усе вищезазначене", "всі відповіді", "yukarıdakilerin hepsi", "hepsi", "tất cả", "semua benar", "semua jawaban", "semua di atas", "barcha javoblar", "barchasi", "hammasi to'g'ri",
		"همه موارد", "جميع ما سبق", "كل ما سبق", "جميع ما ذكر", "以上都", "以上全", "以上皆", "上記のすべて", "위의 모두", "उपरोक्त सभी", "ถูกทุกข้อ", "mindegyik", "toate variantele", "toate cele de mai sus", "כל התשובות"}
}

func NoneAbove() []string {
	return []string{"none of the above", "none of these", "none of them", "neither of the above", "keine der", "aucune de ces", "aucune réponse", "ninguna de las anteriores", "nenhuma das", "nessuna delle", "geen van", "żadne z", "żadna z", "ничего из перечисленного", "ни один из", "жоден з", "hiçbiri", "không có đáp án", "bukan salah satu", "tidak ada yang benar", "هیچ", "لا شيء مما", "以上都不", "以上皆非", "उपरोक्त में से कोई नहीं", "niciuna"}
}

// SaysAbove reports whether a choice speaks of all others in words of the list.
func SaysAbove(c Choice, words []string) bool { return beginsAbove(c.Text(), words) }

func beginsAbove(text string, words []string) bool {
	text = lexicon.Fold(text)
	for _, w := range words {
		if strings.HasPrefix(text, lexicon.Fold(w)) {
			return true
		}
	}
	return false
}

// StressesAbove reports whether all choices that a mark tells apart speak of the
// others: such a choice is often set in bold so that it is not overlooked.
func StressesAbove(m rewrite.Mark, ds []Draft) bool {
	words := append(AllAbove(), NoneAbove()...)
	stressed := 0
	for _, d := range ds {
		for _, k := range Covered(d, m) {
			if !SaysAbove(d.Choices[k], words) {
				return false
			}
			stressed++
		}
	}
	return stressed >= 2
}
