package guard_test

import (
	"strings"
	"testing"

	"formwright/shared/problem"
	"formwright/shared/source/guard"
)

// privateHosts can never be reached, in any spelling. Loopback is apart: one
// machine may allow it.
func privateHosts() []string {
	return []string{
		"169.254.169.254", "169.254.170.2", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1", "192.88.99.1",
		"198.18.0.1", "224.0.0.1", "255.255.255.255", "[::]", "[::ffff:169.254.169.254]", "[::ffff:a9fe:a9fe]", "[64:ff9b::a9fe:a9fe]",
		"[fd00:ec2::254]", "[fe80::1]", "[fe80::1%25eth0]", "[2002:7f00:1::]", "[2001:db8::1]", "[ff02::1]", "[::10.0.0.1]",
	}
}

func loopbackHosts() []string {
	return []string{"127.0.0.1", "127.8.8.8", "localhost", "LOCALHOST", "localhost.", "a.localhost", "[::1]", "[::ffff:127.0.0.1]", "１２７.０.０.１", "127。0。0。1"}
}

// oldSpellings are read as IPv4 addresses by some resolvers and by no honest
// person.
func oldSpellings() []string {
	return []string{
		"2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "127.1", "127.0.1", "0", "0x", "2852039166", "169.254.43518", "10.0.0.1.",
		"010.0.0.1", "1.2.3.4.5", "256.1.1.1",
	}
}

func refusedHosts() []string {
	return append(append(privateHosts(), loopbackHosts()...), oldSpellings()...)
}

func TestCheckURLRefusesHosts(t *testing.T) {
	c := guard.New(guard.Options{Field: "fileUrl"})
	for _, host := range refusedHosts() {
		err := c.CheckURL("https://" + host + "/quiz.pdf")
		p := problem.Of(err)
		if p == nil || p.Code != problem.URLNotAllowed || p.Field != "fileUrl" {
			t.Errorf("%s: %v", host, err)
		}
	}
}

func TestCheckURLSaysNothingOfPrivateAddresses(t *testing.T) {
	c := guard.New(guard.Options{})
	for _, host := range privateHosts() {
		if m := problem.Of(c.CheckURL("https://" + host)).Message; m != "This address is not allowed." {
			t.Errorf("%s: %s", host, m)
		}
	}
}

func TestCheckURLShapes(t *testing.T) {
	allowed := []string{
		"https://example.org", "https://example.org/a?b=c", "https://example.org:443/a", "https://sub_domain.example.org/",
		"https://bücher.example/", "https://93.184.215.14/", "https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/", "https://example.org./",
		"HTTPS://EXAMPLE.ORG/A",
	}
	refused := []string{
		"", "example.org", "//example.org", "/quiz.pdf", "https:", "https://", "https:///a", "https:example.org", "http://example.org",
		"ftp://example.org", "file:///etc/passwd", "gopher://example.org", "javascript:alert(1)", "https://example.org:8443/",
		"https://example.org:80/", "https://example.org:/", "https://user@example.org/", "https://user:secret@example.org/", "https://@example.org/",
		"https://example.org/#a", "https://example.org/#", "https://exa mple.org/", "https://example.org/a b", "https://example.org/\n",
		"https://example..org/", "https://a,b/", "https://example.org/" + strings.Repeat("a", 2048), "https://[::1", "https://%31%32%37.0.0.1/",
	}
	c := guard.New(guard.Options{})
	for _, u := range allowed {
		if err := c.CheckURL(u); err != nil {
			t.Errorf("%s: %v", u, err)
		}
	}
	for _, u := range refused {
		if err := c.CheckURL(u); problem.CodeOf(err) != problem.URLNotAllowed {
			t.Errorf("%q: %v", u, err)
		}
	}
}

func TestCheckURLOnOneMachine(t *testing.T) {
	c := guard.New(guard.Options{AllowPrivate: true})
	for _, host := range append(loopbackHosts(), "example.org", "93.184.215.14") {
		for _, u := range []string{"http://" + host + ":8080/a", "https://" + host + "/a"} {
			if err := c.CheckURL(u); err != nil {
				t.Errorf("%s: %v", u, err)
			}
		}
	}
	for _, host := range append(privateHosts(), oldSpellings()...) {
		if err := c.CheckURL("http://" + host + ":8080/a"); problem.CodeOf(err) != problem.URLNotAllowed {
			t.Errorf("%s: %v", host, err)
		}
	}
	if err := c.CheckURL("ftp://127.0.0.1/a"); problem.CodeOf(err) != problem.URLNotAllowed {
		t.Errorf("ftp: %v", err)
	}
}

func FuzzCheckURL(f *testing.F) {
	for _, host := range refusedHosts() {
		f.Add("https://" + host + "/a")
	}
	f.Add("https://example.org/a?b#c")
	c := guard.New(guard.Options{})
	f.Fuzz(func(t *testing.T, raw string) {
		err := c.CheckURL(raw)
		if err != nil && problem.CodeOf(err) != problem.URLNotAllowed {
			t.Fatalf("%q: %v", raw, err)
		}
		if err == nil && (len(raw) > 2048 || !strings.EqualFold(raw[:8], "https://")) {
			t.Fatalf("%q is allowed", raw)
		}
	})
}
