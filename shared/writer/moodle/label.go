package moodle

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
)

// maxLabel is how many characters Moodle's columns hold of a question's name, a
// category's and an entry of a menu; one more stops the import of the whole file.
const maxLabel = 255

// label spells a line that Moodle shows as HTML after it took out what looks like
// a tag. It is escaped only where it would otherwise be read as markup, because
// people see the stored text when they edit the question.
func label(line string) (spelled string, cut bool) {
	for limit := maxLabel; ; limit-- {
		short := fit.Cut(line, limit)
		spelled = short
		if !Harmless(short) {
			spelled = richtext.EscapeHTML(short)
		}
		if utf8.RuneCountInString(spelled) <= maxLabel {
			return spelled, short != line
		}
	}
}

// Menu is content as an entry of a menu, which is one line of at most 255
// characters; cut says that it had more.
func Menu(c richtext.Content) (entry string, cut bool) { return label(c.Line()) }

// Category is one name of a category path. A slash in it is doubled, and one at
// an end is kept apart from the slash between two names.
func Category(name string) string {
	name, _ = label(strings.Join(strings.Fields(name), " "))
	name = strings.ReplaceAll(name, "/", "//")
	if strings.HasPrefix(name, "/") {
		name = " " + name
	}
	if strings.HasSuffix(name, "/") {
		name += " "
	}
	return name
}

// CutCategories reports the categories of a quiz whose names are too long.
func CutCategories(q quiz.Quiz) []quiz.Loss {
	names := []string{q.Title}
	for _, s := range q.Sections {
		names = append(names, s.Title)
	}
	for _, name := range names {
		if _, cut := label(strings.Join(strings.Fields(name), " ")); cut {
			return []quiz.Loss{{Code: quiz.TextCut, Message: "The name of a category was cut: Moodle takes at most 255 characters."}}
		}
	}
	return nil
}

// maxUnit is how many characters Moodle's column holds of a unit.
const maxUnit = 50

// UnitFits reports whether Moodle can store a unit.
func UnitFits(unit string) bool { return utf8.RuneCountInString(unit) <= maxUnit }

// Tags spells tags as Moodle stores them: without < > ` and control characters,
// with single spaces. It stops the import of the whole file at a tag that nothing
// is left of and at the tag 0, so these are left out. same says that all tags are
// as they were.
func Tags(tags []string) (kept []string, same bool) {
	same = true
	for _, tag := range tags {
		spelled := fit.Cut(strings.Join(strings.Fields(strings.Map(tagRune, tag)), " "), maxLabel)
		same = same && spelled == tag
		if spelled == "" || spelled == "0" {
			same = false
			continue
		}
		kept = append(kept, spelled)
	}
	return kept, same
}

// tagRune is a character of a tag, or -1 for none.
func tagRune(r rune) rune {
	if strings.ContainsRune("<>`", r) || unicode.IsControl(r) && !unicode.IsSpace(r) {
		return -1
	}
	return r
}
