package keys_test

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/keys"
	"formwright/shared/secret"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
)

var start = time.Unix(1_750_000_000, 0)

const (
	day   = 24 * time.Hour
	every = 90 * day
)

func made(t testing.TB, kind keys.Kind) []byte {
	t.Helper()
	data, err := kind.New(start)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// states lists the states of a ring's keys, in their order.
func states(t testing.TB, kind keys.Kind, data []byte) string {
	t.Helper()
	list, err := kind.List(data)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, k := range list {
		out = append(out, k.State)
	}
	return strings.Join(out, " ")
}

// TestSchedule looks at each ring every fifth day for two years.
func TestSchedule(t *testing.T) {
	type seen struct {
		Rotations, Most int
		Last            string
	}
	got := map[keys.Kind]seen{}
	for _, kind := range keys.Kinds() {
		data, s := made(t, kind), seen{}
		for at := start; at.Before(start.Add(730 * day)); at = at.Add(5 * day) {
			before, _ := kind.List(data)
			next, err := kind.Renew(data, every, at)
			if err != nil {
				t.Fatal(err)
			}
			if next == nil {
				continue
			}
			data = next
			after, _ := kind.List(data)
			if before[0].ID != after[0].ID {
				s.Rotations++
			}
			s.Most = max(s.Most, len(data))
		}
		s.Last = states(t, kind, data)
		if s.Most > 4096 {
			t.Errorf("%s: %d bytes do not fit into a standard parameter", kind, s.Most)
		}
		s.Most = 0
		got[kind] = s
	}
	want := map[keys.Kind]seen{
		keys.Tokens: {8, 0, "active next retired retired retired retired retired"},
		keys.LTI:    {8, 0, "active next"},
		keys.Seal:   {8, 0, "active old old old old old old old old"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestRenewByTheClock(t *testing.T) {
	data := made(t, keys.Tokens)
	for _, c := range []struct {
		name  string
		every time.Duration
		at    time.Duration
		want  string
	}{
		{"a second early", every, every - time.Second, ""},
		{"due", every, every, "active next retired"},
		{"never", 0, 100 * every, ""},
		{"due before the next key was published", time.Hour, day - time.Second, ""},
		{"due when it was", time.Hour, day, "active next retired"},
	} {
		got, err := keys.Tokens.Renew(data, c.every, start.Add(c.at))
		if err != nil || (got == nil) != (c.want == "") || got != nil && states(t, keys.Tokens, got) != c.want {
			t.Errorf("%s: %s, %v", c.name, got, err)
		}
	}
}

func TestRetiredKeysAreKeptAsLongAsTheirTokens(t *testing.T) {
	at := start.Add(every)
	data, err := keys.Tokens.Renew(made(t, keys.Tokens), every, at)
	if err != nil {
		t.Fatal(err)
	}
	last := at.Add(365*day + time.Hour) // a token of the last second, and clocks that differ
	if got, err := keys.Tokens.Renew(data, 0, last); got != nil || err != nil {
		t.Errorf("pruned while its last token may live: %v", err)
	}
	got, err := keys.Tokens.Renew(data, 0, last.Add(time.Second))
	if err != nil || got == nil || states(t, keys.Tokens, got) != "active next" {
		t.Errorf("not pruned: %v", err)
	}
}

func TestRotate(t *testing.T) {
	for _, kind := range keys.Kinds() {
		data := made(t, kind)
		_, early := kind.Rotate(data, keys.Orderly, start.Add(time.Hour))
		if (early == nil) != (kind == keys.Seal) {
			t.Errorf("%s, orderly after an hour: %v", kind, early)
		}
		at := start.Add(time.Hour)
		next, err := kind.Rotate(data, keys.AtOnce, at)
		if err != nil || !strings.HasSuffix(states(t, kind, next), "retired") && kind != keys.Seal {
			t.Errorf("%s, at once: %v", kind, err)
		}
		fresh, err := kind.Rotate(data, keys.Revoke, at)
		if err != nil || states(t, kind, fresh) != states(t, kind, data) {
			t.Errorf("%s, revoked: %v", kind, err)
		}
		before, _ := kind.List(data)
		after, _ := kind.List(fresh)
		for _, k := range after {
			if !k.Created.Equal(at) || k.ID == before[0].ID {
				t.Errorf("%s: revoked, but %+v stayed", kind, k)
			}
		}
	}
	for _, kind := range keys.Kinds() {
		for _, broken := range []string{"", "{}", "secret"} {
			_, rotated := kind.Rotate([]byte(broken), keys.Revoke, start)
			_, renewed := kind.Renew([]byte(broken), every, start)
			_, listed := kind.List([]byte(broken))
			for _, err := range []error{rotated, renewed, listed} {
				if err == nil || strings.Contains(err.Error(), "secret") {
					t.Errorf("%s of %q: %v", kind, broken, err)
				}
			}
		}
	}
	if _, err := keys.ParseKind("other"); err == nil {
		t.Error("another kind is known")
	}
}

func filePlace(t *testing.T, kind keys.Kind) keys.Place {
	t.Helper()
	dir := t.TempDir()
	if err := secret.File(filepath.Join(dir, kind.FileName())).Replace(made(t, kind)); err != nil {
		t.Fatal(err)
	}
	return keys.File(dir, kind)
}

// TestRenewAtOnce: of many that find a ring due, one renews it.
func TestRenewAtOnce(t *testing.T) {
	p := &memory{value: string(made(t, keys.Tokens)), version: 1}
	places := map[string]func() keys.Place{}
	file, table := filePlace(t, keys.Tokens), openTable(t)
	places["file"] = func() keys.Place { return file }
	places["parameter"] = func() keys.Place { return keys.InParameter(p, table, keys.Tokens, time.Now) }
	for name, place := range places {
		var all sync.WaitGroup
		var mu sync.Mutex
		count := 0
		for range 20 {
			all.Go(func() {
				renewed, err := keys.Renew(t.Context(), place(), keys.Tokens, every, start.Add(every))
				mu.Lock()
				defer mu.Unlock()
				if err != nil {
					t.Errorf("%s: %v", name, err)
				}
				if renewed {
					count++
				}
			})
		}
		all.Wait()
		data, err := place().Read(t.Context())
		if err != nil || count != 1 || states(t, keys.Tokens, data) != "active next retired" {
			t.Errorf("%s: renewed %d times to %q, %v", name, count, states(t, keys.Tokens, data), err)
		}
	}
}

func TestRenewWithoutAFile(t *testing.T) {
	place := keys.File(t.TempDir(), keys.LTI)
	if renewed, err := keys.Renew(t.Context(), place, keys.LTI, every, start); renewed || err != nil {
		t.Errorf("%v, %v", renewed, err)
	}
	if err := keys.Rotate(t.Context(), place, keys.LTI, keys.AtOnce, start); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("err = %v", err)
	}
}

// memory is a parameter store of one parameter.
type memory struct {
	mu      sync.Mutex
	value   string
	version int64
	fail    error
	between bool // somebody else writes before each Put
	onGet   func()
}

func (m *memory) Get(context.Context) (string, int64, error) {
	if m.onGet != nil {
		m.onGet()
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.value, m.version, nil
}

func (m *memory) Put(_ context.Context, value string) (int64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fail != nil {
		return 0, m.fail
	}
	if m.between {
		m.version++
	}
	m.value = value
	m.version++
	return m.version, nil
}

func openTable(t *testing.T) store.Table {
	t.Helper()
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := st.Close(); err != nil {
			t.Error(err)
		}
	})
	return st.Table()
}

func TestParameter(t *testing.T) {
	p, table := &memory{value: string(made(t, keys.Seal)), version: 7}, openTable(t)
	place := keys.InParameter(p, table, keys.Seal, time.Now)
	p.fail = errors.New("no right")
	if err := keys.Rotate(t.Context(), place, keys.Seal, keys.Orderly, start); !errors.Is(err, p.fail) {
		t.Errorf("err = %v", err)
	}
	p.fail = nil // and the lease has ended with the failure
	if err := keys.Rotate(t.Context(), place, keys.Seal, keys.Orderly, start); err != nil {
		t.Error(err)
	}
	p.onGet = func() {
		p.onGet = nil
		err := keys.Rotate(t.Context(), place, keys.Seal, keys.Orderly, start)
		if !errors.Is(err, keys.ErrHeld) {
			t.Errorf("a second one while the first is at work: %v", err)
		}
		other := keys.InParameter(&memory{value: string(made(t, keys.Tokens))}, table, keys.Tokens, time.Now)
		if err := keys.Rotate(t.Context(), other, keys.Tokens, keys.AtOnce, start); err != nil {
			t.Errorf("another ring: %v", err)
		}
	}
	if err := keys.Rotate(t.Context(), place, keys.Seal, keys.Orderly, start); err != nil {
		t.Error(err)
	}
	p.between = true
	err := keys.Rotate(t.Context(), place, keys.Seal, keys.Orderly, start)
	if err == nil || !strings.Contains(err.Error(), "version 10") {
		t.Errorf("a hand that wrote in between goes unseen: %v", err)
	}
}

// A process that died holding the lease keeps nobody out for longer than it.
func TestLeaseEnds(t *testing.T) {
	table, now := openTable(t), time.Now().Add(-6*time.Minute)
	p := &memory{value: string(made(t, keys.Seal))}
	dead := keys.InParameter(p, table, keys.Seal, func() time.Time { return now })
	live := keys.InParameter(p, table, keys.Seal, time.Now)
	p.onGet = func() {
		p.onGet = nil
		if err := keys.Rotate(t.Context(), live, keys.Seal, keys.Orderly, start); err != nil {
			t.Errorf("after the lease: %v", err)
		}
	}
	if err := keys.Rotate(t.Context(), dead, keys.Seal, keys.Orderly, start); err != nil {
		t.Error(err)
	}
}
