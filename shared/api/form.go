package api

import (
	"encoding/json"
	"mime"
	"net/http"
	"time"

	"formwright/shared/account"
	"formwright/shared/form"
	"formwright/shared/problem"
)

// formBody is a form as its owner sees it.
type formBody struct {
	FormID          int64           `json:"formId"`
	PublicID        string          `json:"publicId"`
	Title           string          `json:"title"`
	State           form.State      `json:"state"`
	FormURL         string          `json:"formUrl"`
	QuestionCount   int             `json:"questionCount"`
	SubmissionCount *int64          `json:"submissionCount,omitempty"`
	Version         int             `json:"version"`
	Encrypted       bool            `json:"encrypted"`
	TimedExam       *form.TimedExam `json:"timedExam"`
	Settings        settingsBody    `json:"settings"`
	CreatedAt       string          `json:"createdAt"`
	UpdatedAt       string          `json:"updatedAt"`
	PublishedAt     *string         `json:"publishedAt"`
}

type settingsBody struct {
	OpensAt          *string `json:"opensAt"`
	ClosesAt         *string `json:"closesAt"`
	TimeLimitMinutes *int    `json:"timeLimitMinutes"`
	OnePerPerson     bool    `json:"onePerPerson"`
	Shuffle          bool    `json:"shuffle"`
	ScoreVisible     bool    `json:"scoreVisible"`
}

func (a *API) formBody(f form.Form) formBody {
	s := settingsBody{OpensAt: maybeTime(f.Settings.OpensAt), ClosesAt: maybeTime(f.Settings.ClosesAt),
		OnePerPerson: f.Settings.OnePerPerson, Shuffle: f.Settings.Shuffle, ScoreVisible: f.Settings.ScoreVisible}
	if f.Settings.TimeLimitMinutes > 0 {
		s.TimeLimitMinutes = &f.Settings.TimeLimitMinutes
	}
	return formBody{FormID: f.ID, PublicID: f.PublicID, Title: f.Title, State: f.State, FormURL: a.config.BaseURL + "/f/" + f.PublicID,
		QuestionCount: f.Questions, Version: f.Version, TimedExam: f.Settings.Timed(), Settings: s,
		CreatedAt: timestamp(f.CreatedAt), UpdatedAt: timestamp(f.UpdatedAt), PublishedAt: maybeTime(f.PublishedAt)}
}

func maybeTime(t time.Time) *string {
	if t.IsZero() {
		return nil
	}
	s := timestamp(t)
	return &s
}

type formList struct {
	Total  int64      `json:"total"`
	Limit  int        `json:"limit"`
	Offset int        `json:"offset"`
	Forms  []formBody `json:"forms"`
}

func (a *API) forms(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	_, limit, offset, err := page(r)
	if err != nil {
		return err
	}
	all, total, err := a.Forms.List(r.Context(), p.User, limit, offset)
	if err != nil {
		return err
	}
	list := formList{Total: total, Limit: limit, Offset: offset, Forms: []formBody{}}
	for _, f := range all {
		list.Forms = append(list.Forms, a.formBody(f))
	}
	respond(w, http.StatusOK, list)
	return nil
}

func (a *API) form(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	f, err := a.Forms.Get(r.Context(), p.User, r.PathValue("publicId"))
	return a.answerForm(w, r, f, err)
}

func (a *API) publishForm(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	f, err := a.Forms.Publish(r.Context(), p.User, r.PathValue("publicId"))
	return a.answerForm(w, r, f, err)
}

func (a *API) unpublishForm(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	f, err := a.Forms.Unpublish(r.Context(), p.User, r.PathValue("publicId"))
	return a.answerForm(w, r, f, err)
}

func (a *API) answerForm(w http.ResponseWriter, r *http.Request, f form.Form, err error) error {
	if err != nil {
		return err
	}
	n, err := a.Forms.Count(r.Context(), f.PublicID)
	if err != nil {
		return err
	}
	body := a.formBody(f)
	body.SubmissionCount = &n
	respond(w, http.StatusOK, body)
	return nil
}

