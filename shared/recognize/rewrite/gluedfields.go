package rewrite

import (
	"regexp"
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// fieldName is the name of a field before its value: "Option_a: oxygen".
var fieldName = pattern.New(`^(\p{L}{2,16}_\p{L}{1,16})\s*:`)

// bareField is one whose colon is missing.
var bareField = pattern.New(`^(\p{L}{2,16}_\p{L}{1,16})\s+`)

// cutAtFields parts lines where a bound or a named field stands behind other text, as
// when lines were joined on the way: "... is correct?Question 6: END", and gives fields the colon they lack. bounds counts
// the words of the bounds.
func cutAtFields(lines []line.Line, bounds map[string]int) []line.Line {
	fields := map[string]int{}
	for _, l := range lines {
		if m := fieldName.FindStringSubmatch(l.Text); l.Kind == line.TextLine && m != nil {
			fields[m[1]]++
		}
	}
	forms := formsOf(bounds, `\s*\d{1,4}\s*[:.–-]*\s*(?:START|BEGIN|END|STOP)`)
	inBounds := len(forms)
	if forms = append(forms, formsOf(fields, `\s*:`)...); len(forms) == 0 {
		return lines
	}
	glued := regexp.MustCompile(`(` + strings.Join(forms[:inBounds], "|") + `)|` + strings.Join(append(forms[inBounds:], `\z`), "|"))
	out := make([]line.Line, 0, len(lines))
	for _, l := range lines {
		if l.Kind != line.TextLine {
			out = append(out, l)
			continue
		}
		if m := bareField.FindStringSubmatchIndex(l.Text); m != nil && fields[l.Text[:m[3]]] >= leastBounds {
			l = line.NewLine(l, append(append([]page.Run(nil), l.Cut(0, m[3]).Runs...), append([]page.Run{{Text: ": "}}, l.Cut(m[1], len(l.Text)).Runs...)...))
		}
		from := 0
		for _, m := range glued.FindAllStringSubmatchIndex(l.Text, -1) {
			cuts := m[:1]
			if m[2] >= 0 {
				cuts = m[:2] // a bound is a line of its own
			}
			for _, at := range cuts {
				if at > from && at < len(l.Text) {
					out, from = append(out, l.Cut(from, at)), at
				}
			}
		}
		out = append(out, l.Cut(from, len(l.Text)))
	}
	return out
}

// formsOf are expressions for the names that stand often enough, each with what follows.
func formsOf(names map[string]int, behind string) []string {
	var out []string
	for name, n := range names {
		if n >= leastBounds {
			out = append(out, regexp.QuoteMeta(name)+behind)
		}
	}
	slices.Sort(out)
	return out
}
