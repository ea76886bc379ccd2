package job

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"formwright/shared/store"
)

// idemKey hides the client's key behind a hash: it may be long, and it is not
// ours to keep.
func idemKey(user, key string) store.Key {
	sum := sha256.Sum256([]byte(key))
	return store.Key{PK: "IDEM#" + user, SK: hex.EncodeToString(sum[:])}
}

// createOps gives the transaction that accepts a job, and the index of the op
// that charges it. With an idempotency key its record is op 0, so that a replay
// is told from every other refusal.
func (s *Service) createOps(j Job, idem Idempotency) (ops []store.Op, charge int, err error) {
	if idem.Key != "" {
		ops = append(ops, store.Put(store.Item{
			Key:     idemKey(j.User, idem.Key),
			Attrs:   map[string]any{"fingerprint": idem.Fingerprint, "job": j.ID},
			Expires: j.CreatedAt.Add(s.timing.Replay),
		}, store.Absent()))
	}
	request, err := json.Marshal(j.Request)
	if err != nil {
		return nil, 0, fmt.Errorf("encode request: %w", err)
	}
	ops = append(ops, store.Put(store.Item{
		Key: jobKey(j.User, j.ID),
		Attrs: map[string]any{
			"user": j.User, "request": string(request), "state": string(j.State), "step": j.Step,
			"progress": int64(0), "attempt": int64(0), "sends": int64(1), "lease": "", "leaseUntil": int64(0),
			"createdAt": millis(j.CreatedAt), "completedAt": int64(0), "export": j.Export,
		},
		Index:   [2]store.Key{statusKey(j.User, Pending, j.ID), watchKey(j.CreatedAt.Add(s.timing.Outbox), j.User, j.ID)},
		Expires: expires(j),
	}, store.Absent()))
	counts := store.Op{Kind: store.OpUpdate, Key: countsKey(j.User), Add: map[string]int64{string(Pending): 1}}
	if IsVisitor(j.User) {
		end := expires(j)
		counts.Expires = &end
		return append(ops, counts), len(ops) + 1, nil
	}
	ops = append(ops, counts)
	charge = len(ops)
	return append(ops, s.credits.Charge(j.User, j.ID)...), charge, nil
}
