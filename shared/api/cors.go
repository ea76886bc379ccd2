package api

import "net/http"

// anyOrigin lets scripts of every site read the answers: what stands there is
// public, or asked for with credentials in the request itself. Cookies are never
// sent along, because the header is not the origin's own name.
func anyOrigin(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		w.Header().Set("Access-Control-Expose-Headers", "WWW-Authenticate, Retry-After, X-Request-Id")
		next.ServeHTTP(w, r)
	})
}

// preflight answers what a browser asks before it lets a script call a path
// (Fetch, CORS protocol).
func preflight(methods string) http.Handler {
	return anyOrigin(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		h := w.Header()
		h.Set("Access-Control-Allow-Methods", methods)
		h.Set("Access-Control-Allow-Headers", "Authorization, Content-Type, MCP-Protocol-Version")
		h.Set("Access-Control-Max-Age", "86400")
		w.WriteHeader(http.StatusNoContent)
	}))
}
