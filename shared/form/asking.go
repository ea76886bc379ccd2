package form

import (
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// asking names an item by what it asks: its type, its text and everything that
// can be chosen, in order. It has the same name in every version of a quiz that
// differs in keys, points and places alone, so that statistics and rescoring
// find it again. Of several that ask the same, each has its number.
func (it *item) asking(known map[string]int) string {
	name := hashed(append([]string{string(typeOf(it.Response)), spoken(it.Stem)}, lists(it.Response)...)...)
	known[name]++
	return name + "." + strconv.Itoa(known[name])
}

// lists are the entries of a response as answers name them, by their place.
func lists(r quiz.Response) (out []string) {
	all := func(entries []richtext.Content) {
		out = append(out, strconv.Itoa(len(entries)))
		for _, e := range entries {
			out = append(out, spoken(e))
		}
	}
	switch r := r.(type) {
	case quiz.Choice:
		for _, c := range r.Choices {
			out = append(out, spoken(c.Content))
		}
	case quiz.TrueFalse:
		out = append(out, r.True, r.False)
	case quiz.Match:
		all(r.Left)
		all(r.Right)
	case quiz.Order:
		all(r.Entries)
	case quiz.Blanks:
		for _, b := range r.Blanks {
			out = append(out, b.ID, string(b.Response.Type()))
			out = append(out, lists(b.Response)...)
		}
	}
	return out
}

// spoken is what content says: its text and its pictures.
func spoken(c richtext.Content) string {
	return c.Text() + "\x00" + strings.Join(c.Hashes(), " ")
}
