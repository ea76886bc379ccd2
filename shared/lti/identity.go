package lti

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/google/uuid"

	"formwright/shared/account"
	"formwright/shared/problem"
	"formwright/shared/store"
)

// Identity is a person at a platform: a platform's id and a digest, in a form
// that can be kept with a session.
type Identity string

// identityOf names a person by the registration and by sub. Issuer and client id
// count too: a registration that is edited to another platform inherits nobody.
func identityOf(p Platform, subject string) Identity {
	return Identity(p.ID + "." + digest(p.Issuer, p.ClientID, subject))
}

func (i Identity) key() (store.Key, bool) {
	platform, person, ok := strings.Cut(string(i), ".")
	return store.Key{PK: "LTIIDENTITY#" + platform, SK: "PERSON#" + person}, ok && uuid.Validate(platform) == nil && len(person) == 64
}

// identify finds the account of a person, or makes it on the institution plan.
// Whether an account with the same e-mail address exists is not asked: any
// platform can assert any address.
func (s *Service) identify(ctx context.Context, p Platform, who person) (Identity, string, error) {
	id := identityOf(p, who.subject)
	key, _ := id.key()
	item, err := s.table.Get(ctx, key)
	if errors.Is(err, store.ErrNotFound) {
		user, found, err := s.enroll(ctx, key, who)
		if err != nil || found == nil {
			return id, user, err
		}
		item = *found // the same person in another tab was first
	} else if err != nil {
		return "", "", fmt.Errorf("find LTI identity: %w", err)
	}
	user, err := s.accounts.Get(ctx, item.String("user"))
	if err == nil {
		user, err = s.accounts.Reassert(ctx, user, who.email, who.name)
	}
	if err != nil {
		return "", "", fmt.Errorf("account of LTI identity: %w", err)
	}
	return id, user.ID, nil
}

// enroll makes an account and who it is at the platform, both or none. found is
// the identity that stood there already.
func (s *Service) enroll(ctx context.Context, key store.Key, who person) (user string, found *store.Item, err error) {
	made, ops, err := s.accounts.Assert(who.email, who.name, account.Institution)
	if err != nil {
		return "", nil, fmt.Errorf("account of LTI identity: %w", err)
	}
	item := store.Item{Key: key, Attrs: map[string]any{"user": made.ID, "createdAt": s.now().UnixMilli()}}
	err = s.table.Write(ctx, append([]store.Op{store.Put(item, store.Absent())}, ops...)...)
	if op, found, lost := store.FailedOp(err); lost && op == 0 && found != nil {
		return "", found, nil
	}
	if err != nil {
		return "", nil, fmt.Errorf("enroll LTI identity: %w", err)
	}
	return made.ID, nil, nil
}

// Relink makes later launches of a person lead to another account, after the
// person has proved that it is theirs. The account the launches made stays.
func (s *Service) Relink(ctx context.Context, id Identity, user string) error {
	key, ok := id.key()
	if !ok || user == "" {
		return problem.New(problem.InvalidRequest, "There is no such launch to link an account to.")
	}
	listed := store.Key{PK: linked(user), SK: string(id)}
	err := s.table.Write(ctx, store.Op{Kind: store.OpUpdate, Key: key, Set: map[string]any{"user": user}, Index: [2]*store.Key{&listed},
		Conds: []store.Cond{store.Present()}})
	if _, _, gone := store.FailedOp(err); gone {
		return problem.New(problem.InvalidRequest, "There is no such launch to link an account to.")
	}
	if err != nil {
		return fmt.Errorf("link LTI identity: %w", err)
	}
	return nil
}
