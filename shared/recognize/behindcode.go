package recognize

// behindCode is where the lines that may be choices begin when program code
// stands between them and the line that asks, at is the line behind that one.
// A gap behind the code parts it from the choices.
func behindCode(stem []line, at int) int {
	if at == 0 || at >= len(stem) {
		return at
	}
	rest := stem[at:]
	for k := 2; k < len(rest); k++ {
		if rest[k].gap && len(rest)-k >= 2 && codeLines(rest[:k])*2 >= k && codeLines(rest[k:]) == 0 {
			return at + k
		}
	}
	if n := codeLength(rest); n > 0 && len(rest)-n >= 2 {
		return at + n
	}
	return at
}

// codeLines counts the lines that could be program code.
func codeLines(lines []line) int {
	n := 0
	for _, l := range lines {
		if codeLine(l) {
			n++
		}
	}
	return n
}

// oneInWords reports whether only one of several lines has words and the others
// are pictures: it then answers, and offers nothing.
func oneInWords(lines []line) bool {
	words := 0
	for _, l := range lines {
		if l.kind != objectLine {
			words++
		}
	}
	return words == 1 && len(lines) > 1
}
