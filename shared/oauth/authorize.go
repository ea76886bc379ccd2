package oauth

import (
	"context"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"github.com/google/uuid"

	"formwright/shared/store"
)

// Request is an authorization request that has been checked. Only Check makes
// one, so its redirect address is always one the client registered.
type Request struct {
	Client Client
	Scopes []string // what the person is asked to allow

	redirect  string
	sent      bool // redirect_uri was sent and not taken from the registration
	state     *string
	challenge string
	resource  string // "" when the client named none
	silent    bool   // prompt=none
}

// Name is what to call the client, which nobody has verified.
func (r Request) Name() string {
	if r.Client.Name != "" {
		return r.Client.Name
	}
	return r.Host()
}

// Host is where the answer goes, for the person to judge: a host with its port,
// or the scheme of the application that will be opened.
func (r Request) Host() string {
	_, host, isWeb := strings.Cut(r.Origin(), "://")
	if isWeb {
		return host
	}
	return r.Origin()
}

// Origin is the source expression that the form-action of the consent page's
// Content-Security-Policy needs besides 'self': browsers apply it to redirects.
func (r Request) Origin() string { return origin(r.redirect) }

// maxState bounds the state a client gets back, in bytes.
const maxState = 8 << 10

// challengeForm is BASE64URL(SHA256(verifier)) (RFC 7636 4.2).
var challengeForm = regexp.MustCompile(`^[A-Za-z0-9_-]{43}$`)

// Check reads the query of an authorization request. A refusal is an *Error;
// its Redirect says where the browser goes, and is empty when client or
// redirect address are not to be trusted.
func (s *Service) Check(ctx context.Context, query url.Values) (Request, error) {
	r, err := s.addressee(ctx, query)
	if err != nil {
		return Request{}, err
	}
	if len(query["state"]) == 1 {
		r.state = &query["state"][0]
	}
	if refusal := s.read(&r, query); refusal != nil {
		refusal.Redirect = s.answer(r, url.Values{"error": {string(refusal.Code)}, "error_description": {refusal.Description}})
		return Request{}, refusal
	}
	return r, nil
}

// addressee settles who asks and where answers go; its errors stay here.
func (s *Service) addressee(ctx context.Context, query url.Values) (Request, error) {
	if len(query["client_id"]) > 1 || len(query["redirect_uri"]) > 1 {
		return Request{}, refuse(InvalidRequest, "client_id or redirect_uri is repeated")
	}
	client, ok, err := s.client(ctx, query.Get("client_id"))
	if err != nil {
		return Request{}, err
	}
	if !ok {
		return Request{}, refuse(InvalidClient, "the application is not registered here, or its registration has expired")
	}
	r := Request{Client: client, redirect: query.Get("redirect_uri")}
	r.sent = r.redirect != ""
	if !r.sent && len(client.RedirectURIs) == 1 {
		r.redirect = client.RedirectURIs[0]
	}
	if !client.registered(r.redirect) {
		return Request{}, refuse(InvalidRequest, "redirect_uri is not one that the application has registered")
	}
	return r, nil
}

// read checks what may be answered by redirect.
func (s *Service) read(r *Request, query url.Values) (refusal *Error) {
	if repeated(query) {
		return refuse(InvalidRequest, "a parameter is repeated")
	}
	if r.state != nil && len(*r.state) > maxState {
		r.state = nil
		return refuse(InvalidRequest, "state is over %d bytes", maxState)
	}
	if refusal := checkForm(query); refusal != nil {
		return refusal
	}
	r.challenge = query.Get("code_challenge")
	if query.Get("code_challenge_method") != "S256" || !challengeForm.MatchString(r.challenge) {
		return refuse(InvalidRequest, "PKCE is required: code_challenge_method S256 and a code_challenge of 43 base64url characters")
	}
	if r.resource, refusal = s.resource(query); refusal != nil {
		return refusal
	}
	if r.Scopes, refusal = askedScopes(query.Get("scope"), r.Client.Scopes); refusal != nil {
		return refusal
	}
	prompts := strings.Fields(query.Get("prompt"))
	r.silent = slices.Contains(prompts, "none")
	if r.silent && len(prompts) > 1 {
		return refuse(InvalidRequest, "prompt none stands alone")
	}
	return nil
}

// checkForm settles what kind of request it is.
func checkForm(query url.Values) *Error {
	switch {
	case query.Get("request") != "":
		return refuse(RequestNotSupported, "request objects are not supported")
	case query.Get("request_uri") != "":
		return refuse(RequestURINotSupported, "request objects are not supported")
	case query.Get("response_type") == "":
		return refuse(InvalidRequest, "response_type is missing")
	case query.Get("response_type") != "code":
		return refuse(UnsupportedResponseType, "response_type must be code")
	}
	if mode := query.Get("response_mode"); mode != "" && mode != "query" {
		return refuse(InvalidRequest, "response_mode must be query")
	}
	return nil
}

// answer is the redirect address with an answer, the state as it came and the
// issuer (RFC 9207).
func (s *Service) answer(r Request, params url.Values) string {
	if r.state != nil {
		params.Set("state", *r.state)
	}
	params.Set("iss", s.base)
	return withParams(r.redirect, params)
}

// Unseen answers a request with prompt=none, which asks for a code without
// anything being shown: consent is always asked for here. must is false for
// every other request.
func (s *Service) Unseen(r Request, signedIn bool) (redirect string, must bool) {
	if !r.silent {
		return "", false
	}
	code, why := ConsentRequired, "the person has to agree"
	if !signedIn {
		code, why = LoginRequired, "the person has to sign in"
	}
	return s.answer(r, url.Values{"error": {string(code)}, "error_description": {why}}), true
}

// Deny is where the browser goes when the person says no.
func (s *Service) Deny(r Request) (redirect string) {
	return s.answer(r, url.Values{"error": {string(AccessDenied)}, "error_description": {"the person said no"}})
}

// Approve makes a code for what the person agreed to and says where the browser
// takes it.
func (s *Service) Approve(ctx context.Context, r Request, user string) (redirect string, err error) {
	code, now := newSecret(), s.now()
	sent := ""
	if r.sent {
		sent = r.redirect
	}
	err = s.table.Write(ctx, store.Put(store.Item{Key: codeKey(code), Expires: now.Add(freshCode), Attrs: map[string]any{
		"client": r.Client.ID, "name": r.Name(), "user": user, "scopes": strings.Join(r.Scopes, " "), "resource": r.resource,
		"redirect": sent, "challenge": r.challenge, "grant": uuid.NewString(), "until": now.Add(CodeLife).UnixMilli(),
	}}, store.Absent()))
	if err != nil {
		return "", fmt.Errorf("keep authorization code: %w", err)
	}
	return s.answer(r, url.Values{"code": {string(code)}}), nil
}

func codeKey(code secret) store.Key { return store.Key{PK: "CODE#" + code.hash(), SK: "CODE"} }
