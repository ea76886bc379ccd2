//go:build browser

package browser

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// wrongKey is a document whose second answer is a mistake, and whose third
// question has none.
const wrongKey = `1. What is the capital of France?
A) Lyon
B) Paris
C) Nice

2. What is 2+2?
A) 3
B) 4
C) 5

3. Which is a planet?
A) Moon
B) Mars
C) Sun

Answer key
1. B
2. C
`

// drops lets go of a file over the page's place for it.
func (b *tab) drops(name, text string) {
	b.t.Helper()
	ask[bool](b, `(() => {
		const carried = new DataTransfer();
		carried.items.add(new File([`+quoted(text)+`], `+quoted(name)+`));
		document.querySelector(".drop").dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }));
		return true;
	})()`)
}

// TestDropToDownload drops a document, looks through what was read, corrects the
// key that is wrong, and downloads a file that has it right.
func TestDropToDownload(t *testing.T) {
	t.Parallel()
	b := newTab(t)
	b.signIn("drop@example.org")
	b.goTo("/convert")
	b.drops("planets.txt", wrongKey)
	b.selects("format", "aiken")
	b.press("Convert")
	b.wants("The document is converted")
	b.wants("3 questions were read")
	b.wants("Please check these")
	for item, right := range map[string]string{"q1": "Paris", "q2": "5", "q3": ""} {
		if text := ask[string](b, `[...document.querySelectorAll("#`+item+` .choices .right .doc")].map((e) => e.innerText.trim()).join()`); text != right {
			t.Errorf("%s shows %q as right", item, text)
		}
	}
	b.wants("No answer is marked")
	if file := b.download("Download"); !strings.Contains(file, "ANSWER: C") {
		t.Errorf("downloaded %q", file)
	}
	for question, label := range map[string]string{"Correct Question 2": "4", "Correct Question 3": "Mars"} {
		b.press(question)
		b.do("mark "+label, chromedp.Click("#right-2"))
		if text := b.written(`document.getElementById("choice-2")`); text != label {
			t.Errorf("the second choice is %q", text)
		}
		b.press("Save")
	}
	b.wants("You corrected 2")
	b.wants("Your latest corrections are not in this file")
	b.selects("format", "aiken")
	b.press("Export")
	b.wants("The file is ready")
	file := b.download("Download")
	if strings.Count(file, "ANSWER: B") != 3 || strings.Contains(file, "ANSWER: C") {
		t.Errorf("exported %q", file)
	}
}

// TestProgress watches a conversion whose document comes slowly: its steps are
// told while it runs, and the result shows by itself.
func TestProgress(t *testing.T) {
	t.Parallel()
	told := make(chan string, 100)
	release := make(chan struct{})
	slow := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		<-release
		w.Header().Set("Content-Type", "text/plain")
		_, _ = w.Write([]byte(capitals))
	}))
	t.Cleanup(slow.Close)
	b := newTab(t)
	err := chromedp.Listen(b.ctx, func(ev any) {
		if e, ok := ev.(*network.EventEventSourceMessageReceived); ok && len(told) < cap(told) {
			told <- e.EventName // nobody else writes
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := chromedp.Call(b.ctx, network.Enable, network.EnableParams{}); err != nil {
		t.Fatal(err)
	}
	b.signIn("progress@example.org")
	b.goTo("/convert")
	b.fill("Or a link", slow.URL+"/capitals.txt")
	b.selects("format", "gift")
	b.press("Convert")
	b.wants("The document is being converted")
	select {
	case first := <-told:
		if first != "progress" {
			t.Errorf("the stream tells %q first", first)
		}
	case <-time.After(patience):
		t.Error("the stream tells nothing")
	}
	b.until(`document.querySelector("main progress").value >= 0 && /^\d+ %: \S/.test(document.querySelector("main [role=status]").innerText)`)
	b.look("job running")
	close(release)
	b.wants("The document is converted")
	last := ""
	for range len(told) {
		last = <-told
	}
	if last != "completed" {
		t.Errorf("the stream tells %q last", last)
	}
	if file := b.download("Download"); !strings.Contains(file, "=Paris") {
		t.Errorf("downloaded %q", file)
	}
}
