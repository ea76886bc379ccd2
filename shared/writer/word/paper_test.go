package word_test

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/pack/packtest"
	"formwright/shared/writer/target"
	"formwright/shared/writer/word"
)

var (
	tags    = regexp.MustCompile(`<[^>]*>`)
	endings = regexp.MustCompile(`</w:p>`)
	tabs    = regexp.MustCompile(`<w:tab/>`)
)

// part is one part of the document.
func part(t testing.TB, data []byte, name string) string {
	t.Helper()
	for _, e := range packtest.Entries(t, data) {
		if e.Name == name {
			return e.Content
		}
	}
	t.Fatalf("there is no part %s", name)
	return ""
}

// text is what a person reads, a line for each paragraph that holds text.
func text(t testing.TB, q quiz.Quiz, o target.Options) []string {
	t.Helper()
	data, _ := write(t, q, o)
	content := part(t, data, "word/document.xml")
	content = tabs.ReplaceAllString(endings.ReplaceAllString(strings.ReplaceAll(content, "\n", ""), "\n"), " ")
	var out []string
	for _, l := range strings.Split(tags.ReplaceAllString(content, ""), "\n") {
		if l = strings.TrimSpace(l); l != "" && !strings.HasPrefix(l, "Name: ") {
			out = append(out, strings.TrimRight(l, "_"))
		}
	}
	return out
}

