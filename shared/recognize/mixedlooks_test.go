package recognize_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// mixedLooks is one way to set a test whose right choices are told by their looks: what
// authors combine freely, and what no combination of may make a key of.
type mixedLooks struct {
	number, letter, layout  string // of questions and choices
	look, covers            string // of right choices, in the letters of set, and how much of one has it
	stem, stressed          string // looks of stems, and whether words in them are set apart
	gap, points, odd, frame string
}

// draw picks each part, the plainest half of the time.
func draw(r *rand.Rand) mixedLooks {
	pick := func(of ...string) string {
		if r.IntN(2) == 0 {
			return of[0]
		}
		return of[r.IntN(len(of))]
	}
	m := mixedLooks{
		number: pick("%d. ", "%d) ", "Question %d: ", "Q%d. ", ""), letter: pick("a) ", "A. ", "(a) ", "• ", ""),
		layout: pick("\n", "\t", "      ", "\t\n"), look: pick("b", "h", "r", "g", "v", "u", "i", "bu", "br", ""), covers: pick("all", "text", "most", "leak", "letter"),
		stem: pick("", "b", "i", "some"), stressed: pick("", "word"), gap: pick("\n", ""), points: pick("", " (2 points)", " [1]", "   (1 mark)"),
		odd: pick("", "unmarked", "two"), frame: pick("", "section", "foot"),
	}
	if m.letter == "• " || m.letter == "" {
		m.layout = "\n" // nothing parts them on one line
		if m.covers == "letter" {
			m.covers = "all"
		}
		if m.number == "" {
			m.number = "%d. " // by their looks alone they are another test's matter
		}
	}
	return m
}

// marked sets text in a look.
func marked(look, text string) string {
	if look == "" {
		return text
	}
	return "{" + look + ":" + text + "}"
}

// question is the lines of question q, and its key.
func (m mixedLooks) question(q int) (text, want string) {
	c := crossed[q]
	right := map[int]bool{c.right: true}
	switch {
	case m.look == "" || m.odd == "unmarked" && q == 2:
		right = nil
	case m.odd == "two" && q == 3:
		right[(c.right+1)%4] = true
	}
	look := m.stem
	if look == "some" {
		look = []string{"b", ""}[q%2]
	}
	stem := marked(look, c.stem)
	if words := strings.SplitN(c.stem, " ", 4); m.stressed != "" && q%3 == 0 && len(words) == 4 {
		stem = marked(look, strings.Join(words[:2], " ")+" ") + marked("bu", words[2]) + marked(look, " "+words[3])
	}
	if m.number != "" {
		stem = marked(look, fmt.Sprintf(m.number, q+1)) + stem
	}
	var b strings.Builder
	b.WriteString(stem + marked(look, m.points) + "\n")
	var keys []string
	for i, choice := range c.choices {
		first := 'a'
		if strings.Contains(m.letter, "A") {
			first = 'A'
		}
		sign := strings.NewReplacer("a", string(first+rune(i)), "A", string(first+rune(i))).Replace(m.letter)
		if right[i] {
			keys = append(keys, choice)
			b.WriteString(m.right(sign, choice))
		} else {
			b.WriteString(sign + choice)
		}
		switch {
		case i == 3 || m.layout == "\t\n" && i == 1:
			b.WriteString("\n")
		default:
			b.WriteString(strings.TrimSuffix(m.layout, "\n"))
			if m.layout == "\n" {
				b.WriteString("\n")
			}
		}
	}
	if keys == nil {
		return b.String(), "-"
	}
	return b.String(), strings.Join(keys, " | ")
}

// right sets a right choice apart.
func (m mixedLooks) right(sign, choice string) string {
	switch {
	case m.covers == "text":
		return sign + marked(m.look, choice)
	case m.covers == "leak":
		return sign + marked(m.look, choice+" ")
	case m.covers == "letter":
		return marked(m.look, strings.TrimSpace(sign)) + " " + choice
	case m.covers == "most" && len(choice) > 4:
		return sign + marked(m.look, choice[:len(choice)-1]) + choice[len(choice)-1:]
	}
	return marked(m.look, sign+choice)
}

// TestMixedLooks reads tests that combine what authors do to questions, choices and the
// right ones among them.
func TestMixedLooks(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 1500 {
		m := draw(r)
		text, want := "Science test\n\n", []string(nil)
		for q := range crossed {
			if m.frame == "section" && q%3 == 0 {
				text += marked("b", "Section "+"AB"[q/3:q/3+1]+": questions") + "\n"
			}
			lines, key := m.question(q)
			text, want = text+lines+m.gap, append(want, key)
		}
		if m.frame == "foot" {
			text += "Good luck!\n"
		}
		q, _, err := recognize.Recognize(set(text))
		if err != nil {
			t.Errorf("%+v: %v\n%s", m, err, text)
		} else if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%+v (-want +got):\n%s\n%s", m, diff, text)
		}
	}
}
