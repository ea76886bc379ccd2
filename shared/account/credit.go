package account

import (
	"context"
	"fmt"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// conversionPrice is what one conversion costs, in credits.
const conversionPrice = 1

func ledgerKey(user, entry string) store.Key {
	return store.Key{PK: "USER#" + user, SK: "LEDGER#" + entry}
}

// Charge gives the ops that take the price of one job from the account. They
// belong into the transaction that makes the job; the first of them fails when
// the account cannot pay, and Refusal says why.
func (s *Service) Charge(user, job string) []store.Op {
	now := s.now()
	return []store.Op{
		{Kind: store.OpUpdate, Key: creditsKey(user), Add: map[string]int64{"balance": -conversionPrice},
			Conds: []store.Cond{store.Least("balance", int64(conversionPrice)), store.Least("until", now.Unix())}},
		s.entry(user, "charge#"+job, -conversionPrice, nil),
	}
}

// Refund gives the ops that return the price of one job, once however often
// they are tried. They belong into the transaction that fails the job.
func (s *Service) Refund(user, job string) []store.Op {
	return []store.Op{
		{Kind: store.OpUpdate, Key: creditsKey(user), Add: map[string]int64{"balance": conversionPrice},
			Conds: []store.Cond{store.Present()}},
		store.Check(ledgerKey(user, "charge#"+job), store.Present()),
		s.entry(user, "refund#"+job, conversionPrice, nil),
	}
}

// Refusal is the problem to answer with when the first op of Charge failed on
// what is found there.
func (s *Service) Refusal(found *store.Item) error {
	if found != nil && found.Int("until") < s.now().Unix() {
		return problem.New(problem.SubscriptionExpired, "Your subscription has expired. Please renew or upgrade your plan to convert documents.")
	}
	return problem.New(problem.CreditsExhausted, "You have used all conversions of your plan. Please upgrade your plan to convert more documents.")
}

// Balance is how many credits an account has left.
func (s *Service) Balance(ctx context.Context, user string) (int64, error) {
	item, err := s.table.Get(ctx, creditsKey(user))
	if err != nil {
		return 0, fmt.Errorf("get credits: %w", err)
	}
	return item.Int("balance"), nil
}
