package draft

import (
	"strings"

	"formwright/shared/recognize/lexicon"
)

// chainSigns may stand between the choices that an answer says in full, or end one.
const chainSigns = " \t\n\u00a0\u3000;,.|/&+┋；，、。．·•｜／"

// chained reads an answer that says several choices in full behind their letters, whatever
// parts them: "A.the Rhine┋C.the Inn". nil unless it is all that the answer says.
func chained(d Draft, v string, index map[string]int) []int {
	var keys []int
	for v = strings.Trim(v, chainSigns); v != ""; v = strings.TrimLeft(v, chainSigns) {
		m := lexicon.LetterHead.FindStringSubmatchIndex(v)
		if m == nil {
			return nil
		}
		k, ok := index[lexicon.Fold(v[m[2]:m[3]])]
		if !ok {
			return nil
		}
		text := strings.Trim(d.Choices[k].Text(), chainSigns)
		rest, ok := strings.CutPrefix(v[m[4]:], text)
		if !ok || text == "" {
			return nil
		}
		if rest != "" && strings.TrimLeft(rest, chainSigns) == rest {
			return nil // the word goes on
		}
		keys, v = append(keys, k), rest
	}
	if len(keys) < 2 {
		return nil
	}
	return UniqueSorted(keys)
}
