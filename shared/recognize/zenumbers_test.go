package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestZeNumbers: the letter that looks like a three is the number between two and four, and
// a letter among letters.
func TestZeNumbers(t *testing.T) {
	q, _ := read(t, paper("1. Хто літає?\nА орел\nБ вовк\n2. Хто плаває?\nА кіт\nБ сом\nЗ. Хто бігає?\nА лис\nБ дуб\n4. Хто співає?\nА щиглик\nБ рак\n"))
	if diff := cmp.Diff([]string{"Хто літає?", "Хто плаває?", "Хто бігає?", "Хто співає?"}, stems(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, paper("1. Кто летает?\nА. орёл\nБ. волк\n2. Кто плавает?\nА. кот\nБ. сом\nВ. ёж\nГ. лиса\nД. заяц\nЕ. рысь\nЖ. дрозд\nЗ. уж\n4. Кто поёт?\nА. щегол\nБ. рак\n"))
	if diff := cmp.Diff([]string{"Кто летает?", "Кто плавает?", "Кто поёт?"}, stems(q)); diff != "" {
		t.Errorf("letters: -want +got:\n%s", diff)
	}
}
