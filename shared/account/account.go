// Package account knows the people of the service: who they are, the tokens
// they made in the API settings, their plan and their credits. It promises that
// an e-mail address has one account, that a token works until it is revoked or
// expires, and that a conversion is charged once and given back once. Signing
// in belongs elsewhere.
package account

import (
	"context"
	"errors"
	"fmt"
	"math"
	"net/mail"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// Plan is what an account pays for.
type Plan string

// The plans.
const (
	Free        Plan = "free"
	Pro         Plan = "pro"
	Institution Plan = "institution"
)

// User is one account.
type User struct {
	ID    string
	Email string // lower case; unique among the accounts that are not Asserted
	Name  string
	Plan  Plan
	// Asserted says that somebody else, an LMS, vouches for the address: it proves
	// nothing, finds no account and gives no rights.
	Asserted  bool
	CreatedAt time.Time
}

// Plans lists the plans.
func Plans() []Plan { return []Plan{Free, Pro, Institution} }

// Service keeps accounts in a table.
type Service struct {
	table       store.Table
	freeCredits int64
	now         func() time.Time
}

// New makes the service. A new account starts on the free plan with
// freeCredits conversions.
func New(table store.Table, freeCredits int64, now func() time.Time) *Service {
	return &Service{table: table, freeCredits: freeCredits, now: now}
}

// maxEmail is the longest address SMTP can carry (RFC 5321 4.5.3.1.3).
const maxEmail = 254

// NormalEmail checks an address and writes it in the one form accounts are
// found by.
func NormalEmail(email string) (string, error) {
	email = strings.ToLower(strings.TrimSpace(email))
	a, err := mail.ParseAddress(email)
	if err != nil || a.Address != email || len(email) > maxEmail || strings.ContainsFunc(email, unseen) {
		return "", problem.Field(problem.InvalidRequest, "email", "%q is not an e-mail address.", email)
	}
	return email, nil
}

func userKey(id string) store.Key     { return store.Key{PK: "USER#" + id, SK: "PROFILE"} }
func creditsKey(id string) store.Key  { return store.Key{PK: "USER#" + id, SK: "CREDITS"} }
func emailKey(email string) store.Key { return store.Key{PK: "EMAIL#" + email, SK: "USER"} }

// Get returns the account of an id or store.ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (User, error) {
	item, err := s.table.Get(ctx, userKey(id))
	if err != nil {
		return User{}, fmt.Errorf("get account: %w", err)
	}
	return decodeUser(item), nil
}

// ByEmail returns the account that proved an address, or store.ErrNotFound. An
// account that a launch made is never found so.
func (s *Service) ByEmail(ctx context.Context, email string) (User, error) {
	email, err := NormalEmail(email)
	if err != nil {
		return User{}, err
	}
	item, err := s.table.Get(ctx, emailKey(email))
	if err != nil {
		return User{}, fmt.Errorf("find account: %w", err)
	}
	return s.Get(ctx, item.String("user"))
}

// Ensure returns the account of an address and makes it when there is none. It
// is for an address that was proved by our own sign-in, and for the operator.
func (s *Service) Ensure(ctx context.Context, email string) (User, error) {
	user, err := s.ByEmail(ctx, email)
	if !errors.Is(err, store.ErrNotFound) {
		return user, err
	}
	email, err = NormalEmail(email)
	if err != nil {
		return User{}, err
	}
	user, ops := s.make(User{Email: email, Plan: Free})
	err = s.table.Write(ctx, append([]store.Op{
		store.Put(store.Item{Key: emailKey(email), Attrs: map[string]any{"user": user.ID}}, store.Absent())}, ops...)...)
	if _, _, lost := store.FailedOp(err); lost { // another request made it first
		return s.ByEmail(ctx, email)
	}
	if err != nil {
		return User{}, fmt.Errorf("make account: %w", err)
	}
	return user, nil
}

// Assert gives a new account for a person an LMS vouches for, and the ops that
// make it. They belong into the transaction that keeps who the person is there.
// The account stands beside any that proved the same address.
func (s *Service) Assert(email, name string, plan Plan) (User, []store.Op, error) {
	email, err := NormalEmail(email)
	if err != nil {
		return User{}, nil, err
	}
	if !slices.Contains(Plans(), plan) {
		return User{}, nil, fmt.Errorf("there is no plan %q", plan)
	}
	user, ops := s.make(User{Email: email, Name: trimName(name), Plan: plan, Asserted: true})
	return user, ops, nil
}

// make gives a new account and the ops that make it.
func (s *Service) make(u User) (User, []store.Op) {
	now := s.now()
	u.ID, u.CreatedAt = uuid.NewString(), time.UnixMilli(now.UnixMilli()).UTC()
	return u, []store.Op{
		store.Put(encodeUser(u), store.Absent()),
		store.Put(store.Item{Key: creditsKey(u.ID), Attrs: map[string]any{
			"balance": s.freeCredits, "until": int64(math.MaxInt64)}}, store.Absent()),
		s.entry(u.ID, "grant#start", s.freeCredits, nil),
	}
}

// everybody is the partition of index 2 that lists all accounts.
const everybody = "USERS"

func encodeUser(u User) store.Item {
	return store.Item{Key: userKey(u.ID), Attrs: map[string]any{"email": u.Email, "name": u.Name, "plan": string(u.Plan),
		"asserted": u.Asserted, "createdAt": u.CreatedAt.UnixMilli()},
		Index: [2]store.Key{{}, {PK: everybody, SK: fmt.Sprintf("%020d#%s", u.CreatedAt.UnixMilli(), u.ID)}}}
}

func decodeUser(i store.Item) User {
	return User{ID: strings.TrimPrefix(i.PK, "USER#"), Email: i.String("email"), Name: i.String("name"), Plan: Plan(i.String("plan")),
		Asserted: i.Bool("asserted"), CreatedAt: time.UnixMilli(i.Int("createdAt")).UTC()}
}
