package pdf

import "testing"

// TestUntie: the codes of letters drawn as one are read as what they show, the
// doubtful ones only on pages without letters like them.
func TestUntie(t *testing.T) {
	for text, want := range map[string]string{
		"a quesƟon, aƩached to a plaƞorm":  "a question, attached to a platform",
		"seƫngs of acƟve soŌware, an oĸce": "settings of active software, an office",
		"acƟve Ōsaka, ē":                   "active Ōsaka, ē",
		"Ɵleke":                            "Ɵleke",
		"Rīga":                             "Rīga",
	} {
		st := &style{}
		var all []character
		for _, c := range text {
			all = append(all, character{code: c, style: st})
		}
		untie(all, []*style{st})
		got := ""
		for _, c := range text {
			got += st.untied(c)
		}
		if got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}
