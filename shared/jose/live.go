package jose

import (
	"context"
	"fmt"
	"time"

	"formwright/shared/secret"
)

// Refresh is how long a ring is used before it is read again, so that a
// rotation reaches every running process long before PublishFirst is over.
const Refresh = secret.Refresh

// Live keeps the ring of a running process fresh, as secret.Live does.
type Live struct{ ring *secret.Live[*Ring] }

// NewLive reads the ring for the first time.
func NewLive(ctx context.Context, load func(context.Context) (*Ring, error), now func() time.Time) (*Live, error) {
	ring, err := secret.NewLive(ctx, secret.Source[*Ring]{Load: load}, now)
	if err != nil {
		return nil, fmt.Errorf("load signing keys: %w", err)
	}
	return &Live{ring}, nil
}

// Ring gives the ring of this moment.
func (l *Live) Ring() *Ring { return l.ring.Get() }
