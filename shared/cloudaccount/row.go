package cloudaccount

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// row is a connected account as it is stored.
type row struct {
	user    string
	email   string
	scopes  []string
	broken  bool
	secrets secrets
	expires time.Time // of the access token
	lease   time.Time // until when somebody may be refreshing; the zero time for nobody
	version string    // another one after every write
}

// secrets are what stands in the row sealed.
type secrets struct {
	Access  string `json:"access"`
	Refresh string `json:"refresh"`
}

func rowKey(user string) store.Key { return store.Key{PK: "USER#" + user, SK: "CLOUD"} }

// rowContext binds sealed tokens to their person: copied to another row they do
// not open.
func rowContext(user string) []byte { return []byte("cloud account of " + user) }

func (s *Service) seal(r row) ([]byte, error) {
	plain, err := json.Marshal(r.secrets)
	if err != nil {
		return nil, errors.New("encode tokens")
	}
	sealed, err := s.box.Seal(plain, rowContext(r.user))
	if err != nil {
		return nil, fmt.Errorf("seal tokens of a cloud account: %w", err)
	}
	return sealed, nil
}

// row reads a connection; the error is a CloudAuthRequired problem when there
// is none.
func (s *Service) row(ctx context.Context, user string) (row, error) {
	item, err := s.table.Get(ctx, rowKey(user))
	if errors.Is(err, store.ErrNotFound) {
		return row{}, notConnected()
	}
	if err != nil {
		return row{}, fmt.Errorf("get cloud account: %w", err)
	}
	r := row{
		user: user, email: item.String("email"), scopes: strings.Fields(item.String("scopes")), broken: item.Bool("broken"),
		expires: time.UnixMilli(item.Int("expiresAt")), lease: time.UnixMilli(item.Int("leaseUntil")), version: item.String("version"),
	}
	if r.broken {
		return r, nil // its tokens are gone
	}
	plain, err := s.box.Open(item.Bytes("sealed"), rowContext(user))
	if err != nil {
		return row{}, fmt.Errorf("open tokens of a cloud account: %w", err)
	}
	if json.Unmarshal(plain, &r.secrets) != nil {
		return row{}, errors.New("the tokens of a cloud account are not as written")
	}
	return r, nil
}

// update changes the row if it is still as it was read; ok is false when it is
// not, and found is what stands there now.
func (s *Service) update(ctx context.Context, r row, set map[string]any) (now row, found *store.Item, ok bool, err error) {
	was := r.version
	r.version = random()
	set["version"] = r.version
	err = s.table.Write(ctx, store.Op{Kind: store.OpUpdate, Key: rowKey(r.user), Set: set,
		Conds: []store.Cond{store.Is("version", was)}})
	if _, found, failed := store.FailedOp(err); failed {
		return row{}, found, false, nil
	}
	if err != nil {
		return row{}, nil, false, fmt.Errorf("write cloud account: %w", err)
	}
	return r, nil, true, nil
}

// permits is the problem of a connection that is broken or lacks a scope.
func (r row) permits(needs []string) error {
	if r.broken {
		return problem.New(problem.CloudAuthRequired,
			"Your cloud account no longer lets this service in. Connect it again on the page Cloud account.")
	}
	for _, scope := range needs {
		if !slices.Contains(r.scopes, scope) {
			return problem.New(problem.CloudAuthRequired,
				"You connected your cloud account without allowing this. Connect it again on the page Cloud account and tick everything that is asked for.")
		}
	}
	return nil
}

func notConnected() error {
	return problem.New(problem.CloudAuthRequired, "Cloud authentication required. Connect your cloud account on the page Cloud account.")
}

// renewed is what changes in a row with new tokens.
func (r row) renewed(sealed []byte, expires time.Time) map[string]any {
	return map[string]any{"sealed": sealed, "scopes": strings.Join(r.scopes, " "), "expiresAt": expires.UnixMilli(), "leaseUntil": int64(0)}
}
