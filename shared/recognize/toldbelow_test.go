package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// statements are what the papers below ask to judge, every other one true.
var statements = []string{"Il cane è un animale di casa", "La neve è calda come il fuoco", "Il fiume scorre verso il mare", "La luna è fatta di formaggio", "Le case di solito hanno il tetto", "I gatti volano sopra le montagne"}

// judgedPaper writes a paper of them with what a form makes of each.
func judgedPaper(form func(n int, statement string, right bool) string) string {
	var b strings.Builder
	b.WriteString("VERIFICA\n")
	for i, s := range statements {
		b.WriteString(form(i+1, s, i%2 == 0) + "\n")
	}
	return b.String()
}

func truthWord(right bool, yes, no string) string {
	if right {
		return yes
	}
	return no
}

// TestTruthsSaid: statements say their truth at the end of the line or below, in
// words or letters, with numbers or without.
func TestTruthsSaid(t *testing.T) {
	for name, form := range map[string]func(n int, s string, right bool) string{
		"letter behind a sentence": func(_ int, s string, right bool) string { return s + ". " + truthWord(right, "V", "F") },
		"letter behind":            func(_ int, s string, right bool) string { return s + " " + truthWord(right, "V", "F") },
		"letter in brackets":       func(_ int, s string, right bool) string { return s + " (" + truthWord(right, "V", "F") + ")" },
		"numbered": func(n int, s string, right bool) string {
			return fmt.Sprintf("%d. %s. %s", n, s, truthWord(right, "V", "F"))
		},
		"bulleted": func(_ int, s string, right bool) string { return "- " + s + ". " + truthWord(right, "V", "F") },
		"capitals": func(_ int, s string, right bool) string { return s + " " + truthWord(right, "VERO", "FALSO") },
		"pair and truth": func(n int, s string, right bool) string {
			return fmt.Sprintf("%d. %s. Vero/Falso: %s", n, s, truthWord(right, "Vero", "Falso"))
		},
		"word below": func(_ int, s string, right bool) string { return s + "\n" + truthWord(right, "Vero", "Falso") },
		"word below a number and its word": func(n int, s string, right bool) string {
			return fmt.Sprintf("Question %d\n%s.\n%s", n, s, truthWord(right, "Vero", "Falso"))
		},
		"letter below": func(n int, s string, right bool) string {
			return fmt.Sprintf("%d. %s.\n%s", n, s, truthWord(right, "V", "F"))
		},
		"box behind": func(n int, s string, right bool) string {
			return fmt.Sprintf("%d. %s\n   Vero: [%s]  Falso: [%s]", n, s, truthWord(right, "x", " "), truthWord(right, " ", "x"))
		},
	} {
		q, _ := read(t, paper(judgedPaper(form)))
		if diff := cmp.Diff([]string{"true", "false", "true", "false", "true", "false"}, keys(q)); diff != "" {
			t.Errorf("%s\n%s", name, diff)
		}
		if diff := cmp.Diff(statements, bareStems(q)); diff != "" {
			t.Errorf("%s\n%s", name, diff)
		}
	}
}

// TestTruthsOffered: statements offer both words at the end of the line or below,
// with boxes or without, and none is the answer.
func TestTruthsOffered(t *testing.T) {
	for name, form := range map[string]func(n int, s string, right bool) string{
		"words below":           func(n int, s string, _ bool) string { return fmt.Sprintf("%d. %s.\nVero\nFalso", n, s) },
		"words below no number": func(_ int, s string, _ bool) string { return s + ".\nVero\nFalso" },
		"boxes below":           func(_ int, s string, _ bool) string { return "• " + s + "\nVero: [ ] Falso: [ ]" },
		"room below":            func(n int, s string, _ bool) string { return fmt.Sprintf("%d. %s\nVero: ___ Falso: ___", n, s) },
		"boxes behind":          func(_ int, s string, _ bool) string { return s + ". Vero [ ] Falso [ ]" },
		"boxes before letters":  func(_ int, s string, _ bool) string { return s + ". ☐ V ☐ F" },
		"letters in brackets":   func(_ int, s string, _ bool) string { return s + ". [V] [F]" },
		"letters below":         func(_ int, s string, _ bool) string { return s + "\nV   F" },
	} {
		q, _ := read(t, paper(judgedPaper(form)))
		if diff := cmp.Diff(strings.Fields(strings.Repeat("- ", len(statements))), keys(q)); diff != "" {
			t.Errorf("%s\n%s", name, diff)
		}
		if diff := cmp.Diff(statements, bareStems(q)); diff != "" {
			t.Errorf("%s\n%s", name, diff)
		}
		for _, item := range q.Items {
			if item.Response.Type() != quiz.TypeTrueFalse {
				t.Errorf("%s: %s", name, item.Response.Type())
			}
		}
	}
}

