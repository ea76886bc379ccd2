//go:build browser

package browser

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/http"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
)

// hosted is a form of somebody's.
type hosted struct {
	t         *testing.T
	token, id string
}

// exam asks every kind of question, with pictures, formulas, a table, sections
// and a passage; the essay comes last.
func exam() quiz.Quiz {
	q := quiztest.Everything()
	essay := q.Items[7]
	q.Items = append(append(q.Items[:7:7], q.Items[8:]...), essay)
	for i := range q.Items {
		q.Items[i].ID, q.Items[i].Label = fmt.Sprintf("q%d", i+1), fmt.Sprintf("%d.", i+1)
	}
	return q
}

// scored is an exam that nobody has to mark.
func scored() quiz.Quiz {
	q := exam()
	q.Items = q.Items[:9]
	return q
}

// draft converts a document to a form of a person's.
func draft(t *testing.T, email string, q quiz.Quiz) hosted {
	t.Helper()
	data, err := q.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	f := hosted{t: t, token: command(t, "token", "--email", email)}
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	for name, value := range map[string]string{"format": "service_form", "documentName": q.Title} {
		_ = form.WriteField(name, value)
	}
	part, _ := form.CreateFormFile("file", "exam.json") // into memory
	_, _ = part.Write(data)
	_ = form.Close()
	r, err := http.NewRequestWithContext(t.Context(), "POST", served.base+"/api/v1/convert", &body)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+f.token)
	r.Header.Set("Content-Type", form.FormDataContentType())
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	var answer struct {
		PublicID string `json:"publicId"`
		Error    any    `json:"error"`
	}
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil || answer.PublicID == "" {
		t.Fatalf("convert: %d %v %v", resp.StatusCode, answer.Error, err)
	}
	f.id = answer.PublicID
	return f
}

// published is a form that takes answers.
func published(t *testing.T, email string, q quiz.Quiz) hosted {
	t.Helper()
	f := draft(t, email, q)
	f.asks("POST", "/publish", nil)
	return f
}

func (f hosted) page() string  { return "/f/" + f.id }
func (f hosted) owner() string { return "/forms/" + f.id }

// asks calls the API for the form, as its owner.
func (f hosted) asks(method, below string, body any) map[string]any {
	f.t.Helper()
	status, answer := call(f.t, method, "/api/v1/forms/"+f.id+below, f.token, body)
	if status != 200 {
		f.t.Fatalf("%s %s: %d %v", method, below, status, answer)
	}
	return answer
}

// set changes settings of the form.
func (f hosted) set(settings map[string]any) {
	f.t.Helper()
	f.asks("PATCH", "", map[string]any{"settings": settings})
}

// latest is the newest of so many submissions.
func (f hosted) latest(of int) map[string]any {
	f.t.Helper()
	answer := f.asks("GET", "/submissions", nil)
	list, _ := answer["submissions"].([]any)
	if len(list) != of {
		f.t.Fatalf("%d submissions, not %d", len(list), of)
	}
	if of == 0 {
		return nil
	}
	newest, _ := list[0].(map[string]any)
	id, _ := newest["submissionId"].(string)
	return f.asks("GET", "/submissions/"+id, nil)
}

// points is what each item of a submission earned, of what it could.
func points(submission map[string]any) map[string]string {
	out := map[string]string{}
	marks, _ := submission["marks"].(map[string]any)
	for id, m := range marks {
		mark, _ := m.(map[string]any)
		out[id] = fmt.Sprintf("%v of %v", mark["earned"], mark["possible"])
	}
	return out
}

// withoutScripts has the tab run no scripts of pages.
func (b *tab) withoutScripts() {
	b.t.Helper()
	if _, err := chromedp.Call(b.ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}); err != nil {
		b.t.Fatal(err)
	}
}

// status is the status of the answer that the page came in.
func (b *tab) status() int {
	b.t.Helper()
	return ask[int](b, `performance.getEntriesByType("navigation")[0].responseStatus`)
}

// reload loads the page again, as people do.
func (b *tab) reload() {
	b.t.Helper()
	b.mark()
	b.do("reload", chromedp.Reload())
	b.until(`!window.pressed && document.readyState === "complete"`)
}
