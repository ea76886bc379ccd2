package draft

import (
	"regexp"
	"strings"
	"unicode"

	"golang.org/x/net/html"

	"formwright/shared/richtext"
)

// Categories are the question bank's folders that a file of Moodle names. The
// path they all share is the quiz, what differs are its sections.
type Categories struct{ shared []string }

// NewCategories reads all category paths of a file.
func NewCategories(paths []string) Categories {
	var c Categories
	for i, p := range paths {
		names := split(p)
		if i == 0 {
			c.shared = names
		}
		n := 0
		for n < min(len(names), len(c.shared)) && names[n] == c.shared[n] {
			n++
		}
		c.shared = c.shared[:n]
	}
	return c
}

// Title is the name of the folder that holds all others, empty without one.
func (c Categories) Title() string {
	if len(c.shared) == 0 {
		return ""
	}
	return c.shared[len(c.shared)-1]
}

// Section is the title of the section that a path stands for, empty for the quiz
// itself.
func (c Categories) Section(path string) string {
	return strings.Join(split(path)[len(c.shared):], " / ")
}

// place is what Moodle writes for where a bank is.
var place = regexp.MustCompile(`^\$(course|system|module|coursecat|cat|category|context)\d*\$$`)

// split parts a path; a doubled slash is a slash in a name. What Moodle puts
// before the first name says only where the bank is.
func split(path string) []string {
	var names []string
	placed := false
	for _, name := range strings.Split(strings.ReplaceAll(path, "//", "\x00"), "/") {
		name = Line(html.UnescapeString(strings.ReplaceAll(name, "\x00", "/")))
		bank := place.MatchString(name) || name == "top" && placed
		placed = placed || bank
		if name != "" && !(bank && len(names) == 0) {
			names = append(names, name)
		}
	}
	return names
}

// Enter goes to a category.
func (d *Draft) Enter(c Categories, path string) {
	d.Title(c.Title())
	title := c.Section(path)
	switch {
	case title == "":
		d.Close()
	case d.section == nil || d.section.Title != title:
		d.Open(title, nil)
	}
}

// Describe places a text that asks nothing: it introduces the quiz, a section, or
// the items that follow.
func (d *Draft) Describe(name string, c richtext.Content) {
	if c.IsEmpty() {
		return
	}
	switch {
	case d.section != nil && len(d.section.Items) == 0 && len(d.section.Instructions) == 0:
		d.section.Instructions = undrawn(c)
	case d.section == nil && !d.Started():
		d.Introduce(c)
	default:
		plain := Line(html.UnescapeString(name)) // Moodle's own names are HTML, those in GIFT are not; ours is Note when there is none
		if name == "" || plain == "Note" || partOf(c, name) || partOf(c, plain) || labelName.MatchString(plain) {
			plain = ""
		}
		d.Open(plain, c)
	}
}

// partOf reports whether a name is only a part of a text: whether its first
// letters and digits stand there, since formulas read differently.
func partOf(c richtext.Content, name string) bool {
	const enough = 12
	letters := []rune(squeezed(name))
	text := squeezed(c.Line())
	return strings.Contains(text, string(letters[:min(len(letters), enough)])) && (len(letters) > 0 || text == "")
}

func squeezed(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, s)
}
