//go:build browser

package browser

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	cdplog "github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// patience is how long anything may take to appear.
const patience = 20 * time.Second

// cookies is what a browser lets frames of other sites keep.
type cookies int

const (
	allCookies     cookies = iota
	ownPartsOnly           // third-party cookies are blocked, but partitioned ones (CHIPS)
	noCookies              // every cookie is blocked
	cookieControls = `{"profile":{"cookie_controls_mode":%d,"default_content_setting_values":{"cookies":%d}}}`
)

var preferences = map[cookies]string{
	allCookies: fmt.Sprintf(cookieControls, 0, 1), ownPartsOnly: fmt.Sprintf(cookieControls, 1, 1), noCookies: fmt.Sprintf(cookieControls, 1, 2),
}

// tab is one tab, or the frame of another site in one.
type tab struct {
	t   *testing.T
	ctx context.Context
}

// newBrowser starts a browser of its own.
func newBrowser(t *testing.T, c cookies) *tab {
	t.Helper()
	profile := t.TempDir()
	if err := os.MkdirAll(filepath.Join(profile, "Default"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(profile, "Default", "Preferences"), []byte(preferences[c]), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, end := start(profile)
	t.Cleanup(end)
	b := &tab{t, ctx}
	b.do("start the browser")
	return b
}

// start runs a browser over a profile until its end is called, which waits.
func start(profile string) (ctx context.Context, end func()) {
	opts := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.Flag("headless", "new"), chromedp.WindowSize(1280, 900),
		chromedp.ExecPath(os.Getenv("CHROMIUM")), chromedp.UserDataDir(profile))
	allocator, stop := chromedp.NewExecAllocator(context.Background(), opts...)
	ctx, cancel := chromedp.NewContext(allocator)
	return ctx, func() {
		cancel()
		stop()
		chromedp.FromContext(ctx).Allocator.Wait()
	}
}

// shared is a browser for those who need nothing special of it.
var shared struct {
	once sync.Once
	ctx  context.Context
	end  func()
	err  error
}

func startShared() {
	shared.ctx, shared.end = start(filepath.Join(served.data, "profile"))
	shared.err = chromedp.Do(shared.ctx)
}

func endShared() {
	if shared.end != nil {
		shared.end()
	}
}

// newTab opens a tab with cookies of its own.
func newTab(t *testing.T) *tab {
	t.Helper()
	shared.once.Do(startShared)
	if shared.err != nil {
		t.Fatal(shared.err)
	}
	ctx, cancel := chromedp.NewContext(shared.ctx, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	b := &tab{t, ctx}
	b.do("open a tab")
	b.listen()
	return b
}

// listen fails the test for what a page does against its own policy, and for
// its scripts' errors.
func (b *tab) listen() {
	b.t.Helper()
	complaints := make(chan string, 100)
	err := chromedp.Listen(b.ctx, func(ev any) {
		var text string
		switch e := ev.(type) {
		case *cdplog.EventEntryAdded:
			if e.Entry.Source != cdplog.EntrySourceNetwork && e.Entry.Level == cdplog.EntryLevelError {
				text = e.Entry.Text
			}
		case *runtime.EventExceptionThrown:
			text = e.ExceptionDetails.Text
		}
		if text != "" && len(complaints) < cap(complaints) {
			complaints <- text // nobody else writes
		}
	})
	if err != nil {
		b.t.Fatal(err)
	}
	b.t.Cleanup(func() {
		for range len(complaints) {
			b.t.Errorf("the browser complains: %s", <-complaints)
		}
	})
}

// do runs steps within the time that anything may take.
func (b *tab) do(what string, steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	if err := b.within(func(ctx context.Context) error { return chromedp.Do(ctx, steps...) }); err != nil {
		b.t.Fatalf("%s: %v\n%s", what, err, b.state())
	}
}

// within bounds work; the first work of a tab must not be cut off from the
// context that keeps it.
func (b *tab) within(work func(context.Context) error) error {
	done := make(chan error, 1)
	go func() { done <- work(b.ctx) }()
	select {
	case err := <-done:
		return err
	case <-time.After(patience):
		return context.DeadlineExceeded
	}
}

func (b *tab) state() string {
	text, _ := chromedp.Run(b.ctx, chromedp.Evaluate[string](`location.href + "\n" + (document.body ? document.body.innerText : "")`))
	return text
}

func evaluate[T any](b *tab, expression string) (T, error) {
	var out T
	err := b.within(func(ctx context.Context) (err error) {
		out, err = chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
		return err
	})
	return out, err
}

// ask evaluates what must be there.
func ask[T any](b *tab, expression string) T {
	b.t.Helper()
	out, err := evaluate[T](b, expression)
	if err != nil {
		b.t.Fatalf("%.200s: %v\n%s", expression, err, b.state())
	}
	return out
}

// until waits for a condition of the page to hold, over its navigations.
func (b *tab) until(condition string) {
	b.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if ok, err := evaluate[bool](b, "Boolean("+condition+")"); err == nil && ok {
			return
		}
	}
	b.t.Fatalf("waits in vain for %s\n%s", condition, b.state())
}

// goTo opens an address, or a path of the program.
func (b *tab) goTo(address string) {
	b.t.Helper()
	if strings.HasPrefix(address, "/") {
		address = served.base + address
	}
	b.do("open "+address, chromedp.Navigate(address))
}

// wants waits for words on the page.
func (b *tab) wants(words string) {
	b.t.Helper()
	b.until(`document.readyState === "complete" && document.body.innerText.includes(` + quoted(words) + `)`)
}

// isAt waits for a path of the program.
func (b *tab) isAt(path string) {
	b.t.Helper()
	b.until(`document.readyState === "complete" && location.href.split(/[?#]/)[0] === ` + quoted(served.base+path))
}

func quoted(text string) string {
	out, _ := json.Marshal(text) // of a string
	return string(out)
}

// press clicks the button or the link of that name and waits for the next page.
func (b *tab) press(name string) {
	b.t.Helper()
	b.mark()
	b.click(name)
	b.until(`!window.pressed && document.readyState === "complete"`)
}

func (b *tab) mark() { b.t.Helper(); ask[bool](b, "window.pressed = true") }

// click prefers the page's own buttons to links of the same name around them.
func (b *tab) click(name string) {
	b.t.Helper()
	for _, place := range []string{"//main//button", "//main//a", "//button", "//a"} {
		path := fmt.Sprintf("%s[normalize-space(.)=%q or @aria-label=%q]", place, name, name)
		if ask[bool](b, "document.evaluate("+quoted(path)+", document, null, XPathResult.BOOLEAN_TYPE).booleanValue") {
			b.do("press "+name, chromedp.Click(path))
			return
		}
	}
	b.t.Fatalf("nothing is called %s\n%s", name, b.state())
}

// fill types into the field of that label.
func (b *tab) fill(label, value string) {
	b.t.Helper()
	field := ask[string](b, `(() => {
		const label = [...document.querySelectorAll("label")].find((l) => l.innerText.trim().startsWith(`+quoted(label)+`));
		const field = label && document.getElementById(label.htmlFor);
		if (field) { field.value = ""; }
		return field ? "#" + CSS.escape(field.id) : "";
	})()`)
	if field == "" {
		b.t.Fatalf("no field is labelled %s\n%s", label, b.state())
	}
	b.do("fill "+label, chromedp.SendKeys(chromedp.CSS(field), value))
}

// signIn signs in with a link of the command.
func (b *tab) signIn(email string) {
	b.t.Helper()
	b.goTo(command(b.t, "signin", "--email", email))
	b.press("Sign in")
	b.isAt("/dashboard")
}

// frame waits for a path of the program in a frame of another site. The frame is
// a new one for the browser whenever it comes back from a page of that site.
func (b *tab) frame(path string) *tab { return b.other("iframe", path) }

// other waits for another target of the tab's browser that shows a path of the
// program.
func (b *tab) other(kind, path string) *tab {
	b.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		all, err := chromedp.Targets(b.ctx)
		if err != nil {
			b.t.Fatal(err)
		}
		for _, info := range all {
			if string(info.Type) == kind && info.URL == served.base+path {
				return b.attach(info.TargetID)
			}
		}
	}
	b.t.Fatalf("no %s shows %s\n%s", kind, path, b.state())
	return nil
}

func (b *tab) attach(id target.ID) *tab {
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithTargetID(id))
	b.t.Cleanup(cancel)
	return &tab{b.t, ctx}
}

// forget takes every cookie out of a browser of its own.
func (b *tab) forget() error {
	_, err := chromedp.CallBrowser(b.ctx, storage.ClearCookies, storage.ClearCookiesParams{})
	return err
}
