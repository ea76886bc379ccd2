package recognize_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
	"formwright/shared/richtext"
)

// stems gives the stem of every item.
func stemsOf(q quiz.Quiz) (out []string) {
	for _, item := range q.Items {
		out = append(out, item.Stem.Text())
	}
	return out
}

// TestBoldQuestionsOverFormulas: brief bullets under bold questions are choices, also where
// a formula stands between: no answer is made of them.
func TestBoldQuestionsOverFormulas(t *testing.T) {
	var doc page.Document
	say := func(runs ...page.Run) { doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: runs}) }
	offer := func(choices string) {
		for _, c := range strings.Fields(choices) {
			doc.Blocks = append(doc.Blocks, page.Paragraph{Label: &page.Label{Text: "•", Format: page.Bullet, List: "bullets"}, Runs: []page.Run{{Text: c}}})
		}
	}
	for i, sum := range []string{"20 + 30", "40 - 15", "6 \\times 7", "81 \\div 9", "12 + 19", "70 - 1"} {
		say(page.Run{Text: string(rune('1'+i)) + ". Wat is de uitkomst?", Marks: page.Marks{Bold: true}})
		say(page.Run{Kind: page.FormulaRun, Formula: &page.Formula{LaTeX: sum, Text: sum}})
		offer("9 25 31 42 50 69")
	}
	q, _ := read(t, doc)
	if len(q.Items) != 6 {
		t.Fatalf("%d items, want 6", len(q.Items))
	}
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 6 || c.HasKey() {
			t.Errorf("%q is read as %#v", item.Stem.Text(), item.Response)
		}
	}
}

