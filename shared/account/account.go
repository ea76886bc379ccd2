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
	Email string // lower case; unique
	Name  string
	Plan  Plan
}

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
	if err != nil || a.Address != email || len(email) > maxEmail {
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
	return User{ID: id, Email: item.String("email"), Name: item.String("name"), Plan: Plan(item.String("plan"))}, nil
}

// ByEmail returns the account of an address or store.ErrNotFound.
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

// Ensure returns the account of an address and makes it when there is none.
func (s *Service) Ensure(ctx context.Context, email string) (User, error) {
	user, err := s.ByEmail(ctx, email)
	if !errors.Is(err, store.ErrNotFound) {
		return user, err
	}
	email, err = NormalEmail(email)
	if err != nil {
		return User{}, err
	}
	user = User{ID: uuid.NewString(), Email: email, Plan: Free}
	err = s.table.Write(ctx,
		store.Put(store.Item{Key: emailKey(email), Attrs: map[string]any{"user": user.ID}}, store.Absent()),
		store.Put(store.Item{Key: userKey(user.ID), Attrs: map[string]any{
			"email": email, "name": "", "plan": string(Free), "createdAt": s.now().UnixMilli()}}, store.Absent()),
		store.Put(store.Item{Key: creditsKey(user.ID), Attrs: map[string]any{
			"balance": s.freeCredits, "until": int64(math.MaxInt64)}}, store.Absent()),
	)
	if _, _, lost := store.FailedOp(err); lost { // another request made it first
		return s.ByEmail(ctx, email)
	}
	if err != nil {
		return User{}, fmt.Errorf("make account: %w", err)
	}
	return user, nil
}
