package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRoomBeforeNumbers: room for an answer, or the answer, may stand before the number of
// a statement in whatever form that is.
func TestRoomBeforeNumbers(t *testing.T) {
	for _, number := range []string{"(%d)", "Q%d.", "Question %d:", "Question %d -", "%d:", "%d -", "No. %d.", "%d)", "№%d."} {
		for room, key := range map[string]string{"___": "-", "_T_": "true", "( )": "-"} {
			text := "True or False"
			for i, s := range []string{"Ice floats on water.", "Birds lay eggs.", "Sound is slower than light."} {
				text += "\n" + room + " " + fmt.Sprintf(number, i+1) + " " + s
			}
			q, _ := read(t, paper(text))
			if diff := cmp.Diff([]string{"Ice floats on water.", "Birds lay eggs.", "Sound is slower than light."}, stems(q)); diff != "" {
				t.Errorf("%s %s\n-want +got:\n%s", room, number, diff)
			} else if diff := cmp.Diff([]string{key, key, key}, keys(q)); diff != "" {
				t.Errorf("%s %s\n-want +got:\n%s", room, number, diff)
			}
		}
	}
}

// TestSignsBeforeLetters: a sign before the letter of a choice in a row marks that one and
// not the one before; a word behind the only other choice says which is true.
func TestSignsBeforeLetters(t *testing.T) {
	for _, sign := range []string{"✓", "✔", "√", "✅", "*", "→", ">"} {
		for _, gap := range []string{"    ", "\t"} {
			q, _ := read(t, paper("1. Capital of France?\nA. London"+gap+sign+" B. Paris"+gap+"C. Berlin\n2. Largest planet?\nA. Mars"+gap+"B. Venus"+gap+sign+" C. Jupiter\n3. Author of Hamlet?\n"+sign+" A. Shakespeare"+gap+"B. Dickens"+gap+"C. Orwell"))
			if diff := cmp.Diff([]string{"Paris", "Jupiter", "Shakespeare"}, keys(q)); diff != "" {
				t.Errorf("%q %q\n-want +got:\n%s", sign, gap, diff)
			}
		}
	}
	q, _ := read(t, paper("1. Mercury is a metal.\na. True (correct)\nb. False\n2. The sun rises in the west.\na. True\nb. False (correct)\n3. Spiders have six legs.\na. True\nb. False (correct)"))
	if diff := cmp.Diff([]string{"true", "false", "false"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestSignsThatJudge: plus and minus answer statements, in the room behind them or behind
// the word for an answer.
func TestSignsThatJudge(t *testing.T) {
	q, _ := read(t, paper("Верно или неверно\n1) Лёд плавает на воде.\nОтвет: +\n\n2) Солнце встаёт на западе.\nОтвет: -\n\n3) У пауков шесть ног.\nОтвет: -\n\nКраткий ответ\n4) Назовите металл.\nОтвет: железо"))
	if diff := cmp.Diff([]string{"true", "false", "false", "железо"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Верно или неверно\n1) Лёд плавает на воде. + / -\n2) Солнце встаёт на западе. + / -"))
	if diff := cmp.Diff([]string{"Лёд плавает на воде.", "Солнце встаёт на западе."}, stems(q)); diff != "" {
		t.Error(diff)
	}
}

// TestWorthsAtTheEnd: what a question is worth may stand without brackets, and before what
// there is to choose from.
func TestWorthsAtTheEnd(t *testing.T) {
	for _, text := range []string{
		"1. Define osmosis. 2 pts\n2. Name a metal that is liquid. 2 pts\n3. What is rain? 2 pts",
		"1. Ice floats. [2] (True/False)\n2. Spiders have six legs. [2] (True/False)\n3. Which one is cold? [2]\na) ice\nb) fire\n4. Name a metal. [2]",
		"1. Define osmosis. [2]\nPoints: 2\n2. Name a metal that is liquid. (2 marks)\nPoints: 2\n3. What is rain? 2 pts\nPoints: 2",
		"1. Ice floats. (2 points) True / False\n2. Spiders have six legs. (2 points) T / F\n3. Snow is warm. (2 points) _____",
	} {
		q, _ := read(t, paper(text))
		for _, item := range q.Items {
			if item.Points == nil || item.Points.String() != "2" || strings.ContainsAny(item.Stem.Text(), "0123456789") {
				t.Errorf("%q: %v", item.Stem.Text(), item.Points)
			}
		}
	}
}

// TestChoicesAsOthers: a question of which no choice is marked has as many as the others,
// which are known by their marks.
func TestChoicesAsOthers(t *testing.T) {
	q, _ := read(t, set("1. What is the capital of France?\nLondon\n{r:Paris}\nBerlin\n2. Which one is a planet?\nMoon\nSun\n{r:Mars}\n3. Who wrote Hamlet?\n{r:Shakespeare}\nOrwell\nAusten\n4. At which point does water boil?\n50 °C\n90 °C\n100 °C\n5. Which gas do we breathe?\nneon\n{r:oxygen}\nargon"))
	if len(q.Items) != 5 || labelled(q)[3] != "4. At which point does water boil? / 50 °C / 90 °C / 100 °C" {
		t.Errorf("%q", labelled(q))
	}
}
