package api

import (
	"net/http"

	"formwright/shared/account"
	"formwright/shared/form"
	"formwright/shared/problem"
)

// rescored says what one request of a rescoring did.
type rescored struct {
	Success     bool    `json:"success"`
	Version     int     `json:"version"`
	Submissions int     `json:"submissions"`
	Changed     int     `json:"changed"`
	Left        int     `json:"left"`
	Next        *string `json:"next"`
}

// rescore scores what was submitted by the quiz as it is now.
func (a *API) rescore(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	id := r.PathValue("publicId")
	if _, err := a.Forms.Get(r.Context(), p.User, id); err != nil {
		return err
	}
	after, err := afterField(w, r)
	if err != nil {
		return err
	}
	done, err := a.Forms.Rescore(r.Context(), p.User, id, after)
	if err != nil {
		return err
	}
	respond(w, http.StatusOK, newRescored(done))
	return nil
}

func newRescored(done form.Rescored) rescored {
	body := rescored{true, done.Version, done.Submissions, done.Changed, done.Left, nil}
	if done.Next != "" {
		body.Next = &done.Next
	}
	return body
}

// afterField reads the body, which may be empty.
func afterField(w http.ResponseWriter, r *http.Request) (string, error) {
	if r.ContentLength == 0 {
		return "", nil
	}
	fields, err := jsonFields(w, r, maxJSON)
	if err != nil {
		return "", err
	}
	for _, name := range names(fields) {
		if name != "after" {
			return "", problem.Field(problem.InvalidRequest, clip(name), "%s is not known here. Fields: after.", clip(name))
		}
	}
	after := new(string)
	if raw, given := fields["after"]; given {
		err = strictField(raw, "after", "what next said", &after)
	}
	return *after, err
}
