package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFirstSections: what stands over the sections of an exam says nothing of what their
// numbers ask, whatever words it uses.
func TestFirstSections(t *testing.T) {
	first := "1. Define osmosis.\n2. State two functions of the liver.\n3. Name the part of the plant that makes food.\n"
	second := "SECTION B\nAnswer any two questions.\n1. Describe how water moves through a plant.\n2. Explain the work of the heart.\n3. Discuss how people can protect forests."
	rules := "1. Write your name and number on the cover.\n2. Answer all questions in Section A and two in Section B.\n3. Do not bring phones into the room.\n"
	for text, want := range map[string]int{
		"Biology paper\nTime: 2 hours\nSECTION A\nAnswer all questions in this section.\n" + first + second:                   6,
		"Biology paper\nInstructions: Answer all questions. Each question carries equal marks.\n" + first + second:            6,
		"Biology paper\nSECTION A: all questions are compulsory\n" + first + second:                                           6,
		"Biology paper\nDirections: Read with care. You have 45 minutes.\n\nPart A: Short Answer\n\n" + first + "\n" + second: 6,
		"Biology paper\nINSTRUCTIONS\n" + rules + second:                                                                      3,
	} {
		q, _ := read(t, paper(text))
		if len(q.Items) != want {
			t.Errorf("%d questions of %d: %s", len(q.Items), want, text)
		}
	}
}

