package cloudform

import (
	"errors"
	"net/http"
	"testing"
	"time"
)

// FuzzRefused: whatever the service answers, the error says no more than a
// status and a word, and waits no longer than a day.
func FuzzRefused(f *testing.F) {
	f.Add(400, `{"error":{"status":"INVALID_ARGUMENT","message":"Invalid requests[3]"}}`, "")
	f.Add(403, `{"error":{"details":[{"reason":"SERVICE_DISABLED"}]}}`, "")
	f.Add(429, `{"error":{"errors":[{"reason":"rateLimitExceeded"}]}}`, "120")
	f.Add(503, `<html>`, "Sun, 01 Mar 2026 08:00:20 GMT")
	f.Add(500, `{"error":"a text of \n lines"}`, "-1")
	now := time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC)
	c := client{now: func() time.Time { return now }}
	f.Fuzz(func(t *testing.T, status int, body, after string) {
		err := c.refused(&http.Response{StatusCode: status, Header: http.Header{"Retry-After": {after}}}, []byte(body))
		var no *refusal
		if !errors.As(err, &no) || len(no.reason) > 60 || no.reason != word(no.reason) || no.wait < 0 {
			t.Errorf("%v waits %v", err, no.wait)
		}
		if explain(err) == nil {
			t.Error("a refusal is no error")
		}
	})
}
