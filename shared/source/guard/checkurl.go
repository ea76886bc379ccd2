package guard

import (
	"errors"
	"fmt"
	"net/netip"
	"net/url"
	"strings"
	"unicode"

	"golang.org/x/net/idna"

	"formwright/shared/problem"
)

// maxURL is the longest address that is accepted, in bytes.
const maxURL = 2048

// CheckURL says why an address is refused, before anything is looked up. A
// name that passes here may still be refused when it is dialled.
func (c *Client) CheckURL(raw string) error {
	if raw == "" || len(raw) > maxURL {
		return c.refuse("The address is missing or longer than %d characters.", maxURL)
	}
	if strings.ContainsFunc(raw, func(r rune) bool { return unicode.IsControl(r) || unicode.IsSpace(r) }) {
		return c.refuse("The address holds spaces or control characters.")
	}
	u, err := url.Parse(raw)
	if err != nil || u.Opaque != "" || u.Hostname() == "" {
		return c.refuse("The address is not a full URL such as https://example.org/quiz.pdf.")
	}
	switch {
	case u.User != nil:
		return c.refuse("The address holds a user name or password. Remove it.")
	case strings.Contains(raw, "#"): // url.Parse hides an empty fragment
		return c.refuse("The address holds a fragment (#). Remove it.")
	}
	if err := c.checkPlace(u); err != nil {
		return err
	}
	return c.checkHost(u.Hostname())
}

func (c *Client) checkPlace(u *url.URL) error {
	https, http := u.Scheme == "https", u.Scheme == "http"
	switch port := u.Port(); {
	case c.opts.AllowPrivate && (https || http):
		return nil
	case !https:
		return c.refuse("The address does not begin with https://.")
	case strings.HasSuffix(u.Host, ":") || port != "" && port != "443":
		return c.refuse("The address names a port. Only the port of https, 443, is allowed.")
	}
	return nil
}

// checkHost refuses literal addresses by range and names that can only mean
// this machine or network.
func (c *Client) checkHost(host string) error {
	name, err := asciiHost(host)
	if err != nil {
		return c.refuse("The host name of the address is not valid.")
	}
	if ip, err := netip.ParseAddr(name); err == nil {
		return c.checkIP(ip)
	}
	if endsInNumber(name) {
		return c.refuse("The host of the address is a number but no ordinary IP address.")
	}
	if !c.opts.AllowPrivate && (name == "localhost" || strings.HasSuffix(name, ".localhost")) {
		return c.private(nil)
	}
	return nil
}

// asciiHost spells a host as it will be looked up. Full-width digits and dots
// become plain ones there, so an address hides in no other script.
func asciiHost(host string) (string, error) {
	if strings.Contains(host, ":") {
		return host, nil
	}
	if strings.ContainsFunc(host, func(r rune) bool { return r > unicode.MaxASCII }) {
		var err error
		if host, err = idna.Lookup.ToASCII(host); err != nil {
			return "", fmt.Errorf("host name: %w", err)
		}
	}
	host = strings.TrimSuffix(strings.ToLower(host), ".")
	if strings.Trim(host, "abcdefghijklmnopqrstuvwxyz0123456789-_.") != "" || strings.Contains(host, "..") {
		return "", errors.New("host name holds other characters than letters, digits, dots and hyphens")
	}
	return host, nil
}

func (c *Client) checkIP(ip netip.Addr) error {
	if ip.Zone() != "" {
		return c.private(nil)
	}
	// A mapped address is dialled as the IPv4 address in it.
	if err := c.guard.SafeAddr(ip.Unmap()); err != nil {
		return c.private(err)
	}
	return nil
}

// endsInNumber reports whether a host would be read as an IPv4 address in one of
// its old spellings (0x7f.1, 2130706433, 0177.0.0.1): browsers and some
// resolvers do when the last label is a number (WHATWG URL, "ends in a number").
func endsInNumber(host string) bool {
	last := host[strings.LastIndex(host, ".")+1:]
	if hex, ok := strings.CutPrefix(last, "0x"); ok {
		return strings.Trim(hex, "0123456789abcdef") == ""
	}
	return last != "" && strings.Trim(last, "0123456789") == ""
}

func (c *Client) refuse(format string, args ...any) error {
	return problem.Field(problem.URLNotAllowed, c.opts.Field, format, args...)
}

// private does not say what an address is: that would map the network for
// whoever asks.
func (c *Client) private(cause error) error {
	p := problem.Wrap(cause, problem.URLNotAllowed, "This address is not allowed.")
	p.Field = c.opts.Field
	return p
}
