package web

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"formwright/shared/account"
	"formwright/shared/form"
	"formwright/shared/frame"
	"formwright/shared/problem"
	"formwright/shared/richtext"
)

// fillData is what the page of a form shows to those who fill it in.
type fillData struct {
	Title, Lang, Dir, Path string
	Intro                  any // rendered; nil for none
	Questions              []question
	Name, Email            field
	Key                    string // under which the answers are stored once
	Keep                   string // the name under which the browser keeps half-filled answers
	Banner                 string // says that answers are not taken
	Message                []any  // why there are no questions: texts and times
	Start                  bool   // the time has to be begun first
	Limit                  int    // minutes
	Seconds                int    // that remain
	Remaining              string // in words
	Deadline               time.Time
	Version                int       // of the questions that the person saw
	Last                   time.Time // until when answers are taken, once the time is over
	Faults                 []field
	Done                   bool
	Earned, Possible       string
	Again                  bool // it may be filled in once more
}

// fill shows a form to the people who fill it in, as far as they may see it now.
func (w *Web) fill(v *visit) error {
	visitor := w.visitor(v)
	view, err := w.Forms.View(v.r.Context(), v.r.PathValue("publicId"), visitor)
	if err != nil {
		return err
	}
	return w.showForm(v, http.StatusOK, w.newFill(v, view, nil), view)
}

// newFill lays the page out; given is what was filled in, nil at first.
func (w *Web) newFill(v *visit, view form.Public, given url.Values) fillData {
	d := fillData{Title: view.Title, Path: "/f/" + view.PublicID, Key: random()}
	d.Version, _ = strconv.Atoi(given.Get("version")) // none when it is not said
	if given == nil {
		d.Version = view.Version
	}
	if key := given.Get("key"); key != "" && len(key) <= 100 {
		d.Key = key
	}
	var sample richtext.Content
	if len(view.Items) > 0 {
		sample = view.Items[0].Stem
	}
	d.Lang, d.Dir = tongue(view.Language, sample)
	d.respondent(view, v, given)
	if view.TimedExam != nil {
		d.Limit = view.TimedExam.TimeLimitMinutes
		if d.Start = view.Accepting && view.Attempt == nil; d.Start {
			return d
		}
	}
	if len(view.Items) == 0 {
		d.closed(view)
		return d
	}
	if !view.Accepting && view.Attempt == nil {
		d.Banner = cmp.Or(view.Message, "It takes no answers now.")
	}
	w.layOut(&d, view, given)
	return d
}

func (w *Web) layOut(d *fillData, view form.Public, given url.Values) {
	o := w.options(view)
	if view.Introduction != nil {
		d.Intro = rich(view.Introduction.Content, o)
	}
	d.Questions = fillView{Public: view, options: o, given: given}.questions()
	switch {
	case view.Attempt != nil:
		d.Deadline = view.Attempt.Deadline
		// Rounded up, so that the page does not send itself before the time is over.
		d.Seconds = max(0, int(math.Ceil(view.Attempt.Deadline.Sub(w.Now()).Seconds())))
		d.Remaining = remaining(d.Seconds)
		if d.Seconds == 0 {
			d.Last = view.Attempt.Deadline.Add(form.Grace)
		}
	case d.Banner == "" && given == nil:
		d.Keep = view.PublicID + "." + fingerprint(view.Items)
	}
}

func remaining(seconds int) string {
	if seconds < 60 {
		return "less than a minute"
	}
	return plural(seconds/60, "minute")
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

// closed says why there is nothing to fill in.
func (d *fillData) closed(view form.Public) {
	if view.Attempt != nil {
		d.Message = []any{"The time for this form is over, so it takes no more answers from you."}
		d.Start = view.Accepting && !view.OnePerPerson
		return
	}
	d.Message = worded(cmp.Or(view.Message, "This form takes no answers now."))
}

// worded shows the times of a message as pages do.
func worded(message string) (out []any) {
	for _, word := range strings.Fields(message) {
		bare := strings.TrimRight(word, ".,")
		if t, err := time.Parse(time.RFC3339, bare); err == nil {
			out = append(out, when(t), word[len(bare):])
			continue
		}
		out = append(out, word)
	}
	return out
}

func (d *fillData) respondent(view form.Public, v *visit, given url.Values) {
	known := v.details()
	d.Name = field{Name: "name", Label: "Your name", Value: cmp.Or(given.Get("name"), known.Name), Max: 200, Complete: "name", Optional: true}
	d.Email = field{Name: "email", Label: "Your e-mail address", Type: "email", Value: cmp.Or(given.Get("email"), known.Email, v.user.Email), Max: 254, Complete: "email", Optional: true}
	if view.OnePerPerson {
		d.Email.Hint = "This form takes one answer per person."
		d.Email.Optional = v.signedIn()
	}
}

// who reads what a person says of themselves; nil for nothing.
func (d *fillData) who(given url.Values) *form.Respondent {
	r := &form.Respondent{Name: strings.Join(strings.Fields(given.Get("name")), " "), Email: strings.TrimSpace(given.Get("email"))}
	if !d.Email.Optional && r.Email == "" {
		d.Email.Error = "Enter your e-mail address: this form takes one answer per person."
	}
	if r.Email != "" {
		email, err := account.NormalEmail(r.Email)
		if err != nil {
			d.Email.Error = "Enter an e-mail address such as name@school.example."
		}
		r.Email = email
	}
	if len([]rune(r.Name)) > d.Name.Max {
		d.Name.Error = fmt.Sprintf("Enter at most %d characters.", d.Name.Max)
	}
	if *r == (form.Respondent{}) {
		return nil
	}
	return r
}

// showForm answers with the page of a form. Pages of our own may frame it.
func (w *Web) showForm(v *visit, status int, d fillData, view form.Public) error {
	for _, f := range []field{d.Name, d.Email} {
		if f.Error != "" {
			d.Faults = append(d.Faults, f)
		}
	}
	for _, q := range d.Questions {
		if q.Error != "" {
			d.Faults = append(d.Faults, field{Name: q.Anchor, Label: fmt.Sprintf("Question %d", q.Number), Error: q.Error})
		}
	}
	var buf bytes.Buffer
	if err := w.layouts["formfill"].ExecuteTemplate(&buf, "document", page{Title: d.Title, Path: d.Path, Data: d, Faults: d.Faults}); err != nil {
		return fmt.Errorf("render form %s: %w", view.PublicID, err)
	}
	h := v.w.Header()
	h.Set("Content-Security-Policy", policy{"'self'", "'self'"}.String())
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Length", strconv.Itoa(buf.Len()))
	v.w.WriteHeader(status)
	_, _ = buf.WriteTo(v.w) // the client is gone; there is nobody to tell
	return nil
}

// limitForm counts what an address sends to a form, together with what it sends
// to the API.
func (w *Web) limitForm(v *visit, bucket string) error {
	s, err := w.Limiter.Allow(v.r.Context(), bucket, frame.ClientAddress(v.r)+"#"+v.r.PathValue("publicId"), w.config.RateSubmit, time.Minute)
	if err != nil {
		w.Log.WarnContext(v.r.Context(), "rate limit not counted", "error", err)
	}
	if s.Allowed {
		return nil
	}
	seconds := max(s.ResetSeconds, 1)
	v.w.Header().Set("Retry-After", strconv.Itoa(seconds))
	return problem.New(problem.RateLimited, "Too many answers come from your network just now. Wait %d seconds and press the button again.", seconds)
}
