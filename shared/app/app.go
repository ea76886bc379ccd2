// Package app puts the program together: one constructor for each kind of main.
// It is the only package that sees both the services and the drivers of the
// store. Each Lambda reaches only what its own constructor names, so that an API
// function does not carry the converter.
package app

import (
	"fmt"
	"log/slog"
	"time"

	"formwright/shared/account"
	"formwright/shared/api"
	"formwright/shared/cloudaccount"
	"formwright/shared/config"
	"formwright/shared/convert"
	"formwright/shared/export"
	"formwright/shared/job"
	"formwright/shared/jose"
	"formwright/shared/lti"
	"formwright/shared/oauth"
	"formwright/shared/ratelimit"
	"formwright/shared/reader"
	"formwright/shared/session"
	"formwright/shared/signin"
	"formwright/shared/source/drive"
	"formwright/shared/source/guard"
	"formwright/shared/store"
	"formwright/shared/web"
)

// CollectAt is the garbage collection setting (GOGC) of a converting process: a
// conversion makes megabytes of short-lived garbage over a live heap of a few,
// so the heap may grow fivefold between two collections.
const CollectAt = 400

// MemoryGoal is the memory (GOMEMLIMIT) from which on a converting process
// collects more often than that: several large documents at once would make the
// heap grow by what each leaves behind. What is in use may still pass it.
const MemoryGoal = 512 << 20

// stores are the drivers of one kind of machine.
type stores struct {
	table store.Table
	queue store.Queue
	dead  store.Queue
	blobs store.Blobs
}

// services are the domain services over some stores.
type services struct {
	accounts *account.Service
	tokens   *account.Tokens
	sessions *session.Service
	links    *signin.Service // set where mails can be sent
	oauth    *oauth.Service
	lti      *lti.Service
	jobs     *job.Service
	exports  *export.Service
	clouds   *cloudaccount.Service // set where there are keys to seal with
}

func newServices(cfg config.Config, s stores, rings jose.Rings, timing job.Timing, now func() time.Time) services {
	accounts := account.New(s.table, cfg.CreditsFree, now)
	return services{
		accounts: accounts,
		tokens:   account.NewTokens(s.table, rings, cfg.BaseURL, now),
		sessions: session.New(s.table, now),
		oauth:    oauth.New(s.table, rings, cfg.BaseURL, now),
		lti:      lti.New(s.table, accounts, lti.Options{BaseURL: cfg.BaseURL, AllowPrivate: cfg.AllowPrivateOut}, now),
		jobs:     job.New(s.table, s.queue, s.dead, accounts, timing, now),
		exports:  export.New(s.table, s.blobs, cfg.ExportTTL, now),
	}
}

func newAPI(cfg config.Config, s stores, v services, ltiKeys jose.Rings, log *slog.Logger, now func() time.Time) *api.API {
	return api.New(cfg, api.Services{
		Accounts: v.accounts, Tokens: v.tokens, Sessions: v.sessions, OAuth: v.oauth, LTI: v.lti, LTIKeys: ltiKeys, Jobs: v.jobs, Exports: v.exports,
		Limiter: ratelimit.New(s.table, now), Uploads: s.blobs, CheckURL: newFetcher(cfg).CheckURL, Log: log, Now: now,
	})
}

// newPages makes what people see, over all the services.
func newPages(cfg config.Config, v services, log *slog.Logger, now func() time.Time) *web.Web {
	return web.New(cfg, web.Services{
		Accounts: v.accounts, Tokens: v.tokens, Sessions: v.sessions, Links: v.links, OAuth: v.oauth, Jobs: v.jobs,
		Cloud: v.clouds, Platforms: v.lti, Log: log, Now: now,
	})
}

// Routes is every path of the service, pages included, as the gateway in front is
// told of them.
func Routes() []api.Route { return append(api.Routes(), web.Routes()...) }

// webRedirects is how many redirects of a fileUrl are followed.
const webRedirects = 5

func newFetcher(cfg config.Config) *guard.Client {
	return guard.New(guard.Options{AllowPrivate: cfg.AllowPrivateOut, Redirects: webRedirects, Field: "fileUrl"})
}

func newDrive(cfg config.Config, now func() time.Time) (*drive.Client, error) {
	d, err := drive.New(drive.Options{BaseURL: cfg.Cloud.DriveURL, APIKey: cfg.Cloud.APIKey,
		ServiceAccount: cfg.Cloud.ServiceAccount, Now: now})
	if err != nil {
		return nil, fmt.Errorf("cloud drive settings: %w", err)
	}
	return d, nil
}

func newWorker(cfg config.Config, s stores, v services, d convert.Drive, pages reader.Extractor, log *slog.Logger, now func() time.Time) *convert.Worker {
	return &convert.Worker{
		Jobs: v.jobs, Exports: v.exports, BaseURL: cfg.BaseURL, Log: log, Now: now, Reader: reader.Reader{Extractor: pages},
		Sources: convert.Sources{Drive: d, Web: newFetcher(cfg), Uploads: s.blobs},
	}
}
