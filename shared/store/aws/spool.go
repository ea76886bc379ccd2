package aws

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
)

// spool holds all bytes of a reader before the first goes out: S3 wants the
// length at the beginning, the SDK wants to read twice, for the checksum and
// when it tries again, and a reader that breaks must not leave half a blob.
// Short ones stay in memory, longer ones go to a temporary file.
type spool struct {
	io.ReadSeeker
	size int64
	file *os.File // nil in memory
}

// spoolMemory is what a spool keeps in memory at most.
const spoolMemory = 1 << 20

func newSpool(ctx context.Context, r io.Reader) (*spool, error) {
	var head bytes.Buffer
	r = readUntilDone{ctx, r}
	n, err := io.CopyN(&head, r, spoolMemory)
	if errors.Is(err, io.EOF) {
		return &spool{ReadSeeker: bytes.NewReader(head.Bytes()), size: n}, nil
	}
	if err != nil {
		return nil, err
	}
	f, err := os.CreateTemp("", "blob-*")
	if err != nil {
		return nil, err
	}
	s := &spool{ReadSeeker: f, file: f}
	if s.size, err = s.fill(io.MultiReader(&head, r)); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return s, nil
}

// fill copies everything into the file. Its name goes first, so that nothing
// stays behind whatever ends the process.
func (s *spool) fill(r io.Reader) (int64, error) {
	if err := os.Remove(s.file.Name()); err != nil {
		return 0, err
	}
	n, err := io.Copy(s.file, r)
	if err != nil {
		return 0, err
	}
	_, err = s.file.Seek(0, io.SeekStart)
	return n, err
}

// Close frees the file.
func (s *spool) Close() error {
	if s.file == nil {
		return nil
	}
	return s.file.Close()
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
