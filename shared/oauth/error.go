package oauth

import (
	"fmt"
	"net/http"
)

// Code is an error code of OAuth (RFC 6749 4.1.2.1 and 5.2, RFC 7591 3.2.2,
// RFC 8707 2, OpenID Connect Core 3.1.2.6).
type Code string

// The codes.
const (
	InvalidRequest          Code = "invalid_request"
	InvalidClient           Code = "invalid_client"
	InvalidGrant            Code = "invalid_grant"
	InvalidScope            Code = "invalid_scope"
	InvalidTarget           Code = "invalid_target"
	UnauthorizedClient      Code = "unauthorized_client"
	UnsupportedGrantType    Code = "unsupported_grant_type"
	UnsupportedResponseType Code = "unsupported_response_type"
	AccessDenied            Code = "access_denied"
	LoginRequired           Code = "login_required"
	ConsentRequired         Code = "consent_required"
	RequestNotSupported     Code = "request_not_supported"
	RequestURINotSupported  Code = "request_uri_not_supported"
	InvalidRedirectURI      Code = "invalid_redirect_uri"
	InvalidClientMetadata   Code = "invalid_client_metadata"
	ServerError             Code = "server_error"
	TemporarilyUnavailable  Code = "temporarily_unavailable"
)

// Error is a refusal that the client is told about.
type Error struct {
	Code        Code
	Description string // plain ASCII without quotes (RFC 6749 5.2)
	// Redirect is where an authorization request's browser goes with this error.
	// It is empty when the request gives no address that could be trusted: the
	// error is then shown to the person.
	Redirect string
	Basic    bool // the client used HTTP Basic and is to be challenged with it
}

func (e *Error) Error() string { return string(e.Code) + ": " + e.Description }

// Status is the HTTP status of the error when it is not redirected.
func (e *Error) Status() int {
	switch e.Code {
	case InvalidClient:
		return http.StatusUnauthorized
	case ServerError:
		return http.StatusInternalServerError
	case TemporarilyUnavailable:
		return http.StatusServiceUnavailable
	}
	return http.StatusBadRequest
}

func refuse(code Code, format string, args ...any) *Error {
	return &Error{Code: code, Description: fmt.Sprintf(format, args...)}
}
