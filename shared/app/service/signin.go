package service

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"time"

	"formwright/shared/account"
	"formwright/shared/config"
	"formwright/shared/job"
	"formwright/shared/mail"
	"formwright/shared/ratelimit"
	"formwright/shared/signin"
	"formwright/shared/store"
)

// NewSignIn makes the sign-in links and what mails them.
func NewSignIn(cfg config.Config, table store.Table, accounts *account.Service, mails mail.Sender, now func() time.Time) *signin.Service {
	return signin.New(table, accounts, ratelimit.New(table, now), mails, signin.Options{BaseURL: cfg.BaseURL, Limit: cfg.RateSignIn}, now)
}

// NewMails finds where mails go: to SMTP_URL; without it, on one machine, into
// files, and their links are printed.
func NewMails(cfg config.Config, printed io.Writer, now func() time.Time) (mail.Sender, error) {
	switch {
	case cfg.SMTPURL != "":
		return mail.NewSMTP(cfg.SMTPURL, cfg.MailFrom, now)
	case cfg.DataDir != "":
		return mail.NewFolder(filepath.Join(cfg.DataDir, "mail"), cfg.MailFrom, printed, now), nil
	}
	return noMails{}, nil
}

// noMails is a deployment without SMTP_URL.
type noMails struct{}

// Send says what is missing.
func (noMails) Send(context.Context, mail.Message) error {
	return errors.New("mails cannot be sent: SMTP_URL is not set")
}

// CloudSignIn makes a one-time sign-in link for a deployment.
func CloudSignIn(ctx context.Context, cfg config.Config, email string) (url string, err error) {
	c, err := NewCloud(ctx, cfg)
	if err != nil {
		return "", err
	}
	accounts := New(cfg, c.Stores, NoRing, job.DefaultTiming(), time.Now).Accounts
	return NewSignIn(cfg, c.Table, accounts, noMails{}, time.Now).Make(ctx, email, "")
}
