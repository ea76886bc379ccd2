package api_test

import (
	"fmt"
	"net/url"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/job"
	"formwright/shared/problem"
)

func (w *world) claim(id string) job.Job {
	w.t.Helper()
	j, err := w.services.Jobs.Claim(w.t.Context(), w.user, id)
	if err != nil {
		w.t.Fatal(err)
	}
	return j
}

func TestJobStatusInEveryState(t *testing.T) {
	w := newWorld(t)
	id := w.accepted("bio")
	status := func(want map[string]any) {
		t.Helper()
		want["jobId"] = id
		if diff := cmp.Diff(want, w.get("/api/v1/convert/status/"+id).want(200).object()); diff != "" {
			t.Error(diff)
		}
	}
	status(map[string]any{"success": true, "state": "waiting", "progress": 0.0, "currentStep": "queued"})
	j := w.claim(id)
	if err := w.services.Jobs.Report(t.Context(), j, "reading", 20); err != nil {
		t.Fatal(err)
	}
	status(map[string]any{"success": true, "state": "active", "progress": 20.0, "currentStep": "reading"})
	if err := w.services.Jobs.Retry(t.Context(), j, fmt.Errorf("busy"), time.Second); err != nil {
		t.Fatal(err)
	}
	status(map[string]any{"success": true, "state": "delayed", "progress": 20.0, "currentStep": "waiting to try again"})
	j = w.claim(id)
	if err := w.services.Jobs.Fail(t.Context(), j, problem.New(problem.DocumentEncrypted, "It is encrypted.")); err != nil {
		t.Fatal(err)
	}
	status(map[string]any{"success": false, "state": "failed", "progress": 0.0, "currentStep": "failed", "error": "It is encrypted.", "code": "DOCUMENT_ENCRYPTED"})
}

func TestJobStatusHoldsTheResult(t *testing.T) {
	w := newWorld(t)
	id := w.accepted("bio")
	w.finish()
	got := w.get("/api/v1/convert/status/" + id).want(200).object()
	result, _ := got["result"].(map[string]any)
	if got["state"] != "completed" || got["progress"] != 100.0 || got["success"] != true || result["success"] != true || result["format"] != "gift" || result["exportId"] == "" {
		t.Errorf("%v", got)
	}
}

func TestUnexpectedFailureTellsNothing(t *testing.T) {
	w := newWorld(t)
	id := w.accepted("bio")
	if err := w.services.Jobs.Fail(t.Context(), w.claim(id), fmt.Errorf("secret chain")); err != nil {
		t.Fatal(err)
	}
	r := w.get("/api/v1/convert/status/" + id)
	if r.text("error") != "Internal error." || r.text("code") != "INTERNAL" {
		t.Errorf("%s", r.body)
	}
}

func TestJobsOfOthersAreNotFound(t *testing.T) {
	w := newWorld(t)
	id := w.accepted("bio")
	_, other := w.account("other@example.org")
	for _, path := range []string{"/api/v1/convert/status/" + id, "/api/v1/convert/status/" + id + "/stream"} {
		r := w.get(path, as(other)).want(404, problem.JobNotFound)
		if r.object()["success"] != false {
			t.Errorf("%s: %s", path, r.body)
		}
	}
	if got := w.get("/api/v1/jobs", as(other)).want(200).object(); got["total"] != 0.0 || len(got["jobs"].([]any)) != 0 {
		t.Errorf("list of the other: %v", got)
	}
}

func TestUnknownJobs(t *testing.T) {
	w := newWorld(t)
	for _, id := range []string{"x", "0195a1c2-7b1e-7c3a-9d55-0c6a1f2b3c4d", "%00", "%ff", "a%2Fb", "%F0%9F%A6%86", fmt.Sprintf("%0900d", 1)} {
		for _, end := range []string{"", "/stream"} {
			w.get("/api/v1/convert/status/"+id+end).want(404, problem.JobNotFound)
		}
	}
}