func TestPaper(t *testing.T) {
	one, three := quiz.Int(1), quiz.Int(3)
	q := quiztest.Of("Weather",
		quiztest.Ask("Which is frozen?", quiztest.Choices([]int{1}, "rain", "snow")),
		quiztest.Ask("It snows in winter.", quiz.TrueFalse{Key: new(bool)}),
		quiztest.Ask("Who sees it?", quiztest.Accept("the captain", "a sailor")),
		quiztest.Ask("How cold is it?", quiz.Number{Unit: "K", Key: quiz.Near(quiz.Int(250), quiz.Int(2))}),
		quiztest.Ask("Match.", quiz.Match{Left: quiztest.Contents("ice", "steam"), Right: quiztest.Contents("gas", "solid", "liquid"), Key: []int{1, 0}}),
		quiztest.Ask("Put in order.", quiz.Order{Entries: quiztest.Contents("b", "a", "c"), Key: []int{1, 0, 2}}),
		quiztest.Ask("Why?", quiz.Essay{Lines: 1, MaxWords: 50, Model: richtext.Plain("Because."), Rubric: richtext.Plain("One point.")}),
		quiztest.OneOfEach().Items[9],
	)
	q.Introduction = richtext.Plain("Answer all.")
	q.Sections = []quiz.Section{{ID: "s1", Title: "Part A", Instructions: richtext.Plain("Choose one."), Items: []string{"q1", "q2"}}}
	q.Stimuli = []quiz.Stimulus{{ID: "p1", Title: "Log", Content: richtext.Plain("Snow fell."), Items: []string{"q3", "q4"}}}
	q.Items[0].Points, q.Items[1].Points = &one, &three
	q.Items[0].Feedback.General = richtext.Plain("Snow is ice.")
	paper := []string{"Answer all.", "Part A", "Choose one.",
		"1. Which is frozen? (1 point)", "A. rain B. snow", "2. It snows in winter. (3 points)", "A. True B. False",
		"Questions 3–4 refer to the following text.", "Log", "Snow fell.",
		"3. Who sees it?", "", "4. How cold is it?", "________________ K",
		"5. Match.", "1. ice", "A. gas", "2. steam", "B. solid", "C. liquid",
		"6. Put in order.", "A. b", "B. a", "C. c", "7. Why? (at most 50 words)", "",
		"8. A whale is a ____________ (fish / mammal), a shark is a ____________ (fish / mammal)."}
	key := []string{"Answer key", "1. B", "Explanation: Snow is ice.", "2. False", "3. the captain; a sailor", "4. 250 ± 2 K",
		"5. 1-B, 2-A", "6. B, A, C", "7. Because.", "Rubric: One point.", "8. mammal; fish"}
	keyAlone := []string{"Answer key", "1. B. snow", "Explanation: Snow is ice.", "2. False", "3. the captain; a sailor", "4. 250 ± 2 K",
		"5. 1-B. solid", "2-A. gas", "6. B. a", "A. b", "C. c", "7. Because.", "Rubric: One point.", "8. mammal; fish"}
	title := []string{"Weather"}
	for name, c := range map[string]struct {
		options target.Options
		want    [][]string
	}{
		"key at the end": {target.Options{}, [][]string{title, paper, key}},
		"no key":         {target.Options{AnswerKey: target.KeyNone}, [][]string{title, paper}},
		"key only":       {target.Options{AnswerKey: target.KeyOnly}, [][]string{title, keyAlone}},
	} {
		t.Run(name, func(t *testing.T) {
			var want []string
			for _, part := range c.want {
				want = append(want, part...)
			}
			if diff := cmp.Diff(want, text(t, q, c.options)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestUnkeyedItems(t *testing.T) {
	got := text(t, quiztest.Unkeyed(), target.Options{AnswerKey: target.KeyOnly})
	want := []string{"One of each", "Answer key", "1. B. Mercury", "2. —", "3. —", "4. —", "5. —", "6. —", "7. —",
		"8. It is less dense than water.", "Rubric: 2 points for density.", "9. —", "10. —"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	behind := strings.Join(text(t, quiztest.Unkeyed(), target.Options{}), "\n")
	if want := "\nAnswer key\n1. B\n8. It is less dense than water.\nRubric: 2 points for density."; !strings.HasSuffix(behind, want) {
		t.Errorf("%q does not end in %q", behind, want)
	}
	none := quiztest.Of("Nothing known", quiztest.Ask("Who?", quiz.Text{}))
	if got := text(t, none, target.Options{}); strings.Contains(strings.Join(got, "\n"), "Answer key") {
		t.Errorf("there is a page without an answer: %q", got)
	}
}

func TestPassageOfScatteredQuestions(t *testing.T) {
	q := quiztest.Many(4)
	q.Stimuli = []quiz.Stimulus{
		{ID: "p1", Content: richtext.Plain("one"), Items: []string{"q1", "q2", "q4"}},
		{ID: "p2", Content: richtext.Plain("two"), Items: []string{"q3"}}}
	got := strings.Join(text(t, q, target.Options{AnswerKey: target.KeyNone}), "\n")
	for _, want := range []string{"Questions 1, 2 and 4 refer to the following text.\none\n1. ", "Question 3 refers to the following text.\ntwo\n3. "} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
}

func TestDirectionAndPaper(t *testing.T) {
	q := quiztest.Of("اختبار", quiztest.Ask("ما لون الثلج؟", quiztest.Choices([]int{0}, "1930", "أسود")),
		quiztest.Ask("What colour is snow?", quiz.TrueFalse{}))
	q.Language = "ar"
	data, _ := write(t, q, target.Options{AnswerKey: target.KeyNone})
	body := part(t, data, "word/document.xml")
	for text, rtl := range map[string]bool{"1930": true, "What colour is snow?": false} {
		before := body[:strings.Index(body, ">"+text+"<")]
		paragraph := before[strings.LastIndex(before, "<w:p>"):]
		if got := strings.Contains(paragraph, "<w:bidi/>"); got != rtl {
			t.Errorf("%s runs from right to left: %v, want %v", text, got, rtl)
		}
	}
	for language, width := range map[string]string{"en-US": `w:w="12240"`, "en-GB": `w:w="11906"`, "": `w:w="11906"`} {
		q.Language = language
		data, _ := write(t, q, target.Options{})
		if !strings.Contains(part(t, data, "word/document.xml"), "<w:pgSz "+width) {
			t.Errorf("the page for %q is not %s wide", language, width)
		}
	}
}

func TestLinksAreURIs(t *testing.T) {
	q := quiztest.Of("Links", quiz.Item{Response: quiz.TrueFalse{}, Stem: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{
		richtext.Text{Text: "a", Marks: richtext.Marks{Link: `https://example.org/ä b?"<x>`}},
		richtext.Text{Text: "b", Marks: richtext.Marks{Link: "javascript:alert(1)"}}}}}})
	data, _ := write(t, q, target.Options{})
	relations := part(t, data, "word/_rels/document.xml.rels")
	if !strings.Contains(relations, `Target="https://example.org/%C3%A4%20b?%22%3Cx%3E"`) || strings.Contains(relations, "javascript") {
		t.Error(relations)
	}
}

func TestLosses(t *testing.T) {
	q := quiztest.Of("Losses", quiz.Item{Response: quiz.TrueFalse{}, Stem: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{
		richtext.Text{Text: "x"}, richtext.Math{LaTeX: `\nosuch`, Text: "bad"}, richtext.Image{Hash: "gone", Alt: "a dot"}}}}})
	var b bytes.Buffer
	losses, err := word.Write(&b, q, row(t))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, l := range losses {
		got = append(got, l.Item+" "+string(l.Code))
	}
	if diff := cmp.Diff([]string{"q1 math_flattened", "q1 image_dropped"}, got); diff != "" {
		t.Error(diff)
	}
}

func TestDrawnQuizzes(t *testing.T) {
	tg := row(t)
	rapid.Check(t, func(r *rapid.T) {
		q, _, err := fit.Fit(quiztest.Quizzes().Draw(r, "quiz"), tg)
		if err != nil {
			return // nothing in it that shows
		}
		var b bytes.Buffer
		if _, err := word.Write(&b, q, tg); err != nil {
			t.Fatal(err)
		}
		wellFormed(t, b.Bytes())
		body := part(t, b.Bytes(), "word/document.xml")
		if strings.Contains(body, "</w:tbl></w:tc>") || strings.Contains(body, "</w:tbl>\n</w:tc>") || strings.Contains(body, "</w:tcPr></w:tc>") {
			t.Error("a cell does not end in a paragraph")
		}
	})
}

func TestPicturesAreStreamed(t *testing.T) {
	const size, pictures = 8 << 20, 8
	q := quiztest.Of("Large", quiztest.Ask("x", quiz.TrueFalse{}))
	q.Media = richtext.Library{}
	for i := range pictures {
		hash := fmt.Sprintf("%016d", i)
		q.Media[hash] = richtext.LazyMedia("image/jpeg", 1, 1, size, func() (io.ReadCloser, error) {
			return io.NopCloser(io.LimitReader(zeros{}, size)), nil
		})
		q.Items[0].Stem = append(q.Items[0].Stem, richtext.Paragraph{Inlines: []richtext.Inline{richtext.Image{Hash: hash}}})
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if _, err := word.Write(io.Discard, q, row(t)); err != nil {
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
	tg := row(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := word.Write(io.Discard, q, tg); err != nil {
			b.Fatal(err)
		}
	}
}
