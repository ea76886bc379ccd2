package frame

import (
	"net/http"
	"net/url"
	"strings"
)

// SameSite reports whether a request may have come from a page of the site at
// base, or from no page at all. Browsers say where a request that changes
// something comes from, in Sec-Fetch-Site or at least in Origin; other programs
// say nothing and send no cookie of a person without being told to. Reading is
// always allowed: the answer stays unread by other sites. The site may be reached
// by another name than base (localhost); then the origin names the same host, and
// not one that anybody between could speak for, http in place of https.
func SameSite(r *http.Request, base string) bool {
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodOptions:
		return true
	}
	if origins := r.Header.Values("Origin"); len(origins) > 0 {
		scheme, _, _ := strings.Cut(base, "://")
		return len(origins) == 1 && (origins[0] == Origin(base) || origins[0] == scheme+"://"+r.Host && r.Host != "")
	}
	site := r.Header.Get("Sec-Fetch-Site")
	return site == "" || site == "same-origin" || site == "none"
}

// Origin is the origin of an absolute URL (RFC 6454), "" of anything else.
func Origin(absolute string) string {
	u, err := url.Parse(absolute)
	if err != nil || u.Host == "" {
		return ""
	}
	return u.Scheme + "://" + u.Host
}
