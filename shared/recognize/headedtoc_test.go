package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

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

// TestPartedEntries: the dots of an entry of a table of contents may stand on a line of
// their own below its title. Room to answer, with what it is worth behind it, is none.
func TestPartedEntries(t *testing.T) {
	const dots = " . . . . . . . . . . . . . . . . . "
	entries := ""
	for i, title := range []string{"Question 1", "Question 2", "Question 3", "Question 4"} {
		entries += title + "\n" + dots + "\t" + string(rune('2'+i)) + "\n"
	}
	q, _ := read(t, paper("Rivers\n"+entries+"\nQuestion 1\nWhich river flows through Rome?\n\nQuestion 2\nWhich river flows through Paris?\n\nQuestion 3\nWhich river flows through Vienna?\n\nQuestion 4\nWhich river flows through London?\n"))
	if diff := cmp.Diff(4, len(q.Items)); diff != "" {
		t.Errorf("(-want +got):\n%s%v", diff, labelled(q))
	}
	q, _ = read(t, paper("Test\n1. Name the river of Rome.\n"+dots+"\t2\n2. Name the river of Paris.\n"+dots+"\t1\n3. Name the river of Vienna.\n"+dots+"\t2\n4. Name the river of London.\n"+dots+"\t1\n"))
	if diff := cmp.Diff(4, len(q.Items)); diff != "" {
		t.Errorf("(-want +got):\n%s%v", diff, labelled(q))
	}
}
