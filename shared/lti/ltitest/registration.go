package ltitest

import (
	"encoding/json"
	"net/http"
)

// Configure changes the platform's OpenID configuration before it is sent.
func (p *Platform) Configure(change func(configuration map[string]any)) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.configure = change
}

// OnRegister changes what the platform answers to a registration.
func (p *Platform) OnRegister(change func(response map[string]any)) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.register = change
}

// Registered is what the last registration said, and its bearer token.
func (p *Platform) Registered() (tool map[string]any, token string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.tool, p.token
}

func (p *Platform) serveConfiguration(w http.ResponseWriter, _ *http.Request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	c := map[string]any{
		"issuer": p.Issuer, "authorization_endpoint": p.URL(AuthPath), "token_endpoint": p.URL(TokenPath),
		"jwks_uri": p.URL(KeysPath), "registration_endpoint": p.URL(RegistrationPath),
		"scopes_supported": []string{"openid"}, "response_types_supported": []string{"id_token"}, "id_token_signing_alg_values_supported": []string{"RS256"},
	}
	if p.configure != nil {
		p.configure(c)
	}
	writeJSON(w, c)
}

func (p *Platform) serveRegistration(w http.ResponseWriter, r *http.Request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.tool, p.token = map[string]any{}, r.Header.Get("Authorization")
	if err := json.NewDecoder(r.Body).Decode(&p.tool); err != nil || r.Method != http.MethodPost {
		http.Error(w, "not a registration", http.StatusBadRequest)
		return
	}
	answer := map[string]any{"client_id": p.ClientID}
	for name, v := range p.tool {
		answer[name] = v
	}
	if tool, ok := p.tool["https://purl.imsglobal.org/spec/lti-tool-configuration"].(map[string]any); ok {
		tool["deployment_id"] = p.Deployment
	}
	if p.register != nil {
		p.register(answer)
	}
	writeJSON(w, answer)
}
