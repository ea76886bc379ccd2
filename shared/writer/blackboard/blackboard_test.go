package blackboard_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/blackboard"
	"formwright/shared/writer/check"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/target"
)

func write(t rapid.TB, q quiz.Quiz) (fitted quiz.Quiz, file string, losses []quiz.Loss) {
	t.Helper()
	tg, _ := target.Find(target.LMSC)
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		return quiz.Quiz{}, "", nil // nothing of it can be held
	}
	var b bytes.Buffer
	if losses, err = blackboard.Write(&b, fitted, tg); err != nil {
		t.Fatal(err)
	}
	return fitted, b.String(), losses
}

// one gives the fields of a quiz's only question, and the codes of its losses.
func one(t *testing.T, item quiz.Item) (fields []string, codes []quiz.LossCode) {
	t.Helper()
	_, file, losses := write(t, quiztest.Of("", item))
	for _, l := range losses {
		codes = append(codes, l.Code)
	}
	row, rest, _ := strings.Cut(file, "\r\n")
	if rest != "" {
		t.Fatalf("more than one row: %q", file)
	}
	return strings.Split(row, "\t"), codes
}

func plain(texts ...string) (out []richtext.Content) {
	for _, s := range texts {
		out = append(out, richtext.Plain(s))
	}
	return out
}

func TestKinds(t *testing.T) {
	var got []string
	_, file, _ := write(t, quiztest.OneOfEach())
	for row := range strings.SplitSeq(strings.TrimSuffix(file, "\r\n"), "\r\n") {
		kind, _, _ := strings.Cut(row, "\t")
		got = append(got, kind)
	}
	if d := cmp.Diff(strings.Fields("MC MA TF FIB NUM MAT ORD ESS FIB_PLUS FIB_PLUS"), got); d != "" {
		t.Error(d)
	}
}

