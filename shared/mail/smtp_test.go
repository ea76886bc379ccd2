package mail

import (
	"bufio"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"math/big"
	"net"
	"strings"
	"sync"
	"testing"
	"time"
)

// server is a small mail server. It answers by the first word of what it hears.
type server struct {
	t        *testing.T
	listener net.Listener
	tls      *tls.Config
	answers  map[string]string // instead of the usual ones; "" is none at all
	mu       sync.Mutex
	heard    []string
	conns    []net.Conn
	wait     sync.WaitGroup
}

func newServer(t *testing.T, answers map[string]string, certificate *tls.Config) *server {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &server{t: t, listener: l, tls: certificate, answers: answers}
	s.wait.Go(func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			s.mu.Lock()
			s.conns = append(s.conns, conn)
			s.mu.Unlock()
			s.wait.Go(func() { s.talk(conn) })
		}
	})
	t.Cleanup(func() {
		l.Close()
		s.mu.Lock()
		for _, conn := range s.conns {
			conn.Close()
		}
		s.mu.Unlock()
		s.wait.Wait()
	})
	return s
}

func (s *server) url(scheme string) string { return scheme + "://" + s.listener.Addr().String() }

func (s *server) talk(conn net.Conn) {
	defer func() { conn.Close() }()
	say := func(word, usual string) {
		if answer, ok := s.answers[word]; ok {
			usual = answer
		}
		if usual != "" {
			_, _ = conn.Write([]byte(usual + "\r\n")) // the client would notice
		}
	}
	say("greeting", "220 mail.example.org ESMTP")
	lines, data := bufio.NewReader(conn), false
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return
		}
		line = strings.TrimRight(line, "\r\n")
		s.mu.Lock()
		s.heard = append(s.heard, line)
		s.mu.Unlock()
		word, _, _ := strings.Cut(strings.ToUpper(line), " ")
		switch {
		case data && line != ".":
		case data:
			data = false
			say(".", "250 taken")
		case word == "EHLO":
			extensions := "250-mail.example.org\r\n250-AUTH PLAIN\r\n"
			if s.tls != nil {
				extensions += "250-STARTTLS\r\n"
			}
			say(word, extensions+"250 8BITMIME")
		case word == "STARTTLS":
			say(word, "220 go ahead")
			conn = tls.Server(conn, s.tls)
			lines = bufio.NewReader(conn)
		case word == "DATA":
			data = true
			say(word, "354 go on")
		case word == "AUTH":
			say(word, "235 welcome")
		case word == "QUIT":
			say(word, "221 bye")
			return
		default:
			say(word, "250 ok")
		}
	}
}

func (s *server) transcript() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return strings.Join(s.heard, "\n")
}

func (s *server) send(url string) error {
	s.t.Helper()
	c, err := NewSMTP(url, sender, time.Now)
	if err != nil {
		s.t.Fatal(err)
	}
	c.step = 200 * time.Millisecond // all that a server on this machine needs
	if s.answers["slow"] == "" {
		c.step = Step
	}
	return c.Send(s.t.Context(), Message{To: "ada@example.org", Subject: "Sign in", Text: "Hello,\n.\nhttps://forms.example.org/signin/x\n"})
}

func certificate(t *testing.T) *tls.Config {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour), DNSNames: []string{"mail.example.org"}}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	return &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}}}
}

func TestSMTPTakes(t *testing.T) {
	for name, config := range map[string]*tls.Config{"plain, on this machine": nil, "STARTTLS": certificate(t)} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t, nil, config)
			if err := s.send("smtp://robot:secret@" + s.listener.Addr().String()); err != nil {
				t.Fatal(err)
			}
			got := s.transcript()
			for _, want := range []string{"MAIL FROM:<no-reply@example.org>", "RCPT TO:<ada@example.org>", "Subject: Sign in", "\n..\n", "AUTH PLAIN", "\nQUIT"} {
				if !strings.Contains(got, want) {
					t.Errorf("the server did not hear %q:\n%s", want, got)
				}
			}
			if strings.Contains(got, "STARTTLS") != (config != nil) {
				t.Errorf("transport:\n%s", got)
			}
		})
	}
}