func TestJobList(t *testing.T) {
	w := newWorld(t)
	failed := w.accepted("broken")
	w.pass(time.Second)
	w.finish()
	completed := w.accepted("bio")
	w.pass(1500 * time.Millisecond)
	w.finish()
	active := w.accepted("bio")
	w.claim(active)
	pending := w.post(`{"documentId":"bio","format":"gift","documentName":"Naïve","documentType":"cloud_drive_pdf","async":true}`)
	w.pass(time.Second)

	got := w.get("/api/v1/jobs").want(200).object()
	var ids []any
	for _, item := range got["jobs"].([]any) {
		ids = append(ids, item.(map[string]any)["jobId"])
	}
	if diff := cmp.Diff([]any{pending.text("jobId"), active, completed, failed}, ids); diff != "" || got["total"] != 4.0 || got["limit"] != 20.0 || got["offset"] != 0.0 {
		t.Errorf("%v %s", got, diff)
	}
	want := map[string]any{"jobId": completed, "documentName": "Untitled Document", "documentType": "cloud_doc", "format": "gift",
		"status": "completed", "progress": 100.0, "currentStep": "completed", "createdAt": "2026-03-01T08:00:01.000Z", "completedAt": "2026-03-01T08:00:02.500Z"}
	if diff := cmp.Diff(want, got["jobs"].([]any)[2]); diff != "" {
		t.Error(diff)
	}
	for status, id := range map[string]string{"failed": failed, "completed": completed, "processing": active, "pending": pending.text("jobId")} {
		got := w.get("/api/v1/jobs?status=" + status).want(200).object()
		jobs := got["jobs"].([]any)
		if len(jobs) != 1 || got["total"] != 1.0 || jobs[0].(map[string]any)["jobId"] != id || jobs[0].(map[string]any)["status"] != status {
			t.Errorf("status %s: %v", status, got)
		}
		if at := jobs[0].(map[string]any)["completedAt"]; (at == nil) != (status == "processing" || status == "pending") {
			t.Errorf("status %s: completedAt %v", status, at)
		}
	}
}

func TestJobListPages(t *testing.T) {
	w := newWorld(t)
	var ids []string
	for range 5 {
		ids = append([]string{w.accepted("bio")}, ids...)
		w.pass(time.Millisecond)
	}
	for _, c := range []struct {
		query         string
		limit, offset int
		want          []string
	}{
		{"", 20, 0, ids}, {"limit=2", 2, 0, ids[:2]}, {"limit=2&offset=2", 2, 2, ids[2:4]}, {"offset=4&limit=100", 100, 4, ids[4:]},
		{"offset=5", 20, 5, nil}, {"offset=2147483647", 20, 2147483647, nil}, {"status=pending&limit=1&offset=1", 1, 1, ids[1:2]}, {"status=failed", 20, 0, nil},
	} {
		got := w.get("/api/v1/jobs?" + c.query).want(200).object()
		var list []string
		for _, item := range got["jobs"].([]any) {
			list = append(list, item.(map[string]any)["jobId"].(string))
		}
		total := 5.0
		if c.query == "status=failed" {
			total = 0
		}
		if diff := cmp.Diff(c.want, list); diff != "" || got["limit"] != float64(c.limit) || got["offset"] != float64(c.offset) || got["total"] != total {
			t.Errorf("%s: %v %s", c.query, got, diff)
		}
	}
}

func TestJobListBounds(t *testing.T) {
	w := newWorld(t)
	bad := map[string]string{"offset=-1": "offset", "status=done": "status", "status=": "status", "status=waiting": "status", "status=Pending": "status",
		"status=pending&status=failed": "status", "limit=5&limit=6": "limit", "offset=1&offset=1": "offset", "offset=99999999999999999999": "offset"}
	for _, v := range []string{"0", "101", "-1", "abc", "1.5", "+5", "5 ", "", "1e2", "0x10", "５", "null", "9999999999999999999999"} {
		bad["limit="+url.QueryEscape(v)] = "limit"
		if v != "0" && v != "101" {
			bad["offset="+url.QueryEscape(v)] = "offset"
		}
	}
	for query, field := range bad {
		r := w.get("/api/v1/jobs?"+query).want(400, problem.InvalidRequest)
		if r.text("field") != field || r.object()["success"] != false {
			t.Errorf("%s: %s", query, r.body)
		}
	}
	w.get("/api/v1/jobs?limit=%zz").want(400, problem.InvalidRequest)
	w.get("/api/v1/jobs?limit=1&unknown=7").want(200)
	w.get("/api/v1/jobs?limit=100").want(200)
}
