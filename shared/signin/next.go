package signin

import (
	"net/url"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxNext is long enough for an OAuth request with its state.
const maxNext = 4 << 10

// ValidNext reports whether somebody may be sent there after signing in: to a
// path of this site, with or without a query, or nowhere in particular. Browsers
// take "//host" and "/\host" for another host, and drop tabs and line ends.
func ValidNext(next string) bool {
	if next == "" {
		return true
	}
	if len(next) > maxNext || !utf8.ValidString(next) || next[0] != '/' || strings.HasPrefix(next, "//") ||
		strings.Contains(next, `\`) || strings.ContainsFunc(next, unicode.IsControl) {
		return false
	}
	u, err := url.Parse(next)
	// The decoded path counts too: a router that decodes may redirect to it.
	return err == nil && u.Scheme == "" && u.Host == "" && u.User == nil && !strings.HasPrefix(u.Path, "//") && !strings.HasPrefix(u.Path, `/\`)
}
