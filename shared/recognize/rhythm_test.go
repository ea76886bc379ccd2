package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// inLook sets a text in a mark of set, plain where there is none.
func inLook(mark, text string) string {
	if mark == "" {
		return text
	}
	return "{" + mark + ":" + text + "}"
}

// printRhythm prints questions without numbers and choices without letters.
func printRhythm(l tongue, stem, look, gap string) (text string, want []string) {
	var b strings.Builder
	for i, s := range l.stems {
		b.WriteString(inLook(stem, s) + "\n")
		for k, c := range l.choices[i] {
			if k != right(i) {
				b.WriteString(c + "\n")
				continue
			}
			b.WriteString(inLook(look, c) + "\n")
			want = append(want, c)
		}
		b.WriteString(gap)
	}
	return b.String(), want
}

// TestChoicesByLookAlone reads questions without numbers whose choices carry no
// letters, one of them set apart, in every language.
func TestChoicesByLookAlone(t *testing.T) {
	for _, l := range tongues() {
		for _, stem := range []string{"", "b", "i"} {
			for _, look := range []string{"b", "r", "h", "u", "bi", "br", "g"} {
				if stem == look {
					continue
				}
				for _, gap := range []string{"", "\n"} {
					text, want := printRhythm(l, stem, look, gap)
					q, _, err := recognize.Recognize(set("Test\n\n" + text))
					if err != nil {
						t.Errorf("%s stem %q look %q gap %q: %v", l.name, stem, look, gap, err)
						continue
					}
					if diff := cmp.Diff(want, keys(q)); diff != "" {
						t.Errorf("%s stem %q look %q gap %q:\n%s", l.name, stem, look, gap, diff)
					}
					if c, ok := q.Items[1].Response.(quiz.Choice); !ok || len(c.Choices) != 4 || q.Items[1].Stem.Text() != l.stems[1] {
						t.Errorf("%s: %q %T", l.name, q.Items[1].Stem.Text(), q.Items[1].Response)
					}
				}
			}
		}
	}
}

