package lti

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// pendingLife is how long a dynamic registration waits for an administrator.
const pendingLife = 30 * 24 * time.Hour

// maxDeployments is how many deployments a platform without a Deployment ID is
// known by. More are accepted and not listed.
const maxDeployments = 50

// attempts is how often a change is tried again that met another one.
const attempts = 5

func platformKey(id string) store.Key {
	return store.Key{PK: "LTIPLATFORM#" + id, SK: "PLATFORM"}
}

// clientKey is the row that keeps issuer and client id unique and finds a
// platform by them.
func clientKey(issuer, client string) store.Key {
	return store.Key{PK: issuerPartition(issuer), SK: "CLIENT#" + digest(client)}
}

func issuerPartition(issuer string) string { return "LTIISSUER#" + digest(issuer) }

// listed is the partition of the index that lists every platform.
const listed = "LTIPLATFORMS"

func (p Platform) item(version int64) store.Item {
	deployments, _ := json.Marshal(p.Deployments) // of strings; never fails
	item := store.Item{Key: platformKey(p.ID), Attrs: map[string]any{
		"issuer": p.Issuer, "clientId": p.ClientID, "authLoginUrl": p.AuthLoginURL, "accessTokenUrl": p.AccessTokenURL,
		"jwksUrl": p.JWKSURL, "deploymentId": p.DeploymentID, "active": p.Active, "pending": p.Pending,
		"deployments": string(deployments), "createdAt": p.CreatedAt.UnixMilli(), "version": version,
	}}
	item.Index[0] = store.Key{PK: listed, SK: fmt.Sprintf("%015d#%s", p.CreatedAt.UnixMilli(), p.ID)}
	item.Expires = p.expires()
	return item
}

// expires ends what waits for an administrator too long.
func (p Platform) expires() time.Time {
	if !p.Pending {
		return time.Time{}
	}
	return p.CreatedAt.Add(pendingLife)
}

func platformOf(item store.Item) (Platform, error) {
	p := Platform{
		ID:     item.PK[len("LTIPLATFORM#"):],
		Issuer: item.String("issuer"), ClientID: item.String("clientId"), AuthLoginURL: item.String("authLoginUrl"),
		AccessTokenURL: item.String("accessTokenUrl"), JWKSURL: item.String("jwksUrl"), DeploymentID: item.String("deploymentId"),
		Active: item.Bool("active"), Pending: item.Bool("pending"), CreatedAt: time.UnixMilli(item.Int("createdAt")).UTC(),
	}
	if err := json.Unmarshal([]byte(item.String("deployments")), &p.Deployments); err != nil {
		return Platform{}, fmt.Errorf("read deployments of platform: %w", err)
	}
	return p, nil
}

func pointer(p Platform) store.Item {
	return store.Item{Key: clientKey(p.Issuer, p.ClientID), Attrs: map[string]any{"platform": p.ID}, Expires: p.expires()}
}

// Add registers a platform. Of p, ID, Deployments and CreatedAt are set here.
func (s *Service) Add(ctx context.Context, p Platform) (Platform, error) {
	if err := s.check(p); err != nil {
		return Platform{}, err
	}
	p.ID, p.CreatedAt, p.Deployments = uuid.NewString(), time.UnixMilli(s.now().UnixMilli()).UTC(), []string{}
	err := s.table.Write(ctx, store.Put(pointer(p), store.Absent()), store.Put(p.item(1), store.Absent()))
	if _, _, taken := store.FailedOp(err); taken {
		return Platform{}, exists()
	}
	if err != nil {
		return Platform{}, fmt.Errorf("add platform: %w", err)
	}
	return p, nil
}

func exists() error {
	return problem.Field(problem.PlatformExists, "clientId", "A platform with this issuer and client ID is registered already.")
}

func noPlatform() error {
	return problem.New(problem.PlatformNotFound, "There is no such platform.")
}

// Get returns a platform by its id.
func (s *Service) Get(ctx context.Context, id string) (Platform, error) {
	p, _, err := s.get(ctx, id)
	return p, err
}

func (s *Service) get(ctx context.Context, id string) (Platform, int64, error) {
	if uuid.Validate(id) != nil {
		return Platform{}, 0, noPlatform()
	}
	item, err := s.table.Get(ctx, platformKey(id))
	if errors.Is(err, store.ErrNotFound) {
		return Platform{}, 0, noPlatform()
	}
	if err != nil {
		return Platform{}, 0, fmt.Errorf("get platform: %w", err)
	}
	p, err := platformOf(item)
	return p, item.Int("version"), err
}

