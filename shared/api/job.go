package api

import (
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"formwright/shared/account"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/store"
)

// jobStatus is the body of contract 2.6.
type jobStatus struct {
	Success  bool                       `json:"success"`
	JobID    string                     `json:"jobId"`
	State    job.State                  `json:"state"`
	Progress int                        `json:"progress"`
	Step     string                     `json:"currentStep"`
	Result   map[string]json.RawMessage `json:"result,omitempty"`
	Error    string                     `json:"error,omitempty"`
	Code     problem.Code               `json:"code,omitempty"`
}

func (a *API) job(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	j, err := a.findJob(r, p)
	if err != nil {
		return err
	}
	body, err := statusBody(j)
	if err != nil {
		return err
	}
	respond(w, http.StatusOK, body)
	return nil
}

func (a *API) findJob(r *http.Request, p account.Principal) (job.Job, error) {
	id := r.PathValue("jobId")
	if err := uuid.Validate(id); err != nil {
		return job.Job{}, noJob()
	}
	j, err := a.Jobs.Get(r.Context(), p.User, id)
	if errors.Is(err, store.ErrNotFound) {
		return job.Job{}, noJob()
	}
	return j, err
}

func noJob() error {
	return problem.New(problem.JobNotFound, "There is no such job.")
}

func statusBody(j job.Job) (jobStatus, error) {
	body := jobStatus{Success: j.State != job.Failed, JobID: j.ID, State: j.State, Progress: j.Progress, Step: j.Step}
	if j.Problem != nil {
		body.Error, body.Code = j.Problem.Message, j.Problem.Code
	}
	if j.State == job.Completed {
		var err error
		body.Result, err = result(j, false)
		return body, err
	}
	return body, nil
}

// jobItem is one row of the list (contract 2.7).
type jobItem struct {
	JobID        string     `json:"jobId"`
	DocumentName string     `json:"documentName"`
	DocumentType string     `json:"documentType"`
	Format       string     `json:"format"`
	Status       job.Status `json:"status"`
	Progress     int        `json:"progress"`
	Step         string     `json:"currentStep"`
	CreatedAt    string     `json:"createdAt"`
	CompletedAt  *string    `json:"completedAt"`
}

type jobList struct {
	Total  int64     `json:"total"`
	Limit  int       `json:"limit"`
	Offset int       `json:"offset"`
	Jobs   []jobItem `json:"jobs"`
}

func (a *API) jobs(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	q, limit, offset, err := page(r)
	if err != nil {
		return err
	}
	status, err := statusParam(q)
	if err != nil {
		return err
	}
	jobs, total, err := a.Jobs.List(r.Context(), p.User, status, limit, offset)
	if err != nil {
		return err
	}
	list := jobList{Total: total, Limit: limit, Offset: offset, Jobs: []jobItem{}}
	for _, j := range jobs {
		list.Jobs = append(list.Jobs, listItem(j))
	}
	respond(w, http.StatusOK, list)
	return nil
}

func listItem(j job.Job) jobItem {
	item := jobItem{JobID: j.ID, DocumentName: j.Request.DocumentName, DocumentType: j.Request.DocumentType,
		Format: j.Request.Format, Status: j.State.Status(), Progress: j.Progress, Step: j.Step, CreatedAt: timestamp(j.CreatedAt)}
	if !j.CompletedAt.IsZero() {
		at := timestamp(j.CompletedAt)
		item.CompletedAt = &at
	}
	return item
}

func timestamp(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z") }

// page reads the query of a list.
func page(r *http.Request) (q url.Values, limit, offset int, err error) {
	if q, err = url.ParseQuery(r.URL.RawQuery); err != nil {
		return nil, 0, 0, problem.New(problem.InvalidRequest, "The query string is malformed.")
	}
	if limit, err = intParam(q, "limit", 20, 1, 100); err != nil {
		return nil, 0, 0, err
	}
	offset, err = intParam(q, "offset", 0, 0, 1<<31-1)
	return q, limit, offset, err
}

// intParam reads a query parameter that may stand once, within its bounds.
func intParam(q url.Values, name string, def, min, max int) (int, error) {
	values, given := q[name]
	if !given {
		return def, nil
	}
	n, err := strconv.Atoi(values[0])
	if strings.HasPrefix(values[0], "+") || len(values) > 1 || err != nil || n < min || n > max {
		if max > 1000 {
			return 0, problem.Field(problem.InvalidRequest, name, "%s must be a whole number of at least %d.", name, min)
		}
		return 0, problem.Field(problem.InvalidRequest, name, "%s must be a whole number from %d to %d.", name, min, max)
	}
	return n, nil
}

func statusParam(q url.Values) (job.Status, error) {
	values, given := q["status"]
	if !given {
		return "", nil
	}
	if s := job.Status(values[0]); len(values) == 1 && slices.Contains(job.Statuses(), s) {
		return s, nil
	}
	var allowed []string
	for _, s := range job.Statuses() {
		allowed = append(allowed, string(s))
	}
	return "", problem.Field(problem.InvalidRequest, "status", "status must be one of %s.", strings.Join(allowed, ", "))
}
