package mail

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"
	"time"

	gomail "github.com/wneessen/go-mail"
)

// Folder keeps mails as files instead of sending them, and prints their links:
// on one machine there is nobody to send them for us.
type Folder struct {
	dir  string
	from string
	out  io.Writer
	mu   sync.Mutex // of out
	now  func() time.Time
}

// NewFolder makes a sender that writes into dir, which is made when it is
// missing, and prints links to out.
func NewFolder(dir, from string, out io.Writer, now func() time.Time) *Folder {
	return &Folder{dir: dir, from: from, out: out, now: now}
}

// stamp sorts as time does.
const stamp = "20060102T150405.000000000Z"

// Send writes the mail as DIR/<time>-<random>.eml, for its owner's eyes only.
func (f *Folder) Send(_ context.Context, m Message) error {
	now := f.now().UTC()
	msg, err := letter(f.from, m, gomail.NoEncoding, now) // a link is copied out of the file in one piece
	if err != nil {
		return fmt.Errorf("write mail: %w", err)
	}
	var data bytes.Buffer
	if _, err := msg.WriteTo(&data); err != nil {
		return fmt.Errorf("write mail: %w", err)
	}
	if err := writeFile(f.dir, now.Format(stamp)+"-"+rand.Text()[:8]+".eml", data.Bytes()); err != nil {
		return fmt.Errorf("write mail: %w", err)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	_, _ = fmt.Fprintf(f.out, "mail to %s: %s\n", m.To, link(m.Text)) // the file is the mail
	return nil
}

// writeFile makes a file appear whole or not at all.
func writeFile(dir, name string, data []byte) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	draft, err := os.CreateTemp(dir, ".draft-*") // mode 0600
	if err != nil {
		return err
	}
	_, err = draft.Write(data)
	err = errors.Join(err, draft.Close())
	if err == nil {
		err = os.Rename(draft.Name(), filepath.Join(dir, name))
	}
	if err != nil {
		_ = os.Remove(draft.Name()) // what is left of it is hidden
	}
	return err
}
