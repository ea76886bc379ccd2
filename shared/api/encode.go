package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"

	"formwright/shared/frame"
	"formwright/shared/problem"
)

// respond writes one JSON value.
func respond(w http.ResponseWriter, status int, v any) {
	body, err := encode(v)
	if err != nil {
		panic(err) // of our own types; the frame answers 500
	}
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	_, _ = w.Write(body) // the client is gone; there is nobody to tell
}

// encode is the one spelling of JSON in answers and events: a line, with <, >
// and & as they are.
func encode(v any) ([]byte, error) {
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	err := enc.Encode(v)
	return buf.Bytes(), err
}

// conversionError and middlewareError are the contract's two error shapes
// (section 7).
type conversionError struct {
	Success bool         `json:"success"`
	Message string       `json:"message"`
	Code    problem.Code `json:"code,omitempty"`
	Field   string       `json:"field,omitempty"`
}

type middlewareError struct {
	Error   bool         `json:"error"`
	Message string       `json:"message"`
	Code    problem.Code `json:"code,omitempty"`
	Field   string       `json:"field,omitempty"`
}

func problemBody(p *problem.Error) any {
	if p.Code.Family() == problem.Middleware {
		return middlewareError{Error: true, Message: p.Message, Code: p.Code, Field: p.Field}
	}
	return conversionError{Message: p.Message, Code: p.Code, Field: p.Field}
}

func writeProblem(w http.ResponseWriter, p *problem.Error) {
	respond(w, p.Code.Status(), problemBody(p))
}

// fail answers an error and logs what the client is not told.
func (a *API) fail(w http.ResponseWriter, r *http.Request, err error) {
	if r.Context().Err() != nil && errors.Is(err, r.Context().Err()) {
		return // the client has gone
	}
	var c challenged
	if errors.As(err, &c) {
		w.Header().Set("WWW-Authenticate", c.header)
	}
	p := problem.Of(err)
	frame.Note(r, "code", string(p.Code))
	if p.Err != nil || p.Code == problem.Internal {
		frame.Note(r, "error", err.Error())
	}
	writeProblem(w, p)
}

// panicked answers in place of a handler that broke.
func panicked(w http.ResponseWriter, _ *http.Request) {
	dropFile(w.Header())
	writeProblem(w, problem.New(problem.Internal, "Internal error."))
}

func notFound(w http.ResponseWriter, _ *http.Request) {
	writeProblem(w, problem.New(problem.NotFound, "There is nothing at this address."))
}

func methodNotAllowed(allowed string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Allow", allowed)
		writeProblem(w, problem.New(problem.MethodNotAllowed, "%s is not allowed here. Allowed: %s.", safeMethod(r.Method), allowed))
	}
}

// safeMethod keeps what a client calls a method out of messages unless it looks
// like one.
func safeMethod(m string) string {
	if len(m) > 16 {
		return "This method"
	}
	return m
}
