package mail

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/url"
	"slices"
	"strconv"
	"time"

	gomail "github.com/wneessen/go-mail"
)

// SMTP hands mails to a mail server, over one connection for each.
type SMTP struct {
	host    string
	from    string
	options []gomail.Option
	step    time.Duration
	now     func() time.Time
}

// Step is how long each step of handing in a mail may take once the connection
// stands: the greeting, signing in, the mail itself. That is 15 seconds, within
// what a request has.
const Step = 5 * time.Second

// NewSMTP makes a sender of an address such as
// smtp://user:password@mail.example.org:587, or smtps for TLS from the first
// byte. Without it STARTTLS is required, but for a server on this machine.
func NewSMTP(address, from string, now func() time.Time) (*SMTP, error) {
	u, err := url.Parse(address)
	if err != nil || u.Hostname() == "" || u.Scheme != "smtp" && u.Scheme != "smtps" {
		return nil, errors.New("SMTP_URL is not an address such as smtp://user:password@mail.example.org:587")
	}
	s := &SMTP{host: u.Hostname(), from: from, step: Step, now: now}
	s.options = []gomail.Option{gomail.WithoutNoop()}
	if u.Scheme == "smtps" {
		s.options = append(s.options, gomail.WithSSL(), gomail.WithPort(465))
	} else {
		s.options = append(s.options, gomail.WithPort(587))
	}
	if u.Port() != "" {
		port, err := strconv.Atoi(u.Port())
		if err != nil {
			return nil, errors.New("SMTP_URL has no good port")
		}
		s.options = append(s.options, gomail.WithPort(port))
	}
	s.options = append(s.options, transport(u.Hostname())...)
	if u.User != nil {
		password, _ := u.User.Password()
		s.options = append(s.options, gomail.WithSMTPAuth(authentication(u.Hostname())),
			gomail.WithUsername(u.User.Username()), gomail.WithPassword(password))
	}
	if _, err := gomail.NewClient(s.host, s.options...); err != nil {
		return nil, errors.New("SMTP_URL cannot be used")
	}
	return s, nil
}

// transport wants TLS with a good certificate from every server but one on this
// machine: there nobody stands between, and its certificate is seldom signed.
func transport(host string) []gomail.Option {
	if !loopback(host) {
		return []gomail.Option{gomail.WithTLSPolicy(gomail.TLSMandatory),
			gomail.WithTLSConfig(&tls.Config{ServerName: host, MinVersion: tls.VersionTLS12})}
	}
	return []gomail.Option{gomail.WithTLSPolicy(gomail.TLSOpportunistic),
		gomail.WithTLSConfig(&tls.Config{ServerName: host, MinVersion: tls.VersionTLS12, InsecureSkipVerify: true})}
}

// authentication is the best way the server offers; a server on this machine may
// hear the password without TLS.
func authentication(host string) gomail.SMTPAuthType {
	if loopback(host) {
		return gomail.SMTPAuthPlainNoEnc
	}
	return gomail.SMTPAuthAutoDiscover
}

func loopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

// Send hands the mail in and waits for the server's yes.
func (s *SMTP) Send(ctx context.Context, m Message) error {
	msg, err := letter(s.from, m, gomail.EncodingQP, s.now())
	if err != nil {
		return fmt.Errorf("send mail: %w", err)
	}
	client, err := gomail.NewClient(s.host, append(slices.Clone(s.options), gomail.WithTimeout(s.step))...)
	if err != nil {
		return fmt.Errorf("send mail: %w", err)
	}
	server, err := client.DialToSMTPClientWithContext(ctx)
	if err != nil {
		return fmt.Errorf("send mail: %w", reason(err))
	}
	if err := client.SendWithSMTPClient(server, msg); err != nil {
		_ = server.Close()
		return fmt.Errorf("send mail: %w", reason(err))
	}
	_ = client.CloseWithSMTPClient(server) // the mail was taken; a bad goodbye changes nothing
	return nil
}

// reason says why without saying to whom: errors reach the log, and servers
// repeat addresses in what they answer.
func reason(err error) error {
	var failed *gomail.SendError
	if !errors.As(err, &failed) {
		return fmt.Errorf("the mail server cannot be used: %w", err)
	}
	if failed.Reason == gomail.ErrSMTPRcptTo && failed.ErrorCode() >= 500 {
		return ErrRefused
	}
	return fmt.Errorf("the mail server answers %d (%s)", failed.ErrorCode(), failed.Reason)
}
