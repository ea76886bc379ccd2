package web

import (
	"context"
	"net/http"

	"github.com/google/uuid"

	"formwright/shared/export"
	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/writer/target"
)

// formData is what the owner sees of a form.
type formData struct {
	Form        form.Form
	State, Tone string
	URL         string
	Submissions int64
	Unscored    int // questions without a known answer
	Fields      []field
	Switches    []choice
	Formats     []choice
	Made        *madeFile
}

// madeFile is a file that was just made of a form.
type madeFile struct {
	Path, Name string
	Losses     []quiz.Loss
	More       int // losses beside those
}

// owned gives the form of a page to its owner; to others there is none.
func (w *Web) owned(v *visit) (form.Form, error) {
	return w.Forms.Get(v.r.Context(), v.user.ID, v.r.PathValue("publicId"))
}

func formPath(f form.Form) string { return "/forms/" + f.PublicID }

func (w *Web) form(v *visit) error {
	f, err := w.owned(v)
	if err != nil {
		return err
	}
	return w.showOwned(v, http.StatusOK, f, formData{Fields: formFields(f), Switches: formSwitches(f.Settings)})
}

func (w *Web) showOwned(v *visit, status int, f form.Form, d formData) (err error) {
	d.Form, d.URL, d.Formats = f, w.config.BaseURL+"/f/"+f.PublicID, exportChoices()
	d.State, d.Tone = w.stateWord(f)
	if d.Submissions, err = w.Forms.Count(v.r.Context(), f.PublicID); err != nil {
		return err
	}
	if d.Unscored, err = w.Forms.Unscored(v.r.Context(), f); err != nil {
		return err
	}
	return w.show(v, status, "form", short(f.Title), d, d.Fields...)
}

// exportChoices are the formats that a form can be written in.
func exportChoices() (out []choice) {
	for _, t := range target.All() {
		if t.Available && t.Kind != target.LiveForm {
			out = append(out, choice{Value: string(t.ID), Label: t.Platform + " (" + t.Extension + ")"})
		}
	}
	return out
}

func (w *Web) publishForm(v *visit) error {
	f, err := w.Forms.Publish(v.r.Context(), v.user.ID, v.r.PathValue("publicId"))
	if err != nil {
		return err
	}
	return w.done(v, formPath(f), "published")
}

func (w *Web) unpublishForm(v *visit) error {
	f, err := w.Forms.Unpublish(v.r.Context(), v.user.ID, v.r.PathValue("publicId"))
	if err != nil {
		return err
	}
	return w.done(v, formPath(f), "unpublished")
}

// exportForm writes the quiz of a form for another target and shows where the
// file is, with what it could not hold.
func (w *Web) exportForm(v *visit) error {
	q, f, err := w.Forms.Quiz(v.r.Context(), v.user.ID, v.r.PathValue("publicId"))
	if err != nil {
		return err
	}
	t, ok := target.Find(target.ID(v.form.Get("format")))
	if !ok || !t.Available || t.Kind == target.LiveForm {
		return problem.Field(problem.InvalidRequest, "format", "Choose one of the formats of the list.")
	}
	made, err := w.write(v.r.Context(), q, f, t.ID)
	if err != nil {
		return err
	}
	return w.showOwned(v, http.StatusOK, f, formData{Fields: formFields(f), Switches: formSwitches(f.Settings), Made: made})
}

// shownLosses is how many losses a page lists.
const shownLosses = 20

// write makes a file of a quiz and keeps it where downloads are.
func (w *Web) write(ctx context.Context, q quiz.Quiz, f form.Form, id target.ID) (*madeFile, error) {
	made, err := w.Again.Make(q, f.Title, id, target.Options{})
	if err != nil {
		return nil, err
	}
	defer made.File.Close() // read to its end by then
	e, row, err := w.Again.Exports.Put(ctx, export.Export{ID: uuid.NewString(), Job: "form " + f.PublicID, FileName: made.Name, MediaType: made.MediaType},
		made.File.Reader(), made.File.Size())
	if err == nil {
		err = w.Again.Exports.Keep(ctx, row)
	}
	if err != nil {
		return nil, err
	}
	out := &madeFile{Path: w.address("/api/forms/exports/" + e.ID), Name: e.FileName, Losses: made.Losses[:min(len(made.Losses), shownLosses)]}
	out.More = len(made.Losses) - len(out.Losses)
	return out, nil
}

func (w *Web) askDeleteForm(v *visit) error {
	f, err := w.owned(v)
	if err != nil {
		return err
	}
	n, err := w.Forms.Count(v.r.Context(), f.PublicID)
	if err != nil {
		return err
	}
	return w.show(v, http.StatusOK, "formdelete", "Delete this form?", formData{Form: f, Submissions: n})
}

func (w *Web) deleteForm(v *visit) error {
	if err := w.Forms.Delete(v.r.Context(), v.user.ID, v.r.PathValue("publicId")); err != nil {
		return err
	}
	return w.done(v, "/forms", "erased")
}
