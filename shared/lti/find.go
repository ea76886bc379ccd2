package lti

import (
	"context"
	"errors"
	"fmt"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// find returns the active platform of a login. Without a client id there must
// be exactly one for the issuer.
func (s *Service) find(ctx context.Context, issuer, client string) (Platform, error) {
	if client != "" {
		return s.findClient(ctx, issuer, client)
	}
	active, err := s.active(ctx, issuer, 2)
	switch {
	case err != nil:
		return Platform{}, err
	case len(active) == 0:
		return Platform{}, notRegistered(issuer)
	case len(active) > 1:
		return Platform{}, refuse(problem.LTIRequestInvalid, hintClient,
			"client_id is required: several platforms are registered with the issuer %q.", clip(issuer)).field("client_id")
	}
	return active[0], nil
}

func (s *Service) findClient(ctx context.Context, issuer, client string) (Platform, error) {
	item, err := s.table.Get(ctx, clientKey(issuer, client))
	if err == nil {
		p, err := s.Get(ctx, item.String("platform"))
		switch {
		case err == nil && p.Active && p.Issuer == issuer && p.ClientID == client:
			return p, nil
		case err == nil, problem.CodeOf(err) == problem.PlatformNotFound:
			return Platform{}, notRegistered(issuer)
		}
		return Platform{}, err
	}
	if !errors.Is(err, store.ErrNotFound) {
		return Platform{}, fmt.Errorf("find platform: %w", err)
	}
	others, err := s.active(ctx, issuer, 1)
	if err != nil {
		return Platform{}, err
	}
	if len(others) == 0 {
		return Platform{}, notRegistered(issuer)
	}
	return Platform{}, refuse(problem.LTIClientMismatch, hintClient,
		"Client ID mismatch: the issuer %q is registered, but not with the client ID %q.", clip(issuer), clip(client)).field("client_id")
}

func notRegistered(issuer string) error {
	return refuse(problem.PlatformNotFound, hintIssuer,
		"Platform not found: no active platform is registered with the issuer %q.", clip(issuer)).field("iss")
}

// active lists active platforms of an issuer, at most so many.
func (s *Service) active(ctx context.Context, issuer string, most int) (out []Platform, err error) {
	q := store.Query{PK: issuerPartition(issuer), Prefix: "CLIENT#", Limit: 100}
	for {
		page, err := s.table.Query(ctx, q)
		if err != nil {
			return nil, fmt.Errorf("find platform: %w", err)
		}
		for _, item := range page.Items {
			p, err := s.Get(ctx, item.String("platform"))
			if err != nil && problem.CodeOf(err) != problem.PlatformNotFound {
				return nil, err
			}
			if err == nil && p.Active && p.Issuer == issuer {
				out = append(out, p)
			}
			if len(out) == most {
				return out, nil
			}
		}
		if q.Cursor = page.Next; q.Cursor == "" {
			return out, nil
		}
	}
}
