package aws

import (
	"context"
	"errors"
	"io"

	"formwright/shared/spool"
)

// newSpool holds all bytes of a reader before the first goes out: S3 wants the
// length at the beginning, the SDK wants to read twice, for the checksum and
// when it tries again, and a reader that breaks must not leave half a blob.
func newSpool(ctx context.Context, r io.Reader) (*spool.Spool, error) {
	s := spool.New()
	if _, err := io.Copy(s, readUntilDone{ctx, r}); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// readUntilDone stops a copy when ctx ends.
type readUntilDone struct {
	ctx context.Context
	r   io.Reader
}

func (r readUntilDone) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.r.Read(p)
}
