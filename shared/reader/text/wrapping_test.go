package text

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestUnwrapped: answers that fold away, comments and styles are HTML around the
// text; tags that a question is about are its text.
func TestUnwrapped(t *testing.T) {
	got := unwrapped([]string{
		"<style>", ".a {", "}", "</style>", "## One",
		"<details>", "<summary>📝 <b>Show answer</b></summary>", "C) 32", "</details>",
		"<!-- an old", "question? -->", `<p class="x">ANSWER: B</p>`, `<div class="y">`, "text", "</div>",
		"<p>", "</div>", "- a) <p class=\"z\">", "```", "<!-- code -->", "```",
		"<details><summary>What is it?</summary> A thing </details>",
		"<details><summary>Solution</summary>", "<p>ANSWER: B</p>", "<p>", "It is so.", "</p>", "</details>", "<p>",
		`<img src="https://a.example/b c.png" alt="A map">`, `  <img width=3 src='pics/owl.png'/>`, `- <img src="pics/owl.png">`, "<gallery>", "</gallery>",
	})
	want := []string{"", "", "", "", "## One",
		"", "📝 Show answer", "C) 32", "",
		"", "", "ANSWER: B", "", "text", "",
		"<p>", "</div>", "- a) <p class=\"z\">", "```", "<!-- code -->", "```",
		"What is it?  A thing",
		"Solution", "ANSWER: B", "", "It is so.", "", "", "<p>",
		"![A map](https://a.example/b%20c.png)", "  ![](pics/owl.png)", `- <img src="pics/owl.png">`, "", "",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
