package webhook_test

import (
	"context"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/dns/dnsmessage"

	"formwright/shared/problem"
	"formwright/shared/webhook"
)

func TestRefusedAddresses(t *testing.T) {
	w := newWorld(t)
	strict := w.process(webhook.Options{})
	for _, address := range []string{
		"", "example.org", "http://example.org/", "https://example.org:8443/", "https://user@example.org/", "https://example.org/#a",
		"https://127.0.0.1/", "https://localhost/", "https://169.254.169.254/", "https://10.0.0.1/", "https://[::1]/", "https://2130706433/",
		"https://[::ffff:169.254.169.254]/", "https://example.org/" + strings.Repeat("a", 2048), "ftp://example.org/", "https://exa mple.org/",
	} {
		_, err := strict.Save(t.Context(), owner, formID, address)
		if p := problem.Of(err); p == nil || p.Code != problem.URLNotAllowed || p.Field != "url" {
			t.Errorf("%.60q: %v", address, err)
		}
	}
	for _, address := range []string{"http://10.0.0.1/", "http://169.254.169.254/", "ftp://127.0.0.1/"} {
		if _, err := w.Save(t.Context(), owner, formID, address); problem.CodeOf(err) != problem.URLNotAllowed {
			t.Errorf("with loopback allowed, %s: %v", address, err)
		}
	}
	if _, err := strict.Save(t.Context(), owner, formID, "https://example.org/hook?key=1"); err != nil {
		t.Errorf("a good address: %v", err)
	}
}

// TestCheckedAtEverySend: an address that was allowed when it was saved is
// checked again, and so is what its name means.
func TestCheckedAtEverySend(t *testing.T) {
	w := newWorld(t)
	w.save() // loopback is allowed to this process
	w.submit("s1")(t.Context())
	w.Service = w.process(webhook.Options{})
	w.work()
	if d := w.want(webhook.Pending, 1, 0); !strings.Contains(d.Error, "https") || len(w.receiver.all()) != 0 {
		t.Errorf("error %q, %d requests", d.Error, len(w.receiver.all()))
	}
	for _, ip := range []string{"127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.0.1"} {
		w := newWorld(t)
		w.Service = w.process(webhook.Options{Resolver: alwaysAt(ip), Roots: x509.NewCertPool()})
		if _, err := w.Save(t.Context(), owner, formID, "https://inner.example.com/hook"); err != nil {
			t.Fatal(err)
		}
		w.submit("s1")(t.Context())
		w.work()
		if d := w.want(webhook.Pending, 1, 0); d.Error != "This address is not allowed." {
			t.Errorf("%s: %q", ip, d.Error)
		}
	}
}

// alwaysAt answers every A question with one address.
func alwaysAt(ip string) *net.Resolver {
	return &net.Resolver{PreferGo: true, Dial: func(context.Context, string, string) (net.Conn, error) {
		here, there := net.Pipe()
		go func() {
			defer there.Close()
			buf := make([]byte, 1024)
			for {
				n, err := there.Read(buf)
				if err != nil {
					return
				}
				for n < 2 || n < 2+int(buf[0])<<8+int(buf[1]) {
					more, err := there.Read(buf[n:])
					if err != nil {
						return
					}
					n += more
				}
				answer := answerOf(buf[2:n], net.ParseIP(ip).To4())
				if _, err := there.Write(append([]byte{byte(len(answer) >> 8), byte(len(answer))}, answer...)); err != nil {
					return
				}
			}
		}()
		return here, nil
	}}
}

func answerOf(query []byte, ip net.IP) []byte {
	var m dnsmessage.Message
	if m.Unpack(query) != nil {
		return nil
	}
	m.Response, m.Additionals = true, nil
	if q := m.Questions[0]; q.Type == dnsmessage.TypeA {
		m.Answers = []dnsmessage.Resource{{Header: dnsmessage.ResourceHeader{Name: q.Name, Class: dnsmessage.ClassINET}, Body: &dnsmessage.AResource{A: [4]byte(ip)}}}
	}
	out, _ := m.Pack()
	return out
}

