package oauth

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// maxRedirectURI is how long a redirect address may be.
const maxRedirectURI = 2000

// forbiddenSchemes are those that run, read or fetch something instead of
// opening an application.
func forbiddenSchemes() []string {
	return []string{"javascript", "data", "vbscript", "file", "blob", "about", "ftp", "ws", "wss"}
}

// checkRedirect says what is wrong with a redirect address that is to be
// registered; "" when nothing is.
func checkRedirect(uri string) string {
	if uri == "" || len(uri) > maxRedirectURI || strings.ContainsFunc(uri, unprintable) {
		return "must be an absolute URI of at most 2000 printable ASCII characters"
	}
	if strings.Contains(uri, "#") { // an empty one too, which url.Parse hides
		return "must not have a fragment"
	}
	u, err := url.Parse(uri)
	switch {
	case err != nil || u.Scheme == "":
		return "must be an absolute URI"
	case u.User != nil:
		return "must not have user information"
	case slices.Contains(forbiddenSchemes(), u.Scheme):
		return "has a scheme that is not allowed"
	case u.Scheme == "https" && (u.Hostname() == "" || !goodPort(u.Port())):
		return "must have a host"
	case u.Scheme == "http" && withoutPort(uri) == "":
		return "must use https, or http with 127.0.0.1, [::1] or localhost"
	}
	return ""
}

// unprintable also holds for characters that browsers mend in their own ways.
func unprintable(r rune) bool { return r <= ' ' || r >= 0x7f || strings.ContainsRune("\\\"<>^`{|}", r) }

func goodPort(port string) bool {
	if port == "" {
		return true
	}
	n, err := strconv.ParseUint(port, 10, 16)
	return err == nil && n > 0
}

// withoutPort takes the port out of a loopback address and gives "" for every
// other one. It works on the text, so that what two parsers would read
// differently does not arise.
func withoutPort(uri string) string {
	for _, host := range []string{"http://127.0.0.1", "http://[::1]", "http://localhost"} {
		rest, ok := strings.CutPrefix(uri, host)
		if !ok {
			continue
		}
		if after, has := strings.CutPrefix(rest, ":"); has {
			rest = strings.TrimLeft(after, "0123456789")
			if !goodPort(after[:len(after)-len(rest)]) {
				return ""
			}
		}
		if rest == "" || rest[0] == '/' || rest[0] == '?' {
			return host + rest
		}
	}
	return ""
}

// registered reports whether an address is one of the client's: exactly, or up
// to the port of a loopback address, which native applications choose as they
// start (RFC 8252 7.3).
func (c Client) registered(uri string) bool {
	if slices.Contains(c.RedirectURIs, uri) {
		return true
	}
	plain := withoutPort(uri)
	return plain != "" && slices.ContainsFunc(c.RedirectURIs, func(r string) bool { return withoutPort(r) == plain })
}

// withParams adds parameters to an address and leaves the rest of it as it is.
func withParams(uri string, params url.Values) string {
	// Spaces as %20: every decoder reads it, but not every one knows the plus.
	text := strings.ReplaceAll(params.Encode(), "+", "%20")
	switch {
	case !strings.Contains(uri, "?"):
		return uri + "?" + text
	case strings.HasSuffix(uri, "?") || strings.HasSuffix(uri, "&"):
		return uri + text
	}
	return uri + "&" + text
}

// origin is the part of an address that a person can judge, and that the
// form-action of a consent page has to name: scheme and host, or the scheme
// alone of an address that opens an application.
func origin(uri string) string {
	u, err := url.Parse(uri)
	if err != nil {
		return ""
	}
	if u.Scheme == "https" || u.Scheme == "http" {
		return u.Scheme + "://" + u.Host
	}
	return u.Scheme + ":"
}
