package web

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/edit"
	"formwright/shared/problem"
)

// maxRows bounds the entries of a question.
const maxRows = 200

// itemForm is the form of one question.
type itemForm struct {
	edit.Fields
	General field
	Kinds   []choice
	Changed bool // the kind was, and the fields are new
	Rows    map[string][]rowView
	Errors  map[string]string // by field
}

// rowView is one entry of a list in the form.
type rowView struct {
	List, Name  string // "choice", "choice-2"
	N           int
	Label       string
	Row         edit.Row
	Error       string
	Places      []choice // what a left entry can be matched with
	Single      bool     // one choice can be right
	PlaceOf     string   // the name of its place
	FieldHeight int
}

// listNames are the lists of the form, by the name of their rows.
func lists(f *edit.Fields) map[string]*[]edit.Row {
	return map[string]*[]edit.Row{"choice": &f.Choices, "left": &f.Left, "answer": &f.Right, "entry": &f.Entries}
}

func newItemForm(f edit.Fields, kinds []edit.Kind) itemForm {
	out := itemForm{Fields: f, General: field{Name: "edit"}, Rows: map[string][]rowView{}, Errors: map[string]string{}}
	for _, k := range kinds {
		out.Kinds = append(out.Kinds, choice{Value: string(k), Label: editKindWord(k), Chosen: k == f.Kind})
	}
	words := map[string]string{"choice": "Choice", "left": "Entry", "answer": "Answer", "entry": "Entry"}
	for list, rows := range lists(&f) {
		for i, row := range *rows {
			name := list + "-" + strconv.Itoa(i+1)
			r := rowView{List: list, Name: name, N: i + 1, Label: words[list] + " " + strconv.Itoa(i+1), Row: row, Single: f.Kind == edit.Single,
				PlaceOf: list + "-place-" + strconv.Itoa(i+1), FieldHeight: height(row.Text, 1)}
			if list == "choice" {
				r.Label = words[list] + " " + letter(i)
			}
			if list == "left" {
				r.Places = places(row.Place, f.Right)
			}
			out.Rows[list] = append(out.Rows[list], r)
		}
	}
	return out
}

func editKindWord(k edit.Kind) string {
	switch k {
	case edit.Single:
		return "One answer"
	case edit.Multiple:
		return "Several answers"
	case edit.TrueFalse:
		return "True or false"
	case edit.Text:
		return "Short answer"
	case edit.Number:
		return "Number"
	case edit.Match:
		return "Matching"
	case edit.Order:
		return "Ordering"
	case edit.Essay:
		return "Essay"
	}
	return "Text with blanks"
}

func places(chosen string, right []edit.Row) []choice {
	out := []choice{{Label: "not known", Chosen: chosen == ""}}
	for i, r := range right {
		n := strconv.Itoa(i + 1)
		out = append(out, choice{Value: n, Label: n + ". " + short(r.Text), Chosen: n == chosen})
	}
	return out
}

// height is how many lines a text takes in its field.
func height(text string, least int) int {
	n := strings.Count(text, "\n") + 1 + len([]rune(text))/70
	return max(least, min(n, 20))
}

// Height is how many lines a text of the form takes.
func (f itemForm) Height(text string) int { return height(text, 3) }

// GapKind says how the answers of a blank are typed.
func (f itemForm) GapKind(g edit.Gap) string {
	switch g.Kind {
	case edit.Single:
		return "A menu: a choice on each line, with a star before the right one."
	case edit.Number:
		return "A number. Below it you may give the smallest and the largest that count, as in 2 .. 3."
	}
	return "Each answer that counts on a line of its own."
}

// GapKinds are the kinds that a blank may be of.
func (f itemForm) GapKinds(g edit.Gap) (out []choice) {
	for _, c := range []choice{{Value: string(edit.Text), Label: "A text"}, {Value: string(edit.Number), Label: "A number"}, {Value: string(edit.Single), Label: "A menu to choose from"}} {
		c.Chosen = c.Value == string(g.Kind)
		out = append(out, c)
	}
	return out
}