// TestUnevenChoicesByLook reads stems that ask nothing by a sign, and groups of
// several sizes with one that has no mark.
func TestUnevenChoicesByLook(t *testing.T) {
	q, fs := read(t, set(`Biology test

The organ that pumps blood is the
liver
{r:heart}
lung

Plants make sugar in their
roots
stems
{r:leaves}

The largest animal alive is the
{r:blue whale}
elephant
giraffe

Bees live in
nests
{r:hives}
dens
burrows`))
	if diff := cmp.Diff([]string{"heart", "leaves", "blue whale", "hives"}, keys(q)); diff != "" {
		t.Errorf("%s%v", diff, fs)
	}
	q, _ = read(t, set(`Which tag makes a link?
<link>
{b:<a>}
<href>
Which of these is a loop?
if
switch
{b:while}
break
Which one has no answer yet?
first
second
third
What does CSS style?
{b:pages}
servers
files`))
	if diff := cmp.Diff([]string{"<a>", "while", "-", "pages"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestChoicesByRhythm reads the same without any mark: groups of a steady size
// under questions. No key is made.
func TestChoicesByRhythm(t *testing.T) {
	q, _ := read(t, paper(`General knowledge

Which planet is red?
Mars
Venus
Saturn
Jupiter
Who wrote Faust?
Goethe
Schiller
Kafka
Which metal is liquid?
Iron
Mercury
Gold
Lead

What is the tallest mountain?
Everest
Denali
K2
Elbrus
Where is Lima?
Peru
Chile
Bolivia
Cuba`))
	if diff := cmp.Diff([]string{"-", "-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	for i, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) < 3 {
			t.Errorf("item %d: %T %q", i, item.Response, item.Stem.Text())
		}
	}
}

// TestAnswerBelowInAnotherLook reads the answer of open questions from a line of
// its own that is set apart, with every label and none.
func TestAnswerBelowInAnotherLook(t *testing.T) {
	for _, l := range tongues() {
		for _, label := range []string{"%d. ", "%d.- ", "W %d: ", "%d) ", ""} {
			for _, stem := range []string{"", "b"} {
				for _, look := range []string{"r", "b", "i", "h", "u"} {
					if look == stem {
						continue
					}
					var b strings.Builder
					var want []string
					for i, s := range l.stems {
						answer := l.choices[i][right(i)]
						b.WriteString(inLook(stem, labelText(label, l.question, i+1)+s) + "\n" + inLook(look, answer) + "\n")
						want = append(want, answer)
					}
					q, _, err := recognize.Recognize(set(b.String()))
					if err != nil {
						t.Errorf("%s %q stem %q look %q: %v", l.name, label, stem, look, err)
						continue
					}
					if diff := cmp.Diff(want, keys(q)); diff != "" {
						t.Errorf("%s %q stem %q look %q:\n%s", l.name, label, stem, look, diff)
					}
				}
			}
		}
	}
}

func labelText(form, word string, n int) string {
	return strings.NewReplacer("W", word, "%d", string(rune('0'+n))).Replace(form)
}

// TestNumberAsAnswer reads a number alone on its line as the answer it is.
func TestNumberAsAnswer(t *testing.T) {
	q, fs := read(t, set(`{b:1.- How many bits has an address?}
{r:32}
{b:2.- How many bits has a byte?}
{r:8}
{b:3.- How many bytes are 32 bits?}
{r:4}
{b:4.- Which device joins networks?}
{r:a router}`))
	if diff := cmp.Diff([]string{"32..32", "8..8", "4..4", "a router"}, keys(q)); diff != "" || len(fs) > 0 {
		t.Errorf("%s%v", diff, fs)
	}
}

// TestAnswerByRhythm reads a question and its answer line by line, without
// numbers or marks, only where the whole document keeps to it.
func TestAnswerByRhythm(t *testing.T) {
	text := `Capital of France?
Paris
Capital of Italy?
Rome
Capital of Norway?
Oslo
Capital of Japan?
Tokyo
Capital of Peru?
Lima`
	q, _ := read(t, paper(text))
	if diff := cmp.Diff([]string{"Paris", "Rome", "Oslo", "Tokyo", "Lima"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	noQuestions(t, `Frequently asked questions
How do I get an account?
You ask the office for one and wait for the letter.
Who may use the pool?
Everybody who has paid the fee for this year.
When does the gate close?
It closes at eight in winter and at ten in summer.
Can I bring a dog?
Dogs are welcome if they are kept on a lead.`)
}

// TestBoldChoiceUnderRestart reads bold lines right over a number that begins anew
// as choices, where one line is bold under every question.
func TestBoldChoiceUnderRestart(t *testing.T) {
	const text = `1. Which is a planet?
Oslo
{b:Mars}
Rhine
Etna
2. Which is a city?
Mars
Rhine
Etna
{b:Oslo}
1. Which is a river?
Oslo
Etna
{b:Rhine}
Mars
2. Which is a volcano?
Oslo
{b:Etna}
Rhine
Mars
1. Which is in Norway?
{b:Oslo}
Etna
Mars
Rhine`
	q, _ := read(t, set(text))
	if diff := cmp.Diff([]string{"Mars", "Oslo", "Rhine", "Etna", "Oslo"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestProseWithMarkedLines reads nothing in texts under titles, and no answer in
// what repeats.
func TestProseWithMarkedLines(t *testing.T) {
	for _, text := range []string{
		"Our week\n\n{b:Monday}\nWe met in the hall.\nThe group was large.\n{i:Photo: Anna}\n\n{b:Tuesday}\nWe walked to the lake.\nIt rained.\n{i:Photo: Ben}\n\n{b:Wednesday}\nWe stayed inside.\nThere was soup.\n{i:Photo: Carl}\n\n{b:Thursday}\nWe drove home.\nAll were tired.\n{i:Photo: Dora}",
		"1. Introduction\n{i:The text was written in May.}\n2. Method\n{i:Samples were taken by hand.}\n3. Results\n{i:Nothing was found at all.}\n4. Discussion\n{i:More work has to be done.}",
	} {
		if q, _, err := recognize.Recognize(set(text)); err == nil {
			t.Errorf("%d items of %q", len(q.Items), text[:20])
		}
	}
	q, _ := read(t, set("1. What is rain?\n{i:Write two sentences.}\n2. What is snow?\n{i:Write two sentences.}\n3. What is hail?\n{i:Write two sentences.}"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestAnswerBelowInPlain reads the answers under numbered questions of which a few
// end in a colon, or are bold and end in nothing, where nearly all have one.
func TestAnswerBelowInPlain(t *testing.T) {
	want := []string{"Paris", "running config", "a switch", "Lima"}
	for _, text := range []string{
		"1. What is the capital of France?\nParis\n2. The settings in use are called:\nrunning config\n3. Which device joins hosts?\na switch\n4. Where is the capital of Peru?\nLima",
		"{b:1. What is the capital of France?}\nParis\n{b:2. The settings in use}\nrunning config\n{b:3. Which device joins hosts?}\na switch\n{b:4. Capital of Peru}\nLima",
	} {
		q, _ := read(t, set(text))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Error(diff)
		}
	}
	q, _ := read(t, set("1. What is the capital of France?\nParis\n2. Compare:\nthe two texts\n3. Which device joins hosts?\n4. Draw:\na map\n5. Who was Bach?"))
	if diff := cmp.Diff([]string{"-", "-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestCodeIsNoAnswer leaves the coloured lines of a program, and the choices
// behind them, as they are under headings that number the questions.
func TestCodeIsNoAnswer(t *testing.T) {
	q, _ := read(t, set("Question 1\nWhat will the code below do?\n{g:class Enemy : Base;}\n{g:int x = 5;}\nint y = {g:4;}\n{g:Update();}\nSelect only one\nIt stops.\nIt runs.\n{h:It fails.}\n\nQuestion 2\nWhich line sets x?\n{g:int y = 4;}\n{g:Update();}\nSelect only one\nThe first\n{h:The second}\nNone\n\nQuestion 3\nWhat is a class?\nSelect only one\n{h:A type}\nA value\nA file"))
	if diff := cmp.Diff([]string{"It fails.", "The second", "A type"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestUnlabelledAmongLettered: in a test whose choices mostly have letters,
// questions in bold over plain lines, one of them highlighted, are read too.
func TestUnlabelledAmongLettered(t *testing.T) {
	var doc page.Document
	say := func(text string, m page.Marks) {
		doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: text, Marks: m}}})
	}
	ask := func(stem string, right int, choices ...string) {
		say(stem, page.Marks{Bold: true})
		for i, c := range choices {
			m := page.Marks{}
			if i == right {
				m.Highlight = "FFFF00"
			}
			say(c, m)
		}
		say("", page.Marks{})
	}
	ask("The largest of the planets is", 1, "Mars", "Jupiter", "Venus", "Earth")
	ask("Choose the river", 2, "Oslo", "Etna", "Rhine")
	ask("Is the moon a star?", 1, "Yes", "No")
	for _, stem := range []string{"Which is a city?", "Which is a port?", "Which is a capital?", "Which lies in the north?"} {
		ask(stem, 0, "A - Oslo", "B - Etna", "C - Rhine", "D - Mars")
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Jupiter", "Rhine", "No", "Oslo", "Oslo", "Oslo", "Oslo"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestTintedBlocks: the questions of blocks between gaps need not ask, nor have as many
// choices each, where one line of each is tinted, now here, now there.
func TestTintedBlocks(t *testing.T) {
	blocks := []string{
		"Paper 2 in geography\nthe first group",
		"A river that reaches no sea\nOder\n{h:Jordan}\nEbro",
		"The wind of a summer evening comes\n{h:from the sea}\nfrom the land\nfrom above",
		"A stone that floats on water\nbasalt\nslate\nmarble\n{h:pumice}\nnone of these",
		"Ice that comes down a valley\nfloe\nberg\n{h:glacier}\nhail",
		"The highest of the clouds\n{h:cirrus}\nstratus\ncumulus",
		"Islands in a ring\n{h:an atoll}\na fjord\n{h:a crater of the sea}\na bay\na delta\na cape",
		"The salt lake below the sea\nErie\n{h:Dead Sea}\nVan\nBaikal",
	}
	q, _ := read(t, set(strings.Join(blocks, "\n\n")))
	if diff := cmp.Diff([]string{"Jordan", "from the sea", "pumice", "glacier", "cirrus", "an atoll | a crater of the sea", "Dead Sea"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	for i, s := range stems(q) {
		if want, _, _ := strings.Cut(blocks[i+1], "\n"); s != want {
			t.Errorf("%q, want %q", s, want)
		}
	}
}
