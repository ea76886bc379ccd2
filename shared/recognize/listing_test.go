package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestListings reads programs whose lines carry bullets or numbers as part of the
// stem, and choices of code as choices.
func TestListings(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1. What is the output?\n- let a = 1;\n- a++;\n- console.log(a);\n2. Which keyword declares a constant?", []string{"1. What is the output?\n- let a = 1;\n- a++;\n- console.log(a);", "2. Which keyword declares a constant?"}},
		{"1. What is the output of the code?\n1: for i in range(3):\n2:     print(i)\n3: print(\"done\")\n2. What is a list?", []string{"1. What is the output of the code?\n1: for i in range(3):\n2:     print(i)\n3: print(\"done\")", "2. What is a list?"}},
		{"1. Was ist die Ausgabe?\n• int x = 5;\n• x = x + 1;\n• printf(\"%d\", x);\nA. 5\nB. 6\n2. Was ist eine Schleife?\nA. for\nB. if", []string{"1. Was ist die Ausgabe?\n• int x = 5;\n• x = x + 1;\n• printf(\"%d\", x); / 5 / 6", "2. Was ist eine Schleife? / for / if"}},
		{"Question 1\nWhat does this code print?\n1. x = 5\n2. x += 1\n3. print(x)\na) 5\nb) 6\nQuestion 2\nWhat is a loop?\na) for\nb) if", []string{"Question 1 What does this code print?\n1. x = 5\n2. x += 1\n3. print(x) / 5 / 6", "Question 2 What is a loop? / for / if"}},
		{"1. Which line prints 5?\n- print(5)\n- echo(5);\n- write(5);\n2. What is a loop?\n- for\n- if\n- else", []string{"1. Which line prints 5? / print(5) / echo(5); / write(5);", "2. What is a loop? / for / if / else"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}

// TestBrokenStems joins what was broken by hand inside a sentence, and leaves
// lines that are sentences of their own, or verses.
func TestBrokenStems(t *testing.T) {
	q, _ := read(t, set("1) Aşağıdaki seçeneklerden\nhangisi doğru yazılmıştır?\na) bilgisayar\nb) ekran\n2) Anna wants to open the door of\nher house, but the key is\nbroken. What does she need?\na) a hammer\nb) a smith\n3) Read the poem.\nO rose,\nthou art sick.\nWho wrote it?\na) Blake\nb) Keats\n4) The first sentence ends.\nthe second has no capital. Why?\na) error\nb) style"))
	want := []string{"1) Aşağıdaki seçeneklerden hangisi doğru yazılmıştır? / bilgisayar / ekran", "2) Anna wants to open the door of her house, but the key is broken. What does she need? / a hammer / a smith",
		"3) Read the poem.\nO rose,\nthou art sick.\nWho wrote it? / Blake / Keats", "4) The first sentence ends.\nthe second has no capital. Why? / error / style"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
