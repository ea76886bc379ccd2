// Package problem holds the one error type that crosses package borders. Its
// code decides the HTTP status and the shape of the answer in one table; its
// message is for the person who sent the request. Whatever is not a problem is
// an internal error: clients see "Internal error." and the log sees the chain.
package problem

import (
	"errors"
	"fmt"
)

// Error is a failure that a client may be told about.
type Error struct {
	Code    Code
	Message string // for the client: what is wrong, what is allowed, what to do
	Field   string // the request field at fault, if one is
	Err     error  // the cause, for the log only
}

// New makes a problem with a formatted message for the client.
func New(code Code, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...)}
}

// Field makes a problem about one field of the request.
func Field(code Code, field, format string, args ...any) *Error {
	return &Error{Code: code, Field: field, Message: fmt.Sprintf(format, args...)}
}

// Wrap keeps cause for the log behind a message for the client.
func Wrap(cause error, code Code, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...), Err: cause}
}

// Error gives the whole chain, for logs.
func (e *Error) Error() string {
	s := string(e.Code) + ": " + e.Message
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap gives the cause.
func (e *Error) Unwrap() error { return e.Err }

// Of returns the problem in err's chain. Any other error becomes an Internal
// problem that keeps err as its cause; nil stays nil.
func Of(err error) *Error {
	if err == nil {
		return nil
	}
	var p *Error
	if errors.As(err, &p) {
		return p
	}
	return &Error{Code: Internal, Message: "Internal error.", Err: err}
}

// CodeOf returns the code of the problem in err's chain, Internal for any
// other error and "" for nil.
func CodeOf(err error) Code {
	if err == nil {
		return ""
	}
	return Of(err).Code
}

// transient marks an error that may go away when the same thing is tried again.
type transient struct{ error }

func (t transient) Unwrap() error { return t.error }

// Transient marks err as worth another try: a time-out, a refused connection,
// a throttled store. Everything else is permanent.
func Transient(err error) error {
	if err == nil {
		return nil
	}
	return transient{err}
}

// IsTransient reports whether err or anything it wraps was marked Transient.
func IsTransient(err error) bool {
	var t transient
	return errors.As(err, &t)
}
