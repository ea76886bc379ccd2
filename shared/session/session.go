// Package session keeps people signed in. A session is a row of the store; the
// browser holds its token in a cookie, the store only the token's SHA-256. It
// promises that a session ends after 14 days without use and 30 days in all (12
// hours when an LMS launched it), that every sign-in makes a new token and ends
// the one the browser had, and that signing out works at once in this process
// and within 30 seconds in every other.
//
// The sessions of a person stand in one partition and the token names it, so
// that a request needs one read, which is remembered for 30 seconds, and signing
// out everywhere sees every session that was begun before.
package session

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"formwright/shared/account"
	"formwright/shared/memo"
	"formwright/shared/store"
)

// How long sessions live.
const (
	Idle     = 14 * 24 * time.Hour // since it was last used
	Absolute = 30 * 24 * time.Hour // since the sign-in
	OfLaunch = 12 * time.Hour      // since the launch by an LMS
)

// touchEvery is how exactly the last use is known: a session is written at most
// this often.
const touchEvery = time.Hour

// ErrNone says that a token stands for no session.
var ErrNone = errors.New("no such session")

// Session is one signed-in browser.
type Session struct {
	ID        string // not secret: the hash of the token
	User      string
	Frames    []string // the origins that may frame pages of this session
	Launch    string   // the LTI launch it came from, if one
	CreatedAt time.Time
	UsedAt    time.Time // to the hour
}

// Life is how long a session may last at most.
func (s Session) Life() time.Duration {
	if s.Launch != "" {
		return OfLaunch
	}
	return Absolute
}

// Ends is when the session ends if it is not used again.
func (s Session) Ends() time.Time {
	idle, absolute := s.UsedAt.Add(Idle), s.CreatedAt.Add(s.Life())
	if idle.Before(absolute) {
		return idle
	}
	return absolute
}

// Principal is whom a request of the session acts for. It may do all that the
// account may; whether an LMS vouches for it is told by By.
func (s Session) Principal() account.Principal {
	by := account.Session
	if s.Launch != "" {
		by = account.Launch
	}
	return account.Principal{User: s.User, Scopes: account.Scopes(), By: by, Token: s.ID}
}

// Service keeps sessions in a table.
type Service struct {
	table store.Table
	now   func() time.Time
	known *memo.Memo[Session]
}

// New makes the service; now is the clock.
func New(table store.Table, now func() time.Time) *Service {
	return &Service{table: table, now: now, known: memo.New[Session](now)}
}

func partition(user string) string { return "SESSIONS#" + user }

func (t token) key() store.Key { return store.Key{PK: partition(t.user), SK: t.id()} }

// Start begins a session of s.User and ends the one whose token the browser
// presented; old may be empty or anything at all. Of s, User, Frames and Launch
// count.
func (s *Service) Start(ctx context.Context, sn Session, old string) (string, Session, error) {
	if err := checkFrames(sn.Frames); err != nil {
		return "", Session{}, err
	}
	t, err := newToken(sn.User)
	if err != nil {
		return "", Session{}, err
	}
	now := s.now()
	sn.ID, sn.CreatedAt, sn.UsedAt = t.id(), time.UnixMilli(now.UnixMilli()).UTC(), time.UnixMilli(now.UnixMilli()).UTC()
	ops := []store.Op{store.Put(encode(t.key(), sn), store.Absent())}
	ended, presented := parseToken(old)
	if presented {
		ops = append(ops, store.Delete(ended.key()))
	}
	if err := s.table.Write(ctx, ops...); err != nil {
		return "", Session{}, fmt.Errorf("start session: %w", err)
	}
	if presented {
		s.forget(ended.id())
	}
	return t.String(), sn, nil
}

// Get returns the session of a token or ErrNone.
func (s *Service) Get(ctx context.Context, text string) (Session, error) {
	t, ok := parseToken(text)
	if !ok {
		return Session{}, ErrNone
	}
	sn, err := s.known.Get(t.id(), func() (Session, bool, error) {
		sn, err := s.read(ctx, t)
		return sn, true, err
	})
	if err != nil {
		return Session{}, err
	}
	if !s.now().Before(sn.Ends()) { // it may have been remembered before its end
		return Session{}, ErrNone
	}
	return sn, nil
}

func (s *Service) read(ctx context.Context, t token) (Session, error) {
	item, err := s.table.Get(ctx, t.key())
	if errors.Is(err, store.ErrNotFound) {
		return Session{}, ErrNone
	}
	if err != nil {
		return Session{}, fmt.Errorf("get session: %w", err)
	}
	sn := decode(item, t)
	if now := s.now(); now.Before(sn.Ends()) && now.Sub(sn.UsedAt) >= touchEvery {
		s.touch(ctx, t, &sn, now)
	}
	return sn, nil
}

// touch notes the use. A note that could not be written is written at the next
// read; the request is not made to fail for it.
func (s *Service) touch(ctx context.Context, t token, sn *Session, now time.Time) {
	used := *sn
	used.UsedAt = time.UnixMilli(now.UnixMilli()).UTC()
	expires := rowExpires(used)
	err := s.table.Write(ctx, store.Op{Kind: store.OpUpdate, Key: t.key(), Conds: []store.Cond{store.Present()},
		Set: map[string]any{"usedAt": used.UsedAt.UnixMilli()}, Expires: &expires})
	if err == nil {
		*sn = used
	}
}

// End ends the session of a token; no error when there is none.
func (s *Service) End(ctx context.Context, text string) error {
	t, ok := parseToken(text)
	if !ok {
		return nil
	}
	if err := s.table.Write(ctx, store.Delete(t.key())); err != nil {
		return fmt.Errorf("end session: %w", err)
	}
	s.forget(t.id())
	return nil
}

func (s *Service) forget(id string) {
	s.known.Forget(func(name string, _ Session) bool { return name == id })
}

// EndAll ends every session of a person: one write for each hundred of them.
func (s *Service) EndAll(ctx context.Context, user string) error {
	defer s.known.Forget(func(_ string, sn Session) bool { return sn.User == user })
	for {
		page, err := s.table.Query(ctx, store.Query{PK: partition(user), Limit: store.MaxOps})
		if err != nil {
			return fmt.Errorf("list sessions: %w", err)
		}
		var ops []store.Op
		for _, item := range page.Items {
			ops = append(ops, store.Delete(item.Key))
		}
		if len(ops) > 0 {
			if err := s.table.Write(ctx, ops...); err != nil {
				return fmt.Errorf("end sessions: %w", err)
			}
		}
		if page.Next == "" {
			return nil
		}
	}
}

// rowExpires lets a row outlive its session by a second, because the store cuts
// fractions off; the clock decides.
func rowExpires(sn Session) time.Time { return sn.Ends().Add(time.Second) }

func encode(key store.Key, sn Session) store.Item {
	return store.Item{Key: key, Expires: rowExpires(sn), Attrs: map[string]any{
		"frames": strings.Join(sn.Frames, " "), "launch": sn.Launch,
		"createdAt": sn.CreatedAt.UnixMilli(), "usedAt": sn.UsedAt.UnixMilli()}}
}

func decode(item store.Item, t token) Session {
	return Session{ID: item.SK, User: t.user, Frames: strings.Fields(item.String("frames")), Launch: item.String("launch"),
		CreatedAt: time.UnixMilli(item.Int("createdAt")).UTC(), UsedAt: time.UnixMilli(item.Int("usedAt")).UTC()}
}
