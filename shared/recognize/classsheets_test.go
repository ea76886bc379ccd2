package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// sheet is a worksheet as Markdown gives it: "# " before a heading, "- " before a bullet,
// a gap before each other line.
func classSheet(text string) page.Document {
	var doc page.Document
	for l := range strings.SplitSeq(text, "\n") {
		p := page.Paragraph{}
		if rest, ok := strings.CutPrefix(l, "# "); ok {
			l, p.Style.Heading = rest, 2
		}
		if rest, ok := strings.CutPrefix(l, "- "); ok {
			l, p.Label = rest, &page.Label{Text: "•", Format: page.Bullet, List: "1"}
		}
		if l != "" {
			p.Runs = []page.Run{{Text: l}}
		}
		doc.Blocks = append(doc.Blocks, p)
	}
	return doc
}

// TestClassSheets: what stands between, under and behind the tasks of worksheets.
func TestClassSheets(t *testing.T) {
	for name, c := range map[string]struct {
		doc  page.Document
		want []string
	}{
		"a heading over bullets ends the question before": {classSheet("# Birds\n\n1. What does an owl eat?\n\n2. Where does a gull nest?\n\n# How birds fly\n\nA wing has parts.\n\n- the arm\n- the hand\n- the feathers\n\n# Fish\n\n3. What does a trout eat?"),
			[]string{"1. What does an owl eat?", "2. Where does a gull nest?", "3. What does a trout eat?"}},
		"a heading behind an answer without words is none": {classSheet("# Trees\n\n1. Draw an oak.\n\nAnswer:\n\n# Notes on trees\n\n2. Why do leaves fall?\n\nAnswer:\n\nIt gets cold."),
			[]string{"1. Draw an oak.", "2. Why do leaves fall?: It gets cold."}},
		"given things and the question behind": {classSheet("# Shop\n\n1. At the stall you see:\n- plums for $2\n- pears for $3\nWhat do both cost together?\n\n2. How many plums do you get for $8?"),
			[]string{"1. At the stall you see:\n• plums for $2\n• pears for $3\nWhat do both cost together?", "2. How many plums do you get for $8?"}},
		"dati e domanda": {classSheet("# Mercato\n\n1. Al banco trovi:\n- prugne a 2 euro\n- pere a 3 euro\nQuanto costano insieme?\n\n2. Quante prugne compri con 8 euro?"),
			[]string{"1. Al banco trovi:\n• prugne a 2 euro\n• pere a 3 euro\nQuanto costano insieme?", "2. Quante prugne compri con 8 euro?"}},
		"what a pupil wrote himself": {paper("Feuille\n1. Il (chanter) ____ bien.\nMa réponse : Il chante bien.\n2. Nous (courir) ____ vite.\nMa réponse : Nous courons vite.\n3. Je (lire) ____ peu.\nMa réponse : Je lit peu.\nCorrigé\n1. chante\n2. courons\n3. lis"),
			[]string{"1. Il (chanter) _____ bien.: chante", "2. Nous (courir) _____ vite.: courons", "3. Je (lire) _____ peu.: lis"}},
		"brackets to write in": {paper("Sheet\n1. What is a root?\n[Your answer]\n2. What is a stem?\n[Write your answer here]"),
			[]string{"1. What is a root?", "2. What is a stem?"}},
		"Klammern zum Schreiben": {paper("Blatt\n1. Was ist eine Wurzel?\n[Deine Antwort]\n2. Was ist ein Stängel?\n[Deine Antwort]"),
			[]string{"1. Was ist eine Wurzel?", "2. Was ist ein Stängel?"}},
		"tasks under letters with their points": {paper("Test\nTask 1. Read the map.\n(a) (2 points)\n(i) Name the longest river.\n(ii) Name the highest hill.\n(b) (3 points)\n(i) Describe the coast.\n(ii) Describe the plain.\nTask 2. Which town is the oldest?"),
			[]string{"Task 1 (a) (i) Name the longest river.", "Task 1 (a) (ii) Name the highest hill.", "Task 1 (b) (i) Describe the coast.", "Task 1 (b) (ii) Describe the plain.", "Task 2 Which town is the oldest?"}},
		"bullets that order": {classSheet("# Verifica sul moto\n\n1. Un treno parte da Roma e dopo un'ora arriva a Napoli.\n\n- Calcola la velocità media del treno in metri al secondo.\n- Spiega perché la velocità non è costante durante il viaggio.\n- Disegna il grafico della posizione del treno nel tempo.\n- Poi cerca su una carta la distanza e confronta i valori.\n\n2. Che cosa misura un tachimetro?\n\n3. Perché un freno si scalda?"),
			[]string{"1 a) Calcola la velocità media del treno in metri al secondo.", "1 b) Spiega perché la velocità non è costante durante il viaggio.", "1 c) Disegna il grafico della posizione del treno nel tempo.", "1 d) Poi cerca su una carta la distanza e confronta i valori.", "2. Che cosa misura un tachimetro?", "3. Perché un freno si scalda?"}},
		"questions among the answers of a section": {paper("Sheet\nPart A\n1. He sings. (past)\n2. We run. (past)\n3. I go. (past)\nPart B\n1. She reads. (question)\n2. They swim. (question)\n3. It rains. (question)\n4. You cook. (question)\nAnswer key\nPart A\n1. He sang.\n2. We ran.\n3. I went.\nPart B\n1. Reads she.\n2. Swim they.\n3. Rains it.\n4. Do you cook?"),
			[]string{"1. He sings. (past): He sang.", "2. We run. (past): We ran.", "3. I go. (past): I went.", "1. She reads. (question): Reads she.", "2. They swim. (question): Swim they.", "3. It rains. (question): Rains it.", "4. You cook. (question): Do you cook?"}},
		"an order names the letters to judge with": {paper("Test\n1. What is iron?\n2. Decide whether this is true (A) or not (N).\n3. Why does iron rust?"),
			[]string{"1. What is iron?", "2. Decide whether this is true (A) or not (N).", "3. Why does iron rust?"}},
		"things to convert in a table": {blocks("Units\nConvert to metres.", rowsOf([]string{"Length", "in metres"}, []string{"30 cm", ""}, []string{"4 km", ""}, []string{"5 dm", ""})),
			[]string{"1. 30 cm _____", "2. 4 km _____", "3. 5 dm _____"}},
		"numbered sentences in a table": {blocks("Zeiten\nSchreibe die Sätze im Präteritum.", rowsOf([]string{"Nr.", "Satz", "im Präteritum"}, []string{"1", "Der Hund läuft am Abend durch den großen Garten.", ""}, []string{"2", "Die Katze schläft den ganzen Tag auf dem Sofa.", ""}, []string{"3", "Wir essen heute in der neuen Kantine der Schule.", ""})),
			[]string{"1. Der Hund läuft am Abend durch den großen Garten. _____", "2. Die Katze schläft den ganzen Tag auf dem Sofa. _____", "3. Wir essen heute in der neuen Kantine der Schule. _____"}},
	} {
		q, _ := read(t, c.doc)
		got := labelled(q)
		for i := range got {
			got[i] = strings.ReplaceAll(got[i], ": true / false", "")
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestSkillTable: the skills that a sheet is marked by are not asked, whatever boxes stand
// beside them.
func TestSkillTable(t *testing.T) {
	q, _ := read(t, blocks("Évaluation", grid("Compétence | Insuff. | Fragile | Satisf. | T. bonne", "C1 Lire un plan | □ | □ | □ | □", "C2 Tracer un cercle | □ | □ | □ | □"), "1. Que montre le plan ?\n2. Tracez un cercle de rayon 3 cm."))
	if diff := cmp.Diff([]string{"1. Que montre le plan ?", "2. Tracez un cercle de rayon 3 cm."}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
