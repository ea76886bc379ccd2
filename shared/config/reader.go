package config

import (
	"fmt"
	"log/slog"
	"net/mail"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// reader collects settings and everything that is wrong with them.
type reader struct {
	getenv func(string) string
	errs   []error
}

func machineURL(port int) string { return "http://127.0.0.1:" + strconv.Itoa(port) }

func (r *reader) fail(name, format string, args ...any) {
	r.errs = append(r.errs, fmt.Errorf("%s %s", name, fmt.Sprintf(format, args...)))
}

func (r *reader) text(name, def string) string {
	if v := strings.TrimSpace(r.getenv(name)); v != "" {
		return v
	}
	return def
}

func (r *reader) required(name string) string {
	v := r.text(name, "")
	if v == "" {
		r.fail(name, "is not set")
	}
	return v
}

func (r *reader) number(name string, def, min, max int) int {
	v := r.text(name, "")
	if v == "" {
		return def
	}
	n, err := strconv.Atoi(v)
	if err != nil || n < min || n > max {
		r.fail(name, "is %q; a whole number from %d to %d is allowed", v, min, max)
		return def
	}
	return n
}

func (r *reader) duration(name string, def, min, max time.Duration) time.Duration {
	v := r.text(name, "")
	if v == "" {
		return def
	}
	d, err := time.ParseDuration(v)
	if err != nil || d < min || d > max {
		r.fail(name, "is %q; a duration such as 90s or 720h from %s to %s is allowed", v, min, max)
		return def
	}
	return d
}

func (r *reader) flag(name string) bool {
	switch v := strings.ToLower(r.text(name, "0")); v {
	case "0", "false", "no":
		return false
	case "1", "true", "yes":
		return true
	default:
		r.fail(name, "is %q; 1 or 0 is allowed", v)
		return false
	}
}

func (r *reader) level(name string, def slog.Level) slog.Level {
	v := r.text(name, "")
	if v == "" {
		return def
	}
	var l slog.Level
	if err := l.UnmarshalText([]byte(v)); err != nil {
		r.fail(name, "is %q; debug, info, warn and error are allowed", v)
		return def
	}
	return l
}

// baseURL reads an absolute http or https URL and strips its trailing slash.
func (r *reader) baseURL(name, def string) string {
	v := strings.TrimRight(r.text(name, def), "/")
	if v == "" {
		return ""
	}
	u, err := url.Parse(v)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" || u.RawQuery != "" || u.Fragment != "" || u.User != nil {
		r.fail(name, "is %q; an absolute http or https URL without query is allowed", v)
		return def
	}
	return v
}

// link reads an absolute http or https URL that can stand in a Link header.
func (r *reader) link(name string) string {
	v := r.text(name, "")
	u, err := url.Parse(v)
	if v != "" && (err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" || strings.ContainsAny(v, "<>\" ")) {
		r.fail(name, "is %q; an absolute http or https URL is allowed", v)
		return ""
	}
	return v
}

// list reads comma separated e-mail addresses, lower-cased.
func (r *reader) list(name string) []string {
	var out []string
	for _, part := range strings.Split(r.text(name, ""), ",") {
		part = strings.ToLower(strings.TrimSpace(part))
		if part == "" {
			continue
		}
		if a, err := mail.ParseAddress(part); err != nil || a.Address != part {
			r.fail(name, "holds %q, which is not an e-mail address", part)
			continue
		}
		out = append(out, part)
	}
	return out
}

func (r *reader) date(name string) time.Time {
	v := r.text(name, "")
	if v == "" {
		return time.Time{}
	}
	t, err := time.Parse(time.RFC3339, v)
	if err != nil {
		r.fail(name, "is %q; a time such as 2027-01-31T00:00:00Z is allowed", v)
	}
	return t
}

// deprecation reads the announcement of the version's end; the sunset must be
// at least 90 days after the deprecation (contract 9.4).
func (r *reader) deprecation() Deprecation {
	d := Deprecation{Since: r.date("API_DEPRECATED_AT"), Sunset: r.date("API_SUNSET_AT"), Link: r.link("API_DEPRECATION_URL")}
	const notice = 90 * 24 * time.Hour
	if !d.Sunset.IsZero() && (d.Since.IsZero() || d.Sunset.Sub(d.Since) < notice) {
		r.fail("API_SUNSET_AT", "must be at least 90 days after API_DEPRECATED_AT")
	}
	return d
}
