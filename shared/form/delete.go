package form

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"formwright/shared/store"
)

// graves is the partition of deleted forms whose rows are still to be removed.
const graves = "FORMGRAVES"

// graveTime is how long a deleted form is looked after: a submission that was
// under way may still be stored after the rest was removed.
const graveTime = 2 * time.Minute

// Delete removes a form with all that was submitted to it. It is gone at once;
// what is left of it is removed by Sweep when it is a lot.
func (s *Service) Delete(ctx context.Context, owner, id string) error {
	f, err := s.Get(ctx, owner, id)
	if err != nil {
		return err
	}
	err = s.table.Write(ctx, append(s.keeper().End(id),
		store.Delete(formKey(id), store.Present()),
		store.Delete(madeKey(f.Owner, f.Job)),
		store.Op{Kind: store.OpUpdate, Key: totalKey(f.Owner), Add: map[string]int64{"n": -1}},
		store.Put(store.Item{Key: store.Key{PK: graves, SK: id}, Attrs: map[string]any{"at": millis(s.now())}}),
	)...)
	if _, _, gone := store.FailedOp(err); gone {
		return NotFound()
	}
	if err != nil {
		return fmt.Errorf("delete form: %w", err)
	}
	return nil
}

// Sweep removes what deleted forms have left. One pass looks at some forms and
// removes some rows of each; the next goes on.
func (s *Service) Sweep(ctx context.Context) error {
	page, err := s.table.Query(ctx, store.Query{PK: graves, Limit: 10})
	if err != nil {
		return fmt.Errorf("list deleted forms: %w", err)
	}
	var errs []error
	for _, grave := range page.Items {
		errs = append(errs, s.bury(ctx, grave))
	}
	return errors.Join(errs...)
}

// bury removes rows of a deleted form, and the grave once there are none left
// and none can come.
func (s *Service) bury(ctx context.Context, grave store.Item) error {
	id, removed := grave.SK, 0
	if err := s.keeper().Purge(ctx, id); err != nil {
		return err
	}
	partitions := []string{"FORM#" + id}
	for n := range shards {
		partitions = append(partitions, shardKey(id, n))
	}
	for _, pk := range partitions {
		n, err := s.remove(ctx, id, pk)
		if err != nil {
			return err
		}
		removed += n
	}
	if removed > 0 || s.now().Before(fromMillis(grave.Int("at")).Add(graveTime)) {
		return nil
	}
	if err := s.table.Write(ctx, store.Delete(grave.Key)); err != nil {
		return fmt.Errorf("forget deleted form: %w", err)
	}
	return nil
}

// maxRemoved is how many rows of a partition one pass removes.
const maxRemoved = 1000

// remove deletes rows of a partition, blobs before the rows that name them.
func (s *Service) remove(ctx context.Context, id, pk string) (n int, err error) {
	for n < maxRemoved {
		page, err := s.table.Query(ctx, store.Query{PK: pk, Limit: store.MaxOps})
		if err != nil {
			return n, fmt.Errorf("list rows of a deleted form: %w", err)
		}
		if len(page.Items) == 0 {
			return n, nil
		}
		ops := make([]store.Op, 0, len(page.Items))
		for _, row := range page.Items {
			if err := s.removeBlobs(ctx, id, row); err != nil {
				return n, err
			}
			ops = append(ops, store.Delete(row.Key))
		}
		if err := s.table.Write(ctx, ops...); err != nil {
			return n, fmt.Errorf("remove rows of a deleted form: %w", err)
		}
		n += len(ops)
	}
	return n, nil
}

func (s *Service) removeBlobs(ctx context.Context, id string, row store.Item) error {
	var pictures []picture
	if list := row.String("pictures"); list != "" {
		if err := json.Unmarshal([]byte(list), &pictures); err != nil {
			return fmt.Errorf("pictures of a deleted form: %w", err)
		}
	}
	keys := []string{}
	for _, p := range pictures {
		keys = append(keys, pictureKey(id, p.Hash))
	}
	if key := row.String("blob"); key != "" {
		keys = append(keys, key)
	}
	for _, key := range keys {
		if err := s.blobs.Delete(ctx, key); err != nil {
			return fmt.Errorf("remove a file of a deleted form: %w", err)
		}
	}
	return nil
}
