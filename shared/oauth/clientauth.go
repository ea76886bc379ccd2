package oauth

import (
	"context"
	"encoding/base64"
	"net/url"
	"strings"
)

// ClientAuth is what the Authorization header of a request says.
type ClientAuth struct {
	Sent   bool // there is such a header
	ID     string
	Secret string
}

// ParseBasic reads the values of the Authorization header. Id and secret are
// form-encoded inside (RFC 6749 2.3.1). A header that cannot be read gives the
// empty id, which no client has.
func ParseBasic(headers []string) ClientAuth {
	if len(headers) == 0 {
		return ClientAuth{}
	}
	auth := ClientAuth{Sent: true}
	scheme, text, _ := strings.Cut(headers[0], " ")
	if len(headers) > 1 || !strings.EqualFold(scheme, "Basic") {
		return auth
	}
	plain, err := base64.StdEncoding.DecodeString(strings.TrimSpace(text))
	if err != nil {
		return auth
	}
	id, password, ok := strings.Cut(string(plain), ":")
	if !ok {
		return auth
	}
	id, err1 := url.QueryUnescape(id)
	password, err2 := url.QueryUnescape(password)
	if err1 == nil && err2 == nil {
		auth.ID, auth.Secret = id, password
	}
	return auth
}

// authenticate finds the client of a request before anything else of it is
// looked at: some libraries try one way and repeat the same code the other way.
func (s *Service) authenticate(ctx context.Context, form url.Values, auth ClientAuth) (Client, error) {
	if repeated(form) {
		return Client{}, refuse(InvalidRequest, "a parameter is repeated")
	}
	id, password := form.Get("client_id"), form.Get("client_secret")
	if auth.Sent {
		if password != "" || id != "" && auth.ID != "" && id != auth.ID {
			return Client{}, refuse(InvalidRequest, "the client must authenticate in one way only")
		}
		id, password = auth.ID, auth.Secret
	}
	client, ok, err := s.client(ctx, id)
	if err != nil {
		return Client{}, err
	}
	if !ok || !client.proven(auth, password) {
		return Client{}, &Error{Code: InvalidClient, Description: "the client is unknown or its authentication is wrong", Basic: auth.Sent}
	}
	return client, nil
}

// proven is strict about clients without a secret: they name themselves in the
// form and send nothing else.
func (c Client) proven(auth ClientAuth, password string) bool {
	if c.Method == None {
		return !auth.Sent && password == ""
	}
	return password != "" && c.knows(password)
}