func TestSMTPFails(t *testing.T) {
	for name, c := range map[string]struct {
		answers map[string]string
		refused bool
		says    string
	}{
		"no such mailbox":       {map[string]string{"RCPT": "550 5.1.1 <ada@example.org> is unknown"}, true, "refuses"},
		"mailbox busy":          {map[string]string{"RCPT": "450 4.2.1 ada@example.org: later"}, false, "450"},
		"sender refused":        {map[string]string{"MAIL": "550 not from you"}, false, "550"},
		"text refused":          {map[string]string{".": "554 spam for ada@example.org"}, false, "554"},
		"bad password":          {map[string]string{"AUTH": "535 5.7.8 no"}, false, "535"},
		"closed":                {map[string]string{"greeting": "554 go away"}, false, "554"},
		"slow at the greeting":  {map[string]string{"slow": "y", "greeting": ""}, false, "timeout"},
		"slow at the recipient": {map[string]string{"slow": "y", "RCPT": ""}, false, "mail server"},
		"slow at the end":       {map[string]string{"slow": "y", ".": ""}, false, "mail server"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t, c.answers, nil)
			err := s.send("smtp://robot:secret@" + s.listener.Addr().String())
			if err == nil || errors.Is(err, ErrRefused) != c.refused || !strings.Contains(err.Error(), c.says) {
				t.Errorf("err = %v", err)
			}
			if err != nil && (strings.Contains(err.Error(), "ada@") || strings.Contains(err.Error(), "secret") || strings.Contains(err.Error(), "signin/")) {
				t.Errorf("the error tells what was in the mail: %v", err)
			}
		})
	}
}

// TestABadGoodbye: the mail was taken, and a second one would be one too many.
func TestABadGoodbye(t *testing.T) {
	s := newServer(t, map[string]string{"QUIT": "421 too late"}, nil)
	if err := s.send(s.url("smtp")); err != nil {
		t.Error(err)
	}
}

// TestSMTPWantsTLS: the server is elsewhere, and says nothing of STARTTLS, or
// has a certificate that nobody signed.
func TestSMTPWantsTLS(t *testing.T) {
	for name, config := range map[string]*tls.Config{"without": nil, "bad certificate": certificate(t)} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t, nil, config)
			c, err := NewSMTP(s.url("smtp"), sender, time.Now)
			if err != nil {
				t.Fatal(err)
			}
			c.options = append(c.options, transport("mail.example.org")...)
			if err := c.Send(t.Context(), Message{To: "ada@example.org", Subject: "s", Text: "t"}); err == nil {
				t.Error("the mail was sent in the clear")
			}
			if got := s.transcript(); strings.Contains(got, "MAIL") || strings.Contains(got, "ada") || strings.Contains(got, "AUTH") {
				t.Errorf("the server heard\n%s", got)
			}
		})
	}
}

func TestSMTPRefusesBeforeItDials(t *testing.T) {
	c, err := NewSMTP("smtp://127.0.0.1:1", sender, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range bad {
		if err := c.Send(t.Context(), m); err == nil || strings.Contains(err.Error(), "connection") {
			t.Errorf("%+v: %v", m, err)
		}
	}
	if err := c.Send(t.Context(), Message{To: "ada@example.org", Subject: "s", Text: "t"}); err == nil || errors.Is(err, ErrRefused) {
		t.Errorf("nobody listens there: %v", err)
	}
	for _, address := range []string{"", "mail.example.org", "http://mail.example.org", "smtp://", "smtp://mail.example.org:99999"} {
		if _, err := NewSMTP(address, sender, time.Now); err == nil {
			t.Errorf("%q is taken", address)
		}
	}
	for _, host := range []string{"localhost", "127.0.0.1", "::1", "127.8.8.8"} {
		if !loopback(host) {
			t.Errorf("%s is elsewhere", host)
		}
	}
	for _, host := range []string{"mail.example.org", "10.0.0.1", "localhost.example.org", "0.0.0.0"} {
		if loopback(host) {
			t.Errorf("%s is this machine", host)
		}
	}
}
