package app

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

func newSignIn(cfg config.Config, table store.Table, accounts *account.Service, mails mail.Sender, now func() time.Time) *signin.Service {
	return signin.New(table, accounts, ratelimit.New(table, now), mails, signin.Options{BaseURL: cfg.BaseURL, Limit: cfg.RateSignIn}, now)
}

// newMails finds where mails go: to SMTP_URL; without it, on one machine, into
// files, and their links are printed.
func newMails(cfg config.Config, printed io.Writer, now func() time.Time) (mail.Sender, error) {
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

// SignIn makes a one-time sign-in link for an e-mail address, without a mail.
// The account is made when the link is used and there is none.
func (m *Machine) SignIn(ctx context.Context, email string) (url string, err error) {
	return m.signin.Make(ctx, email, "")
}

// CloudSignIn makes a one-time sign-in link for a deployment.
func CloudSignIn(ctx context.Context, cfg config.Config, email string) (url string, err error) {
	c, err := newCloud(ctx, cfg)
	if err != nil {
		return "", err
	}
	accounts := newServices(cfg, c.stores, noRing, job.DefaultTiming(), time.Now).accounts
	return newSignIn(cfg, c.table, accounts, noMails{}, time.Now).Make(ctx, email, "")
}