// TestSignedStems: a sign stands before each question, where others have numbers.
func TestSignedStems(t *testing.T) {
	for _, sign := range []string{"# ", "?", "@ "} {
		text := "SIGNCá nào sống ở biển:\nA. cá thu\nB. cá chép\nC. cá trê\nSIGNSố 24 chia hết cho\nA. 5\nB. 7\nC. 8\nSIGNCây nào cho gỗ :\nA. lim\nB. lúa\nC. khoai"
		q, _ := read(t, paper(strings.ReplaceAll(text, "SIGN", sign)))
		want := []string{"Cá nào sống ở biển:", "Số 24 chia hết cho", "Cây nào cho gỗ :"}
		if diff := cmp.Diff(want, stemsOf(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", sign, diff)
		}
	}
	q, _ := read(t, paper("# made for the spring term\n1. Which one swims?\nA. trout\nB. oak\n# easier than the next\n2. Which one grows?\nA. stone\nB. fern\n# not used\n3. Which one flies?\nA. mole\nB. swift"))
	if diff := cmp.Diff([]string{"Which one swims?", "Which one grows?", "Which one flies?"}, stemsOf(q)); diff != "" {
		t.Errorf("comments (-want +got):\n%s", diff)
	}
}

// TestTasksInHanNumerals: tasks are counted in Chinese numerals, with what they are worth.
func TestTasksInHanNumerals(t *testing.T) {
	for _, form := range []string{"题%.（20分）", "第%题（20分）", "第%問（20点）"} {
		text := "物理模拟卷\n" + strings.Replace(form, "%", "一", 1) + "\n一个小球从塔顶落下，求它落地时的速度。\n" +
			strings.Replace(form, "%", "二", 1) + "\n一根细杆在水平面上转动，求它的动能。\n" +
			strings.Replace(form, "%", "三", 1) + "\n一束光射入水中，求折射角。"
		q, _ := read(t, paper(text))
		want := []string{"一个小球从塔顶落下，求它落地时的速度。", "一根细杆在水平面上转动，求它的动能。", "一束光射入水中，求折射角。"}
		if diff := cmp.Diff(want, stemsOf(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", form, diff)
		}
		if q.Items[0].Points == nil {
			t.Errorf("%s: no points", form)
		}
	}
}

// TestOrdersBehindTitles: a task has a brief title and its order behind a colon.
func TestOrdersBehindTitles(t *testing.T) {
	for _, text := range []string{
		"Parte 1: Laços\n1. Contagem: Imprima os números de 3 a 30. ok\n2. Média: Calcule a média de cinco valores. ok\n3. Maior de três: Peça três números e mostre o maior. ok",
		"Part 1: Loops\n1. Countdown: Ask the user for a number and count down from it.\n2. Mean of five: Calculate the mean of five values.\n3. Larger: Write a program that prints the larger of two numbers.",
	} {
		q, _ := read(t, paper(text))
		if len(q.Items) != 3 {
			t.Errorf("%d items in %q", len(q.Items), text)
		}
	}
	if q, _, err := recognize.Recognize(paper("What the program does\n1. Accounts: Create one with your address.\n2. Lists: Add what you need to buy.\n3. Sharing: Send a list to your family.")); err == nil {
		t.Errorf("features are read as %d items", len(q.Items))
	}
}

// TestPicturesBehindNumbers: a picture between a number and its question says nothing.
func TestPicturesBehindNumbers(t *testing.T) {
	q, _ := read(t, paper("1) 🖊️ Which bird swims?\na) swan\nb) wren\n2)🖊️ Which bird runs?\na) ostrich\nb) finch\n3) 📝 Name a bird that cannot fly."))
	if diff := cmp.Diff([]string{"Which bird swims?", "Which bird runs?", "Name a bird that cannot fly."}, stemsOf(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestPictureBesideNumber: a table of one row keeps a picture beside its question.
func TestPictureBesideNumber(t *testing.T) {
	picture := page.Run{Kind: page.ImageRun, Image: &page.Image{Hash: "m1"}}
	cell := func(runs ...page.Run) page.Cell {
		return page.Cell{Blocks: []page.Block{page.Paragraph{Runs: runs}}}
	}
	row := func(cells ...page.Cell) page.Block { return page.Table{Rows: []page.Row{{Cells: cells}}} }
	say := func(texts ...string) (out []page.Block) {
		for _, text := range texts {
			out = append(out, page.Paragraph{Runs: []page.Run{{Text: text}}})
		}
		return out
	}
	blocks := say("1. Hewan yang hidup di air adalah ....", "a. ikan", "b. ayam", "c. kuda")
	blocks = append(blocks, row(cell(page.Run{Text: "2. Pada kata"}), cell(picture), cell(page.Run{Text: "huruf pertama dibaca ...."})))
	blocks = append(blocks, say("a. panjang", "b. pendek", "c. samar")...)
	blocks = append(blocks, row(cell(page.Run{Text: "3. "}), cell(picture)))
	blocks = append(blocks, say("Gambar itu menunjukkan ....", "a. gunung", "b. sungai", "c. danau", "4. Ibu kota Jepang adalah ....", "a. Tokyo", "b. Osaka", "c. Kyoto")...)
	q, fs := read(t, page.Document{Blocks: blocks, Media: richtext.Library{"m1": {Type: "image/png"}}})
	if len(q.Items) != 4 || slices.ContainsFunc(fs, func(f finding.Finding) bool { return f.Code == finding.NumberSkipped }) {
		t.Fatalf("%d items, %v", len(q.Items), fs)
	}
	if got := q.Items[1].Stem.Text(); !strings.HasPrefix(got, "Pada kata") || !strings.Contains(got, "huruf pertama") {
		t.Errorf("the second stem is %q", got)
	}
}

// TestChoicesWithoutOrder: wide gaps part choices on two lines, whose letters come in no order.
func TestChoicesWithoutOrder(t *testing.T) {
	q, _ := read(t, paper("1. Hewan yang bertelur adalah ....\na. ayam\t\td. kuda\t\tc. sapi\nb. kucing\t\te. domba\n2. Hewan yang terbang adalah ....\na. elang\t\tc. ikan\nb. ular\t\td. katak"))
	for i, want := range []string{"ayam kucing sapi kuda domba", "elang ular ikan katak"} {
		c, _ := q.Items[i].Response.(quiz.Choice)
		var got []string
		for _, choice := range c.Choices {
			got = append(got, choice.Content.Text())
		}
		if strings.Join(got, " ") != want {
			t.Errorf("question %d offers %q, want %q", i+1, got, want)
		}
	}
}

// TestCrossedBehind: people write an x behind what they choose, among questions in bold
// that they answer at length.
func TestCrossedBehind(t *testing.T) {
	bullets := func(text string) (out []page.Block) {
		for _, c := range strings.Split(text, "|") {
			out = append(out, page.Paragraph{Label: &page.Label{Text: "•", Format: page.Bullet, List: text}, Runs: []page.Run{{Text: c}}})
		}
		return out
	}
	stem := func(text string) page.Block {
		return page.Paragraph{Runs: []page.Run{{Text: text, Marks: page.Marks{Bold: true}}}}
	}
	told := func(text string) page.Block { return page.Paragraph{Runs: []page.Run{{Text: text}}} }
	blocks := []page.Block{stem("1. ¿Qué es un árbol? Elegí dos opciones")}
	blocks = append(blocks, bullets("Una planta con tronco x|Un pez de mar|Un ser vivo x|Una piedra")...)
	blocks = append(blocks, stem("2. ¿Qué es un río? Elegí una opción"))
	blocks = append(blocks, bullets("Una corriente de agua x|Un cerro|Una nube")...)
	blocks = append(blocks, stem("3. Explica de forma breve qué es un bosque"), told("Un bosque es un terreno con muchos árboles que crecen juntos y dan sombra a otras plantas."))
	blocks = append(blocks, stem("4. ¿Qué es una isla? Elegí una opción"))
	blocks = append(blocks, bullets("Un camino largo|Una tierra rodeada de agua x|Un valle")...)
	blocks = append(blocks, stem("5. Describe con tus palabras qué es un lago"), told("Un lago es una masa de agua que no corre y que llena una hondonada entre cerros."))
	q, _ := read(t, page.Document{Blocks: blocks})
	want := []string{"Una planta con tronco | Un ser vivo", "Una corriente de agua", "Una tierra rodeada de agua"}
	var got []string
	for i, k := range keys(q) {
		if _, ok := q.Items[i].Response.(quiz.Choice); ok {
			got = append(got, k)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Which is a term of the sum?\na) 2 x\nb) 3 y\nc) 4\n2. Which one doubles?\na) 2 x\nb) y\nc) 1\n3. Which one squares?\na) x x\nb) 2 x\nc) 5"))
	for i, k := range keys(q) {
		if k != "-" {
			t.Errorf("unknowns: question %d has the key %q", i+1, k)
		}
	}
}

