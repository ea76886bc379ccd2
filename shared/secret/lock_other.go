//go:build !unix

package secret

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"
)

// lockPause is how long to wait before a held lock is tried again.
const lockPause = 5 * time.Millisecond

// lock waits until ctx ends for being the one who makes the file at path. One
// that a killed process left behind must be deleted by hand.
func lock(ctx context.Context, path string) (unlock func(), err error) {
	for {
		f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
		if err == nil {
			return func() { _ = errors.Join(f.Close(), os.Remove(path)) }, nil
		}
		if !errors.Is(err, fs.ErrExist) {
			return nil, err
		}
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("another process holds it (delete %s if there is none): %w", path, ctx.Err())
		case <-time.After(lockPause):
		}
	}
}
