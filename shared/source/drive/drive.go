// Package drive reads documents from the cloud drive over HTTP. It has four
// ways in: the account of a person who connected it, a service account that
// documents are shared with, an API key for documents anyone with the link may
// see, and, with none of them, the export links of such documents.
//
// The drive's own documents are exported as office files; other files come as
// they are. What is missing and what is private look alike from outside, and
// are one problem here: the document has to be shared.
package drive

import (
	"context"
	"net/http"
	"time"

	"formwright/shared/source"
)

// Options are the settings of a Client. The zero value reads what anyone with
// the link may see, from the real service.
type Options struct {
	BaseURL        string // where everything is asked for instead (CLOUD_DRIVE_URL)
	APIKey         string
	ServiceAccount string // the content of a JSON key file; it goes before APIKey

	Now func() time.Time // nil is time.Now
	// Sleep waits between two tries; nil really waits. It returns early with the
	// context's error.
	Sleep     func(ctx context.Context, d time.Duration) error
	Transport http.RoundTripper // nil is one with time limits
}

// Client reads the drive. It is safe for concurrent use.
type Client struct {
	places    places
	key       string
	account   *account // nil without one
	sleep     func(context.Context, time.Duration) error
	now       func() time.Time
	transport http.RoundTripper
}

// New makes a Client. It fails when the service account or the base URL cannot
// be used.
func New(o Options) (*Client, error) {
	where, err := placesAt(o.BaseURL)
	if err != nil {
		return nil, err
	}
	c := &Client{places: where, key: o.APIKey, sleep: o.Sleep, now: o.Now, transport: o.Transport}
	if c.now == nil {
		c.now = time.Now
	}
	if c.sleep == nil {
		c.sleep = sleep
	}
	if c.transport == nil {
		c.transport = transport()
	}
	if o.ServiceAccount != "" {
		if c.account, err = parseAccount(o.ServiceAccount, where); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// Fetch returns a document of at most source.MaxSize bytes. The document type
// only decides what is tried first.
func (c *Client) Fetch(ctx context.Context, id source.ID, t source.Type) (source.Document, error) {
	var doc source.Document
	var err error
	switch {
	case c.account != nil:
		doc, err = c.session(c.account).fetchAPI(ctx, id)
	case c.key != "":
		doc, err = c.session(nil).fetchAPI(ctx, id)
	default:
		doc, err = c.fetchAnonymous(ctx, id, t)
	}
	if err != nil {
		return source.Document{}, c.explain(ctx, err)
	}
	doc.Origin = source.FromDrive
	return doc, nil
}

// bearer proves requests to the API by access tokens.
type bearer interface {
	// access gives a token that lives for a while yet.
	access(ctx context.Context, s *session) (string, error)
	// forget drops a token the API did not take.
	forget(ctx context.Context, token string)
}

func transport() http.RoundTripper {
	return &http.Transport{
		Proxy:                  http.ProxyFromEnvironment,
		TLSHandshakeTimeout:    5 * time.Second,
		ResponseHeaderTimeout:  60 * time.Second, // the drive converts before it answers
		IdleConnTimeout:        30 * time.Second,
		MaxResponseHeaderBytes: 64 << 10,
		ForceAttemptHTTP2:      true,
	}
}

func sleep(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
