//go:build browser

package browser

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"formwright/shared/quiz/quiztest"
)

// TestFormShows looks at a form that has everything: formulas, pictures, a table,
// sections, and a passage that stands with its questions.
func TestFormShows(t *testing.T) {
	t.Parallel()
	f := published(t, "shows@example.org", exam())
	b := newTab(t)
	b.goTo(f.page())
	for what, condition := range map[string]string{
		"a formula":         `document.querySelector("#q1 math mfrac").getBoundingClientRect().height > 10`,
		"every picture":     `document.images.length > 5 && [...document.images].every((i) => i.complete && i.naturalWidth > 0 && i.alt === "a red dot")`,
		"the introduction":  `document.querySelector(".intro strong").innerText === "care"`,
		"sections":          `[...document.querySelectorAll("form.fill > h2")].map((h) => h.innerText).join() === "Part A / choices,Part B"`,
		"the passage":       `((p) => p.nextElementSibling.id === "q4" && p.querySelector("th").innerText === "City" && p.querySelector("td").innerText === "Paris")(document.querySelector(".passage"))`,
		"whom it is for":    `document.querySelector(".passage").innerText.includes("For questions 4 to 5: The table")`,
		"every number":      `[...document.querySelectorAll(".ask .n")].map((n) => n.innerText).join("") === "1.2.3.4.5.6.7.8.9.10."`,
		"the unit":          `document.querySelector("#q5 .unit").innerText === "cm"`,
		"the words of q10":  `document.querySelector("#q10").innerText.includes("20 to 200 words")`,
		"what it may earn":  `document.querySelector("#q4").innerText.includes("3 points")`,
		"large targets":     `[...document.querySelectorAll("form.fill :is(label.tick, select, input[type=text], textarea, button)")].every((c) => c.getBoundingClientRect().height >= 24)`,
		"no script in text": `document.querySelectorAll("main script").length === 0`,
	} {
		if !ask[bool](b, condition) {
			t.Errorf("the form does not show %s", what)
		}
	}
	b.look("form everything")
}

// TestFormRightToLeft runs from the right, its controls too, and sends what was
// written.
func TestFormRightToLeft(t *testing.T) {
	t.Parallel()
	q := quiztest.Of("اختبار العلوم",
		quiztest.Ask("ما لون الثلج؟", quiztest.Choices([]int{0}, "أبيض", "أسود")),
		quiztest.Ask("ما عاصمة مصر؟", quiztest.Accept("القاهرة")))
	q.Language = "ar"
	f := published(t, "rtl@example.org", q)
	b := newTab(t)
	k := b.keyboard()
	b.goTo(f.page())
	for what, condition := range map[string]string{
		"language":  `document.documentElement.lang === "ar" && document.documentElement.dir === "rtl"`,
		"direction": `getComputedStyle(document.querySelector("#q1")).direction === "rtl"`,
		"boxes":     `((l) => l.querySelector("input").getBoundingClientRect().left > l.querySelector(".rich").getBoundingClientRect().left)(document.querySelector("#q1 label.tick"))`,
		"numbers":   `((l) => l.querySelector(".n").getBoundingClientRect().left > l.getBoundingClientRect().left + 100)(document.querySelector("#q1 legend"))`,
	} {
		if !ask[bool](b, condition) {
			t.Errorf("%s: not from the right", what)
		}
	}
	b.look("form right to left")
	k.picks("#q1", "أبيض")
	k.types(named("#q2", ""), "القاهرة")
	k.sends(named("form", "Submit"))
	b.wants("Your score: 2 of 2")
	b.look("form thanks")
}

// TestFormOwner looks at every page that the owner of a form has.
func TestFormOwner(t *testing.T) {
	t.Parallel()
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) }))
	t.Cleanup(receiver.Close)
	f := published(t, "looks@example.org", scored())
	b := newTab(t)
	b.signIn("looks@example.org")
	b.goTo(f.owner() + "/submissions")
	b.look("form submissions none")
	b.goTo(f.owner() + "/webhook")
	b.look("form webhook none")
	b.fill("URL", receiver.URL)
	b.press("Save")
	b.wants("it is not shown again")
	b.look("form webhook secret")
	b.press("Send a test")
	b.wants("The test event was taken, with status 204.")

	for _, answers := range []map[string]any{{"q1": "c2", "q3": true, "q4": "Paris"}, {"q1": "c1", "q4": "Lyon"}} {
		status, answer := call(t, "POST", "/api/forms/"+f.id+"/submissions", "", map[string]any{"answers": answers, "respondent": map[string]any{"name": "Lena", "email": "lena@example.org"}})
		if status != 201 {
			t.Fatalf("submit: %d %v", status, answer)
		}
	}
	submission, _ := f.latest(2)["submissionId"].(string)
	for name, path := range map[string]string{"forms": "/forms", "form": f.owner(), "form submissions": f.owner() + "/submissions", "form statistics": f.owner() + "/statistics",
		"form submission scored": f.owner() + "/submissions/" + submission, "form submission delete": f.owner() + "/submissions/" + submission + "/delete",
		"form delete": f.owner() + "/delete"} {
		b.goTo(path)
		b.look(name)
	}
	b.goTo(f.owner() + "/statistics")
	b.wants("1 of 2 (50 %)")
	b.goTo(f.owner() + "/webhook")
	b.until(`document.body.innerText.split("Delivered").length === 3 || (setTimeout(() => location.reload(), 500), false)`)
	b.look("form webhook")

	b.goTo(f.owner())
	b.fill("Time limit in minutes", "0")
	b.fill("Title", " ")
	b.press("Save")
	b.wants("Enter a whole number of minutes")
	b.look("form settings mistake")
	b.selects("format", "gift")
	b.press("Export")
	b.wants("Your file is ready")
	b.look("form exported")
}
