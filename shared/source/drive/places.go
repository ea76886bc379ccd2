package drive

import (
	"errors"
	"net/http"
	"net/url"
	"strings"
)

// places are the addresses of the drive's parts.
type places struct {
	api, docs, drive string
	token            string // "" leaves it to the key file
	base             *url.URL
}

// placesAt gives the real service's places, or one base for all of them.
func placesAt(base string) (places, error) {
	if base == "" {
		return places{
			api:   "https://www.googleapis.com",
			docs:  "https://docs.google.com",
			drive: "https://drive.google.com",
		}, nil
	}
	base = strings.TrimRight(base, "/")
	u, err := url.Parse(base)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return places{}, errors.New("the address of the cloud drive (CLOUD_DRIVE_URL) is not an http or https URL")
	}
	return places{api: base, docs: base, drive: base, token: base + "/token", base: u}, nil
}

// allowed reports whether an address that an answer named belongs to the cloud.
func (p places) allowed(u *url.URL) bool {
	if p.base != nil && u.Scheme == p.base.Scheme && u.Host == p.base.Host {
		return true
	}
	if u.Scheme != "https" || u.User != nil || u.Port() != "" && u.Port() != "443" {
		return false
	}
	host := strings.ToLower(u.Hostname())
	for _, domain := range []string{"google.com", "googleusercontent.com", "googleapis.com"} {
		if host == domain || strings.HasSuffix(host, "."+domain) {
			return true
		}
	}
	return false
}

// signIn reports whether an address is where people are sent to sign in, which
// is the drive's way of saying that a document is private.
func signIn(u *url.URL) bool {
	return strings.HasPrefix(strings.ToLower(u.Hostname()), "accounts.") ||
		strings.Contains(u.Path, "/ServiceLogin") || strings.Contains(u.Path, "/signin")
}

// errPrivate is an answer that leads to a sign-in page or away from the cloud,
// as an organisation's own sign-in does.
var errPrivate = errors.New("the drive asks to sign in")

const maxRedirects = 10

func (p places) redirect(req *http.Request, via []*http.Request) error {
	if len(via) > maxRedirects {
		return errors.New("too many redirects")
	}
	if signIn(req.URL) || !p.allowed(req.URL) {
		return errPrivate
	}
	req.Header.Del("Referer") // the address before may hold the key
	return nil
}