// TestWorksheetTasks: on a worksheet in which headings with numbers are the tasks, the
// lists of its text to read are no choices, and lists of words fill the gaps above them.
func TestWorksheetTasks(t *testing.T) {
	var doc page.Document
	head := func(text string) {
		doc.Blocks = append(doc.Blocks, page.Paragraph{Style: page.Style{Heading: 3}, Runs: []page.Run{{Text: text}}})
	}
	say := func(text string) {
		doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: text}}})
	}
	list := func(entries ...string) {
		for _, e := range entries {
			doc.Blocks = append(doc.Blocks, page.Paragraph{Label: &page.Label{Text: "•", Format: page.Bullet, List: entries[0]}, Runs: []page.Run{{Text: e}}})
		}
	}
	head("Der Fluss")
	say("Ein Fluss beginnt an einer Quelle. Dazu gehören:")
	list("die Quelle oben im Gebirge", "der Lauf durch das Tal", "die Mündung in das Meer")
	head("1) 🖊️ Welche Tiere leben im Fluss?")
	list("Forelle (richtig)", "Maulwurf", "Otter (richtig)")
	head("Der Wald")
	say("Im Wald wachsen viele Bäume nebeneinander:")
	list("Buchen wachsen im Schatten", "Eichen werden sehr alt")
	head("2) 🖊️ Kreuze die richtigen Aussagen an:")
	list("Bäume haben Wurzeln", "Bäume haben Flossen")
	head("3) 🖊️ Ergänze den Lückentext")
	say("Der [Fluss] beginnt an einer [Quelle] und endet nach langem Lauf durch das Tal am Meer.")
	say("Lücken: Fluss, Quelle")
	head("Der Berg")
	say("Auf dem Berg liegt im Winter viel Schnee:")
	list("er schmilzt im Frühling", "er speist die Bäche")
	head("4) Welcher Baum hat Nadeln?")
	list("Fichte (richtig)", "Buche")
	q, _ := read(t, doc)
	want := []string{"Forelle | Otter", "-", "Fluss | Quelle", "Fichte"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s\n%q", diff, stemsOf(q))
	}
}
