package ltitest

import (
	"crypto"
	"crypto/hmac"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
)

// Claim spells the name of an LTI claim.
func Claim(name string) string { return "https://purl.imsglobal.org/spec/lti/claim/" + name }

// Message is an authentication response before it is signed. A tamper changes
// it.
type Message struct {
	Header map[string]any
	Claims map[string]any
	Key    *rsa.PrivateKey          // another key signs; nil: the newest one
	Form   url.Values               // besides, or in place of, state and id_token
	Token  func(good string) string // changes the signed token
}

// Tamper changes a message on its way.
type Tamper func(*Message)

// Set changes one claim; nil takes it out.
func Set(claim string, value any) Tamper {
	return func(m *Message) {
		m.Claims[claim] = value
		if value == nil {
			delete(m.Claims, claim)
		}
	}
}

// Head changes one member of the header; nil takes it out.
func Head(name string, value any) Tamper {
	return func(m *Message) {
		m.Header[name] = value
		if value == nil {
			delete(m.Header, name)
		}
	}
}

// LoginParams are what the platform sends to the tool's login address.
func (p *Platform) LoginParams() url.Values {
	return url.Values{"iss": {p.Issuer}, "client_id": {p.ClientID}, "login_hint": {"user-1"},
		"target_link_uri": {p.Tool + "/api/lti/callback"}, "lti_deployment_id": {p.Deployment},
		"lti_message_hint": {`{"cmid":"7","launchid":"ltilaunch7_ünï"}`}}
}

// Respond answers an authentication request, given as the address the tool sent
// the browser to, with the form the browser posts to the tool. It refuses what a
// strict platform would.
func (p *Platform) Respond(address string, tampers ...Tamper) (url.Values, error) {
	q, err := p.checkRequest(address)
	if err != nil {
		return nil, err
	}
	m := &Message{Header: map[string]any{"alg": "RS256", "typ": "JWT"}, Claims: p.claims(q), Form: url.Values{"state": {q.Get("state")}}}
	p.mu.Lock()
	newest := p.keys[len(p.keys)-1]
	standing := p.launch
	p.mu.Unlock()
	m.Header["kid"] = newest.id
	if standing != nil {
		standing(m)
	}
	for _, t := range tampers {
		t(m)
	}
	if m.Key == nil {
		m.Key = newest.private
	}
	token := sign(m)
	if m.Token != nil {
		token = m.Token(token)
	}
	if _, given := m.Form["id_token"]; !given {
		m.Form.Set("id_token", token)
	}
	return m.Form, nil
}

// Always tampers with every launch, those of the platform's own pages too.
func (p *Platform) Always(t Tamper) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.launch = t
}

// checkRequest is as strict as the strictest platforms (the scope is compared
// as a whole, the redirection URI too).
func (p *Platform) checkRequest(address string) (url.Values, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	if got := u.Scheme + "://" + u.Host + u.Path; got != p.URL(AuthPath) {
		return nil, fmt.Errorf("the request went to %s", got)
	}
	q := u.Query()
	for name, want := range map[string]string{"scope": "openid", "response_type": "id_token", "response_mode": "form_post", "prompt": "none",
		"client_id": p.ClientID, "redirect_uri": p.Tool + "/api/lti/callback"} {
		if len(q[name]) != 1 || q.Get(name) != want {
			return nil, fmt.Errorf("%s is %q, want %q", name, q[name], want)
		}
	}
	for _, name := range []string{"login_hint", "state", "nonce"} {
		if q.Get(name) == "" {
			return nil, fmt.Errorf("%s is missing", name)
		}
	}
	return q, nil
}

func (p *Platform) claims(q url.Values) map[string]any {
	now := p.Now().Unix()
	return map[string]any{
		"iss": p.Issuer, "aud": p.ClientID, "sub": q.Get("login_hint"), "nonce": q.Get("nonce"), "iat": now, "exp": now + 60,
		"name": "Ada Lovelace", "given_name": "Ada", "family_name": "Lovelace", "email": "ada@school.example",
		Claim("version"): "1.3.0", Claim("message_type"): "LtiResourceLinkRequest", Claim("deployment_id"): p.Deployment,
		Claim("resource_link"):       map[string]any{"id": "link-1", "title": "Quizzes"},
		Claim("target_link_uri"):     p.Tool + "/api/lti/callback",
		Claim("roles"):               []any{"http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor", "urn:unknown:role"},
		Claim("launch_presentation"): map[string]any{"document_target": "iframe", "return_url": "https://lms.example.org/course/7"},
	}
}

// sign makes the compact token. It signs RS256 whatever the header says, but
// HS256, which it makes with the public key as an attacker would, and none.
func sign(m *Message) string {
	header, _ := json.Marshal(m.Header)
	payload, _ := json.Marshal(m.Claims)
	signed := b64(header) + "." + b64(payload)
	switch m.Header["alg"] {
	case "none":
		return signed + "."
	case "HS256":
		mac := hmac.New(sha256.New, m.Key.N.Bytes())
		mac.Write([]byte(signed))
		return signed + "." + b64(mac.Sum(nil))
	}
	sum := sha256.Sum256([]byte(signed))
	signature, err := rsa.SignPKCS1v15(rand.Reader, m.Key, crypto.SHA256, sum[:])
	if err != nil {
		panic(err)
	}
	return signed + "." + b64(signature)
}

// Mangle changes the middle of the last part of a token.
func Mangle(token string) string {
	i := strings.LastIndexByte(token, '.') + 20
	c := byte('A')
	if token[i] == c {
		c = 'B'
	}
	return token[:i] + string(c) + token[i+1:]
}
