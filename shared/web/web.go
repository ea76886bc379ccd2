// Package web is the pages people see: server-rendered, with one stylesheet and
// a few lines of script that nothing depends on. It promises that a page says
// what a person may do and that nothing is changed but by a form of ours, sent
// from our own site by the person who is signed in. What is true and what
// happens belongs to the domain services; this package asks them and words their
// answers.
package web

import (
	"context"
	"html/template"
	"log/slog"
	"net/http"
	"net/url"
	"path"
	"strings"
	"time"

	"formwright/shared/account"
	"formwright/shared/api"
	"formwright/shared/cloudaccount"
	"formwright/shared/cloudform/made"
	"formwright/shared/config"
	"formwright/shared/form"
	"formwright/shared/frame"
	"formwright/shared/job"
	"formwright/shared/lti"
	"formwright/shared/oauth"
	"formwright/shared/ratelimit"
	"formwright/shared/session"
	"formwright/shared/signin"
	"formwright/shared/transcript"
	"formwright/shared/webhook"
)

// Services is what the pages need.
type Services struct {
	Accounts   *account.Service
	Tokens     *account.Tokens
	Sessions   *session.Service
	Links      *signin.Service
	OAuth      *oauth.Service
	Jobs       *job.Service
	Converter  Converter
	Reads      *transcript.Service
	Again      transcript.Again
	Limiter    *ratelimit.Limiter
	Cloud      Cloud
	CloudForms CloudForms
	Platforms  Platforms
	Forms      *form.Service
	Webhooks   Webhooks
	Log        *slog.Logger
	Now        func() time.Time
}

// Converter takes conversions as the API does.
type Converter interface {
	ReadForm(w http.ResponseWriter, r *http.Request, boundary string, admit func(fields map[string]string) error) (api.Form, error)
	Begin(r *http.Request, p account.Principal, f api.Form, key string) (job.Accepted, error)
	Drop(r *http.Request, f api.Form)
}

// Cloud is the connection to a person's cloud account.
type Cloud interface {
	Configured() bool
	Status(ctx context.Context, user string) (cloudaccount.Connection, error)
	Begin(ctx context.Context, user, session string) (redirect string, err error)
	Finish(ctx context.Context, user, session string, query url.Values) error
	Disconnect(ctx context.Context, user string) error
}

// CloudForms are the forms that were made in people's cloud accounts.
type CloudForms interface {
	Find(ctx context.Context, user, formID string) (made.Form, error)
}

// Webhooks are where the submissions of forms are sent.
type Webhooks interface {
	Get(ctx context.Context, owner, formID string) (webhook.Endpoint, error)
	Save(ctx context.Context, owner, formID, url string) (webhook.Endpoint, error)
	Delete(ctx context.Context, owner, formID string) error
	Rotate(ctx context.Context, owner, formID string) (webhook.Endpoint, error)
	Test(ctx context.Context, owner, formID string) (webhook.Outcome, error)
	List(ctx context.Context, owner, formID string, limit, offset int) ([]webhook.Delivery, int, error)
	Resend(ctx context.Context, owner, formID, id string) (webhook.Delivery, error)
}

// Platforms are the learning platforms that may launch the service, and whom
// their launches stand for.
type Platforms interface {
	List(ctx context.Context) ([]lti.Platform, error)
	Get(ctx context.Context, id string) (lti.Platform, error)
	Add(ctx context.Context, p lti.Platform) (lti.Platform, error)
	Edit(ctx context.Context, id string, c lti.Change) (lti.Platform, error)
	Delete(ctx context.Context, id string) error
	TestKeys(ctx context.Context, id string) (lti.KeyTest, error)
	Relink(ctx context.Context, id lti.Identity, user string) error
	Linked(ctx context.Context, user string) ([]lti.Identity, error)
	Unlink(ctx context.Context, id lti.Identity, user string) error
}

// Web serves the pages.
type Web struct {
	Services
	config  config.Config
	prefix  string // the path of the base URL, which the gateway takes off requests
	origin  *http.CrossOriginProtection
	layouts map[string]*template.Template
	assets  assets
	mux     *http.ServeMux
}

// New makes the pages over their services.
func New(c config.Config, s Services) *Web {
	w := &Web{Services: s, config: c, origin: http.NewCrossOriginProtection(), assets: loadAssets()}
	if u, err := url.Parse(c.BaseURL); err == nil && u.Host != "" {
		w.prefix = strings.TrimSuffix(u.EscapedPath(), "/")
		_ = w.origin.AddTrustedOrigin(u.Scheme + "://" + u.Host) // config has checked that it is one
	}
	w.layouts = w.loadTemplates()
	w.mux = w.newMux()
	return w
}

// Handler serves the paths of the pages and leaves every other one to next,
// which frames its own answers; nil answers them as unknown.
func (w *Web) Handler(next http.Handler) http.Handler {
	pages := frame.Frame{Log: w.Log, Now: w.Now, Deprecation: w.config.Deprecation, NotFound: w.notFound, Panicked: w.panicked}.Around(w.mux)
	return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if next != nil && !w.owns(r) {
			next.ServeHTTP(rw, r)
			return
		}
		pages.ServeHTTP(rw, r)
	})
}

// owns reports whether a request is for a page, whatever its method.
func (w *Web) owns(r *http.Request) bool {
	if p := r.URL.Path; p == "" || p != path.Clean(p) {
		return false
	}
	_, pattern := w.mux.Handler(r)
	return pattern != "" && pattern != "/"
}

// address is a path of ours as a browser asks for it.
func (w *Web) address(path string) string { return w.prefix + path }
