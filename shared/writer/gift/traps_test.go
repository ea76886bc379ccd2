package gift_test

import (
	"bytes"
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/gift"
	"formwright/shared/writer/target"
)

// TestSpelling pins what Moodle's importer needs to see, as its sheet says.
func TestSpelling(t *testing.T) {
	zero := quiz.Near(quiz.Int(0), quiz.Int(0))
	value := quiz.Int(2)
	yes := true
	uneven := &quiz.NumberKey{Value: &value, Min: quiz.Int(1), Max: quiz.Int(5)}
	for _, c := range []struct {
		name string
		item quiz.Item
		want string
	}{
		{"zero is written with =", quiztest.Ask("n?", quiz.Number{Key: zero}), "::n?::[plain]n?{#=0:0}\n"},
		{"a range", quiztest.Ask("n?", quiz.Number{Key: quiz.Between(quiz.Int(-1), quiz.Int(5))}), "{#=-1..5}"},
		{"an uneven range", quiztest.Ask("n?", quiz.Number{Key: uneven}), "{#=1..5}"},
		{"a stem that looks like a comment", quiztest.Ask("// x", quiztest.Accept("a")), "::// x::[plain]// x{\n\t=a\n}"},
		{"lines that look like an end", quiztest.Ask("a\n\n0\n// b", quiztest.Accept("a")), `[plain]a\n\n0\n// b{`},
		{"an answer that looks like a truth", quiztest.Ask("?", quiztest.Accept("T", "FALSE")), "{\n\t=T\n\t=FALSE\n}"},
		{"an arrow in an answer", quiztest.Ask("?", quiztest.Accept("a->b")), "\t=a→b\n"},
		{"a wildcard in an answer", quiztest.Ask("?", quiztest.Accept("a*b")), "\t=a\\\\*b\n"},
		{"a wrong choice like a share", quiztest.Ask("?", quiztest.Choices([]int{0}, "a", "%50% b")), "\t~%0%%50% b\n"},
		{"a right choice like a share", quiztest.Ask("?", quiztest.Choices([]int{0}, "%50%", "b")), "[html]?{\n\t=&\\#37;50%\n"},
		{"an answer like a share", quiztest.Ask("?", quiztest.Accept("%50%")), "\t=%100%%50%\n"},
		{"a choice like a format", quiztest.Ask("?", quiztest.Choices([]int{0}, "[html]", "b")), "\t=[plain][html]\n"},
		{"markup characters make HTML", quiztest.Ask("a < b <script>", quiztest.Accept("a<b")), "[html]a &lt; b &lt;script&gt;{\n\t=a<b\n}"},
		{"a brace before a tag", quiz.Item{Stem: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "{"}, richtext.Text{Text: "}", Marks: richtext.Marks{Bold: true}}}}}, Response: quiztest.Accept("a")}, "[html]&\\#123;<strong>\\}</strong>{"},
		{"every sign is escaped", quiztest.Ask(`~=#{}:\`, quiztest.Accept("a")), `[plain]\~\=\#\{\}\:\\{`},
		{"seven right choices", quiztest.Ask("?", quiztest.Choices([]int{0, 1, 2, 3, 4, 5, 6}, "a", "b", "c", "d", "e", "f", "g", "h")), "\t~%14.28571%g\n\t~%-100%h\n"},
		{"eleven right choices", quiztest.Ask("?", quiztest.Choices([]int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k")), "\t~%10%i\n\t~%5%j\n\t~%5%k\n"},
		{"one pair becomes a choice", quiztest.Ask("?", quiz.Match{Left: quiztest.Contents("a"), Right: quiztest.Contents("x", "y"), Key: []int{0}}), "{\n\t=x\n\t~y\n}"},
		{"a pair with an arrow", quiztest.Ask("?", quiz.Match{Left: quiztest.Contents("a -> b", "c"), Right: quiztest.Contents("x -> y", "z"), Key: []int{0, 1}}), "\t=a -&gt; b -> x -> y\n"},
		{"an order", quiztest.OneOfEach().Items[6], "{\n\t=1 -> Printing press\n\t=2 -> Steam engine\n\t=3 -> Moon landing\n}"},
		{"an essay", quiztest.OneOfEach().Items[7], "[plain]Why does ice float?{}\n"},
		{"feedback of a truth", quiz.Item{Stem: richtext.Plain("?"), Response: quiz.TrueFalse{Key: &yes}, Feedback: quiz.Feedback{Correct: richtext.Plain("yes"), General: richtext.Plain("so")}}, "{TRUE##yes####so}"},
		{"the blank stays in its place", quiztest.OneOfEach().Items[3], "[plain]The capital of France is {\n\t=Paris\n\t=City of Paris\n}, on the Seine.\n"},
		{"a blank at the end is drawn", quiz.Item{Stem: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "It is "}, richtext.Blank{}}}}, Response: quiztest.Accept("so")}, "[plain]It is _____{\n\t=so\n}"},
	} {
		_, file, _ := write(t, quiztest.Of("", c.item))
		if !strings.Contains(file, c.want) {
			t.Errorf("%s: no %q in\n%s", c.name, c.want, file)
		}
	}
}

