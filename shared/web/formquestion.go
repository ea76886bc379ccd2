package web

import (
	"net/http"

	"formwright/shared/form"
)

// questionsData is what the owner sees of the questions of a form.
type questionsData struct {
	Form        form.Form
	Submissions int64
	Hint        string
	Read        *readData
	Rescored    *form.Rescored // what a rescoring did just now
}

func (w *Web) formQuestions(v *visit, s sheet) error { return w.showQuestions(v, s, nil) }

func (w *Web) showQuestions(v *visit, s sheet, done *form.Rescored) error {
	d := questionsData{Form: s.form, Submissions: s.submissions, Hint: s.hint, Read: w.newReadData(v, s, nil), Rescored: done}
	return w.show(v, http.StatusOK, "formquestions", "Questions", d)
}

// rescoreForm scores what was submitted by the keys of today and shows what that
// did. Where there is very much, the page has a button to go on.
func (w *Web) rescoreForm(v *visit, s sheet) error {
	done, err := w.Forms.Rescore(v.r.Context(), v.user.ID, s.form.PublicID, v.form.Get("after"))
	if err != nil {
		return err
	}
	return w.showQuestions(v, s, &done)
}

func (w *Web) formPicture(v *visit, s sheet) error { return sendPicture(v, s.read) }
