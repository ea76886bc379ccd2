package lti

import (
	"context"
	"fmt"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// linked is the partition of the index that lists who at which platform leads to
// an account that somebody proved.
func linked(user string) string { return "LTILINKED#" + user }

// Linked lists the people at platforms whose launches lead to a proved account.
func (s *Service) Linked(ctx context.Context, user string) (list []Identity, err error) {
	q := store.Query{Index: 1, PK: linked(user), Limit: 100}
	for {
		page, err := s.table.Query(ctx, q)
		if err != nil {
			return nil, fmt.Errorf("list LTI identities: %w", err)
		}
		for _, item := range page.Items {
			if item.String("user") == user {
				list = append(list, Identity(item.Index[0].SK))
			}
		}
		if q.Cursor = page.Next; q.Cursor == "" {
			return list, nil
		}
	}
}

// Unlink ends that launches of somebody lead to a user's account: the next one
// makes an account of its own. Another user's link is not found.
func (s *Service) Unlink(ctx context.Context, id Identity, user string) error {
	none := problem.New(problem.NotFound, "This learning platform is not connected with your account.")
	key, ok := id.key()
	if !ok || user == "" {
		return none
	}
	err := s.table.Write(ctx, store.Delete(key, store.Is("user", user)))
	if _, _, gone := store.FailedOp(err); gone {
		return none
	}
	if err != nil {
		return fmt.Errorf("unlink LTI identity: %w", err)
	}
	return nil
}
