// Package embedded keeps the promises of package store on one machine: one
// bbolt file holds the table and the queues, a folder beside it the blobs.
//
// What was acknowledged survives kill -9 and loss of power: nothing returns
// before it was synced. All writes go through one goroutine that puts whatever
// waits into one transaction, so many writers share the price of a sync. One
// process at a time may open a folder.
package embedded

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"go.etcd.io/bbolt"
	bolterrors "go.etcd.io/bbolt/errors"
)

// ErrClosed is returned by everything after Close.
var ErrClosed = errors.New("the store is closed")

// lockWait is how long Open waits for another process to let go of the folder.
const lockWait = time.Second

// Options are the settings of a Store.
type Options struct {
	// Now is the clock that decides what has expired and which messages are due;
	// nil is time.Now.
	Now func() time.Time
}

// Store is an open folder.
type Store struct {
	db    *bbolt.DB
	now   func() time.Time
	blobs *Blobs

	requests chan request
	quit     chan struct{} // closed by Close
	stopped  chan struct{} // closed by the writer when it is done
	close    sync.Once

	mu    sync.Mutex
	bells map[string]*bell // by queue name
}

// Open opens or makes the store in dir.
func Open(dir string, opts Options) (*Store, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("make the data folder: %w", err)
	}
	db, err := openDB(dir)
	if err != nil {
		return nil, err
	}
	s := &Store{
		db:       db,
		now:      opts.Now,
		requests: make(chan request),
		quit:     make(chan struct{}),
		stopped:  make(chan struct{}),
		bells:    make(map[string]*bell),
	}
	if s.now == nil {
		s.now = time.Now
	}
	if s.blobs, err = openBlobs(s, dir); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	go s.write()
	return s, nil
}

func openDB(dir string) (*bbolt.DB, error) {
	db, err := bbolt.Open(filepath.Join(dir, "store.db"), 0o600, &bbolt.Options{
		Timeout:      lockWait,
		FreelistType: bbolt.FreelistMapType,
		NoStatistics: true,
	})
	if errors.Is(err, bolterrors.ErrTimeout) {
		return nil, fmt.Errorf("another process uses DATA_DIR %s: stop it or choose another folder", dir)
	}
	if err != nil {
		return nil, fmt.Errorf("open the store in %s: %w", dir, err)
	}
	if err := prepareDB(db, dir); err != nil {
		return nil, errors.Join(fmt.Errorf("prepare the store in %s: %w", dir, err), db.Close())
	}
	return db, nil
}

func prepareDB(db *bbolt.DB, dir string) error {
	err := db.Update(func(tx *bbolt.Tx) error {
		for _, name := range rootBuckets() {
			if _, err := tx.CreateBucketIfNotExists([]byte(name)); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	return syncDir(dir)
}

// Table is the store's table.
func (s *Store) Table() *Table { return &Table{s} }

// Blobs is the store's file store.
func (s *Store) Blobs() *Blobs { return s.blobs }

// Close waits for the write under way and closes the files. Receives that wait
// return ErrClosed.
func (s *Store) Close() error {
	var err error
	s.close.Do(func() {
		close(s.quit)
		<-s.stopped
		err = s.db.Close()
	})
	return err
}

// view reads in a snapshot of the table and the queues.
func (s *Store) view(read func(tx *bbolt.Tx) error) error {
	err := s.db.View(read)
	if errors.Is(err, bolterrors.ErrDatabaseNotOpen) {
		return ErrClosed
	}
	return err
}

// syncDir makes the names in a folder durable.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

func (s *Store) closed() bool {
	select {
	case <-s.quit:
		return true
	default:
		return false
	}
}