// bareStems are the statements read, without the ends of sentences.
func bareStems(q quiz.Quiz) []string {
	out := stems(q)
	for i := range out {
		out[i] = strings.TrimRight(out[i], ".")
	}
	return out
}

// TestOtherAsk: a table under a question of its own holds its choices, whatever the
// heading over the first of them says.
func TestOtherAsk(t *testing.T) {
	row := func(texts ...string) page.Row {
		var r page.Row
		for _, text := range texts {
			r.Cells = append(r.Cells, page.Cell{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: text}}}}})
		}
		return r
	}
	ask := func(title string, rows ...string) []page.Block {
		table := page.Table{Rows: []page.Row{row("", "Vrai/Faux")}}
		for _, r := range rows {
			table.Rows = append(table.Rows, row(r, ""))
		}
		return []page.Block{page.Paragraph{Runs: []page.Run{{Text: "Question : " + title}}}, table}
	}
	doc := page.Document{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: "Vrai ou faux : choisissez selon les énoncés donnés."}}}}}
	doc.Blocks = append(doc.Blocks, ask("Quelle ville est la capitale du Pérou ?", "Lima est la capitale", "Quito est la capitale", "Rome est la capitale")...)
	doc.Blocks = append(doc.Blocks, ask("Quel animal vole dans la nuit ?", "Le chat de la maison", "Le hibou des bois", "Le chien du voisin")...)
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Quelle ville est la capitale du Pérou ?", "Quel animal vole dans la nuit ?"}, stems(q)); diff != "" {
		t.Error(diff)
	}
}

// TestComparisonIsNoTruth: what only begins with a sign for false says no truth.
func TestComparisonIsNoTruth(t *testing.T) {
	text := judgedPaper(func(n int, s string, right bool) string {
		return fmt.Sprintf("Question %d\n%s.\n%s", n, s, truthWord(right, "Vero", "Falso"))
	})
	q, _ := read(t, paper(text+"Question 7\nQuesta riga stampa il confronto.\nx > y"))
	if got := keys(q); len(got) != 7 || got[6] != "-" {
		t.Errorf("%q", got)
	}
}

// TestTruthsAmongQuestions: a few numbered statements say their truth in whole words below
// them, among other questions; or several, all the same. Letters are too few to tell.
func TestTruthsAmongQuestions(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"both words", "1. Il cane è un animale.\nVero\n2. La neve è sempre calda.\nFalso\n3. Quali fiumi scorrono in Italia?\nil Po\n4. La luna è di formaggio.\nFalso", "true false - false"},
		{"one word", "1. La neve è sempre calda.\nFalso\n2. La luna è di formaggio.\nFalso\n3. I gatti volano sui monti.\nFalso\n4. Quali fiumi scorrono in Italia?\nil Po\n5. Il mare è fatto di latte.\nFalso\n6. Le case non hanno tetto.\nFalso", "false false false - false false"},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(strings.Fields(c.want), keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.name, diff)
		}
	}
	noQuestions(t, "1. Il primo capitolo del libro.\nF\n2. Il secondo capitolo del libro.\nV\n3. Il terzo capitolo del libro.\nF")
}
