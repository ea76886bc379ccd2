package api

import "net/http"

// routed answers what no route takes: 405 where the path takes other methods,
// else 404. The mux finds that out itself, because a pattern for the other
// methods of one path may contradict the pattern of another path.
func routed(mux *http.ServeMux) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h, pattern := mux.Handler(r)
		if pattern != "" {
			mux.ServeHTTP(w, r)
			return
		}
		p := probe{header: http.Header{}}
		h.ServeHTTP(&p, r)
		if methods := p.header.Get("Allow"); p.status == http.StatusMethodNotAllowed {
			methodNotAllowed(methods)(w, r)
			return
		}
		notFound(w, r)
	})
}

// probe takes the mux's own answer, which is plain text.
type probe struct {
	header http.Header
	status int
}

func (p *probe) Header() http.Header         { return p.header }
func (p *probe) WriteHeader(status int)      { p.status = status }
func (p *probe) Write(b []byte) (int, error) { return len(b), nil }
