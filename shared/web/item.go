package web

import (
	"errors"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/edit"
	"formwright/shared/inspect"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/transcript"
)

// itemData is what the page of one question shows.
type itemData struct {
	Name     string // of the document or form
	Back     string // the question among the others
	Heading  string
	Where    string
	Hint     string
	Fresh    bool          // it is being written
	Question questionView  // as it is saved
	Notes    []findingNote // what is in doubt
	Language string
	Action   string
	Version  int64
	After    string // the question that a new one comes behind
	Next     bool   // there is a question after it
	Inherits string
	Form     itemForm
	Place    itemPlace
}

// editing is a question that a person corrects, or writes.
type editing struct {
	sheet
	fresh bool
	at    int    // of the item in the quiz; of a new one, where it will stand
	after string // the question before a new one; empty for none
}

// freshItem is the name of a question that is not there yet, in paths.
const freshItem = "new"

func (e editing) item() quiz.Item {
	if e.fresh {
		return quiz.Item{Response: quiz.Choice{}}
	}
	return e.read.Quiz.Items[e.at]
}

func (e editing) kinds() []edit.Kind {
	if e.fresh {
		return edit.AllKinds()
	}
	return edit.Kinds(edit.Of(e.item()).Kind)
}

func (e editing) back() string {
	last := len(e.read.Quiz.Items) - 1
	return e.part(min(e.at, last)/itemsOnPage) + "#" + e.read.Quiz.Items[min(e.at, last)].ID
}

// editing finds the question that a path names.
func (v *visit) editing(s sheet) (editing, error) {
	e := editing{sheet: s}
	id := v.r.PathValue("item")
	if e.fresh = id == freshItem; e.fresh {
		from := v.r.URL.Query()
		if v.r.Method == post {
			from = v.form
		}
		if e.at = len(s.read.Quiz.Items); from.Has("after") {
			id = from.Get("after")
			e.at = 0
		} else {
			id = s.read.Quiz.Items[e.at-1].ID
		}
		if e.after = id; id == "" {
			return e, nil
		}
	}
	at := slices.IndexFunc(s.read.Quiz.Items, func(i quiz.Item) bool { return i.ID == id })
	if at < 0 {
		return e, problem.New(problem.NotFound, "There is no such question.")
	}
	if e.at = at; e.fresh {
		e.at++
	}
	return e, nil
}

func (w *Web) item(v *visit, s sheet) error {
	e, err := v.editing(s)
	if err != nil {
		return err
	}
	fields := edit.Of(e.item())
	if e.fresh {
		fields = edit.New(edit.Kind(v.r.URL.Query().Get("kind")))
	}
	return w.showItem(v, http.StatusOK, e, newItemForm(fields, e.kinds()))
}

func (w *Web) showItem(v *visit, status int, e editing, f itemForm) error {
	d := itemData{Name: short(e.name), Back: w.address(e.back()), Heading: "Add a question", Hint: e.hint, Fresh: e.fresh, After: e.after,
		Language: language(e.read.Quiz.Language), Action: w.address(e.sheet.item(freshItem)), Version: e.read.Version, Form: f}
	if !e.fresh {
		w.addSaved(&d, e)
	}
	return w.show(v, status, "item", d.Heading, d, f.faults()...)
}

// addSaved shows the question as it is saved, and its place.
func (w *Web) addSaved(d *itemData, e editing) {
	item := e.item()
	d.Heading, d.Where, d.Action = itemHeading(item), where(item.Position), w.address(e.sheet.item(item.ID))
	d.Question = w.viewer(e.pictures, e.read.Quiz).question(item, inspect.Questions(e.read.Quiz)[e.at])
	d.Next = e.at+1 < len(e.read.Quiz.Items)
	d.Place = w.itemPlace(e)
	if !slices.Contains(e.read.Corrected, item.ID) {
		d.Notes = notesOn(e.read.Findings, item.ID)
	}
	for _, s := range e.read.Quiz.Sections {
		if s.Points != nil && slices.Contains(s.Items, item.ID) {
			d.Inherits = s.Points.String()
		}
	}
}

// editItem does what the button that was pressed says: it changes the form, or
// saves the question.
func (w *Web) editItem(v *visit, s sheet) error {
	e, err := v.editing(s)
	if err != nil {
		return err
	}
	fields := v.itemFields(edit.Of(e.item()).Kind, e.kinds())
	do := v.form.Get("do")
	if shape := edit.Kind(v.form.Get("shape")); do == "kind" || shape != fields.Kind {
		kind := fields.Kind
		fields.Kind = shape
		f := newItemForm(fields.As(kind), e.kinds())
		f.Changed = kind != shape
		return w.showItem(v, http.StatusOK, e, f)
	}
	if fields, ok := pressed(fields, do); ok {
		return w.showItem(v, http.StatusOK, e, newItemForm(fields, e.kinds()))
	}
	return w.saveItem(v, e, fields, do == "next")
}

func (w *Web) saveItem(v *visit, e editing, fields edit.Fields, next bool) error {
	form := newItemForm(fields, e.kinds())
	if v.form.Get("version") != strconv.FormatInt(e.read.Version, 10) {
		return w.itemChanged(v, e, form)
	}
	changed, err := e.with(fields)
	if err == nil {
		err = e.save(v.r.Context(), changed)
	}
	switch {
	case errors.Is(err, transcript.ErrChanged):
		form.General.Error = "The questions were changed in another window just now. Save again."
		return w.showItem(v, http.StatusConflict, e, form)
	case err != nil && problem.CodeOf(err).Status() < 500:
		form.blame(problem.Of(err))
		return w.showItem(v, http.StatusBadRequest, e, form)
	case err != nil:
		return err
	}
	id := changed.Quiz.Items[e.at].ID
	switch {
	case next && e.fresh:
		w.redirect(v, e.sheet.item(freshItem)+"?after="+id+"&done=saved")
	case next && e.at+1 < len(changed.Quiz.Items):
		return w.done(v, e.sheet.item(changed.Quiz.Items[e.at+1].ID), "saved")
	default:
		w.redirect(v, savedAt(e.part(e.at/itemsOnPage))+"#"+id)
	}
	return nil
}

// with is what there is with the question as its form says.
func (e editing) with(fields edit.Fields) (transcript.Transcript, error) {
	t := e.read
	item, err := edit.Apply(e.item(), fields)
	if err != nil {
		return t, err
	}
	if e.fresh {
		q, renamed, err := edit.Insert(t.Quiz, e.after, item)
		return t.Arrange(q, renamed), err
	}
	t.Quiz.Items = slices.Clone(t.Quiz.Items)
	t.Quiz.Items[e.at] = item
	if !slices.Contains(t.Corrected, item.ID) {
		t.Corrected = append(slices.Clone(t.Corrected), item.ID)
	}
	return t, nil
}

// savedAt makes a page say that the changes are saved.
func savedAt(path string) string {
	if strings.Contains(path, "?") {
		return path + "&done=saved"
	}
	return path + "?done=saved"
}

// itemChanged keeps two windows from losing each other's work.
func (w *Web) itemChanged(v *visit, e editing, form itemForm) error {
	form.General.Error = "The questions were changed in another window since you opened this one. Above is the question as it is saved now, below is yours. Look at both and save again."
	if e.fresh {
		form.General.Error = "The questions were changed in another window since you opened this one, so yours is not added yet. Save again to add it as number " + strconv.Itoa(e.at+1) + "."
	}
	return w.showItem(v, http.StatusConflict, e, form)
}
