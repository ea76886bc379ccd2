package api

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strconv"

	"formwright/docs"
	"formwright/shared/account"
)

// description serves the API's own description. It changes with the program
// only, so a client may ask whether the one it has is still the one.
func (a *API) description(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	sum := sha256.Sum256(docs.OpenAPI)
	tag := `"` + hex.EncodeToString(sum[:12]) + `"`
	h := w.Header()
	h.Set("Cache-Control", "public, max-age=300")
	h.Set("ETag", tag)
	if r.Header.Get("If-None-Match") == tag {
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	h.Set("Content-Type", "application/yaml") // RFC 9512
	h.Set("Content-Length", strconv.Itoa(len(docs.OpenAPI)))
	_, err := w.Write(docs.OpenAPI)
	return err
}
