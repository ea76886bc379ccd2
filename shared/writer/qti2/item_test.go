package qti2_test

import (
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/pack/packtest"
	"formwright/shared/writer/qti2"
	"formwright/shared/writer/target"
)

// item is the XML of the only item of a quiz.
func item(t *testing.T, tg target.Target, in quiz.Item) (string, []quiz.Loss) {
	t.Helper()
	q := quiztest.Of("One", in)
	q.Media = quiztest.Pictures()
	data, losses := written(t, q, tg)
	for _, e := range packtest.Entries(t, data) {
		if e.Name == "items/item_001.xml" {
			return e.Content, losses
		}
	}
	t.Fatal("the package has no item")
	return "", nil
}

func stem(inlines ...richtext.Inline) richtext.Content {
	return richtext.Content{richtext.Paragraph{Inlines: inlines}}
}

func TestItemXML(t *testing.T) {
	half := quiz.MustDecimal("0.5")
	choices := quiztest.Choices([]int{1}, "a", "b", "none")
	choices.Shuffle, choices.Choices[2].Pinned = true, true
	cased := quiztest.Accept("NaCl", "nacl")
	cased.CaseSensitive = true
	cases := []struct {
		name      string
		in        quiz.Item
		has, lack []string
	}{
		{"pinned choice", quiztest.Ask("x", choices),
			[]string{`shuffle="true"`, `<simpleChoice identifier="c3" fixed="true">none`, `<value>c2</value>`, `rptemplates/match_correct"`}, nil},
		{"several choices", quiztest.Ask("x", quiztest.Choices([]int{0, 2}, "a", "b", "c")),
			[]string{`maxChoices="0"`, `cardinality="multiple"`, `<value>c1</value><value>c3</value>`}, nil},
		{"unkeyed", quiztest.Ask("x", quiztest.Choices(nil, "a", "b")), nil, []string{"correctResponse", "responseProcessing"}},
		{"partly keyed", quiz.Item{Stem: stem(richtext.Blank{ID: "b1"}, richtext.Blank{ID: "b2"}),
			Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("x")}, {ID: "b2", Response: quiz.Text{}}}}},
			[]string{"<value>x</value>"}, []string{"responseProcessing"}},
		{"points", quiz.Item{Stem: richtext.Plain("x"), Points: &half, Response: quiz.TrueFalse{}},
			[]string{`identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>0.5<`, `normalMaximum="1"`}, nil},
		{"pictures in a menu", quiz.Item{Stem: stem(richtext.Blank{ID: "b1"}), Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiz.Choice{Key: []int{1}, Choices: []quiz.Entry{
			{Content: stem(richtext.Image{Hash: quiztest.PictureHashes()[0], Alt: "a dot"})}, {Content: stem(richtext.Image{Hash: quiztest.PictureHashes()[1]})}}}}}}},
			[]string{`<inlineChoice identifier="c1">a dot</inlineChoice><inlineChoice identifier="c2">2</inlineChoice>`}, nil},
		{"answers that differ in case only", quiztest.Ask("x", quiz.Text{Accepted: []quiz.Accepted{{Text: "Salt", Credit: &half}, {Text: "salt"}}}),
			[]string{`<mapEntry mapKey="salt" mappedValue="1" caseSensitive="false"/></mapping>`}, []string{`mapKey="Salt"`}},
		{"case rule", quiztest.Ask("x", cased), []string{`mapKey="NaCl" mappedValue="1" caseSensitive="true"`, `mapKey="nacl"`}, nil},
		{"field in the stem", quiz.Item{Stem: stem(richtext.Text{Text: "Paris is in "}, richtext.Blank{}, richtext.Text{Text: "."}), Response: quiztest.Accept("France")},
			[]string{`Paris is in <textEntryInteraction responseIdentifier="RESPONSE" expectedLength="20"/>.</p>`}, []string{"<p><textEntry"}},
		{"tolerance", quiztest.Ask("x", quiz.Number{Unit: "m", Key: quiz.Near(quiz.MustDecimal("3.14"), quiz.MustDecimal("0.01"))}),
			[]string{`<gte><variable identifier="RESPONSE"/><baseValue baseType="float">3.13</baseValue></gte>`, `>3.15</baseValue></lte>`, `<value>3.14</value>`, `/> m</p>`}, nil},
		{"bare range", quiztest.Ask("x", quiz.Number{Key: quiz.Between(quiz.Int(5), quiz.Int(8))}), []string{`<value>6.5</value>`}, nil},
		{"shared right entry", quiztest.Ask("x", quiz.Match{Left: quiztest.Contents("a", "b", "c"), Right: quiztest.Contents("x", "y"), Key: []int{0, 0, 1}}),
			[]string{`identifier="r1" matchMax="0"`, `identifier="l1" matchMax="1"`, `mapKey="l3 r2" mappedValue="0.333334"`, `maxAssociations="3"`}, nil},
		{"order", quiztest.Ask("x", quiz.Order{Entries: quiztest.Contents("a", "b"), Key: []int{1, 0}}),
			[]string{`cardinality="ordered"`, `<value>e2</value><value>e1</value>`}, nil},
		{"essay", quiztest.Ask("x", quiz.Essay{Lines: 4, Rubric: richtext.Plain("two points")}),
			[]string{`expectedLines="4"`, `<rubricBlock view="scorer" use="scoring"><p>two points</p></rubricBlock>`}, []string{"correctResponse", "responseProcessing"}},
		{"escaped", quiztest.Ask(`<b> & "q"`, quiztest.Accept(`a "b" <c>`)),
			[]string{`title="&lt;b&gt; &amp; &quot;q&quot;"`, `<p>&lt;b&gt; &amp; "q"</p>`, `mapKey="a &quot;b&quot; &lt;c&gt;"`}, nil},
		{"labels of a list", quiz.Item{Stem: richtext.Content{richtext.List{Style: richtext.UpperRoman, Start: 3, Items: quiztest.Contents("third")},
			richtext.List{Style: richtext.Decimal, Items: quiztest.Contents("first")}}, Response: quiz.TrueFalse{}},
			[]string{"<p>III. third</p>", "<ol><li>first</li></ol>"}, nil},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got, _ := item(t, versions(t)[0], c.in)
			for _, s := range c.has {
				if !strings.Contains(got, s) {
					t.Errorf("%s is not in\n%s", s, got)
				}
			}
			for _, s := range c.lack {
				if strings.Contains(got, s) {
					t.Errorf("%s is in\n%s", s, got)
				}
			}
		})
	}
}

