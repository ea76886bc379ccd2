package account

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// maxName is the longest name of a person or a token, in characters.
const maxName = 100

// validName allows what can be shown on one line.
func validName(name string) bool {
	return utf8.ValidString(name) && utf8.RuneCountInString(name) <= maxName && !strings.ContainsFunc(name, unseen)
}

// unseen are control characters and those that turn the writing direction.
func unseen(r rune) bool {
	return unicode.IsControl(r) || r == '\u2028' || r == '\u2029' || r >= '\u202A' && r <= '\u202E' || r >= '\u2066' && r <= '\u2069'
}

// trimName makes a name that an LMS sent one that can be kept.
func trimName(name string) string {
	name = strings.TrimSpace(strings.Map(func(r rune) rune {
		if unseen(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(name, "")))
	if chars := []rune(name); len(chars) > maxName {
		name = strings.TrimSpace(string(chars[:maxName]))
	}
	return name
}

// SetName names an account; the empty name takes it away.
func (s *Service) SetName(ctx context.Context, user, name string) error {
	name = strings.TrimSpace(name)
	if !validName(name) {
		return problem.Field(problem.InvalidRequest, "name", "A name has at most %d characters and no control characters.", maxName)
	}
	err := s.table.Write(ctx, store.Op{Kind: store.OpUpdate, Key: userKey(user), Set: map[string]any{"name": name}, Conds: []store.Cond{store.Present()}})
	return known(err, "set name")
}

// known tells an account that does not exist from other trouble.
func known(err error, doing string) error {
	if _, _, unknown := store.FailedOp(err); unknown {
		return problem.New(problem.NotFound, "There is no such account.")
	}
	if err != nil {
		return fmt.Errorf("%s: %w", doing, err)
	}
	return nil
}

// Admin reports whether an account administers the site: its address is one of
// the administrators' and was proved, not asserted.
func Admin(u User, adminEmails []string) bool {
	return !u.Asserted && u.Email != "" && slices.ContainsFunc(adminEmails, func(admin string) bool {
		email, err := NormalEmail(admin)
		return err == nil && email == u.Email
	})
}

// UserPage is a part of the list of accounts.
type UserPage struct {
	Users []User
	Next  string // the cursor of the next page; empty at the end
}

// List gives the accounts, the newest first, for administrators.
func (s *Service) List(ctx context.Context, limit int, cursor string) (UserPage, error) {
	page, err := s.table.Query(ctx, store.Query{Index: 2, PK: everybody, Reverse: true, Limit: limit, Cursor: cursor})
	if err != nil {
		return UserPage{}, fmt.Errorf("list accounts: %w", err)
	}
	users := make([]User, 0, len(page.Items))
	for _, item := range page.Items {
		users = append(users, decodeUser(item))
	}
	return UserPage{Users: users, Next: page.Next}, nil
}
