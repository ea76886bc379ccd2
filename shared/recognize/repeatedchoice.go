package recognize

// repeatedLeast is how many questions must repeat a choice below the others.
const repeatedLeast = 3

// repeatedAnswers takes a choice that stands again under the choices of its
// question, with the same letter and the same words, for the answer. Most of
// the questions with choices must have one.
func repeatedAnswers(lines []line) []line {
	var at []int
	rows := 0
	for i := 0; i < len(lines); {
		n := choicesFrom(lines[i:])
		if n < 2 {
			i += max(n, 1)
			continue
		}
		rows++
		if last := lines[i+n-1]; n >= 3 && standsIn(last, lines[i:i+n-1]) {
			at = append(at, i+n-1)
		}
		i += n
	}
	if len(at) < repeatedLeast || len(at)*10 < rows*7 {
		return lines
	}
	out := append([]line(nil), lines...)
	for _, i := range at {
		out[i] = answering(out[i])
	}
	return out
}

// choicesFrom is how many of the first lines are typed choices with letters.
func choicesFrom(lines []line) int {
	for n, l := range lines {
		if l.kind != textLine || l.label != nil {
			return n
		}
		if c, ok := choiceLabelOf(l.text); !ok || c.kind != letterLabel {
			return n
		}
	}
	return len(lines)
}

// standsIn reports whether exactly one of the lines has the words of l, with
// its letter.
func standsIn(l line, lines []line) bool {
	n, words := 0, ""
	for _, other := range lines {
		if beginOtherwise(other.text, l.text) {
			continue
		}
		if words == "" {
			words = same(l.text)
		}
		if words != "" && same(other.text) == words {
			n++
		}
	}
	return n == 1
}

// beginOtherwise reports whether two texts begin with different letters, which
// spares comparing the rest.
func beginOtherwise(a, b string) bool {
	return a != "" && b != "" && isASCIILetter(a[0]) && isASCIILetter(b[0]) && foldByte(a[0]) != foldByte(b[0])
}
