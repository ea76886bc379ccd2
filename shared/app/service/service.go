// Package service puts together what answers requests: the domain services, the
// API and the pages over the drivers of some stores, and AWS around them. It
// reaches nothing that reads documents or writes files, so that a function which
// only answers stays small and starts at once.
package service

import (
	"fmt"
	"log/slog"
	"time"

	"formwright/shared/account"
	"formwright/shared/api"
	"formwright/shared/cloudaccount"
	"formwright/shared/cloudform/made"
	"formwright/shared/config"
	"formwright/shared/export"
	"formwright/shared/form"
	"formwright/shared/job"
	"formwright/shared/jose"
	"formwright/shared/lti"
	"formwright/shared/oauth"
	"formwright/shared/ratelimit"
	"formwright/shared/session"
	"formwright/shared/signin"
	"formwright/shared/source/drive"
	"formwright/shared/source/guard"
	"formwright/shared/store"
	"formwright/shared/transcript"
	"formwright/shared/web"
	"formwright/shared/webhook"
)

// Stores are the drivers of one kind of machine.
type Stores struct {
	Table store.Table
	Queue store.Queue
	Dead  store.Queue
	Blobs store.Blobs
	// Webhooks carries deliveries apart from conversions, so that neither waits
	// for the other.
	Webhooks store.Queue
}

// Services are the domain services over some stores.
type Services struct {
	Accounts *account.Service
	Tokens   *account.Tokens
	Sessions *session.Service
	Links    *signin.Service // set where mails can be sent
	OAuth    *oauth.Service
	LTI      *lti.Service
	Jobs     *job.Service
	Exports  *export.Service
	Forms    *form.Service
	Reads    *transcript.Service
	// Set where there are keys to seal with.
	Clouds     *cloudaccount.Service
	CloudForms *made.Forms
	Webhooks   *webhook.Service
}

// New makes the services over some stores; rings are the signing keys of tokens.
func New(cfg config.Config, s Stores, rings jose.Rings, timing job.Timing, now func() time.Time) Services {
	accounts := account.New(s.Table, cfg.CreditsFree, now)
	return Services{
		Accounts: accounts,
		Tokens:   account.NewTokens(s.Table, rings, cfg.BaseURL, now),
		Sessions: session.New(s.Table, now),
		OAuth:    oauth.New(s.Table, rings, cfg.BaseURL, now),
		LTI:      lti.New(s.Table, accounts, lti.Options{BaseURL: cfg.BaseURL, AllowPrivate: cfg.AllowPrivateOut}, now),
		Jobs:     job.New(s.Table, s.Queue, s.Dead, accounts, timing, now),
		Exports:  export.New(s.Table, s.Blobs, cfg.ExportTTL, now),
		Forms:    form.New(s.Table, s.Blobs, now),
		Reads:    transcript.New(s.Table, s.Blobs, now),
	}
}

// NewAPI makes the API over the services; ltiKeys are published for LTI platforms.
func NewAPI(cfg config.Config, s Stores, v Services, ltiKeys jose.Rings, log *slog.Logger, now func() time.Time) *api.API {
	services := api.Services{
		Accounts: v.Accounts, Tokens: v.Tokens, Sessions: v.Sessions, OAuth: v.OAuth, LTI: v.LTI, LTIKeys: ltiKeys, Jobs: v.Jobs, Exports: v.Exports, Forms: v.Forms, Webhooks: v.Webhooks,
		Limiter: ratelimit.New(s.Table, now), Uploads: s.Blobs, CheckURL: NewFetcher(cfg).CheckURL, Log: log, Now: now,
	}
	if v.CloudForms != nil {
		services.CloudForms = v.CloudForms
	}
	return api.New(cfg, services)
}

// NewPages makes what people see, over all the services; files are what makes the
// files of other targets of what was read.
func NewPages(cfg config.Config, s Stores, v Services, files transcript.Maker, log *slog.Logger, now func() time.Time) *web.Web {
	return web.New(cfg, web.Services{
		Converter: NewAPI(cfg, s, v, nil, log, now), Reads: v.Reads, Limiter: ratelimit.New(s.Table, now),
		Again:    transcript.Again{Exports: v.Exports, Transcripts: v.Reads, Make: files},
		Accounts: v.Accounts, Tokens: v.Tokens, Sessions: v.Sessions, Links: v.Links, OAuth: v.OAuth, Jobs: v.Jobs,
		Cloud: v.Clouds, CloudForms: v.CloudForms, Platforms: v.LTI, Forms: v.Forms, Webhooks: v.Webhooks, Log: log, Now: now,
	})
}

// Routes is every path of the service, pages included, as the gateway in front is
// told of them.
func Routes() []api.Route { return append(api.Routes(), web.Routes()...) }

// webRedirects is how many redirects of a fileUrl are followed.
const webRedirects = 5

// NewFetcher makes the client that fetches what people name by address.
func NewFetcher(cfg config.Config) *guard.Client {
	return guard.New(guard.Options{AllowPrivate: cfg.AllowPrivateOut, Redirects: webRedirects, Field: "fileUrl"})
}

// NewDrive makes the client of the cloud drive.
func NewDrive(cfg config.Config, now func() time.Time) (*drive.Client, error) {
	d, err := drive.New(drive.Options{BaseURL: cfg.Cloud.DriveURL, APIKey: cfg.Cloud.APIKey,
		ServiceAccount: cfg.Cloud.ServiceAccount, Now: now})
	if err != nil {
		return nil, fmt.Errorf("cloud drive settings: %w", err)
	}
	return d, nil
}