// TestTitlesOfKinds: the title of a section names a kind of questions, with a letter or
// without, and is no part of what stands above it.
func TestTitlesOfKinds(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1. Who wrote Hamlet?\nA. Austen\nB. Shakespeare\n\nShort Answer\nAnswer each question in one sentence.\n\n2. Name a metal.\n3. What is rain?\n\nTrue or False\n4. Ice floats on water.\n5. Spiders have six legs.",
			[]string{"1. Who wrote Hamlet? / Austen / Shakespeare", "2. Name a metal.", "3. What is rain?", "4. Ice floats on water.", "5. Spiders have six legs."}},
		{"Short Answer\n1. Name a metal.\n2. What is rain?\n____________\nTrue or False\n1. Ice floats on water.\nTrue / False\n2. Spiders have six legs.\nTrue / False",
			[]string{"1. Name a metal.", "2. What is rain?", "1. Ice floats on water.", "2. Spiders have six legs."}},
		{"A. Multiple Choice\n1. Who wrote Hamlet?\nA. Austen\nB. Shakespeare\nB. True or False\n2. Ice floats on water.\nA. True\nB. False\nC. Fill in the Blank\n3. The sun is a _____.\nD. Essay Questions\nWrite a paragraph.\n4. Describe the rain forest.",
			[]string{"1. Who wrote Hamlet? / Austen / Shakespeare", "2. Ice floats on water.", "3. The sun is a _____.", "4. Describe the rain forest."}},
		{"1. Who wrote Hamlet?\na. Austen\nb. Shakespeare\nc. Orwell\nd. Dickens\nD. Essay Questions\n2. Describe the rain forest.",
			[]string{"1. Who wrote Hamlet? / Austen / Shakespeare / Orwell / Dickens", "2. Describe the rain forest."}},
		{"#1 Who wrote Hamlet?\nA. Austen\nB. Shakespeare\n\nShort Answer\nAnswer each question in one sentence.\n\n#2 Name the metal that is liquid.\n#3 What is rain?\n#4 Explain why ice floats.",
			[]string{"#1 Who wrote Hamlet? / Austen / Shakespeare", "#2 Name the metal that is liquid.", "#3 What is rain?", "#4 Explain why ice floats."}},
		{"Open vragen\n\n1) Vergelijk een plantencel met een dierlijke cel.\n\nInvulvragen\nSchrijf het woord.\n\n1) Planten nemen (______) op.\n\n2) Het langste bot is het (______).\n\nMeerkeuzevragen\n1) Welk orgaan pompt het bloed rond?\na. de lever\nb. het hart",
			[]string{"1) Vergelijk een plantencel met een dierlijke cel.", "1) Planten nemen (_____) op.", "2) Het langste bot is het (_____).", "1) Welk orgaan pompt het bloed rond? / de lever / het hart"}},
		{"TRUE OR FALSE\n1 - Spiders have six legs and eight eyes on their heads.\na.\tTrue\nb.\tFalse\nCorrect answer: b.\nESSAY QUESTIONS\n1 - Describe the rain forest.",
			[]string{"1 - Spiders have six legs and eight eyes on their heads.: false", "1 - Describe the rain forest."}},
		{"PART B - TRUE OR FALSE\n(1) Mercury is a metal that is liquid at room temperature.\nTrue / False\n[Answer: T]\nPART C - SHORT ANSWER\n(1) How many bones does an adult have?\n[Answer: 206]",
			[]string{"(1) Mercury is a metal that is liquid at room temperature.: true", "(1) How many bones does an adult have?: 206..206"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}

// TestTasksOverNumbers: a word with a number heads a section where what is numbered under
// it offers choices, whatever stands between.
func TestTasksOverNumbers(t *testing.T) {
	ask := func(n, text string) string { return n + text + "\na) red\nb) green\n" }
	for _, head := range []string{"Exercise %", "Exercise %: Grammar", "Task %. Words", "Aufgabe %: Wörter"} {
		for _, under := range []string{"", "Pick the right word.\n"} {
			for _, second := range []string{"3. ", "1. ", "Question 3. "} {
				first := []string{"1. ", "2. "}
				next := []string{second, strings.NewReplacer("3", "4", "1", "2").Replace(second)}
				if strings.HasPrefix(second, "Q") {
					first = []string{"Question 1. ", "Question 2. "}
				}
				text := strings.Replace(head, "%", "1", 1) + "\n" + under + ask(first[0], "Which one is warm?") + ask(first[1], "Which one is cold?") +
					strings.Replace(head, "%", "2", 1) + "\n" + under + ask(next[0], "Which one is old?") + ask(next[1], "Which one is new?")
				q, _ := read(t, paper(text))
				if diff := cmp.Diff([]string{"Which one is warm?", "Which one is cold?", "Which one is old?", "Which one is new?"}, stems(q)); diff != "" {
					t.Errorf("%s\n-want +got:\n%s", text, diff)
				}
			}
		}
	}
}

// TestNumbersOfTitles: the number in the title of a paper counts no question, and a word
// behind its sign names a section, also in the key.
func TestNumbersOfTitles(t *testing.T) {
	for _, title := range []string{"3. Yazılı Sınav: Bilim", "3. dolgozat: Természet", "Test nr. 3: Știință", "2. Test: Science", "Gül Ortaokulu\n1. Dönem 1. Yazılı Sınavı", "7. Sınıf Sınavı\n1. Dönem 2. Yazılı Sınav"} {
		q, _ := read(t, paper(title+"\nNév: __________   Dátum: ________\n\n1. Which gas do plants take in?\nA. neon\nB. carbon dioxide\n2. Which one is a metal?\nA. iron\nB. neon"))
		if diff := cmp.Diff([]string{"Which gas do plants take in?", "Which one is a metal?"}, stems(q)); diff != "" {
			t.Errorf("%s\n-want +got:\n%s", title, diff)
		}
	}
	again, _ := read(t, paper("7. Sınıf 1. Dönem Yazılı Sınavı\nAdı Soyadı: ________ Tarih: ________\nBÖLÜM 1\n7. Which gas do plants take in?\nA. neon\nB. carbon dioxide\n8. Which one is a metal?\nA. iron\nB. neon"))
	if diff := cmp.Diff([]string{"Which gas do plants take in?", "Which one is a metal?"}, stems(again)); diff != "" {
		t.Error(diff)
	}
	counted, _ := read(t, paper("Test 1\nWhich gas do plants take in?\n1) neon\n2) carbon dioxide\nTest 2\nWhich one is a metal?\n1) iron\n2) neon\nTest 3\nWhich one is a bird?\n1) wren\n2) eel"))
	if diff := cmp.Diff([]string{"Which gas do plants take in?", "Which one is a metal?", "Which one is a bird?"}, stems(counted)); diff != "" {
		t.Error(diff)
	}
	q, _ := read(t, paper("1. Bölüm: Boşluk Doldurma\nSoru 1: Bitkiler _____ verir.\nSoru 2: En uzun kemik _____ dır.\n2. Bölüm: Çoktan Seçmeli\nSoru 1: Hangisi gezegen?\na. Ay\nb. Mars\n\nCevap Anahtarı\n1. Bölüm: Boşluk Doldurma\n1.oksijen\n2.uyluk\n2. Bölüm: Çoktan Seçmeli\n1.b"))
	if diff := cmp.Diff([]string{"oksijen", "uyluk", "Mars"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("WAAR OF NIET WAAR\nVraag 1. IJs drijft.\na. Waar\nb. Niet waar\n\nMEERKEUZEVRAGEN\nVraag 4. Welk dier blaft?\na. de kat\nb. de hond\n\nVraag 5. Welk dier miauwt?\na. de kat\nb. de hond\n\nVraag 6. Welk dier zwemt?\na. de kat\nb. de vis\n\nAntwoorden\nWAAR OF NIET WAAR\n1: a\nMEERKEUZEVRAGEN\n4: b\n5: a\n6: b"))
	if diff := cmp.Diff([]string{"true", "de hond", "de kat", "de vis"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if !q.Items[0].Feedback.General.IsEmpty() {
		t.Error("the title of a section became an explanation")
	}
}

// TestAnswersApart: an answer with what is told of it, apart from choices that stand apart
// from each other, is no list of choices.
func TestAnswersApart(t *testing.T) {
	text := ""
	for i, c := range []string{"red", "green", "blue"} {
		text += "Question " + string(rune('1'+i)) + "\nWhich of these is the colour called " + c + "?\nA. " + c + "\n\nB. grey\n\nC. brown\n\nAns: A. " + c + "\nRationale: it is known.\nPoints: 2\n\n"
	}
	q, _ := read(t, paper(text))
	if diff := cmp.Diff([]string{"red", "green", "blue"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