func TestLearnDashGetsPlainGIFT(t *testing.T) {
	tg, _ := target.Find(target.OtherA)
	fitted, _, err := fit.Fit(quiztest.Everything(), tg)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if _, err := gift.Write(&b, fitted, tg); err != nil {
		t.Fatal(err)
	}
	read, err := parse(b.String())
	if err != nil {
		t.Fatal(err)
	}
	if len(read) != len(fitted.Items) {
		t.Errorf("%d of %d questions", len(read), len(fitted.Items))
	}
	for _, unwanted := range []string{"$CATEGORY", "[plain]", "{#=", "[tag:", `\\(`} {
		if strings.Contains(b.String(), unwanted) {
			t.Errorf("%s stands in\n%s", unwanted, b.String())
		}
	}
}

// TestLearnDashStemsInBracketsSayTheirFormat: a bracket would be read as one.
func TestLearnDashStemsInBracketsSayTheirFormat(t *testing.T) {
	tg, _ := target.Find(target.OtherA)
	var b bytes.Buffer
	if _, err := gift.Write(&b, quiztest.Of("", quiztest.Ask("[sic] Who?", quiztest.Accept("me"))), tg); err != nil {
		t.Fatal(err)
	}
	if want := "::[plain][sic] Who?{"; !strings.Contains(b.String(), want) {
		t.Errorf("no %q in %s", want, b.String())
	}
}

func TestWhatColumnsCannotHoldIsCut(t *testing.T) {
	long := strings.Repeat("long ", 60)
	item := quiztest.Ask("?", quiz.Match{Left: quiztest.Contents("a", "b"), Right: quiztest.Contents(long, "y"), Key: []int{0, 1}})
	item.Tags = []string{"<", "0", "a<b", "ok"}
	_, file, read := write(t, quiztest.Of(`C:\new `+long, item))
	if got := strings.Join(read[0].tags, ","); got != "ab,ok" {
		t.Errorf("the tags are %s", got)
	}
	if want := "$CATEGORY: C:\\\\new long "; !strings.HasPrefix(file, want) {
		t.Errorf("no %q in\n%s", want, file)
	}
	tg, _ := target.Find(target.GIFT)
	losses, err := gift.Write(&bytes.Buffer{}, quiztest.Of(long, item), tg)
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, l := range losses {
		got += l.Item + " " + string(l.Code) + "; "
	}
	if want := " text_cut; q1 text_changed; q1 text_cut; "; got != want {
		t.Errorf("got %q", got)
	}
}

func TestLosesOfItsOwn(t *testing.T) {
	tg, _ := target.Find(target.GIFT)
	third := quiz.MustDecimal("0.35")
	text := quiztest.Ask("?", quiz.Text{Accepted: []quiz.Accepted{{Text: "a"}, {Text: "b->c", Credit: &third}}})
	text.Feedback.Incorrect = richtext.Plain("no")
	eleven := quiztest.Ask("?", quiztest.Choices([]int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"))
	fitted, _, err := fit.Fit(quiztest.Of("", text, eleven), tg)
	if err != nil {
		t.Fatal(err)
	}
	losses, err := gift.Write(&bytes.Buffer{}, fitted, tg)
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, l := range fit.Merge(fitted, nil, losses) {
		got += l.Item + " " + string(l.Code) + "; "
	}
	if want := "q1 credit_changed; q1 feedback_dropped; q1 text_changed; q2 credit_changed; "; got != want {
		t.Errorf("got %s", got)
	}
}
