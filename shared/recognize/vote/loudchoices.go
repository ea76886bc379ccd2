package vote

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
)

const (
	leastLoud   = 4 // questions with one choice in capitals
	loudLetters = 2 // letters of it: a symbol has fewer
	wordLetters = 5 // of half of them at least: the others may be short for something
)

// loudChoices reads the choice in capitals among others in small letters as the right
// one, "nucleus", "MITOCHONDRION", where nothing else in the document answers and nearly
// every question has one and only one, not always at the same place.
func (r *Reader) loudChoices(ds []draft.Draft) {
	if len(r.Keys.Entries) > 0 {
		return
	}
	at := map[int]int{}
	places := map[int]bool{}
	offering, words := 0, 0
	for i, d := range ds {
		if d.HasAnswer() || d.StemKey != "" {
			return
		}
		if len(d.Choices) < 2 {
			continue
		}
		offering++
		if k, ok := loudOne(d.Choices); ok {
			at[i], places[k] = k, true
			if utf8.RuneCountInString(d.Choices[k].Text()) >= wordLetters {
				words++
			}
		}
	}
	if len(at) < leastLoud || len(at)*10 < offering*9 || len(places) < 2 || words*2 < len(at) {
		return
	}
	for i, k := range at {
		ds[i].Choices[k].Sign = "capitals"
	}
}

// loudOne is the only choice in capitals among some that are not; not ok where a choice
// is marked in another way.
func loudOne(choices []draft.Choice) (at int, ok bool) {
	at = -1
	for k, c := range choices {
		if c.Sign != "" || len(c.Marks) > 0 || c.Label.Mark != "" {
			return -1, false
		}
		letters := strings.Map(func(s rune) rune {
			if unicode.IsLetter(s) {
				return s
			}
			return -1
		}, c.Text())
		switch loud := len([]rune(letters)) >= loudLetters && letters == strings.ToUpper(letters) && letters != strings.ToLower(letters); {
		case loud && at >= 0:
			return -1, false
		case loud:
			at = k
		}
	}
	return at, at >= 0
}
