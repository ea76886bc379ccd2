package cloudaccount

import "context"

// Person is one person's access for one purpose, for clients of the cloud's
// services.
type Person struct {
	service *Service
	user    string
	needs   []string
}

// Of gives a person's access with the scopes that are needed.
func (s *Service) Of(user string, needs ...string) *Person {
	return &Person{service: s, user: user, needs: needs}
}

// Token is Service.Token.
func (p *Person) Token(ctx context.Context) (string, error) {
	return p.service.Token(ctx, p.user, p.needs...)
}

// Refused is Service.Refused. That it could not be noted changes nothing: the
// token ends by itself.
func (p *Person) Refused(ctx context.Context, token string) {
	_ = p.service.Refused(ctx, p.user, token)
}
