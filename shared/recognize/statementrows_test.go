package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestStatementsUnderAQuestion reads tables and rows of statements that belong to
// a numbered question: each statement is true or false, and the numbers of the
// document go on behind them.
func TestStatementsUnderAQuestion(t *testing.T) {
	after := "2. What is red?\na) grass\nb) blood\nAnswer: b"
	for _, c := range []struct {
		name string
		doc  page.Document
		want []string // label stem: key
	}{
		{"joint column, named", blocks("Question : Vrai ou faux ?", grid(" | Vrai/Faux", "255.0.0.0 | ", "255.255.0.0 | "), "Question : Est-ce vrai ou faux ?", grid(" | Vrai/Faux", "DHCP | ", "ARP | ")), []string{"Question a) 255.0.0.0: -", "Question b) 255.255.0.0: -", "Question a) DHCP: -", "Question b) ARP: -"}},
		{"joint column, letters in it", blocks("1. Quel masque ?", grid(" | V/F", "255.0.0.0 | V", "255.255.0.0 | F"), after), []string{"1 a) 255.0.0.0: true", "1 b) 255.255.0.0: false", "2. What is red?: blood"}},
		{"two columns, ticked", blocks("1. Kreuzen Sie an.", grid("Aussage | richtig | falsch", "Die Sonne ist ein Stern. | x | ", "Der Mond ist ein Planet. | | x"), after), []string{"1 a) Die Sonne ist ein Stern.: true", "1 b) Der Mond ist ein Planet.: false", "2. What is red?: blood"}},
		{"two columns, lettered and empty", blocks("1. Tick the right column.", grid(" | True | False", "a) The sun is a star. | | ", "b) The moon is a planet. | | "), after), []string{"1 a) The sun is a star.: -", "1 b) The moon is a planet.: -", "2. What is red?: blood"}},
		{"a column of letters", blocks("1. Marque lo correcto.", grid(" | Enunciado | V | F", "a | El sol es una estrella. | X | ", "b | La luna es un planeta. | | X"), after), []string{"1 a) El sol es una estrella.: true", "1 b) La luna es un planeta.: false", "2. What is red?: blood"}},
		{"columns in front", blocks("1. Zaznacz.", grid("P | F | Zdanie", "X | | Warszawa leży nad Wisłą.", " | X | Kraków leży nad Odrą."), after), []string{"1 a) Warszawa leży nad Wisłą.: true", "1 b) Kraków leży nad Odrą.: false", "2. What is red?: blood"}},
		{"yes and no", blocks("Question 1: Tick yes or no.", grid("Statement | Yes | No", "Water boils. | x | ", "Ice is warm. | | x")), []string{"Question 1 a) Water boils.: true", "Question 1 b) Ice is warm.: false"}},
		{"rows with tabs", paper("1. Vraies ou fausses ?\na) Le soleil est une étoile.\tV\tF\nb) La lune est une planète.\tV\tF\n" + after), []string{"1 a) Le soleil est une étoile.: -", "1 b) La lune est une planète.: -", "2. What is red?: blood"}},
		{"rows with a slash", paper("1. Doğru mu yanlış mı?\na) Güneş bir yıldızdır. (D / Y)\nb) Ay bir gezegendir. (D / Y)\n" + after), []string{"1 a) Güneş bir yıldızdır.: -", "1 b) Ay bir gezegendir.: -", "2. What is red?: blood"}},
		{"no label over it", blocks("Kreuze an:", grid("Aussage | richtig | falsch", "a) Die Sonne ist ein Stern. | x | ", "b) Der Mond ist ein Planet. | | x")), []string{"1. Die Sonne ist ein Stern.: true", "2. Der Mond ist ein Planet.: false"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			q, _ := read(t, c.doc)
			var got []string
			for i, k := range keys(q) {
				got = append(got, q.Items[i].Label+" "+q.Items[i].Stem.Text()+": "+k)
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
			if _, ok := q.Items[0].Response.(quiz.TrueFalse); !ok {
				t.Errorf("%T", q.Items[0].Response)
			}
		})
	}
}
