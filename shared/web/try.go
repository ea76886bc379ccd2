package web

import (
	_ "embed"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"github.com/google/uuid"

	"formwright/shared/account"
	"formwright/shared/api"
	"formwright/shared/finding"
	"formwright/shared/frame"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/store"
	"formwright/shared/transcript"
	"formwright/shared/writer/target"
)

// Bounds of trying without an account.
const (
	maxTry      = 2 << 20 // bytes of a document
	triesInHour = 10      // by address
	triedItems  = 50      // questions that are shown
)

// visitorCookie names a visitor for as long as anything of theirs is kept.
const visitorCookie = "__Host-visitor"

// tryData is what somebody sees who tries the service.
type tryData struct {
	Running bool
	Step    string
	Problem string
	Sample  bool
	Read    *readData
	Most    int
}

// visitor is whom the browser's cookie stands for; it may be nobody.
func (v *visit) visitor() (string, bool) {
	c, err := v.r.Cookie(visitorCookie)
	return visitorOf(c), err == nil && job.IsVisitor(c.Value)
}

func visitorOf(c *http.Cookie) string {
	if c == nil {
		return ""
	}
	return c.Value
}

// try begins to read a document of somebody without an account. It is an ordinary
// job that costs nothing, makes no file and ends after an hour with all it read.
func (w *Web) try(v *visit) error {
	s, err := w.Limiter.Allow(v.r.Context(), "try", frame.ClientAddress(v.r), triesInHour, time.Hour)
	if err != nil {
		w.Log.WarnContext(v.r.Context(), "rate limit not counted", "error", err)
	}
	if !s.Allowed {
		return w.refuseTry(v, problem.New(problem.RateLimited, "You have tried it often. Sign in to go on, or come back in an hour."))
	}
	if v.files == "" {
		return w.refuseTry(v, problem.Field(problem.InvalidRequest, "file", "Choose a document."))
	}
	v.r.Body = http.MaxBytesReader(v.w, v.r.Body, maxTry)
	form, err := w.Converter.ReadForm(v.w, v.r, v.files, func(map[string]string) error { return nil })
	if err != nil {
		return w.refuseTry(v, err)
	}
	if _, ok := form.FileName(); !ok {
		return w.refuseTry(v, problem.Field(problem.InvalidRequest, "file", "Choose a document."))
	}
	return w.beginTry(v, form)
}

func (w *Web) beginTry(v *visit, form api.Form) error {
	visitor, known := v.visitor()
	if !known {
		visitor = job.NewVisitor()
	}
	name, _ := form.FileName()
	form.Fields = map[string]string{"format": string(target.QTI21), "documentName": short(name), "async": "true"} // the format is not made
	accepted, err := w.Converter.Begin(v.r, account.Principal{User: visitor}, form, "try "+uuid.NewString())
	if err != nil {
		return w.refuseTry(v, err)
	}
	http.SetCookie(v.w, &http.Cookie{Name: visitorCookie, Value: visitor, MaxAge: int(job.VisitorLife.Seconds()), Path: "/", Secure: true, HttpOnly: true, SameSite: http.SameSiteLaxMode})
	w.redirect(v, "/try/"+accepted.Job.ID)
	return nil
}

// refuseTry shows the home page again with what is wrong.
func (w *Web) refuseTry(v *visit, err error) error {
	p := problem.Of(err)
	if p.Code.Status() >= 500 {
		return err
	}
	d := newHomeData()
	d.Try.Error = p.Message
	if p.Code == problem.BodyTooLarge {
		d.Try.Error = "The document is too large to try. Sign in to convert larger ones."
	}
	return w.show(v, p.Code.Status(), "home", "Formwright", d, d.Try)
}

// tried shows how far the document of a visitor is, and what was read.
func (w *Web) tried(v *visit) error {
	j, t, err := w.triedJob(v)
	if err != nil {
		return err
	}
	d := tryData{Running: !j.State.Ended(), Step: j.Step, Most: triedItems}
	if j.Problem != nil {
		d.Problem = j.Problem.Message
	}
	if j.State == job.Completed {
		d.Read = w.readPart("/try/"+j.ID, t, nil, 0, triedItems)
	}
	return w.show(v, http.StatusOK, "try", "Try it", d)
}

func (w *Web) triedJob(v *visit) (j job.Job, t transcript.Transcript, err error) {
	visitor, ok := v.visitor()
	if !ok {
		return j, t, noTry()
	}
	if j, err = w.jobOf(v, visitor); err != nil {
		if problem.CodeOf(err) == problem.JobNotFound {
			err = noTry()
		}
		return j, t, err
	}
	if j.State == job.Completed {
		t, err = w.Reads.Get(v.r.Context(), visitor, j.ID)
	}
	if errors.Is(err, store.ErrNotFound) {
		err = noTry()
	}
	return j, t, err
}

func noTry() error {
	return problem.New(problem.NotFound, "What you tried is not kept any more, or was tried with another browser. Try it again from the first page.")
}

func (w *Web) triedPicture(v *visit) error {
	_, t, err := w.triedJob(v)
	if err != nil {
		return err
	}
	return sendPicture(v, t)
}

//go:embed sample.json
var sample []byte

// trySample shows what is read of a document that everybody can look at.
func (w *Web) trySample(v *visit) error {
	var read struct {
		Quiz     quiz.Quiz
		Findings []finding.Finding
	}
	if err := json.Unmarshal(sample, &read); err != nil {
		return err
	}
	d := tryData{Sample: true, Most: triedItems, Read: w.readPart("/sample", transcript.Transcript{Quiz: read.Quiz, Findings: read.Findings}, nil, 0, triedItems)}
	return w.show(v, http.StatusOK, "try", "A sample", d)
}
