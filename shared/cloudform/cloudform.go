// Package cloudform makes live forms in a person's cloud account: a quiz becomes
// requests to the cloud service's forms API, and what the API has no place for
// becomes losses. NewPlan is pure; Service.Create sends a plan.
//
// It promises that a job leads to one complete form however often its worker
// dies: the form's id is kept as soon as it is known, every batch is tied to the
// revision it was planned for, and a later attempt goes on where the form ends.
package cloudform

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/export"
	"formwright/shared/store"
)

// The real service.
const (
	defaultForms = "https://forms.googleapis.com"
	defaultDrive = "https://www.googleapis.com"
)

// Config are the settings of the service.
type Config struct {
	FormsURL  string // the service's root; empty: the real service
	DriveURL  string // where a form is looked for whose making was not answered; empty: the real service
	BaseURL   string // of this service, from which pictures are fetched
	Transport http.RoundTripper
	Pause     func(context.Context, time.Duration) error // nil: waits
}

// Service makes forms.
type Service struct {
	table    store.Table
	accounts *cloudaccount.Service
	exports  *export.Service
	client   client
	base     string
	fetched  bool // the service can fetch from us
	now      func() time.Time
}

// New makes the service. The exports hand pictures to the cloud service; without
// them forms have none.
func New(table store.Table, accounts *cloudaccount.Service, exports *export.Service, o Config, now func() time.Time) *Service {
	c := client{forms: root(o.FormsURL, defaultForms), drive: root(o.DriveURL, defaultDrive), pause: o.Pause, now: now, http: &http.Client{
		Transport: o.Transport, Timeout: requestTime,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }, // a token goes nowhere else
	}}
	if c.pause == nil {
		c.pause = pause
	}
	return &Service{table: table, accounts: accounts, exports: exports, client: c, base: o.BaseURL,
		fetched: exports != nil && (public(o.BaseURL) || !public(c.forms)), now: now}
}

func root(given, usual string) string {
	if given == "" {
		return usual
	}
	return strings.TrimRight(given, "/")
}

// public reports whether an address may be reached from elsewhere: it names no
// loopback, private or unqualified host.
func public(address string) bool {
	u, err := url.Parse(address)
	if err != nil {
		return false
	}
	host := u.Hostname()
	if ip := parseIP(host); ip.IsValid() {
		return !ip.IsLoopback() && !ip.IsPrivate() && !ip.IsUnspecified() && !ip.IsLinkLocalUnicast()
	}
	return strings.Contains(host, ".") && !strings.HasSuffix(host, ".local") && !strings.HasSuffix(host, ".localhost")
}
