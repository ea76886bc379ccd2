package oauth

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/google/uuid"

	"formwright/shared/store"
)

// MaxRegistration is how large the body of a registration may be, in bytes.
const MaxRegistration = 16 << 10

const (
	maxRedirects  = 10
	maxClientName = 80 // characters
	maxAppType    = 20
)

// Registration is the answer to a registration (RFC 7591 3.2.1): what was
// registered, which may be less than what was asked for.
type Registration struct {
	ClientID        string   `json:"client_id"`
	IssuedAt        int64    `json:"client_id_issued_at"`
	Secret          string   `json:"client_secret,omitempty"`
	SecretExpires   *int64   `json:"client_secret_expires_at,omitempty"` // 0 is never
	Name            string   `json:"client_name,omitempty"`
	RedirectURIs    []string `json:"redirect_uris"`
	Method          Method   `json:"token_endpoint_auth_method"`
	GrantTypes      []string `json:"grant_types"`
	ResponseTypes   []string `json:"response_types"`
	Scope           string   `json:"scope"`
	ApplicationType string   `json:"application_type,omitempty"`
}

// metadata is what is read of a registration; other members are ignored, and
// none of them is ever fetched.
type metadata struct {
	RedirectURIs    []string        `json:"redirect_uris"`
	Name            *string         `json:"client_name"`
	Method          *string         `json:"token_endpoint_auth_method"`
	GrantTypes      *[]string       `json:"grant_types"`
	ResponseTypes   *[]string       `json:"response_types"`
	Scope           *string         `json:"scope"`
	ApplicationType json.RawMessage `json:"application_type"`
}

// Register makes a client of the JSON a registration sends.
func (s *Service) Register(ctx context.Context, body []byte) (Registration, error) {
	var m metadata
	if len(body) > MaxRegistration {
		return Registration{}, refuse(InvalidClientMetadata, "the registration is over %d bytes", MaxRegistration)
	}
	if err := json.Unmarshal(body, &m); err != nil || !strings.HasPrefix(strings.TrimSpace(string(body)), "{") {
		return Registration{}, refuse(InvalidClientMetadata, "the registration must be a JSON object whose members have the types of RFC 7591")
	}
	client, refusal := m.client(s.now())
	if refusal != nil {
		return Registration{}, refusal
	}
	var password secret
	if client.Method != None {
		password = newSecret()
		client.secretHash = password.hash()
	}
	if err := s.table.Write(ctx, store.Put(client.row(), store.Absent())); err != nil {
		return Registration{}, fmt.Errorf("keep client: %w", err)
	}
	return client.registration(password), nil
}

func (c Client) registration(password secret) Registration {
	r := Registration{
		ClientID: c.ID, IssuedAt: c.CreatedAt.Unix(), Secret: string(password), Name: c.Name,
		RedirectURIs: c.RedirectURIs, Method: c.Method, GrantTypes: c.GrantTypes, ResponseTypes: []string{"code"},
		Scope: strings.Join(c.Scopes, " "), ApplicationType: c.ApplicationType,
	}
	if password != "" {
		r.SecretExpires = new(int64)
	}
	return r
}

// client checks what was sent and fills in what was not.
func (m metadata) client(now time.Time) (Client, *Error) {
	c := Client{ID: uuid.NewString(), RedirectURIs: m.RedirectURIs, Method: SecretBasic, CreatedAt: now, Scopes: Scopes(),
		GrantTypes: []string{"authorization_code", "refresh_token"}}
	if refusal := checkRedirects(m.RedirectURIs); refusal != nil {
		return c, refusal
	}
	if m.Method != nil {
		c.Method = Method(*m.Method)
		if !slices.Contains(methods(), c.Method) {
			return c, refuse(InvalidClientMetadata, "token_endpoint_auth_method must be none, client_secret_basic or client_secret_post")
		}
	}
	if m.GrantTypes != nil {
		// Some clients list every grant they know.
		c.GrantTypes = slices.DeleteFunc(c.GrantTypes, func(g string) bool { return !slices.Contains(*m.GrantTypes, g) })
	}
	if !c.may("authorization_code") || m.ResponseTypes != nil && !slices.Contains(*m.ResponseTypes, "code") {
		return c, refuse(InvalidClientMetadata, "grant_types must hold authorization_code and response_types code")
	}
	if m.Scope != nil {
		if known := knownScopes(*m.Scope); len(known) > 0 {
			c.Scopes = known
		}
	}
	if m.Name != nil {
		c.Name = cleanName(*m.Name)
	}
	c.ApplicationType = appType(m.ApplicationType)
	return c, nil
}

func methods() []Method { return []Method{None, SecretBasic, SecretPost} }

func checkRedirects(uris []string) *Error {
	if len(uris) == 0 || len(uris) > maxRedirects {
		return refuse(InvalidRedirectURI, "redirect_uris must hold 1 to %d addresses", maxRedirects)
	}
	for i, uri := range uris {
		if wrong := checkRedirect(uri); wrong != "" {
			return refuse(InvalidRedirectURI, "redirect_uris[%d] %s", i, wrong)
		}
	}
	return nil
}

// cleanName makes a name that can be shown in one line and cannot pretend to be
// part of the page: no control or direction characters, bounded.
func cleanName(name string) string {
	name = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case !unicode.IsPrint(r) || r == unicode.ReplacementChar:
			return -1
		}
		return r
	}, name)
	runes := []rune(strings.Join(strings.Fields(name), " "))
	return strings.TrimSpace(string(runes[:min(len(runes), maxClientName)]))
}

// appType keeps the application_type of OpenID clients when it is a plain word.
func appType(raw json.RawMessage) string {
	var s string
	if json.Unmarshal(raw, &s) != nil || len(s) > maxAppType || strings.ContainsFunc(s, unprintable) {
		return ""
	}
	return s
}