// List returns every platform, the newest first.
func (s *Service) List(ctx context.Context) ([]Platform, error) {
	out := []Platform{}
	q := store.Query{Index: 1, PK: listed, Reverse: true, Limit: 100}
	for {
		page, err := s.table.Query(ctx, q)
		if err != nil {
			return nil, fmt.Errorf("list platforms: %w", err)
		}
		for _, item := range page.Items {
			p, err := platformOf(item)
			if err != nil {
				return nil, err
			}
			out = append(out, p)
		}
		if q.Cursor = page.Next; q.Cursor == "" {
			return out, nil
		}
	}
}

// Change is what an administrator edits; nil leaves a field as it is.
type Change struct {
	Issuer, ClientID, AuthLoginURL, AccessTokenURL, JWKSURL, DeploymentID *string
	Active                                                                *bool
}

func (c Change) apply(p Platform) Platform {
	for _, f := range []struct {
		from *string
		to   *string
	}{
		{c.Issuer, &p.Issuer}, {c.ClientID, &p.ClientID}, {c.AuthLoginURL, &p.AuthLoginURL},
		{c.AccessTokenURL, &p.AccessTokenURL}, {c.JWKSURL, &p.JWKSURL}, {c.DeploymentID, &p.DeploymentID},
	} {
		if f.from != nil {
			*f.to = *f.from
		}
	}
	if c.Active != nil {
		// An administrator has looked at it, whatever was decided.
		p.Active, p.Pending = *c.Active, false
	}
	return p
}

// New is a platform with these fields. It is active unless they say otherwise.
func (c Change) New() Platform {
	p := c.apply(Platform{})
	p.Active = c.Active == nil || *c.Active
	return p
}

// Edit changes a platform. Activating one that is pending approves it.
func (s *Service) Edit(ctx context.Context, id string, c Change) (Platform, error) {
	return s.rewrite(ctx, id, func(p Platform) (Platform, error) {
		p = c.apply(p)
		return p, s.check(p)
	})
}

// rewrite changes the row of a platform, and the one that finds it, unless
// somebody else did meanwhile; then it looks again.
func (s *Service) rewrite(ctx context.Context, id string, change func(Platform) (Platform, error)) (Platform, error) {
	for range attempts {
		old, version, err := s.get(ctx, id)
		if err != nil {
			return Platform{}, err
		}
		p, err := change(old)
		if err != nil {
			return Platform{}, err
		}
		err = s.table.Write(ctx, moves(old, p, version)...)
		op, _, lost := store.FailedOp(err)
		switch {
		case err == nil:
			return p, nil
		case lost && op > 0:
			return Platform{}, exists()
		case !lost:
			return Platform{}, fmt.Errorf("edit platform: %w", err)
		}
	}
	return Platform{}, problem.New(problem.Unavailable, "The platform is being changed by somebody else. Try again.")
}

// moves are the ops of a change; the first one holds the platform's row to its
// version.
func moves(old, p Platform, version int64) []store.Op {
	ops := []store.Op{store.Put(p.item(version+1), store.Is("version", version))}
	if clientKey(old.Issuer, old.ClientID) == clientKey(p.Issuer, p.ClientID) {
		return append(ops, store.Put(pointer(p), store.Is("platform", p.ID)))
	}
	return append(ops, store.Put(pointer(p), store.Absent()), store.Delete(clientKey(old.Issuer, old.ClientID)))
}

// Delete forgets a platform. The people it launched keep their accounts, and no
// later registration leads to them.
func (s *Service) Delete(ctx context.Context, id string) error {
	for range attempts {
		p, version, err := s.get(ctx, id)
		if err != nil {
			return err
		}
		err = s.table.Write(ctx, store.Delete(platformKey(id), store.Is("version", version)), store.Delete(clientKey(p.Issuer, p.ClientID)))
		if _, _, lost := store.FailedOp(err); lost {
			continue
		}
		if err != nil {
			return fmt.Errorf("delete platform: %w", err)
		}
		return nil
	}
	return problem.New(problem.Unavailable, "The platform is being changed by somebody else. Try again.")
}

// learn notes a deployment of a platform that accepts them all, so that the
// administrator sees where launches come from. It is a convenience: what goes
// wrong here stops no launch.
func (s *Service) learn(ctx context.Context, p Platform, deployment string) {
	if p.DeploymentID != "" || slices.Contains(p.Deployments, deployment) || len(p.Deployments) >= maxDeployments {
		return
	}
	_, _ = s.rewrite(ctx, p.ID, func(p Platform) (Platform, error) {
		if !slices.Contains(p.Deployments, deployment) && len(p.Deployments) < maxDeployments {
			p.Deployments = append(p.Deployments, deployment)
		}
		return p, nil
	})
}
