package extract

import (
	"bytes"
	"errors"
	"slices"
	"unicode/utf8"

	"formwright/shared/problem"
	"formwright/shared/reader"
)

// request asks a worker for the pages of a document.
type request struct {
	kind reader.Kind
	data []byte
}

// head is what stands before the document in a request's frame.
func (r request) head() []byte { return append([]byte(r.kind), 0) }

func parseRequest(payload []byte) (request, error) {
	kind, data, ok := bytes.Cut(payload, []byte{0})
	if !ok || len(kind) > 64 {
		return request{}, errWireBroken
	}
	return request{kind: reader.Kind(kind), data: data}, nil
}

// pages is how far a worker is.
type pages struct{ Done, Total int }

// maxPages bounds what progress may claim.
const maxPages = 100_000

func parsePages(payload []byte) (p pages, err error) {
	err = decodeWire(payload, &p, 0)
	if err == nil && (p.Total < 1 || p.Total > maxPages || p.Done < 0 || p.Done > p.Total) {
		err = errWireBroken
	}
	return p, err
}

// failure is an error on its way out of a worker.
type failure struct {
	Code      string // of a problem; empty for any other error
	Message   string // of the problem
	Cause     string // for the log
	Transient bool
	Spoiled   bool // the worker cannot be trusted with another document
}

// What a failure may hold, in bytes.
const (
	maxMessage = 2000
	maxCause   = 4000
)

func newFailure(err error) failure {
	f := failure{Cause: clip(err.Error(), maxCause), Transient: problem.IsTransient(err)}
	var p *problem.Error
	if errors.As(err, &p) {
		f.Code, f.Message = string(p.Code), clip(p.Message, maxMessage)
	}
	return f
}

// tellable are the codes that a worker may give a document: one that was taken
// over must not be able to speak for the rest of the service.
func tellable(c problem.Code) bool {
	return slices.Contains([]problem.Code{problem.DocumentEmpty, problem.DocumentBroken, problem.DocumentEncrypted, problem.DocumentTooLarge,
		problem.DocumentUnsupported, problem.NoQuestions, problem.ConversionTimeout, problem.Unavailable, problem.SourceUnavailable}, c)
}

// err is the failure as the reader's error.
func (f failure) err() error {
	cause := errors.New(clip(f.Cause, maxCause))
	var err error = unreadable(cause)
	if code := problem.Code(f.Code); tellable(code) && f.Message != "" {
		err = problem.Wrap(cause, code, "%s", clip(f.Message, maxMessage))
	}
	if f.Transient {
		err = problem.Transient(err)
	}
	return err
}

// clip cuts a text to at most n bytes, between two characters.
func clip(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}

// unreadable is the error for a document that broke its engine.
func unreadable(cause error) error {
	return problem.Wrap(cause, problem.DocumentBroken,
		"The document could not be read; it may be damaged. Open it, save it anew, and try again.")
}
