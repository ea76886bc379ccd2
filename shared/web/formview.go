package web

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"html/template"
	"io"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/form"
	"formwright/shared/richtext"
)

// question is one item of a form as its page shows it. The names of its
// controls begin with its id; so do their ids.
type question struct {
	ID       string
	Number   int
	Kind     form.ItemType
	Worth    string
	Required bool
	Phrase   bool // the stem may stand in a label
	Stem     template.HTML
	Options  []fillChoice
	Rows     []fillRow
	Lettered []fillChoice // right entries that a menu cannot show
	Value    string
	Unit     string
	Lines    int
	Words    string // how many are asked for
	Most     int    // characters
	Anchor   string // the id of the first control
	Error    string

	Section *fillSection // that begins here
	Shared  []fillShared // what this and later questions are about
}

type fillSection struct {
	Title        string
	Instructions template.HTML
}

type fillShared struct {
	ID, Title, For string
	Content        template.HTML
}

// fillChoice is a box or a line of a menu.
type fillChoice struct {
	Value, ID, Text string
	Letter          string
	HTML            template.HTML
	Chosen          bool
}

// fillRow is an entry with a menu of its own.
type fillRow struct {
	ID, Name string
	HTML     template.HTML
	Menu     []fillChoice
}

// fillView lays the items of a form out.
type fillView struct {
	form.Public
	options richtext.HTMLOptions
	given   url.Values // what was filled in before
}

func (f fillView) questions() []question {
	var out []question
	first := f.sections()
	shown := map[string]bool{}
	for i, it := range f.Items {
		q := f.question(i+1, it)
		q.Section = first[it.ID]
		for _, s := range f.Stimuli {
			if !shown[s.ID] && slices.Contains(s.Items, it.ID) {
				shown[s.ID] = true
				q.Shared = append(q.Shared, fillShared{ID: s.ID, Title: s.Title, For: f.numbers(s.Items), Content: f.rich(s.Content)})
			}
		}
		out = append(out, q)
	}
	return out
}

// sections finds the item that each section begins with, as they are shown.
func (f fillView) sections() map[string]*fillSection {
	out := map[string]*fillSection{}
	for _, s := range f.Sections {
		at := slices.IndexFunc(f.Items, func(it form.PublicItem) bool { return slices.Contains(s.Items, it.ID) })
		if at < 0 {
			continue
		}
		section := &fillSection{Title: s.Title}
		if s.Instructions != nil {
			section.Instructions = f.rich(s.Instructions.Content)
		}
		out[f.Items[at].ID] = section
	}
	return out
}

// numbers says which questions share something.
func (f fillView) numbers(ids []string) string {
	var at []int
	for i, it := range f.Items {
		if slices.Contains(ids, it.ID) {
			at = append(at, i+1)
		}
	}
	if len(at) < 2 {
		return fmt.Sprintf("For question %d", at[0])
	}
	return fmt.Sprintf("For questions %d to %d", at[0], at[len(at)-1])
}

func (f fillView) rich(c richtext.Content) template.HTML { return rich(c, f.options) }

func (f fillView) question(number int, it form.PublicItem) question {
	q := question{ID: it.ID, Number: number, Kind: it.Type, Worth: worth(it), Required: it.Required, Phrase: isPhrase(it.Stem), Stem: f.rich(it.Stem),
		Unit: it.Unit, Value: f.given.Get(it.ID), Anchor: it.ID + "-a", Most: form.MaxAnswer}
	switch it.Type {
	case form.MultipleChoice, form.CheckBox, form.TrueFalse:
		q.Options = f.choices(it.ID, it.Choices, f.given[it.ID])
		q.Anchor = q.Options[0].ID
	case form.Numerical:
		q.Most = 100
	case form.Essay:
		q.Lines, q.Words = min(max(it.Lines, 4), 20), words(it)
	case form.Matching:
		f.match(&q, it)
	case form.Ordering:
		for _, e := range it.Entries {
			name := it.ID + "." + e.ID
			q.Rows = append(q.Rows, fillRow{ID: it.ID + "-" + e.ID, Name: name, HTML: f.rich(e.Content), Menu: placeMenu(len(it.Entries), f.given.Get(name))})
		}
		q.Anchor = q.Rows[0].ID
	case form.Cloze:
		q.Stem, q.Phrase, q.Anchor = f.gaps(it), false, it.ID+"-"+it.Blanks[0].ID
	}
	return q
}

func worth(it form.PublicItem) string {
	switch points := it.Points.String(); points {
	case "0":
		return ""
	case "1":
		return "1 point"
	default:
		return points + " points"
	}
}

func words(it form.PublicItem) string {
	switch {
	case it.MinWords > 0 && it.MaxWords > 0:
		return fmt.Sprintf("Write %d to %d words.", it.MinWords, it.MaxWords)
	case it.MinWords > 0:
		return fmt.Sprintf("Write at least %d words.", it.MinWords)
	case it.MaxWords > 0:
		return fmt.Sprintf("Write at most %d words.", it.MaxWords)
	}
	return ""
}

