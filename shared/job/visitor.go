package job

import (
	"strings"
	"time"

	"github.com/google/uuid"

	"formwright/shared/store"
)

// visitorPrefix begins the name of somebody without an account. Ids of accounts
// do not begin so.
const visitorPrefix = "visitor-"

// VisitorLife is how long anything of a visitor is kept.
const VisitorLife = time.Hour

// NewVisitor names somebody who tries the service without an account. The name
// cannot be guessed: whoever has it may see the visitor's jobs, until they end.
func NewVisitor() string { return visitorPrefix + uuid.NewString() }

// IsVisitor reports whether a user is one: their jobs cost nothing, make no file
// and are forgotten after a while.
func IsVisitor(user string) bool {
	id, ok := strings.CutPrefix(user, visitorPrefix)
	return ok && len(id) == 36 && uuid.Validate(id) == nil
}

// expires is when a job is forgotten; zero for never.
func expires(j Job) time.Time {
	if IsVisitor(j.User) {
		return j.CreatedAt.Add(VisitorLife)
	}
	return time.Time{}
}

// refund gives the price of a job back; a visitor's had none.
func (s *Service) refund(j Job) []store.Op {
	if IsVisitor(j.User) {
		return nil
	}
	return s.credits.Refund(j.User, j.ID)
}
