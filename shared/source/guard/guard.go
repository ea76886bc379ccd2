// Package guard is the HTTP client for addresses that other people chose: the
// fileUrl of a request, webhooks, key sets of platforms. It reaches the public
// Internet and nothing else.
//
// Where a connection goes is checked when it is dialled, on the address that
// DNS gave, so a name that resolves to another address a moment later gains
// nothing. CheckURL refuses the obvious at once, so that a person hears of it
// when an address is saved.
package guard

import (
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"syscall"
	"time"

	"code.dny.dev/ssrf"
)

// connectTime bounds one TCP connection and one TLS handshake each.
const connectTime = 5 * time.Second

// defaultTime bounds a whole request when Options do not.
const defaultTime = 60 * time.Second

// maxHeader bounds the header of a response, in bytes.
const maxHeader = 64 << 10

// Options are the settings of a Client. The zero value is the strictest.
type Options struct {
	// AllowPrivate also allows loopback, http and any port, for one machine
	// (ALLOW_PRIVATE_OUTBOUND). Every other private range stays refused.
	AllowPrivate bool
	// Redirects is how many redirects are followed, each checked like the first
	// address; 0 gives the redirect itself back.
	Redirects int
	// Timeout bounds a request with its redirects and body; 0 is 60 s.
	Timeout time.Duration
	// Field is the request field that problems name, such as "fileUrl".
	Field string
	// Resolver looks names up; nil is the machine's.
	Resolver *net.Resolver
	// Roots are the certificates trusted; nil is the machine's.
	Roots *x509.CertPool
}

// Client is a guarded HTTP client.
type Client struct {
	opts   Options
	guard  *ssrf.Guardian
	client *http.Client
}

// New makes a Client.
func New(o Options) *Client {
	if o.Timeout == 0 {
		o.Timeout = defaultTime
	}
	c := &Client{opts: o, guard: guardian(o.AllowPrivate)}
	dialer := &net.Dialer{Timeout: connectTime, Resolver: o.Resolver, Control: c.control}
	c.client = &http.Client{
		Timeout: o.Timeout,
		Transport: checked{c, &http.Transport{
			Proxy:                  nil, // a proxy would dial in our place, unguarded
			DialContext:            dialer.DialContext,
			TLSClientConfig:        &tls.Config{MinVersion: tls.VersionTLS12, RootCAs: o.Roots},
			TLSHandshakeTimeout:    connectTime,
			ResponseHeaderTimeout:  o.Timeout,
			MaxResponseHeaderBytes: maxHeader,
			// A kept connection would outlive the check of the name it was made for.
			DisableKeepAlives: true,
		}},
		CheckRedirect: c.redirect,
	}
	return c
}

func guardian(allowPrivate bool) *ssrf.Guardian {
	if !allowPrivate {
		return ssrf.New(ssrf.WithPorts(443))
	}
	return ssrf.New(ssrf.WithAnyPort(),
		ssrf.WithAllowedV4Prefixes(netip.MustParsePrefix("127.0.0.0/8")),
		ssrf.WithAllowedV6Prefixes(netip.MustParsePrefix("::1/128")))
}

// refused marks an error of our own making inside the library's.
type refused struct{ error }

func (r refused) Unwrap() error { return r.error }

// control runs after DNS and before connecting.
func (c *Client) control(network, address string, conn syscall.RawConn) error {
	if err := c.guard.Safe(network, address, conn); err != nil {
		return refused{err}
	}
	return nil
}

// checked holds every request of the client to CheckURL, those made through
// HTTP and Do included.
type checked struct {
	guard *Client
	next  http.RoundTripper
}

func (t checked) RoundTrip(req *http.Request) (*http.Response, error) {
	if err := t.guard.CheckURL(req.URL.String()); err != nil {
		if req.Body != nil {
			req.Body.Close()
		}
		return nil, err
	}
	return t.next.RoundTrip(req)
}

func (c *Client) redirect(req *http.Request, via []*http.Request) error {
	if c.opts.Redirects == 0 {
		return http.ErrUseLastResponse
	}
	if len(via) > c.opts.Redirects {
		return tooManyRedirects{c.opts.Redirects}
	}
	// The address may hold a secret in its query; the next host must not see it.
	req.Header.Del("Referer")
	req.URL.Fragment, req.URL.RawFragment = "", "" // a redirect may have one; it is never sent
	return c.CheckURL(req.URL.String())
}

type tooManyRedirects struct{ limit int }

func (e tooManyRedirects) Error() string { return fmt.Sprintf("more than %d redirects", e.limit) }

// HTTP is the client itself, for requests that Get does not cover. Its errors
// hold whole addresses; Do's do not.
func (c *Client) HTTP() *http.Client { return c.client }

// Do sends a request. Its errors are problems and never hold the address. The
// caller closes the body of the response and bounds what it reads.
func (c *Client) Do(req *http.Request) (*http.Response, error) {
	resp, err := c.client.Do(req)
	if err != nil {
		return nil, c.explain(req.Context(), err)
	}
	return resp, nil
}
