package service

import (
	"time"

	"formwright/shared/config"
	"formwright/shared/mail"
	"formwright/shared/webhook"
)

// AddWebhooks makes the webhooks of the services' forms. Without mails nobody is
// told of a webhook that was turned off, until somebody who can send mails does.
func (v *Services) AddWebhooks(cfg config.Config, s Stores, box webhook.Sealer, mails mail.Sender, now func() time.Time) {
	v.Webhooks = webhook.New(webhook.Services{
		Table: s.Table, Queue: s.Webhooks, Box: box, Forms: webhook.FormsOf(v.Forms), Owners: v.Accounts, Mails: mails,
	}, webhook.Options{BaseURL: cfg.BaseURL, AllowPrivate: cfg.AllowPrivateOut}, now)
	v.Forms.Outbox = webhook.Outbox{Service: v.Webhooks}
}
