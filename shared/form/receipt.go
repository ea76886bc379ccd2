package form

import (
	"context"
	"errors"
	"fmt"
	"time"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// receiptTime is how long a receipt can be asked for.
const receiptTime = time.Hour

func receiptKey(form, token string) store.Key { return shardedKey(form, "R#", hashed(form, token)) }

// KeepReceipt keeps a receipt for a browser that takes no cookies, and gives the
// token that Collect wants. The token is not in the store.
func (s *Service) KeepReceipt(ctx context.Context, id string, r Receipt) (token string, err error) {
	token = unguessable(tokenSize)
	row := store.Item{Key: receiptKey(id, token), Expires: s.now().Add(receiptTime), Attrs: map[string]any{"submission": r.SubmissionID, "seen": ""}}
	if err := s.table.Write(ctx, store.Put(row, store.Absent())); err != nil {
		return "", fmt.Errorf("keep receipt: %w", err)
	}
	return token, nil
}

// Collect gives the receipt of a token: the first time with the score that the
// person may see, then without it, because the token stays in the history of a
// browser that others may use.
func (s *Service) Collect(ctx context.Context, id, token string) (Receipt, error) {
	none := problem.New(problem.NotFound, "There is no such receipt, or it has ended.")
	f, err := s.load(ctx, id)
	if err != nil {
		return Receipt{}, err
	}
	row, err := s.table.Get(ctx, receiptKey(id, token))
	if errors.Is(err, store.ErrNotFound) {
		return Receipt{}, none
	}
	if err != nil {
		return Receipt{}, fmt.Errorf("get receipt: %w", err)
	}
	r := Receipt{SubmissionID: row.String("submission")}
	err = s.table.Write(ctx, store.Op{Kind: store.OpUpdate, Key: row.Key, Conds: []store.Cond{store.Is("seen", "")}, Set: map[string]any{"seen": "yes"}})
	if _, _, seen := store.FailedOp(err); seen {
		return r, nil
	}
	if err != nil {
		return Receipt{}, fmt.Errorf("mark receipt: %w", err)
	}
	sub, err := s.table.Get(ctx, submissionKey(id, r.SubmissionID))
	if errors.Is(err, store.ErrNotFound) { // the owner deleted it since
		return r, nil
	}
	if err != nil {
		return Receipt{}, fmt.Errorf("get submission: %w", err)
	}
	answered, err := submissionOf(id, sub)
	return f.receipt(answered, false), err
}
