package cloudtest

import (
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"
)

const (
	readScope = "https://www.googleapis.com/auth/drive.readonly"
	own       = "application/vnd.google-apps." // the media types of the drive's own documents
)

// drive adds the files of the drive's API and the links of shared documents.
func (c *Cloud) drive() {
	c.mux.HandleFunc("GET /drive/v3/files/{id}", func(w http.ResponseWriter, r *http.Request) {
		f, ok := c.visible(w, r)
		switch {
		case !ok:
		case r.URL.Query().Get("alt") != "media":
			writeJSON(w, http.StatusOK, map[string]any{"id": f.ID, "name": f.Name, "mimeType": f.MediaType,
				"size": strconv.Itoa(len(f.Data)), "capabilities": map[string]any{"canDownload": true}})
		case strings.HasPrefix(f.MediaType, own):
			refuse(w, http.StatusForbidden, "fileNotDownloadable")
		default:
			give(w, f)
		}
	})
	c.mux.HandleFunc("GET /drive/v3/files/{id}/export", func(w http.ResponseWriter, r *http.Request) {
		f, ok := c.visible(w, r)
		switch {
		case !ok:
		case !strings.HasPrefix(f.MediaType, own) || r.URL.Query().Get("mimeType") == "":
			refuse(w, http.StatusForbidden, "fileNotExportable")
		default:
			give(w, f)
		}
	})
	c.mux.HandleFunc("GET /{kind}/d/{id}/export", func(w http.ResponseWriter, r *http.Request) {
		kinds := map[string]string{"document": own + "document", "spreadsheets": own + "spreadsheet", "presentation": own + "presentation"}
		c.link(w, r, r.PathValue("id"), kinds[r.PathValue("kind")])
	})
	c.mux.HandleFunc("GET /{kind}/d/{id}/export/pptx", func(w http.ResponseWriter, r *http.Request) {
		c.link(w, r, r.PathValue("id"), own+"presentation")
	})
	c.mux.HandleFunc("GET /uc", func(w http.ResponseWriter, r *http.Request) { c.link(w, r, r.URL.Query().Get("id"), "") })
}

// visible finds the file of a request to the API. What the caller may not see
// is not there.
func (c *Cloud) visible(w http.ResponseWriter, r *http.Request) (File, bool) {
	email, status := c.Bearer(r, readScope)
	switch status {
	case http.StatusUnauthorized:
		refuse(w, status, "authError")
		return File{}, false
	case http.StatusForbidden:
		refuse(w, status, "insufficientPermissions")
		return File{}, false
	}
	f, ok := c.file(r.PathValue("id"))
	if !ok || !f.Public && f.Owner != email {
		refuse(w, http.StatusNotFound, "notFound")
		return File{}, false
	}
	return f, true
}

func (c *Cloud) file(id string) (File, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	f, ok := c.files[id]
	return f, ok
}

// link gives shared documents to anybody; kind is empty for files that are not
// the drive's own.
func (c *Cloud) link(w http.ResponseWriter, r *http.Request, id, kind string) {
	f, ok := c.file(id)
	switch {
	case !ok || kind != "" && f.MediaType != kind || kind == "" && strings.HasPrefix(f.MediaType, own):
		http.NotFound(w, r)
	case !f.Public:
		http.Redirect(w, r, "/signin", http.StatusFound)
	default:
		give(w, f)
	}
}

func give(w http.ResponseWriter, f File) {
	w.Header().Set("Content-Type", "application/octet-stream")
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": path.Base(f.Name)}))
	_, _ = w.Write(f.Data) // the client went away
}

// refuse writes an error body of the API.
func refuse(w http.ResponseWriter, status int, reason string) {
	writeJSON(w, status, map[string]any{"error": map[string]any{"code": status, "message": reason,
		"errors": []map[string]string{{"domain": "global", "reason": reason}}}})
}
