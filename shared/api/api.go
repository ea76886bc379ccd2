// Package api is the HTTP face of the service: every path once, what goes in
// and what comes out. It decodes and checks requests, asks the domain services,
// and encodes their answers in the contract's words. The same handlers run under
// Lambda, on one machine and in tests; it knows nothing of AWS.
package api

import (
	"context"
	"log/slog"
	"net/http"
	"time"

	"formwright/shared/account"
	"formwright/shared/config"
	"formwright/shared/export"
	"formwright/shared/form"
	"formwright/shared/frame"
	"formwright/shared/job"
	"formwright/shared/jose"
	"formwright/shared/lti"
	"formwright/shared/oauth"
	"formwright/shared/ratelimit"
	"formwright/shared/session"
	"formwright/shared/store"
	"formwright/shared/transcript"
	"formwright/shared/webhook"
)

// Services is what the handlers need. A function that serves one route may
// leave out what the route does not use.
type Services struct {
	Accounts *account.Service
	Tokens   *account.Tokens
	OAuth    *oauth.Service
	Sessions *session.Service
	LTI      *lti.Service
	LTIKeys  jose.Rings // published for LTI platforms
	Jobs     *job.Service
	Forms    *form.Service
	Files    transcript.Maker // only where forms are exported
	Exports  *export.Service
	Webhooks *webhook.Service
	Limiter  *ratelimit.Limiter
	Uploads  store.Blobs
	CheckURL func(string) error // refuses a fileUrl that will not be fetched
	Log      *slog.Logger
	Now      func() time.Time
	// CloudForms says who may have forms made in a cloud account; nil: nobody.
	CloudForms CloudForms
}

// CloudForms says whether forms can be made in a person's cloud account: nil, or
// the problem CLOUD_AUTH_REQUIRED.
type CloudForms interface {
	Authorized(ctx context.Context, user string) error
}

// API makes the handlers.
type API struct {
	Services
	config config.Config
}

// Version is the API version of every response's X-API-Version header.
const Version = frame.Version

// New makes the API over its services.
func New(c config.Config, s Services) *API { return &API{Services: s, config: c} }

// Handler serves every route.
func (a *API) Handler() http.Handler { return a.serve(Routes()) }

// Function serves the routes of one function and answers every other path as
// unknown.
func (a *API) Function(name Name) http.Handler { return a.serve(Served(name)) }

// serve builds the mux of some routes: each path answers its methods, other
// methods with 405 and everything else with 404.
func (a *API) serve(routes []Route) http.Handler {
	mux := http.NewServeMux()
	allowed := map[string]string{}
	for _, r := range routes {
		h := a.guard(r, a.endpoint(r.Name))
		if r.CORS {
			h = anyOrigin(h)
		}
		mux.Handle(r.Method+" "+r.Path, h)
		allowed[r.Path] = allow(allowed[r.Path], r.Method)
	}
	for _, r := range routes {
		if r.CORS {
			mux.Handle("OPTIONS "+r.Path, preflight(allowed[r.Path]))
		}
	}
	return frame.Frame{Log: a.Log, Now: a.Now, Deprecation: a.config.Deprecation, NotFound: notFound, Panicked: panicked}.Around(routed(mux))
}

func allow(have, method string) string {
	if method == http.MethodGet {
		method = "GET, HEAD"
	}
	if have == "" {
		return method
	}
	return have + ", " + method
}

func (a *API) endpoint(name Name) endpoint {
	switch name {
	case Status:
		return a.status
	case Sample:
		return a.sample
	case Convert:
		return a.convert
	case Job:
		return a.job
	case Stream:
		return a.stream
	case Jobs:
		return a.jobs
	case IsValid:
		return a.isValid
	case Export:
		return a.export
	case OpenAPI:
		return a.description
	case OAuthToken:
		return a.token
	case OAuthRegister:
		return a.register
	case OAuthRevoke:
		return a.revoke
	case OAuthIntrospect:
		return a.introspect
	case AuthorizationServer:
		return a.authorizationServer
	case ProtectedResource:
		return a.protectedResource
	case KeySet:
		return a.keySet
	}
	if lti := a.ltiEndpoint(name); lti != nil {
		return lti
	}
	if form := a.formEndpoint(name); form != nil {
		return form
	}
	if webhook := a.webhookEndpoint(name); webhook != nil {
		return webhook
	}
	return func(w http.ResponseWriter, r *http.Request, _ account.Principal) error { notFound(w, r); return nil }
}

// endpoint is a handler that leaves the writing of its error to the guard.
type endpoint func(w http.ResponseWriter, r *http.Request, p account.Principal) error
