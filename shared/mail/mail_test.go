package mail

import (
	"bytes"
	"io"
	netmail "net/mail"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	gomail "github.com/wneessen/go-mail"
)

const sender = "Formwright <no-reply@example.org>"

var bad = []Message{
	{To: "", Subject: "s", Text: "t"},
	{To: "nobody", Subject: "s", Text: "t"},
	{To: "a@b.org\r\nBcc: c@d.org", Subject: "s", Text: "t"},
	{To: "a@b.org, c@d.org", Subject: "s", Text: "t"},
	{To: "Ada <a@b.org>", Subject: "s", Text: "t"},
	{To: "a@b.org", Subject: "", Text: "t"},
	{To: "a@b.org", Subject: "s\r\nBcc: c@d.org", Text: "t"},
	{To: "a@b.org", Subject: "s\nX: y", Text: "t"},
	{To: "a@b.org", Subject: "s\x00", Text: "t"},
	{To: "a@b.org", Subject: strings.Repeat("s", 201), Text: "t"},
	{To: "a@b.org", Subject: "s", Text: ""},
	{To: "a@b.org", Subject: "s", Text: "\xff"},
}

func TestFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "mail")
	clock := time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC)
	var out bytes.Buffer
	f := NewFolder(dir, sender, &out, func() time.Time { return clock })
	long := "https://forms.example.org/signin/" + strings.Repeat("x", 300)
	for i, m := range []Message{
		{To: "ada@example.org", Subject: "First", Text: "Hello,\n\n" + long + "\n\nApples = good.\n"},
		{To: "o'neil+x@example.org", Subject: "Zweite ✓", Text: "no link, Äpfel = gut\n"},
	} {
		clock = clock.Add(time.Duration(i) * time.Nanosecond)
		if err := f.Send(t.Context(), m); err != nil {
			t.Fatal(err)
		}
	}
	if want := "mail to ada@example.org: " + long + "\nmail to o'neil+x@example.org: \n"; out.String() != want {
		t.Errorf("printed %q", &out)
	}
	names, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil || len(names) != 2 || !slices.IsSorted(names) {
		t.Fatalf("%v, %v", names, err)
	}
	first := read(t, names[0])
	body, err := io.ReadAll(first.Body)
	if err != nil || !strings.Contains(string(body), "\n"+long+"\n") || first.Header.Get("To") != "<ada@example.org>" || first.Header.Get("Subject") != "First" || first.Header.Get("From") != `"Formwright" <no-reply@example.org>` ||
		first.Header.Get("Date") != "Sun, 01 Mar 2026 08:00:00 +0000" || first.Header.Get("Auto-Submitted") != "auto-generated" || !strings.HasSuffix(first.Header.Get("Message-Id"), "@example.org>") {
		t.Errorf("%v, %v\n%s", err, first.Header, body)
	}
	second, err := io.ReadAll(read(t, names[1]).Body)
	if err != nil || !strings.Contains(string(second), "no link, Äpfel = gut") {
		t.Errorf("%v: %q", err, second)
	}
	for _, name := range names {
		if info, err := os.Stat(name); err != nil || info.Mode().Perm() != 0o600 || !strings.HasSuffix(name, ".eml") {
			t.Errorf("%s: %v, %v", name, info.Mode(), err)
		}
	}
}

func read(t *testing.T, name string) *netmail.Message {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := netmail.ReadMessage(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestFolderAtOnce: mails of one moment are files of their own.
func TestFolderAtOnce(t *testing.T) {
	dir := t.TempDir()
	f := NewFolder(dir, sender, io.Discard, func() time.Time { return time.Unix(1_750_000_000, 0) })
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() {
			if err := f.Send(t.Context(), Message{To: "ada@example.org", Subject: "s", Text: "t"}); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if names, err := os.ReadDir(dir); err != nil || len(names) != 20 {
		t.Errorf("%d files, %v", len(names), err)
	}
}

func TestFolderRefuses(t *testing.T) {
	dir := t.TempDir()
	f := NewFolder(dir, sender, io.Discard, time.Now)
	for _, m := range bad {
		err := f.Send(t.Context(), m)
		if err == nil || m.To != "" && strings.Contains(err.Error(), m.To) {
			t.Errorf("%+v: %v", m, err)
		}
	}
	if names, err := os.ReadDir(dir); err != nil || len(names) != 0 {
		t.Errorf("%d files, %v", len(names), err)
	}
	if err := os.WriteFile(filepath.Join(dir, "file"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	blocked := NewFolder(filepath.Join(dir, "file"), sender, io.Discard, time.Now)
	if err := blocked.Send(t.Context(), Message{To: "ada@example.org", Subject: "s", Text: "t"}); err == nil {
		t.Error("a mail that could not be written counts as sent")
	}
}

// FuzzLetter: no address and no subject makes another header or recipient.
func FuzzLetter(f *testing.F) {
	for _, m := range bad {
		f.Add(m.To, m.Subject, m.Text)
	}
	f.Add("a@b.org", "Grüße ✓", "t")
	f.Add("\"a b\"@c.org", "=?utf-8?q?x=0D=0ABcc:_y?=", "Bcc: x\n.\n")
	now := time.Unix(1_750_000_000, 0)
	f.Fuzz(func(t *testing.T, to, subject, text string) {
		msg, err := letter(sender, Message{To: to, Subject: subject, Text: text}, gomail.EncodingQP, now)
		if err != nil {
			return
		}
		var data bytes.Buffer
		if _, err := msg.WriteTo(&data); err != nil {
			t.Fatal(err)
		}
		got, err := netmail.ReadMessage(&data)
		if err != nil {
			t.Fatalf("%q, %q: %v", to, subject, err)
		}
		if recipients, err := msg.GetRecipients(); err != nil || len(recipients) != 1 {
			t.Fatalf("%q: recipients %q, %v", to, recipients, err)
		}
		for name := range got.Header {
			if !slices.Contains([]string{"Date", "Mime-Version", "Message-Id", "Subject", "From", "To", "Auto-Submitted", "Content-Type", "Content-Transfer-Encoding"}, name) {
				t.Fatalf("%q, %q: header %s", to, subject, name)
			}
		}
	})
}
