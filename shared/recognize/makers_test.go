package recognize_test

import (
	"strings"
	"testing"
)

// TestMakersOfAPaper: who made a paper belongs to no question, and the key behind is
// read; a sentence that only speaks of it stays.
func TestMakersOfAPaper(t *testing.T) {
	const asked = "II. TRUE OR FALSE\n1. Ice is frozen water.\n2. Bread is made by a baker.\n3. Owls sleep at night.\n"
	for _, text := range []string{
		asked + "Prepared by:\nANA CRUZ\nTeacher I",
		asked + "Prepared by: Ana Cruz\tChecked by: Ben Lim\nTeacher I\tHead Teacher\nNoted by:\nDr. Eva Ong",
		asked + "Elaborado por: Ana Cruz",
	} {
		q, _ := read(t, paper(text))
		if got := stems(q); len(got) != 3 || got[2] != "Owls sleep at night." {
			t.Errorf("stems = %q", got)
		}
	}
	q, _ := read(t, paper(asked+"Prepared by:\nAna Cruz\nAnswer key\n1. True\n2. True\n3. False"))
	if got := strings.Join(keys(q), " "); got != "true true false" {
		t.Errorf("keys = %s", got)
	}
	q, _ = read(t, paper("1. Who is it?\nPrepared by: nobody knows whom.\nA. Ana\nB. Ben\n2. Who sings?\nA. Ana\nB. Ben"))
	if got := stems(q)[0]; !strings.Contains(got, "nobody knows") {
		t.Errorf("stem = %q", got)
	}
}
