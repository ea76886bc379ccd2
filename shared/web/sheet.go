package web

import (
	"context"
	"fmt"
	"net/url"
	"strconv"

	"formwright/shared/form"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/transcript"
)

// sheet is the questions that a person corrects: what a job read of a document,
// or those of a form, of which nothing was found in doubt.
type sheet struct {
	name        string // of the document or the form
	page        string // the path of the questions
	items       string // the path below which each of them is corrected
	pictures    string // the path below which the pictures are
	hint        string // what a change means for others
	read        transcript.Transcript
	form        form.Form                                          // whose they are; of a job none
	submissions int64                                              // to the form
	save        func(context.Context, transcript.Transcript) error // transcript.ErrChanged when others were faster
}

// part is the path of a part of the questions.
func (s sheet) part(page int) string {
	if page == 0 {
		return s.page
	}
	return s.page + "?" + url.Values{"page": {strconv.Itoa(page + 1)}}.Encode()
}

func (s sheet) item(id string) string { return s.items + "/" + id }

// ofJob gives a page the questions of a job.
func ofJob(page func(*Web, *visit, sheet) error) func(*Web, *visit) error {
	return func(w *Web, v *visit) error {
		j, t, err := w.reading(v)
		if err != nil {
			return err
		}
		return page(w, v, w.sheetOf(j, t))
	}
}

func (w *Web) sheetOf(j job.Job, t transcript.Transcript) sheet {
	path := "/jobs/" + j.ID
	return sheet{name: j.Request.DocumentName, page: path, items: path + "/items", pictures: path, read: t,
		save: func(ctx context.Context, t transcript.Transcript) error {
			_, err := w.Reads.Replace(ctx, j.User, j.ID, t)
			return err
		}}
}

// ofForm gives a page the questions of a form.
func ofForm(page func(*Web, *visit, sheet) error) func(*Web, *visit) error {
	return func(w *Web, v *visit) error {
		q, f, err := w.Forms.Quiz(v.r.Context(), v.user.ID, v.r.PathValue("publicId"))
		if err != nil {
			return err
		}
		n, err := w.Forms.Count(v.r.Context(), f.PublicID)
		if err != nil {
			return err
		}
		path := formPath(f) + "/questions"
		return page(w, v, sheet{name: f.Title, page: path, items: path, pictures: formPath(f), form: f, submissions: n, hint: changeHint(n),
			read: transcript.Transcript{Quiz: q, Version: int64(f.Version)},
			save: func(ctx context.Context, t transcript.Transcript) error {
				_, err := w.Forms.ReplaceQuiz(ctx, v.user.ID, f.PublicID, t.Quiz, int(t.Version))
				if problem.CodeOf(err) == problem.FormChanged {
					return fmt.Errorf("%w: %w", transcript.ErrChanged, err)
				}
				return err
			}})
	}
}

// changeHint says what a change of a form means for what was submitted to it.
func changeHint(submissions int64) string {
	if submissions == 0 {
		return ""
	}
	return "People have answered this form. A change makes a new version of the questions: whoever answers from now on answers that one, " +
		"and what was submitted keeps the questions it answered and its points, until you score it again."
}
