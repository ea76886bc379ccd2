package api

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	"formwright/shared/account"
	"formwright/shared/export"
	"formwright/shared/problem"
)

// export sends an exported file to whoever has its link.
func (a *API) export(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	e, err := a.Exports.Find(r.Context(), r.PathValue("exportId"))
	if err != nil {
		return err
	}
	body := &exportReader{ctx: r.Context(), exports: a.Exports, export: e}
	defer body.Close()
	if r.Method != http.MethodHead && e.Size > 0 { // a missing file is a real status, not a broken body
		if err := body.open(); err != nil {
			return err
		}
	}
	h := w.Header()
	h.Set("Content-Type", e.MediaType)
	h.Set("Content-Disposition", attachment(e.FileName))
	h.Set("ETag", `"`+e.ID+`"`) // an export never changes
	h.Set("Cache-Control", "private, no-cache")
	h.Set("Content-Security-Policy", "sandbox; default-src 'none'")
	http.ServeContent(&rangeErrors{ResponseWriter: w}, r, "", e.CreatedAt, body)
	return nil
}

// attachment is a Content-Disposition with the name in ASCII for old clients
// and in UTF-8 for the others (RFC 6266 appendix D).
func attachment(name string) string {
	ascii := strings.Map(func(r rune) rune {
		if r < 0x20 || r > 0x7e || r == '"' || r == '\\' || r == '%' {
			return '_'
		}
		return r
	}, name)
	return fmt.Sprintf(`attachment; filename="%s"; filename*=UTF-8''%s`, ascii, strings.ReplaceAll(url.QueryEscape(name), "+", "%20"))
}

// exportReader reads an export from wherever http.ServeContent seeks to, and
// asks the store only for the part that is read.
type exportReader struct {
	ctx     context.Context
	exports *export.Service
	export  export.Export
	at      int64
	body    io.ReadCloser
}

func (e *exportReader) open() error {
	blob, err := e.exports.Open(e.ctx, e.export.ID, e.at, -1)
	if err != nil {
		return err
	}
	e.body = blob.Body
	return nil
}

func (e *exportReader) Read(p []byte) (int, error) {
	if e.at >= e.export.Size {
		return 0, io.EOF
	}
	if e.body == nil {
		if err := e.open(); err != nil {
			return 0, err
		}
	}
	n, err := e.body.Read(p)
	e.at += int64(n)
	return n, err
}

func (e *exportReader) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekCurrent:
		offset += e.at
	case io.SeekEnd:
		offset += e.export.Size
	}
	if offset < 0 {
		return 0, errors.New("seek before the start")
	}
	if offset != e.at {
		e.Close()
		e.at = offset
	}
	return offset, nil
}

// Close ends the open part, if any.
func (e *exportReader) Close() {
	if e.body != nil {
		_ = e.body.Close() // nothing was written
		e.body = nil
	}
}

// rangeErrors answers an impossible range or precondition in JSON, where http.ServeContent
// would write plain text.
type rangeErrors struct {
	http.ResponseWriter
	refused bool
}

func (w *rangeErrors) WriteHeader(status int) {
	if status < 400 {
		w.ResponseWriter.WriteHeader(status)
		return
	}
	w.refused = true
	dropFile(w.Header())
	p := problem.New(problem.RangeNotSatisfiable, "The requested range lies outside the file.")
	if status == http.StatusPreconditionFailed {
		p = problem.New(problem.InvalidRequest, "The file is not the one that the If-Match or If-Unmodified-Since header names.")
	}
	respond(w.ResponseWriter, status, problemBody(p))
}

// dropFile takes back what was said of a file when an error is sent instead.
func dropFile(h http.Header) {
	for _, name := range []string{"Content-Disposition", "Content-Length", "ETag", "Last-Modified"} {
		h.Del(name)
	}
}

func (w *rangeErrors) Write(p []byte) (int, error) {
	if w.refused {
		return len(p), nil
	}
	return w.ResponseWriter.Write(p)
}
