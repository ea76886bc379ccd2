package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestPapersThatAskNothing reads documents that show numbers, lists and a
// question mark here and there, and are no quiz.
func TestPapersThatAskNothing(t *testing.T) {
	for name, text := range map[string]string{
		"a readme":              "# Quiz bot\n\n1. Install the libraries:\npip install bot docx\n2. Set the token in main.py:\ntoken = \"_____\"\n3. Start it:\npython main.py\n",
		"names of a program":    "Change the paths in these files:\nquestions - __dirname + '/../questions' db - __dirname + '/../db'\n__init__ runs first.\n",
		"notes with formulas":   "Notes on chance\n\nAll chances of a space must sum to 1. P(A) + P(B) + …. = P(S) = 1\n\nA set has a size. N(A) + N(B) = N(C)\n",
		"a key alone":           "1. Answer: RCA\n2. Answer: XLR\n3. Answer: AES\n",
		"a statute":             "Rules\n\n1.1 Art. 31. Tests are of three kinds:\na. written;\nb. oral;\nc. practical.\n1.2 Art. 32. A test counts if:\na. it is signed;\nb. it is marked;\nc. it is kept.\n1.3 Art. 33. Whoever fails may:\na. repeat it;\nb. leave;\nc. complain. Why not?\n",
		"a requirements paper":  "Stock simulator\n\n用户管理\n1. 业务需求\na. Log in\nb. Log out\nc. Register\nd. Delete\n2. Data\na. Prices\nb. News\nc. Charts\nd. Orders\n",
		"a plan with its state": "Roadmap\n\nReaders of the first release\n[x] text\n[ ] tables\n[ ] pictures\n\nWriters of the second release\n[x] pages\n[ ] slides\n[ ] sheets\n",
		"one line of a form":    "Company _____ 12 Street\nphone 123456\nDate: 1.2.2020\nBank _____\nFaculty of Law\n",
	} {
		t.Run(name, func(t *testing.T) {
			q, _, err := recognize.Recognize(paper(text))
			if problem.CodeOf(err) != problem.NoQuestions {
				t.Errorf("%d items, error %v, want none", len(q.Items), err)
			}
		})
	}
}

// TestPapersThatAsk keeps questions that look a little like those.
func TestPapersThatAsk(t *testing.T) {
	for name, c := range map[string]struct {
		text  string
		items int
	}{
		"tasks with dotted numbers": {"Navio\nCurso de estatística\nExercício Navio\n1. O navio partiu em abril. A base de dados tem as idades.\n1.1. Importe os dados para um objeto.\n1.2 Crie uma variável com dois fatores.\n1.3 Crie um modelo de regressão logística.\n1.4 Transforme os coeficientes do modelo.\n1.5 Efetue a predição de uma idade.\n1.6 Realize o teste do modelo. Ele é bom?\n", 6},
		"an exam on commands":       {"Exam\n\n1. Which command copies a repository?\nA. git clone\nB. git pull\nC. git push\n2. Which command installs a package?\nA. npm install\nB. npm start\nC. npm test\n3. Which one runs a program?\nA. python x.py\nB. pip install x\nC. cd x\n", 3},
		"gaps of two strokes":       {"Quiz\n\n1. The capital of France is __ and that of Italy is __.\n2. Water freezes at __ degrees.\n", 2},
		"a sample in a guide":       {guide("bring") + "Sample\n\n" + planets(6, unmarked, func(i int) string { return "Answer: " + rightLetter(i) }) + "\n" + guide("send"), 6},
		"points in a report":        {"Report writing\n\n1. (2 points) Write a function that adds.\n2. (3 points) Write a function that divides.\n", 2},
		"boxes with one ticked":     {"1 1 A wave meets a wall. What happens to it? Recall that walls are stiff.\n( ) it stops\n(•) it turns back\n( ) it grows\n\n1 2 You measure a wave. What is its height? Use metres.\n(•) one\n( ) two\n( ) three\n", 2},
		"statements over bullets":   {"Quiz 1: Architecture of rivers\n\n1. Which one is a river?\n• Rhine\n• Baltic\n• Alps\n\n2. A river can never flow to the north\n• True\n• False\n\n3. Many rivers together form a\n• net\n• delta\n• hill\n\n4. Where a river begins there is a\n• mouth\n• source\n• lock\n", 4},
		"questions under bullets":   {"What is the largest planet?\n• Mars\n• Jupiter\n• Venus\n\nWhat is the smallest planet?\n• Mercury\n• Saturn\n• Earth\n", 2},
	} {
		t.Run(name, func(t *testing.T) {
			if q, _ := read(t, paper(c.text)); len(q.Items) != c.items {
				t.Errorf("%d items, want %d", len(q.Items), c.items)
			}
		})
	}
}

// guide tells in numbered paragraphs what a candidate has to do.
func guide(verb string) string {
	var b strings.Builder
	for i, thing := range strings.Fields("card letter photo licence form fee receipt map pen ruler bottle watch coat phone bag") {
		fmt.Fprintf(&b, "%d. Candidates %s the %s when they come to the hall of the office.\n", i+1, verb, thing)
	}
	return b.String()
}

// TestDashedNumbersAreNoChapters: "1.-" numbers the questions of a paper, not its
// chapters as "1.1" does.
func TestDashedNumbersAreNoChapters(t *testing.T) {
	q, _ := read(t, paper("CUESTIONARIO\n1.- Características de los grajos\nLos grajos son negros.\n2.- Nombre de tres aves:\n• grajo\n• búho\n• pato\n3.- Características de los nidos\nLos nidos son redondos.\n4.- Nombre de dos peces:\n• bacalao\n• trucha\n5.- Partes de un huevo\nEl huevo tiene yema."))
	if len(q.Items) != 5 {
		t.Errorf("%d items", len(q.Items))
	}
}
