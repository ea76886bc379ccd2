package account

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// entry is the op that writes one line of the ledger, once. The balance is the
// sum of the lines.
func (s *Service) entry(user, id string, credits int64, more map[string]any) store.Op {
	at := s.now().UnixMilli()
	attrs := map[string]any{"credits": credits, "at": at}
	maps.Copy(attrs, more)
	return store.Put(store.Item{Key: ledgerKey(user, id), Attrs: attrs,
		Index: [2]store.Key{{PK: "LEDGER#" + user, SK: fmt.Sprintf("%020d#%s", at, id)}}}, store.Absent())
}

// Entry is one line of the ledger.
type Entry struct {
	Kind    string // charge, refund or grant
	About   string // the job of a charge or refund
	Credits int64  // what it added to the balance
	At      time.Time
	By      string // of a grant: the administrator's account, empty for the service
	Plan    Plan   // of a grant that set one
}

// Credits is what an account has left.
type Credits struct {
	Balance int64
	Until   time.Time // the end of the subscription; zero for never
	Recent  []Entry   // the newest first
}

// recentEntries is how many lines of the ledger are shown.
const recentEntries = 50

// Credits gives the balance of an account and where it comes from.
func (s *Service) Credits(ctx context.Context, user string) (Credits, error) {
	item, err := s.table.Get(ctx, creditsKey(user))
	if err != nil {
		return Credits{}, fmt.Errorf("get credits: %w", err)
	}
	c := Credits{Balance: item.Int("balance")}
	if until := item.Int("until"); until != math.MaxInt64 {
		c.Until = time.Unix(until, 0).UTC()
	}
	page, err := s.table.Query(ctx, store.Query{Index: 1, PK: "LEDGER#" + user, Reverse: true, Limit: recentEntries})
	if err != nil {
		return Credits{}, fmt.Errorf("list ledger: %w", err)
	}
	for _, line := range page.Items {
		c.Recent = append(c.Recent, decodeEntry(line))
	}
	return c, nil
}

func decodeEntry(i store.Item) Entry {
	kind, about, _ := strings.Cut(strings.TrimPrefix(i.SK, "LEDGER#"), "#")
	if kind == "grant" {
		about = "" // an id that tells nobody anything
	}
	return Entry{Kind: kind, About: about, Credits: i.Int("credits"), At: time.UnixMilli(i.Int("at")).UTC(), By: i.String("by"), Plan: Plan(i.String("plan"))}
}

// Grant is what an administrator gives an account.
type Grant struct {
	User    string
	Plan    Plan
	Balance int64     // credits from now on
	Until   time.Time // the end of the subscription; zero for never
	By      string    // the administrator's account; empty for the service itself
}

// maxBalance is more than anybody converts, and small enough that no sum is in
// danger.
const maxBalance = 1_000_000_000

// SetPlan puts an account on a plan with a balance; the zero time never ends.
func (s *Service) SetPlan(ctx context.Context, user string, plan Plan, balance int64, until time.Time) error {
	return s.Grant(ctx, Grant{User: user, Plan: plan, Balance: balance, Until: until})
}

// Grant sets plan, balance and end of an account and notes in the ledger by how
// much that changed the balance.
func (s *Service) Grant(ctx context.Context, g Grant) error {
	if !slices.Contains(Plans(), g.Plan) {
		return problem.Field(problem.InvalidRequest, "plan", "There is no plan %q. Allowed: free, pro, institution.", string(g.Plan))
	}
	if g.Balance < 0 || g.Balance > maxBalance {
		return problem.Field(problem.InvalidRequest, "credits", "The credits are a number from 0 to %d.", int64(maxBalance))
	}
	for range grantTries {
		item, err := s.table.Get(ctx, creditsKey(g.User))
		if errors.Is(err, store.ErrNotFound) {
			return problem.New(problem.NotFound, "There is no such account.")
		}
		if err != nil {
			return fmt.Errorf("get credits: %w", err)
		}
		err = s.table.Write(ctx, s.grantOps(g, item.Int("balance"))...)
		if op, _, moved := store.FailedOp(err); moved && op == 0 {
			continue
		}
		return known(err, "set plan")
	}
	return problem.New(problem.Unavailable, "The account is busy converting. Please try again.")
}

// grantTries is how often a grant starts again because the balance moved between
// its read and its write.
const grantTries = 10

func (s *Service) grantOps(g Grant, balance int64) []store.Op {
	end := int64(math.MaxInt64)
	if !g.Until.IsZero() {
		end = g.Until.Unix()
	}
	return []store.Op{
		{Kind: store.OpUpdate, Key: creditsKey(g.User), Set: map[string]any{"balance": g.Balance, "until": end},
			Conds: []store.Cond{store.Is("balance", balance)}},
		{Kind: store.OpUpdate, Key: userKey(g.User), Set: map[string]any{"plan": string(g.Plan)}, Conds: []store.Cond{store.Present()}},
		s.entry(g.User, "grant#"+uuid.NewString(), g.Balance-balance, map[string]any{"by": g.By, "plan": string(g.Plan)}),
	}
}
