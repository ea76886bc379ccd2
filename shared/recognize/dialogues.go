package recognize

// dialogues takes the letters of speakers, "A: Good morning. B: Hello! A: ...", for
// no labels of choices: the first speaks again.
func dialogues(ts []token) {
	for i := 0; i < len(ts); i++ {
		end, first := i, 0
		for end < len(ts) && speaks(ts[end]) {
			if ts[end].choice.sign == "a" {
				first++
			}
			end++
		}
		if first >= 2 {
			for _, t := range ts[i:end] {
				t.choice = choiceLabel{}
			}
		}
		i = max(i, end-1)
	}
}

// speaks reports whether a line begins with the letter of one of two speakers.
func speaks(t token) bool {
	c := t.choice
	return c.kind == letterLabel && c.upper && c.delim == ':' && (c.sign == "a" || c.sign == "b")
}
