package api

import (
	"io"
	"net/http"

	"formwright/shared/account"
)

// status is the health check: the one body that is not JSON (contract 1).
func (a *API) status(w http.ResponseWriter, _ *http.Request, _ account.Principal) error {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, _ = io.WriteString(w, "OK") // the client is gone; there is nobody to tell
	return nil
}

// isValid says whose token it is and what it may do. An address that an LMS
// asserted proves nothing, and whoever asks is told so.
func (a *API) isValid(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	u, err := a.Accounts.Get(r.Context(), p.User)
	if err != nil {
		return err
	}
	respond(w, http.StatusOK, map[string]any{
		"success": true,
		"user":    map[string]any{"id": u.ID, "email": u.Email, "emailVerified": !u.Asserted, "name": u.Name, "plan": u.Plan},
		"scopes":  p.Scopes,
	})
	return nil
}

// question is one question of the sandbox sample (contract 2.9).
type question struct {
	Type    string   `json:"type"`
	Title   string   `json:"title"`
	Options []string `json:"options,omitempty"`
	Answer  string   `json:"answer,omitempty"`
	Answers []string `json:"answers,omitempty"`
}

// sample is the sandbox: always the same conversion, of no document.
func (a *API) sample(w http.ResponseWriter, _ *http.Request, _ account.Principal) error {
	questions := []question{
		{Type: "MULTIPLE_CHOICE", Title: "Which planet is closest to the Sun?", Options: []string{"Venus", "Mercury", "Earth", "Mars"}, Answer: "Mercury"},
		{Type: "SHORT_ANSWER", Title: "What is the chemical symbol of gold?", Answer: "Au"},
		{Type: "CHECKBOX", Title: "Which of these numbers are prime?", Options: []string{"2", "9", "11", "15"}, Answers: []string{"2", "11"}},
	}
	respond(w, http.StatusOK, map[string]any{
		"success": true, "demo": true, "format": "cloud_form",
		"message": "This is a fixed sample. Send POST /api/v1/convert with an access token to convert a document of yours.",
		"result": map[string]any{"title": "Sample quiz", "formUrl": a.config.BaseURL + "/f/sample",
			"questionCount": len(questions), "questions": questions},
	})
	return nil
}
