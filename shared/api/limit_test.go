package api_test

import (
	"context"
	"errors"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/api"
	"formwright/shared/config"
	"formwright/shared/ratelimit"
	"formwright/shared/store"
)

func itoa(n int) string { return strconv.Itoa(n) }

// limits are the three rate-limit headers of contract section 8.
func limits(r reply) []string {
	return []string{r.header.Get("RateLimit-Limit"), r.header.Get("RateLimit-Remaining"), r.header.Get("RateLimit-Reset")}
}

func noLimits(c *config.Config) { c.RateConvert, c.RateStatus, c.RateList = 0, 0, 0 }

// brokenTable is a counter's table that is out of order.
type brokenTable struct{}

func (brokenTable) Get(context.Context, store.Key) (store.Item, error) {
	return store.Item{}, errors.New("no table")
}
func (brokenTable) Write(context.Context, ...store.Op) error { return errors.New("no table") }

// TestLimiterTroubleLetsRequestsPass: a limit protects the service and must not
// be what brings it down. The headers are promised of every answer all the same.
func TestLimiterTroubleLetsRequestsPass(t *testing.T) {
	w := newWorld(t)
	w.services.Limiter = ratelimit.New(brokenTable{}, w.now)
	w.handler = api.New(w.config, w.services).Handler()
	got := limits(w.get("/api/v1/jobs").want(200))
	if !cmp.Equal(got, []string{"1000", "999", got[2]}) || got[2] == "" {
		t.Errorf("limits %q", got)
	}
}
