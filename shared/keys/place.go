package keys

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"time"

	"formwright/shared/secret"
	"formwright/shared/store"
)

// Place is where one ring is kept.
type Place interface {
	Read(ctx context.Context) ([]byte, error)
	// Change replaces the ring by what edit makes of it, while no other Change
	// does. Nothing is written when edit gives nil.
	Change(ctx context.Context, edit func(old []byte) ([]byte, error)) error
}

// fileWait is how long a command waits for another that changes the same file.
const fileWait = 10 * time.Second

// File is a ring in a file of the folder dir.
func File(dir string, kind Kind) Place {
	return filePlace{secret.File(filepath.Join(dir, kind.FileName()))}
}

type filePlace struct{ file secret.File }

func (f filePlace) Read(context.Context) ([]byte, error) { return f.file.Read() }

func (f filePlace) Change(ctx context.Context, edit func([]byte) ([]byte, error)) error {
	ctx, cancel := context.WithTimeout(ctx, fileWait)
	defer cancel()
	return f.file.Change(ctx, edit)
}

// Parameter is a value in a parameter store that counts its versions but knows
// no conditional write.
type Parameter interface {
	Get(ctx context.Context) (value string, version int64, err error)
	Put(ctx context.Context, value string) (version int64, err error)
}

// leaseTime is how long one process may hold the right to change a parameter.
// changeTime, after which it gives up, is far shorter, so that nobody writes
// after the lease has ended.
const (
	leaseTime  = 5 * time.Minute
	changeTime = 40 * time.Second
)

// ErrHeld is returned by Change while another process changes the same ring.
var ErrHeld = errors.New("another process is rotating these keys; try again in five minutes")

// InParameter is a ring in a parameter. Who changes it holds a lease, a row of
// the table that only one can make.
func InParameter(p Parameter, table store.Table, kind Kind, now func() time.Time) Place {
	return parameterPlace{p, table, store.Key{PK: "KEYS#" + string(kind), SK: "LEASE"}, now}
}

type parameterPlace struct {
	parameter Parameter
	table     store.Table
	lease     store.Key
	now       func() time.Time
}

func (p parameterPlace) Read(ctx context.Context) ([]byte, error) {
	value, _, err := p.parameter.Get(ctx)
	return []byte(value), err
}

func (p parameterPlace) Change(ctx context.Context, edit func([]byte) ([]byte, error)) (err error) {
	ctx, cancel := context.WithTimeout(ctx, changeTime)
	defer cancel()
	owner := rand.Text()
	row := store.Item{Key: p.lease, Attrs: map[string]any{"owner": owner}, Expires: p.now().Add(leaseTime)}
	if err := p.table.Write(ctx, store.Put(row, store.Absent())); err != nil {
		if _, _, held := store.FailedOp(err); held {
			return ErrHeld
		}
		return fmt.Errorf("lease keys: %w", err)
	}
	defer func() {
		free := p.table.Write(context.WithoutCancel(ctx), store.Delete(p.lease, store.Is("owner", owner)))
		if _, _, ended := store.FailedOp(free); free != nil && !ended {
			err = errors.Join(err, fmt.Errorf("end lease of keys: %w", free))
		}
	}()
	return p.change(ctx, edit)
}

func (p parameterPlace) change(ctx context.Context, edit func([]byte) ([]byte, error)) error {
	value, version, err := p.parameter.Get(ctx)
	if err != nil {
		return err
	}
	data, err := edit([]byte(value))
	if err != nil || data == nil {
		return err
	}
	written, err := p.parameter.Put(ctx, string(data))
	if err != nil {
		return err
	}
	// The lease keeps ours apart; a hand in the console asks for none.
	if written != version+1 {
		return fmt.Errorf("somebody wrote version %d of the parameter in between; version %d replaced it: look whether its keys are needed", version+1, written)
	}
	return nil
}

// Rotate rotates the ring at a place.
func Rotate(ctx context.Context, place Place, kind Kind, how How, now time.Time) error {
	return Named(kind, place.Change(ctx, func(old []byte) ([]byte, error) { return kind.Rotate(old, how, now) }))
}

// Renew does at a place what the schedule does; renewed tells whether anything
// had to be done. A ring that somebody else is renewing is left to them.
func Renew(ctx context.Context, place Place, kind Kind, every time.Duration, now time.Time) (renewed bool, err error) {
	data, err := place.Read(ctx) // mostly there is nothing to do, and nothing to lock
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil // it is made when it is first needed
	}
	if err == nil {
		data, err = kind.Renew(data, every, now)
	}
	if err != nil || data == nil {
		return false, Named(kind, err)
	}
	err = place.Change(ctx, func(old []byte) ([]byte, error) {
		data, err := kind.Renew(old, every, now)
		renewed = data != nil
		return data, err
	})
	if errors.Is(err, ErrHeld) {
		return false, nil
	}
	return renewed && err == nil, Named(kind, err)
}

// Named says which ring an error is about; nil stays nil.
func Named(kind Kind, err error) error {
	if err != nil {
		return fmt.Errorf("keys of %s: %w", kind, err)
	}
	return nil
}
