package embedded

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"go.etcd.io/bbolt"

	"formwright/shared/store"
)

// victim writes items, messages and blobs and works off other messages until it
// is killed. It prints the name of each after the store acknowledged it.
func victim(dir, round string) {
	s, err := Open(dir, Options{})
	if err != nil {
		fmt.Println("error", err)
		return
	}
	ctx := context.Background()
	failed := make(chan error)
	for kind, put := range map[string]func(name string) error{
		"item": func(name string) error {
			item := store.Item{Key: store.Key{PK: "crash", SK: name}, Attrs: map[string]any{"body": body(name)}}
			item.Index[0] = store.Key{PK: "crash", SK: name}
			return s.Table().Write(ctx, store.Put(item), store.Op{Kind: store.OpUpdate,
				Key: store.Key{PK: "crash", SK: "counter"}, Add: map[string]int64{"n": 1}})
		},
		"message": func(name string) error { return s.Queue("crash", QueueOptions{}).Send(ctx, name, 0) },
		"done": func(name string) error {
			q := s.Queue("work", QueueOptions{})
			if err := q.Send(ctx, name, 0); err != nil {
				return err
			}
			messages, err := q.Receive(ctx, 10, time.Minute)
			for _, m := range messages {
				err = errors.Join(err, q.Done(ctx, m))
			}
			return err
		},
		"blob": func(name string) error {
			return s.Blobs().Put(ctx, name, strings.NewReader(body(name)), -1, store.BlobMeta{Name: name})
		},
	} {
		go func() {
			for i := 0; ; i++ {
				name := fmt.Sprintf("%s-%s-%d", kind, round, i)
				if err := put(name); err != nil {
					failed <- err
				}
				if _, err := os.Stdout.WriteString(name + "\n"); err != nil {
					failed <- err
				}
			}
		}()
	}
	fmt.Println("error", <-failed)
}

func body(name string) string { return strings.Repeat(name+" ", 50) }

// TestKillLosesNothing kills the victim again and again at seeded points while
// it writes into one folder, and looks for everything it ever acknowledged.
func TestKillLosesNothing(t *testing.T) {
	dir := t.TempDir()
	random := rand.New(rand.NewPCG(20, 26))
	var acknowledged []string
	for round := range 20 {
		names := killAfter(t, dir, round, random.IntN(120), time.Duration(random.IntN(2000))*time.Microsecond)
		acknowledged = append(acknowledged, names...)
		verify(t, dir, acknowledged)
	}
	if len(acknowledged) < 200 {
		t.Errorf("only %d writes were tried", len(acknowledged))
	}
}

// killAfter starts the victim, kills it a moment after so many acknowledgements,
// and returns all it gave.
func killAfter(t *testing.T, dir string, round, count int, moment time.Duration) []string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), os.Args[0])
	cmd.Env = append(os.Environ(), "FORMWRIGHT_CRASH_DIR="+dir, fmt.Sprintf("FORMWRIGHT_CRASH_ROUND=%d", round))
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var names []string
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if strings.HasPrefix(lines.Text(), "error") {
			t.Fatal(lines.Text())
		}
		names = append(names, lines.Text())
		if len(names) == count+1 {
			time.AfterFunc(moment, func() { _ = cmd.Process.Kill() })
		}
	}
	if err := cmd.Wait(); err == nil {
		t.Fatal("the victim ended by itself")
	}
	return names
}

// verify opens the store and checks that everything acknowledged is there, and
// that the file is sound.
func verify(t *testing.T, dir string, names []string) {
	t.Helper()
	s, err := Open(dir, Options{})
	if err != nil {
		t.Fatalf("open after the kill: %v", err)
	}
	defer func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}()
	items := int64(0)
	for _, name := range names {
		var err error
		switch kind, _, _ := strings.Cut(name, "-"); kind {
		case "item":
			items++
			err = findItem(t.Context(), s, name)
		case "blob":
			err = findBlob(t.Context(), s, name)
		}
		if err != nil {
			t.Fatalf("%s was acknowledged: %v", name, err)
		}
	}
	counter, _ := s.Table().Get(t.Context(), store.Key{PK: "crash", SK: "counter"})
	if counter.Int("n") < items {
		t.Errorf("counter is %d after %d items", counter.Int("n"), items)
	}
	findMessages(t, s, names)
	sound(t, s)
}

func findItem(ctx context.Context, s *Store, name string) error {
	item, err := s.Table().Get(ctx, store.Key{PK: "crash", SK: name})
	if err == nil && item.String("body") != body(name) {
		err = errors.New("other content")
	}
	return err
}

func findBlob(ctx context.Context, s *Store, name string) error {
	blob, err := s.Blobs().Get(ctx, name, 0, -1)
	if err != nil {
		return err
	}
	got, err := io.ReadAll(blob.Body)
	if string(got) != body(name) || blob.Name != name {
		err = errors.Join(err, errors.New("other content"))
	}
	return errors.Join(err, blob.Body.Close())
}

// findMessages checks that what was sent is there and what was done is not,
// without receiving anything.
func findMessages(t *testing.T, s *Store, names []string) {
	t.Helper()
	sent, work := bodies(t, s, "crash"), bodies(t, s, "work")
	for _, name := range names {
		if strings.HasPrefix(name, "message") && !sent[name] {
			t.Errorf("%s was acknowledged but is not in the queue", name)
		}
		if strings.HasPrefix(name, "done") && work[name] {
			t.Errorf("%s was acknowledged but is still in the queue", name)
		}
	}
}

func bodies(t *testing.T, s *Store, queue string) map[string]bool {
	t.Helper()
	there := make(map[string]bool)
	err := s.view(func(tx *bbolt.Tx) error {
		b := queueBucket(tx, queue, messagesBucket)
		if b == nil {
			return nil
		}
		return b.ForEach(func(_, value []byte) error {
			there[string(value[12:])] = true
			return nil
		})
	})
	if err != nil {
		t.Fatal(err)
	}
	return there
}

// sound checks the pages of the file and that each index entry has its item.
func sound(t *testing.T, s *Store) {
	t.Helper()
	err := s.view(func(tx *bbolt.Tx) error {
		for err := range tx.Check() {
			t.Errorf("the file is broken: %v", err)
		}
		return tx.Bucket([]byte(index1Bucket)).ForEach(func(key, _ []byte) error {
			item, err := stored(tx, indexedItem(key, len("crash")))
			if err != nil || item == nil || !bytes.Equal(indexKey(item.Index[0], item.Key), key) {
				t.Errorf("index entry %q stands for %v, %v", key, item, err)
			}
			return nil
		})
	})
	if err != nil {
		t.Fatal(err)
	}
}
