package api

import (
	"net/http"
	"strconv"
	"strings"

	"formwright/shared/account"
)

// discoveryAge is how long a cache may keep the documents below. Keys stand in
// the key set for a day before they sign.
const discoveryAge = "public, max-age=300"

// authorizationServer is GET /.well-known/oauth-authorization-server, also with
// the path of the base URL behind it.
func (a *API) authorizationServer(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	if path := r.PathValue("issuer"); path != "" && !a.OAuth.IsIssuerPath("/"+path) {
		notFound(w, r)
		return nil
	}
	w.Header().Set("Cache-Control", discoveryAge)
	respond(w, http.StatusOK, a.OAuth.Metadata())
	return nil
}

// protectedResource is GET /.well-known/oauth-protected-resource, alone and
// with the path of a resource behind it.
func (a *API) protectedResource(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	doc, ok := a.OAuth.Resource(strings.TrimPrefix(r.URL.Path, resourcePath))
	if !ok {
		notFound(w, r)
		return nil
	}
	w.Header().Set("Cache-Control", discoveryAge)
	respond(w, http.StatusOK, doc)
	return nil
}

// keySet is GET /.well-known/jwks.json.
func (a *API) keySet(w http.ResponseWriter, _ *http.Request, _ account.Principal) error {
	set, err := a.OAuth.KeySet()
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Cache-Control", discoveryAge)
	h.Set("Content-Type", "application/json")
	h.Set("Content-Length", strconv.Itoa(len(set)))
	_, _ = w.Write(set) // the client is gone; there is nobody to tell
	return nil
}
