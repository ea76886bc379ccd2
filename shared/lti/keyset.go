package lti

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"formwright/shared/jose"
	"formwright/shared/problem"
	"formwright/shared/store"
)

// How key sets of platforms are kept.
const (
	fetchTime  = 5 * time.Second
	minFresh   = time.Minute    // also when the platform says no-store
	maxFresh   = time.Hour      // also when the platform says a year
	unknownGap = time.Minute    // between fetches for keys that a fresh set doesn't have
	maxStale   = 24 * time.Hour // a known key, while the platform doesn't answer
	maxSets    = 1000           // key sets a process remembers
)

// keySets are the key sets this process has seen. What a cold process needs is
// kept in the table: the keys that were used, not whole sets, which can be
// larger than an item.
type keySets struct {
	mu   sync.Mutex
	sets map[string]*keySet
}

type keySet struct {
	mu      sync.Mutex // one fetch at a time; who waits finds its result
	keys    jose.ForeignKeys
	seen    time.Time // when the platform gave them; zero before the first time
	fresh   time.Time // until when they are not asked for again
	unknown time.Time // the last fetch for a key that was not in a fresh set
	failed  time.Time // the last fetch that failed
	failure error
}

// of finds the set of an address of a platform.
func (k *keySets) of(p Platform) *keySet {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.sets == nil || len(k.sets) >= maxSets {
		k.sets = map[string]*keySet{}
	}
	name := p.ID + " " + p.JWKSURL
	if k.sets[name] == nil {
		k.sets[name] = &keySet{}
	}
	return k.sets[name]
}

// keyFor gives the key of a kid: a fresh one without asking, else from the
// platform, and when that doesn't answer the one that was known.
func (s *Service) keyFor(ctx context.Context, p Platform, kid string) (jose.ForeignKeys, error) {
	set, came := s.keys.of(p), s.now()
	set.mu.Lock()
	defer set.mu.Unlock()
	now := s.now()
	found, known := set.keys.Find(kid)
	seen := set.seen
	if known && now.Before(set.fresh) {
		return found, nil
	}
	row := keyKey(p, kid)
	if !known {
		kept, err := s.keptKey(ctx, row)
		if err != nil {
			return found, err
		}
		if found, known, seen = kept.keys, kept.known, kept.seen; known && now.Before(kept.fresh) {
			return found, nil
		}
	}
	stale := known && now.Before(seen.Add(maxStale))
	if stale && now.Before(set.failed.Add(unknownGap)) {
		return found, nil
	}
	if set.failed.After(came) { // the one that was waited for had no luck
		return found, set.failure
	}
	if now.Before(set.fresh) { // the set is fresh and has no such key: rotated, or made up
		if !set.unknown.IsZero() && now.Before(set.unknown.Add(unknownGap)) {
			return found, unknownKey()
		}
		set.unknown = now
	}
	if err := s.refresh(ctx, p, set, now); err != nil {
		if stale {
			return found, nil
		}
		return found, err
	}
	if found, known = set.keys.Find(kid); !known {
		return found, unknownKey()
	}
	return found, s.keepKey(ctx, row, found, set)
}

func (s *Service) refresh(ctx context.Context, p Platform, set *keySet, now time.Time) error {
	keys, fresh, err := s.fetchKeys(ctx, p)
	if err != nil {
		set.failed = s.now()
		set.failure = refuse(problem.LTIKeysUnavailable, hintKeys, "The key set of the platform cannot be read.").because(err)
		return set.failure
	}
	set.keys, set.seen, set.fresh = keys, now, now.Add(fresh)
	return nil
}

func unknownKey() error {
	return badToken("the platform's key set has no such key (kid).")
}

// keptKey is a key in the table.
type keptKey struct {
	keys        jose.ForeignKeys
	known       bool
	seen, fresh time.Time
}

func keyKey(p Platform, kid string) store.Key {
	return store.Key{PK: "LTIKEYS#" + p.ID, SK: "KEY#" + digest(p.JWKSURL, kid)}
}

func (s *Service) keptKey(ctx context.Context, key store.Key) (keptKey, error) {
	item, err := s.table.Get(ctx, key)
	if errors.Is(err, store.ErrNotFound) {
		return keptKey{}, nil
	}
	if err != nil {
		return keptKey{}, fmt.Errorf("get key of platform: %w", err)
	}
	keys, err := jose.ParseForeignKeys(item.Bytes("key"))
	if err != nil {
		return keptKey{}, fmt.Errorf("read key of platform: %w", err)
	}
	return keptKey{keys, true, time.UnixMilli(item.Int("seenAt")), time.UnixMilli(item.Int("freshUntil"))}, nil
}

func (s *Service) keepKey(ctx context.Context, key store.Key, keys jose.ForeignKeys, set *keySet) error {
	text, err := keys.Marshal()
	if err != nil {
		return fmt.Errorf("keep key of platform: %w", err)
	}
	item := store.Item{Key: key, Expires: set.seen.Add(maxStale), Attrs: map[string]any{
		"key": text, "seenAt": set.seen.UnixMilli(), "freshUntil": set.fresh.UnixMilli()}}
	if err := s.table.Write(ctx, store.Put(item)); err != nil {
		return fmt.Errorf("keep key of platform: %w", err)
	}
	return nil
}
