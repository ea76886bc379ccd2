package api

import (
	"encoding/json"
	"io"
	"net/http"
	"strconv"
	"time"

	"formwright/shared/account"
	"formwright/shared/form"
	"formwright/shared/frame"
	"formwright/shared/problem"
)

// maxAnswers bounds the body of a submission.
const maxAnswers = 256 << 10

// visitor is who looks at a form. Whoever cannot prove who they are is a
// stranger: these endpoints are for everybody.
func (a *API) visitor(r *http.Request, scope string) form.Visitor {
	v := form.Visitor{Attempt: r.URL.Query().Get("attempt"), Browser: frame.Browser(r)}
	p, err := a.authenticate(r, Route{Scope: scope})
	if err == nil && p.May(scope) {
		v.User = p.User
		frame.Note(r, "user", frame.Hashed(p.User))
	}
	return v
}

// publicForm shows a form without its key.
func (a *API) publicForm(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	view, err := a.Forms.View(r.Context(), r.PathValue("publicId"), a.visitor(r, "forms:read"))
	if err != nil {
		return err
	}
	respond(w, http.StatusOK, view)
	return nil
}

// formMedia sends a picture of a form. It may be a drawing with scripts in it,
// so it may do nothing even when it is opened by itself.
func (a *API) formMedia(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	n, err := strconv.Atoi(r.PathValue("picture"))
	if err != nil {
		return problem.New(problem.NotFound, "There is no such picture.")
	}
	blob, err := a.Forms.Picture(r.Context(), r.PathValue("publicId"), n, a.visitor(r, "forms:read"))
	if err != nil {
		return err
	}
	defer blob.Body.Close()
	h := w.Header()
	h.Set("Content-Type", blob.ContentType)
	h.Set("Content-Length", strconv.FormatInt(blob.Size, 10))
	h.Set("Cache-Control", "private, max-age=3600")
	h.Set("Content-Security-Policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'")
	if r.Method != http.MethodHead {
		_, _ = io.Copy(w, blob.Body) // a short body breaks the connection by its length
	}
	return nil
}

// begin starts the clock of a form with a time limit.
func (a *API) begin(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	if err := a.limitForm(w, r, "begin"); err != nil {
		return err
	}
	v := a.visitor(r, "")
	post, err := respondentOnly(w, r)
	if err != nil {
		return err
	}
	if err := post.Check(); err != nil {
		return err
	}
	if post != nil {
		v.Email = post.Email
	}
	attempt, err := a.Forms.Begin(r.Context(), r.PathValue("publicId"), v)
	if err != nil {
		return err
	}
	respond(w, http.StatusCreated, map[string]any{"success": true, "attempt": attempt})
	return nil
}

// respondentOnly reads the body of begin, which may be empty.
func respondentOnly(w http.ResponseWriter, r *http.Request) (*form.Respondent, error) {
	if r.ContentLength == 0 {
		return nil, nil
	}
	fields, err := jsonFields(w, r, maxJSON)
	if err != nil {
		return nil, err
	}
	for _, name := range names(fields) {
		if name != "respondent" {
			return nil, problem.Field(problem.InvalidRequest, clip(name), "%s is not known here. Fields: respondent.", clip(name))
		}
	}
	return respondentField(fields["respondent"])
}

// limitForm counts what an address sends to a form.
func (a *API) limitForm(w http.ResponseWriter, r *http.Request, bucket string) error {
	return a.limitAddressAs(w, r, addressLimit{bucket, a.config.RateSubmit, time.Minute, "a minute"}, frame.ClientAddress(r)+"#"+r.PathValue("publicId"))
}

// submit stores what a person answered.
func (a *API) submit(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	if err := a.limitForm(w, r, "submit"); err != nil {
		return err
	}
	key, err := idempotencyKey(r.Header)
	if err != nil {
		return err
	}
	fields, err := jsonFields(w, r, maxAnswers)
	if err != nil {
		return err
	}
	post, err := postFields(fields)
	if err != nil {
		return err
	}
	attempt := post.Visitor.Attempt
	post.Key, post.Visitor = key, a.visitor(r, "")
	post.Visitor.Attempt = attempt
	receipt, err := a.Forms.Submit(r.Context(), r.PathValue("publicId"), post)
	if err != nil {
		return err
	}
	if receipt.Replay {
		w.Header().Set("Idempotency-Replayed", "true")
	}
	respond(w, http.StatusCreated, submitted{true, receipt.SubmissionID, timestamp(receipt.At), receipt.Score})
	return nil
}

type submitted struct {
	Success      bool        `json:"success"`
	SubmissionID string      `json:"submissionId"`
	SubmittedAt  string      `json:"submittedAt"`
	Score        *form.Score `json:"score"`
}

// postFields reads what may be sent with answers, and nothing else.
func postFields(fields map[string]json.RawMessage) (post form.Post, err error) {
	for _, name := range names(fields) {
		switch name {
		case "answers":
			if post.Answers, err = object(fields[name]); err != nil {
				err = problem.Field(problem.InvalidRequest, "answers", "answers must be an object in which each item stands once.")
			}
		case "respondent":
			post.Respondent, err = respondentField(fields[name])
		case "attempt":
			var token *string
			if err = strictField(fields[name], "attempt", "the token of an attempt", &token); err == nil {
				post.Visitor.Attempt = *token
			}
		case "version":
			var version *int
			if err = strictField(fields[name], "version", "the version of the form that was answered", &version); err == nil {
				post.Version = *version
			}
		default:
			err = problem.Field(problem.InvalidRequest, clip(name), "%s is not known here. Fields: answers, attempt, respondent, version.", clip(name))
		}
		if err != nil {
			return post, err
		}
	}
	if post.Answers == nil {
		err = problem.Field(problem.InvalidRequest, "answers", "answers is required: an object of item ids and answers.")
	}
	return post, err
}

func respondentField(raw json.RawMessage) (*form.Respondent, error) {
	if len(raw) == 0 || string(raw) == "null" {
		return nil, nil
	}
	fields, err := object(raw)
	if err != nil {
		return nil, problem.Field(problem.InvalidRequest, "respondent", "respondent must be an object of name and email.")
	}
	var out form.Respondent
	into := map[string]*string{"name": &out.Name, "email": &out.Email}
	for _, name := range names(fields) {
		field, known := into[name]
		if !known {
			return nil, problem.Field(problem.InvalidRequest, "respondent."+clip(name), "respondent.%s is not known. Fields: email, name.", clip(name))
		}
		var text *string
		if string(fields[name]) == "null" {
			continue
		}
		if err := strictField(fields[name], "respondent."+name, "a string", &text); err != nil {
			return nil, err
		}
		*field = *text
	}
	if out == (form.Respondent{}) {
		return nil, nil
	}
	return &out, nil
}
