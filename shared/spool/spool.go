// Package spool holds bytes on their way from a writer to a place that wants
// them whole: short ones in memory, longer ones in a temporary file without a
// name, so that nothing stays behind whatever ends the process.
package spool

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
)

// Memory is what a spool keeps in memory at most.
const Memory = 1 << 20

// Spool is written once, then read as often as is needed. It is not safe for
// concurrent writing. Close frees it.
type Spool struct {
	head bytes.Buffer
	file *os.File // nil while all bytes stand in head
	size int64
}

// New returns an empty spool.
func New() *Spool { return &Spool{} }

// Write appends p.
func (s *Spool) Write(p []byte) (int, error) {
	if s.file == nil && s.head.Len()+len(p) <= Memory {
		s.size += int64(len(p))
		return s.head.Write(p)
	}
	if s.file == nil {
		if err := s.spill(); err != nil {
			return 0, err
		}
	}
	n, err := s.file.Write(p)
	s.size += int64(n)
	return n, err
}

// spill moves what was written so far into a file. Its name goes first.
func (s *Spool) spill() error {
	f, err := os.CreateTemp("", "spool-*")
	if err != nil {
		return fmt.Errorf("open temporary file: %w", err)
	}
	if err := os.Remove(f.Name()); err != nil {
		return errors.Join(fmt.Errorf("unlink temporary file: %w", err), f.Close())
	}
	if _, err := s.head.WriteTo(f); err != nil {
		return errors.Join(fmt.Errorf("write temporary file: %w", err), f.Close())
	}
	s.file, s.head = f, bytes.Buffer{}
	return nil
}

// Size is how many bytes were written.
func (s *Spool) Size() int64 { return s.size }

// ReadAt implements io.ReaderAt.
func (s *Spool) ReadAt(p []byte, offset int64) (int, error) {
	if s.file != nil {
		return s.file.ReadAt(p, offset)
	}
	return bytes.NewReader(s.head.Bytes()).ReadAt(p, offset)
}

// Reader reads all bytes from the first.
func (s *Spool) Reader() *io.SectionReader { return io.NewSectionReader(s, 0, s.size) }

// Close frees the memory or the file.
func (s *Spool) Close() error {
	s.head = bytes.Buffer{}
	if s.file == nil {
		return nil
	}
	return s.file.Close()
}
