package webhook

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// State is where a delivery stands.
type State string

// The states of a delivery.
const (
	Pending   State = "pending"   // to be sent, perhaps again
	Delivered State = "delivered" // the receiver took it
	Failed    State = "failed"    // every try failed
	Disabled  State = "disabled"  // the endpoint ended before
)

// Delivery is the sending of one submission to the endpoint of its form. Its id
// is the submission's, and the webhook-id of every try.
type Delivery struct {
	ID       string
	FormID   string
	State    State
	Attempts int // all that were begun
	// Of the last try. Status is 0 when there was no response.
	Status        int
	Response      string // the beginning of the response
	Error         string
	NextAttemptAt time.Time // zero when there will be none
	CreatedAt     time.Time
	DeliveredAt   time.Time // zero until it was taken

	epoch      string // of the endpoint it is meant for
	round      int    // tries since it was made or sent again by hand
	lease      string
	leaseUntil time.Time
	sends      int // messages for the next try
}

func (d Delivery) attrs() map[string]any {
	return map[string]any{
		"state": string(d.State), "attempts": int64(d.Attempts), "status": int64(d.Status), "response": d.Response, "error": d.Error,
		"nextAttemptAt": millis(d.NextAttemptAt), "createdAt": millis(d.CreatedAt), "deliveredAt": millis(d.DeliveredAt),
		"epoch": d.epoch, "round": int64(d.round), "lease": d.lease, "leaseUntil": millis(d.leaseUntil), "sends": int64(d.sends),
	}
}

func fromItem(item store.Item) Delivery {
	return Delivery{
		ID: strings.TrimPrefix(item.SK, "DELIVERY#"), FormID: strings.TrimPrefix(item.PK, "WEBHOOK#"),
		State: State(item.String("state")), Attempts: int(item.Int("attempts")),
		Status: int(item.Int("status")), Response: item.String("response"), Error: item.String("error"),
		NextAttemptAt: fromMillis(item.Int("nextAttemptAt")), CreatedAt: fromMillis(item.Int("createdAt")), DeliveredAt: fromMillis(item.Int("deliveredAt")),
		epoch: item.String("epoch"), round: int(item.Int("round")), lease: item.String("lease"),
		leaseUntil: fromMillis(item.Int("leaseUntil")), sends: int(item.Int("sends")),
	}
}

// delivery reads a row or gives store.ErrNotFound.
func (s *Service) delivery(ctx context.Context, formID, id string) (Delivery, error) {
	key := deliveryKey(formID, id)
	if id == "" || key.Validate() != nil {
		return Delivery{}, store.ErrNotFound
	}
	item, err := s.Table.Get(ctx, key)
	if err != nil {
		return Delivery{}, fmt.Errorf("get delivery: %w", err)
	}
	return fromItem(item), nil
}

// errTaken is given by update when the row is no longer as it was read.
var errTaken = errors.New("the delivery is somebody else's")

// update writes a delivery that nobody changed since it was read; a zero look
// takes it out of the sweeper's sight.
func (s *Service) update(ctx context.Context, was, is Delivery, look time.Time) error {
	watched := store.Key{}
	if !look.IsZero() {
		watched = watchKey(look, is.FormID, is.ID)
	}
	err := s.Table.Write(ctx, store.Op{Kind: store.OpUpdate, Key: deliveryKey(is.FormID, is.ID), Set: is.attrs(),
		Index: [2]*store.Key{nil, &watched}, Conds: was.unchanged()})
	if _, _, lost := store.FailedOp(err); lost {
		return errTaken
	}
	if err != nil {
		return fmt.Errorf("write delivery: %w", err)
	}
	return nil
}

// unchanged is what every change of a row changes something of.
func (d Delivery) unchanged() []store.Cond {
	return []store.Cond{store.Is("state", string(d.State)), store.Is("lease", d.lease), store.Is("attempts", int64(d.Attempts)),
		store.Is("nextAttemptAt", millis(d.NextAttemptAt)), store.Is("sends", int64(d.sends))}
}

// List gives one page of a form's deliveries, newest first, and how many there
// are in all.
func (s *Service) List(ctx context.Context, owner, formID string, limit, offset int) ([]Delivery, int, error) {
	if err := s.Forms.Owned(ctx, owner, formID); err != nil {
		return nil, 0, err
	}
	e, err := s.endpoint(ctx, formID)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, 0, err
	}
	q := store.Query{Index: 1, PK: partition(formID), Reverse: true, Limit: 1000}
	var out []Delivery
	for total := 0; ; {
		page, err := s.Table.Query(ctx, q)
		if err != nil {
			return nil, 0, fmt.Errorf("list deliveries: %w", err)
		}
		for _, item := range page.Items {
			if total >= offset && len(out) < limit {
				out = append(out, fromItem(item).under(e))
			}
			total++
		}
		if q.Cursor = page.Next; page.Next == "" {
			return out, total, nil
		}
	}
}

// under is the delivery as it stands under its endpoint: what waits for one that
// has ended will not be sent, although its row hears of it later.
func (d Delivery) under(e endpoint) Delivery {
	if d.State == Pending && !e.takes(d.epoch) {
		d.State, d.NextAttemptAt = Disabled, time.Time{}
	}
	return d
}

func noDelivery() error {
	return problem.New(problem.DeliveryNotFound, "There is no such delivery; deliveries are kept for 30 days.")
}
