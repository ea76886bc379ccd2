package account

import (
	"context"
	"fmt"

	"formwright/shared/store"
)

// Reassert takes what the LMS of an asserted account now says of its owner. Any
// other account is left as it is: what a person proved is not a platform's to
// change.
func (s *Service) Reassert(ctx context.Context, user User, email, name string) (User, error) {
	email, err := NormalEmail(email)
	if err != nil {
		return User{}, err
	}
	if name = trimName(name); name == "" {
		name = user.Name
	}
	if !user.Asserted || user.Email == email && user.Name == name {
		return user, nil
	}
	user.Email, user.Name = email, name
	err = s.table.Write(ctx, store.Op{Kind: store.OpUpdate, Key: userKey(user.ID),
		Set: map[string]any{"email": email, "name": name}, Conds: []store.Cond{store.Is("asserted", true)}})
	if err != nil {
		return User{}, fmt.Errorf("update asserted account: %w", err)
	}
	return user, nil
}
