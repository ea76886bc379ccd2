package draft

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	// leastFielded is how many questions show that the word before what they ask is the
	// name of a field.
	leastFielded = 3
	// longestField is how many bytes such a word has at most.
	longestField = 40
)

var (
	// fieldNumber is the number of a question behind such a word, with the star of a form
	// that must be answered: "*3、".
	fieldNumber = pattern.New(`^\*?\s*(\d{1,3})\s*[.)、．）:：]\s*`)
	// mediaValue is the address or the name of a picture or a recording.
	mediaValue = pattern.New(`(?i)^(?:https?://\S+|\S+\.(?:png|jpe?g|gif|svg|webp|bmp|mp[34]|wav))$`)
)

// StemFields takes the names of fields off what questions ask, where a program printed each
// of its records under a number: "Question 3", "Stem: Which river ...", "Image:
// https://...". They are names where nearly all questions have one.
func StemFields(ds []Draft) {
	fielded := map[int]int{}
	for i := range ds {
		if end := stemField(&ds[i]); end > 0 {
			fielded[i] = end
		}
	}
	if len(fielded) < leastFielded || len(fielded)*10 < len(ds)*8 {
		return
	}
	for i, end := range fielded {
		d := &ds[i]
		first := d.Stem[0].From(end)
		if m := fieldNumber.FindStringSubmatchIndex(first.Text); m != nil && line.LastNumber(first.Text[m[2]:m[3]]) == d.Label.Number && m[1] < len(first.Text) {
			first = first.From(m[1])
		}
		stem := []line.Line{first}
		for _, l := range d.Stem[1:] {
			if !isMediaField(l) {
				stem = append(stem, l)
			}
		}
		d.Stem = stem
	}
}

// stemField is where the words of a question begin behind the name of the field that they
// are in, 0 for none.
func stemField(d *Draft) int {
	if !d.Labelled || len(d.Stem) == 0 || d.Stem[0].Kind != line.TextLine {
		return 0
	}
	name, end := fieldName(d.Stem[0].Text)
	if end == 0 || end == len(d.Stem[0].Text) || lexicon.RoleOf(name, lexicon.ColumnRoles()) != lexicon.StemRole {
		return 0
	}
	return end
}

// isMediaField reports whether a line is a field that holds a picture or a recording.
func isMediaField(l line.Line) bool {
	name, end := fieldName(l.Text)
	return end > 0 && l.Kind == line.TextLine && lexicon.RoleOf(name, lexicon.ColumnRoles()) == lexicon.MediaRole && mediaValue.MatchString(l.Text[end:])
}

// fieldName is the word before the colon of a text, and where what stands behind that begins.
func fieldName(text string) (name string, end int) {
	at := strings.IndexAny(text[:min(len(text), longestField)], ":：")
	if at <= 0 {
		return "", 0
	}
	behind := strings.TrimLeft(text[at:], ":： \t")
	return text[:at], len(text) - len(behind)
}
