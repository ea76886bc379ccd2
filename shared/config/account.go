package config

import (
	"net/mail"
	"net/url"
)

// limit reads how often something may happen; 0 is no limit.
func (r *reader) limit(name string, def int) int { return r.number(name, def, 0, 1_000_000) }

// cloud reads how the cloud account is reached. The addresses are the
// operator's own, so that any of them may be a stand-in on this machine.
func (r *reader) cloud() Cloud {
	c := Cloud{
		ClientID:       r.text("CLOUD_CLIENT_ID", ""),
		ClientSecret:   r.text("CLOUD_CLIENT_SECRET", ""),
		AuthURL:        r.link("CLOUD_AUTH_URL"),
		TokenURL:       r.link("CLOUD_TOKEN_URL"),
		FormsURL:       r.baseURL("CLOUD_FORMS_URL", ""),
		DriveURL:       r.baseURL("CLOUD_DRIVE_URL", ""),
		APIKey:         r.text("CLOUD_API_KEY", ""),
		ServiceAccount: r.text("CLOUD_SERVICE_ACCOUNT", ""),
	}
	if (c.ClientID == "") != (c.ClientSecret == "") {
		r.fail("CLOUD_CLIENT_SECRET", "goes with CLOUD_CLIENT_ID: set both or neither")
	}
	return c
}

// smtp reads where mail is handed in: smtp://user:password@host:587, or smtps
// for TLS from the first byte.
func (r *reader) smtp(name string) string {
	v := r.text(name, "")
	if v == "" {
		return ""
	}
	u, err := url.Parse(v)
	if err != nil || u.Hostname() == "" || u.Scheme != "smtp" && u.Scheme != "smtps" || (u.Path != "" && u.Path != "/") || u.RawQuery != "" || u.Fragment != "" {
		// The value holds a password and is not repeated.
		r.fail(name, "is not an address such as smtp://user:password@mail.example.org:587 (or smtps://)")
		return ""
	}
	return v
}

// sender reads the From of mails, such as "Formwright <no-reply@example.org>".
func (r *reader) sender(name string) string {
	v := r.text(name, "Formwright <no-reply@localhost>")
	if _, err := mail.ParseAddress(v); err != nil {
		r.fail(name, "is %q; an address such as Formwright <no-reply@example.org> is allowed", v)
	}
	return v
}
