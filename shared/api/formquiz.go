package api

import (
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"formwright/shared/account"
	"formwright/shared/export"
	"formwright/shared/finding"
	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/writer/target"
)

// formQuiz gives the owner the quiz with its key, as canonical JSON.
func (a *API) formQuiz(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	q, f, err := a.Forms.Quiz(r.Context(), p.User, r.PathValue("publicId"))
	if err != nil {
		return err
	}
	data, err := json.Marshal(q)
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("ETag", versionTag(f.Version))
	h.Set("Content-Length", strconv.Itoa(len(data)))
	_, _ = w.Write(data) // the client is gone; there is nobody to tell
	return nil
}

// editFormQuiz takes another quiz for a form.
func (a *API) editFormQuiz(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	id := r.PathValue("publicId")
	if _, err := a.Forms.Get(r.Context(), p.User, id); err != nil {
		return err
	}
	data, err := jsonBody(w, r, max(a.config.MaxUpload, maxJSON))
	if err != nil {
		return err
	}
	var q quiz.Quiz
	if err := json.Unmarshal(data, &q); err != nil {
		return problem.Wrap(err, problem.InvalidRequest, "The body is not a quiz in formwright.quiz/v1: %s.", clipLine(err.Error()))
	}
	var f form.Form
	if versions, named := matched(r.Header); named {
		f, err = a.Forms.ReplaceQuiz(r.Context(), p.User, id, q, versions...)
	} else {
		f, err = a.Forms.SetQuiz(r.Context(), p.User, id, q)
	}
	return a.answerForm(w, r, f, err)
}

// versionTag is the entity tag of a version of a quiz.
func versionTag(version int) string { return `"` + strconv.Itoa(version) + `"` }

// matched are the versions that If-Match names. Any one will do when there is no
// such header, or "*" in it; a tag that is not one of ours names no version.
func matched(h http.Header) (versions []int, named bool) {
	values := h.Values("If-Match")
	for _, tag := range strings.Split(strings.Join(values, ","), ",") {
		tag = strings.TrimSpace(tag)
		if tag == "*" {
			return nil, false
		}
		if n, err := strconv.Atoi(strings.Trim(tag, `"`)); err == nil && tag == versionTag(n) {
			versions = append(versions, n)
		}
	}
	return versions, len(values) > 0
}

// clipLine bounds what a message repeats of an error about the client's data.
func clipLine(s string) string {
	const most = 300
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}

// exportForm writes the quiz as it is now to a file format.
func (a *API) exportForm(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	q, f, err := a.Forms.Quiz(r.Context(), p.User, r.PathValue("publicId"))
	if err != nil {
		return err
	}
	fields, err := jsonFields(w, r, maxJSON)
	if err != nil {
		return err
	}
	for _, name := range names(fields) {
		if name != "format" && name != "answerKey" {
			return problem.Field(problem.InvalidRequest, clip(name), "%s is not known here. Fields: answerKey, format.", clip(name))
		}
	}
	format, err := stringField(fields, "format")
	if err != nil {
		return err
	}
	key, err := stringField(fields, "answerKey")
	if err != nil {
		return err
	}
	if err := fileFormat(format, key); err != nil {
		return err
	}
	return a.writeFile(w, r, q, f, format, key)
}

// writeFile makes the file and says where it can be had.
func (a *API) writeFile(w http.ResponseWriter, r *http.Request, q quiz.Quiz, f form.Form, format, key string) error {
	made, err := a.Files(q, f.Title, target.ID(format), target.Options{AnswerKey: target.AnswerKey(key)})
	if err != nil {
		return err
	}
	defer made.File.Close() // read to its end by then
	e, row, err := a.Exports.Put(r.Context(), export.Export{ID: uuid.NewString(), Job: "form " + f.PublicID, FileName: made.Name, MediaType: made.MediaType},
		made.File.Reader(), made.File.Size())
	if err == nil {
		err = a.Exports.Keep(r.Context(), row)
	}
	if err != nil {
		return err
	}
	respond(w, http.StatusOK, fileBody{true, format, e.ID, a.config.BaseURL + "/api/forms/exports/" + e.ID, e.FileName, e.ExpiresAt, f.Title,
		made.Questions, len(q.Items), []finding.Finding{}, 0, append([]quiz.Loss{}, made.Losses[:min(len(made.Losses), maxLosses)]...), len(made.Losses)})
	return nil
}

// maxLosses is how many losses an answer carries; the count beside is of all.
const maxLosses = 100

// fileBody says what a conversion to a file says (contract 2.4). Nothing was
// read, so there are no findings.
type fileBody struct {
	Success       bool              `json:"success"`
	Format        string            `json:"format"`
	ExportID      string            `json:"exportId"`
	DownloadURL   string            `json:"downloadUrl"`
	FileName      string            `json:"fileName"`
	ExpiresAt     time.Time         `json:"expiresAt"`
	Title         string            `json:"title"`
	QuestionCount int               `json:"questionCount"`
	QuestionsRead int               `json:"questionsRead"`
	Findings      []finding.Finding `json:"findings"`
	FindingCount  int               `json:"findingCount"`
	Losses        []quiz.Loss       `json:"losses"`
	LossCount     int               `json:"lossCount"`
}

// fileFormat wants a format that is a file.
func fileFormat(format, key string) error {
	if err := checkFormat(format); err != nil {
		return err
	}
	t, _ := target.Find(target.ID(format))
	if t.Extension == "" {
		return problem.Field(problem.InvalidRequest, "format", "%s is not a file. A form is exported to one of the other formats.", format)
	}
	if !t.Available {
		return problem.Field(problem.TargetNotAvailable, "format", "The format %s cannot be written yet.", format)
	}
	_, err := t.With(target.Options{AnswerKey: target.AnswerKey(key)})
	return err
}
