package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestEvenParts: choices that ask or order are choices where all other questions of the
// paper have just as many, and parts where they stand last, are others in number, or
// leave room to write.
func TestEvenParts(t *testing.T) {
	build := func(stem, odd string, at int) string {
		var b strings.Builder
		for n := 1; n <= 12; n++ {
			if n == at {
				fmt.Fprintf(&b, "%d. %s\n%s\n", n, stem, odd)
				continue
			}
			fmt.Fprintf(&b, "%d. Какой город стоит на реке %d?\n- Тверь\n- Пермь\n- Омск\n", n, n)
		}
		return b.String()
	}
	asking := "- Есть ли у каждого ящика на складе своё имя и хозяин?\n- Можно ли каждый ящик взвесить на весах у ворот?\n- Закрыт ли каждый ящик на складе крышкой и замком?"
	ordering := "- Запланировать отъезд всех возов на самый ранний час\n- Запланировать отъезд всех возов на самый поздний час\n- Запланировать отъезд всех возов вместе и без стоянок"
	save, spare := "Проверяя ящики, задайте себе все эти вопросы, за исключением:", "Чтобы сберечь силы, сторож может попросить:"
	for _, c := range []struct {
		name, stem, odd string
		at, want        int
	}{
		{"asking", save, asking, 6, 12},
		{"ordering", spare, ordering, 6, 12},
		{"last", save, asking, 12, 14},
		{"another number", save, asking + "\n- Есть ли на каждом ящике марка и печать сторожа?", 6, 15},
		{"room", save, strings.ReplaceAll(asking, "?", "?\n________________"), 6, 14},
	} {
		if q, _ := read(t, paper(build(c.stem, c.odd, c.at))); len(q.Items) != c.want {
			t.Errorf("%s: %d questions, want %d", c.name, len(q.Items), c.want)
		}
	}
}
