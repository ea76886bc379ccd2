package drive

import (
	"context"
	"errors"
	"fmt"

	"formwright/shared/problem"
	"formwright/shared/source"
)

// Tokens are the access tokens of one person's cloud account.
type Tokens interface {
	// Token gives one that lives for a while yet. Its error is a CloudAuthRequired
	// problem when the person has connected no account that works.
	Token(ctx context.Context) (string, error)
	// Refused tells that the drive did not take a token before its time.
	Refused(ctx context.Context, token string)
}

// Personal reads the drive as one person sees it. It is safe for concurrent use.
type Personal struct {
	client *Client
	tokens Tokens
}

// As reads the drive with a person's own account first, and then as the Client
// does.
func (c *Client) As(t Tokens) *Personal { return &Personal{client: c, tokens: t} }

// Fetch returns a document as Client.Fetch does, also one that only the person
// may see.
func (p *Personal) Fetch(ctx context.Context, id source.ID, t source.Type) (source.Document, error) {
	doc, own := p.client.session(&person{tokens: p.tokens}).fetchAPI(ctx, id)
	if own == nil {
		doc.Origin = source.FromDrive
		return doc, nil
	}
	if ctx.Err() != nil || !unseen(own) {
		return source.Document{}, p.client.explain(ctx, own)
	}
	doc, err := p.client.Fetch(ctx, id, t)
	if problem.CodeOf(err) == problem.DocumentNotFound {
		err = both(own, err)
	}
	return doc, err
}

// unseen reports whether an error of the person's way leaves the others worth a
// try: no token, or a document this account may not see.
func unseen(err error) bool {
	var noToken *tokenError
	var status *statusError
	return errors.As(err, &noToken) || problem.CodeOf(err) == problem.DocumentNotFound ||
		errors.As(err, &status) && !status.busy() && !status.quota()
}

// both tells of a document that no way led to: what the person's own said, as
// far as that helps, and what the others did.
func both(own, others error) error {
	var noToken *tokenError
	var p *problem.Error
	var status *statusError
	switch {
	case errors.As(own, &status) && status.ours():
		return noAccess(own)
	case errors.As(own, &noToken) && problem.CodeOf(own) == problem.CloudAuthRequired:
		return problem.Wrap(errors.Join(own, others), problem.DocumentNotFound,
			"%s To use documents that only you can see, connect your cloud account on the page Cloud account.", problem.Of(others).Message)
	case errors.As(own, &noToken), errors.As(own, &p):
		return own // the others were not asked for a document they can know of
	}
	return problem.Wrap(errors.Join(own, others), problem.DocumentNotFound,
		"%s The cloud account you connected does not see it either.", problem.Of(others).Message)
}

// tokenError is that there is no access token.
type tokenError struct{ error }

func (e *tokenError) Unwrap() error { return e.error }

// person is the bearer for one document; one token does for its requests.
type person struct {
	tokens Tokens
	token  string
}

func (p *person) access(ctx context.Context, _ *session) (string, error) {
	if p.token != "" {
		return p.token, nil
	}
	token, err := p.tokens.Token(ctx)
	if err != nil {
		return "", &tokenError{fmt.Errorf("token of a cloud account: %w", err)}
	}
	p.token = token
	return token, nil
}

func (p *person) forget(ctx context.Context, token string) {
	p.token = ""
	p.tokens.Refused(ctx, token)
}
