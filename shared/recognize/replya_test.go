package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestReplyA: "A:" under a question is its answer where nothing begins with B,
// and numbers before a word may be as wide as its signs.
func TestReplyA(t *testing.T) {
	q, _ := read(t, paper("第１問\n湖はいつできましたか？\nA:夏の月\n\n第２問\n青い鳥が住む県は？\n①山県②川県③森県\nA：②川県\n\n第３問\n猫は何匹いるでしょう？\nA:七匹"))
	want := []string{"第１問 湖はいつできましたか？: 夏の月", "第２問 青い鳥が住む県は？ / 山県 / 川県 / 森県: 川県", "第３問 猫は何匹いるでしょう？: 七匹"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Who waits?\nA: Where is Tom?\nB: He waits.\n2. Who sings?\nA: Is it Ann?\nB: It is.\n3. Who runs?\nA: Is it Bob?\nB: No."))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	only := "Worksheet\n1) Which of these birds sings?\nA. the lark\n2) A fish that lives in\nthe river is\nA. the pike\n3. Name a tree.\nA.an oak\n4. Who has two wheels?\nA. the cart\n5. Which one is a river?\nA. the Tiber"
	q, _ = read(t, paper(only))
	if diff := cmp.Diff([]string{"the lark", "the pike", "an oak", "the cart", "the Tiber"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if q, _ = read(t, paper(only+"\nB. the Alps")); keys(q)[0] == "the lark" {
		t.Error("the first of several choices is read as the answer")
	}
}

// TestTakenChoices reads sheets that were handed in with one line A under each question:
// it is the answer, also where a few questions have several letters, or a small one.
func TestTakenChoices(t *testing.T) {
	sheet := "Worksheet\n1. Which of these birds sings?\nA) the lark\n2. A fish that lives in the river is\na) the pike\n3. Name a tree.\nA)an oak\n4. Who has two wheels?\nA) the cart\n5. Which one is a river?\nA. the Tiber\n6. What is red?\na) blood"
	taken := []string{"the lark", "the pike", "an oak", "the cart", "the Tiber", "blood"}
	more := sheet + "\n7. What is blue?\nA) the sky\n8. What is old?\nA) the moon\n9. What is new?\nA) the day\n10. Which two are green?\nA) grass\nC) leaves"
	short := "1. What is red?\nA) blood\nB) coal\n2. What is blue?\nA) the sky\nB) salt\n3. What is old?\nA) the moon\n4. What is new?\nA) the day\nB) the night\n5. Who sings?\nA) the lark\nB) the pike"
	for _, c := range []struct {
		text string
		want []string
	}{
		{sheet, taken},
		{more, append(append([]string(nil), taken...), "the sky", "the moon", "the day", "-")},
		{short, []string{"-", "-", "-", "-", "-"}},
		{strings.ReplaceAll(sheet, "A", "a"), []string{"-", "-", "-", "-", "-", "-"}}, // choices whose others are lost
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%.40s (-want +got):\n%s", c.text, diff)
		}
	}
}

// TestDottedTurns: the number that the letters share may have several levels.
func TestDottedTurns(t *testing.T) {
	want := []string{"It is lighter than water.", "It has four legs.", "Nobody knows."}
	for _, text := range []string{
		"Q1.1 Why does ice float?\nA1.1 It is lighter than water.\n\nQ1.2 How many legs has a dog?\nA1.2 It has four legs.\n\nQ2.1 Who built it?\nA2.1 Nobody knows.",
		"Q1.1 Why does ice float?\nIt is lighter than water.\nA1.1\n\nQ1.2 How many legs has a dog?\nIt has four legs.\nA1.2\n\nQ2.1 Who built it?\nNobody knows.\nA2.1",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}
