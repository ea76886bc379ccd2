package rewrite

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/line"
)

// rowSigns part choices in a row: "A) Rome · B) Oslo", "A) Rome | B) Oslo".
const rowSigns = "·•|/–—"

// cutRow cuts a row of choices, which begins with the piece first, and takes off the
// sign that parts them all.
func cutRow(out []line.Line, l line.Line, cuts []int, first int) []line.Line {
	ends := make([]int, len(cuts))
	parted := rune(0)
	for i, c := range cuts {
		if i < first {
			continue
		}
		before := strings.TrimRight(l.Text[:c], " \t")
		sign, size := utf8.DecodeLastRuneInString(before)
		if bare := before[:len(before)-size]; !strings.ContainsRune(rowSigns, sign) || i > first && sign != parted || !strings.HasSuffix(bare, " ") {
			return CutAt(out, l, cuts)
		}
		parted, ends[i] = sign, len(before)-size
	}
	from := len(out)
	out = CutAt(out, l, cuts)
	if len(out)-from <= len(cuts) {
		return out
	}
	for i, at := 0, 0; i < len(cuts); i++ {
		if i >= first {
			out[from+i] = out[from+i].Cut(0, ends[i]-at)
		}
		at = cuts[i]
	}
	return out
}
