package rewrite

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// RepeatedBullets takes a line without a bullet behind a list of bullets for the
// answer where it says one of them, or several, again. Most lists of the
// document must have one.
func RepeatedBullets(lines []line.Line) []line.Line {
	at := map[int]string{}
	rows := 0
	for i := 0; i < len(lines); i++ {
		n := bulletsFrom(lines[i:])
		if n < 2 {
			continue
		}
		rows++
		i += n - 1
		if below := i + 1; below < len(lines) && lines[below].Kind == line.TextLine && lines[below].Label == nil {
			if said := bulletsIn(lines[below].Text, lines[i-n+1:i+1]); said != "" {
				at[below] = said
			}
		}
	}
	if len(at) < repeatedLeast || len(at)*10 < rows*7 {
		return lines
	}
	out := slices.Clone(lines)
	for i, said := range at {
		out[i] = line.NewLine(out[i], []page.Run{{Text: "Answer: " + said}})
	}
	return out
}

// bulletsFrom is how many of the first lines stand behind bullets.
func bulletsFrom(lines []line.Line) int {
	n := slices.IndexFunc(lines, func(l line.Line) bool { return !IsBulleted(l) })
	if n < 0 {
		return len(lines)
	}
	return n
}

// bulletsIn is which of the bullets a text is made of, but not all of them; ""
// where it says anything else, or two bullets are alike.
func bulletsIn(text string, bullets []line.Line) string {
	var texts []string
	for _, l := range bullets {
		t := WithoutBullet(l).Text
		if slices.ContainsFunc(texts, func(have string) bool { return lexicon.Same(have) == lexicon.Same(t) }) || lexicon.Same(t) == "" {
			return ""
		}
		texts = append(texts, t)
	}
	rest := lexicon.Same(text)
	var said []string
	for rest != "" {
		best := ""
		for _, t := range texts {
			if after, ok := strings.CutPrefix(rest, lexicon.Same(t)); ok && len(t) > len(best) && (after == "" || strings.ContainsAny(after[:1], " ,;/")) {
				best = t
			}
		}
		if best == "" || slices.Contains(said, best) {
			return ""
		}
		said = append(said, best)
		rest = strings.TrimLeft(rest[len(lexicon.Same(best)):], " ,;/")
	}
	if len(said) == 0 || len(said) == len(texts) {
		return ""
	}
	return strings.Join(said, "; ")
}

// IsBulleted reports whether a line stands behind a bullet, typed or automatic.
func IsBulleted(l line.Line) bool {
	if l.Kind != line.TextLine {
		return false
	}
	if l.Label != nil {
		return l.Label.Format == page.Bullet && l.Label.Check == page.NoCheck
	}
	_, ok := line.BulletOf(l.Text)
	return ok
}

// WithoutBullet takes a typed bullet off a line.
func WithoutBullet(l line.Line) line.Line {
	if b, ok := line.BulletOf(l.Text); ok && l.Label == nil {
		return l.From(b.End)
	}
	return l
}
