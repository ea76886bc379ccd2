package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// choicesOver is a section of questions that offer choices, over the rest of a paper.
func choicesOver(title, rest string) string {
	return title + "\n1. Napoleon ... 1815\na) Waterloo\nb) Wagram\nc) Jena\n2. Galileo ... 1610\na) Jupiter\nb) Mars\nc) Venus\n3. Edison ... 1879\na) Boston\nb) Chicago\nc) Denver\n" + rest
}

// kindsOf are the kinds of the items from the fourth on: "open", "truth", "match", "choice".
func kindsOf(q quiz.Quiz) string {
	var out []string
	for _, item := range q.Items[min(3, len(q.Items)):] {
		switch item.Response.(type) {
		case quiz.Match:
			out = append(out, "match")
		case quiz.TrueFalse:
			out = append(out, "truth")
		case quiz.Choice:
			out = append(out, "choice")
		default:
			out = append(out, "open")
		}
	}
	return strings.Join(out, " ")
}

// TestKindTitles: sections are named by the kind of their questions in many languages, also
// in words that name it only where they stand alone.
func TestKindTitles(t *testing.T) {
	topics := "\n1. Amundsen, Scott (1911)\n2. Magellan, 1519\n3. Vasco da Gama, India 1498"
	claims := "\n1. Roma Oslo 1507.\n2. Wien Bonn 1514.\n3. Bern Riga 1521."
	lists := "\n1. Madrid\n2. Oslo\n3. Roma\na. Norge\nb. Italia\nc. España"
	for _, c := range []struct{ titles, below, want string }{
		{"Risposta aperta|Respuesta abierta|Resposta aberta|Questions à réponse ouverte|Offene Antworten|Inzichtvragen|Część otwarta|Otevřená odpověď|Otázky s voľnou odpoveďou|Itemi semiobiectivi|Nyitott kérdések|Açık uçlu|Câu hỏi mở|Pertanyaan terbuka|Soalan subjektif|Maikling sagot|Maswali ya wazi|Fritextfrågor|Korte svar|Åpne spørsmål|Avoimet tehtävät|Preguntes obertes|Zadaci otvorenog tipa", topics, "open open open"},
		{"Desarrollo|Redação|Tema|Dissertation|Aufsatz|Opstel|Wypracowanie|Úvaha|Compunere|Fogalmazás|Kompozisyon|Karangan|Insha|Uppsats|Aine|Sastavak|Rispondi|Contesta (6 puntos)", topics, "open open open"},
		{"Abbina le colonne|Collegamenti|Ejercicio de relación|Faça a correspondência|Mise en correspondance|Was passt zusammen?|Zoek bij elkaar|Przyporządkowanie|Spojovačka|Spájanie|Faceți corespondența|Keresd a párját|Soal Mencocokkan|Padanan|Pagtutugma|Kuoanisha|Dra streck|Find par|Koblingsoppgaver|Yhdistelytehtävä|Aparellament|Zadaci povezivanja", lists, "match"},
		{"Vrai-Faux|Igaz, hamis|Točno – netočno|Richtig-Falsch-Aufgaben|Adevărat - Fals|Soal benar-salah|Alegere duală|Pitääkö paikkansa?", claims, "truth truth truth"},
	} {
		for title := range strings.SplitSeq(c.titles, "|") {
			q, _ := read(t, paper(choicesOver("A. Test", "B. "+title+c.below)))
			if got := kindsOf(q); got != c.want {
				t.Errorf("%s: %s", title, got)
			}
		}
	}
}

// TestTitlesOfOutlines: what names tasks to be written only where choices are offered above is
// the title of a part of a text or of a lesson elsewhere; nor do two words to choose from head
// statements.
func TestTitlesOfOutlines(t *testing.T) {
	var outline strings.Builder
	for i, title := range []string{"I. Introducción", "II. Desarrollo", "III. Tema"} {
		fmt.Fprintf(&outline, "%s\n1. Amundsen y Scott, %d\n2. Magallanes, %d\n3. Vasco da Gama, India\n", title, 1900+i, 1500+i)
	}
	if q, _, err := recognize.Recognize(paper(outline.String())); err == nil {
		t.Errorf("outline: %q", labelled(q))
	}
	lesson := "Desarrollo\n1. Los alumnos leen el texto\n2. Trabajo en grupos\n3. Puesta en común\n"
	q, _ := read(t, paper(lesson+choicesOver("Evaluación", "")))
	if len(q.Items) != 3 {
		t.Errorf("lesson: %q", labelled(q))
	}
	q, _ = read(t, paper("1. Gehst du gern zur Schule?\nRichtig Falsch\n2. Nenne drei Flüsse.\n3. Beschreibe den Rhein."))
	if len(q.Items) != 3 {
		t.Fatalf("words to choose from: %q", labelled(q))
	}
	if _, judged := q.Items[2].Response.(quiz.TrueFalse); judged {
		t.Error("words to choose from head what comes after them")
	}
}

// TestWorthOfEach: what stands under a heading that says what each is worth asks something
// where it offers lettered choices, however few they are; a list of dashes does not.
func TestWorthOfEach(t *testing.T) {
	doc := "Test\n\nI. Reading (1 point each)\n1. The capital of Italy is\na) Rome\nb) Oslo\n2. The capital of Norway is\na) Rome\nb) Oslo\n\nII. Grammar (2 points each)\n1. She ___ home.\na) go\nb) goes\n2. They ___ home.\na) go\nb) goes"
	q, _ := read(t, paper(doc))
	if len(q.Items) != 4 {
		t.Errorf("%q", labelled(q))
	}
	if q, _, err := recognize.Recognize(paper("Rules of the club\nBadges (1 point each)\n1. The badge of the river\n- swim a mile\n- row a mile\n2. The badge of the wood\n- light a fire\n- climb a tree\n")); err == nil {
		t.Errorf("badges: %q", labelled(q))
	}
}
