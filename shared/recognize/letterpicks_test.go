package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLetterPicks reads reviewed attempts whose picked choices have a sign in front and
// the verdict behind: what was picked wrongly is no key, and all that a line names is.
func TestLetterPicks(t *testing.T) {
	for _, c := range []struct {
		name string
		text string
		want []string // label stem: key
	}{
		{"the line says what is right", "Question 1\nWhich of them fly?\na. a hen\n✓ b. a goose ✓\n✓ c. a cow ✗\nd. an owl\nLes réponses correctes sont : a goose, an owl\n\nQuestion 2\nWhich of them swims?\na. a hen\n✓ b. a trout ✓\nc. a cow\nLa réponse correcte est : a trout\n\nQuestion 3\nWhich of them runs?\n✓ a. a snail ✗\nb. a hare\nc. a stone\nLa réponse correcte est : a hare",
			[]string{"Question 1 Which of them fly?: a goose | an owl", "Question 2 Which of them swims?: a trout", "Question 3 Which of them runs?: a hare"}},
		{"nothing else says it", "Question 1\nWhich of them fly?\na. a hen\n✓ b. a goose ✓\n✓ c. a cow ✗\nd. an owl\n\nQuestion 2\nWhich of them swims?\na. a hen\n✓ b. a trout ✓\nc. a cow\n\nQuestion 3\nWhich of them runs?\n✓ a. a snail ✗\nb. a hare\nc. a stone",
			[]string{"Question 1 Which of them fly?: -", "Question 2 Which of them swims?: a trout", "Question 3 Which of them runs?: -"}},
		{"ticks alone", "1. Which of them fly?\na. a hen\n✓ b. a goose\nc. a cow\n2. Which of them swims?\na. a hen\n✓ b. a trout\nc. a cow",
			[]string{"1. Which of them fly?: a goose", "2. Which of them swims?: a trout"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, askedWithKeys(t, paper(c.text))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// TestRightOnesOfSeveral reads lines that name several right choices in the words of
// learning platforms.
func TestRightOnesOfSeveral(t *testing.T) {
	for _, words := range []string{"The correct answers are:", "Die richtigen Antworten sind:", "Les réponses correctes sont :", "Las respuestas correctas son:", "As respostas corretas são:", "Le risposte corrette sono:", "De juiste antwoorden zijn:"} {
		text := "1. Which of them fly?\na. a hen\nb. a goose\nc. an owl\n" + words + " a goose, an owl\n2. Which of them swim?\na. a trout\nb. a stone\nc. a carp\n" + words + " a trout, a carp"
		want := []string{"1. Which of them fly?: a goose | an owl", "2. Which of them swim?: a trout | a carp"}
		if diff := cmp.Diff(want, askedWithKeys(t, paper(text))); diff != "" {
			t.Errorf("%s -want +got:\n%s", words, diff)
		}
	}
}
