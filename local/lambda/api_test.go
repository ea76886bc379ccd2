package lambda

import (
	"encoding/base64"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/iotest"
)

func iotestOneByte(text string) io.Reader { return iotest.OneByteReader(strings.NewReader(text)) }

// A reply to an invocation that is not under way is refused, so that a late one
// cannot answer the next.
func TestRepliesOfOtherInvocations(t *testing.T) {
	in := &instance{current: newInvocation(nil, func() {})}
	for _, path := range []string{"/response", "/error"} {
		w := httptest.NewRecorder()
		r := httptest.NewRequest("POST", "/2018-06-01/runtime/invocation/other"+path, strings.NewReader("{}"))
		in.routes().ServeHTTP(w, r)
		if w.Code != http.StatusForbidden || !strings.Contains(w.Body.String(), "InvalidRequestID") {
			t.Errorf("%s: %d %s", path, w.Code, w.Body)
		}
	}
}

func TestReportedErrors(t *testing.T) {
	if got := *reported([]byte(`{"errorType":"T","errorMessage":"m","stackTrace":[]}`)); got != (FunctionError{"T", "m"}) {
		t.Errorf("got %v", got)
	}
	if got := *reported([]byte("plain")); got != (FunctionError{"Runtime.Unknown", "plain"}) {
		t.Errorf("got %v", got)
	}
	body := base64.StdEncoding.EncodeToString([]byte(`{"errorType":"T","errorMessage":"m"}`))
	if got := trailerMessage(http.Header{"Lambda-Runtime-Function-Error-Body": {body}}); got != "m" {
		t.Errorf("got %q", got)
	}
}
