package oauth

import (
	"net/url"
	"slices"
	"strings"
)

// repeated finds a parameter that came more than once, which OAuth forbids.
// Only resource may repeat (RFC 8707 2).
func repeated(params url.Values) bool {
	for name, values := range params {
		if len(values) > 1 && name != "resource" {
			return true
		}
	}
	return false
}

// resource reads the one resource of a request; "" when none was sent.
func (s *Service) resource(params url.Values) (string, *Error) {
	sent := slices.DeleteFunc(slices.Clone(params["resource"]), func(v string) bool { return v == "" })
	if len(sent) == 0 {
		return "", nil
	}
	if len(sent) > 1 || !slices.Contains(s.resources(), sent[0]) {
		return "", refuse(InvalidTarget, "resource must be one of %s, once", strings.Join(s.resources(), ", "))
	}
	return sent[0], nil
}

// askedScopes reads the scope parameter: what is not known is left out, so that
// a client may ask for what other servers have too; fallback when it is empty.
func askedScopes(scope string, fallback []string) ([]string, *Error) {
	if strings.TrimSpace(scope) == "" {
		return fallback, nil
	}
	known := knownScopes(scope)
	if len(known) == 0 {
		return nil, refuse(InvalidScope, "none of the scopes is known, these are: %s", strings.Join(Scopes(), " "))
	}
	return known, nil
}

// knownScopes picks our scopes out of a list separated by spaces, each once, in
// our order.
func knownScopes(scope string) []string {
	asked := strings.Fields(scope)
	return slices.DeleteFunc(Scopes(), func(s string) bool { return !slices.Contains(asked, s) })
}
