package pdf

// Word writes a letter of a formula to PDFs as one sign that says it is two of them: the
// tables for copying hold it twice.

// untwin empties such a second letter: it is the same one in the very place of the first.
func untwin(all []character) {
	for i := range all {
		c := &all[i]
		if c.code < 0x1D400 || c.code > 0x1D7FF || c.object == 0 {
			continue
		}
		k := i - 1
		for k >= 0 && all[k].code == 0 && all[k].object == c.object && all[k].box == c.box {
			k--
		}
		if k >= 0 && all[k].code == c.code && all[k].object == c.object && all[k].box == c.box {
			c.code = 0
		}
	}
}
