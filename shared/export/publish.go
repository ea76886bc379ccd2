package export

import (
	"context"
	"fmt"
	"io"
	"time"

	"formwright/shared/problem"
)

// Publish stores a file and makes it known at once, for a time of its own: it is
// for others to fetch while a job goes on, not the job's result.
func (s *Service) Publish(ctx context.Context, e Export, r io.Reader, size int64, life time.Duration) error {
	brief := *s
	brief.life = life
	_, row, err := brief.Put(ctx, e, r, size)
	if err != nil {
		return err
	}
	if err := s.table.Write(ctx, row); err != nil {
		return problem.Transient(fmt.Errorf("publish file: %w", err))
	}
	return nil
}
