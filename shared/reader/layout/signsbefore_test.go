package layout

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/finding"
)

// TestLettersBeforeChoices: letters without a sign and the numbers of questions are no
// column of their own, also where what is offered are numbers.
func TestLettersBeforeChoices(t *testing.T) {
	p := newPaper()
	y := 60.0
	for i, offered := range [][]string{{"9", "15", "21", "23"}, {"Pacific Ocean", "Atlantic Ocean", "Indian Ocean", "Arctic Ocean"}, {"Leaf", "Flower", "Root", "Fruit"}} {
		p.at(63, y, fmt.Sprint(7+i)).at(80, y, "Which of these is the right one of the four?")
		for k, text := range offered {
			p.at(89, y+22+15*float64(k), string(rune('A'+k))).at(116, y+22+15*float64(k), text)
		}
		y += 104
	}
	got := blocksOf(p)
	for _, want := range []string{"A⇥9\n", "D⇥23\n", "B⇥Atlantic Ocean\n", "A⇥Leaf\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing:\n%s", want, got)
		}
	}
}

// rowsWithLetters are the lines of a page whose choices stand two to a line, or more, behind
// letters without a sign: where each text begins and ends.
const rowsWithLetters = `72: 72-86 16. | 103-310 What is it
85: 103-111 A | 121-159 owl | 247-254 B | 265-331 owl | 390-398 C | 408-429 owl
99: 103-111 D | 121-153 owl | 247-254 E | 265-334 owl
125: 72-86 17. | 103-335 What is it
139: 103-111 A | 121-238 owl | 319-326 B | 337-454 right one
152: 103-111 C | 121-219 owl | 319-327 D | 337-480 right one
166: 103-110 E | 121-267 owl
193: 72-86 18. | 103-338 What is it
206: 103-111 A | 121-143 owl | 188-196 B | 206-228 owl | 274-281 C | 292-314 owl | 359-367 D | 377-399 owl | 440-447 E | 458-482 1995.
233: 72-86 19. | 103-379 What is it
247: 103-111 A | 121-143 owl | 188-196 B | 206-228 owl | 274-281 C | 292-314 owl | 359-367 D | 377-399 owl | 440-447 E | 458-482 1977.
274: 72-86 20. | 103-450 What is it
287: 103-111 A | 121-168 owl | 188-196 B | 206-247 owl | 274-281 C | 292-335 owl | 359-367 D | 377-406 owl | 440-447 E | 458-498 owl
316: 72-86 21. | 103-408 What is it
329: 103-111 A | 121-242 owl | 319-326 B | 337-442 owl
342: 103-111 C | 121-247 owl | 319-327 D | 337-463 owl
356: 103-110 E | 121-248 owl
383: 72-86 22. | 103-302 What is it
396: 103-111 A | 121-316 owl
410: 103-111 B | 121-242 owl
423: 103-111 C | 121-276 owl
437: 103-111 D | 121-277 owl
450: 103-110 E | 121-276 owl
477: 72-86 23. | 103-368 What is it
491: 103-111 A | 121-196 owl | 319-326 B | 337-429 right one
504: 103-111 C | 121-211 owl | 319-327 D | 337-398 right one
517: 103-110 E | 121-188 owl
544: 72-86 24. | 103-264 What is it
558: 103-111 A | 121-242 owl | 319-326 B | 337-459 right one
571: 103-111 C | 121-255 owl | 319-327 D | 337-486 owl
585: 103-110 E | 121-283 owl
612: 72-86 25. | 103-483 What is it
625: 103-111 A | 121-244 owl | 319-326 B | 337-434 owl
639: 103-111 C | 121-248 owl | 319-327 D | 337-468 owl`

// TestLettersInsideRows: no gutter stands between letters without a sign and their choices,
// two of which stand on a line, also where rows above and below have their gaps there.
func TestLettersInsideRows(t *testing.T) {
	p := newPaper()
	for l := range strings.Lines(rowsWithLetters) {
		at, texts, _ := strings.Cut(strings.TrimSpace(l), ": ")
		for text := range strings.SplitSeq(texts, " | ") {
			var y, from, to float64
			fmt.Sscanf(at+" "+strings.Replace(text, "-", " ", 1), "%f %f %f", &y, &from, &to)
			_, said, _ := strings.Cut(text, " ")
			p.Spans = append(p.Spans, Span{Text: said, Size: 11, Font: "Serif", Box: finding.Box{X: from, Y: y, Width: to - from, Height: 12}})
		}
	}
	got := strings.ReplaceAll(blocksOf(p), "⇥", " ")
	for _, want := range []string{"A owl B right one\n", "C owl D right one\n", "17. What is it\n", "A owl B owl C owl D owl E owl\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing:\n%s", want, got)
		}
	}
}
