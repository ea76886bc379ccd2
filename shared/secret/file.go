// Package secret keeps small secret documents, such as rings of keys, in files,
// and keeps what was read of them fresh in a running process.
package secret

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// maxFile is how large such a document may be.
const maxFile = 1 << 20

// File is a document at a path. It is replaced whole or not at all, and only its
// owner can read it.
type File string

// Read gives the document. A file that others may read is closed to them first,
// and refused when that cannot be done.
func (f File) Read() ([]byte, error) {
	r, err := os.Open(string(f))
	if err != nil {
		return nil, fmt.Errorf("read secret file: %w", err)
	}
	defer r.Close()
	info, err := r.Stat()
	if err != nil {
		return nil, fmt.Errorf("read secret file: %w", err)
	}
	if info.Mode().Perm()&0o077 != 0 {
		if err := r.Chmod(0o600); err != nil {
			return nil, fmt.Errorf("%s can be read by others: %w", f, err)
		}
	}
	data, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	if err != nil {
		return nil, fmt.Errorf("read secret file: %w", err)
	}
	if len(data) > maxFile {
		return nil, fmt.Errorf("%s has over %d bytes", f, maxFile)
	}
	return data, nil
}

// Open reads the document, or puts there what create gives when there is none.
// Processes that start at once read the same one.
func (f File) Open(create func() ([]byte, error)) ([]byte, error) {
	data, err := f.Read()
	if !errors.Is(err, fs.ErrNotExist) {
		return data, err
	}
	if data, err = create(); err != nil {
		return nil, err
	}
	temp, err := f.temp(data)
	if err != nil {
		return nil, err
	}
	defer os.Remove(temp)
	// A hard link, unlike a rename, never replaces.
	if err := os.Link(temp, string(f)); err != nil && !errors.Is(err, fs.ErrExist) {
		return nil, fmt.Errorf("create secret file: %w", err)
	}
	return f.Read()
}

// Replace puts data there, whole or not at all.
func (f File) Replace(data []byte) error {
	temp, err := f.temp(data)
	if err != nil {
		return err
	}
	if err := os.Rename(temp, string(f)); err != nil {
		return errors.Join(fmt.Errorf("replace secret file: %w", err), os.Remove(temp))
	}
	return nil
}

// Change replaces the document by what edit makes of it, while no other Change
// does. Nothing is written when edit gives nil.
func (f File) Change(ctx context.Context, edit func(old []byte) ([]byte, error)) error {
	unlock, err := lock(ctx, string(f)+".lock")
	if err != nil {
		return fmt.Errorf("lock %s: %w", f, err)
	}
	defer unlock()
	old, err := f.Read()
	if err != nil {
		return err
	}
	data, err := edit(old)
	if err != nil || data == nil {
		return err
	}
	return f.Replace(data)
}

func (f File) temp(data []byte) (string, error) {
	dir := filepath.Dir(string(f))
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", fmt.Errorf("make the folder of secret files: %w", err)
	}
	w, err := os.CreateTemp(dir, ".new-*") // its mode is 0600
	if err != nil {
		return "", fmt.Errorf("write secret file: %w", err)
	}
	_, err = w.Write(data)
	if err := errors.Join(err, w.Sync(), w.Close()); err != nil {
		return "", errors.Join(fmt.Errorf("write secret file: %w", err), os.Remove(w.Name()))
	}
	return w.Name(), nil
}

// Watch gives a function that tells whether the file is another, or was written
// to, since it last said so. It is not for several goroutines at once.
func (f File) Watch() func() bool {
	last, _ := os.Stat(string(f))
	return func() bool {
		info, err := os.Stat(string(f))
		if err != nil {
			return false // what was read stays good
		}
		if last != nil && os.SameFile(last, info) && last.ModTime().Equal(info.ModTime()) && last.Size() == info.Size() {
			return false
		}
		last = info
		return true
	}
}
