package embedded

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"time"

	"go.etcd.io/bbolt"

	"formwright/shared/store"
)

// Blobs is the store.Blobs of a Store: one file a blob, named by the hash of
// its key, the bytes first and what is known about them at the end. A file
// comes to its name complete and synced, and is never changed there, so an open
// one stays readable whatever happens to the name.
type Blobs struct {
	store *Store
	dir   string // the blobs
	temp  string // files on their way; emptied by Open
	// names is shared by those who give names and held alone by the sweep, which
	// so neither deletes a blob that was just put in place of an expired one nor
	// the note of one that is about to be put.
	names sync.RWMutex
}

func openBlobs(s *Store, dir string) (*Blobs, error) {
	b := &Blobs{store: s, dir: filepath.Join(dir, "blobs"), temp: filepath.Join(dir, "blobs-unfinished")}
	err := errors.Join(os.RemoveAll(b.temp), os.MkdirAll(b.temp, 0o700), os.MkdirAll(b.dir, 0o700), syncDir(dir))
	if err != nil {
		return nil, fmt.Errorf("prepare the blobs folder: %w", err)
	}
	return b, nil
}

func (b *Blobs) path(key string) string { return filepath.Join(b.dir, blobName(key)) }

func blobName(key string) string {
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:])
}

// Put implements store.Blobs.
func (b *Blobs) Put(ctx context.Context, key string, r io.Reader, size int64, meta store.BlobMeta) error {
	if err := store.ValidateBlob(key, size, meta); err != nil {
		return err
	}
	if b.store.closed() {
		return ErrClosed
	}
	temp, err := b.spool(ctx, key, r, size, meta)
	if err != nil {
		return fmt.Errorf("put blob: %w", err)
	}
	if err := b.place(ctx, temp, key, meta.Expires); err != nil {
		return errors.Join(fmt.Errorf("put blob: %w", err), os.Remove(temp))
	}
	return syncDir(b.dir)
}

// spool writes a complete and synced file beside the blobs.
func (b *Blobs) spool(ctx context.Context, key string, r io.Reader, size int64, meta store.BlobMeta) (path string, err error) {
	f, err := os.CreateTemp(b.temp, "*")
	if err != nil {
		return "", err
	}
	defer func() {
		err = errors.Join(err, f.Close())
		if err != nil {
			err = errors.Join(err, os.Remove(f.Name()))
		}
	}()
	hash := sha256.New()
	n, err := io.Copy(io.MultiWriter(f, hash), readUntilDone{ctx, r})
	if err != nil {
		return "", err
	}
	if size >= 0 && n != size {
		return "", fmt.Errorf("reader gave %d bytes instead of %d", n, size)
	}
	t := newTrailer(key, meta, n, hash.Sum(nil))
	return f.Name(), errors.Join(t.write(f), f.Sync())
}

// place gives a finished file its name. The expiry is noted first: of a note
// without its blob the sweep makes nothing, but a blob without its note would
// stay for ever.
func (b *Blobs) place(ctx context.Context, temp, key string, expires time.Time) error {
	b.names.RLock()
	defer b.names.RUnlock()
	if err := b.noteExpiry(ctx, key, expires); err != nil {
		return err
	}
	return os.Rename(temp, b.path(key))
}

func (b *Blobs) noteExpiry(ctx context.Context, key string, expires time.Time) error {
	if expires.IsZero() {
		return nil
	}
	return b.store.do(ctx, func(tx *bbolt.Tx) (func() error, error) {
		return func() error {
			return tx.Bucket([]byte(blobExpiresBucket)).Put(expiryKey(expires, []byte(blobName(key))), nil)
		}, nil
	})
}

// Get implements store.Blobs.
func (b *Blobs) Get(ctx context.Context, key string, offset, length int64) (store.Blob, error) {
	if err := store.ValidatePart(key, offset, length); err != nil {
		return store.Blob{}, err
	}
	if err := ctx.Err(); err != nil {
		return store.Blob{}, err
	}
	if b.store.closed() {
		return store.Blob{}, ErrClosed
	}
	f, t, err := openBlob(b.path(key))
	if err != nil {
		return store.Blob{}, err
	}
	if store.Gone(t.meta().Expires, b.store.now()) {
		return store.Blob{}, errors.Join(store.ErrNotFound, f.Close())
	}
	offset = min(offset, t.Size)
	if length < 0 || length > t.Size-offset {
		length = t.Size - offset
	}
	body := part{io.NewSectionReader(f, offset, length), f}
	return store.Blob{BlobMeta: t.meta(), Body: body, Size: t.Size, ETag: t.ETag}, nil
}

// openBlob opens the file of a blob and reads its end.
func openBlob(path string) (*os.File, trailer, error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, trailer{}, store.ErrNotFound
	}
	if err != nil {
		return nil, trailer{}, fmt.Errorf("open blob: %w", err)
	}
	t, err := readTrailer(f)
	if err != nil {
		return nil, trailer{}, errors.Join(fmt.Errorf("open blob: %w", err), f.Close())
	}
	return f, t, nil
}

// Delete implements store.Blobs.
func (b *Blobs) Delete(ctx context.Context, key string) error {
	if err := store.ValidatePart(key, 0, -1); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if b.store.closed() {
		return ErrClosed
	}
	err := os.Remove(b.path(key))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("delete blob: %w", err)
	}
	return syncDir(b.dir)
}

// part is the chosen part of an open blob.
type part struct {
	*io.SectionReader
	io.Closer
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
