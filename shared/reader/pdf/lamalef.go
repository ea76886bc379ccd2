package pdf

import "slices"

// unturnLigatures puts the letters of right-to-left ligatures in their order. One
// drawn sign stands for several letters there, which PDFium turns round with those of
// the whole line: "اختالف" for "اختلاف". They are known by their common box.
func unturnLigatures(all []character) {
	for from := 0; from < len(all); {
		to := from + 1
		for to < len(all) && isRightToLeft(all[to].code) && all[to].box == all[from].box && all[to].object == all[from].object {
			to++
		}
		if letters := all[from:to]; len(letters) > 1 && all[from].object != 0 && all[from].box.right > all[from].box.left && isRightToLeft(all[from].code) && !isLamAlef(letters) {
			slices.Reverse(letters)
		}
		from = to
	}
}

// isLamAlef reports whether two letters are in their order already: the only
// ligature that every font has is never the other way round.
func isLamAlef(letters []character) bool {
	return len(letters) == 2 && letters[0].code == 'ل' && slices.Contains([]rune("اأإآ"), letters[1].code)
}
