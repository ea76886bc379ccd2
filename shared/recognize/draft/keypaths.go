package draft

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/lexicon"
)

// matchPaths matches a key that calls parts as the test does, "1(a)", "1(c)(i)", with
// the plain numbers among them. It reports whether the test has such parts.
func (r *Reader) matchPaths(list *KeyList, ds []Draft) bool {
	named := 0
	for _, e := range list.Entries {
		if e.Path != "" {
			named++
		}
	}
	if named == 0 {
		return false
	}
	at := map[string][]int{}
	for i, d := range ds {
		if path := pathOf(d.Label.Text); d.Labelled && path != "" {
			at[path] = append(at[path], i)
		}
	}
	found := 0
	for _, e := range list.Entries {
		if e.Path != "" && len(at[e.Path]) == 1 {
			found++
		}
	}
	if found*2 <= named {
		return false
	}
	for _, e := range list.Entries {
		path := e.Path
		if path == "" {
			path = lexicon.DecimalText(e.Number)
		}
		if e.Dotted != "" || len(at[path]) != 1 {
			continue
		}
		e.Value = e.Value.From(e.PathEnd)
		r.pairKey(list, &ds[at[path][0]], e)
	}
	return true
}

// pathOf is a label as a path, "1.c.i" for "Question 1 (c) (i)"; empty for one without
// a number.
func pathOf(label string) string {
	parts := strings.FieldsFunc(lexicon.Fold(label), func(c rune) bool { return !unicode.In(c, unicode.L, unicode.M, unicode.N) })
	for len(parts) > 0 && !lexicon.IsNumber(parts[0]) {
		parts = parts[1:]
	}
	return strings.Join(parts, ".")
}