// blame puts a problem beside its field.
func (f *itemForm) blame(p *problem.Error) {
	if p.Field == "" {
		f.General.Error = p.Message
		return
	}
	f.Errors[p.Field] = p.Message
	list, n, _ := strings.Cut(p.Field, "-")
	if i, err := strconv.Atoi(n); err == nil && i >= 1 && i <= len(f.Rows[list]) {
		f.Rows[list][i-1].Error = p.Message
		return
	}
	known := []string{"stem", "points", "kind", "value"}
	for _, g := range f.Gaps {
		known = append(known, "blank-"+g.ID)
	}
	if !slices.Contains(known, p.Field) { // there is no such row to put it to
		f.General.Error = p.Message
	}
}

// faults lists what is wrong, for the head of the page.
func (f itemForm) faults() (all []field) {
	if f.General.Error != "" {
		return []field{f.General}
	}
	for name, message := range f.Errors {
		all = append(all, field{Name: name, Error: message})
	}
	return all
}

// itemFields reads the form of a question of one of some kinds.
func (v *visit) itemFields(was edit.Kind, kinds []edit.Kind) edit.Fields {
	get := v.form.Get
	f := edit.Fields{Kind: edit.Kind(get("kind")), Stem: get("stem"), Points: get("points"), Explanation: get("explanation"), Truth: get("truth"),
		Accepted: get("accepted"), Case: get("case") != "", Value: get("value"), Min: get("min"), Max: get("max"), Unit: get("unit"), Model: get("model")}
	if !slices.Contains(kinds, f.Kind) {
		f.Kind = was
	}
	for list, rows := range lists(&f) {
		for n := 1; n <= maxRows && v.form.Has(list+"-"+strconv.Itoa(n)); n++ {
			*rows = append(*rows, v.row(list, strconv.Itoa(n)))
		}
	}
	for n := 1; n <= edit.MaxGaps; n++ {
		if id := "b" + strconv.Itoa(n); v.form.Has("blank-" + id) {
			f.Gaps = append(f.Gaps, edit.Gap{ID: id, Kind: edit.Kind(get("blank-kind-" + id)), Answers: get("blank-" + id)})
		}
	}
	return f
}

func (v *visit) row(list, n string) edit.Row {
	from, _ := strconv.Atoi(v.form.Get(list + "-from-" + n)) // anything else is a new entry
	return edit.Row{Text: v.form.Get(list + "-" + n), From: from, Right: list == "choice" && slices.Contains(v.form["right"], n),
		Place: strings.TrimSpace(v.form.Get(list + "-place-" + n))}
}

// pressed changes the lists of the form as its buttons say: "add-choice",
// "remove-choice-2".
func pressed(f edit.Fields, do string) (edit.Fields, bool) {
	action, rest, _ := strings.Cut(do, "-")
	list, number, _ := strings.Cut(rest, "-")
	if list == "blank" {
		return gapPressed(f, action, number)
	}
	rows, ok := lists(&f)[list]
	if !ok {
		return f, false
	}
	n, _ := strconv.Atoi(number)
	switch {
	case action == "add" && len(*rows) < maxRows:
		*rows = append(*rows, edit.Row{})
	case action == "remove" && n >= 1 && n <= len(*rows):
		*rows = slices.Delete(slices.Clone(*rows), n-1, n)
		if list == "answer" {
			renumber(f.Left, n)
		}
	}
	return f, true
}

func gapPressed(f edit.Fields, action, id string) (edit.Fields, bool) {
	if action == "add" {
		return f.AddGap(), true
	}
	return f.RemoveGap(id), true
}

// renumber keeps left entries on their answers when one of these is removed.
func renumber(left []edit.Row, gone int) {
	for i := range left {
		switch n, _ := strconv.Atoi(left[i].Place); {
		case n == gone:
			left[i].Place = ""
		case n > gone:
			left[i].Place = strconv.Itoa(n - 1)
		}
	}
}