func TestDirectionIsSaidInVersion22(t *testing.T) {
	in := quiztest.Ask("ما لون الثلج؟", quiz.TrueFalse{})
	old, _ := item(t, versions(t)[0], in)
	current, _ := item(t, versions(t)[1], in)
	if strings.Contains(old, "dir=") || !strings.Contains(current, `<itemBody dir="rtl">`) {
		t.Errorf("2.1:\n%s\n2.2:\n%s", old, current)
	}
}

// TestRangesOfUnscoredBlanksAreReported: a range is a rule, and there are none
// where a blank has no key.
func TestRangesOfUnscoredBlanksAreReported(t *testing.T) {
	in := func(key *quiz.NumberKey) quiz.Item {
		return quiz.Item{Stem: stem(richtext.Blank{ID: "b1"}, richtext.Blank{ID: "b2"}),
			Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiz.Number{Key: key}}, {ID: "b2", Response: quiz.Text{}}}}}
	}
	for want, key := range map[int]*quiz.NumberKey{1: quiz.Near(quiz.Int(3), quiz.Int(1)), 0: quiz.Near(quiz.Int(3), quiz.Int(0))} {
		text, losses := item(t, versions(t)[0], in(key))
		if len(losses) != want || want == 1 && losses[0].Code != quiz.KeyDropped || !strings.Contains(text, "<value>3</value>") {
			t.Errorf("losses %v in\n%s", losses, text)
		}
	}
}

func TestLosses(t *testing.T) {
	pic := richtext.Image{Hash: quiztest.PictureHashes()[0], Alt: "dot"}
	bad := richtext.Math{LaTeX: `\nosuch`, Text: "bad"}
	underlined := richtext.Text{Text: "u", Marks: richtext.Marks{Underline: true}}
	menu := quiz.Choice{Choices: []quiz.Entry{{Content: stem(pic)}, {Content: stem(richtext.Math{LaTeX: "x^2"})}}, Key: []int{0}}
	cases := map[quiz.LossCode]quiz.Item{
		quiz.MathFlattened:   {Stem: stem(bad), Response: quiz.TrueFalse{}},
		quiz.FormatFlattened: {Stem: stem(underlined), Response: quiz.TrueFalse{}},
		quiz.LimitDropped:    quiztest.Ask("x", quiz.Essay{MaxWords: 10}),
		quiz.TextChanged:     quiztest.Ask("a\x01b", quiz.TrueFalse{}),
		quiz.FeedbackDropped: {Stem: richtext.Plain("x"), Response: quiz.TrueFalse{}, Feedback: quiz.Feedback{Correct: richtext.Plain("yes")}},
		quiz.ImageDropped:    {Stem: stem(richtext.Blank{ID: "b1"}), Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: menu}}}},
	}
	for code, in := range cases {
		_, losses := item(t, versions(t)[0], in)
		if len(losses) == 0 || losses[0].Item != "q1" {
			t.Errorf("%s: the losses are %v", code, losses)
			continue
		}
		found := false
		for _, l := range losses {
			found = found || l.Code == code
		}
		if !found {
			t.Errorf("no %s among %v", code, losses)
		}
	}
}

// TestPicturesAreStreamed writes 64 MB of pictures in a fraction of the memory.
func TestPicturesAreStreamed(t *testing.T) {
	const size, pictures = 8 << 20, 8
	q := quiztest.Of("Large", quiztest.Ask("x", quiz.TrueFalse{}))
	q.Media = richtext.Library{}
	for i := range pictures {
		hash := fmt.Sprintf("%064d", i)
		q.Media[fmt.Sprintf("%016d", i)+hash[16:]] = richtext.LazyMedia("image/jpeg", 1, 1, size, func() (io.ReadCloser, error) {
			return io.NopCloser(io.LimitReader(zeros{}, size)), nil
		})
		q.Items[0].Stem = append(q.Items[0].Stem, stem(richtext.Image{Hash: fmt.Sprintf("%016d", i) + hash[16:]})...)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if _, err := qti2.Write(io.Discard, q, versions(t)[0]); err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	if got := after.TotalAlloc - before.TotalAlloc; got > 16<<20 {
		t.Errorf("%d bytes were allocated for %d of pictures", got, pictures*size)
	}
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) { clear(p); return len(p), nil }

func BenchmarkWrite(b *testing.B) {
	q := quiztest.Many(100)
	tg := versions(b)[0]
	b.ReportAllocs()
	for b.Loop() {
		if _, err := qti2.Write(io.Discard, q, tg); err != nil {
			b.Fatal(err)
		}
	}
}
