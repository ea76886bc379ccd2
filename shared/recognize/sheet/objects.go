package sheet

import (
	"encoding/json"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// objectItems reads the choices that a program wrote into one cell as objects,
// [{"text": "Rome", "correct": true}, …], and which of them are said to be
// right; nil for any other text. The choice is what is longest of what is
// different in every object.
func objectItems(text string) (items []string, right []int) {
	var objects []map[string]any
	if !strings.HasPrefix(text, "[") || json.Unmarshal([]byte(text), &objects) != nil || len(objects) < 2 || len(objects) > lexicon.MaxChoices {
		return nil, nil
	}
	most := 0
	for name := range objects[0] {
		words, size := wordsOf(objects, name)
		if words != nil && (size > most || size == most && name < items[0]) {
			items, most = words, size
		}
	}
	if items == nil {
		return nil, nil
	}
	for name := range objects[0] {
		if at := rightObjects(objects, name); at != nil {
			if right != nil {
				return items, nil
			}
			right = at
		}
	}
	return items, right
}

// wordsOf is what objects hold under a name, with its length; nil unless each
// holds words of its own.
func wordsOf(objects []map[string]any, name string) (words []string, size int) {
	seen := map[string]bool{}
	for _, o := range objects {
		var s string
		switch v := o[name].(type) {
		case string:
			s = strings.TrimSpace(v)
		case float64:
			b, _ := json.Marshal(v)
			s = string(b)
		}
		if s == "" || seen[s] {
			return nil, 0
		}
		seen[s] = true
		words, size = append(words, s), size+utf8.RuneCountInString(s)
	}
	return words, size
}

// rightObjects is the places of the objects that hold true under a name which
// speaks of what is right, nil where none or all do.
func rightObjects(objects []map[string]any, name string) []int {
	f := strings.NewReplacer("_", "", "-", "", " ", "").Replace(lexicon.Fold(name))
	switch strings.TrimPrefix(strings.TrimPrefix(f, "is"), "answer") {
	case "correct", "right", "true", "answer", "":
	default:
		return nil
	}
	var out []int
	for i, o := range objects {
		switch v := o[name].(type) {
		case bool:
			if v {
				out = append(out, i)
			}
		case float64:
			if v != 0 && v != 1 {
				return nil
			}
			if v == 1 {
				out = append(out, i)
			}
		default:
			return nil
		}
	}
	if len(out) == len(objects) {
		return nil
	}
	return out
}

// letterPair is a letter with the sign that parts it from its choice.
var letterPair = pattern.New(`(?:^|[,;|/\n]\s*)([A-Ha-h])\s*([;:,=|])\s*`)

// pairedItems reads "A;Rome,B;Oslo,C;Lima": every choice behind its letter, the
// letters from A on.
func pairedItems(t string) []string {
	var out []string
	cut, sign := -1, byte(0)
	for _, m := range letterPair.FindAllStringSubmatchIndex(t, -1) {
		if t[m[2]]|0x20 != byte('a'+len(out)) && cut < 0 || cut >= 0 && t[m[2]]|0x20 != byte('a'+len(out)+1) {
			continue
		}
		switch {
		case cut < 0 && m[0] > 0:
			return nil
		case cut < 0:
			sign = t[m[4]]
		case t[m[4]] != sign:
			continue
		default:
			out = append(out, strings.TrimSpace(t[cut:m[0]]))
		}
		cut = m[1]
	}
	if cut < 0 || len(out) == 0 {
		return nil
	}
	return append(out, strings.TrimSpace(t[cut:]))
}
