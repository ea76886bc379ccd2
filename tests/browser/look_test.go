//go:build browser

package browser

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// screens is where pictures of the pages are kept for people to look at.
const screens = "../../dist/screens"

// violations runs axe over the page and lists what is serious or critical.
const violations = `axe.run(document, { resultTypes: ["violations"], iframes: false }).then((r) => r.violations
	.filter((v) => ["serious", "critical"].includes(v.impact))
	.flatMap((v) => v.nodes.map((n) => v.id + ": " + n.html + " " + n.failureSummary)).join("\n"))`

// tooWide names what makes the page scroll sideways.
const tooWide = `(() => {
	const root = document.documentElement;
	if (root.scrollWidth <= root.clientWidth) return "";
	const all = [...document.body.querySelectorAll("*")].filter((e) => e.getBoundingClientRect().right > root.clientWidth + 1);
	return root.scrollWidth + " px: " + all.slice(0, 3).map((e) => e.outerHTML.slice(0, 150)).join(" | ");
})()`

// look holds a page to what every page is held to: no serious barrier, light and
// dark, and no scrolling sideways on a narrow screen. Pictures are kept.
func (b *tab) look(name string) {
	b.t.Helper()
	for _, scheme := range []string{"light", "dark"} {
		b.scheme(scheme)
		if found := b.barriers(); found != "" {
			b.t.Errorf("%s, %s: %s", name, scheme, found)
		}
		b.picture(name + "-" + scheme)
	}
	b.do("narrow", chromedp.EmulateViewport(320, 640))
	if wide := ask[string](b, tooWide); wide != "" {
		b.t.Errorf("%s scrolls sideways at 320 px: %s", name, wide)
	}
	b.picture(name + "-narrow")
	b.do("wide", chromedp.EmulateViewport(1280, 900))
	b.scheme("light")
}

// barriers lists what is serious or critical on the page as it stands.
func (b *tab) barriers() string {
	b.t.Helper()
	if !ask[bool](b, "Boolean(window.axe)") {
		axe, err := os.ReadFile(os.Getenv("AXE"))
		if err != nil {
			b.t.Fatal(err)
		}
		ask[bool](b, string(axe)+";true")
	}
	return ask[string](b, violations)
}

func (b *tab) scheme(value string) {
	b.t.Helper()
	_, err := chromedp.Call(b.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: value}}})
	if err != nil {
		b.t.Fatal(err)
	}
}

func (b *tab) picture(name string) {
	b.t.Helper()
	data, err := chromedp.Run(b.ctx, chromedp.FullScreenshot(100))
	if err != nil {
		b.t.Fatal(err)
	}
	if err := os.MkdirAll(screens, 0o755); err != nil {
		b.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(screens, strings.ReplaceAll(name, " ", "-")+".png"), data, 0o644); err != nil {
		b.t.Fatal(err)
	}
}

// TestLookBites shows the looking a page that must not pass.
func TestLookBites(t *testing.T) {
	b := newTab(t)
	b.goTo("/")
	ask[bool](b, `(() => { // the page's policy takes no styles in its text
		document.querySelector("main").innerHTML = "<p>pale</p><input>";
		Object.assign(document.querySelector("main p").style, { color: "#eee", background: "#fff", minWidth: "2000px" });
		return true;
	})()`)
	if found := b.barriers(); !strings.Contains(found, "color-contrast") || !strings.Contains(found, "label") {
		t.Errorf("axe finds %q", found)
	}
	if ask[string](b, tooWide) == "" {
		t.Error("a page of 2000 px is not too wide")
	}
}
