package web

import (
	"errors"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/edit"
	"formwright/shared/inspect"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/transcript"
)

// itemData is what the page of one question shows.
type itemData struct {
	Job      string
	Back     string // the question among the others
	Heading  string
	Where    string
	Question questionView // as it is saved
	Notes    []findingNote
	Language string
	Action   string
	Version  int64
	Next     bool // there is a question after it
	Inherits string
	Form     itemForm
}

// editing is a question that a person corrects.
type editing struct {
	job  job.Job
	read transcript.Transcript
	at   int // of the item in the quiz
}

func (e editing) item() quiz.Item { return e.read.Quiz.Items[e.at] }

func (w *Web) editing(v *visit) (editing, error) {
	j, t, err := w.reading(v)
	if err != nil {
		return editing{}, err
	}
	at := slices.IndexFunc(t.Quiz.Items, func(i quiz.Item) bool { return i.ID == v.r.PathValue("item") })
	if at < 0 {
		return editing{}, problem.New(problem.NotFound, "There is no such question.")
	}
	return editing{job: j, read: t, at: at}, nil
}

func (w *Web) item(v *visit) error {
	e, err := w.editing(v)
	if err != nil {
		return err
	}
	return w.showItem(v, http.StatusOK, e, newItemForm(edit.Of(e.item())))
}

func (w *Web) showItem(v *visit, status int, e editing, f itemForm) error {
	item := e.item()
	d := itemData{Job: short(e.job.Request.DocumentName), Back: w.address(jobPage(e.job.ID, e.at/itemsOnPage)) + "#" + item.ID, Heading: itemHeading(item),
		Where: where(item.Position), Question: w.viewer("/jobs/"+e.job.ID, e.read.Quiz).question(item, inspect.Questions(e.read.Quiz)[e.at]),
		Language: language(e.read.Quiz.Language), Action: w.address(itemPath(e.job.ID, item.ID)), Version: e.read.Version,
		Next: e.at+1 < len(e.read.Quiz.Items), Form: f}
	if !slices.Contains(e.read.Corrected, item.ID) {
		d.Notes = notesOn(e.read.Findings, item.ID)
	}
	for _, s := range e.read.Quiz.Sections {
		if s.Points != nil && slices.Contains(s.Items, item.ID) {
			d.Inherits = s.Points.String()
		}
	}
	return w.show(v, status, "item", d.Heading, d, f.faults()...)
}

// editItem does what the button that was pressed says: it changes the form, or
// saves the question.
func (w *Web) editItem(v *visit) error {
	e, err := w.editing(v)
	if err != nil {
		return err
	}
	fields := v.itemFields(e.item())
	do := v.form.Get("do")
	if shape := edit.Kind(v.form.Get("shape")); do == "kind" || shape != fields.Kind {
		kind := fields.Kind
		fields.Kind = shape
		f := newItemForm(fields.As(kind))
		f.Changed = kind != shape
		return w.showItem(v, http.StatusOK, e, f)
	}
	if fields, ok := pressed(fields, do); ok {
		return w.showItem(v, http.StatusOK, e, newItemForm(fields))
	}
	return w.saveItem(v, e, fields, do == "next")
}

func (w *Web) saveItem(v *visit, e editing, fields edit.Fields, next bool) error {
	form := newItemForm(fields)
	if v.form.Get("version") != strconv.FormatInt(e.read.Version, 10) {
		return w.itemChanged(v, e, form)
	}
	item, err := edit.Apply(e.item(), fields)
	if err == nil {
		e.read.Quiz.Items = slices.Clone(e.read.Quiz.Items)
		was := e.read.Quiz.Items[e.at]
		e.read.Quiz.Items[e.at] = item
		_, err = w.Reads.Save(v.r.Context(), e.job.User, e.job.ID, e.read, item.ID)
		e.read.Quiz.Items[e.at] = was
	}
	switch {
	case errors.Is(err, transcript.ErrChanged):
		if e, err = w.editing(v); err != nil {
			return err
		}
		return w.itemChanged(v, e, form)
	case err != nil && problem.CodeOf(err).Status() < 500:
		form.blame(problem.Of(err))
		return w.showItem(v, http.StatusBadRequest, e, form)
	case err != nil:
		return err
	}
	if next && e.at+1 < len(e.read.Quiz.Items) {
		return w.done(v, itemPath(e.job.ID, e.read.Quiz.Items[e.at+1].ID), "saved")
	}
	w.redirect(v, savedAt(jobPage(e.job.ID, e.at/itemsOnPage))+"#"+item.ID)
	return nil
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
	return w.showItem(v, http.StatusConflict, e, form)
}
