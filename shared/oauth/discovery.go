package oauth

import (
	"fmt"
	"net/url"
	"slices"
)

// Metadata describes the authorization server (RFC 8414 2). offline_access is
// no scope here: a client that finds it asks for it, and for consent each time.
type Metadata struct {
	Issuer                string   `json:"issuer"`
	AuthorizationEndpoint string   `json:"authorization_endpoint"`
	TokenEndpoint         string   `json:"token_endpoint"`
	RegistrationEndpoint  string   `json:"registration_endpoint"`
	RevocationEndpoint    string   `json:"revocation_endpoint"`
	IntrospectionEndpoint string   `json:"introspection_endpoint"`
	KeySet                string   `json:"jwks_uri"`
	Scopes                []string `json:"scopes_supported"`
	ResponseTypes         []string `json:"response_types_supported"`
	ResponseModes         []string `json:"response_modes_supported"`
	GrantTypes            []string `json:"grant_types_supported"`
	ChallengeMethods      []string `json:"code_challenge_methods_supported"`
	TokenMethods          []Method `json:"token_endpoint_auth_methods_supported"`
	RevocationMethods     []Method `json:"revocation_endpoint_auth_methods_supported"`
	IntrospectionMethods  []Method `json:"introspection_endpoint_auth_methods_supported"`
	IssuerInResponse      bool     `json:"authorization_response_iss_parameter_supported"`
	ServiceDocumentation  string   `json:"service_documentation"`
	ProtectedResources    []string `json:"protected_resources"`
}

// Metadata is the document of /.well-known/oauth-authorization-server.
func (s *Service) Metadata() Metadata {
	return Metadata{
		Issuer: s.base, AuthorizationEndpoint: s.base + "/oauth/auth", TokenEndpoint: s.base + "/oauth/token",
		RegistrationEndpoint: s.base + "/oauth/register", RevocationEndpoint: s.base + "/oauth/revoke",
		IntrospectionEndpoint: s.base + "/oauth/introspect", KeySet: s.base + "/.well-known/jwks.json",
		Scopes: Scopes(), ResponseTypes: []string{"code"}, ResponseModes: []string{"query"},
		GrantTypes: []string{"authorization_code", "refresh_token"}, ChallengeMethods: []string{"S256"},
		TokenMethods: methods(), RevocationMethods: methods(), IntrospectionMethods: methods(), IssuerInResponse: true,
		ServiceDocumentation: s.base + "/openapi.yaml", ProtectedResources: []string{s.base, s.base + "/api/v1", s.base + "/mcp"},
	}
}

// Resource describes a protected resource (RFC 9728 2).
type Resource struct {
	Resource      string   `json:"resource"`
	Servers       []string `json:"authorization_servers"`
	Scopes        []string `json:"scopes_supported"`
	BearerMethods []string `json:"bearer_methods_supported"`
	Name          string   `json:"resource_name"`
}

// Resource is the document of /.well-known/oauth-protected-resource followed by
// suffix: "", "/api/v1" or "/mcp". ok is false for every other.
func (s *Service) Resource(suffix string) (doc Resource, ok bool) {
	ok = slices.Contains([]string{"", "/api/v1", "/mcp"}, suffix)
	return Resource{Resource: s.base + suffix, Servers: []string{s.base}, Scopes: Scopes(),
		BearerMethods: []string{"header"}, Name: "Formwright"}, ok
}

// IsIssuerPath reports whether a path is that of the base URL: RFC 8414 3.1
// puts it behind the well-known name.
func (s *Service) IsIssuerPath(path string) bool {
	u, err := url.Parse(s.base)
	return err == nil && path != "" && path == u.Path
}

// ResourceMetadata is the address that a challenge points to (RFC 9728 5.1).
func (s *Service) ResourceMetadata() string {
	return s.base + "/.well-known/oauth-protected-resource"
}

// KeySet is the document of /.well-known/jwks.json: every key that signs, will
// sign or has signed tokens.
func (s *Service) KeySet() ([]byte, error) {
	set, err := s.rings().Public()
	if err != nil {
		return nil, fmt.Errorf("publish keys: %w", err)
	}
	return set, nil
}
