package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestBulletStems reads questions behind bullets with plain lines under each,
// and leaves lists alone whose bullets do not ask.
func TestBulletStems(t *testing.T) {
	write := func(stem string) string {
		var b strings.Builder
		for n := range 6 {
			fmt.Fprintf(&b, "• "+stem+"\nuno %d\ndos\ntres *\n", n, n)
		}
		return b.String()
	}
	q, _ := read(t, paper("Nivel 1: Deportes\n"+write("¿Cuántos jugadores tiene el equipo %d?")))
	if len(q.Items) != 6 || keys(q)[4] != "tres" {
		t.Errorf("%d items, keys %v", len(q.Items), keys(q))
	}
	noQuestions(t, write("El equipo %d entrena los lunes."))
}

// TestCalls reads choices that call functions: their empty brackets are no gap
// of a question.
func TestCalls(t *testing.T) {
	q, _ := read(t, paper("How is the length of a list found?\ncount()\nnew Length() +\nsizeof()\nlist = ();\nHow is a file opened?\nopen() +\nload()\nread()\nshow()\n"+
		"How is a line written?\nprint()\necho() +\nput()\nline = 1;\nHow is the time read?\ntime() +\ndate()\nnow()\nclock()\nHow is a number rounded?\nround() +\nfloor()\ncut()\ncap()"))
	if len(q.Items) != 5 {
		t.Errorf("%d items", len(q.Items))
	}
}
