//go:build browser

package browser

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"formwright/shared/quiz/quiztest"
)

const capitals = "1. What is the capital of France?\nA) Lyon\n*B) Paris\nC) Nice\n\n2. What is 2+2?\nA) 3\nB) 4\nC) 5\n"

// document writes a file that somebody uploads.
func document(t *testing.T, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func (b *tab) choose(label, path string) {
	b.t.Helper()
	b.do("choose "+path, chromedp.SetUploadFiles(chromedp.CSS("#"+label), []string{path}))
}

func (b *tab) selects(id, value string) {
	b.t.Helper()
	b.do("select "+value, chromedp.SetValue(chromedp.CSS("#"+id), value))
}

// download fetches what a link of the page leads to.
func (b *tab) download(words string) string {
	b.t.Helper()
	return ask[string](b, `fetch([...document.querySelectorAll("main a")].find((a) => a.innerText.startsWith(`+quoted(words)+`)).href).then((r) => r.text())`)
}

// TestConvert goes from a document to its file, corrects a question, and exports
// it again.
func TestConvert(t *testing.T) {
	b := newTab(t)
	b.signIn("convert@example.org")
	b.press("Convert")
	b.look("convert")
	b.selects("format", "gift")
	b.press("Convert")
	b.wants("Choose a document")
	b.look("convert refused")
	b.choose("file", document(t, "capitals.txt", []byte(capitals)))
	b.selects("format", "gift")
	b.press("Convert")
	b.wants("The document is converted")
	b.look("job")
	if file := b.download("Download"); !strings.Contains(file, "=Paris") {
		t.Errorf("downloaded %q", file)
	}
	b.press("Correct Question 2")
	b.look("question")
	b.do("mark 4", chromedp.Click("#right-2"))
	b.press("Save")
	b.wants("You corrected 1")
	b.selects("format", "aiken")
	b.press("Export")
	b.wants("The file is ready")
	if file := b.download("Download"); strings.Count(file, "ANSWER: B") != 2 {
		t.Errorf("exported %q", file)
	}
	b.look("job corrected")
	b.press("Jobs")
	b.wants("capitals")
	b.look("jobs")
}

// TestConvertWithoutScripts: the page of a running job asks again by itself.
func TestConvertWithoutScripts(t *testing.T) {
	b := newTab(t)
	b.signIn("plain@example.org")
	if _, err := chromedp.Call(b.ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}); err != nil {
		t.Fatal(err)
	}
	b.goTo("/convert")
	b.choose("file", document(t, "capitals.txt", []byte(capitals)))
	b.selects("format", "lms_b")
	b.press("Convert")
	b.wants("The document is converted")
}

// TestEveryKindOfQuestion is looked at, with pictures and formulas.
func TestEveryKindOfQuestion(t *testing.T) {
	data, err := quiztest.Everything().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	b := newTab(t)
	b.signIn("kinds@example.org")
	b.goTo("/convert")
	b.choose("file", document(t, "everything.json", data))
	b.selects("format", "quiz_a")
	b.press("Convert")
	b.wants("The document is converted")
	if broken := ask[int](b, `[...document.images].filter((i) => !i.complete || i.naturalWidth === 0).length`); broken != 0 {
		t.Errorf("%d pictures are not shown", broken)
	}
	b.look("job of everything")
	job := ask[string](b, "location.pathname")
	for _, item := range quiztest.Everything().Items {
		b.goTo(job + "/items/" + item.ID)
		b.look("question " + item.ID + " " + string(item.Response.Type()))
	}
}

// TestTry shows the questions of a document to somebody without an account, who
// drops it on the page.
func TestTry(t *testing.T) {
	b := newTab(t)
	b.goTo("/sample")
	b.look("sample")
	b.goTo("/")
	ask[bool](b, `(() => {
		const carried = new DataTransfer();
		carried.items.add(new File([`+quoted(capitals)+`], "dropped.txt"));
		document.querySelector(".drop").dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }));
		return true;
	})()`)
	b.press("Read it")
	b.wants("2 questions were read")
	b.look("tried")
}
