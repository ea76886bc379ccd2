package api_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/source"
)

func TestConvertWaitsForTheResult(t *testing.T) {
	w := newWorld(t)
	w.work()
	r := w.post(`{"documentId":"bio","format":"gift","documentName":"Biology"}`).want(200)
	got := r.object()
	id := r.text("exportId")
	want := map[string]any{"success": true, "format": "gift", "exportId": id, "downloadUrl": base + "/api/forms/exports/" + id,
		"fileName": "Biology-gift.txt", "expiresAt": "2026-03-31T08:00:00Z", "title": "A < B", "cached": false,
		"questionCount": 1.0, "questionsRead": 1.0, "findings": []any{}, "findingCount": 0.0, "losses": []any{}, "lossCount": 0.0}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if w.balance() != 999 {
		t.Errorf("balance %d after one conversion", w.balance())
	}
	w.get(strings.TrimPrefix(r.text("downloadUrl"), base), as("")).want(200)
}

func TestConvertAsync(t *testing.T) {
	w := newWorld(t)
	r := w.post(`{"documentId":"bio","format":"gift","async":true}`).want(202)
	id := r.text("jobId")
	want := map[string]any{"success": true, "status": "processing", "jobId": id, "message": r.text("message"),
		"pollUrl": "/api/v1/convert/status/" + id}
	if diff := cmp.Diff(want, r.object()); diff != "" || r.text("message") == "" {
		t.Errorf("message %q %s", r.text("message"), diff)
	}
	if state := w.get(r.text("pollUrl")).want(200).text("state"); state != "waiting" {
		t.Errorf("state %q", state)
	}
}

// TestConvertGivesUpWaiting is the 408 of contract 3.3: the body of 202 with
// success false, and the job goes on.
func TestConvertGivesUpWaiting(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld(t, running)
		start := time.Now()
		r := w.post(`{"documentId":"bio","format":"gift"}`).want(408)
		if waited := time.Since(start); waited != 300*time.Second {
			t.Errorf("waited %v", waited)
		}
		id := r.text("jobId")
		want := map[string]any{"success": false, "status": "processing", "jobId": id, "message": r.text("message"),
			"pollUrl": "/api/v1/convert/status/" + id}
		if diff := cmp.Diff(want, r.object()); diff != "" {
			t.Error(diff)
		}
		w.finish()
		if state := w.get(r.text("pollUrl")).text("state"); state != "completed" {
			t.Errorf("the job is %s after the 408", state)
		}
	})
}

func TestConvertAnswersTheFailure(t *testing.T) {
	w := newWorld(t)
	w.work()
	r := w.post(`{"documentId":"broken","format":"gift"}`).want(400, problem.NoQuestions)
	if got := r.object(); got["success"] != false || got["message"] != "No question was found in the document." {
		t.Errorf("body %s", r.body)
	}
	if w.balance() != 1000 {
		t.Errorf("balance %d: the credit was not given back", w.balance())
	}
}

func TestConvertTakesEveryDocumentID(t *testing.T) {
	w := newWorld(t)
	for _, id := range []string{
		"1AbC-d_9",
		"https://docs.example.com/document/d/1AbC-d_9/edit",
		"https://docs.example.com/spreadsheets/d/1AbC-d_9/edit#gid=0",
		"https://docs.example.com/presentation/d/1AbC-d_9/edit?usp=sharing",
		"https://drive.example.com/file/d/1AbC-d_9/view?usp=drive_link",
	} {
		w.post(fmt.Sprintf(`{"documentId":%q,"format":"gift","async":true}`, id)).want(202)
	}
	for _, id := range []string{"https://docs.example.com/", "https://example.com/forms/1AbC", "../etc/passwd", "a/b", "bad\\u0000id", strings.Repeat("a", 513)} {
		r := w.post(`{"documentId":"`+id+`","format":"gift","async":true}`).want(400, problem.InvalidRequest)
		if r.text("field") != "documentId" {
			t.Errorf("%.40q: field %q", id, r.text("field"))
		}
	}
}

func TestConvertTakesEveryDocumentType(t *testing.T) {
	w := newWorld(t)
	for _, kind := range source.Types() {
		w.post(fmt.Sprintf(`{"documentId":"bio","format":"gift","documentType":%q,"async":true}`, kind)).want(202)
	}
	for _, kind := range []string{"uploaded_pdf", "uploaded_word", "CLOUD_DOC", "pdf"} {
		r := w.post(fmt.Sprintf(`{"documentId":"bio","format":"gift","documentType":%q}`, kind)).want(400, problem.InvalidRequest)
		if r.text("field") != "documentType" {
			t.Errorf("%s: field %q", kind, r.text("field"))
		}
	}
}

// contractFormats is the list of contract 2.3 in its order.
const contractFormats = "cloud_form, service_form, lms_a, lms_b, lms_c, lms_d, lms_e, lms_f, quiz_a, quiz_b, quiz_c, quiz_d, " +
	"quiz_e, quiz_f, quiz_g, quiz_h, quiz_i, qti_21, qti_22, gift, aiken, cloze, word, other_a, h5p"

func TestConvertListsTheFormats(t *testing.T) {
	w := newWorld(t)
	for _, body := range []string{`{"documentId":"bio"}`, `{"documentId":"bio","format":""}`, `{"documentId":"bio","format":null}`,
		`{"documentId":"bio","format":"GIFT"}`, `{"documentId":"bio","format":"gift "}`, `{"documentId":"bio","format":"<b>pdf"}`} {
		r := w.post(body).want(400, problem.InvalidRequest)
		if got := r.object(); got["success"] != false || got["field"] != "format" || !strings.Contains(r.text("message"), contractFormats) {
			t.Errorf("%s: %s", body, r.body)
		}
	}
}