func (a *API) deleteForm(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	if err := a.Forms.Delete(r.Context(), p.User, r.PathValue("publicId")); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// editForm changes title and settings, and nothing else. What is not a form of
// the caller's is not found whatever is said of it.
func (a *API) editForm(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	if _, err := a.Forms.Get(r.Context(), p.User, r.PathValue("publicId")); err != nil {
		return err
	}
	fields, err := jsonFields(w, r, maxJSON)
	if err != nil {
		return err
	}
	c, err := formChange(fields)
	if err != nil {
		return err
	}
	f, err := a.Forms.Edit(r.Context(), p.User, r.PathValue("publicId"), c)
	return a.answerForm(w, r, f, err)
}

// jsonFields reads a request whose body is one JSON object.
func jsonFields(w http.ResponseWriter, r *http.Request, most int64) (map[string]json.RawMessage, error) {
	data, err := jsonBody(w, r, most)
	if err != nil {
		return nil, err
	}
	return object(data)
}

// jsonBody wants the media type too: a page of another site cannot send it
// without asking first.
func jsonBody(w http.ResponseWriter, r *http.Request, most int64) ([]byte, error) {
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		return nil, problem.Field(problem.UnsupportedMedia, "Content-Type", "The Content-Type must be application/json.")
	}
	return readBody(w, r, most)
}

func formChange(fields map[string]json.RawMessage) (c form.Change, err error) {
	for _, name := range names(fields) {
		switch name {
		case "title":
			err = strictField(fields[name], "title", "a string", &c.Title)
		case "settings":
			err = settingsChange(fields[name], &c)
		default:
			err = problem.Field(problem.InvalidRequest, clip(name), "%s cannot be set. Fields: settings, title.", clip(name))
		}
		if err != nil {
			return c, err
		}
	}
	return c, nil
}

func settingsChange(raw json.RawMessage, c *form.Change) error {
	fields, err := object(raw)
	if err != nil {
		return problem.Field(problem.InvalidRequest, "settings", "settings must be an object in which each name stands once.")
	}
	for _, name := range names(fields) {
		full, raw := "settings."+name, fields[name]
		switch name {
		case "opensAt":
			c.OpensAt, err = momentField(raw, full)
		case "closesAt":
			c.ClosesAt, err = momentField(raw, full)
		case "timeLimitMinutes":
			zero := 0
			if c.TimeLimitMinutes = &zero; string(raw) != "null" {
				err = strictField(raw, full, "a whole number or null", &c.TimeLimitMinutes)
			}
			if err == nil && string(raw) != "null" && *c.TimeLimitMinutes < 1 {
				*c.TimeLimitMinutes = -1 // refused with its bounds
			}
		case "onePerPerson":
			err = strictField(raw, full, "true or false", &c.OnePerPerson)
		case "shuffle":
			err = strictField(raw, full, "true or false", &c.Shuffle)
		case "scoreVisible":
			err = strictField(raw, full, "true or false", &c.ScoreVisible)
		default:
			err = problem.Field(problem.InvalidRequest, clip(full), "%s cannot be set. Settings: closesAt, onePerPerson, opensAt, scoreVisible, shuffle, timeLimitMinutes.", clip(full))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// strictField reads a value of exactly one type; null is none.
func strictField[T any](raw json.RawMessage, name, want string, into **T) error {
	var v T
	if string(raw) == "null" || json.Unmarshal(raw, &v) != nil {
		return problem.Field(problem.InvalidRequest, name, "%s must be %s.", name, want)
	}
	*into = &v
	return nil
}

// momentField reads a time; null takes it away.
func momentField(raw json.RawMessage, name string) (*time.Time, error) {
	var none time.Time
	if string(raw) == "null" {
		return &none, nil
	}
	var text *string
	if err := strictField(raw, name, "a time such as 2027-01-31T08:00:00Z, or null", &text); err != nil {
		return nil, err
	}
	t, err := time.Parse(time.RFC3339, *text)
	if err != nil || t.Year() < 1970 || t.Year() > 9999 {
		return nil, problem.Field(problem.InvalidRequest, name, "%s must be a time such as 2027-01-31T08:00:00Z, or null.", name)
	}
	t = t.UTC().Truncate(time.Millisecond)
	return &t, nil
}
