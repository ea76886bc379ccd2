package web_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/job"
	"formwright/shared/quiz"
	"formwright/shared/session"
	"formwright/shared/transcript"
)

// accepted is a job of a person that nobody has begun.
func (p person) accepted(r job.Request) job.Job {
	p.w.t.Helper()
	a, err := p.w.jobs.Create(p.w.t.Context(), p.user.ID, r, job.Idempotency{})
	p.w.must(err)
	return a.Job
}

// converted is a job that has read a quiz, with a doubt about its first item.
func (p person) converted(q quiz.Quiz) string {
	w := p.w
	w.t.Helper()
	id := p.accepted(job.Request{DocumentID: "bio", DocumentName: "Biology", Format: "gift"}).ID
	j, err := w.jobs.Claim(w.t.Context(), p.user.ID, id)
	w.must(err)
	row, err := w.reads.Keep(w.t.Context(), p.user.ID, id, transcript.Transcript{Quiz: q, ExpiresAt: w.clock.Add(720 * 3600e9),
		Findings: []finding.Finding{{Code: finding.NoKey, Severity: finding.Warning, Item: "q1", Message: "The first is doubtful.", Position: finding.Position{Page: 3, Cell: "B7"}},
			{Code: finding.UnreadPart, Severity: finding.Error, Message: "A chart was not read."}}})
	w.must(err)
	result, err := json.Marshal(map[string]any{"success": true, "format": "gift", "downloadUrl": base + "/api/forms/exports/" + j.Export, "fileName": "Biology-gift.txt",
		"expiresAt": w.clock.Add(720 * 3600e9), "questionCount": len(q.Items), "losses": []quiz.Loss{
			{Code: quiz.PointsDropped, Item: "q1", Message: "Its points were lost."}, {Code: quiz.TagsDropped, Message: "All tags were lost."}}})
	w.must(err)
	w.must(w.jobs.Complete(w.t.Context(), j, result, row))
	return id
}

// run lets the worker do a job.
func (w *world) run(p person, id string) {
	w.t.Helper()
	w.must(w.worker.Handle(w.t.Context(), fmt.Sprintf(`{"user":%q,"job":%q}`, p.user.ID, id)))
}

// part is one field of a multipart form; a name makes it a file.
type part struct{ field, file, body string }

// upload sends the convert form as a browser does.
func (p person) upload(parts ...part) *httptest.ResponseRecorder {
	return p.uploadRaw(append([]part{{field: "csrf", body: session.CSRF(p.token)}}, parts...)...)
}

func (p person) uploadRaw(parts ...part) *httptest.ResponseRecorder {
	p.w.t.Helper()
	return p.uploadTo("/convert", parts...)
}

func (p person) uploadTo(path string, parts ...part) *httptest.ResponseRecorder {
	p.w.t.Helper()
	var body bytes.Buffer
	mw := multipart.NewWriter(&body)
	for _, each := range parts {
		if each.file == "" {
			p.w.must(mw.WriteField(each.field, each.body))
			continue
		}
		f, err := mw.CreateFormFile(each.field, strings.TrimPrefix(each.file, "none"))
		p.w.must(err)
		_, err = f.Write([]byte(each.body))
		p.w.must(err)
	}
	p.w.must(mw.Close())
	return p.do(http.MethodPost, path, &body, func(r *http.Request) {
		r.Header.Set("Content-Type", mw.FormDataContentType())
		r.Header.Set("Origin", base)
		r.Header.Set("Sec-Fetch-Site", "same-origin")
	})
}
