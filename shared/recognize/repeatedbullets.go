package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
)

// repeatedBullets takes a line without a bullet behind a list of bullets for the
// answer where it says one of them, or several, again. Most lists of the
// document must have one.
func repeatedBullets(lines []line) []line {
	at := map[int]string{}
	rows := 0
	for i := 0; i < len(lines); i++ {
		n := bulletsFrom(lines[i:])
		if n < 2 {
			continue
		}
		rows++
		i += n - 1
		if below := i + 1; below < len(lines) && lines[below].kind == textLine && lines[below].label == nil {
			if said := bulletsIn(lines[below].text, lines[i-n+1:i+1]); said != "" {
				at[below] = said
			}
		}
	}
	if len(at) < repeatedLeast || len(at)*10 < rows*7 {
		return lines
	}
	out := slices.Clone(lines)
	for i, said := range at {
		out[i] = newLine(out[i], []page.Run{{Text: "Answer: " + said}})
	}
	return out
}

// bulletsFrom is how many of the first lines stand behind bullets.
func bulletsFrom(lines []line) int {
	n := slices.IndexFunc(lines, func(l line) bool { return !isBulleted(l) })
	if n < 0 {
		return len(lines)
	}
	return n
}

// bulletsIn is which of the bullets a text is made of, but not all of them; ""
// where it says anything else, or two bullets are alike.
func bulletsIn(text string, bullets []line) string {
	var texts []string
	for _, l := range bullets {
		t := withoutBullet(l).text
		if slices.ContainsFunc(texts, func(have string) bool { return same(have) == same(t) }) || same(t) == "" {
			return ""
		}
		texts = append(texts, t)
	}
	rest := same(text)
	var said []string
	for rest != "" {
		best := ""
		for _, t := range texts {
			if after, ok := strings.CutPrefix(rest, same(t)); ok && len(t) > len(best) && (after == "" || strings.ContainsAny(after[:1], " ,;/")) {
				best = t
			}
		}
		if best == "" || slices.Contains(said, best) {
			return ""
		}
		said = append(said, best)
		rest = strings.TrimLeft(rest[len(same(best)):], " ,;/")
	}
	if len(said) == 0 || len(said) == len(texts) {
		return ""
	}
	return strings.Join(said, "; ")
}
