package web

import (
	"net/http"
	"strings"
)

// policy is the Content-Security-Policy of a page, by its directives.
type policy struct{ formAction, frameAncestors string }

func (p policy) String() string {
	s := "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors " + p.frameAncestors
	if p.formAction != "" {
		s += "; form-action " + p.formAction
	}
	return s
}

// secure sets the headers of every page. The referrer stays on our own site; with
// no-referrer browsers would send our forms without their origin. The frame
// around has set nosniff and no-store.
func secure(h http.Header) {
	h.Set("Content-Security-Policy", policy{"'self'", "'none'"}.String())
	h.Set("Referrer-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
	h.Add("Vary", "Cookie")
}

// frames lets an LMS frame the pages of a session that it launched.
func (v *visit) frames(origins []string) {
	if len(origins) > 0 {
		v.w.Header().Set("Content-Security-Policy", policy{"'self'", strings.Join(origins, " ")}.String())
	}
}

// unframed keeps a page out of frames, whatever its session, and lets its form
// lead away: browsers hold a form's whole chain of redirects to form-action, and
// where an application or the cloud service sends the browser on is not ours to
// know.
func (v *visit) unframed() {
	v.w.Header().Set("Content-Security-Policy", policy{"", "'none'"}.String())
}
