// Package mail sends the service's few mails: over SMTP, or on one machine as
// files. It promises that neither an address nor a subject can add a header or a
// recipient, and that no error tells what was in a mail.
package mail

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	netmail "net/mail"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	gomail "github.com/wneessen/go-mail"
)

// Message is one mail in plain text.
type Message struct {
	To      string // one bare address
	Subject string
	Text    string
}

// Sender hands mails in. An error that is ErrRefused will not go away; any
// other one may.
type Sender interface {
	Send(ctx context.Context, m Message) error
}

// ErrRefused says that the mail server does not take mail for this address.
var ErrRefused = errors.New("the mail server refuses the recipient")

// maxSubject is the longest subject, in bytes.
const maxSubject = 200

// check refuses what could become more than one header.
func (m Message) check() error {
	a, err := netmail.ParseAddress(m.To)
	switch {
	case err != nil || a.Address != m.To || strings.ContainsFunc(m.To, unicode.IsControl):
		return errors.New("the recipient is not one bare address")
	case m.Subject == "" || len(m.Subject) > maxSubject || !utf8.ValidString(m.Subject) || strings.ContainsFunc(m.Subject, unicode.IsControl):
		return fmt.Errorf("the subject is not one line of at most %d bytes", maxSubject)
	case m.Text == "" || !utf8.ValidString(m.Text):
		return errors.New("the text is empty or not UTF-8")
	}
	return nil
}

// letter makes the mail as it goes over the wire.
func letter(from string, m Message, encoding gomail.Encoding, now time.Time) (*gomail.Msg, error) {
	if err := m.check(); err != nil {
		return nil, err
	}
	sender, err := netmail.ParseAddress(from)
	if err != nil {
		return nil, errors.New("the sender is not an address")
	}
	msg := gomail.NewMsg(gomail.WithNoDefaultUserAgent(), gomail.WithEncoding(encoding))
	if err := msg.From(from); err != nil {
		return nil, errors.New("the sender is not an address")
	}
	if err := msg.To(m.To); err != nil {
		return nil, errors.New("the recipient is not an address")
	}
	msg.Subject(m.Subject)
	msg.SetDateWithValue(now)
	msg.SetMessageIDWithValue(rand.Text() + sender.Address[strings.LastIndex(sender.Address, "@"):])
	// Nobody reads what robots answer (RFC 3834).
	msg.SetGenHeader("Auto-Submitted", "auto-generated")
	msg.SetBodyString(gomail.TypeTextPlain, m.Text)
	return msg, nil
}

// link is the first line of a mail's text that is a link.
func link(text string) string {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "https://") || strings.HasPrefix(line, "http://") {
			return line
		}
	}
	return ""
}
