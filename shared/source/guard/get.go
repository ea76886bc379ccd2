package guard

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"

	"formwright/shared/problem"
	"formwright/shared/source"
)

// Get fetches a document of at most max bytes. What it is, an HTML page
// included, is for the reader to say.
func (c *Client) Get(ctx context.Context, address string, max int64) (source.Document, error) {
	if err := c.CheckURL(address); err != nil {
		return source.Document{}, err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return source.Document{}, c.refuse("The address is not a URL.")
	}
	req.Header.Set("User-Agent", "Formwright/1.0 (document fetcher)")
	req.Header.Set("Accept", "*/*")
	resp, err := c.Do(req)
	if err != nil {
		return source.Document{}, err
	}
	defer resp.Body.Close()
	if err := c.checkStatus(resp.StatusCode); err != nil {
		return source.Document{}, err
	}
	if resp.ContentLength > max {
		return source.Document{}, source.TooLarge(max)
	}
	data, err := source.ReadAll(resp.Body, max)
	if err != nil {
		return source.Document{}, c.explain(ctx, err)
	}
	name, media := source.NameOf(resp)
	return source.Document{Name: name, MediaType: media, Data: data, Origin: source.FromURL}, nil
}

func (c *Client) checkStatus(status int) error {
	cause := fmt.Errorf("the server answered %d", status)
	switch {
	case status == http.StatusOK:
		return nil
	case status == http.StatusNotFound, status == http.StatusGone:
		return c.missing(cause, "There is no document at this address.")
	case status == http.StatusUnauthorized, status == http.StatusForbidden:
		return c.missing(cause, "The document at this address is not public.")
	case status == http.StatusTooManyRequests, status == http.StatusRequestTimeout, status >= 500:
		return problem.Transient(c.unavailable(cause, "The server of this address is busy or broken. Try again later."))
	}
	return c.unavailable(cause, "The server of this address did not give a document (status %d).", status)
}

func (c *Client) missing(cause error, format string, args ...any) error {
	p := problem.Wrap(cause, problem.DocumentNotFound, format, args...)
	p.Field = c.opts.Field
	return p
}

func (c *Client) unavailable(cause error, format string, args ...any) error {
	p := problem.Wrap(cause, problem.SourceUnavailable, format, args...)
	p.Field = c.opts.Field
	return p
}

// explain turns what went wrong on the way into a problem. The address is cut
// from the chain: its query may hold a secret.
func (c *Client) explain(ctx context.Context, err error) error {
	var whole *url.Error
	if errors.As(err, &whole) {
		err = whole.Err
	}
	var p *problem.Error
	var ours refused
	var redirects tooManyRedirects
	switch {
	case errors.As(err, &p):
		return p
	case errors.Is(ctx.Err(), context.Canceled):
		return fmt.Errorf("fetch: %w", ctx.Err())
	case errors.As(err, &ours):
		return c.private(err)
	case errors.As(err, &redirects):
		return c.unavailable(err, "The address redirects more than %d times.", redirects.limit)
	}
	return c.network(err)
}

func (c *Client) network(err error) error {
	var dns *net.DNSError
	var certificate *tls.CertificateVerificationError
	switch {
	case errors.As(err, &dns) && dns.IsNotFound:
		return c.missing(err, "The host of this address does not exist.")
	case errors.As(err, &certificate):
		return c.unavailable(err, "The certificate of this address is not valid.")
	}
	return problem.Transient(c.unavailable(err, "This address cannot be reached. Try again later."))
}
