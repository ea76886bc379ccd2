package recognize_test

import "testing"

// TestHeadedContents: titles under the word for contents ask nothing, though they end
// in a question mark before the tab to their page.
func TestHeadedContents(t *testing.T) {
	for _, head := range []string{"Contents", "Table of contents:", "Inhalt", "Содержание"} {
		noQuestions(t, head+"\n1. Why do we need cells?\t4\n2. What do plants eat?\t9\n3. How does blood flow?\t15\n4. Exercises\t21")
	}
	q, _ := read(t, paper("1. Why do we need cells?\t4\n2. What do plants eat?\t9\n3. How does blood flow?\t15"))
	if len(q.Items) != 3 {
		t.Errorf("items = %d, want 3: points may stand at the edge", len(q.Items))
	}
}
