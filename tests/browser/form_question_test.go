//go:build browser

package browser

import (
	"fmt"
	"testing"
)

// TestFormQuestions: an owner mends a wrong key after somebody has answered and
// scores again, then adds a question, moves it and deletes it.
func TestFormQuestions(t *testing.T) {
	t.Parallel()
	f := published(t, "mender@example.org", scored())
	if status, answer := call(t, "POST", "/api/forms/"+f.id+"/submissions", "", map[string]any{"answers": map[string]any{"q4": "Lyon"}}); status != 201 {
		t.Fatalf("submit: %d %v", status, answer)
	}
	b := newTab(t)
	b.signIn("mender@example.org")
	b.goTo(f.owner())
	b.press("Questions")
	b.look("form questions")
	b.press("Correct Question 4")
	b.look("form question")
	b.fill("Right answers", "Lyon")
	b.press("Save")
	b.press("Score the submissions again")
	b.wants("1 submission has other points now")
	b.look("form questions scored again")
	if score, _ := f.latest(1)["score"].(map[string]any); fmt.Sprint(score["earned"]) != "3" {
		t.Errorf("the mended key gave %v", score)
	}

	b.press("Add a question")
	b.look("form question new")
	b.fill("Question", "Which river flows through Lyon?")
	b.press("Save")
	b.wants("A question to choose from needs two choices or more.")
	b.look("form question new mistake")
	b.fill("Choice A", "Rhône")
	b.fill("Choice B", "Seine")
	b.press("Save")
	b.wants("Which river flows through Lyon?")
	b.press("Correct Question 10")
	b.press("Move up")
	b.wants("The question is moved.")
	b.press("Delete it")
	b.look("form question delete")
	b.press("Delete question")
	b.wants("All questions")
	if got := f.asks("GET", "", nil)["questionCount"]; fmt.Sprint(got) != "9" {
		t.Errorf("%v questions are left", got)
	}
}
