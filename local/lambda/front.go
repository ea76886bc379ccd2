package lambda

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"slices"
	"strings"

	"formwright/shared/api"
)

// maxBody is API Gateway's limit on a request body.
const maxBody = 10 << 20

// preludeLimit is within how many bytes API Gateway looks for the end of a
// streamed reply's head.
const preludeLimit = 16 << 10

// Front serves routes over HTTP through the functions of their names, as the
// REST API of template.yaml does: every method of a path goes to its function,
// every other path to the function of the health check. Where two paths fit, the
// one that names a part comes before the one that leaves it open.
func Front(r *Runtime, routes []api.Route, log *slog.Logger) http.Handler {
	unknown := api.Route{Name: api.Status, Path: "/{proxy...}"}
	all := append(slices.Clone(routes), unknown)
	slices.SortStableFunc(all, func(a, b api.Route) int { return strings.Compare(rank(a.Path), rank(b.Path)) })
	var paths fronts
	added := map[string]bool{}
	for _, route := range all {
		pattern := route.Path
		if pattern == "/" {
			pattern = "/{$}" // the root alone, and no path that nobody knows
		}
		if !added[pattern] {
			added[pattern] = true
			mux := http.NewServeMux()
			mux.Handle(pattern, front{r, route, log})
			paths = append(paths, mux)
		}
	}
	return paths
}

// rank sorts paths by how much they name: open parts come last.
func rank(path string) string { return strings.ReplaceAll(path, "{", "\xff") }

// fronts are the paths in their order, each in a mux of its own: one mux refuses
// paths of which neither names more than the other.
type fronts []*http.ServeMux

func (f fronts) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	for _, mux := range f {
		if _, pattern := mux.Handler(r); pattern != "" {
			mux.ServeHTTP(w, r)
			return
		}
	}
}

// front is one path.
type front struct {
	runtime *Runtime
	route   api.Route
	log     *slog.Logger
}

func (f front) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
	if err != nil {
		refuseHTTP(w, http.StatusRequestEntityTooLarge, `{"error":true,"message":"The request body is too large.","code":"BODY_TOO_LARGE"}`)
		return
	}
	event, err := json.Marshal(newEvent(r, f.route.Path, body))
	if err != nil {
		f.broken(w, err)
		return
	}
	if f.route.Streamed {
		err = f.stream(w, r, event)
	} else {
		err = f.buffer(w, r, event)
	}
	if errors.Is(err, errTooLarge) {
		refuseHTTP(w, http.StatusRequestEntityTooLarge, `{"error":true,"message":"The request body is too large.","code":"BODY_TOO_LARGE"}`)
	} else if err != nil && r.Context().Err() == nil {
		f.broken(w, err)
	}
}

// broken answers as API Gateway does when a function does not.
func (f front) broken(w http.ResponseWriter, err error) {
	f.log.Error("no reply of the function", "function", string(f.route.Of()), "error", err.Error())
	refuseHTTP(w, http.StatusBadGateway, `{"success":false,"message":"Internal error.","code":"INTERNAL"}`)
}

func refuseHTTP(w http.ResponseWriter, status int, body string) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("X-API-Version", api.Version)
	w.WriteHeader(status)
	_, _ = io.WriteString(w, body)
}

// head is the part of a reply before its body.
type head struct {
	StatusCode        int                 `json:"statusCode"`
	Headers           map[string]string   `json:"headers"`
	MultiValueHeaders map[string][]string `json:"multiValueHeaders"`
}

func (h head) write(w http.ResponseWriter) error {
	if h.StatusCode < 100 || h.StatusCode > 599 {
		return fmt.Errorf("the reply has the status %d", h.StatusCode)
	}
	for name, value := range h.Headers {
		w.Header().Set(name, value)
	}
	for name, values := range h.MultiValueHeaders {
		w.Header()[http.CanonicalHeaderKey(name)] = values
	}
	w.WriteHeader(h.StatusCode)
	return nil
}

// buffer answers with a reply that comes whole. A body in base64 is sent as it
// is: API Gateway decodes it only for the template's BinaryMediaTypes, which no
// reply of ours has.
func (f front) buffer(w http.ResponseWriter, r *http.Request, event []byte) error {
	body, err := f.runtime.Invoke(r.Context(), string(f.route.Of()), event)
	if err != nil {
		return err
	}
	var reply struct {
		head
		Body string `json:"body"`
	}
	if err := json.Unmarshal(body, &reply); err != nil {
		return fmt.Errorf("read the reply: %w", err)
	}
	if err := reply.write(w); err != nil {
		return err
	}
	_, _ = io.WriteString(w, reply.Body)
	return nil
}

// stream passes a reply on piece by piece.
func (f front) stream(w http.ResponseWriter, r *http.Request, event []byte) error {
	reply, err := f.runtime.Stream(r.Context(), string(f.route.Of()), event)
	if err != nil {
		return err
	}
	defer reply.Body.Close()
	if reply.ContentType != "application/vnd.awslambda.http-integration-response" {
		return fmt.Errorf("the reply is %s and no stream", reply.ContentType)
	}
	h, rest, err := readPrelude(reply.Body)
	if err != nil {
		return err
	}
	if err := h.write(w); err != nil {
		return err
	}
	if err := pieces(w, rest, reply.Body); err != nil {
		f.log.Error("stream broken off", "function", string(f.route.Of()), "error", err.Error())
		panic(http.ErrAbortHandler) // the client must not take it for the end
	}
	return nil
}

// readPrelude reads the JSON head of a streamed reply, which eight zero bytes
// end, and what came of the body with it.
func readPrelude(from io.Reader) (h head, rest []byte, err error) {
	var seen []byte
	buf := make([]byte, 4<<10)
	for {
		n, err := from.Read(buf)
		seen = append(seen, buf[:n]...)
		if before, after, ok := bytes.Cut(seen, []byte(strings.Repeat("\x00", 8))); ok {
			return h, after, json.Unmarshal(before, &h)
		}
		if err != nil || len(seen) > preludeLimit {
			return h, nil, fmt.Errorf("the reply has no head: %w", errors.Join(err, fmt.Errorf("%d bytes seen", len(seen))))
		}
	}
}

// pieces flushes after every piece. A client that has left is no error.
func pieces(w http.ResponseWriter, first []byte, from io.Reader) error {
	flush := http.NewResponseController(w)
	buf := make([]byte, 32<<10)
	piece := first
	for {
		if _, err := w.Write(piece); err != nil {
			return nil
		}
		_ = flush.Flush() // a writer that cannot flush sends at the end
		n, err := from.Read(buf)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		piece = buf[:n]
	}
}
