package lti

import (
	"net"
	"net/netip"
	"net/url"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"formwright/shared/problem"
)

// Platform is one registration of a learning platform (contract 2.10). The same
// issuer may stand in several, each with another client id: every institution of
// a hosted LMS can share one issuer.
type Platform struct {
	ID             string
	Issuer         string // compared as it is, character by character
	ClientID       string
	AuthLoginURL   string
	AccessTokenURL string
	JWKSURL        string
	DeploymentID   string // empty: every deployment is accepted
	Active         bool
	Pending        bool     // came by dynamic registration and was never activated
	Deployments    []string // that launches came from, while DeploymentID is empty
	CreatedAt      time.Time
}

// Bounds of what platforms and their messages say, in bytes.
const (
	maxURL  = 2048
	maxID   = 255
	maxHint = 4096
)

// check validates what an administrator or a platform says of itself.
func (s *Service) check(p Platform) error {
	for _, f := range []struct{ name, value string }{
		{"issuer", p.Issuer}, {"authLoginUrl", p.AuthLoginURL}, {"accessTokenUrl", p.AccessTokenURL}, {"jwksUrl", p.JWKSURL},
	} {
		if err := s.checkURL(f.name, f.value); err != nil {
			return err
		}
	}
	if u, _ := url.Parse(p.Issuer); u.RawQuery != "" || u.ForceQuery {
		return problem.Field(problem.InvalidRequest, "issuer", "issuer must not have a query (?).")
	}
	// What will be fetched is held to the rules of fetching at once.
	for name, address := range map[string]string{"jwksUrl": p.JWKSURL, "accessTokenUrl": p.AccessTokenURL} {
		if err := s.outbound.CheckURL(address); err != nil {
			return &problem.Error{Code: problem.URLNotAllowed, Field: name, Message: problem.Of(err).Message, Err: problem.Of(err).Err}
		}
	}
	if err := checkID("clientId", p.ClientID); err != nil {
		return err
	}
	if p.DeploymentID == "" {
		return nil
	}
	return checkID("deploymentId", p.DeploymentID)
}

func checkID(field, value string) error {
	switch {
	case value == "":
		return problem.Field(problem.InvalidRequest, field, "%s is required.", field)
	case len(value) > maxID:
		return problem.Field(problem.InvalidRequest, field, "%s may have at most %d characters.", field, maxID)
	case !printable(value):
		return problem.Field(problem.InvalidRequest, field, "%s must not hold spaces or control characters.", field)
	}
	return nil
}

// printable refuses what gets into a value by a careless copy.
func printable(s string) bool {
	return utf8.ValidString(s) && !strings.ContainsFunc(s, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) })
}

// checkURL wants https, or on a machine that allows it http on loopback.
func (s *Service) checkURL(field, address string) error {
	refuse := func(why string) error { return problem.Field(problem.InvalidRequest, field, "%s %s", field, why) }
	switch {
	case address == "":
		return refuse("is required.")
	case len(address) > maxURL:
		return refuse("is longer than 2048 characters.")
	case !printable(address):
		return refuse("must not hold spaces or control characters.")
	}
	u, err := url.Parse(address)
	if err != nil || u.Opaque != "" || u.Hostname() == "" {
		return refuse("must be a full URL such as https://lms.example.org/path.")
	}
	switch {
	case u.User != nil:
		return refuse("must not hold a user name or password.")
	case strings.Contains(address, "#"):
		return refuse("must not have a fragment (#).")
	case !plainHost(u.Hostname()):
		return refuse("must have a host of letters, digits, dots and hyphens; other scripts are written as xn--.")
	case u.Scheme == "https", u.Scheme == "http" && s.options.AllowPrivate && loopback(u.Hostname()):
		return nil
	}
	return refuse("must begin with https://.")
}

// plainHost refuses hosts that would mean something else in a header: origins of
// platforms become a Content-Security-Policy.
func plainHost(host string) bool {
	if ip, err := netip.ParseAddr(host); err == nil {
		return ip.Zone() == ""
	}
	return strings.Trim(strings.ToLower(host), "abcdefghijklmnopqrstuvwxyz0123456789-_.") == ""
}

func loopback(host string) bool {
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.IsLoopback() || host == "localhost"
}

// sameHost compares host and port of two checked addresses.
func sameHost(a, b string) bool {
	ua, errA := url.Parse(a)
	ub, errB := url.Parse(b)
	return errA == nil && errB == nil && hostPort(ua) == hostPort(ub)
}

func hostPort(u *url.URL) string {
	port := u.Port()
	if port == "" {
		port = map[string]string{"https": "443", "http": "80"}[u.Scheme]
	}
	return net.JoinHostPort(strings.ToLower(u.Hostname()), port)
}