func TestFields(t *testing.T) {
	gaps := richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{
		richtext.Text{Text: "a[1] is "}, richtext.Blank{ID: "b1"}, richtext.Text{Text: ", b is "}, richtext.Blank{ID: "b2"}}}}
	text := func(answers ...string) (r quiz.Text) {
		for _, a := range answers {
			r.Accepted = append(r.Accepted, quiz.Accepted{Text: a})
		}
		return r
	}
	three := quiz.Int(3)
	for name, c := range map[string]struct {
		item  quiz.Item
		want  string // fields with | between
		codes []quiz.LossCode
	}{
		"tabs and lines":  {quiz.Item{Stem: richtext.Plain("a\tb\r\nc"), Response: text("x\ty")}, "FIB|a b<br/>c|x y", nil},
		"markup":          {quiz.Item{Stem: richtext.Plain("1 < 2 & 3"), Response: text("a<b")}, "FIB|1 &lt; 2 &amp; 3|a<b", nil},
		"several answers": {quiz.Item{Stem: richtext.Plain("x"), Response: text("one", "two")}, "FIB|x|one|two", nil},
		"variables":       {quiz.Item{Stem: gaps, Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: text("x", "y")}, {ID: "b2", Response: text("z")}}}}, "FIB_PLUS|<p>a(1) is [gap1], b is [gap2]</p>|gap1|x|y||gap2|z", []quiz.LossCode{quiz.TextChanged}},
		"range":           {quiz.Item{Stem: richtext.Plain("x"), Response: quiz.Number{Key: quiz.Between(quiz.Int(2), quiz.Int(5))}}, "NUM|x|3.5|1.5", nil},
		"exact":           {quiz.Item{Stem: richtext.Plain("x"), Response: quiz.Number{Key: quiz.Near(three, quiz.Int(0))}}, "NUM|x|3", nil},
		"uneven":          {quiz.Item{Stem: richtext.Plain("x"), Response: quiz.Number{Key: &quiz.NumberKey{Value: &three, Min: quiz.Int(2), Max: quiz.Int(5)}}}, "NUM|x|3.5|1.5", []quiz.LossCode{quiz.TextChanged}},
		"distractors":     {quiz.Item{Stem: richtext.Plain("x"), Response: quiz.Match{Left: plain("a", "b"), Right: plain("1", "2", "3"), Key: []int{2, 0}}}, "MAT|x|a|3|b|1", []quiz.LossCode{quiz.ChoicesCut}},
		"model":           {quiz.Item{Stem: richtext.Plain("x"), Response: quiz.Essay{Model: richtext.Plain("Because")}}, "ESS|x|Because", nil},
		"order":           {quiz.Item{Stem: richtext.Plain("x"), Response: quiz.Order{Entries: plain("b", "a"), Key: []int{1, 0}}}, "ORD|x|a|b", nil},
	} {
		t.Run(name, func(t *testing.T) {
			fields, codes := one(t, c.item)
			if got := strings.Join(fields, "|"); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
			if d := cmp.Diff(c.codes, codes); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestTooManyVariables: Blackboard takes ten.
func TestTooManyVariables(t *testing.T) {
	var p richtext.Paragraph
	var r quiz.Blanks
	for i := range 11 {
		id := "b" + string(rune('a'+i))
		p.Inlines = append(p.Inlines, richtext.Text{Text: "x "}, richtext.Blank{ID: id})
		r.Blanks = append(r.Blanks, quiz.Blank{ID: id, Response: quiz.Text{Accepted: []quiz.Accepted{{Text: "y"}}}})
	}
	if _, codes := one(t, quiz.Item{Stem: richtext.Content{p}, Response: r}); len(codes) != 1 || codes[0] != quiz.TypeUnsupported {
		t.Errorf("losses %v", codes)
	}
}

// TestAnyQuizKeepsItsKeys: what stands as right in the file is what was right.
func TestAnyQuizKeepsItsKeys(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		fitted, file, losses := write(t, quiztest.Quizzes().Draw(t, "quiz"))
		left := map[string]bool{}
		for _, l := range losses {
			left[l.Item] = left[l.Item] || l.Code == quiz.TypeUnsupported
		}
		rows := strings.Split(strings.TrimSuffix(file, "\r\n"), "\r\n")
		for _, item := range fitted.Items {
			if left[item.ID] {
				continue
			}
			fields := strings.Split(rows[0], "\t")
			rows = rows[1:]
			c, ok := item.Response.(quiz.Choice)
			if !ok {
				continue
			}
			var key []int
			for i := 3; i < len(fields); i += 2 {
				if fields[i] == "correct" {
					key = append(key, (i-3)/2)
				}
			}
			if d := cmp.Diff(c.Key, key); d != "" || len(fields) != 2+2*len(c.Choices) {
				t.Fatalf("%q: %s", fields, d)
			}
		}
	})
}

func TestCheckRefuses(t *testing.T) {
	tg, _ := target.Find(target.LMSC)
	for name, file := range map[string]string{
		"byte order mark": "\ufeffTF\tx\ttrue\r\n", "empty line": "TF\tx\ttrue\r\n\r\n", "two right": "MC\tx\ta\tcorrect\tb\tcorrect\r\n", "none right": "MA\tx\ta\tincorrect\tb\tincorrect\r\n",
		"unknown kind": "XX\tx\ta\r\n", "no stem": "TF\t\ttrue\r\n", "truth": "TF\tx\tyes\r\n", "odd pair": "MAT\tx\ta\r\n", "gap not in the text": "FIB_PLUS\tx\tgap1\ta\r\n",
		"gap without answer": "FIB_PLUS\t[gap1]\tgap1\r\n", "number": "NUM\tx\tabc\r\n", "empty choice": "MC\tx\t\tcorrect\tb\tincorrect\r\n",
	} {
		if err := blackboard.Check(check.Bytes([]byte(file)), tg, 1); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
	many := strings.Repeat("TF\tx\ttrue\r\n", 501)
	if err := blackboard.Check(check.Bytes([]byte(many)), tg, 501); err == nil {
		t.Error("501 questions were accepted")
	}
}

// TestSharedEntry: Blackboard scores pairs that share an entry wrongly, so each
// left entry is asked for alone.
func TestSharedEntry(t *testing.T) {
	_, file, losses := write(t, quiztest.Of("", quiz.Item{Stem: richtext.Plain("x"), Response: quiz.Match{Left: plain("a", "b"), Right: plain("1", "2"), Key: []int{0, 0}}}))
	want := "MC\t<p>x</p><p>a</p>\t1\tcorrect\t2\tincorrect\r\nMC\t<p>x</p><p>b</p>\t1\tcorrect\t2\tincorrect\r\n"
	if file != want || len(losses) > 0 {
		t.Errorf("got %q, losses %v", file, losses)
	}
}