func TestConvertRefusesCloudFormWithoutAccount(t *testing.T) {
	w := newWorld(t)
	r := w.post(`{"documentId":"bio","format":"cloud_form"}`).want(403)
	want := map[string]any{"success": false, "code": "CLOUD_AUTH_REQUIRED", "message": "Cloud authentication required for cloud form creation"}
	if diff := cmp.Diff(want, r.object()); diff != "" {
		t.Error(diff)
	}
	if w.balance() != 1000 {
		t.Errorf("balance %d", w.balance())
	}
}

func TestConvertRefusesWrongTypes(t *testing.T) {
	w := newWorld(t)
	bodies := map[string]string{}
	for _, name := range []string{"documentId", "format", "documentName", "documentType"} {
		for _, v := range []string{`1`, `true`, `["bio"]`, `{"a":1}`} {
			bodies[`"`+name+`":`+v] = name
		}
	}
	for _, v := range []string{`"true"`, `1`, `0`, `[]`, `{}`} {
		bodies[`"async":`+v] = "async"
	}
	for _, name := range []string{"file", "fileUrl"} {
		bodies[`"`+name+`":"https://example.org/a.pdf"`] = name
	}
	for _, bad := range slices.Sorted(maps.Keys(bodies)) {
		fields := map[string]string{"documentId": `"documentId":"bio"`, "format": `"format":"gift"`}
		fields[bodies[bad]] = bad
		r := w.post("{"+strings.Join(slices.Sorted(maps.Values(fields)), ",")+"}").want(400, problem.InvalidRequest)
		if got := r.text("field"); got != bodies[bad] {
			t.Errorf("%s: field %q: %s", bad, got, r.body)
		}
	}
	if w.balance() != 1000 {
		t.Errorf("balance %d", w.balance())
	}
}

func TestConvertNeedsADocument(t *testing.T) {
	w := newWorld(t)
	for _, body := range []string{`{"format":"gift"}`, `{"format":"gift","documentId":null}`, `{"format":"gift","documentId":""}`, `{"format":"gift","documentId":"  "}`} {
		r := w.post(body).want(400, problem.InvalidRequest)
		if r.text("field") != "documentId" || r.object()["success"] != false {
			t.Errorf("%s: %s", body, r.body)
		}
	}
}

func TestConvertChecksTheName(t *testing.T) {
	w := newWorld(t)
	w.work()
	long := strings.Repeat("ä", 255)
	w.post(`{"documentId":"bio","format":"gift","async":true,"documentName":"` + long + `"}`).want(202)
	for _, name := range []string{long + "b", `a\u0000b`, `a\nb`} {
		r := w.post(`{"documentId":"bio","format":"gift","documentName":"`+name+`"}`).want(400, problem.InvalidRequest)
		if r.text("field") != "documentName" {
			t.Errorf("%.20q: %s", name, r.body)
		}
	}
	for _, body := range []string{`{"documentId":"bio","format":"gift"}`, `{"documentId":"bio","format":"gift","documentName":" "}`,
		`{"documentId":"bio","format":"gift","documentName":null,"documentType":null,"async":null}`, `{"documentId":"bio","format":"gift","documentName":""}`} {
		if got := w.post(body).want(200).text("fileName"); got != "Untitled Document-gift.txt" {
			t.Errorf("%s: fileName %q", body, got)
		}
	}
}

func TestCreditsRunOut(t *testing.T) {
	w := newWorld(t, func(w *world) { w.config.CreditsFree = 1 })
	w.accepted("broken")
	r := w.post(`{"documentId":"bio","format":"gift"}`).want(402, problem.CreditsExhausted)
	if got := r.object(); got["success"] != false || !strings.Contains(strings.ToLower(r.text("message")), "upgrade") {
		t.Errorf("body %s", r.body)
	}
	w.finish() // it fails, so there is a credit again
	w.accepted("bio")
}

func TestSubscriptionExpires(t *testing.T) {
	w := newWorld(t)
	if err := w.services.Accounts.SetPlan(t.Context(), w.user, "pro", 50, w.now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	w.accepted("bio")
	w.pass(2 * time.Hour)
	r := w.post(`{"documentId":"bio","format":"gift"}`).want(402, problem.SubscriptionExpired)
	if !strings.Contains(strings.ToLower(r.text("message")), "upgrade") {
		t.Errorf("message %q", r.text("message"))
	}
}

// TestAnswerKey is an option of papers alone.
func TestAnswerKey(t *testing.T) {
	w := newWorld(t)
	for _, c := range []struct{ format, key, want string }{
		{"word", `"none"`, "none"}, {"word", `"only"`, "only"}, {"word", `"included"`, "included"}, {"word", `null`, ""}, {"gift", `"included"`, "included"},
	} {
		r := w.post(`{"documentId":"bio","async":true,"format":"` + c.format + `","answerKey":` + c.key + `}`)
		if got := w.jobOf(r).Request.AnswerKey; got != c.want {
			t.Errorf("%s for %s: %q", c.key, c.format, got)
		}
	}
	for _, body := range []string{`{"documentId":"bio","format":"word","answerKey":"maybe"}`, `{"documentId":"bio","format":"gift","answerKey":"none"}`, `{"documentId":"bio","format":"word","answerKey":true}`} {
		if got := w.post(body).want(400, problem.InvalidRequest).text("field"); got != "answerKey" {
			t.Errorf("%s: field %q", body, got)
		}
	}
}
