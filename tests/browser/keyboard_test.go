//go:build browser

package browser

import (
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// keyboard is all that somebody has at a page: nothing of it is clicked, and no
// script moves the focus.
type keyboard struct{ *tab }

// keyboard has the tab believe that its window is in front, as one of several
// that are tried at a time.
func (b *tab) keyboard() keyboard {
	b.t.Helper()
	if _, err := chromedp.Call(b.ctx, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}); err != nil {
		b.t.Fatal(err)
	}
	return keyboard{b}
}

func (k keyboard) hit(keys string) {
	k.t.Helper()
	k.do("hit "+keys, chromedp.KeyEvent(keys))
}

// enter presses Enter as one key with its character, so that the browser has the
// one element that had the focus take both.
func (k keyboard) enter() {
	k.t.Helper()
	down := input.DispatchKeyEventParams{Type: kb.KeyDown, Key: "Enter", Code: "Enter", Text: kb.Enter, NativeVirtualKeyCode: 13, WindowsVirtualKeyCode: 13}
	up := down
	up.Type, up.Text = kb.KeyUp, ""
	for _, event := range []input.DispatchKeyEventParams{down, up} {
		if _, err := chromedp.Call(k.ctx, input.DispatchKeyEvent, event); err != nil {
			k.t.Fatal(err)
		}
	}
}

// named finds a control by the words that it is called by, below an element.
func named(below, words string) string {
	return `(() => {
		const called = (c) => c.getAttribute("aria-label") ?? (c.labels?.[0] ?? c).innerText;
		return [...document.querySelectorAll(` + quoted(below) + ` + " :is(input, select, textarea, button, a)")]
			.find((c) => called(c).trim().startsWith(` + quoted(words) + `));
	})()`
}

// maxTabs is more than any page here has stops.
const maxTabs = 150

// reach goes with Tab, or back with Shift and Tab, until a control has the focus.
func (k keyboard) reach(control string) {
	k.t.Helper()
	if !ask[bool](k.tab, "Boolean("+control+")") {
		k.t.Fatalf("there is no %s\n%s", control, k.state())
	}
	for range maxTabs {
		switch way := ask[string](k.tab, `(() => {
			const wanted = `+control+`, here = document.activeElement;
			if (wanted === here) return "here";
			return here && wanted.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING ? "back" : "on";
		})()`); way {
		case "here":
			return
		case "back":
			k.do("back", chromedp.KeyEvent(kb.Tab, chromedp.KeyModifiers(chromedp.ModifierShift)))
		default:
			k.hit(kb.Tab)
		}
	}
	k.t.Fatalf("the keyboard does not reach %s\n%s", control, k.state())
}

// types writes into a control.
func (k keyboard) types(control, text string) {
	k.t.Helper()
	k.reach(control)
	k.hit(text)
}

// picks chooses one of several with the arrows.
func (k keyboard) picks(below, words string) {
	k.t.Helper()
	wanted := named(below, words)
	stop := `[...document.querySelectorAll(` + quoted(below+" input[type=radio]") + `)].find((r, i, all) => r.checked || i === 0 && !all.some((o) => o.checked))`
	k.reach(stop)
	k.hit(" ")
	for range maxTabs {
		if ask[bool](k.tab, "document.activeElement === "+wanted+" && document.activeElement.checked") {
			return
		}
		k.hit(kb.ArrowDown)
	}
	k.t.Fatalf("the arrows do not choose %s\n%s", words, k.state())
}

// ticks sets a tick with the space bar.
func (k keyboard) ticks(below, words string) {
	k.t.Helper()
	k.reach(named(below, words))
	k.hit(" ")
}

// sends goes to a button and waits for the next page.
func (k keyboard) sends(control string) {
	k.t.Helper()
	k.reach(control)
	k.mark()
	k.enter()
	k.until(`!window.pressed && document.readyState === "complete"`)
}
