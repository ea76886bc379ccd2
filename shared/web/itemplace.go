package web

import (
	"errors"
	"net/http"
	"strconv"

	"formwright/shared/edit"
	"formwright/shared/problem"
	"formwright/shared/transcript"
)

// itemPlace is what can be done with the place of a question.
type itemPlace struct {
	Number, All   int
	Move, Delete  string
	Before, After string // where one is added
}

func (w *Web) itemPlace(e editing) itemPlace {
	p := itemPlace{Number: e.at + 1, All: len(e.read.Quiz.Items)}
	path := w.address(e.sheet.item(e.item().ID))
	p.Move, p.Delete = path+"/move", path+"/delete"
	fresh := w.address(e.sheet.item(freshItem)) + "?after="
	p.Before, p.After = fresh, fresh+e.item().ID
	if e.at > 0 {
		p.Before += e.read.Quiz.Items[e.at-1].ID
	}
	return p
}

// arrange stores an arrangement that was made of the version that a form names.
func (w *Web) arrange(v *visit, e editing, changed transcript.Transcript) error {
	err := transcript.ErrChanged
	if v.form.Get("version") == strconv.FormatInt(e.read.Version, 10) {
		err = e.save(v.r.Context(), changed)
	}
	if errors.Is(err, transcript.ErrChanged) {
		return problem.New(problem.InvalidRequest, "The questions were changed in another window, so nothing was done. Go back, look at them and try again.")
	}
	return err
}

// placed is a question whose place can be changed: one that is there.
func (v *visit) placed(s sheet) (editing, error) {
	e, err := v.editing(s)
	if err == nil && e.fresh {
		err = problem.New(problem.NotFound, "There is no such question.")
	}
	return e, err
}

// moveItem moves a question one step and shows it again.
func (w *Web) moveItem(v *visit, s sheet) error {
	e, err := v.placed(s)
	if err != nil {
		return err
	}
	id := e.item().ID
	q, renamed, err := edit.Move(e.read.Quiz, id, v.form.Get("do") == "up")
	if err != nil {
		return err
	}
	if err := w.arrange(v, e, e.read.Arrange(q, renamed)); err != nil {
		return err
	}
	return w.done(v, s.item(renamed[id]), "moved")
}

func (w *Web) askDeleteItem(v *visit, s sheet) error {
	e, err := v.placed(s)
	if err != nil {
		return err
	}
	d := itemData{Name: short(e.name), Back: w.address(e.back()), Hint: e.hint, Language: language(e.read.Quiz.Language), Version: e.read.Version}
	w.addSaved(&d, e)
	return w.show(v, http.StatusOK, "itemdelete", "Delete this question?", d)
}

func (w *Web) deleteItem(v *visit, s sheet) error {
	e, err := v.placed(s)
	if err != nil {
		return err
	}
	q, renamed, err := edit.Remove(e.read.Quiz, e.item().ID)
	if err != nil {
		return err
	}
	if err := w.arrange(v, e, e.read.Arrange(q, renamed)); err != nil {
		return err
	}
	return w.done(v, s.page, "dropped")
}
