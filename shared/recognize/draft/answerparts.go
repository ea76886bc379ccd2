package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// joinedTexts joins the last two of several choices: "CO2 and powder".
var joinedTexts = pattern.New(`,?\s+(?:and|und|et|y|e|i|oraz|en|и|та|ve|và|dan|va|és|&)\s+`)

// partsRow is the answers to the first two parts of a question, "a) true b) false",
// partsDashes with dashes, "a – true, b – false".
var (
	partsRow    = pattern.New(`^[(\[]?(\p{Ll}|\p{Lo}{1,3})[.)\]]\s*(\S.*?)[\s,;]+[(\[]?(\p{Ll}|\p{Lo}{1,3})[.)\]]\s*\S`)
	partsDashes = pattern.New(`^(\p{Ll}|\p{Lo}{1,3})\s*[-–—:=]\s*(\S.*?)\s*[,;]\s*(\p{Ll}|\p{Lo}{1,3})\s*[-–—:=]\s*\S`)
)

// answersParts reports whether an answer gives one to each of lettered lines that were
// taken for choices, none of which says the same.
func answersParts(d Draft, v string, index map[string]int) bool {
	m := partsRow.FindStringSubmatch(v)
	if m == nil {
		m = partsDashes.FindStringSubmatch(v)
	}
	if m == nil {
		return false
	}
	first, ok1 := index[lexicon.Fold(m[1])]
	second, ok2 := index[lexicon.Fold(m[3])]
	return ok1 && ok2 && first == 0 && second == 1 && lexicon.Same(m[2]) != lexicon.Same(d.Choices[0].Text())
}

// answersSeveral reports whether letters answer several questions: "B, A, B, C" names a
// choice again behind another one.
func answersSeveral(v string, index map[string]int) bool {
	var signs []string
	for _, part := range lexicon.ListSplit.Split(strings.Trim(v, " .。;,()[]（）【】"), -1) {
		sign := lexicon.Fold(strings.Trim(part, " .)(]["))
		if _, ok := index[sign]; !ok {
			return false
		}
		if k := slices.Index(signs, sign); k >= 0 && k < len(signs)-1 {
			return true
		}
		signs = append(signs, sign)
	}
	return false
}
