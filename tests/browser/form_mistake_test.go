//go:build browser

package browser

import (
	"strings"
	"testing"
)

// written is what stands in a control.
func (b *tab) written(control string) string {
	b.t.Helper()
	return ask[string](b, `((c) => c.type === "radio" || c.type === "checkbox" ? String(c.checked) : c.value)(`+control+`)`)
}

// stands wants the controls to stand as somebody left them.
func (b *tab) stands(want map[string]string) {
	b.t.Helper()
	for control, value := range want {
		if got := b.written(control); got != value {
			b.t.Errorf("%s holds %q, not %q", control, got, value)
		}
	}
}

// half is a form half filled in, and how its controls stand then.
func (k keyboard) half() map[string]string {
	k.t.Helper()
	k.picks("#q1", "Mars")
	k.ticks("#q2", "5")
	k.types(named("#q4", ""), "Par \"is\" <b>")
	k.types(named("#q6", "Italy"), "Rome")
	k.types(named("#q8", "Blank 1"), "99")
	k.types(named("#q9", "Blank 2"), "mammal")
	k.types(named("#q10", ""), "Ice\rfloats")
	return map[string]string{named("#q1", "Mars"): "true", named("#q1", "Venus"): "false", named("#q2", "5"): "true", named("#q2", "2"): "false",
		named("#q4", ""): "Par \"is\" <b>", named("#q6", "Italy"): k.written(named("#q6", "Italy")), named("#q8", "Blank 1"): "99",
		named("#q9", "Blank 2"): k.written(named("#q9", "Blank 2")), named("#q10", ""): "Ice\nfloats"}
}

// TestFormReloaded: half-filled answers outlive a reload and a closed tab, are
// cleared when asked, and are gone for the next person once they are sent.
func TestFormReloaded(t *testing.T) {
	t.Parallel()
	f := published(t, "reload@example.org", exam())
	b := newTab(t)
	k := b.keyboard()
	b.goTo(f.page())
	want := k.half()
	b.reload()
	b.stands(want)
	b.goTo("/")
	b.goTo(f.page())
	b.stands(want)

	b.click("Clear my answers")
	b.stands(map[string]string{named("#q1", "Mars"): "false", named("#q4", ""): "", named("#q10", ""): ""})
	b.reload()
	b.stands(map[string]string{named("#q1", "Mars"): "false", named("#q4", ""): "", named("#q10", ""): ""})

	k.types(named("#q4", ""), "Paris")
	k.sends(named("form", "Submit"))
	b.wants("Your answers are stored")
	b.until(`!Object.keys(localStorage).some((key) => key.startsWith("answers."))`) // the page's script may still be loading
	b.goTo(f.page())
	b.stands(map[string]string{named("#q4", ""): ""})

	plain := newTab(t)
	plain.withoutScripts()
	plain.goTo(f.page())
	if strings.Contains(plain.state(), "kept in this browser") {
		t.Error("without scripts, which keep the answers, the page says that they are kept")
	}
}

// strict is an exam in which every question must be answered.
func strict(t *testing.T, email string) hosted {
	q := exam()
	for i := range q.Items {
		q.Items[i].Required = true
	}
	return published(t, email, q)
}

// TestFormMistakes says kindly what is wrong, beside its field and in a summary
// that has the focus, and keeps what was typed: with scripts and without.
func TestFormMistakes(t *testing.T) {
	t.Parallel()
	f := strict(t, "mistakes@example.org")
	for _, scripts := range []bool{true, false} {
		b := newTab(t)
		k := b.keyboard()
		if !scripts {
			b.withoutScripts()
		}
		b.goTo(f.page())
		want := k.half()
		k.types(named("#q5", ""), "three")
		k.types(named("form", "Your e-mail"), "lena@")
		want[named("#q5", "")], want[named("form", "Your e-mail")] = "three", "lena@"
		k.sends(named("form", "Submit"))
		b.wants("Your answers are not sent yet")
		if status := b.status(); status != 400 {
			t.Errorf("status %d", status)
		}
		b.stands(want)
		for item, words := range map[string]string{"q3": "This question must be answered.", "q5": "The answer must be a number, such as 3.5.", "q7": "This question must be answered."} {
			if text := ask[string](b, `document.querySelector("#`+item+` .error").innerText`); text != words {
				t.Errorf("%s says %q", item, text)
			}
		}
		for _, right := range []string{"q1", "q2", "q4", "q10"} {
			if ask[bool](b, `Boolean(document.querySelector("#`+right+` .error"))`) {
				t.Errorf("%s is blamed", right)
			}
		}
		described := ask[string](b, `((c) => c.getAttribute("aria-invalid") + " " + c.getAttribute("aria-describedby").split(" ").map((id) => document.getElementById(id).innerText).join(" "))(`+named("#q5", "")+`)`)
		if !strings.HasPrefix(described, "true ") || !strings.Contains(described, "must be a number") {
			t.Errorf("a screen reader hears %q", described)
		}
		if ask[string](b, "document.title.slice(0, 7)") != "Error: " {
			t.Error("the title does not say it")
		}
		b.until(`document.activeElement.matches("[role=alert]")`)

		k.reach(`[...document.querySelectorAll("[role=alert] a")].find((a) => a.innerText.startsWith("Question 5"))`)
		k.enter()
		b.until(`document.activeElement === ` + named("#q5", ""))
		if scripts {
			b.look("form mistakes")
		}
	}
	f.latest(0)
}

// TestFormSentTwice: the button pressed twice, by somebody in a hurry, and the
// receipt loaded again are one submission.
func TestFormSentTwice(t *testing.T) {
	t.Parallel()
	f := published(t, "twice@example.org", exam())
	b := newTab(t)
	k := b.keyboard()
	b.withoutScripts()
	b.goTo(f.page())
	k.types(named("#q4", ""), "Paris")
	k.reach(named("form", "Submit"))
	k.enter()
	k.enter()
	b.wants("Your answers are stored")
	b.reload()
	f.latest(1)
}
