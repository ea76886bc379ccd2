package lexicon

import (
	"strings"
	"sync"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

// leastPlaces is how many questions have the place that they were taken from behind them
// at the least where it is known by its form.
const leastPlaces = 3

var (
	// countedWord is a word with a number behind it, as pages, lessons and outcomes are
	// named: "p. 12", "Unit 3", "CO2", "pp. 31-33".
	countedWord = pattern.New(`^[\s(\[]*(\pL{1,14})\.?\s*[-:#№]?\s*\d{1,4}(?:\s*[-–.,:/]\s*\d{1,4})*\pL?[\s)\].]*$`)
	// versed is a chapter with its verse, and coded the code of a standard: "John 3:16",
	// "RL.4.1".
	versed = pattern.New(`^[\s(\[]*(?:\d\s)?\pL[\pL ]{0,30}\.?\s\d{1,3}\s?:\s?\d{1,3}(?:\s?[-–]\s?\d{1,3})?[\s)\].]*$`)
	coded  = pattern.New(`^[\s(\[]*(?:§\s?\d{1,4}|[A-Z]{1,5}(?:[.-]\pL{1,3})?[.-]\d{1,2}[.-]\d{1,2}(?:[.-]?\pL{1,2})?)[\s)\].]*$`)
	// dated ends in a year of late, as papers of exams and books do: "May 2014", "Lee, 2012".
	dated = pattern.New(`^[\s(\[]*(?:\pL[\pL.&' ]{0,30}[,.]?\s{1,2})?(?:199\d|20[0-3]\d)\pL?[\s)\].]*$`)
)

// isMoneyWord reports whether a word stands before an amount, which answers.
func isMoneyWord(word string) bool {
	switch word {
	case "r", "rs", "rm", "rp", "eur", "usd", "gbp", "chf", "inr", "pkr", "php", "idr", "tk", "ksh", "kes", "ugx", "ngn", "zar", "cad", "aud", "dm", "kr", "le", "bs", "lei":
		return true
	}
	return false
}

// NamesPlaces reports whether what stands behind questions names where each was taken from
// or what it belongs to, a page, a lesson, a paper of some year, a level, and does not answer:
// most are the same word with a number, which the questions do not ask for.
func NamesPlaces(said, asked []string) bool {
	if len(said) < leastPlaces {
		return false
	}
	words, places := map[rune]int{}, 0
	for i, s := range said {
		if levelNames()[Fold(strings.Trim(s, " ()[].*"))] || versed.MatchString(s) || coded.MatchString(s) || dated.MatchString(s) {
			places++
			continue
		}
		if m := countedWord.FindStringSubmatch(s); m != nil {
			word := Fold(m[1])
			if isMoneyWord(word) || utf8.RuneCountInString(word) > 2 && strings.Contains(Fold(asked[i]), word) {
				continue
			}
			first, _ := utf8.DecodeRuneInString(word)
			words[first]++
		}
	}
	most := 0
	for _, n := range words {
		most = max(most, n)
	}
	return (most+places)*3 >= len(said)*2
}

// levelNames are what difficulties and the steps of learning are called, folded.
var levelNames = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for _, w := range []string{
		"easy", "medium", "moderate", "average", "hard", "difficult", "very easy", "very hard", "low", "high",
		"remember", "remembering", "understand", "understanding", "apply", "applying", "analyze", "analyse", "analyzing", "analysing", "evaluate", "evaluating", "create", "creating",
		"knowledge", "comprehension", "application", "analysis", "synthesis", "evaluation", "recall", "reasoning", "hots", "lots",
		"leicht", "mittel", "schwer", "facile", "moyen", "difficile", "medio", "fácil", "media", "difícil", "médio", "média", "łatwe", "średnie", "trudne", "snadné", "střední", "těžké",
		"лёгкий", "средний", "сложный", "легко", "средне", "сложно", "легкий", "середній", "складний", "kolay", "orta", "zor", "mudah", "sedang", "sulit", "sukar",
		"nhận biết", "thông hiểu", "vận dụng", "vận dụng cao", "dễ", "trung bình", "khó", "易", "中", "难", "容易", "简单", "中等", "困难", "较难", "쉬움", "보통", "어려움", "سهل", "متوسط", "صعب",
	} {
		out[Fold(w)] = true
	}
	return out
})
