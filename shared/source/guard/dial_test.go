package guard_test

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync"
	"testing"

	"golang.org/x/net/dns/dnsmessage"

	"formwright/shared/problem"
	"formwright/shared/source"
	"formwright/shared/source/guard"
)

// names is a DNS server in memory. Each A question for a name takes the next of
// its addresses; the last one stays.
type names struct {
	mu    sync.Mutex
	table map[string][]string
	asked int
}

func (n *names) resolver() *net.Resolver {
	return &net.Resolver{PreferGo: true, Dial: func(context.Context, string, string) (net.Conn, error) {
		here, there := net.Pipe()
		go n.serve(there)
		return here, nil
	}}
}

// serve answers over a stream: a two-byte length goes before every message.
func (n *names) serve(conn net.Conn) {
	defer conn.Close()
	for {
		var size [2]byte
		if _, err := io.ReadFull(conn, size[:]); err != nil {
			return
		}
		query := make([]byte, int(size[0])<<8|int(size[1]))
		if _, err := io.ReadFull(conn, query); err != nil {
			return
		}
		answer, err := n.answer(query)
		if err != nil {
			return
		}
		if _, err := conn.Write(append([]byte{byte(len(answer) >> 8), byte(len(answer))}, answer...)); err != nil {
			return
		}
	}
}

func (n *names) answer(query []byte) ([]byte, error) {
	var m dnsmessage.Message
	if err := m.Unpack(query); err != nil {
		return nil, err
	}
	q := m.Questions[0]
	ip, known := n.next(strings.TrimSuffix(q.Name.String(), "."), q.Type)
	m.Response, m.Additionals = true, nil
	if !known {
		m.RCode = dnsmessage.RCodeNameError
	}
	head := dnsmessage.ResourceHeader{Name: q.Name, Class: dnsmessage.ClassINET}
	if ip.Is4() && q.Type == dnsmessage.TypeA {
		m.Answers = []dnsmessage.Resource{{Header: head, Body: &dnsmessage.AResource{A: ip.As4()}}}
	}
	if ip.Is6() && q.Type == dnsmessage.TypeAAAA {
		m.Answers = []dnsmessage.Resource{{Header: head, Body: &dnsmessage.AAAAResource{AAAA: ip.As16()}}}
	}
	return m.Pack()
}

func (n *names) next(name string, kind dnsmessage.Type) (netip.Addr, bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	list, known := n.table[name]
	if !known {
		return netip.Addr{}, false
	}
	ip := netip.MustParseAddr(list[0])
	if kind == dnsmessage.TypeA {
		n.asked++
		if len(list) > 1 {
			n.table[name] = list[1:]
		}
	}
	return ip, true
}

func TestNamesOfPrivateAddressesAreRefused(t *testing.T) {
	for _, ip := range []string{
		"127.0.0.1", "169.254.169.254", "10.1.2.3", "192.168.0.1", "100.64.0.1", "192.88.99.1", "0.0.0.0",
		"::1", "::ffff:169.254.169.254", "64:ff9b::a9fe:a9fe", "fd00:ec2::254", "2002:7f00:1::", "fe80::1",
	} {
		dns := &names{table: map[string][]string{"rebind.example.com": {ip}}}
		c := guard.New(guard.Options{Resolver: dns.resolver(), Field: "fileUrl"})
		_, err := c.Get(t.Context(), "https://rebind.example.com/latest/meta-data", 100)
		p := problem.Of(err)
		if p.Code != problem.URLNotAllowed || p.Message != "This address is not allowed." || p.Field != "fileUrl" || problem.IsTransient(err) {
			t.Errorf("%s: %v", ip, err)
		}
	}
}

// TestRebinding asks twice: what the name meant the first time does not help it
// the second time.
func TestRebinding(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte("quiz")) }))
	defer server.Close()
	_, port, _ := net.SplitHostPort(server.Listener.Addr().String())
	dns := &names{table: map[string][]string{"rebind.example.com": {"127.0.0.1", "169.254.169.254"}}}
	c := guard.New(guard.Options{AllowPrivate: true, Resolver: dns.resolver()})
	address := "http://rebind.example.com:" + port + "/"
	if doc, err := c.Get(t.Context(), address, 100); err != nil || string(doc.Data) != "quiz" {
		t.Fatalf("%q, %v", doc.Data, err)
	}
	if _, err := c.Get(t.Context(), address, 100); problem.CodeOf(err) != problem.URLNotAllowed {
		t.Fatalf("err = %v", err)
	}
	if dns.asked != 2 {
		t.Errorf("the name was looked up %d times", dns.asked)
	}
}

func TestUnknownHost(t *testing.T) {
	dns := &names{table: map[string][]string{}}
	_, err := guard.New(guard.Options{Resolver: dns.resolver()}).Get(t.Context(), "https://nowhere.example.com/", 100)
	if problem.CodeOf(err) != problem.DocumentNotFound || problem.IsTransient(err) {
		t.Errorf("err = %v", err)
	}
}

func TestRedirectsAreCheckedLikeTheFirstAddress(t *testing.T) {
	var target string
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, target, http.StatusFound) }))
	defer server.Close()
	dns := &names{table: map[string][]string{"inner.example.com": {"10.0.0.5"}}}
	c := guard.New(guard.Options{AllowPrivate: true, Redirects: 5, Resolver: dns.resolver()})
	for _, target = range []string{
		"http://169.254.169.254/latest", "http://10.0.0.1/", "http://inner.example.com/", "http://[fd00:ec2::254]/", "ftp://127.0.0.1/",
		"http://user:pw@127.0.0.1/", "http://0xa9fea9fe/",
	} {
		if _, err := c.Get(t.Context(), server.URL, 100); problem.CodeOf(err) != problem.URLNotAllowed {
			t.Errorf("%s: %v", target, err)
		}
	}
}

func TestHTTPAndDoAreGuardedToo(t *testing.T) {
	c := guard.New(guard.Options{})
	for _, address := range []string{"http://127.0.0.1:9001/", "https://169.254.169.254/", "http://example.org/"} {
		resp, err := c.HTTP().Post(address, "text/plain", strings.NewReader("x"))
		if err == nil {
			resp.Body.Close()
		}
		if problem.CodeOf(err) != problem.URLNotAllowed {
			t.Errorf("HTTP: %s: %v", address, err)
		}
		req, _ := http.NewRequestWithContext(t.Context(), http.MethodPost, address, strings.NewReader("x"))
		resp, err = c.Do(req)
		if err == nil {
			resp.Body.Close()
		}
		if problem.CodeOf(err) != problem.URLNotAllowed {
			t.Errorf("Do: %s: %v", address, err)
		}
	}
}

func TestCancelledIsNoProblemOfTheAddress(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := guard.New(guard.Options{AllowPrivate: true}).Get(ctx, "http://127.0.0.1:1/", source.MaxSize)
	if !errors.Is(err, context.Canceled) || problem.CodeOf(err) != problem.Internal {
		t.Errorf("err = %v", err)
	}
}
