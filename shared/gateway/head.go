package gateway

import (
	"context"
	"fmt"
	"net/http"
)

// head is what both writers have in common: headers and status, fixed by the
// first WriteHeader, Write or Flush as net/http does it.
type head struct {
	method string
	header http.Header
	sent   http.Header // as they were when the status was fixed
	status int         // 0 until then
}

func newHead(r *http.Request) head {
	return head{method: r.Method, header: make(http.Header)}
}

// Header gives the headers to be sent.
func (h *head) Header() http.Header { return h.header }

// commit fixes status and headers and reports whether this call did it. first
// is the beginning of the body, which tells a media type that nobody set.
// Informational statuses cannot be passed on and are left out.
func (h *head) commit(status int, first []byte) bool {
	if h.status != 0 || status < 200 {
		return false
	}
	h.status = status
	if len(first) > 0 && h.header.Get("Content-Type") == "" {
		h.header.Set("Content-Type", http.DetectContentType(first))
	}
	h.sent = h.header.Clone()
	return true
}

// bodyAllowed reports whether the reply may have a body (RFC 9110, 6.4.1).
func (h *head) bodyAllowed() bool {
	return h.method != http.MethodHead && h.status != http.StatusNoContent && h.status != http.StatusNotModified
}

// refuse drops what may not be sent: silently for HEAD, where handlers write as
// for GET, with an error for statuses without a body.
func (h *head) refuse(p []byte) (int, error) {
	if h.method == http.MethodHead {
		return len(p), nil
	}
	return 0, http.ErrBodyNotAllowed
}

// silent is the error of a handler that returned without a word because its
// context had ended. An empty 200 would tell the client that all is well.
func (h *head) silent(ctx context.Context) error {
	if err := ctx.Err(); err != nil && h.status == 0 {
		return fmt.Errorf("no reply in time: %w", err)
	}
	return nil
}