func (f fillView) choices(item string, entries []form.PublicEntry, chosen []string) (out []fillChoice) {
	for _, e := range entries {
		out = append(out, fillChoice{Value: e.ID, ID: item + "-" + e.ID, Text: line(e.Content), HTML: f.rich(e.Content), Chosen: slices.Contains(chosen, e.ID)})
	}
	return out
}

// menu lists entries in the lines of a menu, which hold plain text only.
func (f fillView) menu(entries []form.PublicEntry, chosen string, lettered bool) (out []fillChoice) {
	for i, c := range f.choices("", entries, []string{chosen}) {
		if lettered {
			c.Letter = strings.ToUpper(richtext.Letters(i + 1))
			c.Text = c.Letter + ". " + c.Text
		}
		out = append(out, c)
	}
	return out
}

// maxMenuLine is how many characters a line of a menu shows.
const maxMenuLine = 80

func line(c richtext.Content) string {
	s := c.Line()
	if r := []rune(s); len(r) > maxMenuLine {
		return string(r[:maxMenuLine-1]) + "…"
	}
	return s
}

// needsRoom reports whether an entry loses something in a menu.
func needsRoom(e form.PublicEntry) bool {
	has := e.Content.Features()
	return has.Images || has.Math || has.Tables || utf8.RuneCountInString(e.Content.Line()) > maxMenuLine
}

func (f fillView) match(q *question, it form.PublicItem) {
	lettered := slices.ContainsFunc(it.Right, needsRoom)
	if lettered {
		q.Lettered = f.menu(it.Right, "", true)
	}
	for _, left := range it.Left {
		name := it.ID + "." + left.ID
		q.Rows = append(q.Rows, fillRow{ID: it.ID + "-" + left.ID, Name: name, HTML: f.rich(left.Content), Menu: f.menu(it.Right, f.given.Get(name), lettered)})
	}
	q.Anchor = q.Rows[0].ID
}

// placeMenu has the lines of a menu that numbers an entry.
func placeMenu(n int, chosen string) (out []fillChoice) {
	for i := range n {
		place := strconv.Itoa(i + 1)
		out = append(out, fillChoice{Value: place, Text: place, Chosen: place == chosen})
	}
	return out
}

// gaps renders a stem with a control in the place of each blank.
func (f fillView) gaps(it form.PublicItem) template.HTML {
	o := f.options
	o.Blank = func(id string) string {
		i := slices.IndexFunc(it.Blanks, func(b form.PublicBlank) bool { return b.ID == id })
		if i < 0 {
			return richtext.BlankText
		}
		return f.gap(it, i)
	}
	return rich(it.Stem, o)
}

func (f fillView) gap(it form.PublicItem, i int) string {
	b, name := it.Blanks[i], it.ID+"."+it.Blanks[i].ID
	value, esc := f.given.Get(name), template.HTMLEscapeString
	head := fmt.Sprintf(` id="%s-%s" name="%s" aria-label="Blank %d of %d"`, esc(it.ID), esc(b.ID), esc(name), i+1, len(it.Blanks))
	if b.Kind == form.Dropdown {
		var s strings.Builder
		s.WriteString(`<select class="gap"` + head + `><option value="">…</option>`)
		for _, c := range f.menu(b.Choices, value, false) {
			chosen := ""
			if c.Chosen {
				chosen = " selected"
			}
			fmt.Fprintf(&s, `<option value="%s"%s>%s</option>`, esc(c.Value), chosen, esc(c.Text))
		}
		return s.String() + `</select>`
	}
	mode, unit := "", ""
	if b.Kind == form.NumberBlank {
		mode = ` inputmode="decimal"`
		if b.Unit != "" {
			unit = " " + esc(b.Unit)
		}
	}
	return fmt.Sprintf(`<input class="gap" type="text"%s%s value="%s" maxlength="%d" autocomplete="off" dir="auto">%s`, head, mode, esc(value), form.MaxAnswer, unit)
}

// fingerprint tells the questions of a form from those of another version.
func fingerprint(items []form.PublicItem) string {
	sum := sha256.New()
	for _, it := range items {
		_, _ = io.WriteString(sum, it.ID+" "+string(it.Type)+" "+it.Title+"\n")
	}
	return hex.EncodeToString(sum.Sum(nil)[:6])
}

// Grouped reports whether the question has several controls.
func (q question) Grouped() bool {
	return len(q.Options) > 0 || len(q.Rows) > 0 || q.Kind == form.Cloze
}

// Described lists the ids of what explains the one control.
func (q question) Described() string {
	var ids []string
	for suffix, there := range map[string]bool{"-error": q.Error != "", "-words": q.Words != "", "-unit": q.Unit != ""} {
		if there {
			ids = append(ids, q.ID+suffix)
		}
	}
	slices.Sort(ids)
	return strings.Join(ids, " ")
}
