package api

import (
	"encoding/json"
	"net/http"
	"strings"

	"formwright/shared/account"
	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz"
)

// submissionBody is a submission as the owner of its form sees it.
type submissionBody struct {
	SubmissionID string                 `json:"submissionId"`
	SubmittedAt  string                 `json:"submittedAt"`
	Version      int                    `json:"version"`
	Respondent   *form.Respondent       `json:"respondent"`
	Answers      map[string]form.Answer `json:"answers"`
	Score        *form.Score            `json:"score"`
	Marks        map[string]markBody    `json:"marks"`
	Readable     []form.ReadAnswer      `json:"readable,omitempty"` // of a single one
}

type markBody struct {
	Earned   *form.Number `json:"earned"` // null while it waits for a marker
	Possible form.Number  `json:"possible"`
}

func newSubmission(s form.Submission) submissionBody {
	body := submissionBody{SubmissionID: s.ID, SubmittedAt: timestamp(s.At), Version: s.Version, Respondent: s.Respondent,
		Answers: s.Answers, Score: s.Score, Marks: map[string]markBody{}}
	for item, m := range s.Marks {
		one := markBody{Possible: form.Number{Decimal: m.Possible}}
		if m.Earned != nil {
			one.Earned = &form.Number{Decimal: *m.Earned}
		}
		body.Marks[item] = one
	}
	return body
}

type submissionList struct {
	Total       int64            `json:"total"`
	Limit       int              `json:"limit"`
	Offset      int              `json:"offset"`
	Submissions []submissionBody `json:"submissions"`
}

// submissions lists what was sent, or gives all of it as a table.
func (a *API) submissions(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	q, limit, offset, err := page(r)
	if err != nil {
		return err
	}
	switch format := q["format"]; {
	case len(format) == 0 || len(format) == 1 && format[0] == "json":
	case len(format) == 1 && (form.Table(format[0]) == form.CSV || form.Table(format[0]) == form.XLSX):
		return a.submissionTable(w, r, p, form.Table(format[0]))
	default:
		return problem.Field(problem.InvalidRequest, "format", "format must be json, csv or xlsx.")
	}
	all, total, err := a.Forms.Submissions(r.Context(), p.User, r.PathValue("publicId"), limit, offset)
	if err != nil {
		return err
	}
	list := submissionList{Total: total, Limit: limit, Offset: offset, Submissions: []submissionBody{}}
	for _, s := range all {
		list.Submissions = append(list.Submissions, newSubmission(s))
	}
	respond(w, http.StatusOK, list)
	return nil
}

// submissionTable sends the table as it is made. What breaks on the way breaks
// the connection, so that nobody takes a part for the whole.
func (a *API) submissionTable(w http.ResponseWriter, r *http.Request, p account.Principal, kind form.Table) error {
	f, err := a.Forms.Get(r.Context(), p.User, r.PathValue("publicId"))
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", kind.MediaType())
	h.Set("Content-Disposition", attachment(tableName(f.Title)+"."+string(kind)))
	h.Set("Content-Security-Policy", "sandbox; default-src 'none'")
	if r.Method == http.MethodHead {
		return nil
	}
	if err := a.Forms.Export(r.Context(), p.User, f.PublicID, kind, w); err != nil {
		a.Log.WarnContext(r.Context(), "table of submissions not finished", "error", err)
		panic(http.ErrAbortHandler)
	}
	return nil
}

// tableName makes a title the name of a file, which no system takes for a path.
func tableName(title string) string {
	const most = 80
	name := []rune(strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) {
			return '_'
		}
		return r
	}, title))
	return string(name[:min(len(name), most)])
}

func (a *API) submission(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	s, err := a.Forms.Submission(r.Context(), p.User, r.PathValue("publicId"), r.PathValue("submissionId"))
	return answerSubmission(w, s, err)
}

func answerSubmission(w http.ResponseWriter, s form.Submission, err error) error {
	if err != nil {
		return err
	}
	body := newSubmission(s)
	body.Readable = s.Readable
	respond(w, http.StatusOK, body)
	return nil
}

func (a *API) deleteSubmission(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	if err := a.Forms.DeleteSubmission(r.Context(), p.User, r.PathValue("publicId"), r.PathValue("submissionId")); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// editSubmission marks items: {"points":{"q3":2.5}}.
func (a *API) editSubmission(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	id, submission := r.PathValue("publicId"), r.PathValue("submissionId")
	if _, err := a.Forms.Submission(r.Context(), p.User, id, submission); err != nil {
		return err
	}
	fields, err := jsonFields(w, r, maxJSON)
	if err != nil {
		return err
	}
	points := map[string]quiz.Decimal{}
	for _, name := range names(fields) {
		if name != "points" {
			return problem.Field(problem.InvalidRequest, clip(name), "%s cannot be set. Fields: points.", clip(name))
		}
		if points, err = pointsField(fields[name]); err != nil {
			return err
		}
	}
	s, err := a.Forms.SetMarks(r.Context(), p.User, id, submission, points)
	return answerSubmission(w, s, err)
}

func pointsField(raw json.RawMessage) (map[string]quiz.Decimal, error) {
	fields, err := object(raw)
	if err != nil {
		return nil, problem.Field(problem.InvalidRequest, "points", "points must be an object of item ids and numbers.")
	}
	out := map[string]quiz.Decimal{}
	for _, item := range names(fields) {
		var n json.Number // takes a number, and one in quotes
		err := json.Unmarshal(fields[item], &n)
		if err == nil {
			out[item], err = quiz.ParseDecimal(n.String())
		}
		if err != nil {
			return nil, problem.Field(problem.InvalidRequest, "points."+clip(item), "points.%s must be a number.", clip(item))
		}
	}
	return out, nil
}

func (a *API) statistics(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	s, err := a.Forms.Statistics(r.Context(), p.User, r.PathValue("publicId"))
	if err != nil {
		return err
	}
	respond(w, http.StatusOK, s)
	return nil
}
