package web

import (
	"errors"
	"io"
	"net/http"
	"strconv"

	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/store"
	"formwright/shared/transcript"
	"formwright/shared/writer/target"
)

// reading gives a job and what it read.
func (w *Web) reading(v *visit) (job.Job, transcript.Transcript, error) {
	j, err := w.findJob(v)
	if err != nil {
		return j, transcript.Transcript{}, err
	}
	t, err := w.Reads.Get(v.r.Context(), j.User, j.ID)
	if errors.Is(err, store.ErrNotFound) {
		err = problem.New(problem.NotFound, "The questions of this conversion are not kept any more. Convert the document again.")
	}
	return j, t, err
}

// exportAgain writes what was read, as it is corrected now, in another format.
func (w *Web) exportAgain(v *visit) error {
	j, t, err := w.reading(v)
	if err != nil {
		return err
	}
	format, answerKey := v.form.Get("format"), ""
	if format == string(target.Word) {
		answerKey = v.form.Get("answerKey")
	}
	if err = w.limitConversions(v); err == nil {
		_, err = w.Again.Export(v.r.Context(), j, t, target.ID(format), target.Options{AnswerKey: target.AnswerKey(answerKey)})
	}
	if err == nil {
		return w.done(v, "/jobs/"+j.ID, "exported")
	}
	p := problem.Of(err)
	if p.Code.Status() >= 500 && p.Code != problem.TargetNotAvailable {
		return err
	}
	e := newExportData(format, answerKey)
	e.Format.Error = p.Message
	return w.showJob(v, p.Code.Status(), j, e)
}

// restore makes the questions again what was read.
func (w *Web) restore(v *visit) error {
	j, err := w.findJob(v)
	if err != nil {
		return err
	}
	version, err := strconv.ParseInt(v.form.Get("version"), 10, 64)
	if err != nil {
		return problem.New(problem.InvalidRequest, "This form cannot be read.")
	}
	err = w.Reads.Restore(v.r.Context(), j.User, j.ID, version)
	switch {
	case errors.Is(err, transcript.ErrChanged):
		return problem.New(problem.InvalidRequest, "The questions were changed in another window, so nothing was restored. Go back, look at them and try again.")
	case errors.Is(err, store.ErrNotFound):
		return problem.New(problem.NotFound, "The questions of this conversion are not kept any more.")
	case err != nil:
		return err
	}
	return w.done(v, "/jobs/"+j.ID, "restored")
}

// picture sends one picture of a document. Its bytes are the document's own, so
// they may be nothing but a picture.
func (w *Web) picture(v *visit) error {
	_, t, err := w.reading(v)
	if err != nil {
		return err
	}
	return sendPicture(v, t)
}

func sendPicture(v *visit, t transcript.Transcript) error {
	m, ok := t.Quiz.Media[v.r.PathValue("hash")]
	if !ok || !shown(m.Type) {
		return problem.New(problem.NotFound, "There is no such picture.")
	}
	body, err := m.Open()
	if err != nil {
		return err
	}
	defer body.Close()
	h := v.w.Header()
	h.Set("Content-Security-Policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
	h.Set("Content-Type", m.Type)
	h.Set("Content-Length", strconv.FormatInt(m.Size, 10))
	h.Set("Cache-Control", "private, max-age=3600") // its address names its bytes
	if v.r.Method != http.MethodHead {
		_, _ = io.Copy(v.w, body) // the client is gone; there is nobody to tell
	}
	return nil
}
