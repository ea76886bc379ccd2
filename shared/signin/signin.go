// Package signin signs people in by one-time links in mails; there are no
// passwords. It promises that a link works once and for 15 minutes, that the
// store holds only its SHA-256, and that nobody learns by asking for a link
// whether an address has an account: asking never looks.
package signin

import (
	"context"
	"errors"
	"fmt"
	"time"

	"formwright/shared/account"
	"formwright/shared/mail"
	"formwright/shared/problem"
	"formwright/shared/ratelimit"
	"formwright/shared/store"
)

// Life is how long a link works.
const Life = 15 * time.Minute

// limitWindow is the period that links are counted in.
const limitWindow = time.Hour

// Options are the settings of sign-in.
type Options struct {
	BaseURL string // of the site, without a trailing slash
	Limit   int    // mails per mailbox, and per client address, and hour; 0 is no limit
}

// Service makes and redeems sign-in links.
type Service struct {
	table    store.Table
	accounts *account.Service
	limits   *ratelimit.Limiter
	mails    mail.Sender
	options  Options
	now      func() time.Time
}

// New makes the service; now is the clock.
func New(table store.Table, accounts *account.Service, limits *ratelimit.Limiter, mails mail.Sender, options Options, now func() time.Time) *Service {
	return &Service{table: table, accounts: accounts, limits: limits, mails: mails, options: options, now: now}
}

// Asked is somebody's wish for a link.
type Asked struct {
	Email   string
	Address string // the IP address of the client
	Next    string // where to go afterwards: a path of ours, or empty
	Link    string // an LTI identity to be connected with the account, or empty
}

// Limited says that too many links were asked for from one client address.
type Limited struct{ Seconds int } // until the next may be asked for

// Error makes Limited an error.
func (l *Limited) Error() string { return l.Unwrap().Error() }

// Unwrap gives the problem that the client is told.
func (l *Limited) Unwrap() error {
	return problem.New(problem.RateLimited, "Too many sign-in links were asked for from your network. Try again in %d minutes.", (l.Seconds+59)/60)
}

// Request mails a link. It ends the same for every address that is one: with
// and without an account, and when a mailbox was sent as many mails as it may
// be. Only the client's own address can make it a *Limited.
func (s *Service) Request(ctx context.Context, a Asked) error {
	email, err := account.NormalEmail(a.Email)
	if err != nil {
		return err
	}
	if !ValidNext(a.Next) {
		return problem.Field(problem.InvalidRequest, "next", "The page to go to must be a path of this site.")
	}
	// A counter that cannot be reached lets the request pass; the store that is
	// needed next is the same one.
	byAddress, _ := s.limits.Allow(ctx, "signin-address", a.Address, s.options.Limit, limitWindow)
	if !byAddress.Allowed {
		return &Limited{Seconds: byAddress.ResetSeconds}
	}
	byMailbox, _ := s.limits.Allow(ctx, "signin-mailbox", email, s.options.Limit, limitWindow)
	if !byMailbox.Allowed {
		return nil
	}
	url, err := s.make(ctx, row{email: email, next: a.Next, link: a.Link})
	if err != nil {
		return err
	}
	return s.send(ctx, text(s.options.BaseURL, email, url, a.Link != ""))
}

func (s *Service) send(ctx context.Context, m mail.Message) error {
	err := s.mails.Send(ctx, m)
	if errors.Is(err, mail.ErrRefused) { // there is no such mailbox, which is nobody's business
		return nil
	}
	if err != nil {
		return problem.Wrap(err, problem.Unavailable, "The mail could not be sent. Please try again in a few minutes.")
	}
	return nil
}

// Make makes a link without a mail, for the operator's command.
func (s *Service) Make(ctx context.Context, email, next string) (string, error) {
	email, err := account.NormalEmail(email)
	if err != nil {
		return "", err
	}
	if !ValidNext(next) {
		return "", problem.Field(problem.InvalidRequest, "next", "The page to go to must be a path of this site.")
	}
	return s.make(ctx, row{email: email, next: next})
}

func (s *Service) make(ctx context.Context, r row) (url string, err error) {
	token := newToken()
	r.expires = s.now().Add(Life)
	if err := s.table.Write(ctx, store.Put(r.item(token), store.Absent())); err != nil {
		return "", fmt.Errorf("keep sign-in link: %w", err)
	}
	return s.options.BaseURL + "/signin/" + token, nil
}

// Redeemed is who has followed a link.
type Redeemed struct {
	User account.User
	Next string // a path of ours, or empty
	Link string // the LTI identity to connect, or empty
}

// Looked is what stands behind a link that was not used yet.
type Looked struct {
	Email string
	Next  string
	Link  string
}

// Look tells about a link without using it, for the page with the button. A
// link that does not work is a problem NotFound.
func (s *Service) Look(ctx context.Context, token string) (Looked, error) {
	r, err := s.read(ctx, token)
	return Looked{Email: r.email, Next: r.next, Link: r.link}, err
}

// Redeem uses a link, once however often it is tried at the same time, and makes
// the account when there is none. Whoever redeems has shown to read the mailbox:
// such accounts, and no others, are found by their address.
func (s *Service) Redeem(ctx context.Context, token string) (Redeemed, error) {
	r, err := s.read(ctx, token)
	if err != nil {
		return Redeemed{}, err
	}
	// The account comes first: trouble with it must not use up the link.
	user, err := s.accounts.Ensure(ctx, r.email)
	if err != nil {
		return Redeemed{}, err
	}
	err = s.table.Write(ctx, store.Delete(tokenKey(token), store.Present()))
	if _, _, used := store.FailedOp(err); used {
		return Redeemed{}, gone()
	}
	if err != nil {
		return Redeemed{}, fmt.Errorf("use sign-in link: %w", err)
	}
	return Redeemed{User: user, Next: r.next, Link: r.link}, nil
}

func gone() error {
	return problem.New(problem.NotFound, "This sign-in link was used already or is older than 15 minutes. Please ask for a new one.")
}

func (s *Service) read(ctx context.Context, token string) (row, error) {
	if !validToken(token) {
		return row{}, gone()
	}
	item, err := s.table.Get(ctx, tokenKey(token))
	if errors.Is(err, store.ErrNotFound) {
		return row{}, gone()
	}
	if err != nil {
		return row{}, fmt.Errorf("find sign-in link: %w", err)
	}
	r := decode(item)
	if !s.now().Before(r.expires) {
		return row{}, gone()
	}
	return r, nil
}
