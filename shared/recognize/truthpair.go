package recognize

import "strings"

// truthWord is how long a word for true or false is at most, in bytes.
const truthWord = 32

// isTruthPair reports whether the choices of a question are the words for true
// and false with letters or bullets of their own: "a) Verdadero", "b) Falso".
// Whatever stands over them is to be judged, though it asks nothing.
func isTruthPair(choices []draftChoice) bool {
	if len(choices) != 2 || choices[0].label.kind != choices[1].label.kind {
		return false
	}
	if kind := choices[0].label.kind; kind != letterLabel && kind != bulletLabel && kind != boxLabel {
		return false
	}
	return areTruthWords(choices[0].text(), choices[1].text())
}

// areTruthWords reports whether two texts are the words for true and false.
func areTruthWords(first, second string) bool {
	if max(len(first), len(second)) > truthWord {
		return false
	}
	a, b := strings.Trim(fold(first), " .;"), strings.Trim(fold(second), " .;")
	for _, p := range truthPairs() {
		yes, no := fold(p[0]), fold(p[1])
		if a == yes && b == no || a == no && b == yes {
			return true
		}
	}
	return false
}
