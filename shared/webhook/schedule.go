package webhook

import (
	"net/http"
	"strconv"
	"strings"
	"time"
)

// The bounds of the schedule.
const (
	maxRetryAfter = 24 * time.Hour
	maxThrottle   = 5 * time.Minute // of an endpoint that does not say for how long
	failingFor    = 5 * 24 * time.Hour
	// failingGap is how far apart two failures may be to belong to one time of
	// trouble: the longest pause of the schedule, or of Retry-After, with room.
	failingGap = 48 * time.Hour
	queueFor   = time.Minute // waits up to this stand in the queue, longer ones in the table
	early      = time.Second // how far the clocks of two machines may differ
	leaseTime  = time.Minute // outlasts sendTime
	outboxTime = 30 * time.Second
	// maxDoublings bounds the pauses between two messages for one waiting row,
	// which double so that a full queue is not filled further: to 16 minutes.
	maxDoublings = 5
	keepFor      = 30 * 24 * time.Hour
)

// schedule is how long is waited before each try, by how many were made.
func schedule() []time.Duration {
	return []time.Duration{0, 5 * time.Second, 5 * time.Minute, 30 * time.Minute, 2 * time.Hour, 5 * time.Hour,
		10 * time.Hour, 14 * time.Hour, 20 * time.Hour, 24 * time.Hour}
}

// spread moves a pause by up to a fifth either way, so that what failed
// together does not come back together.
func (s *Service) spread(d time.Duration) time.Duration {
	return time.Duration(float64(d) * (0.8 + 0.4*s.options.Chance()))
}

// retryAfter reads the header (RFC 9110 10.2.3); 0 when it asks for nothing.
func retryAfter(h http.Header, now time.Time) time.Duration {
	value := strings.TrimSpace(h.Get("Retry-After"))
	if value == "" {
		return 0
	}
	if value = strings.TrimLeft(value, "0"); value == "" {
		return 0
	}
	if strings.Trim(value, "0123456789") == "" {
		seconds, err := strconv.Atoi(value)
		if err != nil || seconds > int(maxRetryAfter/time.Second) {
			return maxRetryAfter
		}
		return time.Duration(seconds) * time.Second
	}
	at, err := http.ParseTime(value)
	if err != nil {
		return 0
	}
	return min(max(at.Sub(now), 0), maxRetryAfter)
}