// TestRedirectsAreNotFollowed, neither to private addresses nor anywhere else.
func TestRedirectsAreNotFollowed(t *testing.T) {
	for _, code := range []int{301, 302, 303, 307, 308} {
		for _, target := range []string{"http://169.254.169.254/latest/meta-data", "/elsewhere"} {
			w := newWorld(t)
			w.save()
			w.receiver.answers(status(code, "Location", target))
			w.submit("s1")(t.Context())
			w.work()
			if d := w.want(webhook.Pending, 1, code); !strings.Contains(d.Error, "Redirects are not followed") {
				t.Errorf("error %q", d.Error)
			}
			if n := len(w.receiver.all()); n != 1 {
				t.Errorf("%d to %s: %d requests", code, target, n)
			}
		}
	}
}

func TestClosedPort(t *testing.T) {
	w := newWorld(t)
	w.save()
	w.receiver.Close()
	w.submit("s1")(t.Context())
	w.work()
	if d := w.want(webhook.Pending, 1, 0); d.Error == "" || strings.Contains(d.Error, "127.0.0.1") {
		t.Errorf("error %q", d.Error)
	}
}

// TestEndlessBody: a receiver that acknowledges and then talks on is let go.
func TestEndlessBody(t *testing.T) {
	w := newWorld(t)
	w.save()
	ended := make(chan error, 1)
	w.receiver.answers(func(rw http.ResponseWriter, _ *http.Request) {
		chunk := []byte(strings.Repeat("\xffab", 1000))
		for {
			if _, err := rw.Write(chunk); err != nil {
				ended <- err
				return
			}
		}
	})
	w.submit("s1")(t.Context())
	w.work()
	if d := w.want(webhook.Delivered, 1, 200); len(d.Response) == 0 || len(d.Response) > 1024 {
		t.Errorf("%d bytes are kept", len(d.Response))
	}
	if err := <-ended; err == nil {
		t.Error("the receiver was not let go")
	}
}

func TestEndlessHeaders(t *testing.T) {
	w := newWorld(t)
	w.save()
	w.receiver.answers(func(rw http.ResponseWriter, _ *http.Request) {
		conn, buf, err := http.NewResponseController(rw).Hijack()
		if err != nil {
			t.Error(err)
			return
		}
		defer conn.Close()
		fmt.Fprint(buf, "HTTP/1.1 200 OK\r\n")
		for i := 0; err == nil; i++ {
			_, err = fmt.Fprintf(buf, "X-%d: %s\r\n", i, strings.Repeat("a", 1000))
		}
	})
	w.submit("s1")(t.Context())
	w.work()
	w.want(webhook.Pending, 1, 0)
}

// TestBadResponses are failures, and none of them ends the worker.
func TestBadResponses(t *testing.T) {
	for _, raw := range []string{"", "\x00\x01\x02", "HTTP/1.1 abc\r\n\r\n", "SSH-2.0-x\r\n", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", strings.Repeat("HTTP/1.1 100 Continue\r\n\r\n", 50)} {
		w := newWorld(t)
		w.save()
		w.receiver.answers(func(rw http.ResponseWriter, _ *http.Request) {
			conn, buf, err := http.NewResponseController(rw).Hijack()
			if err == nil {
				_, _ = buf.WriteString(raw)
				_ = buf.Flush()
				conn.Close()
			}
		})
		w.submit("s1")(t.Context())
		w.work()
		w.want(webhook.Pending, 1, 0)
	}
}

// TestSlowReceiver: a receiver that never answers costs as long as a request may
// take and no longer.
func TestSlowReceiver(t *testing.T) {
	w := newWorld(t)
	w.save()
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	if _, err := w.Save(t.Context(), owner, formID, "http://"+silent.Addr().String()+"/"); err != nil {
		t.Fatal(err)
	}
	w.Service = w.process(webhook.Options{AllowPrivate: true, Timeout: 50 * time.Millisecond})
	w.submit("s1")(t.Context())
	w.work()
	w.want(webhook.Pending, 1, 0)
}

func FuzzHandle(f *testing.F) {
	f.Add(`{"kind":"delivery","form":"f","id":"s"}`)
	f.Add(`{"kind":"notice","form":"f"}`)
	f.Add(`[]`)
	f.Add(``)
	f.Fuzz(func(t *testing.T, body string) {
		w := newWorld(t)
		err := w.Handle(t.Context(), body)
		if errors.Is(err, context.Canceled) {
			t.Error(err)
		}
		if len(w.receiver.all()) != 0 {
			t.Errorf("%q sent something", body)
		}
	})
}
