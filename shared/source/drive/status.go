package drive

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
)

// statusError is an answer that is not a document.
type statusError struct {
	status  int
	reasons []string // of the API's error body, if it has one
	after   string   // the header Retry-After
}

func (e *statusError) Error() string {
	return strings.TrimSpace(fmt.Sprintf("the drive answered %d %s", e.status, strings.Join(e.reasons, " ")))
}

func (e *statusError) has(reasons ...string) bool {
	return slices.ContainsFunc(reasons, func(r string) bool { return slices.Contains(e.reasons, r) })
}

// busy reports whether the same request may work in a moment.
func (e *statusError) busy() bool {
	return e.status == http.StatusTooManyRequests || e.status == http.StatusRequestTimeout || e.status >= 500 ||
		e.has("rateLimitExceeded", "userRateLimitExceeded", "sharingRateLimitExceeded")
}

// quota reports whether it may work in some hours.
func (e *statusError) quota() bool {
	return e.has("dailyLimitExceeded", "downloadQuotaExceeded", "quotaExceeded")
}

// ours reports whether the service's own set-up is at fault, not the document.
func (e *statusError) ours() bool {
	return e.has("accessNotConfigured", "keyInvalid", "keyExpired", "ipRefererBlocked",
		"API_KEY_INVALID", "API_KEY_SERVICE_BLOCKED", "SERVICE_DISABLED")
}

// tooLargeToExport reports the 10 MB limit of files.export.
func (e *statusError) tooLargeToExport() bool { return e.has("exportSizeLimitExceeded") }

type reason struct {
	Reason string `json:"reason"`
}

// readStatus keeps of an error body only the reasons. A token endpoint's body
// has a string for error (RFC 6749 section 5.2).
func readStatus(resp *http.Response) *statusError {
	e := &statusError{status: resp.StatusCode, after: resp.Header.Get("Retry-After")}
	var body struct {
		Error json.RawMessage `json:"error"`
	}
	if json.Unmarshal(readPage(resp), &body) != nil {
		return e
	}
	var word string
	if json.Unmarshal(body.Error, &word) == nil {
		e.reasons = []string{word}
		return e
	}
	var api struct {
		Errors  []reason `json:"errors"`
		Details []reason `json:"details"`
	}
	if json.Unmarshal(body.Error, &api) != nil {
		return e
	}
	for _, r := range append(api.Errors, api.Details...) {
		if r.Reason != "" {
			e.reasons = append(e.reasons, r.Reason)
		}
	}
	return e
}
