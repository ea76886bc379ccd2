package cloudaccount

import (
	"context"
	"fmt"

	"formwright/shared/store"
)

// Disconnect forgets a person's cloud account, and asks the cloud service to
// end the grant. That it cannot be reached keeps nothing here.
func (s *Service) Disconnect(ctx context.Context, user string) error {
	r, _ := s.row(ctx, user) // one that cannot be read is deleted all the same
	if err := s.table.Write(ctx, store.Delete(rowKey(user))); err != nil {
		return fmt.Errorf("delete cloud account: %w", err)
	}
	s.endpoint.revoke(ctx, r.secrets.Refresh)
	return nil
}
